import { Readable } from 'node:stream'
import { errors } from '@docmill/contracts'
import type { ExportedFile, WorkbookEntry } from '@docmill/engine/sandbox'
import { ApiError } from '../api-error.ts'
import type { Streamed } from '../feature.ts'
import { NoSuchFile } from '../platform/files/index.ts'
import { correctionsIn } from './corrections.ts'
import type { ConversionTools } from './dependencies.ts'
import { isUnfinished } from './end.ts'
import { attachment } from './file-names.ts'
import { lockedDown } from './locked-down.ts'
import { documentPlace } from './places.ts'
import { expireOnceSent } from './results.ts'
import { reviewing } from './reviewing.ts'
import { hasResults, resultFolder } from './rows.ts'
import type { ConversionRow } from './store.ts'

/**
 * The fields of several conversions of a user in one workbook, in their order, with the corrections that are saved: a row for every document.
 * One that has no results (any more) has a row that says why. Costs no credits. Throws ApiError 'conversion-not-finished' while one runs, and
 * 'result-expired' when there is nothing left of any.
 */
export async function fieldsWorkbook(
  tools: ConversionTools,
  userId: string,
  rows: readonly ConversionRow[],
  signal: AbortSignal,
): Promise<ExportedFile> {
  if (rows.some(isUnfinished)) throw new ApiError('conversion-not-finished')
  const documents: WorkbookEntry[] = []
  for (const row of rows) {
    const { fileName: name } = row
    if (hasResults(row, tools))
      documents.push({ name, document: () => documentOf(tools, row), corrections: await correctionsIn(tools, row) })
    else documents.push({ name, document: null, note: errors[reasonOf(row)].sentence })
  }
  const expired = rows.some((row) => reasonOf(row) === 'result-expired')
  if (expired && documents.every(({ document }) => document === null)) throw new ApiError('result-expired')
  return reviewing(tools, userId, (reviewer) => reviewer.workbook(documents, { signal }))
}

/** The same as a file to save. With retention 0 everything of the conversions is deleted once it has been sent. */
export async function downloadWorkbook(
  tools: ConversionTools,
  userId: string,
  rows: readonly ConversionRow[],
  signal: AbortSignal,
): Promise<Streamed> {
  const { bytes, mediaType } = await fieldsWorkbook(tools, userId, rows, signal)
  const content = Readable.from(pieces(bytes), { objectMode: false })
  for (const row of rows) if (hasResults(row, tools)) expireOnceSent(tools, row, content)
  const headers = {
    ...lockedDown,
    'content-type': mediaType,
    'content-length': String(bytes.length),
    'content-disposition': attachment(workbookName),
  }
  return { headers, content }
}

/** What the workbook that holds the fields of several documents is called. */
export const workbookName = 'all documents.xlsx'

const reasonOf = ({ state, errorCode }: ConversionRow): keyof typeof errors =>
  state === 'failed' || state === 'cancelled' ? ((errorCode as keyof typeof errors | null) ?? 'cancelled') : 'result-expired'

async function documentOf({ files }: ConversionTools, row: ConversionRow): Promise<Uint8Array> {
  try {
    return await files.read(documentPlace(resultFolder(row)))
  } catch (error) {
    // Deleted since the row was read.
    throw error instanceof NoSuchFile ? new ApiError('result-expired') : error
  }
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += 64 * 1024) yield bytes.subarray(from, from + 64 * 1024)
}
