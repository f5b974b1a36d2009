import { expect, test } from 'vitest'
import type { Ruling } from '../../geometry/index.ts'
import { confidence, type Table } from '../../model/index.ts'
import { lineOfWords, type Setting, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { pairs } from './pairs.ts'
import { tablePairs } from './table-pairs.ts'

/** The pairs on a page of [left, baseline, text, more] pieces and rules given by their ends. */
function pairsOn(
  pieces: readonly (readonly [number, number, string, Setting?])[],
  rules: readonly (readonly [number, number, number, number])[] = [],
): readonly (readonly [string, string])[] {
  const words = pieces.flatMap(([left, baseline, text, setting]) => typeset(text, { ...setting, left, baseline }))
  const rulings = rules.map(([x, y, toX, toY]): Ruling => ({ from: { x, y }, to: { x: toX, y: toY }, thickness: 1 }))
  const page: ReadPage = {
    number: 1,
    size: { width: 595, height: 842 },
    readBy: 'text-layer',
    words,
    toImage: null,
    outcome: 'read',
    rulings,
    fills: [],
    pictures: [],
    issues: [],
  }
  const input = { kind: 'form', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(words), definitions: [] } as const
  return pairs(input).fields.map(({ label, value }) => [label.map(({ text }) => text).join(' '), value.text])
}

/** The four sides of a box. */
const box = (left: number, top: number, right: number, bottom: number): readonly (readonly [number, number, number, number])[] => [
  [left, top, right, top],
  [left, bottom, right, bottom],
  [left, top, left, bottom],
  [right, top, right, bottom],
]

test('a label without a colon is answered by what stands in its cell below it', () => {
  const cells = [...box(50, 80, 250, 120), ...box(250, 80, 450, 120)]
  const small = { size: 6 }
  expect(
    pairsOn(
      [
        [54, 88, 'DATE OF ISSUE', small],
        [254, 88, 'SHIP TO', small],
        [60, 108, '12 May 2024'],
        [260, 108, 'Northern Warehouse'],
      ],
      cells,
    ),
  ).toEqual([
    ['DATE OF ISSUE', '12 May 2024'],
    ['SHIP TO', 'Northern Warehouse'],
  ])
})

test('the line to write on parts a label from its value', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'PROJECT NAME Blue Heron survey'],
        [330, 100, 'CODE'],
        [380, 100, 'BH 17'],
      ],
      [
        [118, 102, 320, 102],
        [370, 102, 480, 102],
      ],
    ),
  ).toEqual([
    ['PROJECT NAME', 'Blue Heron survey'],
    ['CODE', 'BH 17'],
  ])
})

test('an answer of several lines is read to its end and no further', () => {
  expect(
    pairsOn([
      [50, 100, 'Remarks:'],
      [120, 100, 'The door on the east side was painted'],
      [120, 112, 'again and closes well.'],
      [50, 136, 'Inspector:'],
      [120, 136, 'Ada Stone'],
    ]),
  ).toEqual([
    ['Remarks:', 'The door on the east side was painted again and closes well.'],
    ['Inspector:', 'Ada Stone'],
  ])
})

test('a cross answers for the option beside it, and the options beside that answer nothing', () => {
  expect(
    pairsOn([
      [50, 100, 'Condition:'],
      [150, 100, 'poor'],
      [205, 100, 'X'],
      [216, 100, 'fair'],
      [280, 100, 'good'],
    ]),
  ).toEqual([['fair', 'X']])
})

test('a table gives each title what stands below it', () => {
  const words = (row: number): readonly (readonly [number, number, string])[] => [
    [50, 100 + 20 * row, ['Sample', 'A 17', 'B 4'][row] ?? ''],
    [150, 100 + 20 * row, ['Colour', 'brown', 'grey'][row] ?? ''],
    [250, 100 + 20 * row, ['Origin', 'Leeds', 'York'][row] ?? ''],
  ]
  const cells = [0, 1, 2].flatMap((row) =>
    words(row).map(([left, baseline, text], column) => ({ row, column, words: typeset(text, { left, baseline }) })),
  )
  const place = { page: 1, box: { left: 50, right: 350, top: 90, bottom: 150 } }
  const table: Table = {
    kind: 'table',
    places: [place],
    confidence: confidence(0.95),
    title: null,
    caption: [],
    columns: ['Sample', 'Colour', 'Origin'].map((title) => ({ title, kind: 'text' })),
    rowCount: 3,
    headerRows: 1,
    cells: cells.map(({ row, column, words: own }) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      lines: [lineOfWords(own)],
      value: { kind: 'text', text: own.map(({ text }) => text).join(' ') },
      place,
      confidence: confidence(0.95),
    })),
    foundBy: 'alignment',
    repeated: [],
  }
  const { fields } = tablePairs([table])
  expect(fields.map(({ name, value }) => [name, value.text])).toEqual([
    ['Sample', 'A 17 B 4'],
    ['Colour', 'brown grey'],
    ['Origin', 'Leeds York'],
  ])
})

test('a blank form has no values', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'Name:'],
        [300, 100, 'Date of birth:'],
        [50, 130, 'Street and number'],
        [50, 160, 'City'],
        [300, 160, 'Postcode'],
        [50, 190, 'Signature'],
        [300, 190, 'Date'],
      ],
      [
        [90, 102, 280, 102],
        [380, 102, 500, 102],
        [150, 132, 500, 132],
        [90, 162, 280, 162],
        [360, 162, 500, 162],
      ],
    ),
  ).toEqual([])
})

test('running text has no pairs', () => {
  expect(
    pairsOn([
      [50, 100, 'The committee met in the spring and heard the report of the'],
      [50, 112, 'treasurer, who said that the accounts of the year were in order.'],
      [50, 124, 'It was agreed to meet again on the second Monday of the month.'],
      [50, 148, 'The members of the committee agree as follows:'],
      [50, 160, '(a) the books are kept by the treasurer, and'],
      [50, 172, '(b) they may be seen by every member.'],
    ]),
  ).toEqual([])
})
