import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { withWholeFractions } from './fraction-signs.ts'

/** What becomes of a line whose letters stand so many steps apart, each read with this probability. */
function lineOf(text: string, apart: number, probability: number): string {
  const glyphs = [...text].map((letter, at): Glyph => {
    const from = at * (2 + apart)
    return { text: letter, from, to: from + 2, probability, others: [], spaceBefore: 0 }
  })
  return withWholeFractions({ strip: {} as never, reading: { glyphs, stepWidth: 8, confidence: 0.9 }, turn: 0 })
    .reading.glyphs.map((glyph) => glyph.text)
    .join('')
}

test('the lower figure of a fraction that was read twice is read once', () => {
  expect(lineOf('1½2l', 1, 0.5)).toBe('1½l')
  expect(lineOf('¾4tsp', 1, 0.6)).toBe('¾tsp')
})
test('another figure, one further away and one that is sure stay', () => {
  expect(lineOf('½4', 1, 0.5)).toBe('½4')
  expect(lineOf('½2', 4, 0.5)).toBe('½2')
  expect(lineOf('½2', 1, 0.99)).toBe('½2')
})
