import { expect, test } from 'vitest'
import { withRomanStrokes } from './roman-strokes.ts'
import { type Strip, stripHeight } from './strip.ts'

const width = 64

/** What becomes of a strip with upright strokes, four pixels wide, from and to the given rows, that was read as `text`. */
function strokesRead(text: string, strokes: readonly (readonly [x: number, top: number, bottom: number])[]): string {
  const pixels = new Uint8Array(width * stripHeight * 3).fill(250)
  for (const [x, top, bottom] of strokes) for (let y = top; y < bottom; y++) pixels.fill(20, (y * width + x) * 3, (y * width + x + 4) * 3)
  const quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: stripHeight },
    { x: 0, y: stripHeight },
  ] as const
  const strip: Strip = { quad, width, stretch: 1, pixels }
  const glyphs = [...text].map((letter, at) => ({ text: letter, from: at, to: at + 1, probability: 0.5, others: [], spaceBefore: 0 }))
  return withRomanStrokes({ strip, reading: { glyphs, stepWidth: 8, confidence: 0.5 }, turn: 0 })
    .reading.glyphs.map((glyph) => glyph.text)
    .join('')
}
const three = [16, 26, 36].map((x) => [x, 10, 38] as const)

test('strokes of one height, evenly spaced, that were read as fewer are a Roman number', () => {
  expect(strokesRead('II', three)).toBe('III')
  expect(strokesRead('I', three.slice(0, 2))).toBe('II')
  expect(strokesRead('', three)).toBe('III')
})
test('what was read as other letters, or as nothing between two strokes, stays so', () => {
  expect(strokesRead('m', three)).toBe('m')
  expect(strokesRead('11', three.slice(0, 2))).toBe('11')
  expect(strokesRead('', three.slice(0, 2))).toBe('')
})
test('strokes of other heights or unevenly spaced are no number', () => {
  expect(strokesRead('Il', [three[0] ?? [0, 0, 0], [26, 22, 38]])).toBe('Il')
  expect(strokesRead('II', [...three.slice(0, 2), [48, 10, 38]])).toBe('II')
})
