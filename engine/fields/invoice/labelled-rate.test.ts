import { expect, test } from 'vitest'
import { invoice as list } from '../../model/field-lists/invoice.ts'
import { type Setting, typeset } from '../../model/sample.ts'
import { documentEvidence, noEvidence } from '../../values/index.ts'
import { assembleSheet } from '../assemble.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { settled } from '../settle.ts'
import { invoice } from './index.ts'
import { type Piece, read, row } from './sample.ts'

const paper = (title: string, net: readonly [string, string], tax: readonly [string, string], gross: readonly [string, string]) => [
  ...row(50, [50, title]),
  ...row(100, [300, net[0]], [480, net[1]]),
  ...row(115, [300, tax[0]], [480, tax[1]]),
  ...row(130, [300, gross[0]], [480, gross[1]]),
]

test.each([
  ['Invoice no. 17', ['Net total', 'EUR 1,000.00'], ['VAT 19%:', 'EUR 190.00'], ['Total', 'EUR 1,190.00'], '19', '1000.00', '190.00'],
  ['Rechnung Nr. 17', ['Nettobetrag', '1.000,00'], ['MwSt. 19 %', '190,00'], ['Gesamtbetrag', '1.190,00'], '19', '1000.00', '190.00'],
  ['Facture n° 17', ['Total HT', '200,00'], ['TVA (20%)', '40,00'], ['Total TTC', '240,00'], '20', '200.00', '40.00'],
] as const)('the rate in the label of a tax total makes a line of tax: %s', (title, net, tax, gross, rate, base, amount) => {
  const { taxes } = read(...paper(title, net, tax, gross))
  expect(taxes).toEqual([{ rate, base, amount }])
})

test('several rates are not taken for one', () => {
  const { taxes } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [300, 'Net total'], [480, '1,000.00']),
    ...row(115, [300, 'VAT 20%'], [480, '150.00']),
    ...row(130, [300, 'VAT 5%'], [480, '12.50']),
    ...row(145, [300, 'Total'], [480, '1,162.50']),
  )
  expect(taxes).toEqual([])
})

test('a tax and a sum that are wrong together fail the rate alone, and the tax is less sure', () => {
  const checked = (tax: string, gross: string) => {
    const sheet = sheetOf(paper('Invoice no. 17', ['Net total', 'EUR 396.00'], ['VAT 19%:', tax], ['Total', gross]))
    const failed = sheet.checks.filter(({ outcome }) => outcome === 'failed')
    return { failed, sureness: Number(sheet.fields.find(({ name }) => name === 'tax_total')?.confidence) }
  }
  const [right, wrong] = [checked('EUR 75.24', 'EUR 471.24'), checked('EUR 76.24', 'EUR 472.24')]
  expect(right.failed).toEqual([])
  expect(wrong.failed).toMatchObject([
    { name: 'tax-rate', fields: expect.arrayContaining(['tax_lines[0].rate', 'net_total', 'tax_total']) },
  ])
  expect(wrong.sureness).toBeLessThan(right.sureness)
  expect(checked('EUR 75.24', 'EUR 474.24').failed.map(({ name }) => name)).toEqual(['net-tax-gross'])
})

function sheetOf(pieces: readonly Piece[]) {
  const words = pieces.flatMap(([left, baseline, text, setting]: readonly [number, number, string, Setting?]) =>
    typeset(text, { ...setting, left, baseline }),
  )
  const page = printedPage(words)
  const { definitions } = list
  const found = invoice({ kind: 'invoice', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(page.words), definitions })
  return settled(assembleSheet(found, { kind: 'invoice', kindConfidence: 1, definition: null, definitions }, [page]), noEvidence)
}

test('a line of tax has the titles of its columns as labels, or what stands before its rate', () => {
  const labelsOf = (answer: ReturnType<typeof read>) =>
    answer.found.lists
      .filter(({ name }) => name === 'tax_lines')
      .flatMap(({ items }) => items.flatMap((item) => item.map(({ label }) => label.map(({ text }) => text).join(' '))))
  const table = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(200, [300, 'Rate'], [380, 'Base'], [480, 'Tax']),
    ...row(215, [300, '20 %'], [380, '200.00'], [480, '40.00']),
  )
  expect(labelsOf(table)).toEqual(['Rate', 'Base', 'Tax'])
  const said = read(...row(50, [50, 'Invoice no. 17']), ...row(200, [300, 'VAT at 20 % on 200.00'], [480, '40.00']))
  expect(labelsOf(said)).toEqual(['VAT at', 'VAT at', 'VAT at'])
  expect(labelsOf(read(...row(50, [50, 'Invoice no. 17']), ...row(200, [300, '20 %'], [380, '200.00'], [480, '40.00'])))).toEqual([
    '',
    '',
    '',
  ])
})

test('where some of the rows are free of tax, the rate is on a part that nobody tells', () => {
  const { taxes, values } = read(
    ...row(50, [50, 'Tax invoice 17']),
    ...row(80, [50, 'Description'], [250, 'Quantity'], [320, 'Unit Price'], [400, 'GST'], [480, 'Amount']),
    ...row(95, [50, 'Fence'], [250, '21.50'], [320, '118.00'], [400, '10%'], [480, '2,537.00']),
    ...row(110, [50, 'Levy'], [250, '1.00'], [320, '55.00'], [400, 'GST Free'], [480, '55.00']),
    ...row(130, [350, 'Subtotal'], [480, '2,592.00']),
    ...row(145, [350, 'Total GST 10%'], [480, '253.70']),
    ...row(160, [350, 'Invoice Total'], [480, '2,845.70']),
  )
  expect(values).toMatchObject({ net_total: '2592.00', tax_total: '253.70', gross_total: '2845.70' })
  expect(taxes).toEqual([])
})

test('taxes of a federation and its province are a line each where they are their rates’ share of the net', () => {
  const sums = (second: string, total: string) =>
    read(
      ...row(50, [50, 'Invoice no. 17']),
      ...row(100, [300, 'Subtotal'], [480, '$1,000.00']),
      ...row(115, [300, 'GST 5% (12345 6789 RT0001)'], [480, '$50.00']),
      ...row(130, [300, 'QST 9.975% (1221847730 TQ0001)'], [480, second]),
      ...row(145, [300, 'Total CAD'], [480, total]),
    ).taxes
  expect(sums('$99.75', '$1,149.75')).toEqual([
    { rate: '5', base: '1000.00', amount: '50.00' },
    { rate: '9.975', base: '1000.00', amount: '99.75' },
  ])
  expect(sums('$70.00', '$1,120.00')).toEqual([])
})
