import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { inLines } from './line-by-line.ts'
import { textRowsOf } from './text-rows.ts'

const xs = [0, 60, 120, 180]

/** What the lines of one row become, each line given by its texts and where they begin; lines stand `apart` points apart. */
function parted(lines: readonly (readonly (readonly [text: string, left: number])[])[], apart = 12): readonly string[] {
  const words = lines.flatMap((line, index) =>
    line.flatMap(([text, left]) => typeset(text, { left, baseline: 50 + apart * index, size: 8 })),
  )
  return inLines([textRowsOf(words)], xs).map((row) => row.map((line) => line.words.map(({ text }) => text).join(' ')).join(' / '))
}

test('lines that fill several columns are rows of their own where cell after cell would not read as they do', () => {
  const day = [
    ['Date', 5],
    ['27/05/2018', 62],
    ['8:07', 125],
  ] as const
  const who = [
    ['Cashier', 5],
    ['CT001', 62],
  ] as const
  expect(parted([day, who])).toEqual(['Date 27/05/2018 8:07', 'Cashier CT001'])
})

test('a line under one that ends in a figure, and one with a label, is a row; a text that goes on is none', () => {
  const below = (text: string, above: string) =>
    parted([
      [
        [above, 5],
        ['4.10', 130],
      ],
      [[text, 5]],
    ])
  expect(below('Lamp', '107 2')).toHaveLength(2)
  expect(below('Seat:', 'Hall A')).toHaveLength(2)
  expect(below('of oak', 'Table')).toEqual(['Table 4.10 / of oak'])
})

test('what stands lower by less than a line is in the row, and titles without figures stay together', () => {
  const slope = [[['Total', 5]], [['14.04', 130]]] as const
  expect(parted(slope, 5)).toHaveLength(1)
  expect(
    parted([
      [['(tax)', 130]],
      [
        ['Item', 5],
        ['Price', 62],
        ['Sum', 130],
      ],
    ]),
  ).toHaveLength(1)
})
