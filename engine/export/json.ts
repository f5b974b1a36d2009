import { type ParsedDocument, serialise } from '../model/index.ts'
import type { Export } from '../stages.ts'

/**
 * The whole document as JSON, as `document.schema.json` describes it: pages with their words, blocks, tables and fields that refer to words by id,
 * boxes, confidences, values and issues. The same document always gives the same bytes.
 */
export const json: Export = async (document) => ({
  extension: 'json',
  mediaType: 'application/json',
  bytes: new TextEncoder().encode(jsonOf(document)),
  losses: [],
})

/** The JSON text of a document, one line long, ending with a line feed. */
export const jsonOf = (document: ParsedDocument): string => `${JSON.stringify(serialise(document))}\n`
