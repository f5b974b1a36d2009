import { expect, test } from 'vitest'
import { confidence, type Table } from '../../model/index.ts'
import { lines } from '../../model/sample.ts'
import { statedInTables } from './stated.ts'

/** A table of a name and what is said of it a row, each in a cell of several lines. */
function particulars(rows: readonly (readonly (readonly string[])[])[]): Table {
  const place = { page: 1, box: { left: 50, right: 550, top: 90, bottom: 400 } }
  return {
    kind: 'table',
    places: [place],
    confidence: confidence(0.95),
    title: null,
    caption: [],
    columns: (rows[0] ?? []).map(() => ({ title: null, kind: 'text' })),
    rowCount: rows.length,
    headerRows: 0,
    cells: rows.flatMap((cells, row) =>
      cells.map((texts, column) => ({
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines: lines(texts, { left: 60 + 150 * column, baseline: 100 + 40 * row + (texts.length === 1 ? 6 : 0) }),
        value: { kind: 'text', text: texts.join(' ') },
        place,
        confidence: confidence(0.95),
      })),
    ),
    foundBy: 'rulings',
    repeated: [],
  }
}
const said = (table: Table, known: Parameters<typeof statedInTables>[1] = []): readonly string[] =>
  statedInTables([table], known).map(
    ({ key, lines: own }) => `${key}: ${own.map((words) => words.map(({ text }) => text).join(' ')).join(' / ')}`,
  )

test('a name in the middle of its row states what the cell beside it says', () => {
  const table = particulars([
    [['Client'], ['Mill & Pike Ltd', '4 Dock Street']],
    [['End Date'], ['3 July 2027']],
  ])
  expect(said(table)).toEqual(['client: Mill & Pike Ltd / 4 Dock Street', 'enddate: 3 July 2027'])
  const [, end] = statedInTables([table], [])
  expect(said(table, end === undefined ? [] : [end])).toEqual(['client: Mill & Pike Ltd / 4 Dock Street'])
})

test('tables of more columns and sentences in the first state nothing', () => {
  expect(said(particulars([[['Item'], ['2'], ['5.00']]]))).toEqual([])
  expect(said(particulars([[['The tenant pays what the landlord asks'], ['yes']]]))).toEqual([])
})
