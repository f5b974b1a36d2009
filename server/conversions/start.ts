import { createHash, randomUUID } from 'node:crypto'
import { type ConverterId, converterById, creditsFor, errors, type Format, pagesOf, type Quote } from '@docmill/contracts'
import type { ConversionOptions, CreateConversions } from '@docmill/contracts/conversions'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import { balanceOf, hold } from '../credits/index.ts'
import type { Transaction } from '../platform/database/index.ts'
import { keyShape, once } from '../platform/idempotency/index.ts'
import { availableFormats, formatsOf, isAvailable } from './availability.ts'
import type { ConversionTools } from './dependencies.ts'
import type { HeadStart } from './head-start.ts'
import { readingOf } from './reading.ts'
import * as store from './store.ts'

type Wanted = z.output<typeof CreateConversions>
interface Selection {
  readonly uploadId: string
  readonly pages: string
}

// Enough for any user's evening and for a day of the machine; beyond that waiting is no service.
const mostUnfinishedOfUser = 200
const mostUnfinished = 5_000
const queueFull = () => new ApiError('queue-full', { retryAfterSeconds: 30 })

/** What converting these uploads would cost a user; nothing where the same is paid for already. */
export async function quote(tools: ConversionTools, userId: string, wanted: Wanted): Promise<Quote> {
  const { database, clock } = tools
  const now = clock.now()
  const uploads = await store.findUploads(
    database.kysely,
    userId,
    wanted.files.map(({ uploadId }) => uploadId),
    now,
  )
  const options = optionsToRun(tools, { ...wanted, options: await withTemplate(tools, userId, wanted.options) })
  const files = await Promise.all(
    wanted.files.map(async ({ uploadId, pages: range }) => {
      const { upload, pages } = pagesToRead(
        uploads.find(({ id }) => id === uploadId),
        wanted.converter,
        range,
      )
      const paid = await store.isPaidFor(database.kysely, userId, fingerprintOf(upload.digest, wanted.converter, pages, options), now)
      return { uploadId, pages: pages.length, credits: paid ? 0 : creditsFor(wanted.converter, pages.length), paid }
    }),
  )
  const credits = files.reduce((sum, file) => sum + file.credits, 0)
  const { balance } = await balanceOf(database.kysely, userId, now)
  return { files, pages: files.reduce((sum, file) => sum + file.pages, 0), credits, balance, after: balance - credits }
}

/**
 * Starts one conversion a file: takes the uploads, holds the credits and puts the jobs on the queue, in one transaction or not at all.
 * A repetition with the same key gives the conversions of the first call.
 */
export async function startConversions(
  tools: ConversionTools,
  userId: string,
  wanted: Wanted,
  idempotencyKey: string | null,
): Promise<store.ConversionRow[]> {
  const { database, clock } = tools
  if (idempotencyKey !== null && !keyShape.test(idempotencyKey)) {
    throw new ApiError('invalid-request', { fields: { 'Idempotency-Key': 'Use 1 to 200 printable characters' } })
  }
  const request = { userId, call: 'createConversions', key: idempotencyKey, body: wanted, now: clock.now() }
  const options = await withTemplate(tools, userId, wanted.options)
  const ids = await once(database.kysely, request, (transaction) => startWithin(tools, transaction, userId, { ...wanted, options }))
  tools.queue.wake()
  return store.findConversions(database.kysely, userId, ids)
}

/** The options with the fields of the template that they name: a template changed later changes no conversion. */
export async function withTemplate({ templates }: ConversionTools, userId: string, options: Wanted['options']): Promise<Wanted['options']> {
  if (options.templateId === undefined) return options
  const { documentType, fields } = await templates.find(userId, options.templateId)
  const named = new Set(options.fields.map(({ name }) => name))
  return {
    ...options,
    documentType: options.documentType === 'auto' ? documentType : options.documentType,
    fields: [...fields.filter(({ name }) => !named.has(name)), ...options.fields],
  }
}

/** The same within a transaction that does more; gives the conversions' identifiers, in the order of the files. */
export async function startWithin(tools: ConversionTools, transaction: Transaction, userId: string, wanted: Wanted): Promise<string[]> {
  const options = optionsToRun(tools, wanted)
  const { own, all } = await store.countUnfinished(transaction, userId)
  if (own + wanted.files.length > mostUnfinishedOfUser || all + wanted.files.length > mostUnfinished) throw queueFull()
  const started: string[] = []
  for (const [index, selection] of wanted.files.entries()) {
    started.push(await startOne(tools, transaction, { userId, wanted, selection, options, before: own + index }))
  }
  return started
}

interface Start {
  readonly userId: string
  readonly wanted: Wanted
  readonly selection: Selection
  readonly options: ConversionOptions
  /** The user's conversions that wait or run already. */
  readonly before: number
}

async function startOne({ clock, queue }: ConversionTools, transaction: Transaction, start: Start): Promise<string> {
  const { userId, wanted, selection, options, before } = start
  const found = await store.takeUpload(transaction, userId, selection.uploadId)
  const now = clock.now()
  if (found && found.expiresAt <= now) throw new ApiError('upload-not-found')
  const { upload, pages } = pagesToRead(found, wanted.converter, selection.pages)
  const fingerprint = fingerprintOf(upload.digest, wanted.converter, pages, options)
  const credits = (await store.isPaidFor(transaction, userId, fingerprint, now)) ? 0 : creditsFor(wanted.converter, pages.length)
  const id = randomUUID()
  await store.insertConversion(transaction, {
    id,
    userId,
    converter: wanted.converter,
    fileName: upload.fileName,
    fileType: upload.type,
    sourceKey: upload.key,
    fingerprint,
    holdId: await hold(transaction, { userId, credits, reference: `conversion:${id}`, now }),
    state: 'queued',
    pages: JSON.stringify(pages.map((page) => ({ page, outcome: 'waiting', reason: null }))),
    options: JSON.stringify(options),
    creditsHeld: credits,
    outputs: '[]',
    issues: '[]',
    tables: null,
    documents: null,
    errorCode: null,
    runId: null,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    expiresAt: null,
  })
  // Someone with few conversions goes before someone with many: nobody waits behind another's backlog.
  await queue.send(transaction, { id, group: userId, priority: -before })
  return id
}

/** What is to be read and written, with nothing left open. */
const optionsToRun = ({ settings }: ConversionTools, wanted: Omit<Wanted, 'files'>): ConversionOptions => ({
  ...wanted.options,
  formats: formatsFor(wanted),
  retentionHours: wanted.options.retentionHours ?? closestRetention(settings.retentionHours),
})

// The upload and the pages that a range names, or the reason why it cannot be converted so.
function pagesToRead(
  upload: store.UploadRow | undefined,
  converter: ConverterId,
  range: string,
): { upload: store.UploadRow; pages: number[] } {
  if (!upload) throw new ApiError('upload-not-found')
  const accepts: readonly string[] = converterById(converter).accepts
  if (!accepts.includes(upload.type)) throw new ApiError('wrong-file-for-tool')
  if (upload.locked || upload.pages === null) throw new ApiError('password-required')
  try {
    return { upload, pages: pagesOf(range, upload.pages) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = `${errors['page-out-of-range'].sentence} It has ${upload.pages}.`
    throw new ApiError('page-out-of-range', { message }, { cause: error })
  }
}

/**
 * Begins to read a whole file of which every page is wanted, before anything is paid: for somebody who has credits. null when the workers
 * have something else to do, or the conversion will be refused.
 */
export function startReading({ headStarts, settings }: ConversionTools, wanted: Omit<Wanted, 'files'>, file: Uint8Array): HeadStart | null {
  if (!headStarts.possible() || !isAvailable(wanted.converter)) return null
  return headStarts.begin(file, readingOf(settings, wanted.converter, { ...wanted.options, formats: formatsFor(wanted) }, null))
}

function formatsFor({ converter, options }: Omit<Wanted, 'files'>): Format[] {
  if (!isAvailable(converter)) throw new ApiError('feature-not-available')
  const asked = [...new Set(options.formats ?? formatsOf(converter))]
  if (asked.some((format) => !availableFormats.includes(format))) throw new ApiError('format-not-available')
  return asked
}

// Everything that changes what is read or written; how long it is kept does not.
function fingerprintOf(digest: string, converter: ConverterId, pages: readonly number[], options: ConversionOptions): string {
  const { retentionHours: _, keepPagePictures: __, ...reading } = options
  const ordered = Object.entries(reading).sort(([a], [b]) => a.localeCompare(b))
  return createHash('sha256')
    .update(JSON.stringify([digest, converter, pages, ordered]))
    .digest('hex')
}

const closestRetention = (hours: number): 0 | 1 | 24 | 168 => ([168, 24, 1, 0] as const).find((choice) => choice <= hours) ?? 0
