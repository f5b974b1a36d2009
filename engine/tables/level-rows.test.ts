import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { onLevelRows } from './level-rows.ts'
import { pageOf, textsOf } from './text-picture.ts'

const prices = ['Coffee', 'Tea', 'Bread', 'Cake', 'Water', 'Juice', 'Soup', 'Rice', 'Beans', 'Milk', 'Bun', 'Jam', 'Oil', 'Salt']
/** A row whose texts fall by so many points from one to the next. */
const falling = (texts: readonly string[], baseline: number, by: number): readonly Word[] =>
  texts.flatMap((text, index) => typeset(text, { left: 10 + 55 * index, baseline: baseline + by * index, size: 8 }))

test('rows of a slip that fall by half a line from edge to edge are rows of its table, with their words where they stood', () => {
  const words = prices.flatMap((name, index) => falling([name, '12.10', '24.20', '48.40'], 40 + 14 * index, 1.4))
  const { tables: found } = tables(pageOf('', { words, size: { width: 227, height: 400 } }))
  expect(found.map(textsOf)).toEqual([prices.map((name) => [name, '12.10', '24.20', '48.40'])])
  const inCells = found.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flatMap((line) => line.words)))
  expect(inCells.every((word) => words.includes(word))).toBe(true)
})

test('words of a level row, of rows above each other and of other sizes keep their height', () => {
  const level = [...falling(['Coffee', '12.10', '24.20'], 40, 0.2), ...falling(['Tea', '1.10'], 50, 0.2)]
  const large = typeset('Total', { left: 60, baseline: 46, size: 20 })
  expect([...onLevelRows([...level, ...large])].every(([word, placed]) => word === placed)).toBe(true)
})
