import { expect, test } from 'vitest'
import { confidence, type Table } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { noEvidence } from '../../values/index.ts'
import { withLabelRows } from './label-rows.ts'
import { tablePairs } from './table-pairs.ts'

/** A table of rows of texts; an empty text is an empty cell, "|" parts the lines of one. */
function tableOf(rows: readonly (readonly string[])[], headerRows: number, sure = 0.95): Table {
  const place = { page: 1, box: { left: 50, right: 550, top: 90, bottom: 90 + 40 * rows.length } }
  return {
    kind: 'table',
    places: [place],
    confidence: confidence(sure),
    title: null,
    caption: [],
    columns: (rows[0] ?? []).map(() => ({ title: '', kind: 'text' })),
    rowCount: rows.length,
    headerRows,
    cells: rows.flatMap((texts, row) =>
      texts.map((text, column) => {
        const set = { left: 50 + 110 * column }
        const lines = text === '' ? [] : text.split('|').map((line, at) => typeset(line, { ...set, baseline: 100 + 40 * row + 14 * at }))
        const value = { kind: 'text' as const, text }
        return { row, column, rowSpan: 1, columnSpan: 1, lines: lines.map(lineOfWords), value, place, confidence: confidence(0.95) }
      }),
    ),
    foundBy: 'alignment',
    repeated: [],
  }
}
const meter = [
  ['Verbrauchsstelle', 'Wiesenring 21, 04107 Auental'],
  ['Zählernummer Strom', '1 EMH00 4458 1207'],
  ['Letzter Zählerstand', '18.442 kWh'],
  ['Zählerstand neu', ''],
]
const read = (rows: readonly (readonly string[])[]): readonly (readonly [string, string])[] =>
  withLabelRows([], [tableOf(rows, 0)], noEvidence).map(({ name, value }) => [name, value.text])

test('a table of a label and a value in each row gives its pairs, whatever its labels are called; an empty row gives none', () => {
  expect(read(meter)).toEqual(meter.slice(0, 3))
})

test('such a pair is to be checked', () => {
  for (const { confidence } of withLabelRows([], [tableOf(meter, 0)], noEvidence)) expect(confidence).toBeLessThan(0.9)
})

test('an amount keeps its minus', () => {
  const [first] = withLabelRows(
    [],
    [
      tableOf(
        [
          ['Lohnsteuer', '-312,50'],
          ['Kirchensteuer', '-14,20'],
          ['Rente', '-375,09'],
        ],
        0,
      ),
    ],
    noEvidence,
  )
  expect(first?.value).toMatchObject({ kind: 'money', amount: '-312.50' })
})

test('a letterhead beside labels with their values is no such table, nor are two columns of words', () => {
  expect(
    read([
      ['Holzbau GmbH', 'Personalnummer: 00417'],
      ['Am Werk 3', 'Eintritt: 2019'],
      ['Herrn', 'Klasse: 3'],
    ]),
  ).toEqual([])
  expect(
    read([
      ['Apples', 'Pears'],
      ['Plums', 'Cherries'],
      ['Figs', 'Dates'],
    ]),
  ).toEqual([])
  expect(
    read([
      ['Statement date|Card number', '14 March 2026|5412'],
      ['Limit', '3500'],
      ['Balance', '20'],
    ]),
  ).toEqual([])
})

test('a row whose first cell holds a day, a number or an open bracket was parted elsewhere', () => {
  for (const label of ['Initiation Date 8/3/87 Budget', 'Budget 4711', 'Lecithin (Food'])
    expect(
      read([
        [label, '780,900.00'],
        ['Change', '70,825.00'],
        ['Balance', '381,583.08'],
      ]),
    ).toEqual([])
})

test('a pair that took the next label with it gives way to the row of the table', () => {
  const table = tableOf(meter, 0)
  const words = (row: number, column: number) =>
    table.cells.filter((cell) => cell.row === row && cell.column === column).flatMap(({ lines }) => lines.flatMap((line) => line.words))
  const wrong = {
    name: 'Zählernummer Strom',
    value: { kind: 'text' as const, text: 'x' },
    words: [...words(0, 1), ...words(1, 1)],
    label: words(1, 0),
    confidence: 0.84,
    alternatives: [],
  }
  expect(withLabelRows([wrong], [table], noEvidence)).toHaveLength(3)
  const right = { ...wrong, words: words(1, 1) }
  expect(withLabelRows([right], [table], noEvidence)).toContain(right)
})

test('a table without rules that is full of figures gives its columns as doubtful pairs, and each cell no pair of its own', () => {
  const rows = [
    ['Date', 'Text', 'Amount'],
    ['05.01.2026', 'Rent', '640.00'],
    ['06.01.2026', 'Power', '64.00'],
    ['07.01.2026', 'Fee', '-3.50'],
  ]
  const { fields, words } = tablePairs([tableOf(rows, 1, 0.7)])
  expect(fields.map(({ name }) => name)).toEqual(['Date', 'Text', 'Amount'])
  expect(fields.every(({ confidence }) => confidence < 0.5)).toBe(true)
  expect(words.size).toBeGreaterThan(8)
})
