import { randomUUID } from 'node:crypto'
import type { Format } from '@docmill/contracts'

// Keys of the files store. Every part is a random identifier or a word of ours; the identifiers name the rows that own the files.

export const uploadsFolder = 'uploads/'
export const conversionsFolder = 'conversions/'

/** Where a new upload's bytes go; the last part is random too, so that an unlocked copy never overwrites what is being read. */
export const newUploadPlace = (uploadId: string): string => `${uploadsFolder}${uploadId}/${randomUUID()}`
export const folderOfConversion = (conversionId: string): string => `${conversionsFolder}${conversionId}/`
/** Each run writes into a folder of its own: one that lost its right to write harms nothing. */
export const folderOfRun = (conversionId: string, runId: string): string => `${conversionsFolder}${conversionId}/${runId}/`
export const outputPlace = (runFolder: string, format: Format): string => `${runFolder}output-${format}`
export const documentPlace = (runFolder: string): string => `${runFolder}document`
/** Pages shown before their document is whole; they go when it is. */
export const earlyFolder = (runFolder: string): string => `${runFolder}early/`
export const earlyPlace = (runFolder: string, page: number): string => `${earlyFolder(runFolder)}page-${page}`
export const picturePlace = (runFolder: string, page: number): string => `${runFolder}page-${page}`
/** The folder that a file lies in: of its run, or of its upload. */
export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)
/** The identifier of the row that owns a file; null for a key of another shape. */
export const ownerOf = (key: string): string | null => /^(?:uploads|conversions)\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null
export const thumbnailPlace = (runFolder: string, page: number): string => `${runFolder}thumbnail-${page}`
/** Random, so that of two lists saved at once neither overwrites the other. */
export const newCorrectionsPlace = (runFolder: string): string => `${runFolder}corrections-${randomUUID()}`
/** Random, because the same corrections written twice may differ by a date inside. */
export const newOutputPlace = (runFolder: string, format: Format): string => `${outputPlace(runFolder, format)}-${randomUUID()}`
