import { expect, test } from 'vitest'
import { withApostrophes } from './apostrophes.ts'
import { characterAt } from './character-sample.ts'
import type { Character } from './characters.ts'

/** A character on the line at 100 whose ink is so many points high above it. */
const at = (text: string, left: number, wide: number, [low, high]: readonly [number, number] = [0, 5]): Character =>
  characterAt(text, left, left + wide, low, high)
const read = (characters: readonly Character[]): string =>
  withApostrophes(characters)
    .map(({ text }) => text)
    .join('')

test('a small unread mark high between two letters is an apostrophe', () => {
  expect(read([at('d', 10, 5), at('\uFFFD', 15, 1.5, [5, 7.5]), at('o', 17, 5)])).toBe('d’o')
})

test('one on the line, a large one, and one at the end of a word stay unread', () => {
  expect(read([at('d', 10, 5), at('\uFFFD', 15, 1.5, [0, 2]), at('o', 17, 5)])).toBe('d\uFFFDo')
  expect(read([at('d', 10, 5), at('\uFFFD', 15, 4, [0, 7]), at('o', 20, 5)])).toBe('d\uFFFDo')
  expect(read([at('d', 10, 5), at('\uFFFD', 15, 1.5, [5, 7.5])])).toBe('d\uFFFD')
})
