import { expect, test } from 'vitest'
import { agreed, beside, completed, completes } from './combine.ts'
import type { Glyph } from './decode.ts'

const glyphs = (text: string, probability = 0.8): readonly Glyph[] =>
  [...text].map((letter, index) => ({ text: letter, from: index, to: index + 1, probability, others: [], spaceBefore: 0 }))
const words = (text: string, sure = 0.9) => text.split(' ').map((each) => ({ text: each, sure }))
const together = (first: string, second: string, sure?: number, firstSure?: number): string => {
  const read = glyphs(first, firstSure)
  return completed(read, beside(read, words(second, sure)), new Map([[0, 0]]))
    .map(({ text }) => text)
    .join('')
}

test('letters that the first reader lacks are taken from the second', () => {
  expect(together('GrobeStrase', 'Größe Straße')).toBe('GrößeStraße')
  expect(together('Strasse', 'Straße')).toBe('Straße')
  expect(together('coeur', 'cœur')).toBe('cœur')
  expect(together('12,50E', '12,50 €')).toBe('12,50€')
})
test('a sign of money that the first reader passed over is put where ink was left unread', () => {
  expect(together('21.95', '£2195')).toBe('£21.95')
  expect(together('21.95', 'l21.95')).toBe('21.95')
})
test('where the readers differ in more than an accent the first is kept', () => {
  expect(together('1234', '1284')).toBe('1234')
  expect(together('Total', 'Tolal')).toBe('Total')
  expect(completes('3', '8')).toBe(false)
})
test('an accent that the second reader guessed is left, and one of a letter that the first has no doubt of', () => {
  expect(together('Total', 'Tótal', 0.2)).toBe('Total')
  expect(together('Strasse', 'Straße', 0.9, 0.99)).toBe('Strasse')
})
test('agreement raises confidence, dissent lowers it and is told as another reading', () => {
  const word = { text: '8', confidence: 0.9, readings: [] }
  expect(agreed(word, [{ text: '8', sure: 0.9 }]).confidence).toBeGreaterThan(0.9)
  const doubted = agreed(word, [{ text: '3', sure: 0.7 }])
  expect(doubted.confidence).toBeLessThan(0.9)
  expect(doubted.readings[0]?.text).toBe('3')
})
test('a word that the first reader hardly believes is taken from a second that is sure', () => {
  const taken = agreed(
    { text: 'lnvoke', confidence: 0.1, readings: [] },
    [...'Invoke'].map((text) => ({ text, sure: 0.95 })),
  )
  expect([taken.text, taken.readings[0]?.text]).toEqual(['Invoke', 'lnvoke'])
})
test('a second reader that lacks accents takes none from the first', () => {
  const kept = agreed(
    { text: 'GERÄTE', confidence: 0.1, readings: [] },
    [...'GERATE'].map((text) => ({ text, sure: 0.95 })),
  )
  expect([kept.text, kept.readings[0]?.text]).toEqual(['GERÄTE', 'GERATE'])
})
