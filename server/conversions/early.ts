// A page that was read while others of its document still wait: shown to its owner before the conversion has ended.

import { Readable } from 'node:stream'
import { ApiError } from '../api-error.ts'
import type { Streamed } from '../feature.ts'
import { NoSuchFile } from '../platform/files/index.ts'
import type { ConversionTools } from './dependencies.ts'
import { lockedDown } from './locked-down.ts'
import { earlyPlace, folderOfRun, picturePlace } from './places.ts'
import { owned } from './rows.ts'
import type { ConversionRow } from './store.ts'

/**
 * One page of a conversion that runs, as a document of its own. Throws ApiError 'conversion-not-finished' for a page that is not read
 * yet, and 'conversion-finished' when the whole document is there.
 */
export async function earlyPage(tools: ConversionTools, userId: string, id: string, page: number): Promise<Streamed> {
  const row = await owned(tools, userId, id)
  if (row.runId === null) throw new ApiError(row.state === 'queued' ? 'conversion-not-finished' : 'conversion-finished')
  const bytes = await fromRun(tools, row, (folder) => earlyPlace(folder, page))
  return {
    headers: { ...lockedDown, 'content-type': 'application/json; charset=utf-8', 'content-disposition': 'inline' },
    content: Readable.from([Buffer.from(bytes)]),
  }
}

/** The picture of a page of a conversion that runs. Throws ApiError 'conversion-not-finished' when it is not there. */
export const earlyPicture = (tools: ConversionTools, row: ConversionRow, page: number): Promise<Uint8Array> =>
  fromRun(tools, row, (folder) => picturePlace(folder, page))

async function fromRun({ files }: ConversionTools, { id, runId }: ConversionRow, place: (folder: string) => string): Promise<Uint8Array> {
  if (runId === null) throw new ApiError('conversion-not-finished')
  try {
    return await files.read(place(folderOfRun(id, runId)))
  } catch (cause) {
    throw cause instanceof NoSuchFile ? new ApiError('conversion-not-finished', {}, { cause }) : cause
  }
}
