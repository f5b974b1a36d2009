import { expect, test } from 'vitest'
import { type PlacedWord, placedWords, shareInPlace } from './words-in-place.ts'

const word = (text: string, left: number, top: number, page = 1): PlacedWord => ({
  page,
  text,
  box: { left, top, right: left + 30, bottom: top + 10 },
})

test('a word counts as in its place within 20 points across and 36 down, on its own page', () => {
  const words = [word('Invoice', 100, 100)]
  expect(shareInPlace(words, [word('invoice:', 119, 135)])).toBe(1)
  expect(shareInPlace(words, [word('Invoice', 121, 100)])).toBe(0)
  expect(shareInPlace(words, [word('Invoice', 100, 137)])).toBe(0)
  expect(shareInPlace(words, [word('Invoice', 100, 100, 2)])).toBe(0)
})

test('a printed word stands for one word alone, the nearest', () => {
  const words = [word('10', 100, 100), word('10', 110, 100), word('–', 10, 10)]
  expect(shareInPlace(words, [word('10', 105, 100)])).toBe(0.5)
  expect(shareInPlace(words, [word('10', 100, 100), word('10', 112, 100)])).toBe(1)
})

test('words and their pages are read from what pdftotext writes', () => {
  const page = (words: string) => `<page width="595" height="842">\n${words}</page>\n`
  const one = '<word xMin="72.0" yMin="80.5" xMax="90.0" yMax="91.0">Mill &amp; Co</word>\n'
  expect(placedWords(`<doc>${page('')}${page(one)}</doc>`)).toEqual([
    { page: 2, text: 'Mill & Co', box: { left: 72, top: 80.5, right: 90, bottom: 91 } },
  ])
})
