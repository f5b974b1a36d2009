// Builders for the tests of tables in XLSX and CSV: whole documents on one line.

import { type Block, type Cell, confidence, type Line, type Paragraph, type ParsedDocument, type Table, type Word } from '../model/index.ts'
import { typeColumns } from '../values/index.ts'

const box = { left: 10, top: 20, right: 110, bottom: 32 }

/** A word on page 1. */
export const word = (text: string): Word => ({
  page: 1,
  text,
  box,
  baseline: 30,
  confidence: confidence(0.97),
  readBy: 'text-layer',
  font: null,
  turn: 0,
  raised: 'no',
  link: null,
})

const line = (text: string): Line => ({ words: text.split(' ').map(word), box })

/** A cell given as text, or as text with spans. */
export type Given = string | { readonly text: string; readonly rowSpan?: number; readonly columnSpan?: number }

/** A table from rows as in HTML, its values typed by its own columns; covered places are left out. */
export function table(rows: readonly (readonly Given[])[], more: Partial<Pick<Table, 'title' | 'headerRows' | 'places'>> = {}): Table {
  const taken = new Set<string>()
  const cells: Cell[] = []
  rows.forEach((given, row) => {
    let column = 0
    for (const entry of given) {
      while (taken.has(`${row},${column}`)) column++
      const { text, rowSpan = 1, columnSpan = 1 } = typeof entry === 'string' ? { text: entry } : entry
      for (let r = 0; r < rowSpan; r++) for (let c = 0; c < columnSpan; c++) taken.add(`${row + r},${column + c}`)
      cells.push({
        row,
        column,
        rowSpan,
        columnSpan,
        lines: text === '' ? [] : [line(text)],
        value: text === '' ? null : { kind: 'text', text },
        place: { page: more.places?.[0]?.page ?? 1, box },
        confidence: confidence(0.9),
      })
      column += columnSpan
    }
  })
  const width = cells.reduce((most, { column, columnSpan }) => Math.max(most, column + columnSpan), 0)
  const headerRows = more.headerRows ?? 1
  const titles = Array.from(
    { length: width },
    (_, column) => cells.find((cell) => cell.row === headerRows - 1 && cell.column === column)?.value?.text ?? null,
  )
  const plain: Table = {
    kind: 'table',
    title: more.title ?? null,
    caption: [],
    columns: titles.map((title) => ({ title, kind: 'text' })),
    rowCount: rows.length,
    headerRows,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: more.places ?? [{ page: 1, box }],
    confidence: confidence(0.9),
  }
  return typeColumns([plain], []).tables[0] ?? plain
}

/** A paragraph of one line. */
export const paragraph = (text: string): Paragraph => ({
  kind: 'paragraph',
  role: 'body',
  lines: [line(text)],
  places: [{ page: 1, box }],
  confidence: confidence(0.9),
})

/** A document of one page with the given blocks. */
export const documentOf = (...blocks: readonly Block[]): ParsedDocument => ({ pages: [], blocks, sheets: [], issues: [] })
