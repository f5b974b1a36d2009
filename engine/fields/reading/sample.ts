// For tests: a page with nothing on it but words, and rules where they matter; and a table of lines.

import { unionOf } from '../../geometry/index.ts'
import { confidence, type Line, type Table, textOfLines, type Word } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'

type Others = Partial<Pick<ReadPage, 'number' | 'size' | 'readBy' | 'rulings' | 'fills'>>

/** The first page of A4 as read from a text layer; `others` says what is otherwise. */
export const printedPage = (words: readonly Word[], others: Others = {}): ReadPage => ({
  number: 1,
  size: { width: 595, height: 842 },
  readBy: 'text-layer',
  words,
  toImage: null,
  outcome: 'read',
  rulings: [],
  fills: [],
  pictures: [],
  issues: [],
  ...others,
})

/** A table on the first page with the lines of each cell, row by row, and titles in its first row; a cell without lines is left out. */
export function tableOf(rows: readonly (readonly (readonly Line[])[])[]): Table {
  const plain = (lines: readonly Line[]): string => textOfLines(lines).replaceAll('\n', ' ')
  const cells = rows.flatMap((row, at) =>
    row.flatMap((lines, column) => {
      if (lines.length === 0) return []
      const place = { page: 1, box: unionOf(lines.map(({ box }) => box)) }
      const value = { kind: 'text', text: plain(lines) } as const
      return [{ row: at, column, rowSpan: 1, columnSpan: 1, lines, value, place, confidence: confidence(0.95) }]
    }),
  )
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: (rows[0] ?? []).map((lines) => ({ title: plain(lines), kind: 'text' })),
    rowCount: rows.length,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: unionOf(cells.map(({ place }) => place.box)) }],
    confidence: confidence(0.95),
  }
}
