import { expect, test } from 'vitest'
import { type Cell, confidence, type Table } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { columnsBeside } from './docx-columns-beside.ts'

/** A cell on a page, 60 points wide and 14 high, with a word at its left. */
const cell = (row: number, column: number, page: number, left: number): Cell => {
  const words = typeset('word', { left: left + 2, baseline: 110 + 14 * row }).map((word) => ({ ...word, page }))
  const [word] = words
  if (word === undefined) throw new Error('no word')
  return {
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    lines: [{ words, box: word.box }],
    value: { kind: 'text', text: 'word' },
    place: { page, box: { left, right: left + 60, top: 100 + 14 * row, bottom: 114 + 14 * row } },
    confidence: confidence(0.9),
  }
}
const tableOf = (cells: readonly Cell[], pages: readonly number[]): Table => ({
  kind: 'table',
  title: null,
  caption: [],
  columns: Array.from({ length: 3 }, () => ({ title: null, kind: 'text' })),
  rowCount: 2,
  headerRows: 0,
  cells,
  foundBy: 'rulings',
  repeated: [],
  places: pages.map((page) => ({ page, box: { left: 50, right: 170, top: 100, bottom: 128 } })),
  confidence: confidence(0.9),
})
const wide = tableOf(
  [0, 1].flatMap((row) => [cell(row, 0, 1, 50), cell(row, 1, 1, 110), cell(row, 2, 2, 50)]),
  [1, 2],
)

test('columns of another page stand right of those of the first, on its page, and their boxes lead back', () => {
  const { table, isMoved, onPage } = columnsBeside(wide, 500)
  expect(isMoved).toBe(true)
  expect(table.places.map(({ page }) => page)).toEqual([1])
  const last = table.cells.find(({ row, column }) => row === 1 && column === 2)
  expect(last?.place).toEqual({ page: 1, box: { left: 178, right: 238, top: 114, bottom: 128 } })
  expect(last?.lines[0]?.words[0]).toMatchObject({ page: 1, font: { size: 10 } })
  expect(onPage(1, { left: 178, right: 238, top: 114, bottom: 128 })).toEqual({
    page: 2,
    box: { left: 50, right: 110, top: 114, bottom: 128 },
  })
  expect(onPage(1, { left: 110, right: 170, top: 114, bottom: 128 })).toEqual({
    page: 1,
    box: { left: 110, right: 170, top: 114, bottom: 128 },
  })
})

test('a table that finds no room so is made smaller, writing and all, by half at most', () => {
  const { table } = columnsBeside(wide, 141)
  const [first, , last] = table.cells
  expect(first?.place.box).toMatchObject({ left: 50, right: 95 })
  expect(last?.place.box).toMatchObject({ left: 146, right: 191 })
  expect(last?.lines[0]?.words[0]?.font?.size).toBe(7.5)
  expect(columnsBeside(wide, 20).table.cells[0]?.lines[0]?.words[0]?.font?.size).toBe(5)
})

test('a table over pages whose columns stand on each of them is left as it is', () => {
  const down = tableOf(
    [
      ...[0, 1, 2].map((column) => cell(0, column, 1, 50 + 60 * column)),
      ...[0, 1, 2].map((column) => cell(1, column, 2, 50 + 60 * column)),
    ],
    [1, 2],
  )
  expect(columnsBeside(down, 500)).toMatchObject({ table: down, isMoved: false })
})
