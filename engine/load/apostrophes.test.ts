import { expect, test } from 'vitest'
import { withApostrophes } from './apostrophes.ts'
import type { Character, Style } from './characters.ts'

const style: Style = {
  font: { family: 'Sans', size: 10, bold: false, italic: false },
  cos: 1,
  sin: 0,
  turn: 0,
  invisible: false,
  grey: 0,
  object: 1,
  drawn: null,
  tex: null,
}
/** A character on the line at 100 whose ink is so many points high above it. */
const at = (text: string, left: number, wide: number, [low, high]: readonly [number, number] = [0, 5]): Character => ({
  text,
  left,
  right: left + wide,
  top: 100 - high,
  bottom: 100 - low,
  start: left,
  end: left + wide,
  inkStart: left,
  inkEnd: left + wide,
  base: 100,
  style,
  onPage: true,
  afterSpace: false,
})
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
