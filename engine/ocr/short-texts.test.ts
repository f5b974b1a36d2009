import { expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import type { Quad } from './quad.ts'
import { signAt, sureAmong, textsPassedOver } from './short-texts.ts'
import { type Strip, stripHeight } from './strip.ts'

const lineOf = ({ left, top, right, bottom }: Box): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]
const label = lineOf({ left: 20, top: 100, right: 120, bottom: 120 })
const last = lineOf({ left: 200, top: 200, right: 300, bottom: 220 })
const figure = { left: 180, top: 104, right: 187, bottom: 116 }

test('a text that no line covers is read where it stands level with one and among them', () => {
  const [quad] = textsPassedOver([figure], [label, last])
  expect(quad?.[0].x).toBeLessThan(figure.left)
  expect(quad?.[2].y).toBeGreaterThan(figure.bottom)
  expect(textsPassedOver([figure], [label])).toEqual([])
  expect(textsPassedOver([{ ...figure, top: 140, bottom: 152 }], [label, last])).toEqual([])
  expect(textsPassedOver([{ ...figure, left: 115, right: 122 }], [label, last])).toEqual([])
})
test('many of them are the grain of a photograph', () => {
  expect(textsPassedOver(new Array<Box>(61).fill(figure), [label, last])).toEqual([])
})

type Letter = readonly [string, number]
/** Whether a text of these letters, each as sure as told, is kept where it stands. */
const isKept = (letters: readonly Letter[], { turn = 0, box = figure }: { turn?: 0 | 90; box?: Box } = {}): boolean => {
  const strip: Strip = { quad: lineOf(box), width: 64, stretch: 1, pixels: new Uint8Array(64 * stripHeight * 3) }
  const glyphs = letters.map(([text, probability], at) => ({ text, from: at, to: at, probability, others: [], spaceBefore: 0 }))
  const above = lineOf({ left: 160, top: 70, right: 200, bottom: 85 })
  return sureAmong([{ strip, turn, reading: { glyphs, stepWidth: 8, confidence: 1 } }], [label, above]).length === 1
}
const number: readonly Letter[] = [
  ['3', 0.99],
  ['.', 0.9],
  ['1', 0.95],
]

test('it counts when every letter is sure, a letter alone when it is surer still', () => {
  expect(isKept([['7', 0.97]])).toBe(true)
  expect(isKept([['7', 0.93]])).toBe(false)
  expect(isKept(number)).toBe(true)
  expect(isKept([...number, ['4', 0.5]])).toBe(false)
})
test('a figure alone counts under or over something, a number of several anywhere', () => {
  const aside = { ...figure, left: 250, right: 257 }
  expect(isKept([['7', 0.97]], { box: aside })).toBe(false)
  expect(isKept(number, { box: aside })).toBe(true)
})
test('a figure alone counts far above another number of its column, not above other texts there', () => {
  const first = { left: 250, top: 104, right: 257, bottom: 116 }
  const strip: Strip = { quad: lineOf(first), width: 64, stretch: 1, pixels: new Uint8Array(64 * stripHeight * 3) }
  const glyphs = [{ text: '4', from: 0, to: 0, probability: 0.97, others: [], spaceBefore: 0 }]
  const kept = (other: Box): boolean =>
    sureAmong([{ strip, turn: 0, reading: { glyphs, stepWidth: 8, confidence: 1 } }], [label, lineOf(other)]).length === 1
  expect(kept({ ...first, top: 304, bottom: 316 })).toBe(true)
  expect(kept({ ...first, left: 244, top: 304, bottom: 316 })).toBe(true)
  expect(kept({ ...first, top: 404, bottom: 416 })).toBe(true)
  expect(kept({ ...first, top: 504, bottom: 516 })).toBe(false)
  expect(kept({ ...first, top: 304, bottom: 330 })).toBe(false)
  expect(kept({ ...first, left: 200, right: 300, top: 304, bottom: 316 })).toBe(false)
})
test('a letter alone may be a corner or an edge, a cross is read', () => {
  expect(isKept([['L', 0.99]])).toBe(false)
  expect(isKept([['X', 0.99]])).toBe(true)
})
test('strokes without a letter or figure, and what lies on its side, do not', () => {
  expect(isKept([['_', 0.99]])).toBe(false)
  expect(isKept([['7', 0.99]], { turn: 90 })).toBe(false)
})

test('ink that stands alone is the whole of a sign found as a line, not where the line holds more or stands beside it', () => {
  const disc = { left: 100, top: 100, right: 118, bottom: 118 }
  const cut = lineOf({ left: 98, top: 104, right: 120, bottom: 119 })
  const whole = signAt(cut, [figure, disc])
  expect([whole?.[0].y, whole?.[2].y].map(Number)).toEqual([96.4, 121.6])
  expect(signAt(cut, [{ ...disc, right: 160 }])).toBeNull()
  expect(signAt(lineOf({ left: 140, top: 100, right: 160, bottom: 118 }), [disc])).toBeNull()
})
