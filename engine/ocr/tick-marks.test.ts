import { expect, test } from 'vitest'
import { paperStrip } from './strip-sample.ts'
import { withTickMarks } from './tick-marks.ts'

/** A strip with one sign of two strokes, four pixels thick, from and to places of the strip, read as `text`. */
function signOf(text: string, [start, foot, end]: readonly (readonly [x: number, y: number])[]) {
  const { strip, ink } = paperStrip(60)
  const stroke = (from: readonly [number, number] = [0, 0], to: readonly [number, number] = [0, 0]) => {
    for (let step = 0; step <= 100; step++) {
      const [x, y] = [0, 1].map((axis) => Math.round((from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / 100)) as [
        number,
        number,
      ]
      for (let dy = 0; dy < 4; dy++) ink(x, y + dy)
    }
  }
  stroke(start, foot)
  stroke(foot, end)
  const glyphs = [...text].map((letter, step) => ({ text: letter, step, probability: 0.8 }))
  return withTickMarks({ strip, reading: { glyphs, confidence: 0.8, steps: 8 } as never, turn: 0 })
    .reading.glyphs.map((glyph) => glyph.text)
    .join('')
}
const tick = [
  [14, 24],
  [22, 36],
  [44, 8],
] as const
const letter = [
  [14, 12],
  [27, 36],
  [40, 12],
] as const
const hook = [
  [14, 28],
  [22, 36],
  [40, 8],
] as const
const leaning = [
  [20, 12],
  [22, 36],
  [44, 12],
] as const

test('a sign alone whose right arm rises over the left one is a tick, whatever letter it was taken for', () => {
  expect(signOf('v', tick)).toBe('✓')
  expect(signOf('V', tick)).toBe('✓')
  expect(signOf('J', tick)).toBe('✓')
  expect(signOf('1', tick)).toBe('✓')
})
test('a "v" with level arms stays one, leaning or not', () => {
  expect(signOf('v', letter)).toBe('v')
  expect(signOf('V', leaning)).toBe('V')
})
test('a "J" whose stem stands upright, and a stroke alone, are none', () => {
  const upright = [hook[0], [34, 36], [36, 8]] as const
  expect(signOf('J', upright)).toBe('J')
  expect(
    signOf('1', [
      [14, 36],
      [15, 36],
      [40, 8],
    ]),
  ).toBe('1')
})
test('other letters, and a "v" among others, are left as they are', () => {
  expect(signOf('y', tick)).toBe('y')
  expect(signOf('vi', tick)).toBe('vi')
})
