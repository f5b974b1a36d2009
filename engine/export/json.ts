import { type ParsedDocument, serialise } from '../model/index.ts'
import type { Export } from '../stages.ts'
import { fieldsJsonOf } from './fields-json.ts'

/**
 * The whole document as JSON, as `document.schema.json` describes it: pages with their words, blocks, tables and fields that refer to words by id,
 * boxes, confidences, values and issues; or of its fields alone, as `fields.schema.json` describes it. The same document always gives the same bytes.
 */
export const json: Export = async (document, { jsonShape }) => ({
  extension: 'json',
  mediaType: 'application/json',
  bytes: new TextEncoder().encode(jsonShape === 'fields' ? fieldsJsonOf(document) : jsonOf(document)),
  losses: [],
})

/** The JSON text of a document, one line long, ending with a line feed. */
export const jsonOf = (document: ParsedDocument): string => `${JSON.stringify(serialise(document))}\n`
