import { expect, test } from 'vitest'
import type { Character, Style } from './characters.ts'
import { withCircledLetters } from './circled-letters.ts'

const style: Style = {
  font: { family: 'Serif', size: 10, bold: false, italic: false },
  cos: 1,
  sin: 0,
  turn: 0,
  invisible: false,
  grey: 0,
  object: 1,
  drawn: null,
  tex: null,
}
/** A character on the line at 100, its ink from one height above it to another. */
const at = (text: string, left: number, right: number, low = 0, high = 5, afterSpace = false): Character => ({
  ...{ text, left, right, top: 100 - high, bottom: 100 - low, start: left, end: right, inkStart: left, inkEnd: right },
  ...{ base: 100, style, onPage: true, afterSpace },
})
const read = (characters: readonly Character[]): string =>
  withCircledLetters(characters)
    .map(({ text }) => text)
    .join('')

test('a letter in a circle is the sign of copyright, or that of a trade mark, whichever is drawn first', () => {
  expect(read([at('◯', 10, 20, -2, 8), at('c', 12.8, 17), at('1', 23, 28)])).toBe('©1')
  expect(read([at('R', 12.8, 17), at('◯', 10, 20, -2, 8)])).toBe('®')
})

test('letters beside a circle, and others in one, stay', () => {
  expect(read([at('◯', 10, 20, -2, 8), at('c', 22, 27)])).toBe('◯c')
  expect(read([at('◯', 10, 20, -2, 8), at('x', 12.8, 17)])).toBe('◯x')
})
