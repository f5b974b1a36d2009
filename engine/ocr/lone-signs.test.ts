import { expect, test } from 'vitest'
import { withLoneSigns } from './lone-signs.ts'
import { crossed, disc, frame, paperStrip, ring, signedStrip } from './strip-sample.ts'

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
  return withLoneSigns({ strip, reading: { glyphs, confidence: 0.8, steps: 8 } as never, turn: 0 })
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

const drawn = (...given: Parameters<typeof signedStrip>) => withLoneSigns(signedStrip(...given))
const told = (...args: Parameters<typeof drawn>) =>
  drawn(...args)
    .reading.glyphs.map((glyph) => glyph.text)
    .join('')
test('a filled disc and a square to tick, with and without a cross in it, are told by their forms, where nothing was read too', () => {
  expect(told('O', disc)).toBe('●')
  expect(told('e', disc, 0.2)).toBe('●')
  expect(told('e', disc, 0.9)).toBe('e')
  expect(told('□', frame)).toBe('☐')
  expect(told('', crossed)).toBe('☒')
  expect(drawn('', crossed).reading.confidence).toBeGreaterThan(0.9)
})
test('letters and figures that were surely read stay, and so do rings by themselves', () => {
  expect(told('O', ring)).toBe('O')
  expect(told('o', disc, 0.99)).toBe('o')
  expect(told('X', (x, y) => Math.abs(x - y) < 3 || Math.abs(x + y - 23) < 3)).toBe('X')
})
