import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import { withRaisedLetters } from './raised-letters.ts'
import { stripHeight } from './strip.ts'

const step = 20
/** A line of letters a step apart; `raised` are those that stand in the upper half, the others on the row 38 with capitals from row 14. */
function lineOf(text: string, raised: readonly number[] = []): { readonly glyphs: readonly Glyph[]; readonly ink: Ink } {
  const letters = [...text]
  const width = step * letters.length
  const mask = new Uint8Array(width * stripHeight)
  letters.forEach((letter, at) => {
    if (letter === ' ') return
    const [top, bottom] = raised.includes(at) ? [14, 26] : letter === '.' ? [35, 38] : /[a-z]/.test(letter) ? [21, 38] : [14, 38]
    for (let y = top; y < bottom; y++) mask.fill(1, y * width + at * step + 6, y * width + at * step + 14)
  })
  const glyphs = letters.flatMap((letter, at): Glyph[] => {
    const spaceBefore = letters[at - 1] === ' ' ? 1 : 0
    return letter === ' ' ? [] : [{ text: letter, from: at, to: at + 1, probability: 0.99, others: [], spaceBefore }]
  })
  return { glyphs, ink: { mask, columns: new Uint16Array(width) } as unknown as Ink }
}
const read = (text: string, language: 'pt' | 'es' | 'it' | 'fr' | 'en', raised?: readonly number[]): string => {
  const { glyphs, ink } = lineOf(text, raised)
  return withRaisedLetters({ glyphs, stepWidth: step, confidence: 1 }, () => ink, language)
    .map(({ text: letter }) => letter)
    .join('')
}

test('a raised letter behind a figure or what is short for number is a mark, with or without a stop between', () => {
  expect(read('N.o 12', 'pt', [2])).toBe('N.º12')
  expect(read('2a parte', 'pt', [1])).toBe('2ªparte')
  expect(read('no de', 'pt', [1])).toBe('nºde')
})
test('letters that stand on the line, within words or behind others stay', () => {
  expect(read('N.o 12', 'pt')).toBe('N.o12')
  expect(read('no fim', 'pt')).toBe('nofim')
  expect(read('como', 'pt', [3])).toBe('como')
  expect(read('2ab', 'pt', [1])).toBe('2ab')
})
test('where no such marks are written a raised o before a number is the sign of degrees, and "no" a word', () => {
  expect(read('no 12', 'fr', [1])).toBe('n°12')
  expect(read('1o', 'fr', [1])).toBe('1°')
  expect(read('no)', 'en', [1])).toBe('no)')
})
test('behind a stop in Spanish and Portuguese the sign of degrees, and an o behind a figure, is the mark of an ordinal; elsewhere degrees stay', () => {
  expect(read('3.° izq', 'es')).toBe('3.ºizq')
  expect(read('n.° 4', 'es')).toBe('n.º4')
  expect(read('151.o do', 'pt')).toBe('151.ºdo')
  expect(read('25° C', 'es')).toBe('25°C')
  expect(read('n.° 4', 'it')).toBe('n.°4')
  expect(read('17.of', 'pt')).toBe('17.of')
})
