import { beforeAll, expect, test } from 'vitest'
import type { EarlierWord } from '../stages.ts'
import { besideEarlier } from './earlier-reading.ts'
import { openWordLists } from './language-data.ts'
import type { Weighed } from './weight.ts'
import type { WordList } from './word-list.ts'

let english: WordList
beforeAll(async () => {
  english = await openWordLists()('en')
})

/** The words of a line, ten pixels to a letter and as many between two. */
function boxed(line: string): readonly EarlierWord[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    pixels: { left: index * 10, right: (index + text.length) * 10, top: 100, bottom: 120 },
  }))
}
const seen = (line: string, confidence = 0.7): readonly Weighed[] =>
  boxed(line).map((word) => ({
    ...word,
    baseline: 118,
    turn: 0,
    confidence,
    readings: [],
    bold: false,
    italic: false,
    stroke: () => 2,
    lean: () => null,
  }))
const settled = (line: string, earlier: string, confidence?: number): string =>
  besideEarlier(seen(line, confidence), boxed(earlier), english)
    .map(({ text }) => text)
    .join(' ')

test('a word that the language has is taken from the earlier reading where ours is none and nearly alike', () => {
  expect(settled('thc harvest of the ficlds', 'the harvest of the fields')).toBe('the harvest of the fields')
  expect(settled('warm waffes', 'warm waffles')).toBe('warm waffles')
})
test('words are joined and parted as the earlier reading has them where that makes words', () => {
  expect(settled('to cul tivate land', 'to cultivate land')).toBe('to cultivate land')
  expect(settled('the care ofthe house', 'the care of the house')).toBe('the care of the house')
})
test('a year with letters in it becomes the number, and great letters set with small ones a word', () => {
  expect(settled('in 1go3 and HARwICH', 'in 1903 and HARWICH')).toBe('in 1903 and HARWICH')
})
test('a quotation mark stands at the word where the earlier reading has it', () => {
  expect(settled('called" the old house" here', 'called "the old house" here')).toBe('called "the old house" here')
})
test('a comma that was passed over is put in', () => {
  expect(settled('sold daily sometimes', 'sold daily, sometimes')).toBe('sold daily, sometimes')
})
test('no number becomes another number, and no word one that is not nearly what was seen', () => {
  expect(settled('Total 25.50', 'Total 95.50', 0.3)).toBe('Total 25.50')
  expect(settled('pay the seller', 'pay the keeper', 0.3)).toBe('pay the seller')
})
test('words of the earlier reading that stand where none was seen stay away', () => {
  expect(settled('the house', 'the house and all beside it')).toBe('the house')
})
test('a word they disagree on is doubted and keeps the other as a reading; one both have is as sure as it was', () => {
  const [same, other] = besideEarlier(seen('Anna Berg'), boxed('Anna Burg'), english)
  expect(same?.confidence).toBe(0.7)
  expect(other?.confidence).toBeLessThan(0.7)
  expect(other?.readings.map(({ text }) => text)).toEqual(['Burg'])
})
