// Small documents for tests of the viewer and the review, written in a line or two.

import {
  type Cell,
  confidence,
  decimal,
  type Field,
  type FieldDefinition,
  type FieldSheet,
  type Page,
  type ParsedDocument,
  type Table,
  type Value,
  type Word,
} from '@docmill/engine/model'

/** A word on a page, 10 points high, at `left` and `top`. */
export function word(text: string, left: number, top: number, change: Partial<Word> = {}): Word {
  return {
    page: 1,
    text,
    box: { left, top, right: left + text.length * 6, bottom: top + 10 },
    baseline: top + 8,
    confidence: confidence(0.98),
    readBy: 'text-layer',
    font: null,
    turn: 0,
    raised: 'no',
    link: null,
    ...change,
  }
}

/** A table of texts; the first row names the columns. A text like "12?" is less than sure of "12". */
export function table(rows: readonly (readonly string[])[], page = 1): Table {
  const columns = (rows[0] ?? []).map((title) => ({ title, kind: 'text' as const }))
  const cells = rows.flatMap((texts, row) =>
    texts.map((given, column): Cell => {
      const text = given.replace(/\?$/, '')
      const own = word(text, 40 + column * 100, 40 + row * 20, { page })
      const value: Value | null =
        text === '' ? null : /^\d+$/.test(text) ? { kind: 'number', text, number: decimal(text) } : { kind: 'text', text }
      return {
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines: text === '' ? [] : [{ words: [own], box: own.box }],
        value,
        place: { page, box: own.box },
        confidence: confidence(given.endsWith('?') ? 0.5 : 0.97),
      }
    }),
  )
  return {
    kind: 'table',
    places: [{ page, box: { left: 40, top: 40, right: 40 + columns.length * 100, bottom: 40 + rows.length * 20 } }],
    confidence: confidence(0.97),
    title: null,
    caption: [],
    columns,
    rowCount: rows.length,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
  }
}

/** A field of text with its place; `sure` from 0 to 1. */
export function field(name: string, text: string, sure = 0.98, change: Partial<Field> = {}): Field {
  const own = word(text, 300, 300)
  return {
    name,
    label: null,
    value: { kind: 'text', text },
    evidence: { words: [own], place: { page: 1, box: own.box } },
    confidence: confidence(sure),
    source: 'page',
    alternatives: [],
    ...change,
  }
}

export const definition = (name: string, change: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  title: '',
  kind: 'text',
  description: '',
  synonyms: [],
  required: false,
  pattern: null,
  fields: [],
  ...change,
})

/** A sheet of fields of one page. */
export const sheet = (fields: readonly Field[], change: Partial<FieldSheet> = {}): FieldSheet => ({
  kind: 'invoice',
  kindConfidence: confidence(1),
  definition: null,
  definitions: [],
  pages: [1],
  fields,
  lists: [],
  missing: [],
  checks: [],
  ...change,
})

/** A document of these tables and sheets, each of whose words stands on its page. */
export function documentOf(tables: readonly Table[], sheets: readonly FieldSheet[] = [], pageCount = 1): ParsedDocument {
  const words = [
    ...tables.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flatMap((line) => line.words))),
    ...sheets.flatMap((each) => each.fields.flatMap(({ evidence }) => evidence?.words ?? [])),
  ]
  const pages = Array.from(
    { length: pageCount },
    (_, index): Page => ({
      number: index + 1,
      size: { width: 595, height: 842 },
      readBy: 'text-layer',
      words: words.filter(({ page }) => page === index + 1),
      toImage: null,
      outcome: 'read',
    }),
  )
  return { pages, blocks: tables, sheets, issues: [] }
}
