import type { Export, Format } from '../stages.ts'
import { csv } from './csv.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { text } from './text.ts'
import { xlsx } from './xlsx.ts'

/** What can be written today, by format; one without an entry is not available yet. */
export const exporters: Partial<Record<Format, Export>> = { xlsx, csv, md: markdown, json, txt: text }

export { dpiWithin, openSource } from './open-source.ts'
