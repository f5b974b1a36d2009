import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import type { Character } from './characters.ts'
import { stream } from './handwritten-pdf.ts'
import { rightToLeftMended } from './right-to-left-lines.ts'
import { marksOf } from './sample.ts'
import { inReadingOrder } from './writing-direction.ts'

const character: Character = {
  text: '',
  ...{ left: 0, top: 0, right: 7, bottom: 10, start: 0, end: 7, inkStart: 0, inkEnd: 7, base: 10 },
  style: {
    font: { family: 'Serif', size: 10, bold: false, italic: false },
    ...{ cos: 1, sin: 0, turn: 0, invisible: false, grey: 0, object: 1, drawn: null, tex: null },
  },
  onPage: true,
  afterSpace: false,
}

/** The words of a page in a typewriter face whose codes show these letters: a letter is 7.2 points wide. */
async function wordsOf(content: string, codes: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const hex = (text: string) => [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const pairs = Object.entries(codes).map(([code, text]) => `<${code.charCodeAt(0).toString(16)}> <${hex(text)}>`)
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar endcmap end end`
  const objects = { 900: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>', 901: stream(map, '') }
  const { words } = await marksOf({ content: `BT /F9 12 Tf ${content} ET`, fonts: '/F9 900 0 R' }, { objects })
  return words.map(({ text }) => text)
}
const at = (x: number, text: string, y = 700): string => `1 0 0 1 ${x} ${y} Tm (${text}) Tj `
const latin = Object.fromEntries([...'abcdefgo@.-59%'].map((letter) => [letter, letter]))

test('a hyphen between a figure and a Hebrew letter is read between them', () => {
  const read = (seen: string) =>
    inReadingOrder([...seen].map((text, at): Character => ({ ...character, text, start: 7 * at, end: 7 * at + 7 })))
  expect(read('95%-ב')).toBe('ב-95%')
  expect(read('ה-5')).toBe('5-ה')
})

test('a letter that is named where its point is drawn, off the line, stays in its word', async () => {
  // The glyph of the middle letter has no name of its own: the point above it is named after both.
  const content = at(93.6, 'A') + at(80, 'P', 702.5) + at(72, 'C')
  expect(await wordsOf(content, { A: 'ה', P: 'חֹ', C: 'ף' })).toEqual(['החֹף'])
})

test('an address within writing from the right is one word, though its parts are drawn from the right', async () => {
  const content =
    at(150, 'AA') +
    at(142.8, ' ') +
    at(121.2, 'dec') +
    at(114, '.') +
    at(99.6, 'ba') +
    at(92.4, '@') +
    at(78, 'fa') +
    at(70.8, ' ') +
    at(56.4, 'AA')
  expect(await wordsOf(content, { ...latin, ' ': ' ', A: 'א' })).toContain('fa@ba.dec')
})

test('a word of Latin letters stands apart from an Arabic one beside it, however narrow the white', async () => {
  const codes = { ...latin, A: 'ن' }
  expect(await wordsOf(at(72, 'AA') + at(86.4, 'abc'), codes)).toEqual(expect.arrayContaining(['abc']))
})

test('a bracket in front of a word opens and one behind it closes, whichever glyph the font names', () => {
  const read = (text: string) =>
    rightToLeftMended(typeset(text))
      .map((word) => word.text)
      .join(' ')
  expect(read('אחת )שתיים')).toBe('אחת (שתיים')
  expect(read('שלוש( ארבע')).toBe('שלוש) ארבע')
  expect(read('(חמש) שש')).toBe('(חמש) שש')
})
