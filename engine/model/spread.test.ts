import { expect, test } from 'vitest'
import { typeset } from './sample.ts'
import { foldOf } from './spread.ts'
import type { Word } from './word.ts'

const sheet = { width: 842, height: 595 }
const text = [
  'this page of the book says',
  'what there is to be said',
  'of rye and of the wheat',
  'and of all other corn here',
  'and then it is at its end',
]
const page = (left: number): readonly Word[] => text.flatMap((line, i) => typeset(line, { left, baseline: 80 + 14 * i }))

test('a sheet of two pages is folded between their lines', () => {
  const fold = foldOf(sheet, [...page(72), ...page(480)], [])
  expect(fold).toBeGreaterThan(300)
  expect(fold).toBeLessThan(480)
})

test('no sheet is folded across a word, across a rule, in columns of short texts, or upright', () => {
  const words = [...page(72), ...page(480)]
  const rule = { from: { x: 72, y: 200 }, to: { x: 760, y: 200 }, thickness: 1 }
  const short = (left: number) => text.flatMap((_, i) => typeset('Rye 12', { left, baseline: 80 + 14 * i }))
  expect(
    foldOf(
      sheet,
      [...words, ...typeset('a title over the whole sheet of paper, from one side to the other side of it', { left: 230, baseline: 40 })],
      [],
    ),
  ).toBeNull()
  expect(foldOf(sheet, words, [rule])).toBeNull()
  expect(foldOf(sheet, [...short(72), ...short(600)], [])).toBeNull()
  expect(foldOf({ width: 842, height: 1190 }, words, [])).toBeNull()
})
