import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { shortTextsIn } from './short-texts.ts'

type Piece = readonly [left: number, top: number, across: number, down: number]

/** Where short texts begin among filled boxes and level rules two pixels thick, each by its left, top and length. */
function textsIn(boxes: readonly Piece[], rules: readonly (readonly [number, number, number])[] = []): readonly number[] {
  const [width, height] = [300, 80]
  const marks = new Uint8Array(width * height)
  const paint = ([left, top, across, down]: Piece): void => {
    for (let y = top; y < top + down; y++) marks.fill(1, y * width + left, y * width + left + across)
  }
  boxes.forEach(paint)
  for (const [left, top, length] of rules) paint([left, top, length, 2])
  const rulings = rules.map(([x, y, length]): Ruling => ({ from: { x, y: y + 1 }, to: { x: x + length, y: y + 1 }, thickness: 2 }))
  return shortTextsIn({ width, height, marks }, rulings, 10).map(({ left }) => left)
}

test('a figure alone and a number of a few are short texts, a long line and specks are none', () => {
  const line = Array.from({ length: 9 }, (_, at): Piece => [100 + at * 10, 40, 7, 12])
  expect(textsIn([[20, 40, 7, 12], [60, 40, 7, 12], [69, 50, 2, 2], [75, 40, 7, 12], ...line, [250, 40, 3, 3]])).toEqual([20, 60])
})
test('figures that stand on a rule are told from it, all of them', () => {
  const number: readonly Piece[] = [
    [60, 41, 7, 12],
    [70, 41, 7, 12],
  ]
  expect(textsIn(number, [[40, 52, 60]])).toEqual([60])
})
test('a letter beside ink that is none may be part of something, and is left', () => {
  expect(
    textsIn([
      [60, 40, 7, 12],
      [71, 20, 40, 40],
    ]),
  ).toEqual([])
})
