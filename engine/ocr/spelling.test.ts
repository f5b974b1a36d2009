import { expect, test } from 'vitest'
import type { Glyph } from './decode.ts'
import { openWordLists } from './language-data.ts'
import { spelled } from './spelling.ts'
import { withLikelyWords, withWholeAmounts } from './word-breaks.ts'

const listOf = openWordLists()
const english = await listOf('en')

/** Letters at even steps, read without doubt but for those after "~". */
const letters = (text: string): readonly Glyph[] =>
  [...text.matchAll(/(~?)(.)/gu)].map(([, mark, letter = ''], index) => ({
    ...{ text: letter, from: 3 * index, to: 3 * index + 1, others: [], spaceBefore: 0 },
    probability: mark === '~' ? 0.6 : 0.99,
  }))
const read = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join('')
const words = (text: string, spaces: readonly number[], likely = withLikelyWords): string =>
  [...text].map((letter, index) => letter + ((likely(letters(text), spaces, english)[index] ?? 0) >= 0.5 ? ' ' : '')).join('')

test('knows the words of a language, and none that are not', async () => {
  expect(['invoice', 'Invoice', 'lnvoice', 'invoic'].map(english.knows)).toEqual([true, true, false, false])
  expect((await listOf('de')).knows('Rechnung')).toBe(true)
})
test('a letter taken for one of like shape is put right where that makes a word', () => {
  expect(['Bi11', '~lnvoice', 'A~HOUNT', '~qeneral.', 'FL00R'].map((text) => read(spelled(letters(text), english)))).toEqual([
    'Bill',
    'Invoice',
    'AMOUNT',
    'general.',
    'FLOOR',
  ])
})
test('an article before an apostrophe is small, where a vowel follows', () => {
  expect(["I'hôtel", "1'eau", "I'm", "I've"].map((text) => read(spelled(letters(text), english)))).toEqual([
    "l'hôtel",
    "l'eau",
    "I'm",
    "I've",
  ])
})
test('the i or l of a ligature that was passed over is put in, and the second of two like letters where both had room', () => {
  expect(['offcers', 'Afliation', 'refnement', 'confict', 'Hofman'].map((text) => read(spelled(letters(text), english)))).toEqual([
    'officers',
    'Afliation',
    'refinement',
    'conflict',
    'Hofman',
  ])
  const comon = letters('comon').map((glyph, index) => (index > 2 ? { ...glyph, from: glyph.from + 3, to: glyph.to + 3 } : glyph))
  expect(read(spelled(comon, english))).toBe('common')
})
test('what was read stays as another reading, and the letter is in doubt', () => {
  expect(spelled(letters('A~HOUNT'), english)[1]).toMatchObject({ text: 'M', probability: 0.5, others: [{ text: 'H', probability: 0.3 }] })
})
test('names that were read without doubt, codes and amounts stay as they are', () => {
  const names = ['Narko', 'MALKO', 'Realties', 'Seksyen']
  expect(names.map((text) => read(spelled(letters(text), english)))).toEqual(names)
  expect(['RM8.60', 'PM6', 'A-100', 'S08-B'].map((text) => read(spelled(letters(text), english)))).toEqual([
    'RM8.60',
    'PM6',
    'A-100',
    'S08-B',
  ])
})
test('letters set wide are one word where they make one, and words set close are parted where ink allows', () => {
  expect(words('descript', [0, 0, 0, 0, 0.9, 0, 0])).toBe('descr ipt')
  expect(words('description', [0, 0, 0, 0, 0.9, 0, 0, 0.9, 0, 0])).toBe('description')
  expect(words('anytype', [0, 0, 0.1, 0, 0, 0])).toBe('any type')
  expect(words('anytype', [0, 0, 0, 0, 0, 0])).toBe('anytype')
})
test('a word of the language is parted from the figures before it where the ink does not speak against it', () => {
  const behind = (text: string, likely: number) =>
    words(
      text,
      [...text].map((_, index) => (index === text.search(/\D/) - 1 ? likely : 0)),
    )
  expect(behind('4711from', 0.35)).toBe('4711 from')
  expect(behind('0815Toolbox', 0.48)).toBe('0815 Toolbox')
  expect(behind('4711from', 0.05)).toBe('4711from')
  expect([behind('500ml', 0.4), behind('4711QXV', 0.4)]).toEqual(['500ml', '4711QXV'])
})
test('a quotation mark that stands apart from both words belongs to the nearer one', () => {
  const apart = (text: string, places: readonly number[]): string =>
    withLikelyWords(
      letters(text).map((glyph, index) => ({ ...glyph, from: places[index] ?? 0, to: (places[index] ?? 0) + 1 })),
      [0.9, 0.9],
      english,
    )
      .map((space, index) => text[index] + (space >= 0.5 ? ' ' : ''))
      .join('')
  expect([apart('a"b', [0, 6, 9]), apart('a"b', [0, 3, 9]), apart('a"b', [0, 6, 12])]).toEqual(['a "', 'a" ', 'a " '])
})
test('an amount whose stop stands far from its cents is one, and a time parts from its date', () => {
  expect(words('RM2.70', [0, 0, 0, 0.7, 0], withWholeAmounts)).toBe('RM2.70')
  expect(words('1.2505', [0, 0.7, 0, 0, 0], withWholeAmounts)).toBe('1. 2505')
  expect(words('21/01/201815:46', Array(14).fill(0), withWholeAmounts)).toBe('21/01/2018 15:46')
})
test('a rule under words or to write on parts them, where no name is made of both sides', () => {
  const held = (text: string) =>
    words(
      text,
      [...text].map(() => 0.1),
    )
  expect(held('total_amount').trim()).toBe('total _ amount')
  expect(held('X_paid').trim()).toBe('X _ paid')
  expect(held('Name:_Smith').trim()).toBe('Name: _ Smith')
  expect(held('db7_qxv').trim()).toBe('db7_qxv')
})
