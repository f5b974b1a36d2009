import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { confidence, decimal, type Field, type FieldDefinition, type FieldSheet, type ParsedDocument, type Value } from '../model/index.ts'
import { defaultExportOptions, type ExportedFile, type ExportOptions } from '../stages.ts'
import { csv } from './csv.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { faults, schemaIn } from './schema-test-faults.ts'
import { xlsx } from './xlsx.ts'
import { batchWorkbook } from './xlsx-batch.ts'
import { documentOf, table, word } from './xlsx-test-documents.ts'

const box = { left: 10, top: 20, right: 110, bottom: 32 }
const field = (name: string, value: Value, sure = 0.95, more: Partial<Field> = {}): Field => ({
  name,
  label: { words: [word(`${name}:`)], place: { page: 1, box } },
  value,
  evidence: { words: [word(value.text)], place: { page: 1, box } },
  confidence: confidence(sure),
  source: 'page',
  alternatives: [],
  ...more,
})
const text = (name: string, value: string, sure?: number): Field => field(name, { kind: 'text', text: value }, sure)
const money = (name: string, amount: string, sure?: number): Field =>
  field(name, { kind: 'money', text: `${amount} €`, amount: decimal(amount), currency: 'EUR' }, sure)
const definition = (name: string, title: string, fields: readonly FieldDefinition[] = []): FieldDefinition => ({
  name,
  title,
  kind: fields.length > 0 ? 'list' : 'text',
  description: '',
  synonyms: [],
  required: false,
  pattern: null,
  fields,
})
const definitions = [
  definition('invoice_number', 'Invoice number'),
  definition('issue_date', 'Date'),
  definition('iban', 'IBAN'),
  definition('gross_total', 'Total'),
  definition('line_items', 'Line items', [definition('description', 'Description'), definition('amount', 'Amount')]),
]
const invoice = (number: string, total: string, more: Partial<FieldSheet> = {}): FieldSheet => ({
  kind: 'invoice',
  kindConfidence: confidence(0.9),
  definition: 'invoice/1',
  definitions,
  pages: [1],
  fields: [
    text('invoice_number', number),
    field('issue_date', { kind: 'date', text: '03.01.2024', iso: '2024-01-03', ambiguous: false }, 0.7, {
      alternatives: [
        {
          value: { kind: 'date', text: '01.03.2024', iso: '2024-03-01', ambiguous: false },
          evidence: null,
          confidence: confidence(0.2),
          source: 'reading',
        },
      ],
    }),
    money('gross_total', total),
  ],
  lists: [
    {
      name: 'line_items',
      items: [{ fields: [text('description', '=Lamp'), money('amount', '100.00', 0.5)] }, { fields: [text('description', 'Bulb')] }],
    },
  ],
  missing: ['iban'],
  checks: [{ name: 'Lines add up', fields: ['line_items[0].amount', 'gross_total'], outcome: 'failed', detail: '100 is not 119.' }],
  ...more,
})
const read = (...sheets: readonly FieldSheet[]): ParsedDocument => ({
  ...documentOf(
    table([
      ['A', 'B'],
      ['1', '2'],
    ]),
  ),
  sheets,
})
const options = (more: Partial<ExportOptions>): ExportOptions => ({ ...defaultExportOptions, ...more })
async function opened({ bytes }: ExportedFile) {
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  return { names: sheets.map(({ name }) => name), rows: (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [] }
}

describe('JSON of fields', () => {
  test('has values as plain data and fits its published schema', async () => {
    const { bytes } = await json(read(invoice('2024-001', '119.00')), options({ jsonShape: 'fields' }))
    const written = JSON.parse(strFromU8(bytes))
    expect(faults(written, schemaIn('./fields.schema.json'))).toEqual([])
    expect(written.documents[0].values).toEqual({
      iban: null,
      invoice_number: '2024-001',
      issue_date: '2024-01-03',
      gross_total: '119.00',
      line_items: [{ description: '=Lamp', amount: '100.00' }, { description: 'Bulb' }],
    })
    expect(written.documents[0].fields[1]).toMatchObject({
      name: 'issue_date',
      text: '03.01.2024',
      standing: 'check',
      unchecked: true,
      page: 1,
      box,
      label: { text: 'issue_date:' },
      alternatives: [{ value: '2024-03-01', source: 'reading', page: null }],
    })
  })
  test('finds the faults of what does not fit the schema', () => {
    expect(faults({ version: 2, documents: [{}], issues: [] }, schemaIn('./fields.schema.json')).length).toBeGreaterThan(5)
  })
})

describe('a workbook of fields', () => {
  test('has typed values, one sheet a list, the places and the checks, and no tables when fields alone are asked for', async () => {
    const file = await xlsx(read(invoice('2024-001', '119.00')), options({ content: 'fields' }))
    const { names, rows } = await opened(file)
    expect(names).toEqual(['Fields', 'Line items', 'Field sources', 'Checks'])
    expect(
      rows('Fields')
        .slice(1)
        .map((row) => row.slice(0, 3)),
    ).toEqual([
      ['Invoice number', '2024-001', 'sure'],
      ['Date', new Date('2024-01-03T00:00:00Z'), 'check'],
      ['Total', 119, 'sure'],
      ['IBAN', null, 'missing'],
    ])
    expect(rows('Line items')).toEqual([
      ['No.', 'Description', 'Amount', 'Page'],
      [1, '=Lamp', 100, 1],
      [2, 'Bulb', null, 1],
    ])
    expect(rows('Field sources').map((row) => row[1])).toContain('line_items[0].amount')
    expect(rows('Checks')[1]).toEqual(['Lines add up', 'failed', 'Fields', 'B4', 'Line items 1: Amount, Total', '100 is not 119.'])
    expect(file.losses).toEqual(['Tables that are left out, since fields alone were asked for: 1.'])
  })
  test('marks what nobody has checked by a colour, and not what a person has set', async () => {
    const fills = async (sheet: FieldSheet) => {
      const parts = unzipSync((await xlsx(read(sheet), options({ content: 'fields' }))).bytes)
      const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
      const looks = [...styles.matchAll(/<xf numFmtId="\d+" fontId="\d+" fillId="(\d)"/g)].slice(1).map(([, fill]) => fill)
      const cells = [...strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).matchAll(/<c r="B\d+" s="(\d+)"/g)]
      return cells.map(([, style]) => looks[Number(style)] === '3')
    }
    expect(await fills(invoice('1', '2.00'))).toEqual([false, false, true, false, false])
    const set = invoice('1', '2.00').fields.map((one): Field => ({ ...one, source: 'person' }))
    expect(await fills(invoice('1', '2.00', { fields: set }))).toEqual([false, false, false, false, false])
  })
  test('of several documents in one file begins with a row for each', async () => {
    const { names, rows } = await opened(
      await xlsx(read(invoice('1', '10.00'), invoice('2', '20.00', { pages: [2, 3] })), options({ content: 'fields' })),
    )
    expect(names.slice(0, 4)).toEqual(['Documents', 'Fields', 'Fields (2)', 'Line items'])
    expect(rows('Documents').map((row) => [row[0], row[2], row[5], row[8]])).toEqual([
      ['Document', 'Pages', 'Invoice number', 'Total'],
      ['Document 1', '1', '1', 10],
      ['Document 2', '2–3', '2', 20],
    ])
  })
})

test('a sheet with more columns than a sheet of paper shows legibly is printed on several, each with the header and the documents', () => {
  const many = Array.from({ length: 30 }, (_, at) => text(`field_${at}`, 'a value'))
  const printed = (fields: readonly Field[]) => {
    const parts = unzipSync(batchWorkbook([{ name: 'a.pdf', document: read(invoice('1', '10.00', { fields })) }]).bytes)
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    return [
      /fitToWidth="(\d+)"/.exec(part('xl/worksheets/sheet1.xml'))?.[1],
      /'Documents'!\$[^<]*/.exec(/Print_Titles" localSheetId="0">([^<]*)/.exec(part('xl/workbook.xml'))?.[1] ?? '')?.[0],
    ]
  }
  expect(printed(many)).toEqual(['3', "'Documents'!$A:$A,'Documents'!$1:$1"])
  expect(printed(many.slice(0, 3))).toEqual([undefined, "'Documents'!$1:$1"])
})

test('many files make one workbook: a row a document, columns for every field that any has', async () => {
  const receipt = invoice('', '5.00', {
    kind: 'receipt',
    fields: [text('merchant', 'Corner shop'), money('gross_total', '5.00')],
    lists: [],
    missing: [],
  })
  const file = batchWorkbook([
    { name: 'a.pdf', document: read(invoice('1', '10.00')) },
    { name: 'b.pdf', document: read(receipt) },
    { name: 'c.pdf', document: read() },
    { name: 'd.pdf', document: null, note: 'The file is damaged.' },
  ])
  const { names, rows } = await opened(file)
  expect(names).toEqual(['Documents', 'Line items', 'Field sources', 'Checks'])
  expect(rows('Documents')[0]).toEqual([
    'Document',
    'Kind',
    'Pages',
    'Unchecked',
    'Failed checks',
    'Note',
    'Invoice number',
    'Date',
    'IBAN',
    'Total',
    'Merchant',
  ])
  expect(
    rows('Documents')
      .slice(1)
      .map((row) => [0, 1, 3, 4, 5, 9, 10].map((column) => row[column] ?? null)),
  ).toEqual([
    ['a.pdf', 'invoice', 2, 1, null, 10, null],
    ['b.pdf', 'receipt', 0, 1, null, 5, 'Corner shop'],
    ['c.pdf', null, null, null, 'No fields were read.', null, null],
    ['d.pdf', null, null, null, 'The file is damaged.', null, null],
  ])
  expect(
    rows('Line items')
      .slice(1)
      .map((row) => row[0]),
  ).toEqual(['a.pdf', 'a.pdf'])
  expect(file.losses).toEqual(['Files of which no fields were read: 1.', 'Files that could not be read: 1.'])
})

test('CSV of fields has plain values, and a file for each list', async () => {
  const file = await csv(read(invoice('2024-001', '119.00')), options({ content: 'fields' }))
  const parts = unzipSync(file.bytes)
  expect(Object.keys(parts)).toEqual(['01 Fields.csv', '02 Line items.csv'])
  expect(strFromU8(parts['01 Fields.csv'] ?? new Uint8Array())).toContain('1,gross_total,119.00,119.00 €,sure,0.95,1,\r\n')
  // A value that a spreadsheet would run is guarded like any other.
  expect(strFromU8(parts['02 Line items.csv'] ?? new Uint8Array())).toContain("1,1,'=Lamp,100.00\r\n")
})

test('Markdown begins with the fields, and leaves them out when tables alone are asked for', async () => {
  const written = async (content: ExportOptions['content']) =>
    strFromU8((await markdown(read(invoice('2024-001', '119.00')), options({ content }))).bytes)
  expect(await written('both')).toMatch(/^\| Field \| Value \| Note \|\n.*\n\| Invoice number \| 2024-001 \|/)
  expect(await written('tables')).not.toContain('Invoice number')
})
