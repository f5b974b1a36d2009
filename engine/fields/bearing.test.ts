import { expect, test } from 'vitest'
import { type Setting, typeset } from '../model/sample.ts'
import type { ReadPage, Tools } from '../stages.ts'
import { ofItsKind } from './bearing.ts'
import { fields } from './index.ts'
import { pageTextOf } from './reading/page-text.ts'
import type { Found, FoundValue } from './reading/reader.ts'
import { printedPage } from './reading/sample.ts'

const tools: Tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }

/** Rows under each other, pieces parted by two spaces. */
function pageOf(...rows: readonly string[]): ReadPage {
  return printedPage(
    rows.flatMap((row, at) =>
      row.split('  ').flatMap((piece, column) => typeset(piece, { left: 50 + column * 130, baseline: 60 + at * 20 } satisfies Setting)),
    ),
  )
}

const papers: Readonly<Record<string, ReadPage>> = {
  'a list of prices': pageOf(
    'Prices of the nursery 2026',
    'All prices in EUR without VAT, valid until further notice',
    'Art. no.  Description  Unit price  From 10',
    '4011  Garden chair  89.00  79.00',
    '4012  Garden table  349.00  319.00',
    '4020  Parasol  129.00  115.00',
    'Delivery is free from EUR 500. Payment within 30 days.',
  ),
  'a return with instructions': pageOf(
    'Annual return of small traders',
    'Tax year 6 April 2025 to 5 April 2026. Read the notes before you begin.',
    '1  Total turnover  £',
    '2  Allowable expenses  £',
    '3  Net profit (box 1 minus box 2)  £',
    '4  Tax at 20%  £',
    '5  Amount due (box 4 minus box 3)  £',
    'Example: if the total is £1,234.56, enter 1234. Write the date as 31/12/2025.',
  ),
  'an invoice that nobody filled in': pageOf(
    '[Company name]  INVOICE',
    '[Street address]  Invoice #  [123456]',
    'Phone: [000-000-0000]  Date  [DD/MM/YYYY]',
    'Bill to:',
    'Description  Qty  Unit price  Amount',
    '    $ -',
    'Subtotal      $0.00',
    'Tax rate      0.00%',
    'Total      $0.00',
    'Make all checks payable to [Company name]. Thank you for your business and your trust in us!',
  ),
  'an agreement with lines for its parties': pageOf(
    'Non-disclosure agreement',
    'This Agreement is made on the ____ day of ____________ 20__ between ________________',
    '("the Discloser") and ________________ ("the Recipient").',
    '1. The Recipient shall keep all information secret for a period of ____ years.',
    '2. This Agreement is governed by the laws of ________________ and its courts.',
    '3. The Supplier and the Customer may end it by giving ____ days of notice.',
  ),
  'a short timetable': pageOf(
    'Line 4',
    'Valid from 14 December 2025. Single fare: £2.80',
    'Harbour  06:10  07:10  08:10',
    'Market  06:24  07:24  08:24',
  ),
  'a letter': pageOf(
    'Ms Harriet Colby',
    '9 Beacon Lane',
    'Whitby YO21 3PX',
    'Whitby, 4 March 2024',
    'Subject: The lime tree in front of our house',
    'Dear Ms Colby,',
    'Thank you for your letter about the old lime tree. Its roots are sound, and it stays.',
    'The work will take place in the week after Easter. Please do not park beneath it.',
    'Yours sincerely,',
    'Owen Marsh',
  ),
  'a slip that nobody filled in': pageOf(
    'Cash receipt',
    'Receipt No.: ______',
    'Date: ______',
    'Item  Qty  Price  Total',
    'Subtotal      0.00',
    'Tax      0.00',
    'Total      0.00',
    'Cash      0.00',
    'Change      0.00',
    'Received by ______  Signature ______',
    'Keep this paper for as long as you keep what it was given to you for by our shop.',
  ),
  'a tariff of a bank': pageOf(
    'Tariff of charges',
    'Valid from 1 January 2026 for all current accounts of this bank and its branches',
    'CHAPS payment  £25.00',
    'Copy statement  £5.00',
    'Foreign cash withdrawal  £3.00',
    'Please check your statement and tell us of any error within 60 days of its closing.',
  ),
}

test.each(
  Object.keys(papers).flatMap((name) =>
    (['invoice', 'receipt', 'resume', 'contract', 'statement'] as const).map((kind) => [name, kind] as const),
  ),
)('%s, asked for as %s, gives no value', async (name, kind) => {
  const page = papers[name]
  if (page === undefined) throw new Error(name)
  const { sheets } = await fields([page], [], { kind, definitions: [] }, tools)
  expect(sheets.flatMap((sheet) => [...sheet.fields, ...sheet.lists])).toEqual([])
})

test('hints of a form answer nothing, and what somebody wrote beside them does', async () => {
  const form = pageOf(
    'Application for a permit',
    'Full name:  Ilse Brandauer',
    'Date of birth:  DD/MM/YYYY',
    'Vehicle:  AB12 CDE',
    'Permit wanted:  ☐ Resident ☐ Visitor',
    'E-mail:  name@example.com',
  )
  const { sheets } = await fields([form], [], { kind: 'form', definitions: [] }, tools)
  expect(sheets[0]?.fields.map(({ name, value }) => [name, value.text])).toEqual([['Full name', 'Ilse Brandauer']])
})

test('sentences in one line are a label and an answer each', async () => {
  const { sheets } = await fields(
    [pageOf('Serves: 4. Preparation: 15 minutes. Cooking: 40 minutes.')],
    [],
    { kind: 'form', definitions: [] },
    tools,
  )
  expect(sheets[0]?.fields.map(({ name, value }) => [name, value.text])).toEqual([
    ['Serves', '4.'],
    ['Preparation', '15 minutes.'],
    ['Cooking', '40 minutes.'],
  ])
})

test('movements with their days are an account’s, whatever else is on the paper', () => {
  const value = (name: string, text: string): FoundValue => ({
    name,
    value: { kind: 'text', text },
    words: [],
    label: [],
    confidence: 0.9,
    alternatives: [],
  })
  const found = (count: number): Found => ({
    fields: [],
    lists: [
      {
        name: 'transactions',
        items: Array.from({ length: count }, (_, at) => [value('date', `2026-03-0${at + 1}`), value('amount', '1.00')]),
      },
    ],
  })
  const strange = [pageTextOf(papers['a list of prices'] as ReadPage)]
  expect(ofItsKind('statement', found(5), strange).lists).toHaveLength(1)
  expect(ofItsKind('statement', found(2), strange).lists).toEqual([])
})
