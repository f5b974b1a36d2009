import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { type Cell, confidence, type Line, type Table, textOfLine } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import type { LaidOutPage } from '../stages.ts'
import { withFormsTold } from './forms.ts'

/** A ruled table from rows of cells; in each "label/answer" parts lines, `*bold*` is bold and `_small_` small. An empty text is an empty cell. */
function ruled(rows: readonly (readonly string[])[], changes: Partial<Table> = {}): Table {
  const columns = rows[0]?.length ?? 0
  const cells = rows.flatMap((row, r) =>
    row.map((text, column): Cell => {
      const lines = text === '' ? [] : text.split('/').map((own, i) => printed(own, 60 + column * 120, 100 + r * 40 + i * 14))
      const box = { left: 60 + column * 120, right: 180 + column * 120, top: 90 + r * 40, bottom: 130 + r * 40 }
      return {
        row: r,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines,
        value: lines.length === 0 ? null : { kind: 'text', text: lines.map(textOfLine).join('\n') },
        place: { page: 1, box },
        confidence: confidence(0.9),
      }
    }),
  )
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: Array.from({ length: columns }, (_, column) => ({ title: rows[0]?.[column] ?? null, kind: 'text' })),
    rowCount: rows.length,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: unionOf(cells.map(({ place }) => place.box)) }],
    confidence: confidence(0.9),
    ...changes,
  }
}

function printed(text: string, left: number, baseline: number): Line {
  const bold = /^\*.*\*$/.test(text)
  const small = /^_.*_$/.test(text)
  return line(bold || small ? text.slice(1, -1) : text, { left, baseline, bold, size: small ? 7 : 10 })
}

function told(...tables: readonly Table[]): readonly Table[] {
  const words = tables.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flatMap((own) => own.words)))
  const [page] = documentOf([], words).pages
  const laidOut: LaidOutPage = {
    page: {
      ...(page ?? { number: 1, size: { width: 595, height: 842 }, readBy: 'text-layer', words, toImage: null, outcome: 'read' }),
      rulings: [],
      fills: [],
      pictures: [],
      issues: [],
    },
    regions: tables.map((table) => ({
      kind: 'table',
      place: { page: 1, box: table.places[0]?.box ?? { left: 0, top: 0, right: 1, bottom: 1 } },
      table,
    })),
    issues: [],
  }
  return withFormsTold([laidOut]).flatMap(({ regions }) => regions.flatMap((region) => (region.kind === 'table' ? [region.table] : [])))
}
const formOf = (table: Table) => told(table)[0]?.form

test('labels beside options to tick, and questions, make a form without titles', () => {
  const options = ruled([
    ['*Name of the hall*', 'Weavers Hall'],
    ['*Kitchen wanted*', '☐ yes ☑ no'],
    ['*Guests*', '120'],
  ])
  expect(told(options)[0]).toMatchObject({ form: 'beside', headerRows: 0, columns: [{ title: null }, { title: null }] })
  expect(
    formOf(
      ruled([
        ['Is there a lift?', 'No'],
        ['Is there a ramp?', 'At the back'],
        ['Year', '1912'],
      ]),
    ),
  ).toBe('beside')
})

test('labels beside values that ask nothing are a table, unless another part of the form is printed like them', () => {
  const sheet = ruled([
    ['*Weight*', '14 kg'],
    ['*Colour*', 'Grey'],
    ['*Made in*', 'Turku'],
  ])
  expect(formOf(sheet)).toBeUndefined()
  const form = ruled([
    ['*Owner*', 'Aino Laine'],
    ['*Insured*', '☑ yes ☐ no'],
  ])
  expect(told(form, sheet).map((table) => table.form)).toEqual(['beside', 'beside'])
  const plain = ruled([
    ['Weight', '14 kg'],
    ['Colour', 'Grey'],
  ])
  expect(told(form, plain).map((table) => table.form)).toEqual(['beside', undefined])
})

test('two columns of labels in a print of their own are a form, columns of records are not', () => {
  expect(
    formOf(
      ruled([
        ['*Owner*', 'Aino Laine', '*Since*', '2011'],
        ['*Town*', 'Turku', '*Post code*', '20100'],
      ]),
    ),
  ).toBe('beside')
  expect(
    formOf(
      ruled([
        ['*Item*', '*Pieces*', '*Each*', '*Sum*'],
        ['Rope', '2', '4.00', '8.00'],
        ['Hook', '1', '3.00', '3.00'],
      ]),
    ),
  ).toBeUndefined()
})

test('cells with a label of their own make a form: by print, by a colon, or by numbers that run along the rows', () => {
  expect(
    formOf(
      ruled([
        ['_Surname_/Laine', '_First name_/Aino'],
        ['_Town_/Turku', '_Telephone_'],
      ]),
    ),
  ).toBe('within')
  expect(
    formOf(
      ruled([
        ['Miles: 438', 'Each mile: 0.70'],
        ['Nights: 3', 'Meals:'],
      ]),
    ),
  ).toBe('within')
  expect(
    formOf(
      ruled([
        ['1. Name/Aino Laine', '2. Number/5151'],
        ['3. Home', '4. Work'],
      ]),
    ),
  ).toBe('within')
  // Numbers down a column count rows.
  expect(
    formOf(
      ruled([
        ['1. Rope', '4.00'],
        ['2. Hook', '3.00'],
        ['3. Ring', '1.00'],
        ['4. Pin', '0.50'],
      ]),
    ),
  ).toBeUndefined()
})

test('lines of an answer that were taken for rows are one cell with their label', () => {
  const [counted] = told(
    ruled([
      ['1. Name/Aino Laine', '2. Number/5151'],
      ['3. Home', '4. Work'],
      ['Linnankatu 4', 'Aurakatu 9'],
      ['20100 Turku', ''],
    ]),
  )
  expect(counted?.cells.map(({ lines }) => lines.map(textOfLine).join(' '))).toEqual([
    '1. Name Aino Laine',
    '2. Number 5151',
    '3. Home Linnankatu 4 20100 Turku',
    '4. Work Aurakatu 9',
  ])
  const [beside] = told(
    ruled([
      ['*Place, date*', 'Turku,', '*Signed*', 'A. Laine'],
      ['', '12 May 2026', '', ''],
    ]),
  )
  expect(beside?.cells.map(({ value }) => value?.text ?? '')).toEqual(['Place, date', 'Turku,\n12 May 2026', 'Signed', 'A. Laine'])
})

test('a short label with its colon is no answer to the one above', () => {
  const [form] = told(
    ruled([
      ['Dispatcher:', 'Load no.:'],
      ['Telephone:', 'Shipped on:'],
      ['Email:', ''],
      ['W/O:', ''],
    ]),
  )
  expect(form?.rowCount).toBe(4)
})
