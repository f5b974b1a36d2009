import { beforeAll, expect, test } from 'vitest'
import { isInUnknownLanguage, keptAmong, linesInOtherLetters, linesPassedOver } from './foreign.ts'
import { openWordLists } from './language-data.ts'
import type { Weighed } from './weight.ts'
import type { WordList } from './word-list.ts'
import type { ReadStrip } from './words.ts'

let english: WordList
beforeAll(async () => {
  english = await openWordLists()('en')
})

/** A line that was first read so, every word believed as much; a letter takes 20 columns unless the line is said to be longer. */
const line = (text: string, confidence: number, columns = 20 * text.length) =>
  ({
    words: text.split(' ').map((word) => ({ text: word, confidence }) as Weighed),
    strip: { width: columns, stretch: 1 },
  }) as unknown as ReadStrip & {
    readonly words: readonly Weighed[]
  }
const cyrillic = 'Ka3Haue paCcKa3a, CTO yuO 3a ro peCTB yHOB peMOHTe CTaporO MOCTa'
const english24 = 'Nobody had expected that the northern pier would stand on oak'

test('a page whose words are hardly believed and of no language is in other letters as a whole, titles and figures with it', () => {
  const lines = [line('T oJoBon', 0.3), line(cyrillic, 0.02), line(cyrillic, 0.04), line('18 150,00', 0.9)]
  expect([...linesInOtherLetters(lines, english)]).toEqual(lines)
})
test('of a page in two scripts only the lines in the other one are left out', () => {
  const [own, other] = [line(english24, 0.9), line(cyrillic, 0.05)]
  expect([...linesInOtherLetters([own, other, own], english)]).toEqual([other])
})
test('faded print in words of the language, names that are read without doubt and short scrawls stay', () => {
  const lines = [line(english24, 0.1), line('Skarbnik wyjasnil stowarzyszenie wieksze dochody', 0.85), line('Jo3nSc h7', 0.02)]
  expect([...linesInOtherLetters(lines, english)]).toEqual([])
})
test('names put together from words of the language are no other letters', () => {
  const name = line('getLineTradeAgreementTotal getSpecifiedNetPrice : 4,0000', 0.02)
  expect([...linesInOtherLetters([line(english24, 0.9), name], english)]).toEqual([])
})
test('lines found as writing of which hardly a letter was read are in other letters where most of the page is', () => {
  const strip = (letters: number, width: number, confidence = 0.9) =>
    ({ strip: { width, stretch: 1 }, reading: { glyphs: Array(letters).fill({ text: '1' }), confidence } }) as unknown as ReadStrip
  const area = (some: readonly ReadStrip[]) => some.reduce((sum, { strip: { width } }) => sum + width, 0)
  const [silent, sign, read, short] = [strip(1, 900), strip(0, 700), strip(40, 800), strip(1, 120)]
  expect([...linesPassedOver([silent, sign, read, short], area, 0)]).toEqual([silent, sign])
  expect([...linesPassedOver([sign, read, read, short], area, 0)]).toEqual([])
  const guessed = [strip(40, 900, 0.4), strip(38, 880, 0.3)]
  expect([...linesPassedOver([...guessed, read], area, 0)]).toEqual(guessed)
  expect([...linesPassedOver([...guessed, read, read, read], area, 0)]).toEqual([])
})
test('a short title is left out where most of the page was passed over, and stays where it was not', () => {
  const title = line('nniny niT', 0.01)
  expect([...linesInOtherLetters([title], english, true)]).toEqual([title])
  expect([...linesInOtherLetters([title], english)]).toEqual([])
})
test('figures with units between lines of Chinese, which are left out before, are no page in other letters', () => {
  const lines = [
    line('3.4~7.6km/km2,3.0~5.0km/km2;', 0.1),
    line('55.64,12.33km/kg2,', 0.05),
    line('19.93%,14.06%,3.05km2;', 0.1),
    line('18.72', 0.98),
  ]
  expect([...linesInOtherLetters(lines, english)]).toEqual([])
})
test('long lines of which a few letters were guessed at make a page in other letters as well as full ones do', () => {
  const lines = [
    line('TL LTI LT LILT', 0.03, 780),
    line('TDLT TLJ', 0.01, 700),
    line('L L LJ LILT', 0.02, 770),
    line('TLLT TLJ', 0.01, 720),
    line('8 150,00', 0.4, 800),
  ]
  // Figures are the same in other letters: a table of them keeps them.
  expect([...linesInOtherLetters(lines, english)]).toEqual(lines.slice(0, -1))
})
test('what is hardly believed is left out of a page mostly in other letters, and kept on others', () => {
  const words = [
    { text: 'D177', confidence: 0.03 },
    { text: '8,150.00', confidence: 0.49 },
  ]
  expect(keptAmong(words, 0.8)).toEqual(words.slice(1))
  expect(keptAmong(words, 0.2)).toEqual(words)
})
test('a page in a language that is not known is told from one in a language that is, with names and numbers in it', () => {
  const page = (text: string) =>
    Array(8)
      .fill(text.split(' ').map((word) => ({ text: word })))
      .flat()
  expect(isInUnknownLanguage(page('Silta korjataan ennen syksyn sateita ja tie suljetaan kahdeksi viikoksi'), [english])).toBe(true)
  expect(isInUnknownLanguage(page('Most bude opraven dříve než přijdou podzimní deště do údolí'), [english])).toBe(true)
  expect(isInUnknownLanguage(page('Mrs Wojciechowska paid 14.50 for the repair of Skarnsund bridge'), [english])).toBe(false)
  expect(isInUnknownLanguage([{ text: 'Skarnsund' }, { text: 'Wojciechowska' }], [english])).toBe(false)
})
