import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { componentsOf } from './components.ts'
import type { Grey } from './grey.ts'
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
type Boxes = readonly (readonly [number, number, number, number])[]
const greyOf = ({ width, height, marks }: Ink): Grey => ({
  width,
  height,
  values: Uint8Array.from(marks, (mark) => (mark === 1 ? 30 : 250)),
})
function dashesAmong(rulings: readonly Ruling[], boxes: Boxes, shade: (grey: Grey) => void = () => {}): readonly number[] {
  const ink = inkWith(boxes)
  const grey = greyOf(ink)
  shade(grey)
  return loneDashesIn({ ink, grey, components: componentsOf(ink), rulings, letterSize: 10 }).map(({ left }) => left)
}
const dashesIn = (...boxes: Boxes): readonly number[] => dashesAmong([], boxes)

test('strokes as long as a hyphen or a dash are found where white is around them', () => {
  expect(dashesIn([20, 30, 6, 2], [80, 30, 11, 2], [140, 30, 22, 2])).toEqual([20, 80, 140])
  expect(dashesIn([20, 30, 5, 3])).toEqual([20])
})
test('stops, rules, strokes near others and in pairs are none', () => {
  expect(dashesIn([20, 30, 3, 2], [60, 30, 60, 2], [140, 30, 6, 6])).toEqual([])
  expect(dashesIn([20, 30, 8, 2], [34, 24, 8, 10])).toEqual([])
  expect(dashesIn([80, 28, 8, 2], [80, 32, 8, 2])).toEqual([])
})
test('a dash close to an upright rule stands alone; a piece of a level rule, and of one too faint for ink, is none', () => {
  const upright: Ruling = { from: { x: 71, y: 0 }, to: { x: 71, y: 60 }, thickness: 2 }
  expect(
    dashesAmong(
      [upright],
      [
        [70, 0, 2, 60],
        [80, 30, 8, 2],
      ],
    ),
  ).toEqual([80])
  const level: Ruling = { from: { x: 0, y: 31 }, to: { x: 60, y: 31 }, thickness: 2 }
  expect(dashesAmong([level], [[80, 30, 8, 2]])).toEqual([])
  const faint = ({ width, values }: Grey) => {
    for (let x = 0; x < width; x++) values[30 * width + x] = Math.min(values[30 * width + x] ?? 0, 215)
  }
  expect(dashesAmong([], [[80, 30, 8, 2]], faint)).toEqual([])
})
test('a hyphen of which three pixels are dark enough for ink is told by the grey before and behind them; a stop is grey on all sides', () => {
  const shaded = (beside: number, above: number) =>
    dashesAmong([], [[20, 30, 3, 3]], ({ width, values }) => {
      for (let y = 30; y < 33; y++) for (const x of [18, 19, 23, 24]) values[y * width + x] = beside
      for (const y of [29, 33]) for (let x = 20; x < 23; x++) values[y * width + x] = above
    })
  expect(shaded(150, 245)).toEqual([20])
  expect(shaded(250, 150)).toEqual([])
})
