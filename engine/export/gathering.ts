import type { ParsedDocument } from '../model/index.ts'
import type { ExportedFile, ExportOptions, ExportSource, Format } from '../stages.ts'
import { csvWriter } from './csv.ts'
import { xlsxWriter } from './xlsx.ts'

/** Writes one result of documents that are given one after the other and need not be kept: the stretches of pages of a long file. */
export interface GatheringWriter {
  /** Takes the next document, with the pictures of its pages, and returns the bytes of the result that can go out already. */
  add(document: ParsedDocument, source: ExportSource): Uint8Array | Promise<Uint8Array>
  /** The result without the bytes that went out before; nothing can be added any more. */
  end(): ExportedFile | Promise<ExportedFile>
  /** The same in pieces that can go out one after the other, and what `end` gives with the bytes that are left; for results of which much is left. */
  ending?(): Generator<Uint8Array, ExportedFile>
}

/**
 * The writer for a format whose result must be seen as a whole before its first byte is known (an archive), or that only one writer can number
 * through; null for other formats. `pages`: the numbers of all that will be given.
 */
export async function gatheringWriter(
  format: Format,
  options: ExportOptions,
  pages: readonly number[],
  working: () => void,
): Promise<GatheringWriter | null> {
  switch (format) {
    case 'csv':
      return csvWriter(options, working)
    case 'xlsx':
      return xlsxWriter(options, working)
    // Libraries of a megabyte each that few conversions need.
    case 'docx':
      return (await import('./docx.ts')).docxWriter(options, working)
    case 'pdf':
      return (await import('./searchable-pdf.ts')).searchablePdfWriter(pages)
    default:
      return null
  }
}
