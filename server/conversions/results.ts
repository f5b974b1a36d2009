import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Format } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Streamed } from '../feature.ts'
import type { ConversionTools } from './dependencies.ts'
import { endWithout, isUnfinished } from './end.ts'
import { attachment, resultFileName } from './file-names.ts'
import { documentPlace, folderOf, folderOfConversion, picturePlace } from './places.ts'
import * as store from './store.ts'

// A result is made from a stranger's file: a browser may save it, and nothing else.
const lockedDown = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** A result as a file to save. With retention 0 everything of the conversion is deleted once it has been sent. */
export async function download(tools: ConversionTools, userId: string, id: string, format: Format): Promise<Streamed> {
  const row = await withResults(tools, userId, id)
  const output = row.outputs.find((each) => each.format === format)
  if (!output) throw new ApiError('format-not-available')
  const content = await tools.files.get(output.key)
  if ((row.options as { retentionHours?: number }).retentionHours === 0) {
    finished(content).then(
      () => expireConversion(tools, id),
      () => {},
    )
  }
  const headers = {
    ...lockedDown,
    'content-type': output.mediaType,
    'content-length': String(output.bytes),
    'content-disposition': attachment(resultFileName(row.fileName, output.extension)),
  }
  return { headers, content }
}

/** The document as it was read, for a viewer: not a result that anybody saves, so retention 0 does not end with it. */
export async function readDocument(tools: ConversionTools, userId: string, id: string): Promise<Streamed> {
  const { outputs } = await withResults(tools, userId, id)
  const [first] = outputs
  if (!first) throw new ApiError('result-expired')
  const content = await tools.files.get(documentPlace(folderOf(first.key)))
  return { headers: { ...lockedDown, 'content-type': 'application/json; charset=utf-8', 'content-disposition': 'inline' }, content }
}

/** The picture of a page, kept beside the results. */
export async function pagePicture(tools: ConversionTools, userId: string, id: string, page: number): Promise<Streamed> {
  const row = await owned(tools, userId, id)
  const folder = row.outputs[0] && folderOf(row.outputs[0].key)
  if (!row.pagePictures || !folder || isPast(row, tools)) throw new ApiError('result-expired')
  const content = await tools.files.read(picturePlace(folder, page))
  const headers = {
    ...lockedDown,
    'content-type': 'image/webp',
    'content-length': String(content.byteLength),
    'content-disposition': 'inline',
  }
  return { headers, content: Readable.from([Buffer.from(content)]) }
}

/** Cancels a conversion that waits or runs, at once and for nothing. Its worker notices and is stopped. */
export async function cancel(tools: ConversionTools, userId: string, id: string): Promise<store.ConversionRow> {
  const { database, clock, changes, files } = tools
  const row = await database.kysely.transaction().execute(async (transaction) => {
    const locked = await store.lockConversion(transaction, id)
    if (locked?.userId !== userId) throw new ApiError('conversion-not-found')
    if (!isUnfinished(locked)) throw new ApiError('conversion-finished')
    return endWithout(transaction, locked, 'cancelled', 'cancelled', clock.now())
  })
  changes.changed(id)
  if (row?.sourceKey) await files.delete(row.sourceKey)
  const left = await store.changeConversion(database.kysely, id, { sourceKey: null })
  if (!left) throw new ApiError('conversion-not-found')
  return left
}

/** Deletes a conversion, its files and its row; one that runs is cancelled first. Done when this resolves. */
export async function deleteConversion(tools: ConversionTools, userId: string, id: string): Promise<void> {
  const row = await owned(tools, userId, id)
  if (isUnfinished(row)) {
    await cancel(tools, userId, id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'conversion-finished')) throw error
    })
  }
  await removeFiles(tools, await owned(tools, userId, id))
  await store.deleteConversion(tools.database.kysely, id)
  tools.changes.changed(id)
}

/** Deletes the results of a conversion and says so in its row. Files first: a stop in between leaves a row that is expired again. */
export async function expireConversion(tools: ConversionTools, id: string): Promise<void> {
  const { files, database, changes } = tools
  await files.deletePrefix(folderOfConversion(id))
  await store.changeConversion(database.kysely, id, { state: 'expired', outputs: '[]', pagePictures: false, expiresAt: null })
  changes.changed(id)
}

export async function removeFiles({ files }: ConversionTools, row: store.ConversionRow): Promise<void> {
  if (row.sourceKey) await files.delete(row.sourceKey)
  await files.deletePrefix(folderOfConversion(row.id))
}

async function withResults(tools: ConversionTools, userId: string, id: string): Promise<store.ConversionRow> {
  const row = await owned(tools, userId, id)
  if (isUnfinished(row)) throw new ApiError('conversion-not-finished')
  if (row.state === 'expired' || isPast(row, tools)) throw new ApiError('result-expired')
  return row
}

async function owned({ database }: ConversionTools, userId: string, id: string): Promise<store.ConversionRow> {
  const row = await store.findConversion(database.kysely, userId, id)
  if (!row) throw new ApiError('conversion-not-found')
  return row
}

// The sweep comes every few minutes; what has expired is not shown until then either.
const isPast = (row: store.ConversionRow, { clock }: ConversionTools): boolean => row.expiresAt !== null && row.expiresAt <= clock.now()
