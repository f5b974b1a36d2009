import { expect, test } from 'vitest'
import { withRomanStrokes } from './roman-strokes.ts'
import { paperStrip } from './strip-sample.ts'

/** What becomes of a strip with upright strokes, four pixels wide, from and to the given rows, that was read as `text`. */
function strokesRead(text: string, strokes: readonly (readonly [x: number, top: number, bottom: number])[]): string {
  const { strip, ink } = paperStrip(64)
  for (const [x, top, bottom] of strokes) for (let y = top; y < bottom; y++) ink(x, y)
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
  expect(strokesRead('||', three.slice(0, 2))).toBe('||')
})
test('strokes of other heights or unevenly spaced are no number', () => {
  expect(strokesRead('Il', [three[0] ?? [0, 0, 0], [26, 22, 38]])).toBe('Il')
  expect(strokesRead('II', [...three.slice(0, 2), [48, 10, 38]])).toBe('II')
})
