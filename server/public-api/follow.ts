import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConversionRow } from '../conversions/index.ts'
import type { Streamed } from '../feature.ts'
import type { PublicApiTools } from './dependencies.ts'
import { findJob, hasEnded, jobReply, jobWithResults } from './jobs.ts'
import type { FreshResults } from './recent-results.ts'
import type { Job, JobRow } from './store.ts'

// Changes made by this process are heard at once; this is for those of processes beside it.
const lookEveryMs = 500
// Proxies commonly end connections that are silent for a minute.
const heartbeatMs = 15_000

/** A job that is waited for, and the conversions of its documents. `row`: as it was stored, when this request has made it. */
export interface Awaited {
  readonly userId: string
  readonly jobId: string
  readonly documents: readonly string[]
  readonly row: JobRow | null
}

/**
 * Waits until a job with these documents has ended, or `untilMs` (performance.now) is reached, or the signal aborts; gives the job as it
 * stands then. Whatever its runs make meanwhile goes to `made`. What a run of this process has committed is not looked up again.
 */
export async function waitForEnd(
  tools: PublicApiTools,
  { userId, jobId, documents, row }: Awaited,
  untilMs: number,
  signal: AbortSignal,
  made: FreshResults,
): Promise<Job> {
  const ear = new AbortController()
  const either = AbortSignal.any([signal, ear.signal])
  let heard = Promise.withResolvers<void>()
  const ended = new Map<string, ConversionRow>()
  for (const id of documents) {
    tools.conversions.changes.onEnded(id, (conversion) => ended.set(id, conversion), either)
    tools.conversions.changes.listen(id, () => heard.resolve(), either)
    tools.conversions.changes.onMade(id, (told) => made.add(told), either)
  }
  try {
    for (;;) {
      // Looked at only after the ear is open: a change in between is heard, not missed.
      const job = endedJob(row, documents, ended) ?? (await findJob(tools, userId, jobId))
      const patienceMs = Math.min(lookEveryMs, untilMs - performance.now())
      if (hasEnded(job) || signal.aborted || patienceMs <= 0) return job
      await Promise.race([heard.promise, wait(patienceMs, null, { signal: either }).catch(() => {})])
      heard = Promise.withResolvers()
    }
  } finally {
    ear.abort()
  }
}

/** The job from what was committed at its end; null while an end has not been heard. */
function endedJob(row: JobRow | null, documents: readonly string[], ended: ReadonlyMap<string, ConversionRow>): Job | null {
  if (row === null) return null
  const heard = documents.flatMap((id, index) => {
    const conversion = ended.get(id)
    return conversion ? [{ number: index + 1, conversion }] : []
  })
  return heard.length === documents.length ? { row, documents: heard } : null
}

/** The job now and at every change, as server-sent events named "job"; the stream ends with the final state and its results. */
export async function followJob(tools: PublicApiTools, userId: string, id: string, signal: AbortSignal): Promise<Streamed> {
  const first = await findJob(tools, userId, id)
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise hold events back until its buffer is full.
    'x-accel-buffering': 'no',
  }
  return { headers, content: Readable.from(events(tools, userId, first, signal), { objectMode: false }) }
}

async function* events(tools: PublicApiTools, userId: string, first: Job, signal: AbortSignal): AsyncGenerator<string> {
  let job = first
  let told = ''
  let silentSince = performance.now()
  for (;;) {
    const standing = revisionOf(job)
    if (standing !== told) {
      const reply = hasEnded(job) ? await jobWithResults(tools, job) : jobReply(tools, job)
      yield `id: ${standing}\nevent: job\ndata: ${JSON.stringify(reply)}\n\n`
      told = standing
      silentSince = performance.now()
    } else if (performance.now() - silentSince > heartbeatMs) {
      yield ': still here\n\n'
      silentSince = performance.now()
    }
    if (hasEnded(job) || signal.aborted) return
    await nextChange(tools, job, lookEveryMs, signal)
    const now = await findJob(tools, userId, job.row.id).catch(() => null)
    if (!now) return
    job = now
  }
}

const revisionOf = ({ documents }: Job): string => documents.map(({ conversion }) => conversion.revision).join('.')

/** Resolves at the next change of any document, or after `patienceMs`, or when the signal aborts. */
async function nextChange({ conversions }: PublicApiTools, { documents }: Job, patienceMs: number, signal: AbortSignal): Promise<void> {
  if (patienceMs <= 0) return
  const heard = new AbortController()
  const either = AbortSignal.any([signal, heard.signal])
  await Promise.race(documents.map(({ conversion }) => conversions.changes.next(conversion.id, patienceMs, either)))
  heard.abort()
}
