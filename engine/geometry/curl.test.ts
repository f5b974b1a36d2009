import { expect, test } from 'vitest'
import { curled, fallAt, fallen, flattened, flattenedBox, inImage, scaling } from './index.ts'

const size = { width: 600, height: 800 }
const curl = [-0.08, -0.02, 0, 0.06].map((slope, at) => ({ slope, bend: at * 0.01 }))

test('falls are linear between the heights they are told at, and stay the same beyond the page', () => {
  expect([0, 1 / 6, 1 / 3, 1].map((height) => fallAt(curl, height).slope)).toEqual([-0.08, expect.closeTo(-0.05), -0.02, 0.06])
  expect(fallAt(curl, 1 / 6).bend).toBeCloseTo(0.005)
  expect([fallAt(curl, -1), fallAt(curl, 2)]).toEqual([curl[0], curl[3]])
})

test('a line leans by its slope and hangs by its bend', () => {
  const at = (x: number): number => fallen({ slope: 0.02, bend: 0.04 }, x, 600)
  expect([0, 150, 300, 450, 600].map(at)).toEqual([6, 0, 0, 6, 18].map((fall) => expect.closeTo(fall)))
})

test('a point laid flat goes back to where it was', () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: 600, y: 10 },
    { x: 300, y: 400 },
    { x: 20, y: 790 },
  ]) {
    const { x, y } = flattened(curled(point, size, curl), size, curl)
    expect([x, y]).toEqual([point.x, expect.closeTo(point.y, 2)])
  }
})

test('the box of a word is as high on the flat page as the word was', () => {
  const { top, bottom } = flattenedBox({ left: 500, top: 400, right: 500.5, bottom: 410 }, size, [
    { slope: 0.05, bend: 0 },
    { slope: 0.05, bend: 0 },
  ])
  expect(bottom - top).toBeCloseTo(10, 1)
  expect(top).toBeCloseTo(390, 1)
})

test('a point of a page lies in its picture where the sheet was, curled and all', () => {
  const point = { x: 500, y: 0 }
  expect(inImage({ size, toImage: null }, point)).toEqual(point)
  expect(inImage({ size, toImage: scaling(2) }, point)).toEqual({ x: 1000, y: 0 })
  expect(inImage({ size, toImage: scaling(2), curl }, point)).toEqual({ x: 1000, y: -32 })
})
