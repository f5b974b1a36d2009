import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { confidence, type Decimal, decimal, type FieldSheet, type ParsedDocument } from '../model/index.ts'
import { defaultExportOptions, type ExportOptions } from '../stages.ts'
import { xlsx } from './xlsx.ts'
import { documentOf, paragraph, table, word } from './xlsx-test-documents.ts'

const sales = () =>
  table([
    ['Item', 'Sold on', 'At', 'Amount', 'Share', 'Code'],
    ['Lamp', '15.03.2024', '9:30', '€ 1.234,50', '12,5 %', '00417'],
    ['Chair', '02.12.2024', '14:05', '€ 7,00', '0,5 %', '10023'],
    ['Desk', '31.01.2025', '23:59', '-€ 3,25', '87,0 %', '00009'],
  ])

describe('values', () => {
  test('numbers, dates, times and percentages are real ones, and identifiers are text', async () => {
    const { sheet } = await opened(documentOf(sales()))
    expect(sheet('Table 1').rows.slice(1)).toEqual([
      ['Lamp', day('2024-03-15'), clock('09:30'), 1234.5, 0.125, '00417'],
      ['Chair', day('2024-12-02'), clock('14:05'), 7, 0.005, '10023'],
      ['Desk', day('2025-01-31'), clock('23:59'), -3.25, 0.87, '00009'],
    ])
  })
  test('number formats follow the printed form', async () => {
    const { formats } = await opened(documentOf(sales()))
    expect(formats('Table 1', 1)).toEqual(['General', 'dd\\.mm\\.yyyy', 'h:mm', '[$€]\\ #,##0.00', '0.0%', '@'])
  })
  test.each([
    [['1,234', '5,678'], '#,##0'],
    [['1234', '56789'], '0'],
    [['2023', '1,300'], '0'],
    [['1,300', '2023', '2024', '856'], '#,##0'],
    [['8:30', '17:05'], 'h:mm'],
    [['08:30', '17:05'], 'hh:mm'],
    [['2:15 pm', '12:05 a.m.'], 'h:mm\\ AM/PM'],
    [['1,234.50', '5.25'], '#,##0.00'],
    [['(12.50)', '3.25'], '0.00;(0.00)'],
    [['12%', '7%'], '0%'],
    [['£5.00', '£6.00'], '[$£]#,##0.00'],
    [['£5000.00', '£6.00'], '[$£]0.00'],
    [['5.00 EUR', '6.00 EUR'], '#,##0.00\\ [$EUR]'],
    [['₹12,34,567.00', '₹5.00'], '[>=10000000][$₹]##\\,##\\,##\\,##0.00;[>=100000][$₹]##\\,##\\,##0.00;[$₹]#,##0.00'],
    [['2024-03-15', '2024-04-01'], 'yyyy\\-mm\\-dd'],
    [['3/25/2024', '4/1/2024'], 'm\\/d\\/yyyy'],
    [['15 March 2024', '1 May 2024'], 'd\\ mmmm\\ yyyy'],
    [['05-Mar-24', '11-Apr-24'], 'dd\\-mmm\\-yy'],
    [['Mar 5, 2024', 'May 6, 2024'], 'mmm\\ d\\,\\ yyyy'],
  ])('%j is shown by the format %s', async (texts, format) => {
    const { formats } = await opened(documentOf(table([['A'], ...texts.map((text) => [text])])))
    expect(formats('Table 1', 1)).toEqual([format])
  })
  test('text keeps off the figures before it, what stands for a figure stands where they do, and days and times stand left', async () => {
    const { xml } = await opened(
      documentOf(
        table([
          ['Amount', 'Day', 'Begins', 'Remark'],
          ['12', '15.03.2024', '9:30', 'x'],
          ['7', '16.03.2024', '10:30', 'y'],
          ['–', '17.03.2024', '11:30', 'z'],
          ['n/a', '18.03.2024', '12:30', 'x'],
          ['9', '19.03.2024', '13:30', 'y'],
          ['Total', '', '', ''],
        ]),
      ),
    )
    const styles = [...(/<cellXfs.*<\/cellXfs>/su.exec(xml('xl/styles.xml'))?.[0] ?? '').matchAll(/<alignment ([^/]*)\/>/gu)]
    const alignmentOf = (place: string) => {
      const index = new RegExp(`<c r="${place}" s="(\\d+)"`, 'u').exec(xml('xl/worksheets/sheet1.xml'))?.[1]
      const [, side = 'general', indent = ''] = /horizontal="(\w+)"(?:.*(indent)="1")?/u.exec(styles[Number(index)]?.[1] ?? '') ?? []
      return `${side} ${indent}`.trim()
    }
    expect(['A1', 'A2', 'A4', 'A5', 'A7'].map(alignmentOf)).toEqual(['right', 'right', 'right', 'right', 'general'])
    expect(['B1', 'B2', 'C1', 'C2', 'D2'].map(alignmentOf)).toEqual(['left indent', 'left indent', 'general', 'left', 'general'])
  })
  test('a column has room for a currency that its title alone names', async () => {
    const widthOf = async (title: string) => {
      const { xml } = await opened(documentOf(table([[title], ['-12,345.50'], ['15,678.25'], ['10,300.00']])))
      return Number(/<col min="1" max="1" width="([\d.]+)"/.exec(xml('xl/worksheets/sheet1.xml'))?.[1])
    }
    expect(await widthOf('EUR')).toBe((await widthOf('Sum')) + 4)
  })
  test('a decimal is written digit for digit', async () => {
    const { xml } = await opened(documentOf(table([['A'], ['0.10'], ['1,234,567,890.25'], ['123456789.0123']])))
    expect([...xml('xl/worksheets/sheet1.xml').matchAll(/<v>(.*?)<\/v>/g)].map((match) => match[1])).toEqual([
      '0.10',
      '1234567890.25',
      '123456789.0123',
    ])
  })
  test('a value from outside that is no decimal stays text and writes no XML of its own', async () => {
    const good = table([['A'], ['5']])
    const bad = {
      ...good,
      cells: good.cells.map((cell) =>
        cell.row === 0 ? cell : { ...cell, value: { kind: 'number' as const, text: 'x', number: '1</v><f>1+1</f><v>' as Decimal } },
      ),
    }
    const { sheet, xml } = await opened(documentOf(bad))
    expect(sheet('Table 1').rows[1]).toEqual(['x'])
    expect(xml('xl/worksheets/sheet1.xml')).not.toContain('<f>')
  })
  test('more digits than a spreadsheet keeps stay text', async () => {
    const { sheet } = await opened(documentOf(table([['A'], ['1234567.8901234567'], ['2.50']])))
    expect(sheet('Table 1').rows.flat()).toContain('1234567.8901234567')
  })
  test('dates that nothing decides, and dates before March 1900, stay as printed and are said', async () => {
    const { sheet, losses } = await opened(
      documentOf(table([['Date'], ['03/04/2024'], ['01/02/2024']]), table([['Born'], ['1 May 1890'], ['2 June 1899']])),
    )
    expect(sheet('Table 1').rows).toEqual([['Date'], ['03/04/2024'], ['01/02/2024']])
    expect(sheet('Table 2').rows).toEqual([['Born'], ['1 May 1890'], ['2 June 1899']])
    expect(losses.join()).toMatch(/stay text as printed.*: 2\..*before March 1900.*: 2\./)
  })
})

describe('text that could do harm', () => {
  const payloads = [
    '=1+1',
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
    '=HYPERLINK("http://127.0.0.1:9","x")',
    "=cmd|' /C calc'!A0",
    '\t=1',
    '=IMPORTXML("x")',
    '{=1}',
  ]
  test('is always a typed string: no formula, link or outside reference anywhere', async () => {
    const { parts, sheet } = await opened(documentOf(table([['Name', 'Note'], ...payloads.map((text) => ['x', text])])))
    expect(
      sheet('Table 1')
        .rows.slice(1)
        .map((row) => row[1]),
    ).toEqual(payloads)
    for (const xml of Object.values(parts)) expect(xml).not.toMatch(/<f[ >]|<hyperlink|TargetMode|externalLink|vbaProject/)
  })
  test('characters that XML forbids and halves of surrogate pairs are left out and said', async () => {
    const { sheet, losses } = await opened(documentOf(table([['A'], ['a\u0000b\u0008c\uD800d\uFFFFe'], ['😀 fine & <b> "c"']])))
    expect(sheet('Table 1').rows.slice(1)).toEqual([['abcde'], ['😀 fine & <b> "c"']])
    expect(losses.join()).toMatch(/characters that no spreadsheet can store.*: 1\./)
  })
  test('text that looks like an escape is not unescaped by the spreadsheet', async () => {
    const { xml } = await opened(documentOf(table([['A'], ['_x0041_']])))
    expect(xml('xl/worksheets/sheet1.xml')).toContain('_x005F_x0041_')
  })
  test('properties name the product and nothing of the document', async () => {
    const { xml } = await opened(documentOf(paragraph('Secret title'), sales()))
    expect(xml('docProps/core.xml')).toContain('<dc:creator>Docmill</dc:creator>')
    expect(`${xml('docProps/core.xml')}${xml('docProps/app.xml')}`).not.toMatch(/Secret|202[4-9]/)
  })
})

describe('sheets', () => {
  const places = (page: number) => [{ page, box: { left: 0, top: page, right: 10, bottom: 10 } }]
  const three = () => [
    table([['A'], ['1']], { title: 'First', places: places(1) }),
    table([['B'], ['2']], { places: places(1) }),
    table([['C'], ['3']], { title: 'first', places: places(2) }),
  ]
  test('one a table by default, with a contents sheet before and the sources behind', async () => {
    const { names, sheet } = await opened(documentOf(...three()))
    expect(names).toEqual(['Contents', 'First', 'Table 2', 'first (2)', 'Sources'])
    expect(sheet('Contents').rows).toEqual([
      ['Sheet', 'Title', 'From cell', 'Pages', 'Rows', 'Columns'],
      ['First', 'First', 'A1', 1, 2, 1],
      ['Table 2', '', 'A1', 1, 2, 1],
      ['first (2)', 'first', 'A1', 2, 2, 1],
    ])
  })
  test('one a page on request, tables one below the other under their titles', async () => {
    const { names, sheet } = await opened(documentOf(...three()), { sheets: 'page' })
    expect(names).toEqual(['Contents', 'Page 1', 'Page 2', 'Sources'])
    expect(sheet('Page 1').rows).toEqual([['First'], ['A'], [1], [null], ['B'], [2]])
  })
  test('one for all on request', async () => {
    const { names, sheet } = await opened(documentOf(...three()), { sheets: 'one' })
    expect(names).toEqual(['Contents', 'Tables', 'Sources'])
    expect(sheet('Tables').rows).toEqual([['First'], ['A'], [1], [null], ['B'], [2], [null], ['first'], ['C'], [3]])
  })
  test('a sheet has its header frozen, a filter and merged cells', async () => {
    const spans = table(
      [
        [
          { text: 'Region', rowSpan: 2 },
          { text: 'Sales', columnSpan: 2 },
        ],
        ['2023', '2024'],
        ['North', '1', '2'],
        [{ text: 'No figures', columnSpan: 3 }],
      ],
      { headerRows: 2 },
    )
    const { sheet, xml } = await opened(documentOf(spans))
    expect(sheet('Table 1').merges).toEqual([
      { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
      { startRow: 0, startCol: 1, endRow: 0, endCol: 2 },
      { startRow: 3, startCol: 0, endRow: 3, endCol: 2 },
    ])
    expect(xml('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/>')
    expect(xml('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A2:C4"/>')
  })
  test('the sources name every cell with its page, box and confidence', async () => {
    const { sheet } = await opened(documentOf(table([['A'], ['1']], { places: places(3) })))
    expect(sheet('Sources').rows).toEqual([
      ['Sheet', 'Cell', 'Text', 'Page', 'Left', 'Top', 'Right', 'Bottom', 'Confidence'],
      ['Table 1', 'A1', 'A', 3, 10, 20, 110, 32, 0.9],
      ['Table 1', 'A2', '1', 3, 10, 20, 110, 32, 0.9],
    ])
  })
  test('the checks name the cells that add up and those that do not', async () => {
    const { sheet } = await opened(
      documentOf(
        table([
          ['Item', 'Net', 'Gross'],
          ['a', '1.00', '2.00'],
          ['b', '2.00', '3.00'],
          ['Total', '3.00', '5.50'],
        ]),
      ),
    )
    expect(sheet('Checks').rows.slice(1)).toEqual([
      ['Column sum', 'failed', 'Table 1', 'C4', 'C2:C3', 'The cells add up to 5, the total says 5.5.'],
      ['Column sum', 'passed', 'Table 1', 'B4', 'B2:B3', 'Adds up to 3.'],
    ])
  })
  test('beside forms alone the lines of text have a sheet of their own', async () => {
    const form = { ...table([['Town', 'Turku']]), form: 'beside' } as const
    expect((await opened(documentOf(form, paragraph('☑ Bread')))).sheet('Text').rows).toEqual([
      ['Page', 'Text'],
      [1, '☑ Bread'],
    ])
    expect((await opened(documentOf(form, table([['Item', 'Price']]), paragraph('☑ Bread')))).names).not.toContain('Text')
  })
  test('a document without tables gives its text lines, one without text says so', async () => {
    const some = await opened(documentOf(paragraph('=First line'), paragraph('second')))
    expect(some.names).toEqual(['Text'])
    expect(some.sheet('Text').rows).toEqual([
      ['Page', 'Text'],
      [1, '=First line'],
      [1, 'second'],
    ])
    expect(some.losses.join()).toContain('No table was found')
    const none = await opened(documentOf())
    expect(none.sheet('Text').rows.flat()).toContain('No text was found on the pages.')
  })
  test('text outside the tables is said to be missing', async () => {
    const { losses } = await opened(documentOf(paragraph('Dear customer'), sales()))
    expect(losses.join()).toMatch(/outside the tables.*: 1\./)
  })
  test('a text longer than a cell goes on on a sheet of its own', async () => {
    const long = 'ab'.repeat(20_000)
    const { sheet, losses } = await opened(documentOf(table([['A'], [long]])))
    const kept = String(sheet('Table 1').rows[1]?.[0])
    expect(kept).toHaveLength(32_767)
    expect(sheet('Overflow').rows[1]?.slice(0, 3)).toEqual(['Table 1', 'A2', 2])
    expect(kept + String(sheet('Overflow').rows[1]?.[3])).toBe(long)
    expect(losses.join()).toMatch(/longer than the 32767 characters of a cell: 1\./)
  })
  test('fields come first, with values, places and what is missing', async () => {
    const fields: FieldSheet = {
      kind: 'invoice',
      kindConfidence: confidence(0.9),
      definition: 'invoice/1',
      definitions: [],
      pages: [1],
      lists: [],
      fields: [
        {
          name: 'gross_total',
          label: { words: [word('Total')], place: { page: 1, box } },
          value: { kind: 'money', text: '€ 12,50', amount: decimal('12.50'), currency: 'EUR' },
          evidence: { words: [word('€'), word('12,50')], place: { page: 2, box } },
          confidence: confidence(0.8),
          source: 'page',
          alternatives: [],
        },
      ],
      missing: ['iban'],
      checks: [{ name: 'Tax adds up', fields: ['net_total', 'tax_total'], outcome: 'failed', detail: '10 + 2 is not 12.50.' }],
    }
    const { names, sheet } = await opened({ ...documentOf(sales()), sheets: [fields] })
    expect(names).toEqual(['Fields', 'Table 1', 'Field sources', 'Sources', 'Checks'])
    expect(sheet('Fields').rows.slice(1)).toEqual([
      ['Gross total', 12.5, 'check', 0.8, 2, 'Total', 'Unchecked: look at the page before you rely on it.'],
      ['Iban', null, 'missing', null, null, null, 'Not on the page.'],
    ])
    expect(sheet('Checks').rows[1]).toEqual(['Tax adds up', 'failed', '', '', 'Net total, Tax total', '10 + 2 is not 12.50.'])
  })
})

test('the same document gives the same bytes', async () => {
  const document = documentOf(sales())
  const [first, second] = [await xlsx(document, defaultExportOptions), await xlsx(document, defaultExportOptions)]
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
  expect(first.extension).toBe('xlsx')
})

const box = { left: 0, top: 0, right: 1, bottom: 1 }
const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`)
const clock = (time: string): Date => new Date(`1899-12-31T${time}:00Z`)

/** The workbook of a document as another library reads it, beside its raw parts. */
async function opened(document: ParsedDocument, options: Partial<ExportOptions> = {}) {
  const { bytes, losses } = await xlsx(document, { ...defaultExportOptions, ...options })
  const workbook = await readXlsx(bytes, { readStyles: true })
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]))
  const sheet = (name: string) => {
    const found = workbook.sheets.find((candidate) => candidate.name === name)
    if (found === undefined) throw new Error(`no sheet "${name}" among ${workbook.sheets.map(({ name }) => name).join()}`)
    return found
  }
  return {
    losses,
    parts,
    names: workbook.sheets.map(({ name }) => name),
    sheet,
    xml: (path: string): string => parts[path] ?? '',
    /** Number formats of one row, left to right. */
    formats: (name: string, row: number): readonly string[] =>
      [...(sheet(name).cells ?? [])].flatMap(([place, cell]) => (place.startsWith(`${row},`) ? [cell.style?.numFmt ?? 'General'] : [])),
  }
}
