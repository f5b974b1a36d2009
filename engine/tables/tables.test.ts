import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Table, Word } from '../model/index.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const isTiled = (table: Table): boolean => {
  const tiles = new Map<string, number>()
  for (const cell of table.cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++)
        tiles.set(`${row},${column}`, (tiles.get(`${row},${column}`) ?? 0) + 1)
  return (
    tiles.size === table.rowCount * table.columns.length &&
    [...tiles].every(([tile, count]) => {
      const [row = -1, column = -1] = tile.split(',').map(Number)
      return count === 1 && row < table.rowCount && column < table.columns.length
    })
  )
}
const wordsInside = (table: Table): readonly Word[] =>
  [...table.caption, ...table.repeated, ...table.cells.flatMap((cell) => cell.lines)].flatMap((line) => line.words)

describe('for every page', () => {
  const text = fc.constantFrom('a', 'Total', '42', '1,200.50', '-', 'Table', '1', 'per', 'cent', '*Sum*', '(x)')
  const turn = fc.constantFrom(0 as const, 0 as const, 0 as const, 90 as const, 180 as const, 270 as const)
  const word = fc.record({ text, left: fc.integer({ min: 0, max: 500 }), line: fc.integer({ min: 0, max: 50 }), turn }).map(
    ({ text: printed, left, line, turn: direction }): Word => ({
      ...(pageOf('x').words[0] as Word),
      text: printed,
      box: { left, right: left + printed.length * 5, top: line * 12, bottom: line * 12 + 8 },
      baseline: direction === 90 || direction === 270 ? left : line * 12 + 8,
      turn: direction,
    }),
  )
  const coordinate = fc.integer({ min: 0, max: 50 }).map((step) => step * 12 - 2)
  const ruling = fc
    .record({ x: coordinate, y: coordinate, length: coordinate, upright: fc.boolean() })
    .map(({ x, y, length, upright }) => ({
      from: { x, y },
      to: upright ? { x, y: y + length } : { x: x + length, y },
      thickness: 0.5,
    }))

  it('each word is in one cell, one caption or the rest, and cells tile their table', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), fc.array(ruling, { maxLength: 40 }), (words, rulings) => {
        const { tables: found, rest } = tables({ ...pageOf(''), words, rulings })
        const placed = [...rest, ...found.flatMap(wordsInside)]
        expect(placed).toHaveLength(words.length)
        expect(new Set(placed)).toEqual(new Set(words))
        for (const table of found) expect(isTiled(table)).toBe(true)
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  it('a drawn grid is read as it was filled', () => {
    const entry = fc.constantFrom('Apples', 'Pears', '12', '3.50', 'blue', '7%', 'North East', 'n/a')
    const grid = fc
      .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(entry, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      )
    fc.assert(
      fc.property(grid, (texts) => {
        const rule = `+${(texts[0] ?? []).map(() => '-'.repeat(13)).join('+')}+`
        const picture = texts.flatMap((row) => [rule, `|${row.map((cell) => ` ${cell}`.padEnd(13)).join('|')}|`]).concat(rule)
        expect(tables(pageOf(picture.join('\n'))).tables.map(textsOf)).toEqual([texts])
      }),
      { numRuns: 60, seed: 11 },
    )
  })
})
