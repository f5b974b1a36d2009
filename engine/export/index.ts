import type { Export, Format } from '../stages.ts'
import { csv } from './csv.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

/** What writes each format. */
export const exporters: Readonly<Record<Format, Export>> = {
  xlsx,
  csv,
  md: markdown,
  json,
  txt: text,
  // Libraries of a megabyte each that few conversions need.
  docx: async (...given) => (await import('./docx.ts')).docx(...given),
  pdf: async (...given) => (await import('./searchable-pdf.ts')).searchablePdf(...given),
}

export { type GatheringWriter, gatheringWriter } from './gathering.ts'
export { type JsonWriter, jsonWriter } from './json.ts'
export { dpiWithin, openSource } from './open-source.ts'
export { batchWorkbook, type NamedDocument } from './xlsx-batch.ts'
