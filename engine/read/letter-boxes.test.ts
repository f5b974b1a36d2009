import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { typeset } from '../model/sample.ts'
import { lettersInBoxesJoined } from './letter-boxes.ts'

const rule = (x1: number, y1: number, x2: number, y2: number): Ruling => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  thickness: 0.5,
})
/** Boxes of 16 by 18 points in a row, a sign in the middle of each; a space leaves one empty. */
const row = (signs: string, top = 100, step = 16) => ({
  words: [...signs].flatMap((sign, at) => (sign === ' ' ? [] : typeset(sign, { left: 72 + step * at + 5, baseline: top + 14 }))),
  rulings: [...signs].flatMap((_, at) => {
    const [left, right] = [72 + step * at, 72 + step * at + 16]
    return [
      rule(left, top, left, top + 18),
      rule(right, top, right, top + 18),
      rule(left, top, right, top),
      rule(left, top + 18, right, top + 18),
    ]
  }),
})
const textsOf = (...rows: readonly ReturnType<typeof row>[]) =>
  lettersInBoxesJoined(
    rows.flatMap(({ words }) => words),
    rows.flatMap(({ rulings }) => rulings),
  ).map(({ text }) => text)

test('an answer with a box for each sign is one word, boxes that touch or not', () => {
  expect(textsOf(row('47119'))).toEqual(['47119'])
  expect(textsOf(row('INES', 100, 20))).toEqual(['INES'])
  const [word] = lettersInBoxesJoined(row('47119').words, row('47119').rulings)
  expect(word?.box.left).toBeCloseTo(77, 5)
  expect(word?.box.right).toBeGreaterThan(72 + 4 * 16)
})

test('an empty box parts two words', () => {
  expect(textsOf(row('INES MOREAU'))).toEqual(['INES', 'MOREAU'])
})

test('answers under each other stay apart', () => {
  expect(textsOf(row('47119', 100), row('BX207', 140))).toEqual(['47119', 'BX207'])
})

test('signs to choose from and the cells of a table stay as they are', () => {
  expect(textsOf(row('12345'))).toEqual(['1', '2', '3', '4', '5'])
  expect(textsOf(row('EDCBA'))).toEqual(['E', 'D', 'C', 'B', 'A'])
  expect(textsOf(row('4711', 100), row('2905', 118), row('1830', 136))).toEqual([...'471129051830'])
  expect(textsOf({ ...row('47119'), rulings: [] })).toEqual([...'47119'])
})

test('stops stand in boxes of their own, and short words behind an empty box of a longer answer', () => {
  expect(textsOf(row('17/01/1999'))).toEqual(['17/01/1999'])
  expect(textsOf(row('KV-471.5'))).toEqual(['KV-471.5'])
  expect(textsOf(row('YANN LE BIHAN'))).toEqual(['YANN', 'LE', 'BIHAN'])
  expect(textsOf(row('12 %'))).toEqual(['12', '%'])
  expect(textsOf(row('-- -'))).toEqual([...'---'])
})

test('letters that the reader joined because they stand evenly go with those beside them', () => {
  const { words, rulings } = row('17/1999')
  const [first, second, stroke] = words
  const year = typeset('1999', { left: 72 + 16 * 3 + 5, baseline: 114 })[0]
  if (first === undefined || second === undefined || stroke === undefined || year === undefined) throw new Error('no words')
  const wide = { ...year, box: { ...year.box, right: 72 + 16 * 6 + 10 } }
  expect(lettersInBoxesJoined([first, second, stroke, wide], rulings).map(({ text }) => text)).toEqual(['17/1999'])
})
