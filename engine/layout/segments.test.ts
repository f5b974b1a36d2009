import { expect, test } from 'vitest'
import { type Line, textOfLine, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { rowsOf } from './rows.ts'
import { segmentsOf } from './segments.ts'

const cut = (words: readonly Word[]): readonly string[] => segmentsOf(rowsOf(words), new Set()).map((line: Line) => textOfLine(line))
const behind = (words: readonly Word[], gap: number): number => (words.at(-1)?.box.right ?? 0) + gap

test('an em behind the bold title that a paragraph begins with parts nothing, a wider white does', () => {
  const title = typeset('Remark on method.', { bold: true })
  expect(cut([...title, ...typeset('Each of them was found', { left: behind(title, 11) })])).toEqual([
    'Remark on method. Each of them was found',
  ])
  expect(cut([...title, ...typeset('Each of them was found', { left: behind(title, 18) })])).toHaveLength(2)
})

test('the number of a section stays with its title, that of a row does not', () => {
  const number = typeset('6', { bold: true, size: 12 })
  expect(cut([...number, ...typeset('AUTHORS THANK THE', { bold: true, size: 12, left: behind(number, 20) })])).toHaveLength(1)
  const plain = typeset('6', { size: 12 })
  expect(cut([...plain, ...typeset('Pipes of copper', { size: 12, left: behind(plain, 20) })])).toHaveLength(2)
})

test('white behind a bold word is within a paragraph where the next line has a word below it, and not where it goes on below', () => {
  const label = typeset('Transmission', { bold: true })
  const entry = (below: number) => [
    ...label,
    ...typeset('An infrared diode sends', { left: behind(label, 11) }),
    ...typeset('data by', { baseline: 112 }),
    ...typeset('remote control', { left: behind(label, below), baseline: 112 }),
  ]
  expect(cut(entry(-8))[0]).toBe('Transmission An infrared diode sends')
  expect(cut(entry(11))[0]).toBe('Transmission')
})

test('white behind a bold word is within a paragraph whose broken last word the next, short line ends', () => {
  const label = typeset('General Terms', { bold: true })
  const entry = (below: string, bold = false) => [
    ...label,
    ...typeset('Design, Measurement, Perfor-', { left: behind(label, 11) }),
    ...typeset(below, { baseline: 112, bold }),
  ]
  expect(cut(entry('mance.'))[0]).toBe('General Terms Design, Measurement, Perfor-')
  expect(cut(entry('Mance.'))[0]).toBe('General Terms')
  expect(cut(entry('and more', true))[0]).toBe('General Terms')
})

test('a note stays with its number, which a tab parts from it', () => {
  const text = ['what the text says of it', 'and what it goes on with'].flatMap((own, index) => typeset(own, { baseline: 80 + 12 * index }))
  const number = typeset('1', { size: 8, baseline: 200 })
  expect(cut([...text, ...number, ...typeset('A remark on this.', { size: 8, baseline: 200, left: behind(number, 12) })])).toContain(
    '1 A remark on this.',
  )
  const row = typeset('1', { baseline: 200 })
  expect(cut([...text, ...row, ...typeset('A row of a list', { baseline: 200, left: behind(row, 12) })])).toContain('A row of a list')
})

test('a row of a listing stays whole behind a sign that could mark an item', () => {
  const row = [...typeset('|', { family: 'Courier' }), ...typeset('^^^^ here', { family: 'Courier', left: 140 })]
  expect(segmentsOf(rowsOf(row), new Set(['Courier'])).map((line: Line) => textOfLine(line))).toEqual(['| ^^^^ here'])
})

test('white behind the stop of a numbered title is within its paragraph where the next line goes on further out below it', () => {
  const title = typeset('2. Non-disclosure and restrictions.', { left: 112 })
  const first = [...title, ...typeset('Each of the two keeps what the other', { left: behind(title, 26) })]
  const below = (left: number) => typeset('strictly confidential for a period of five whole years and more', { left, baseline: 112 })
  expect(cut([...first, ...below(72)])).toHaveLength(2)
  expect(cut([...first, ...below(112)])).toHaveLength(3)
})

/** The words of a line with equal spaces between them, from `left` to `right`. */
const spread = (text: string, left: number, right: number, baseline: number): readonly Word[] => {
  const words = typeset(text, { baseline })
  const inked = words.reduce((sum, { box }) => sum + box.right - box.left, 0)
  let at = left
  return words.map((word) => {
    const box = { ...word.box, left: at, right: at + word.box.right - word.box.left }
    at = box.right + (right - left - inked) / (words.length - 1)
    return { ...word, box }
  })
}

test('lines of an item and of a quotation that are spread over a column of text stay whole, however few lines show where they begin', () => {
  const text = (from: number) => [0, 1, 2, 3].flatMap((line) => spread('the water rose again over its', 72, 200, from + 12 * line))
  const item = [
    ...typeset('•', { left: 88, baseline: 160 }),
    ...spread('sluice gate', 100, 200, 160),
    ...spread('mend before', 100, 200, 172),
    ...spread('the winter', 100, 200, 184),
  ]
  const quotation = [spread('nobody saw', 90, 180, 208), spread('how it went', 90, 180, 220), spread('over them', 90, 180, 232)].flat()
  const rows = rowsOf([...text(100), ...item, ...quotation, ...text(256)])
  expect(segmentsOf(rows, new Set(), true)).toHaveLength(14)
  expect(segmentsOf(rows, new Set()).length).toBeGreaterThan(14)
})

test('a first line that is set in and spread stays whole, the labels and figures of a list do not', () => {
  const text = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((line) => spread('the water rose again over its', 72, 200, 100 + 12 * line))
  const first = spread('Engineers reached', 88, 200, 100)
  expect(segmentsOf(rowsOf([...first, ...text]), new Set(), true)).toHaveLength(9)
  const figures = [...typeset('Depth', { left: 88 }), ...typeset('12', { left: 190 })]
  expect(segmentsOf(rowsOf([...figures, ...text]), new Set(), true)).toHaveLength(10)
})

test('a caption in bold stays with a number in bold that no stop follows', () => {
  const number = typeset('Fig. 2', { size: 8, bold: true })
  const after = (text: string, bold: boolean) => cut([...number, ...typeset(text, { size: 8, bold, left: behind(number, 14) })])
  expect(after('Two parts of a harbour', true)).toEqual(['Fig. 2 Two parts of a harbour'])
  expect(after('Two parts of a harbour', false)).toHaveLength(1)
  expect(after('12.5 m', false)).toHaveLength(2)
  expect(after('Fig. 3', true)).toHaveLength(2)
})

test('a caption stays with its number, and a cell behind the number of a table does not', () => {
  for (const label of ['Fig. 2.', 'TABLE IV:', 'Figure 3.']) {
    const number = typeset(label, { size: 8 })
    const caption = typeset('A plot of both curves', { size: 8, left: behind(number, 12) })
    expect(cut([...number, ...caption])).toEqual([`${label} A plot of both curves`])
  }
  const number = typeset('Table 2', { size: 8 })
  expect(cut([...number, ...typeset('fifth of the year', { size: 8, left: behind(number, 12) })])).toHaveLength(2)
})

test('the numbers of definitions stay with their terms where they stand under each other, of three digits too', () => {
  const definitions = ['restart interval', 'restart marker', 'run', 'sample of a scan', 'scan header', 'stack'].flatMap((term, i) => {
    const baseline = 100 + 20 * i
    const number = typeset(`3.1.${97 + i}`, { bold: true, baseline })
    return [...number, ...typeset(`${term}: what is read as one`, { bold: true, baseline, left: 118 })]
  })
  expect(cut(definitions)).toHaveLength(6)
})

test('two spaces behind a sentence, drawn wide in a justified line, part nothing between lines of the same text', () => {
  const first = typeset('exceptions of all.', { baseline: 112 })
  const line = [...first, ...typeset('One is made for those', { baseline: 112, left: behind(first, 19) })]
  const below = typeset('enforcement of this, intelligence and other governmental', { baseline: 124 })
  expect(cut([...line, ...below])).toHaveLength(2)
  expect(cut(line)).toHaveLength(2)
  const columns = [...typeset('enforcement', { baseline: 124 }), ...typeset('Two of these', { baseline: 124, left: behind(first, 19) })]
  expect(cut([...line, ...columns])).toHaveLength(4)
})
