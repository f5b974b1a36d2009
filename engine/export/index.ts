import type { Export, Format } from '../stages.ts'
import { csv } from './csv.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

/** What can be written today, by format; one without an entry is not available yet. */
export const exporters: Partial<Record<Format, Export>> = {
  xlsx,
  csv,
  md: markdown,
  json,
  txt: text,
  // A library of a megabyte that few conversions need.
  docx: async (...given) => (await import('./docx.ts')).docx(...given),
}

export { dpiWithin, openSource } from './open-source.ts'
