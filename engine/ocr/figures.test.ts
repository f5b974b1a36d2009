import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { figured, leavesRoomForStop, mayHoldFigure, mayLackStop } from './figures.ts'

const glyphs = (text: string): readonly Glyph[] =>
  [...text].map((letter, index) => ({ text: letter, from: index, to: index + 1, probability: 0.9, others: [], spaceBefore: 0 }))
const read = (text: string): string =>
  figured(glyphs(text))
    .map((glyph) => glyph.text)
    .join('')

test.each([
  ['RMO.00', 'RM0.00'],
  ['1O.5O', '10.50'],
  ['2l/04/2018', '21/04/2018'],
  ['(l23.45)', '(123.45)'],
  ['€7O', '€7O'],
  ['18g6,', '1896,'],
  ['I896', '1896'],
  ['(1798-18o1)', '(1798-1801)'],
  ['15,ooo', '15,000'],
  ['2,0o0-year', '2,000-year'],
])('%s is read as %s', (given, wanted) => expect(read(given)).toBe(wanted))

test('a g behind figures is one, unless the reader thought of a 9', () => {
  expect(read('150g')).toBe('150g')
  const doubted = glyphs('185g').map((glyph) => (glyph.text === 'g' ? { ...glyph, others: [{ text: '9', probability: 0.2 }] } : glyph))
  expect(
    figured(doubted)
      .map(({ text }) => text)
      .join(''),
  ).toBe('1859')
})

test.each([
  'SO',
  'B12',
  'ABCDEFGHIJ'.repeat(20),
  'Oslo',
  'ISO',
  'A4',
  'I',
  'S5',
  'SOS',
  'OIL',
  '1st',
  'igoo',
  '15,on',
  '19lb',
  'A18o1',
  '186os',
])('%s stays as it is', (given) => expect(read(given)).toBe(given))

test('a letter taken for a figure makes the word doubtful and stays as another reading', () => {
  const [, made] = figured(glyphs('1O.50'))
  expect(made).toMatchObject({ text: '0', probability: 0.5, others: [{ text: 'O' }] })
})

test.each([
  ['750', [10, 42, 66], true],
  ['1473', [10, 26, 58, 74], true],
  ['410', [10, 34, 58], false],
  ['2018', [10, 26, 50, 66], false],
  ['7.50', [10, 26, 42, 58], false],
])('figures that leave room for a stop may have lost it: %s', (text, middles, expected) =>
  expect(mayLackStop(text, middles)).toBe(expected),
)

test.each([
  ['62941', [3, 4, 9, 3], true],
  ['62941', [3, 6, 9, 3], false],
  ['62941', [3, 9, 4, 3], false],
  ['62911', [3, 2, 5, 6], false],
  ['1962', [2, 10, 3], false],
])('figures with much more white before the last two may have lost a stop: %s', (text, whites, expected) =>
  expect(leavesRoomForStop(text, whites, 23)).toBe(expected),
)

test('a letter between the figures of a long number may be a figure; in short codes, at their ends and beside other letters it is none', () => {
  expect(['1B769007', '20O4711', '98-76S43'].map(mayHoldFigure)).toEqual([true, true, true])
  expect(['1B76', 'B769007', '769007B', '12AB3456', '12345', '1B7690AA7'].map(mayHoldFigure)).toEqual(Array(6).fill(false))
})
