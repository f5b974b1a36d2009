import { strFromU8, unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { describe, expect, test } from 'vitest'
import type { Block } from '../model/index.ts'
import { defaultExportOptions } from '../stages.ts'
import { csv } from './csv.ts'
import { isFormulaLike } from './csv-guard.ts'
import { documentOf, paragraph, table } from './xlsx-test-documents.ts'

const cellsOf = (text: string) => parseCsv(text, { delimiter: ',' })

const written = async (...given: readonly Block[]) => {
  const file = await csv(documentOf(...given), defaultExportOptions)
  return { ...file, text: strFromU8(file.bytes) }
}

test('one table is one file, as printed, in RFC 4180', async () => {
  const { text, extension, losses } = await written(
    table([
      ['Item', 'Price'],
      ['Lamp, "tall"', '€ 1.234,50'],
      ['two\nlines', ''],
    ]),
  )
  expect(extension).toBe('csv')
  expect(text).toBe('Item,Price\r\n"Lamp, ""tall""","€ 1.234,50"\r\n"two\nlines",\r\n')
  expect(losses).toEqual([])
})

test('another reader finds the cells again', async () => {
  const rows = [
    ['A', 'B'],
    ['"', ',,'],
    [' x ', 'a\nb'],
    ['', '""'],
  ]
  const { text } = await written(table(rows))
  expect(cellsOf(text)).toEqual(rows)
})

test('a cell with a semicolon or tab stands in quotes, so that no spreadsheet splits it', async () => {
  expect((await written(table([['A'], ['x;=1+1'], ['x\t=1']]))).text).toBe('A\r\n"x;=1+1"\r\n"x\t=1"\r\n')
})

test('several tables are a zip with one file each, the same bytes every time', async () => {
  const tables = [table([['A'], ['1']], { title: 'First' }), table([['B'], ['2']])]
  const { bytes, extension, mediaType } = await written(...tables)
  expect([extension, mediaType]).toEqual(['zip', 'application/zip'])
  expect(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])).toEqual([
    ['01 First.csv', 'A\r\n1\r\n'],
    ['02 Table.csv', 'B\r\n2\r\n'],
  ])
  expect(Buffer.from((await written(...tables)).bytes).equals(Buffer.from(bytes))).toBe(true)
})

test('a byte order mark stands before the text on request', async () => {
  const { bytes } = await csv(documentOf(table([['A'], ['1']])), { ...defaultExportOptions, csvByteOrderMark: true })
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x41])
})

test('merged cells stand in their first place and are counted', async () => {
  const { text, losses } = await written(table([[{ text: 'Wide', columnSpan: 2 }], ['a', 'b']]))
  expect(text).toBe('Wide,\r\na,b\r\n')
  expect(losses.join()).toMatch(/Merged cells.*: 1\./)
})

test('beside forms alone the lines of text have a file of their own, beside tables they are counted', async () => {
  const form = { ...table([['Town', 'Turku']]), form: 'beside' } as const
  const { extension, bytes, losses } = await written(form, paragraph('☑ Bread'), paragraph('☐ Cakes'))
  expect(extension).toBe('zip')
  expect(Object.values(unzipSync(bytes)).map((part) => strFromU8(part))).toEqual(['Town,Turku\r\n', '☑ Bread\r\n☐ Cakes\r\n'])
  expect(losses).toEqual([])
  const both = await written(form, table([['Item', 'Price']]), paragraph('☑ Bread'))
  expect(Object.keys(unzipSync(both.bytes))).toHaveLength(2)
  expect(both.losses).toHaveLength(1)
})

test('a document without tables gives its lines', async () => {
  const { text, losses } = await written(paragraph('First, line'), paragraph('=second'))
  expect(text).toBe('"First, line"\r\n\'=second\r\n')
  expect(losses.join()).toMatch(/No table was found.*begin like a formula.*: 1\./)
})

describe('the guard against formulas', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://127.0.0.1:9","x")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "=cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    '+A1',
    '-A1+B2',
    '+SUM(1)',
    '@x',
    '\t=1',
    '\r=1',
    '＝1+1',
    '-1=1',
    '+1;2',
    '-1+A',
    '-1 A1',
    '-A 1',
    '+CHAR(64)',
    '-1&A1',
    '=',
    '-2*3',
    '+1!A1',
  ])('neutralises %j', async (text) => {
    expect(isFormulaLike(text)).toBe(true)
    expect(cellsOf((await written(table([['A'], [text]]))).text)[1]).toEqual([`'${text}`])
  })
  test.each([
    '-5',
    '+3',
    '-1,234.50',
    '-1.234,50 €',
    '-€5',
    '+49 30 1234567',
    '+49 (0)30 123-45',
    '+1-555-0100',
    '-12 %',
    '-2+3',
    '+1+1',
    '-2024-03-15',
    '-5.00 EUR',
    '+3,5',
    '-5 °C',
    '-12 kr.',
    '-3,5 kg/m³',
    '-CHF 61.04',
    '-R$ 1.250,00',
    '+0.10/−0.05',
    '+1.5 ± 0.2',
    '-',
    '--',
    '-/-',
    '1+1',
    'a=b',
    '',
    ' -x',
  ])('leaves %j as it is', async (text) => {
    expect(isFormulaLike(text)).toBe(false)
    expect(cellsOf((await written(table([['A'], [text], ['x']]))).text)[1]).toEqual([text])
  })
  test('is counted, and can be switched off', async () => {
    const document = documentOf(table([['A'], ['=1'], ['@x'], ['-5']]))
    expect((await csv(document, defaultExportOptions)).losses.join()).toMatch(/begin like a formula.*: 2\./)
    const open = await csv(document, { ...defaultExportOptions, csvGuard: false })
    expect(strFromU8(open.bytes)).toBe('A\r\n=1\r\n@x\r\n-5\r\n')
    expect(open.losses).toEqual([])
  })
  test('a thousand signed numbers, dates and telephone numbers go through unchanged', () => {
    for (let index = 0; index < 1000; index++) {
      const digits = String((index * 7919) % 100_000)
      for (const text of [`-${digits}.50`, `+${digits}`, `-${digits},5 %`, `+49 ${digits} ${index}`, `-${index % 28}/02/2024`])
        expect(isFormulaLike(text)).toBe(false)
    }
  })
})
