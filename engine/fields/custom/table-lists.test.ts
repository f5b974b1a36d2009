import { expect, test } from 'vitest'
import { confidence, type Table } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { ask, pageOf } from './sample.ts'

test('lists are read from the table whose titles match their fields', () => {
  const cells = [
    ['Raum', 'Fläche', 'Miete'],
    ['Küche', '12', '€ 90.00'],
    ['Bad', '6', '€ 45.00'],
  ].flatMap((row, at) =>
    row.map((text, column) => {
      const words = typeset(text, { left: 72 + column * 100, baseline: 100 + at * 14 })
      const line = lineOfWords(words)
      return {
        row: at,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines: [line],
        value: { kind: 'text', text } as const,
        place: { page: 1, box: line.box },
        confidence: confidence(0.95),
      }
    }),
  )
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: ['Raum', 'Fläche', 'Miete'].map((title) => ({ title, kind: 'text' })),
    rowCount: 3,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: { left: 72, top: 90, right: 400, bottom: 140 } }],
    confidence: confidence(0.95),
  }
  const wanted = [
    {
      name: 'rooms',
      kind: 'list',
      fields: [{ name: 'room', synonyms: ['Raum'] }, { name: 'rent', kind: 'money', synonyms: ['Miete'] }, { name: 'colour' }],
    },
  ]
  const page = { ...pageOf([]), words: cells.flatMap(({ lines }) => lines.flatMap(({ words }) => words)) }
  const [list] = ask(page, wanted, [table]).lists
  expect(list?.items.map((item) => item.map(({ name, value }) => [name, value.kind === 'money' ? value.amount : value.text]))).toEqual([
    [
      ['room', 'Küche'],
      ['rent', '90.00'],
    ],
    [
      ['room', 'Bad'],
      ['rent', '45.00'],
    ],
  ])
  expect(list?.items[1]?.map(({ label }) => label.map(({ text }) => text))).toEqual([['Raum'], ['Miete']])
  // A JSON Schema has no word for money.
  const plain = [{ name: 'rooms', kind: 'list', fields: [{ name: 'Raum' }, { name: 'Miete', kind: 'number' }] }]
  const [numbers] = ask(page, plain, [table]).lists
  expect(numbers?.items.map((item) => item.map(({ value }) => (value.kind === 'number' ? value.number : value.text)))).toEqual([
    ['Küche', '90.00'],
    ['Bad', '45.00'],
  ])
})
