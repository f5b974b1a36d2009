import { expect, test } from 'vitest'
import type { Ruling } from '../../geometry/index.ts'
import { typeset } from '../../model/sample.ts'
import { combsOf, writtenIn } from './combs.ts'
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

test('boxes for day and month are combs beside those of the year, and strokes between them part no day', () => {
  const day = [...sides(2, 60, 100), ...sides(2, 92, 100), ...sides(4, 124, 100)]
  expect(combsOf(day)).toHaveLength(3)
  expect(combsOf([...sides(2, 60, 100), ...sides(2, 300, 100)])).toEqual([])
  const letter = (text: string, left: number) => typeset(text, { left, baseline: 112, size: 9 })
  const words = [
    ...[...'04'].flatMap((text, at) => letter(text, 64 + 13 * at)),
    ...letter('/', 88),
    ...[...'09'].flatMap((text, at) => letter(text, 96 + 13 * at)),
    ...letter('/', 120),
    ...[...'1961'].flatMap((text, at) => letter(text, 128 + 13 * at)),
  ]
  const [segment] = pageTextOf(printedPage(words, { rulings: day })).segments
  expect(writtenIn(combsOf(day), segment?.words ?? [])).toBe('04/09/1961')
})

test('an empty box between letters is a space', () => {
  const comb = combsOf(sides(9, 60, 100))
  const words = [...'ANNA'].flatMap((text, at) => typeset(text, { left: 64 + 13 * at + (at > 1 ? 13 : 0), baseline: 112, size: 9 }))
  expect(writtenIn(comb, words)).toBe('AN NA')
})
