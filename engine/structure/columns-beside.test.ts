import { expect, test } from 'vitest'
import { type Cell, confidence, type Line, type Table, textOfLines, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { pagesBeside, withColumnsBeside } from './columns-beside.ts'
import { joinContinuedTables } from './continued-tables.ts'

const margin = 50
const pitch = 14

const word = (text: string, page: number, left: number, bottom: number): Word => ({
  page,
  text,
  box: { left, right: left + 5 * text.length, top: bottom - 9, bottom },
  baseline: bottom - 2,
  confidence: confidence(0.98),
  readBy: 'text-layer',
  font: { family: 'Sans', size: 10, bold: false, italic: false },
  turn: 0,
  raised: 'no',
  link: null,
})
const line = (text: string, page: number, left: number, bottom: number): Line => {
  const words = text
    .split(' ')
    .map((part, at, all) => word(part, page, left + 5 * (all.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)), bottom))
  return { words, box: { left, right: left + 5 * text.length, top: bottom - 9, bottom } }
}
const bottomOf = (row: number) => 100 + pitch * row + 12

/** A table on a page; its columns are `wide` points each, its first row is that of the titles, and its rows stand below each other from `firstRow` on. */
function table(page: number, rows: readonly (readonly string[])[], wide: readonly number[], firstRow = 0, headerRows = 1): Table {
  const lefts = wide.map((_, at) => margin + wide.slice(0, at).reduce((sum, own) => sum + own, 0))
  const cells = rows.flatMap((row, r) =>
    row.map((text, column): Cell => {
      const left = lefts[column] ?? 0
      const top = 100 + pitch * (firstRow + r)
      return {
        row: r,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines: text === '' ? [] : [line(text, page, left + 2, bottomOf(firstRow + r))],
        value: text === '' ? null : { kind: 'text', text },
        place: { page, box: { left, right: left + (wide[column] ?? 0), top, bottom: top + pitch } },
        confidence: confidence(0.9),
      }
    }),
  )
  const right = margin + wide.reduce((sum, own) => sum + own, 0)
  const bottom = 100 + pitch * (firstRow + rows.length)
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: (rows[0] ?? []).map((title) => ({ title: headerRows > 0 ? title : null, kind: 'text' })),
    rowCount: rows.length,
    headerRows,
    cells,
    foundBy: 'alignment',
    repeated: [],
    places: [{ page, box: { left: margin, right, top: 100, bottom } }],
    confidence: confidence(0.9),
  }
}
const regionOf = (own: Table): Region => ({ kind: 'table', place: own.places[0] as Table['places'][number], table: own })
const prose = (
  page: number,
  rows: readonly (readonly [row: number, text: string])[],
  kind: 'prose' | 'furniture' = 'prose',
  left = margin + 2,
): Region => {
  const lines = rows.map(([row, text]) => line(text, page, left, bottomOf(row)))
  return { kind, lines, place: { page, box: lines[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 0 } } }
}
const pageOf = (number: number, regions: readonly Region[]): LaidOutPage => ({
  page: {
    number,
    size: { width: 595, height: 842 },
    readBy: 'text-layer',
    words: [],
    toImage: null,
    outcome: 'read',
    rulings: [],
    fills: [],
    pictures: [],
    issues: [],
  },
  regions,
  issues: [],
})
const read = (pages: readonly LaidOutPage[]) => withColumnsBeside(joinContinuedTables(pages))
const tablesOf = (pages: readonly LaidOutPage[]) =>
  pages.flatMap(({ regions }) => regions.flatMap((region) => (region.kind === 'table' ? [region.table] : [])))
const textsOf = (own: Table | undefined): readonly string[] =>
  Array.from({ length: own?.rowCount ?? 0 }, (_, row) =>
    (own?.columns ?? [])
      .map((_, column) => textOfLines(own?.cells.find((cell) => cell.row === row && cell.column === column)?.lines ?? []))
      .join('|'),
  )

const names = [
  ['Name', 'Jan', 'Feb'],
  ['Rent', '100', '101'],
  ['Travel', '200', '201'],
  ['Fuel', '300', '301'],
  ['Post', '400', '401'],
]
const wide = [200, 140, 140]

test('columns on the next page whose rows stand at the heights of a table that fills its page are further columns of it', () => {
  const pages = read([
    pageOf(1, [regionOf(table(1, names, wide))]),
    pageOf(2, [
      regionOf(
        table(
          2,
          [
            ['Mar', 'Total'],
            ['102', '303'],
            ['202', '603'],
            ['', '903'],
            ['402', '1203'],
          ],
          [140, 140],
        ),
      ),
    ]),
  ])
  const [whole, ...others] = tablesOf(pages)
  expect(others).toEqual([])
  expect(textsOf(whole)).toEqual([
    'Name|Jan|Feb|Mar|Total',
    'Rent|100|101|102|303',
    'Travel|200|201|202|603',
    'Fuel|300|301||903',
    'Post|400|401|402|1203',
  ])
  expect(whole?.columns.map(({ title }) => title)).toEqual(['Name', 'Jan', 'Feb', 'Mar', 'Total'])
  expect(whole?.places.map(({ page }) => page)).toEqual([1, 2])
  expect(whole?.cells.find(({ row, column }) => row === 1 && column === 4)?.place.page).toBe(2)
})

test('a last column alone on its page, which reads as text, is one too, and the lines of a wrapped text are one cell', () => {
  const pages = read([
    pageOf(1, [regionOf(table(1, names, wide))]),
    pageOf(2, [
      prose(2, [[0, 'Remarks']]),
      prose(2, [[1, 'approved']]),
      prose(2, [[3, 'see the letter of March']]),
      prose(2, [[30, 'Page 2']], 'furniture'),
    ]),
  ])
  expect(textsOf(tablesOf(pages)[0])).toEqual([
    'Name|Jan|Feb|Remarks',
    'Rent|100|101|approved',
    'Travel|200|201|',
    'Fuel|300|301|see the letter of March',
    'Post|400|401|',
  ])
  expect(pages[1]?.regions.map(({ kind }) => kind)).toEqual(['furniture'])
})

test('marks in columns that read as text stand in columns of their own', () => {
  const at = (row: number, left: number, text: string) => prose(2, [[row, text]], 'prose', left)
  const pages = read([
    pageOf(1, [regionOf(table(1, names, wide))]),
    pageOf(2, [at(0, 60, '12'), at(0, 100, '13'), at(1, 60, 'x'), at(2, 100, 'h'), at(3, 60, 'h'), at(3, 100, 'x'), at(4, 100, 'x')]),
  ])
  expect(textsOf(tablesOf(pages)[0])).toEqual([
    'Name|Jan|Feb|12|13',
    'Rent|100|101|x|',
    'Travel|200|201||h',
    'Fuel|300|301|h|x',
    'Post|400|401||x',
  ])
})

test('a table of two pages takes the columns of the two pages behind them, and keeps its titles once', () => {
  const rows = (from: number) => [0, 1, 2, 3, 4].map((at) => [`Item ${from + at}`, `${from + at}.50`, `${from + at}.70`])
  const titles = ['Name', 'Jan', 'Feb']
  const beside = (from: number) => [['Mar', 'Total'], ...[0, 1, 2, 3, 4].map((at) => [`${from + at}.20`, `${from + at}.90`])]
  const pages = read([
    pageOf(1, [regionOf(table(1, [titles, ...rows(1)], wide))]),
    pageOf(2, [regionOf(table(2, [titles, ...rows(6)], wide))]),
    pageOf(3, [regionOf(table(3, beside(1), [140, 140]))]),
    pageOf(4, [regionOf(table(4, beside(6), [140, 140]))]),
  ])
  const [whole, ...others] = tablesOf(pages)
  expect(others).toEqual([])
  expect(textsOf(whole)).toHaveLength(11)
  expect(textsOf(whole)[7]).toBe('Item 7|7.50|7.70|7.20|7.90')
})

test('a table with room beside it, one that names its rows again, and one whose rows stand elsewhere are tables of their own', () => {
  const right = [
    ['Mar', 'Total'],
    ['102', '303'],
    ['202', '603'],
    ['302', '903'],
    ['402', '1203'],
  ]
  const apart = (left: Table, next: Table) => tablesOf(read([pageOf(1, [regionOf(left)]), pageOf(2, [regionOf(next)])])).length
  expect(apart(table(1, names, wide), table(2, right, [140, 140]))).toBe(1)
  expect(apart(table(1, names, [100, 60, 60]), table(2, right, [140, 140]))).toBe(2)
  expect(apart(table(1, names, wide), table(2, right, [140, 140], 0.3))).toBe(2)
  expect(
    apart(
      table(1, names, wide),
      table(
        2,
        names.map(([name = '', ...rest]) => [name, ...rest, 'x']),
        [100, 60, 60, 60],
      ),
    ),
  ).toBe(2)
  expect(apart(table(1, names, wide), table(2, right.slice(0, 3), [140, 140]))).toBe(2)
})

test('a page that holds two tables beside level lines of text keeps all of them', () => {
  const right = [
    ['Mar', 'Total'],
    ['102', '303'],
  ]
  const lines = [0, 1, 2, 3].map((row) => prose(2, [[row, ['Remarks', 'approved', 'late', 'open'][row] ?? '']]))
  const pages = read([
    pageOf(1, [regionOf(table(1, names, wide))]),
    pageOf(2, [...lines, regionOf(table(2, right, [90, 90], 30)), regionOf(table(2, right, [90, 90], 36))]),
  ])
  expect(tablesOf(pages)).toHaveLength(3)
  expect(pages[1]?.regions).toHaveLength(6)
})

test('rows below each other in the same columns go on below, though they stand at the same heights', () => {
  const rows = (from: number) => [0, 1, 2, 3, 4].map((at) => [`Item ${from + at}`, `${from + at}.50`, `${from + at}.70`])
  const pages = [pageOf(1, [regionOf(table(1, rows(1), wide, 0, 0))]), pageOf(2, [regionOf(table(2, rows(6), wide, 0, 0))])]
  expect([...pagesBeside(pages)]).toEqual([])
  expect(textsOf(tablesOf(read(pages))[0])).toHaveLength(10)
})
