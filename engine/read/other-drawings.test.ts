import { expect, test } from 'vitest'
import type { Box, Sketch } from '../geometry/index.ts'
import { otherDrawings } from './other-drawings.ts'
import { boxAt as box, wordAt } from './sample.ts'

const sheet = { width: 595, height: 842 }
const sketch = (at: Box, strokes: number): Sketch => ({ box: at, strokes, filled: true })
const word = (left: number, top: number) => wordAt('word', left, top)

test('a sign of several curves that hang together is one drawing that nothing shows', () => {
  expect(otherDrawings([sketch(box(60, 40, 40, 30), 6), sketch(box(104, 42, 30, 26), 7)], [], [], sheet)).toEqual([box(60, 40, 74, 30)])
})
test('what lies in a picture or in a drawing that was told is shown there', () => {
  expect(otherDrawings([sketch(box(60, 40, 80, 60), 20)], [box(50, 30, 120, 90)], [], sheet)).toEqual([])
})
test('bullets, corners of frames and wavy lines under words are no drawings', () => {
  const bullets = Array.from({ length: 200 }, (_, i) => sketch(box(60, 40 + 4 * i, 4, 4), 8))
  expect(otherDrawings([...bullets, sketch(box(60, 400, 200, 3), 40), sketch(box(300, 400, 60, 60), 2)], [], [], sheet)).toEqual([])
})
test('a frame with round corners around words is no drawing', () => {
  const words = [0, 1, 2].map((i) => word(80 + 30 * i, 60))
  expect(otherDrawings([sketch(box(60, 40, 200, 60), 12)], [], words, sheet)).toEqual([])
})
