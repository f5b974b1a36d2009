import { expect, test } from 'vitest'
import { characterAt } from './character-sample.ts'
import type { Character } from './characters.ts'
import { withCircledLetters } from './circled-letters.ts'

const read = (characters: readonly Character[]): string =>
  withCircledLetters(characters)
    .map(({ text }) => text)
    .join('')

test('a letter in a circle is the sign of copyright, or that of a trade mark, whichever is drawn first', () => {
  expect(read([characterAt('◯', 10, 20, -2, 8), characterAt('c', 12.8, 17), characterAt('1', 23, 28)])).toBe('©1')
  expect(read([characterAt('R', 12.8, 17), characterAt('◯', 10, 20, -2, 8)])).toBe('®')
})

test('letters beside a circle, and others in one, stay', () => {
  expect(read([characterAt('◯', 10, 20, -2, 8), characterAt('c', 22, 27)])).toBe('◯c')
  expect(read([characterAt('◯', 10, 20, -2, 8), characterAt('x', 12.8, 17)])).toBe('◯x')
})
