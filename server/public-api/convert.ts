import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type DevConvert, type DevJob, devLimits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import { countUploads, mostWaitingUploads, startWithin, withTemplate } from '../conversions/index.ts'
import { hasCredits } from '../credits/index.ts'
import { Answered, type ArrivingParts } from '../feature.ts'
import { type IdempotentRequest, isKnown, keyShape, madeBefore, once } from '../platform/idempotency/index.ts'
import { TargetRefused } from '../platform/outbound/index.ts'
import { conversionOptions } from './conversion-options.ts'
import type { PublicApiTools } from './dependencies.ts'
import { waitForEnd } from './follow.ts'
import { discard, type Request, receive, type Standing } from './inputs.ts'
import { findJob, hasEnded, jobReply, jobWithResults } from './jobs.ts'
import { createFreshResults } from './recent-results.ts'
import * as store from './store.ts'

// key known? ──► no: limits spent? refuse ──► receive ──► one transaction: count, take uploads, hold credits, queue, job
//    └─► yes: hash what comes ──► the same request? the job of the first : 409
// then: wait as long as Prefer asks ──► 200 with the ended job, or 202 with the job as it stands

export interface ConvertRequest {
  readonly userId: string
  readonly body: ArrivingParts<DevConvert>
  readonly headers: IncomingHttpHeaders
  readonly signal: AbortSignal
}
interface Made {
  readonly jobId: string
  /** Of its conversions. A note of an earlier version has none. */
  readonly documents?: readonly string[]
}

/** Makes a job, or finds the one that the same Idempotency-Key has made before. */
export async function convert(tools: PublicApiTools, request: ConvertRequest): Promise<Answered<DevJob>> {
  const { userId, headers, signal } = request
  const key = keyOf(headers)
  const { jobId, documents = [], headers: limits, row } = await inTurn(key && `${userId} ${key}`, () => create(tools, request, key))
  const seconds = waitAsked(headers)
  const until = performance.now() + seconds * 1000
  const fresh = createFreshResults()
  const job =
    seconds > 0 ? await waitForEnd(tools, { userId, jobId, documents, row }, until, signal, fresh) : await findJob(tools, userId, jobId)
  const ended = seconds > 0 && hasEnded(job)
  return new Answered(ended ? await jobWithResults(tools, job, fresh) : jobReply(tools, job), ended ? 200 : 202, {
    ...limits,
    location: `${tools.publicUrl}/api/docmill/dev/jobs/${jobId}`,
    ...(seconds > 0 ? { 'preference-applied': `wait=${seconds}` } : {}),
  })
}

/** Requests of each account whose files are being received or whose job is being made. */
const underWay = new Map<string, number>()

async function create(tools: PublicApiTools, request: ConvertRequest, key: string | null) {
  const { userId } = request
  underWay.set(userId, (underWay.get(userId) ?? 0) + 1)
  try {
    return await createCounted(tools, request, key)
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1
    if (left > 0) underWay.set(userId, left)
    else underWay.delete(userId)
  }
}

/** Too many files wait because too many jobs are made at once: that is said, and not that somebody left files lying. */
const notAtOnce = (standing: Standing, userId: string): Standing => ({
  ...standing,
  uploads: async () => {
    const waiting = await standing.uploads()
    if (waiting >= mostWaitingUploads && (underWay.get(userId) ?? 0) > 1) throw new ApiError('too-many-requests', { retryAfterSeconds: 1 })
    return waiting
  },
})

async function createCounted(tools: PublicApiTools, { userId, body, signal }: ConvertRequest, key: string | null) {
  const { conversions } = tools
  const { kysely } = conversions.database
  const known = await isKnown(kysely, { userId, call, key })
  const standing = known ? null : notAtOnce(standingOf(tools, userId), userId)
  // Whoever is refused now may be so for want of credits: the next time that is looked at first.
  const request = await receive(tools, userId, body, { standing, signal }).catch((error: unknown) => {
    solvent.delete(userId)
    throw error
  })
  const identified = { userId, call, key, body: comparable(request), now: conversions.clock.now() }
  if (known) {
    const made = await madeBefore<Made>(kysely, identified)
    // Forgotten in between, a day after: what came was only hashed, so it has to come again.
    if (!made) throw new ApiError('idempotency-in-flight', { retryAfterSeconds: 1 })
    return { ...made, headers: { 'idempotent-replayed': 'true' }, row: null }
  }
  return createFrom(tools, request, identified)
}

/**
 * What is to be known of an account before its files are stored, asked at once; `uploads` rejects as `refuseSpent` does. Of an account that
 * had credits left after its last job, a moment ago, what arrives may be read while that is still being asked.
 */
function standingOf({ conversions, creations }: PublicApiTools, userId: string): Standing {
  const { kysely } = conversions.database
  const ask = () => Promise.all([creations.refuseSpent(userId), countUploads(kysely, userId)]).then(([, count]) => count)
  // The reader has what it needs before the embedded database, which holds up everything else, is asked anything.
  const askOnceReading = () => new Promise((resolve) => setImmediate(resolve)).then(ask)
  const possible = conversions.headStarts.possible()
  if (possible && (solvent.get(userId) ?? 0) > performance.now()) return { canPay: Promise.resolve(true), uploads: askOnceReading }
  const asked = ask()
  // Heard of by the first file, or by whoever asks whether it can be paid.
  asked.catch(() => {})
  const uploads = () => asked
  if (!possible) return { canPay: asked.then(() => false), uploads }
  return { canPay: Promise.all([asked, hasCredits(kysely, userId)]).then(([, has]) => has), uploads }
}

// Accounts that had credits left after their last job, and until when (performance.now) that is taken for granted. Nothing is charged by
// it: at worst one file is read that is then refused.
const solvent = new Map<string, number>()
const solventMs = 60_000
const mostSolvent = 1_000

async function noteSolvent({ conversions }: PublicApiTools, userId: string): Promise<void> {
  const has = await hasCredits(conversions.database.kysely, userId).catch(() => false)
  solvent.delete(userId)
  if (!has) return
  solvent.set(userId, performance.now() + solventMs)
  const [oldest] = solvent.keys()
  if (solvent.size > mostSolvent && oldest !== undefined) solvent.delete(oldest)
}

async function createFrom(tools: PublicApiTools, { model, options, received }: Request, identified: IdempotentRequest) {
  const { conversions, creations, outbound } = tools
  const { userId, now } = identified
  let headers: Readonly<Record<string, string>> = { 'idempotent-replayed': 'true' }
  let row: store.JobRow | null = null
  try {
    if (options.webhook_url !== undefined) checkWebhook(() => outbound.check(options.webhook_url ?? ''))
    const asked = await withTemplate(conversions, userId, conversionOptions(options))
    // One of an account's creations at a time: they wait for each other's counters in the database anyway, and waiting here they hold
    // no connection that others could use.
    const job = await inTurn(`creations ${userId}`, () =>
      once<Made>(conversions.database.kysely, identified, async (transaction) => {
        headers = await creations.countCreation(userId, transaction)
        const id = randomUUID()
        const ids = await startWithin(conversions, transaction, userId, {
          converter: model,
          files: received.map(({ uploadId, pages }) => ({ uploadId: uploadId ?? '', pages: pages ?? options.pages })),
          options: asked,
        })
        // Before the commit: the run begins at once.
        for (const [index, conversionId] of ids.entries()) received[index]?.headStart?.belongTo(conversionId)
        const job = { userId, modelName: model, metadata: JSON.stringify(options.metadata), webhookUrl: options.webhook_url ?? null }
        row = await store.insertJob(transaction, { id, ...job, createdAt: now, settledAt: null }, ids)
        return { jobId: id, documents: ids }
      }),
    )
    if (row) {
      conversions.queue.wake()
      void noteSolvent(tools, userId)
    } else await discard(tools, userId, received)
    return { ...job, headers, row: row as store.JobRow | null }
  } catch (error) {
    solvent.delete(userId)
    await discard(tools, userId, received)
    throw error
  }
}

const call = 'devConvert'

/** What makes two requests the same: everything but passwords, files by their bytes. */
const comparable = ({ model, options: { password: _, ...options }, received }: Request) => ({
  model,
  options,
  inputs: received.map(({ source, pages }) => ({ source, pages: pages ?? null })),
})

function keyOf(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !keyShape.test(key))
    throw new ApiError('invalid-request', { fields: { 'Idempotency-Key': 'Use 1 to 200 printable characters' } })
  return key
}

// RFC 7240: preferences are separated by commas, and what is not understood is ignored.
function waitAsked({ prefer }: IncomingHttpHeaders): number {
  const asked = [prefer ?? ''].flat().join(',')
  const seconds = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,6})"?\s*(?:$|[,;])/i.exec(asked)?.[1]
  return Math.min(devLimits.waitSeconds, Number(seconds ?? 0))
}

function checkWebhook(check: () => void): void {
  try {
    check()
  } catch (error) {
    throw error instanceof TargetRefused ? new ApiError('webhook-url-refused', {}, { cause: error }) : error
  }
}

// Repetitions that arrive while the first is still receiving wait for it here, so that only one of them stores its files. Beside other
// processes the database decides.
const turns = new Map<string, Promise<unknown>>()
async function inTurn<Result>(name: string | null, work: () => Promise<Result>): Promise<Result> {
  if (name === null) return work()
  const before = turns.get(name) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => {})
  turns.set(name, settled)
  try {
    return await mine
  } finally {
    if (turns.get(name) === settled) turns.delete(name)
  }
}
