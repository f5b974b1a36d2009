import { createHash, type Hash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ErrorCode } from '@docmill/contracts'
import { files as fileLimits, uploadUnusedMs } from '@docmill/contracts/limits'
import { ConversionFailure, type Inspection, type Limits } from '@docmill/engine/sandbox'
import { ApiError } from '../api-error.ts'
import type { ArrivingFile } from '../feature.ts'
import type { Queries } from '../platform/database/index.ts'
import type { ConversionSettings, ConversionTools } from './dependencies.ts'
import { shownFileName } from './file-names.ts'
import { newUploadPlace } from './places.ts'
import * as store from './store.ts'

// receive (counted and hashed while it streams into the files store) ──► inspect in the sandbox ──► row
//    any fault: the file is deleted again; a row exists only for a file that can be converted or unlocked

/** Uploads that a user may keep waiting: five full batches. */
export const mostWaiting = 5 * fileLimits.atOnce
// An inspection opens the file and counts its pages; half a minute is for the slowest of machines.
const inspectionMs = 30_000

/** What the engine may do with one file. */
export const engineLimits = ({ maximumBytes, maximumPages }: ConversionSettings, milliseconds: number): Limits => ({
  bytes: maximumBytes,
  pages: maximumPages,
  milliseconds,
  side: fileLimits.maximumSidePixels,
  pixels: fileLimits.maximumPixels,
})

/** What a small file is, from whoever has begun to read it; null when nobody has, or cannot open it. */
export type Opener = (file: Uint8Array) => Promise<Inspection | null>

/**
 * Receives one file for a user; the limit of its size holds while it arrives. Gives the row of a readable or locked file. `queries`:
 * relaxed for a file whose receipt nobody is told of by itself. `opener`: asked before the inspection of a small file. `waiting`: asked
 * for the uploads of the user that wait already, when somebody counts them; rejects when nothing may be received.
 */
export async function receiveUpload(
  tools: ConversionTools,
  userId: string,
  arriving: ArrivingFile,
  signal: AbortSignal,
  {
    queries = tools.database.kysely,
    opener,
    waiting,
  }: { readonly queries?: Queries; readonly opener?: Opener | undefined; readonly waiting?: (() => Promise<number>) | undefined } = {},
): Promise<store.UploadRow> {
  const { files, clock, settings, database, inspector } = tools
  const id = randomUUID()
  const key = newUploadPlace(id)
  const hash = createHash('sha256')
  const limits = engineLimits(settings, inspectionMs)
  const look = (file: Parameters<typeof inspector.inspect>[0]) => inspector.inspect(file, { password: null, limits }, { signal })
  let early: ReturnType<typeof look> | null = null
  const { whole, content } = await begin(measured(arriving.content, settings.maximumBytes, hash))
  if (whole) {
    if (whole.length === 0) throw new ApiError('empty-file')
    early = opener ? opener(whole).then((opened) => opened ?? look(whole)) : look(whole)
    // Looked at below, once the file is stored.
    early.catch(() => {})
  }
  // Nothing is stored for who may not have it.
  if ((await (waiting?.() ?? store.countUploads(database.kysely, userId))) >= mostWaiting) throw new ApiError('too-many-files')
  const bytes = await files.put(key, whole ?? Readable.from(content, { objectMode: false }), { nameMayComeFirst: true })
  try {
    const { type, locked, pageCount } = await (early ?? files.withLocal(key, (path) => look({ path }))).catch(refused)
    const now = clock.now()
    const row: store.UploadRow = {
      id,
      userId,
      fileName: shownFileName(arriving.fileName),
      type,
      bytes,
      digest: hash.digest('hex'),
      locked,
      pages: locked ? null : pageCount,
      key,
      createdAt: now,
      expiresAt: new Date(now.getTime() + uploadUnusedMs),
    }
    await store.insertUpload(queries, row)
    return row
  } catch (error) {
    await files.delete(key)
    throw error
  }
}

/**
 * Opens a locked upload with its password: a copy without the lock takes its place, and the password is gone when this returns. It is
 * never stored and never logged.
 */
export async function unlockUpload(
  tools: ConversionTools,
  userId: string,
  id: string,
  password: string,
  signal: AbortSignal,
): Promise<store.UploadRow> {
  const { files, clock, settings, database, inspector } = tools
  const upload = await store.findUpload(database.kysely, userId, id, clock.now())
  if (!upload) throw new ApiError('upload-not-found')
  if (!upload.locked) return upload
  const limits = engineLimits(settings, inspectionMs)
  const opened = await files.withLocal(upload.key, (path) => inspector.unlock({ path }, { password, limits }, { signal })).catch(refused)
  const { pageCount, locked } = await inspector.inspect(opened, { password: null, limits }, { signal }).catch(refused)
  if (locked || pageCount === null) throw new ApiError('damaged-file')
  const key = newUploadPlace(id)
  await files.put(key, opened)
  const changed = await store.unlockUpload(database.kysely, id, key, pageCount)
  // Somebody else unlocked, used or deleted it meanwhile: then this copy belongs to nobody.
  await files.delete(changed ? upload.key : key)
  const now = changed ?? (await store.findUpload(database.kysely, userId, id, clock.now()))
  if (!now) throw new ApiError('upload-not-found')
  return now
}

/** Deletes an upload that no conversion has taken. */
export async function deleteUpload({ database, files }: ConversionTools, userId: string, id: string): Promise<void> {
  const upload = await store.takeUpload(database.kysely, userId, id)
  if (!upload) throw new ApiError('upload-not-found')
  await files.delete(upload.key)
}

// What the engine refuses is told by its code; the two lists of codes share theirs.
function refused(error: unknown): never {
  throw error instanceof ConversionFailure ? new ApiError(error.code satisfies ErrorCode, {}, { cause: error }) : error
}

// A small file is looked into while it is being stored, which waits for the disk; a large one is not kept in memory for that.
const smallBytes = 1024 * 1024

// `whole`: a small file; null for a large one, whose first bytes `content` gives again before the others.
async function begin(content: AsyncGenerator<Buffer>): Promise<{ readonly whole: Buffer | null; readonly content: AsyncIterable<Buffer> }> {
  const first: Buffer[] = []
  let bytes = 0
  for (let next = await content.next(); !next.done; next = await content.next()) {
    first.push(next.value)
    bytes += next.value.length
    if (bytes > smallBytes) return { whole: null, content: joined(first, content) }
  }
  return { whole: Buffer.concat(first), content }
}

async function* joined(first: Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let chunk = first.shift(); chunk !== undefined; chunk = first.shift()) yield chunk
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

// Passes a file on, hashed, until it is larger than allowed. The rest of what a caller sends is read and thrown away, so that the refusal
// reaches them: most programs look at the answer only when everything is sent.
async function* measured(content: Readable, maximumBytes: number, hash: Hash): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maximumBytes) throw new ApiError('file-too-large')
      hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    content.resume()
    throw error instanceof ApiError ? error : new ApiError('upload-incomplete', {}, { cause: error })
  }
}
