// Rows of recognised words, whose sizes and places are measured.

import { expect, test } from 'vitest'
import type { Line, Word } from '../model/index.ts'
import { recognised, typeset } from '../model/sample.ts'
import { alignedCandidates } from './alignment.ts'
import { withCaptions } from './captions.ts'
import { withHeadingsAtEnds } from './headings-within.ts'
import { pitchOfTable, shareOfPitch } from './row-pitch.ts'
import { openBandRows } from './rows.ts'
import { onlyTable } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'
import { grownToItsTexts } from './texts-around-rules.ts'
import { linesOfTitles } from './title-lines.ts'

const inBold = (words: readonly Word[]): readonly Word[] =>
  words.map((word) => ({ ...word, font: { family: '', size: 0, bold: true, italic: false } }))

test('a heading that ends a page is a row where another is set like it, measured a little larger, or too short to tell its weight', () => {
  const row = (baseline: number) => [...recognised('Material', { baseline }), ...recognised('412', { left: 250, baseline })]
  const rowsWith = (last: readonly Word[]) =>
    textRowsOf([...row(100), ...inBold(recognised('Harbour', { baseline: 115 })), ...row(130), ...row(145), ...last])
  const ends = (last: readonly Word[]) => withHeadingsAtEnds(rowsWith(last), 0, 4)
  expect(ends(inBold(recognised('Coast', { baseline: 160, size: 9.6 })))).toEqual([0, 5])
  expect(ends(recognised('A', { baseline: 160 }))).toEqual([0, 5])
  expect(ends(recognised('Coast', { baseline: 160 }))).toEqual([0, 4])
})

/** Rows of a name and a text of several lines, the lines so far apart and the rows further, both as uneven as measured ones are. */
const wrapped = (set: typeof typeset) => {
  const words: Word[] = []
  let baseline = 100
  for (let row = 0; row < 6; row++) {
    words.push(...set('Northern', { left: 72, baseline }), ...set('Observation of transport', { left: 160, baseline }))
    for (const [at, text] of ['committee and material', 'schedule'].entries()) {
      baseline += 12.6 + (row === 2 && at === 0 ? -0.9 : row === 4 && at === 0 ? 0.7 : 0)
      words.push(...(at === 0 && row % 2 === 0 ? set('which', { left: 72, baseline }) : []), ...set(text, { left: 160, baseline }))
    }
    baseline += 15
  }
  return openBandRows(textRowsOf(words), [60, 150, 290]).groups.length
}

test('rows of wrapped texts are told though single lines were measured closer or further than they stand', () => {
  expect(wrapped(recognised)).toBe(6)
})

test('a label as far below the one above as rows are is a row, though that had no room for its first word', () => {
  const at = (text: string, baseline: number) => typeset(text, { baseline })
  const tick = (baseline: number) => typeset('x', { left: 230, baseline })
  const words = (pitch: number) => [
    ...[...at('Gebirge', 100), ...tick(100)],
    ...at('Kann Lieferung', 100 + pitch),
    ...tick(100 + pitch),
    ...at('Wasserversorgung', 100 + 2 * pitch),
    ...at('Steigend', 100 + 3 * pitch),
    ...tick(100 + 3 * pitch),
  ]
  const rows = (pitch: number) => openBandRows(textRowsOf(words(pitch)), [60, 160, 260]).groups.length
  expect([rows(21), rows(13)]).toEqual([4, 3])
})

test('the further lines of a caption below a table are measured as large as the first, more or less', () => {
  const table = onlyTable(`
 Name       Count
 Harbour      112
 Coast        310
 Bridge        54
`)
  const bottom = table.places[0]?.box.bottom ?? 0
  const words = [
    ...recognised('Table 2: What was counted', { left: 45, baseline: bottom + 14, size: 8 }),
    ...recognised('on northern coasts', { left: 45, baseline: bottom + 24, size: 9 }),
  ]
  expect(withCaptions([table], words)[0]?.title).toBe('Table 2: What was counted on northern coasts')
})

test('titles of many lines, each column centred by itself, stand above the first rule with all of them', () => {
  const titles = (texts: readonly string[], left: number, first: number): readonly Word[] =>
    texts.flatMap((text, at) => typeset(text, { left, baseline: first + 12 * at }))
  const words = [
    ...titles(['Station', 'from', 'north'], 72, 62),
    ...titles(['Vessels', 'that', 'came', 'in', 'May'], 150, 50),
    ...titles(['Copies', 'made'], 230, 68),
    ...titles(['Opened', 'on'], 310, 68),
    ...[130, 150].flatMap((baseline) =>
      ['Coast', '412', '301', '12'].flatMap((text, at) => typeset(text, { left: 72 + 79 * at, baseline })),
    ),
  ]
  const rules = { across: [110, 136, 156].map((at) => ({ at, from: 70, to: 360 })), down: [] }
  const box = { left: 70, right: 360, top: 110, bottom: 156 }
  expect(grownToItsTexts(box, textRowsOf(words), [], rules).top).toBeLessThan(50)
})

test('the further line of the last row goes on in a cell that stands hardly a word space behind another', () => {
  const row = (baseline: number) => [
    ...typeset('2015-01-08', { left: 72, baseline }),
    ...typeset('Bridges and', { left: 129, baseline }),
    ...typeset('412', { left: 250, baseline }),
  ]
  const words = [...row(100), ...row(120), ...row(140), ...typeset('harbours', { left: 129, baseline: 152 })]
  const rules = { across: [88, 106, 126].map((at) => ({ at, from: 70, to: 270 })), down: [] }
  const box = { left: 70, right: 270, top: 88, bottom: 126 }
  const grown: Pick<Line['box'], 'bottom'> = grownToItsTexts(box, textRowsOf(words), [], rules)
  expect(grown.bottom).toBeGreaterThan(152)
})

test('the line of a cell below its row is measured smaller than that by the letters it lacks', () => {
  const row = (baseline: number) => [
    ...recognised('Transport', { baseline }),
    ...recognised('Surface dependent', { left: 160, baseline }),
    ...recognised('412', { left: 300, baseline }),
  ]
  const words = [...row(100), ...row(118), ...row(136), ...recognised('such as', { left: 160, baseline: 147, size: 9 })]
  const [found] = alignedCandidates(words, { across: [], down: [] })
  expect(found?.words.map(({ text }) => text).includes('such')).toBe(true)
})

test('a second line of titles that looks bold below one that does not belongs to them', () => {
  const row = (texts: readonly string[], baseline: number) =>
    texts.flatMap((text, at) => recognised(text, { left: 72 + 90 * at, baseline }))
  const words = [
    ...row(['First seen', 'From on', 'Opens', 'Arrival'], 100),
    ...inBold(row(['has', 'transport', 'leaf', 'station'], 111)),
    ...[128, 144, 160].flatMap((baseline) => row(['01/25/2020', '18:55', '11:13', '18:30'], baseline)),
  ]
  const [found] = alignedCandidates(words, { across: [], down: [] })
  expect(found?.words.map(({ text }) => text).includes('First')).toBe(true)
})

test('the third line of a label is of its row, though it was measured a little lower than the second', () => {
  const words: Word[] = []
  let baseline = 100
  for (let row = 0; row < 5; row++) {
    words.push(
      ...recognised(String(row + 1), { left: 50, baseline }),
      ...recognised(row === 0 ? 'Wasserversorgung' : 'Prüfung', { left: 72, baseline }),
    )
    words.push(...recognised('Lagerung unter Temperatur', { left: 160, baseline }), ...recognised('513', { left: 300, baseline }))
    baseline += 12
    words.push(...recognised('der', { left: 72, baseline }), ...recognised('der Ausschuss', { left: 160, baseline }))
    baseline += row === 2 ? 12.9 : 12
    words.push(...(row === 2 ? recognised('war', { left: 72, baseline }) : []))
    baseline += row === 2 ? 16 : 4
  }
  expect(openBandRows(textRowsOf(words), [40, 66, 150, 290, 330]).groups).toHaveLength(5)
})

test('titles on many lines are told by most of their words, for the weight of one is a guess', () => {
  const titles = Array.from({ length: 8 }, (_, i) => {
    const words = recognised(['Gemeinde', 'vorhersage'][i % 2] ?? '', { left: i % 2 === 0 ? 72 : 160, baseline: 100 + 6 * i })
    return i === 2 ? words : inBold(words)
  }).flat()
  const rows = [170, 185, 200].flatMap((baseline) => [...recognised('Probe', { baseline }), ...recognised('904', { left: 170, baseline })])
  expect(linesOfTitles(textRowsOf([...titles, ...rows]))).toBe(8)
  const plain = titles.map((word) => ({ ...word, font: null }))
  expect(linesOfTitles(textRowsOf([...plain, ...rows]))).toBe(0)
})

test('what stands beside a line tells nothing of how far rows are apart', () => {
  const words = [...recognised('Werkstoff', { baseline: 100 }), ...recognised('77.5', { left: 160, baseline: 106 })]
  let baseline = 106
  for (const further of [0, 1, 0, 1, 0, 1]) {
    baseline += 14
    words.push(...recognised('Hafen', { baseline }), ...recognised('21.04', { left: 160, baseline }))
    baseline += 12 * further
    words.push(...(further > 0 ? recognised('Küste', { baseline }) : []))
  }
  const pitch = pitchOfTable([textRowsOf(words)], [60, 150, 200]) ?? 0
  expect(shareOfPitch * pitch).toBeGreaterThan(12)
  expect(shareOfPitch * pitch).toBeLessThan(14)
})
