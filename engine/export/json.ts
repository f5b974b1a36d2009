import { type Issue, openSerialiser, type ParsedDocument, serialText, serialVersion } from '../model/index.ts'
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
export const jsonOf = (document: ParsedDocument): string => `${serialText(document)}\n`

/** Bytes, and whether they come in the result before (pages) or behind (blocks) those of documents that are still to be given. */
export interface JsonPiece {
  readonly part: 'pages' | 'blocks'
  readonly text: string
}
/** Writes one document of which only stretches of pages are there at a time, in pieces that their receiver puts together: what `begin` gives, all pieces of pages, `between`, all pieces of blocks, `end`. */
export interface JsonWriter {
  readonly begin: string
  pieces(stretch: ParsedDocument): Iterable<JsonPiece>
  readonly between: string
  end(): string
}

/** Characters of one piece at least: enough that writing it is not the work. */
const pieceLength = 262_144

/** The JSON of a whole document, with its keys in another order, for documents without fields. */
export function jsonWriter(): JsonWriter {
  const serialiser = openSerialiser()
  const issues: Issue[] = []
  const begun = { pages: false, blocks: false }
  function* piecesOf<Part>(part: JsonPiece['part'], given: readonly Part[], serial: (one: Part) => unknown): Iterable<JsonPiece> {
    let text = ''
    for (const one of given) {
      text += `${begun[part] ? ',' : ''}${JSON.stringify(serial(one))}`
      begun[part] = true
      if (text.length < pieceLength) continue
      yield { part, text }
      text = ''
    }
    if (text !== '') yield { part, text }
  }
  return {
    begin: `{"version":${serialVersion},"pages":[`,
    *pieces(stretch) {
      yield* piecesOf('pages', stretch.pages, serialiser.page)
      yield* piecesOf('blocks', stretch.blocks, serialiser.block)
      issues.push(...stretch.issues)
      serialiser.forget()
    },
    between: '],"blocks":[',
    end: () => `],"fonts":${JSON.stringify(serialiser.fonts())},"sheets":[],"issues":${JSON.stringify(issues)}}\n`,
  }
}
