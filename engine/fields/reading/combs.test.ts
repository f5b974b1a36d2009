import { expect, test } from 'vitest'
import type { Ruling } from '../../geometry/index.ts'
import { typeset } from '../../model/sample.ts'
import { combsOf } from './combs.ts'
import { pageTextOf } from './page-text.ts'
import { printedPage } from './sample.ts'

/** The sides of boxes of 13 by 15 points. */
const sides = (count: number, left: number, top: number): readonly Ruling[] =>
  Array.from({ length: count + 1 }, (_, at) => ({
    from: { x: left + 13 * at, y: top },
    to: { x: left + 13 * at, y: top + 15 },
    thickness: 0.5,
  }))

test('boxes for a letter each are one comb, rows of them right under each other a table, few of them cells', () => {
  expect(combsOf(sides(9, 60, 100)).map(({ box }) => box)).toEqual([{ left: 60, right: 177, top: 100, bottom: 115 }])
  expect(combsOf([...sides(9, 60, 100), ...sides(9, 60, 115)])).toEqual([])
  expect(combsOf(sides(3, 60, 100))).toEqual([])
})

test('words of one answer in a comb stand together, an empty box between them, and those of the next column do not', () => {
  const words = [
    ...typeset('Yann', { left: 62, baseline: 112 }),
    ...typeset('Bihan', { left: 129, baseline: 112 }),
    ...typeset('Ort', { left: 320, baseline: 112 }),
  ].map((word) => (word.text === 'Yann' ? { ...word, box: { ...word.box, right: 108 } } : word))
  const page = printedPage(words, { rulings: sides(12, 60, 100) })
  expect(pageTextOf(page).segments.map(({ text }) => text)).toEqual(['Yann Bihan', 'Ort'])
})
