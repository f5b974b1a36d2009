import { expect, test } from 'vitest'
import { withoutReadTwice } from './read-twice.ts'
import type { Weighed } from './weight.ts'

const word = (text: string, left: number, right: number, confidence = 0.9, top = 100, bottom = 114): Weighed => ({
  text,
  pixels: { left, right, top, bottom },
  baseline: bottom,
  turn: 0,
  confidence,
  readings: [],
  bold: false,
  italic: false,
  stroke: () => null,
  lean: () => null,
})
const texts = (...lines: readonly (readonly Weighed[])[]): readonly string[] =>
  withoutReadTwice(lines).map((own) => own.map(({ text }) => text).join(' '))

test('the half of a letter that the line of the cell before reached into is read with its word alone', () => {
  expect(texts([word('23.06.23', 20, 90), word('H', 110, 116, 0.1, 101, 113)], [word('Holzbrücke', 110, 200)])).toEqual([
    '23.06.23',
    'Holzbrücke',
  ])
})
test('words of one line, words beside each other, and words that a watermark runs across stay', () => {
  expect(texts([word('H', 110, 116, 0.1), word('Holzbrücke', 110, 200)])).toEqual(['H Holzbrücke'])
  expect(texts([word('a', 20, 30)], [word('word', 32, 80)])).toEqual(['a', 'word'])
  expect(texts([word('a', 40, 50)], [word('COPY', 0, 300, 0.95, 40, 180)])).toEqual(['a', 'COPY'])
})
test('of two readings the surer one stays, but for one letter of a long word', () => {
  expect(texts([word('8', 188, 200, 0.97, 101, 113)], [word('404949015946452908', 20, 200, 0.8)])).toEqual(['', '404949015946452908'])
  expect(texts([word('x', 110, 116, 0.95, 101, 113)], [word('scratch', 110, 200, 0.3)])).toEqual(['x', 'scratch'])
})
test('the edge of a letter that is read as one of its own is dropped, a narrow letter and a mark that is believed are not', () => {
  expect(texts([word('0', 116, 118, 0.002), word('Bemerkungen', 119, 220)])).toEqual(['Bemerkungen'])
  expect(texts([word('1', 116, 118, 0.05), word('*', 100, 103, 0.3)])).toEqual(['1 *'])
})
