import { expect, test } from 'vitest'
import { componentsOf } from './components.ts'
import type { Ink } from './ink.ts'
import { loneDashesIn } from './lone-dashes.ts'

/** Ink with filled boxes, each by its left, top, width and height. */
function inkWith(boxes: readonly (readonly [number, number, number, number])[]): Ink {
  const [width, height] = [200, 60]
  const marks = new Uint8Array(width * height)
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y++) marks.fill(1, y * width + left, y * width + left + across)
  return { width, height, marks }
}
const dashesIn = (...boxes: readonly (readonly [number, number, number, number])[]): readonly number[] => {
  const ink = inkWith(boxes)
  return loneDashesIn(ink, componentsOf(ink), 10).map(({ left }) => left)
}

test('strokes as long as a hyphen or a dash are found where white is around them', () => {
  expect(dashesIn([20, 30, 6, 2], [80, 30, 11, 2], [140, 30, 22, 2])).toEqual([20, 80, 140])
  expect(dashesIn([20, 30, 5, 3])).toEqual([20])
})
test('stops, rules, strokes near others and in pairs are none', () => {
  expect(dashesIn([20, 30, 3, 2], [60, 30, 60, 2], [140, 30, 6, 6])).toEqual([])
  expect(dashesIn([20, 30, 8, 2], [34, 24, 8, 10])).toEqual([])
  expect(dashesIn([80, 28, 8, 2], [80, 32, 8, 2])).toEqual([])
})
