import { expect, test } from 'vitest'
import { bendOf, type Columns } from './bend.ts'

/** An area 6 rows high and so long whose middle runs along the curve, from column 40 on. */
const areaAlong = (middle: (at: number) => number, length = 240): Columns => ({
  left: 40,
  tops: Array.from({ length }, (_, at) => Math.round(middle(at) - 3)),
  bottoms: Array.from({ length }, (_, at) => Math.round(middle(at) + 3)),
})

test('a line that runs over a hollow of the sheet bends by its depth, and ends as high as it begins', () => {
  const bend = bendOf(areaAlong((at) => 100 + 12 * Math.sin((Math.PI * at) / 240)))
  expect(bend).not.toBeNull()
  const [begin, middle, end] = [40, 160, 280].map((x) => bend?.(x) ?? 0)
  expect((middle ?? 0) - ((begin ?? 0) + (end ?? 0)) / 2).toBeCloseTo(12, 0)
  expect((begin ?? 0) - (end ?? 0)).toBeCloseTo(0, 1)
})

test('lines that are straight, level or not, do not bend, nor do those on which tall letters stand together, nor short ones', () => {
  expect(bendOf(areaAlong(() => 100))).toBeNull()
  expect(bendOf(areaAlong((at) => 100 + 0.08 * at))).toBeNull()
  expect(bendOf(areaAlong((at) => (at > 90 && at < 130 ? 98 : 100)))).toBeNull()
  expect(bendOf(areaAlong((at) => 100 + 6 * Math.sin((Math.PI * at) / 40), 40))).toBeNull()
})
