import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { understand } from '../../convert.ts'
import { defaultExportOptions, defaultLimits, type Tools } from '../../stages.ts'
import { invoiceData } from './invoice-data.ts'
import { elementsAt, xmlTree } from './xml-tree.ts'

const tools: Tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const data = (total: string): string => `<?xml version="1.0"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:a" xmlns:ram="urn:b" xmlns:udt="urn:c">
 <rsm:ExchangedDocument><ram:ID>R-4711</ram:ID>
  <ram:IssueDateTime><udt:DateTimeString format="102">20240512</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>
  <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Mill &amp; Sons Ltd</ram:Name>
   <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/345</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
   <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`

const printed = [
  'Invoice',
  'Invoice number: R-4711',
  'Invoice date: 12.05.2024',
  'Net total: 100.00 EUR',
  'VAT 19 %: 19.00 EUR',
  'Total amount: 119.00 EUR',
]

/** An invoice of a few printed lines that carries a data file. */
async function invoiceWith(xml: string, rows: readonly string[] = printed): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  const page = file.addPage([595, 842])
  rows.forEach((text, row) => {
    page.drawText(text, { x: 60, y: 760 - 24 * row, size: 11, font })
  })
  await file.attach(bytesOf(xml), 'factur-x.xml', { mimeType: 'text/xml' })
  return file.save()
}

/** The outcome of the comparison by field, for an invoice that prints these rows; its gross must be read as `gross`. */
async function checksOf(xml: string, rows = printed, gross = '119.00'): Promise<Readonly<Record<string, string>>> {
  const document = await understand(
    await invoiceWith(xml, rows),
    {
      formats: [],
      pages: null,
      password: null,
      fields: { kind: 'invoice', definitions: [] },
      languages: [],
      limits: defaultLimits,
      exportOptions: defaultExportOptions,
    },
    tools,
  )
  const [sheet] = document.sheets
  expect(sheet?.fields.find(({ name }) => name === 'gross_total')?.value).toMatchObject({ amount: gross })
  return Object.fromEntries(
    (sheet?.checks ?? []).filter(({ name }) => name === 'embedded-data').map(({ fields, outcome }) => [fields[0] ?? '', outcome]),
  )
}

test('what an electronic invoice prints is compared with the data that it carries', async () => {
  expect(await checksOf(data('119.00'))).toMatchObject({ invoice_number: 'passed', issue_date: 'passed', gross_total: 'passed' })
})

test('a total in the data that the page does not print is said to differ and is not taken', async () => {
  expect(await checksOf(data('219.00'))).toMatchObject({ invoice_number: 'passed', gross_total: 'failed' })
})

/** Rows of a credit note whose sums are printed with a minus. */
const negative = [
  'Credit note',
  'Credit note number: R-4711',
  'Date: 12.05.2024',
  'Net total: -100.00 EUR',
  'VAT 19 %: -19.00 EUR',
  'Total amount: -119.00 EUR',
]
const cii = (type: string, gross: string, net: string): string =>
  data(gross)
    .replace('<ram:ID>R-4711', `<ram:TypeCode>${type}</ram:TypeCode><ram:ID>R-4711`)
    .replace('<ram:GrandTotalAmount>', `<ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount><ram:GrandTotalAmount>`)
const ublCredit = (gross: string): string =>
  `<CreditNote xmlns="urn:a" xmlns:b="urn:b"><b:ID>R-4711</b:ID><b:LegalMonetaryTotal><b:TaxInclusiveAmount>${gross}</b:TaxInclusiveAmount></b:LegalMonetaryTotal></CreditNote>`

test.each([
  ['positive in CII', cii('381', '119.00', '100.00'), { gross_total: 'passed', net_total: 'passed' }],
  ['negative in CII, as the page prints them', cii('381', '-119.00', '-100.00'), { gross_total: 'passed', net_total: 'passed' }],
  ['positive in UBL', ublCredit('119.00'), { gross_total: 'passed' }],
  ['negative in UBL', ublCredit('-119.00'), { gross_total: 'passed' }],
  ['of two signs', cii('381', '119.00', '-100.00'), { gross_total: 'passed', net_total: 'failed' }],
  ['another amount', cii('381', '120.00', '100.00'), { gross_total: 'failed' }],
])('a credit note printed with minus signs is compared with data whose sums are %s', async (_, xml, outcomes) => {
  expect(await checksOf(xml, negative, '-119.00')).toMatchObject(outcomes)
})

test('data written as a negative invoice agrees with a page that calls itself a credit note, and with no other', async () => {
  const titled = printed.map((row) => (row === 'Invoice' ? 'Credit note' : row))
  expect(await checksOf(cii('380', '-119.00', '-100.00'), titled)).toMatchObject({ gross_total: 'passed', net_total: 'passed' })
  expect(await checksOf(cii('380', '-119.00', '-100.00'))).toMatchObject({ gross_total: 'failed', net_total: 'failed' })
})

test('names, schemes and both manners of data files are told apart', () => {
  expect(Object.fromEntries(invoiceData(xmlTree(bytesOf(data('1.00'))) ?? ''))).toEqual({
    invoice_number: 'R-4711',
    issue_date: '20240512',
    seller_name: 'Mill & Sons Ltd',
    seller_tax_number: '12/345',
    currency: 'EUR',
    gross_total: '1.00',
  })
  const ubl =
    '<Invoice><cbc:ID>7</cbc:ID><cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">5.10</cbc:PayableAmount></cac:LegalMonetaryTotal></Invoice>'
  expect(Object.fromEntries(invoiceData(xmlTree(bytesOf(ubl)) ?? ''))).toEqual({ invoice_number: '7', amount_due: '5.10' })
})

test('document types and broken files are not read', () => {
  expect(xmlTree(bytesOf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Invoice><ID>&b;</ID></Invoice>'))).toBeNull()
  expect(xmlTree(bytesOf('<Invoice><ID>7</Invoice>'))).toBeNull()
  expect(elementsAt({}, ['toString'])).toEqual([])
})
