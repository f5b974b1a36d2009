import { expect, test } from 'vitest'
import { withCapitals } from './capitals.ts'
import type { Glyph } from './decode.ts'
import type { Language } from './languages.ts'

/** The line as it is made of what was read, every small letter of which the reader may have had a doubt: "l" is "l" or "I". */
const read = (text: string, language: Language = 'en', isDoubted = true): string => {
  let spaceBefore = 1
  const glyphs: Glyph[] = []
  for (const letter of text) {
    const others = isDoubted && /\p{Ll}/u.test(letter) ? [{ text: letter === 'l' ? 'I' : letter.toUpperCase(), probability: 0.1 }] : []
    if (letter !== ' ') glyphs.push({ text: letter, from: 0, to: 1, probability: 0.9, others, spaceBefore })
    spaceBefore = letter === ' ' ? 1 : 0
  }
  return withCapitals(glyphs, language)
    .map((glyph, at) => (glyph.spaceBefore > 0.5 && at > 0 ? ` ${glyph.text}` : glyph.text))
    .join('')
}

test('a small letter among capitals is one where the reader thought of it', () => {
  expect(read('NeurlPS')).toBe('NeurIPS')
  expect(read('CTo, lBAN')).toBe('CTO, IBAN')
})
test('"Al" is "AI" but in languages that have the word', () => {
  expect(read('applied Al labs')).toBe('applied AI labs')
  expect(read('Al cliente', 'it')).toBe('Al cliente')
  expect(read('Also, Alps, Al.')).toBe('Also, Alps, Al.')
})
test('the elements chlorine and aluminium stay', () => {
  expect(read('HCl KClO AlPO')).toBe('HCl KClO AlPO')
})
test('what the reader was sure of stays, and so do small letters among small ones', () => {
  expect(read('NeurlPS Al', 'en', false)).toBe('NeurlPS Al')
  expect(read('McDonald labels modelX')).toBe('McDonald labels modelX')
})
