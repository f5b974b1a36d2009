import { expect, test } from 'vitest'
import { recognised, type Setting, typeset } from '../../model/sample.ts'
import { type PageText, pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { documentsIn } from './documents.ts'

/** A page of rows under each other; a row that begins with "# " is set large. */
function pageOf(number: number, ...rows: readonly string[]): PageText {
  const words = rows.flatMap((row, at) => {
    const set: Setting = { page: number, baseline: 60 + at * 22, size: row.startsWith('# ') ? 18 : 10 }
    return row
      .replace(/^# /, '')
      .split('  ')
      .flatMap((piece, column) => typeset(piece, { ...set, left: 50 + column * 170 }))
  })
  return pageTextOf(printedPage(words, { number }))
}
const pagesOf = (...pages: readonly PageText[]) => documentsIn(pages).map(({ pages: own }) => own)

const invoice = (page: number, title: string, ...own: readonly string[]): PageText =>
  pageOf(
    page,
    title,
    ...own,
    'Invoice date:  12/05/2026',
    'Bill to:  Tidewater Boats',
    'Gauge  2  40.00  80.00',
    'Subtotal  80.00',
    'VAT 20%  16.00',
    'Amount due  96.00',
  )

test('an invoice that shares no number with the one before begins anew, though neither names its own', () => {
  const first = invoice(1, '# Invoice', 'VAT 204417731', 'Account 55120087')
  expect(pagesOf(first, invoice(2, '# Invoice', 'VAT 771930244', 'Account 90311526'))).toEqual([[1], [2]])
  expect(pagesOf(first, invoice(2, '# Invoice', 'VAT 204417731', 'Parcel 90311526'))).toEqual([[1, 2]])
})

test('an invoice without a title begins with a number of its own, and goes on where it calls the same', () => {
  const numbered = (page: number, number: string) =>
    invoice(
      page,
      'De Groene Tuin',
      `Factuurnummer ${number}`,
      'Vervaldatum  20 mei 2026',
      'Subtotaal  80,00',
      '21% btw  16,80',
      'Te betalen  96,80',
    )
  expect(pagesOf(numbered(1, '2026-19'), numbered(2, '2026-20'))).toEqual([[1], [2]])
  const goesOn = invoice(2, 'De Groene Tuin', 'Factuurnummer 2026-19', 'Vervaldatum  20 mei 2026', 'Te betalen  96,80')
  expect(pagesOf(numbered(1, '2026-19'), goesOn)).toEqual([[1, 2]])
})

const resume = (page: number, name: string, mail: string): PageText =>
  pageOf(
    page,
    `# ${name}`,
    mail,
    'Work experience',
    'Engineer at Harbor  2018 – 2022',
    'Assistant at Old Mill  2015 – 2018',
    'Education',
    'University of Oregon  2011 – 2015',
    'Skills',
    'Languages',
  )

test('a resume with another address of mail in its head is that of somebody else', () => {
  const mira = resume(1, 'Mira Solberg', 'mira@solberg.example')
  expect(pagesOf(mira, resume(2, 'Tom Arkwright', 'tom@arkwright.example'))).toEqual([[1], [2]])
  const goesOn = pageOf(
    2,
    '# Mira Solberg',
    'mira@solberg.example',
    'Education',
    'University of Oregon  2011 – 2015',
    'Skills',
    'Languages',
  )
  expect(pagesOf(mira, goesOn)).toEqual([[1, 2]])
})

const clauses = [
  'This agreement is made by and between the parties hereinafter named',
  '1. The parties shall keep confidential information secret pursuant to law',
  '2. Governing law and termination are as hereby agreed by each party',
  'In witness whereof the parties have signed this agreement',
]

test('an agreement begins behind one that was signed, and an annex of the same title before that does not', () => {
  const signed = pageOf(1, '# Service Agreement', ...clauses, 'Signed  Signature', 'Name: Ada Holt  Name: Ben Frey')
  const unsigned = pageOf(1, '# Service Agreement', ...clauses)
  const next = pageOf(2, '# Loan Agreement', ...clauses)
  expect(pagesOf(signed, next)).toEqual([[1], [2]])
  expect(pagesOf(unsigned, next)).toEqual([[1, 2]])
})

test('a receipt under its own title begins behind an invoice, though it is known by little else', () => {
  const receipt = pageOf(
    2,
    '# Payment receipt',
    'Maple Street Dental, 3 Maple St, Denver CO 80202',
    'Received from  Jordan Lee',
    'Date paid  May 4, 2026',
    'Payment method  Mastercard 8812',
    'Amount paid  $212.00',
    'Thank you for your payment.',
  )
  expect(pagesOf(invoice(1, '# Invoice', 'Invoice No: A-1001'), receipt)).toEqual([[1], [2]])
})

const letter = (number: number, ...more: readonly string[]): PageText =>
  pageOf(
    number,
    'Larkhill Housing Trust',
    '14 Quarry Road, Sheffield',
    'Dear Ms Hallam,',
    'the painters will begin on the ground floor and reach the upper landings by the end of the week',
    'please move bicycles and prams to the courtyard before they start since nothing can stay',
    'a plan of the days hangs beside the boxes and is sent to whoever asks the caretaker for it',
    ...more,
  )

test('a letter begins behind a bill, and goes on where its second page takes up its sentences', () => {
  expect(pagesOf(invoice(1, '# Invoice', 'VAT 204417731', 'Account 55120087'), letter(2))).toEqual([[1], [2]])
  const [first, second] = [
    letter(1, 'the committee looked at three offers and took the one that keeps the old railings of the'),
    pageOf(
      2,
      'stairwell in the form that the painters found and that the committee would like to keep for the courtyard',
      'those who need the lift on a certain morning should ring the caretaker, who keeps the list of the days',
      'Yours sincerely,',
      'T. Weidner',
    ),
  ]
  expect(pagesOf(first, second)).toEqual([[1, 2]])
})

test('the next bill of the same sender begins where its head says another number at the same place', () => {
  const bill = (page: number, number: string) =>
    pageOf(
      page,
      '# Harbor Instruments',
      '4 Dock Road, Hull',
      'To:  Tidewater Boats',
      `Nr  ${number}`,
      'Customer  88120',
      'Day  12 May 2026',
      'Gauge  2  40.00  80.00',
      'Amount due  80.00',
    )
  expect(pagesOf(bill(1, '200417'), bill(2, '200418'))).toEqual([[1], [2]])
  const goesOn = pageOf(
    2,
    '# Harbor Instruments',
    '4 Dock Road, Hull',
    'To:  Tidewater Boats',
    'Nr  200417',
    'Customer  88120',
    'Day  12 May 2026',
    'Valve  1  20.00  20.00',
  )
  expect(pagesOf(bill(1, '200417'), goesOn)).toEqual([[1, 2]])
})

test('a cover of a few words stays with what follows it', () => {
  const cover = pageOf(1, '# Service Agreement', 'between Harbor Instruments and Tidewater Boats')
  expect(pagesOf(cover, pageOf(2, '# Service Agreement', ...clauses, 'Harbor Instruments and Tidewater Boats agree'))).toEqual([[1, 2]])
})

test('a page that is printed once more is a copy, and begins a document of its own', () => {
  const twice = (page: number) =>
    invoice(page, 'De Groene Tuin', 'Factuurnummer 2026-19', 'Vervaldatum  20 mei 2026', '21% btw  16,80', 'Te betalen  96,80')
  expect(pagesOf(twice(1), twice(2))).toEqual([[1], [2]])
  expect(pagesOf(twice(1), invoice(2, 'De Groene Tuin', 'Factuurnummer 2026-19'))).toEqual([[1, 2]])
})

test('what is carried over from page 1 stands on another page', () => {
  const first = invoice(1, '# Rechnung', 'Rechnung Nr. HB 25099 vom 17.10.2025', 'Übertrag auf Seite 2  80,00')
  const second = pageOf(
    2,
    '# Rechnung',
    'Rechnung Nr. HB 25099 vom 17.10.2025',
    'Übertrag von Seite 1  80,00',
    'Ventil  1  20,00  20,00',
    'Summe  100,00',
  )
  expect(pagesOf(first, second)).toEqual([[1, 2]])
})

test('a quote behind an account that shares no number with it begins anew, and stays with one that it shares its number with', () => {
  const account = pageOf(
    1,
    '# Account statement',
    'Account number  55120087',
    'Opening balance  80.00',
    '02.03.2026  Rent  64.90  15.10',
    '05.03.2026  Deposit  900.00  915.10',
    'Closing balance  915.10',
    'Debit  Credit  Balance  Transactions',
  )
  const quote = (...own: readonly string[]) => pageOf(2, '# Quotation', ...own, 'Gauge  2  40.00  80.00', 'Total  80.00')
  expect(pagesOf(account, quote('Customer  90311526', 'VAT 204417731'))).toEqual([[1], [2]])
  expect(pagesOf(account, quote('Customer  55120087', 'VAT 204417731'))).toEqual([[1, 2]])
})

test('the page of rows and sums behind a scanned invoice goes on with it, though it shares no number with it; one with a number of its own does not', () => {
  const scanned = ({ page }: PageText): PageText => {
    const words = page.words.flatMap(({ text, box, baseline, font }) =>
      recognised(text, { page: page.number, left: box.left, baseline, size: font?.size ?? 10 }),
    )
    return pageTextOf({ ...page, readBy: 'ocr', words })
  }
  const filling = Array.from({ length: 22 }, (_, at) => `4012345${at + 10}  Gauge of brass  40.00  80.00`)
  const first = scanned(pageOf(1, '# Invoice 471102', 'Invoice date:  12/05/2026', 'VAT 204417731', 'Account 55120087', ...filling))
  const rows = ['9087654321  Valve of steel  20.00  60.00', '9087654338  Gasket  5.00  15.00', '9087654345  Rod  7.00  14.00']
  const sums = ['Subtotal  1849.00', 'VAT 20%  369.80', 'Amount due  2218.80', 'Payable within 30 days to account 77110032']
  expect(pagesOf(first, scanned(pageOf(2, ...rows, ...sums)))).toEqual([[1, 2]])
  const sentence = 'The journey took place between May 10 and 12. Invoice for your records'
  expect(pagesOf(first, scanned(pageOf(2, 'Terms', sentence, ...rows, ...sums)))).toEqual([[1, 2]])
  expect(pagesOf(first, scanned(pageOf(2, '# Invoice 471109', 'Invoice date:  13/05/2026', ...rows, ...sums)))).toEqual([[1], [2]])
})
