import type { ParsedDocument } from '../model/index.ts'
import type { ExportedFile, ExportOptions, Format } from '../stages.ts'
import { csvWriter } from './csv.ts'
import { xlsxWriter } from './xlsx.ts'

/** Writes one result of documents that are given one after the other and need not be kept: the stretches of pages of a long file. */
export interface GatheringWriter {
  /** Takes the next document, and returns the bytes of the result that can go out already. */
  add(document: ParsedDocument): Uint8Array
  /** The result without the bytes that went out before; nothing can be added any more. */
  end(): ExportedFile
}

/** The writer for a format whose result must be seen as a whole before its first byte is known (an archive); null for other formats. */
export function gatheringWriter(format: Format, options: ExportOptions, working: () => void): GatheringWriter | null {
  if (format === 'csv') return csvWriter(options, working)
  return format === 'xlsx' ? xlsxWriter(options, working) : null
}
