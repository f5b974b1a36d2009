import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Format } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Streamed } from '../feature.ts'
import { NoSuchFile } from '../platform/files/index.ts'
import type { ConversionTools } from './dependencies.ts'
import { endWithout, isUnfinished } from './end.ts'
import { attachment, resultFileName } from './file-names.ts'
import { lockedDown } from './locked-down.ts'
import { currentOutput } from './outputs.ts'
import { documentPlace, folderOfConversion } from './places.ts'
import { hasResults, owned, resultFolder, withResults } from './rows.ts'
import * as store from './store.ts'

/**
 * A result as a file to save, in any format, with the corrections that are saved. With retention 0 everything of the conversion is deleted
 * once it has been sent.
 */
export async function download(tools: ConversionTools, userId: string, id: string, format: Format, signal: AbortSignal): Promise<Streamed> {
  const { row, output } = await currentOutput(tools, userId, id, format, signal)
  const content = await tools.files.get(output.key)
  expireOnceSent(tools, row, content)
  const headers = {
    ...lockedDown,
    'content-type': output.mediaType,
    'content-length': String(output.bytes),
    'content-disposition': attachment(resultFileName(row.fileName, output.extension)),
  }
  return { headers, content }
}

/** With retention 0: deletes the results when a download has been sent whole. */
export function expireOnceSent(tools: ConversionTools, { id, options }: store.ConversionRow, content: Readable): void {
  if ((options as { retentionHours?: number }).retentionHours !== 0) return
  finished(content).then(
    () => expireConversion(tools, id),
    () => {},
  )
}

/** The document as it was read, for a viewer: not a result that anybody saves, so retention 0 does not end with it. */
export async function readDocument(tools: ConversionTools, userId: string, id: string): Promise<Streamed> {
  const content = await tools.files.get(documentPlace(resultFolder(await withResults(tools, userId, id))))
  return { headers: { ...lockedDown, 'content-type': 'application/json; charset=utf-8', 'content-disposition': 'inline' }, content }
}

/** The same as JSON text, for a row that was just read; null when there are no results (any more). */
export async function documentText(tools: ConversionTools, row: store.ConversionRow): Promise<string | null> {
  if (!hasResults(row, tools)) return null
  try {
    return Buffer.from(await tools.files.read(documentPlace(resultFolder(row)))).toString('utf8')
  } catch (error) {
    // Deleted since the row was read.
    if (error instanceof NoSuchFile) return null
    throw error
  }
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
  await store.changeConversion(database.kysely, id, {
    state: 'expired',
    outputs: '[]',
    correctionsKey: null,
    pagePictures: false,
    expiresAt: null,
  })
  changes.changed(id)
}

export async function removeFiles({ files }: ConversionTools, row: store.ConversionRow): Promise<void> {
  if (row.sourceKey) await files.delete(row.sourceKey)
  await files.deletePrefix(folderOfConversion(row.id))
}
