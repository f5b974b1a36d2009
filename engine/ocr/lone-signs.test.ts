import { expect, test } from 'vitest'
import { withLoneSigns, withRings } from './lone-signs.ts'
import { paperStrip } from './strip-sample.ts'

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

/** A strip with one sign that covers those places of 24 by 24 pixels, read as `text`. */
function drawn(text: string, covers: (x: number, y: number) => boolean, probability = 0.5) {
  const { strip } = paperStrip(56)
  for (let y = 0; y < 24; y++)
    for (let x = 0; x < 24; x++)
      if (covers(x, y)) strip.pixels.fill(20, ((y + 12) * strip.width + x + 14) * 3, ((y + 12) * strip.width + x + 15) * 3)
  const glyphs = [...text].map((letter) => ({ text: letter, from: 0, to: 1, probability, others: [], spaceBefore: 0 }))
  return withLoneSigns({ strip, reading: { glyphs, confidence: probability, stepWidth: 8 }, turn: 0 })
}
const told = (...args: Parameters<typeof drawn>) =>
  drawn(...args)
    .reading.glyphs.map((glyph) => glyph.text)
    .join('')
const disc = (x: number, y: number) => Math.hypot(x - 11.5, y - 11.5) <= 11.8
const ring = (x: number, y: number) => disc(x, y) && Math.hypot(x - 11.5, y - 11.5) > 9
const frame = (x: number, y: number) => x < 3 || y < 3 || x > 20 || y > 20
const crossed = (x: number, y: number) => frame(x, y) || Math.abs(x - y) < 3 || Math.abs(x + y - 23) < 3

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
test('a ring in a column of discs is no letter; one elsewhere may be', () => {
  const at = (line: ReturnType<typeof drawn>, left: number) => ({
    ...line,
    strip: { ...line.strip, quad: line.strip.quad.map((point) => ({ ...point, x: point.x + left })) as never },
  })
  const lines = withRings([at(drawn('O', disc), 0), at(drawn('O', ring), 0), at(drawn('O', ring), 300)])
  expect(lines.map((line) => line.reading.glyphs[0]?.text)).toEqual(['●', '○', 'O'])
})
