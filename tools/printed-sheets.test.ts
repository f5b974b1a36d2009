import { expect, test } from 'vitest'
import { books } from './composed/sheet-books.ts'
import { placesOf, sheetFile } from './composed/sheet-file.ts'
import { sheetManners } from './composed/sheet-manners.ts'
import { Dice } from './golden/dice.ts'

test('every kind of sheet fills each place of its table once, and the same dice give the same sheet', () => {
  for (const [name, book] of Object.entries(books)) {
    const table = book(new Dice(7))
    const places = placesOf(table)
    expect(new Set(places.map((line) => line.length)).size, name).toBe(1)
    expect(places.flat().filter((cell) => cell !== null).length, name).toBe(table.rows.flatMap(({ cells }) => cells).length)
    expect(book(new Dice(7)), name).toEqual(table)
  }
})

test('a cell over several columns covers those behind it, and one over two rows the place below it', () => {
  const [over, under] = placesOf({
    name: 'Sales',
    rows: [
      {
        sort: 'title',
        cells: [
          { text: 'Product', rowSpan: 2 },
          { text: 'North', columnSpan: 2 },
        ],
      },
      { sort: 'title', cells: [{ text: 'Plan' }, { text: 'Actual' }] },
    ],
  })
  expect(over?.map((cell) => cell?.text ?? null)).toEqual(['Product', 'North', null])
  expect(under?.map((cell) => cell?.text ?? null)).toEqual([null, 'Plan', 'Actual'])
})

test('a sheet in every manner is a whole file that holds each text of its tables', () => {
  for (const [name, manner] of Object.entries(sheetManners)) {
    const tables = ['schedule', 'crossed'].map((kind) =>
      (books[kind] as (dice: Dice) => Parameters<typeof sheetFile>[0][number])(new Dice(3)),
    )
    const file = sheetFile(tables, manner)
    expect(file.match(/<table:table-row/gu)?.length, name).toBe(file.match(/<\/table:table-row>/gu)?.length)
    for (const { text } of tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)))
      if (text !== '') expect(file, name).toContain(`<text:p>${text.replace('&', '&amp;')}</text:p>`)
  }
})
