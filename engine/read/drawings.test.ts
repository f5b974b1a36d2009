import { expect, test } from 'vitest'
import type { Fill, Ruling, Sketch } from '../geometry/index.ts'
import { drawingsOf } from './drawings.ts'
import { wordAt, wordsAt } from './sample.ts'

const sheet = { width: 595, height: 842 }
const word = (text: string, left: number, top: number) => wordAt(text, left, top, 9)
const words = (text: string, left: number, top: number) => wordsAt(text, left, top, 9)

/** A curve of measured values over two axes. */
const curve: Sketch = { box: { left: 102, top: 210, right: 390, bottom: 340 }, strokes: 9, filled: false }
const axes: readonly Ruling[] = [
  { from: { x: 100, y: 200 }, to: { x: 100, y: 350 }, thickness: 0.5 },
  { from: { x: 100, y: 350 }, to: { x: 400, y: 350 }, thickness: 0.5 },
]
const marks = { sketches: [curve], rulings: axes, fills: [] as readonly Fill[] }
const figures = [0, 25, 50, 75, 100].map((value, i) => word(String(value), 95 - 5 * String(value).length, 345 - 33 * i))

test('a curve over axes with figures along them is a drawing that holds its figures', () => {
  const [box, ...others] = drawingsOf(marks, figures, sheet)
  expect(others).toEqual([])
  expect(box).toMatchObject({ left: 78.5, right: 401.5 })
})

test('lines above a caption of a figure are a drawing, and the caption stays outside', () => {
  const caption = words('Figure 2: Water level', 150, 362)
  const [box] = drawingsOf(marks, [...words('high water', 200, 230), ...caption], sheet)
  expect(box?.bottom).toBeLessThan(362)
})

test('drawings beside each other over a caption in their middle are one, with the letters below them but not what parts are called', () => {
  const parts = [100, 320].map((left): Sketch => ({ box: { left, top: 200, right: left + 140, bottom: 320 }, strokes: 9, filled: false }))
  const named = [...words('(a)', 160, 326), ...words('(b)', 380, 326)]
  const caption = words('Figure 3: The harbour', 255, 344)
  const drawn = { sketches: parts, rulings: [], fills: [] }
  const [box, ...others] = drawingsOf(drawn, [...named, ...caption], sheet)
  expect(others).toEqual([])
  expect(box).toMatchObject({ left: 98.5, right: 461.5 })
  expect(box?.bottom).toBeLessThan(344)
  expect(box?.bottom).toBeGreaterThan(330)
  expect(drawingsOf(drawn, named, sheet)).toEqual([])
  const called = [...words('(a) before', 140, 326), ...words('(b) after', 360, 326)]
  expect(drawingsOf(drawn, [...called, ...caption], sheet)[0]?.bottom).toBeLessThan(326)
})

test('letters around a drawing and the name of its axis are of it, and the end of a paragraph beside it is not', () => {
  const caption = words('Figure 2: Water level', 150, 376)
  const axis = words('days since the flood', 180, 356)
  const [box] = drawingsOf(marks, [...axis, ...words('h = 1', 72, 250), ...caption], sheet)
  expect(box?.left).toBeLessThan(72)
  expect(box?.bottom).toBeGreaterThan(362)
  expect(box?.bottom).toBeLessThan(376)
  const column = [...words('it rose again in the night', 2, 240), ...words('of it', 72, 252)]
  expect(drawingsOf(marks, [...axis, ...column, ...caption], sheet)[0]?.left).toBeGreaterThan(90)
})

test('a curve without figures or caption, as the ornament of a letterhead is, is no drawing', () => {
  expect(drawingsOf(marks, words('Harbour Office', 200, 230), sheet)).toEqual([])
})

test('sentences on a curved ground stay text even over a caption', () => {
  const text = [220, 235, 250, 265, 280].flatMap((top) => words('the level of the water rose again in the night', 120, top))
  expect(drawingsOf(marks, [...text, ...words('Figure 2: Water level', 150, 362)], sheet)).toEqual([])
})

test('axes with figures and nothing between them are no drawing', () => {
  expect(drawingsOf({ ...marks, sketches: [] }, figures, sheet)).toEqual([])
})

test('frames with round corners around text are no drawing', () => {
  expect(drawingsOf({ ...marks, sketches: [{ ...curve, strokes: 0 }] }, figures, sheet)).toEqual([])
})

test('a program with numbered lines in a frame of curves is no drawing', () => {
  const lines = [1, 2, 3, 4, 5, 6].flatMap((number) => [
    word(String(number), 106, 215 + 14 * number),
    ...words('a = b', 130, 215 + 14 * number),
  ])
  expect(drawingsOf(marks, lines, sheet)).toEqual([])
})
