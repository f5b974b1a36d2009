import { expect, test } from 'vitest'
import { abbreviated } from './abbreviations.ts'
import type { Glyph } from './decode.ts'

const read = (text: string): string =>
  abbreviated([...text].map((letter, at): Glyph => ({ text: letter, from: at, to: at + 1, probability: 0.97, others: [], spaceBefore: 0 })))
    .map((glyph) => glyph.text)
    .join('')

test('a stroke behind a small letter with its stop is a small l, whatever it was taken for', () => {
  expect(['S.r.I.', 's.r.I.,', 'S.r.1.', 'r.I.'].map(read)).toEqual(['S.r.l.', 's.r.l.,', 'S.r.l.', 'r.l.'])
})
test('capitals with stops, numbers and words keep theirs', () => {
  const kept = ['S.A.R.I.', 'A.I.', 'Cap.I.', 'a.1', '3.1.', 'I.', 'Nr.1.']
  expect(kept.map(read)).toEqual(kept)
})
