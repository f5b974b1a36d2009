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

/** An invoice of a few printed lines that carries a data file. */
async function invoiceWith(xml: string): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  const page = file.addPage([595, 842])
  const rows = [
    'Invoice',
    'Invoice number: R-4711',
    'Invoice date: 12.05.2024',
    'Net total: 100.00 EUR',
    'VAT 19 %: 19.00 EUR',
    'Total amount: 119.00 EUR',
  ]
  rows.forEach((text, row) => {
    page.drawText(text, { x: 60, y: 760 - 24 * row, size: 11, font })
  })
  await file.attach(bytesOf(xml), 'factur-x.xml', { mimeType: 'text/xml' })
  return file.save()
}

async function checksOf(xml: string): Promise<Readonly<Record<string, string>>> {
  const document = await understand(
    await invoiceWith(xml),
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
  expect(sheet?.fields.find(({ name }) => name === 'gross_total')?.value).toMatchObject({ amount: '119.00' })
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
