import { expect, test } from 'vitest'
import type { Bitmap } from '../stages.ts'
import { bulletsIn } from './bullets.ts'
import { componentsOf } from './components.ts'

const [width, height, size] = [400, 300, 12]
type Painted = (x: number, y: number) => boolean
const disc =
  (x: number, y: number, radius = 4): Painted =>
  (atX, atY) =>
    Math.hypot(atX - x, atY - y) <= radius
const ring =
  (x: number, y: number): Painted =>
  (atX, atY) =>
    Math.abs(Math.hypot(atX - x, atY - y) - 4) <= 0.9
const area =
  (left: number, top: number, right: number, bottom: number): Painted =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom
/** The first letters of a line whose middle is at `y`. */
const text = (left: number, y: number): Painted[] => [0, 14, 28].map((by) => area(left + by, y - 8, left + by + 10, y + 6))

/** Where bullets are found, F for filled ones. */
function found(...painted: readonly Painted[]): readonly string[] {
  const isInk = (x: number, y: number): boolean => painted.some((one) => one(x, y))
  const marks = Uint8Array.from({ length: width * height }, (_, at) => (isInk(at % width, Math.floor(at / width)) ? 1 : 0))
  const pixels = new Uint8Array(width * height * 4)
  marks.forEach((mark, at) => {
    pixels.fill(mark === 1 ? 20 : 250, at * 4, at * 4 + 3)
  })
  const straight: Bitmap = { width, height, pixels, dpi: 150 }
  const ink = { width, height, marks }
  return bulletsIn({ straight, scale: 1, ink, components: componentsOf(ink), letterSize: size }).map(
    ({ top, isFilled }) => `${Math.round(top + 4)}${isFilled ? 'F' : 'o'}`,
  )
}

test('discs and rings in a column before lines are bullets', () => {
  expect(found(disc(60, 50), ...text(80, 50), disc(60, 90), ...text(80, 90))).toEqual(['50F', '90F'])
  expect(found(ring(60, 50), ...text(80, 50), ring(60, 90), ...text(80, 90))).toEqual(['50o', '90o'])
  expect(found(area(56, 46, 64, 54), ...text(80, 50), area(56, 86, 64, 94), ...text(80, 90))).toEqual(['50F', '90F'])
})
test('one alone may be a speck, and so may two of different size or in different columns', () => {
  expect(found(disc(60, 50), ...text(80, 50))).toEqual([])
  expect(found(disc(60, 50), ...text(80, 50), disc(60, 90, 2.5), ...text(80, 90))).toEqual([])
  expect(found(disc(60, 50), ...text(80, 50), disc(68, 90), ...text(88, 90))).toEqual([])
})
test('those between texts, without a text near behind them, and as small as stops are none', () => {
  const both = (one: (y: number) => readonly Painted[]): readonly Painted[] => [50, 90].flatMap((y) => [...one(y), ...text(80, y)])
  expect(found(...both((y) => [disc(60, y), ...text(10, y)]))).toEqual([])
  expect(found(disc(60, 50), ...text(140, 50), disc(60, 90), ...text(140, 90))).toEqual([])
  expect(found(...both((y) => [disc(60, y, 1.2)]))).toEqual([])
})
test('letters and strokes are none: they are not alike on both sides, or filled in part', () => {
  const letter = (y: number): Painted[] => [area(56, y - 4, 58, y + 5), area(58, y + 3, 64, y + 5)]
  expect(found(...[50, 90].flatMap((y) => [...letter(y), ...text(80, y)]))).toEqual([])
  expect(found(...[50, 90].flatMap((y) => [area(56, y - 1, 66, y + 2), ...text(80, y)]))).toEqual([])
})
