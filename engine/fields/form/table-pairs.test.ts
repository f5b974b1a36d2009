import { expect, test } from 'vitest'
import { confidence, type Table } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { tablePairs } from './table-pairs.ts'

/** A table of rows of texts, each cell in its own row and column; an empty text is an empty cell. */
function tableOf(rows: readonly (readonly string[])[], headerRows: number, sure = 0.95): Table {
  const place = { page: 1, box: { left: 50, right: 550, top: 90, bottom: 90 + 20 * rows.length } }
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
        const words = text === '' ? [] : typeset(text, { left: 50 + 110 * column, baseline: 100 + 20 * row })
        return {
          row,
          column,
          rowSpan: 1,
          columnSpan: 1,
          lines: words.length === 0 ? [] : [lineOfWords(words)],
          value: { kind: 'text' as const, text },
          place,
          confidence: confidence(0.95),
        }
      }),
    ),
    foundBy: 'alignment',
    repeated: [],
  }
}
const pairsOf = (table: Table): readonly (readonly [string, string])[] =>
  tablePairs([table]).fields.map(({ name, value }) => [name, value.text])

test('a table gives each title what stands below it', () => {
  expect(
    pairsOf(
      tableOf(
        [
          ['Sample', 'Colour', 'Origin'],
          ['A 17', 'brown', 'Leeds'],
          ['B 4', 'grey', 'York'],
        ],
        1,
      ),
    ),
  ).toEqual([
    ['Sample', 'A 17 B 4'],
    ['Colour', 'brown grey'],
    ['Origin', 'Leeds York'],
  ])
})

test('titles of several rows are read down their column, and words under the figures are no part of it', () => {
  expect(
    pairsOf(
      tableOf(
        [
          ['First', 'Rest', 'Whole'],
          ['six months', 'of the year', 'year'],
          ['12,000', '8,000', '20,000'],
          ['7,500', '2,500', '10,000'],
          ['Prepared by', 'Checked by', ''],
        ],
        2,
      ),
    ),
  ).toEqual([
    ['First six months', '12,000 7,500'],
    ['Rest of the year', '8,000 2,500'],
    ['Whole year', '20,000 10,000'],
  ])
})

test('a first column of labels gives a pair a row beside those of the columns', () => {
  expect(
    pairsOf(
      tableOf(
        [
          ['Needed', 'Quantity', 'State'],
          ['Boxes:', '500', 'on hand'],
          ['Lids:', '480', 'on order'],
        ],
        1,
      ),
    ),
  ).toEqual([
    ['Quantity', '500 480'],
    ['State', 'on hand on order'],
    ['Boxes', '500 on hand'],
    ['Lids', '480 on order'],
  ])
})

test('of a drawn form that was taken for a table only rows of figures under a row of words are read', () => {
  expect(
    pairsOf(
      tableOf(
        [
          ['Name:', 'Blue Heron', 'survey'],
          ['Group', 'Solution', 'Dosage'],
          ['100', '5.0', '1800'],
          ['101', '7.5', '2160'],
          ['Source:', 'Leeds', 'laboratory'],
        ],
        0,
        0.8,
      ),
    ),
  ).toEqual([
    ['Group', '100 101'],
    ['Solution', '5.0 7.5'],
    ['Dosage', '1800 2160'],
  ])
})

test('a row of a checklist is answered by the title that its mark stands under, and a column nobody marked by nothing', () => {
  const found = tablePairs([
    tableOf(
      [
        ['Item', 'OK', 'Replace soon', 'Comments'],
        ['Horn', 'X', '', ''],
        ['Wiper blades', '', 'X', 'Worn'],
        ['Brake lines', 'X', '', ''],
      ],
      1,
    ),
  ]).fields
  const pairs = found.map(({ name, value }) => [name, value.text])
  expect(pairs.slice(0, 3)).toEqual([
    ['Horn', 'OK'],
    ['Wiper blades', 'Replace soon'],
    ['Brake lines', 'OK'],
  ])
  expect(pairs.map(([name]) => name)).not.toContain('OK')
})

test('marks in several columns of a row say which of many hold, and are no checklist', () => {
  const pairs = pairsOf(
    tableOf(
      [
        ['Plan', 'Mail', 'Phone', 'Chat'],
        ['Small', 'X', '', ''],
        ['Middle', 'X', 'X', ''],
        ['Large', 'X', 'X', 'X'],
      ],
      1,
    ),
  )
  expect(pairs.filter(([name, text]) => name === 'Large' && text === 'Mail')).toEqual([])
})
