import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { standsByItself } from './word-boxes.ts'

const alone = (text: string): boolean => {
  const glyphs = [...text].map((letter, at): Glyph => ({ text: letter, from: at, to: at + 1, probability: 1, others: [], spaceBefore: 0 }))
  return standsByItself(text, glyphs)
}

test('a unit with a power alone on its line stands on its last row of ink, as figures and great letters do', () => {
  expect(['m³', 'cm²', 'm²', '1', 'A'].map(alone)).toEqual([true, true, true, true, true])
})
test('what has tails, or more letters for its band to tell, does not', () => {
  expect(['kg', 'g²', 'm', 'number²'].map(alone)).toEqual([false, false, false, false])
})
