import { describe, expect, it } from 'vitest'
import { boundsOf, listGrid, rowsOf, tableGrid, tabSeparated } from './grid-model.ts'
import { field, sheet, table } from './testing.ts'

const small = table([
  ['Item', 'Amount'],
  ['Paper', '12?'],
  ['Pens', ''],
])

describe('a table as a grid', () => {
  const grid = tableGrid(small, 0)

  it('knows which cells are less than sure and which are empty', () => {
    expect(grid.cellAt(1, 1)).toMatchObject({ text: '12', standing: 'doubtful', confidence: 0.5 })
    expect(grid.cellAt(2, 1)).toMatchObject({ text: '', standing: 'sure', confidence: null })
    expect(grid.cellAt(9, 0)).toBeNull()
  })

  it('copies a selection as tab-separated text, whichever corner it was begun at', () => {
    const bounds = boundsOf(grid, { from: { row: 2, column: 1 }, to: { row: 1, column: 0 } })
    expect(tabSeparated(grid, bounds)).toBe('Paper\t12\nPens\t')
  })

  it('grows a selection until no merged cell is cut in two', () => {
    const [first, second, ...rest] = small.cells
    if (!first || !second) throw new Error('no cells')
    const merged = tableGrid({ ...small, cells: [{ ...first, columnSpan: 2 }, ...rest] }, 0)
    expect(boundsOf(merged, { from: { row: 0, column: 1 }, to: { row: 1, column: 1 } })).toEqual({ top: 0, bottom: 1, left: 0, right: 1 })
  })
})

describe('text from a spreadsheet', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two\nlines"\t"say ""so"""', [['two\nlines', 'say "so"']]],
    ['alone', [['alone']]],
    ['\tx', [['', 'x']]],
    ['', [['']]],
  ])('%j is read as rows of cells', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })
})

it('the objects of a list are rows, and what one of them lacks is an empty cell', () => {
  const items = [{ fields: [field('name', 'Paper'), field('amount', '12')] }, { fields: [field('name', 'Pens')] }]
  const invoice = sheet([], { lists: [{ name: 'line_items', items }] })
  const grid = listGrid(invoice, 0, invoice.lists[0] ?? { name: '', items: [] })
  expect(grid.label).toBe('Line items')
  expect(grid.columns.map(({ title }) => title)).toEqual(['Name', 'Amount'])
  expect(grid.cellAt(1, 1)).toMatchObject({ text: '', key: 'field/0/line_items/1/amount' })
})
