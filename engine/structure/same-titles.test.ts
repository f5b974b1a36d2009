import { expect, test } from 'vitest'
import { type Cell, confidence, type Line, type Table, textOfLines, type Word } from '../model/index.ts'
import { rereadUnderTitles } from './same-titles.ts'

/** Texts of one cell, each with the point at which it begins; they are 40 points wide. */
type Spots = readonly (readonly [text: string, left: number])[]

const boxAt = (left: number, row: number) => ({ left, top: 100 + row * 20, right: left + 40, bottom: 110 + row * 20 })
const wordAt = (page: number, row: number, [text, left]: Spots[number]): Word => ({
  page,
  text,
  box: boxAt(left, row),
  baseline: 108 + row * 20,
  confidence: confidence(0.98),
  readBy: 'text-layer',
  font: { family: 'Sans', size: 10, bold: row === 0, italic: false },
  turn: 0,
  raised: 'no',
  link: null,
})
/** A table on a page from rows of cells, the first row its titles. */
function read(page: number, rows: readonly (readonly Spots[])[]): Table {
  const cells = rows.flatMap((row, r) =>
    row.map((spots, column): Cell => {
      const words = spots.map((spot) => wordAt(page, r, spot))
      const left = spots[0]?.[1] ?? 0
      const lines: readonly Line[] = words.length === 0 ? [] : [{ words, box: boxAt(left, r) }]
      const box = { left: left - 5, right: column === row.length - 1 ? 335 : left + 80, top: 98 + r * 20, bottom: 118 + r * 20 }
      return {
        row: r,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines,
        value: { kind: 'text', text: textOfLines(lines) },
        place: { page, box },
        confidence: confidence(0.9),
      }
    }),
  )
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: (rows[0] ?? []).map(() => ({ title: null, kind: 'text' })),
    rowCount: rows.length,
    headerRows: 1,
    cells,
    foundBy: 'alignment',
    repeated: [],
    places: [{ page, box: { left: 50, top: 98, right: 335, bottom: 98 + rows.length * 20 } }],
    confidence: confidence(0.9),
  }
}
const rowsOf = (table: Table | null) =>
  table &&
  Array.from({ length: table.rowCount }, (_, row) => table.cells.filter((cell) => cell.row === row).map((cell) => textOfLines(cell.lines)))

const first = read(1, [
  [[['Plank', 55]], [['Weight', 155]], [['Price', 255]]],
  [[['Oak', 55]], [['4', 155]], [['80', 255]]],
  [[['Elm', 55]], [['3', 155]], [['60', 255]]],
])

test('rows under titles printed again in their places are read in the columns of the first part', () => {
  const badly = read(2, [
    [
      [['Plank', 55]],
      [
        ['Weight', 155],
        ['Price', 255],
      ],
    ],
    [
      [['Ash', 55]],
      [
        ['6', 155],
        ['90', 255],
      ],
    ],
  ])
  const again = rereadUnderTitles(first, badly)
  expect(rowsOf(again)).toEqual([['Ash', '6', '90']])
  expect(again?.cells.map((cell) => cell.place.page)).toEqual([2, 2, 2])
  expect(again?.repeated.map((line) => textOfLines([line]))).toEqual(['Plank Weight Price'])
})

test('other titles, or the same ones in other places, leave the rows as they were read', () => {
  const rows = (title: string, left: number) =>
    read(2, [
      [
        [['Plank', 55]],
        [
          ['Weight', 155],
          [title, left],
        ],
      ],
      [
        [['Ash', 55]],
        [
          ['6', 155],
          ['90', left],
        ],
      ],
    ])
  expect(rereadUnderTitles(first, rows('Cost', 255))).toBeNull()
  expect(rereadUnderTitles(first, rows('Price', 275))).toBeNull()
})
