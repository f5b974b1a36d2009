import { expect, test } from 'vitest'
import { type Piece, read, row } from './sample.ts'

test('the day stands on the line below the number, or at the right of it behind a town', () => {
  expect(read([50, 60, 'Invoice 0047'], [50, 74, 'of May 4, 2026']).values).toMatchObject({ issue_date: '2026-05-04' })
  expect(read([50, 60, 'Rechnung Nr. 2026/3317'], [400, 60, 'Bad Ischl, am 17.08.2026']).values).toMatchObject({ issue_date: '2026-08-17' })
})

test('a day alone in the head of the page is the day of the paper', () => {
  expect(read([50, 60, 'July 7, 2026'], [400, 60, 'Invoice No.: 88214']).values).toMatchObject({
    issue_date: '2026-07-07',
    invoice_number: '88214',
  })
})

test('of several days alone in the head none is taken', () => {
  expect(read([50, 60, '7 July 2026'], [300, 120, '9 July 2026']).values).not.toHaveProperty('issue_date')
})

test('the day of the invoice that a credit note is for is not its own', () => {
  const found = read(
    [50, 60, 'Beleg GS-204471'],
    [50, 74, 'zur Rechnung RE-198836 vom 12.01.2026'],
    [50, 120, 'Datum'],
    [150, 120, 'Ihr Zeichen'],
    [50, 134, '03.02.2026'],
    [150, 134, 'R 26-18'],
  )
  expect(found.values).toMatchObject({ invoice_number: 'GS-204471', issue_date: '2026-02-03' })
})

test('days in a column of items are not the day of the invoice', () => {
  const found = read(
    [50, 60, 'July 7, 2026'],
    [50, 300, 'Date'],
    [150, 300, 'Description'],
    [400, 300, 'Amount'],
    ...['06/01/26', '06/02/26', '06/03/26'].flatMap((day, at): Piece[] => [
      [50, 316 + 16 * at, day],
      [150, 316 + 16 * at, 'Draft of the answer'],
      [400, 316 + 16 * at, '465.00'],
    ]),
  )
  expect(found.values).toMatchObject({ issue_date: '2026-07-07' })
})

test('an account number is found behind other numbers of its line', () => {
  const found = read([50, 780, 'Mill B.V. | Btw-nr. NL817443902B01 | IBAN NL91 ABNA 0417 1643 00 | info@mill.example'])
  expect(found.values).toMatchObject({ iban: 'NL91 ABNA 0417 1643 00' })
})

test('under the number of a credit note the first day is its own, the one behind the comma that of the invoice', () => {
  const found = read(
    [50, 60, 'AVOIR N° AV-0318', { size: 16 }],
    [50, 80, 'du 22 septembre 2025, annulant en partie la facture FA-2207 du 28 août 2025'],
  )
  expect(found.values).toMatchObject({ issue_date: '2025-09-22', invoice_number: 'AV-0318' })
})

test.each([
  [
    'Deuxième relance',
    'la facture n° F2025-311 du 28 octobre 2025, venue à échéance le 27 novembre 2025, demeure impayée.',
    'Colline, le 15 janvier 2026',
  ],
  ['2. Mahnung', 'auf unsere Rechnung Nr. F2025-311 vom 28. Oktober 2025 ging nichts ein.', 'Hügel, den 15. Januar 2026'],
  ['Payment reminder', 'we have not received payment of invoice no. F2025-311 dated 28 October 2025.', 'Hilltown, 15 January 2026'],
])('what reminds of an invoice names its day in a sentence: %s', (title, sentence, head) => {
  const { values } = read(
    ...row(50, [300, head]),
    ...row(80, [50, title]),
    ...row(120, [50, sentence]),
    ...row(160, [50, 'Total'], [480, '40,00 €']),
  )
  expect(values).toMatchObject({ invoice_number: 'F2025-311', issue_date: '2025-10-28' })
})

test('a day behind the town of an address is the day of the paper, without a comma too; behind another word it is not', () => {
  const page = (day: string) =>
    read(
      ...row(50, [50, 'Mühle AG']),
      ...row(62, [50, 'Rue du Lac 12']),
      ...row(74, [50, '2501 Biel']),
      ...row(200, [50, 'Rechnung Nr. 1071672']),
      ...row(230, [400, day]),
      ...row(400, [50, 'Rechnungstotal'], [480, 'CHF 1902.56']),
    ).values.issue_date
  expect(page('Biel 21.03.2026')).toBe('2026-03-21')
  expect(page('Garantie 21.03.2026')).toBeUndefined()
})

test('the day below the number that stands under a title is the paper’s', () => {
  const { values } = read(
    ...row(100, [50, 'Tax invoice'], [300, 'For']),
    ...row(112, [50, 'TCN-0093'], [300, 'Brook Builders']),
    ...row(124, [50, '30 May 2025'], [300, '9 Canal Lane']),
    ...row(148, [50, 'Due']),
    ...row(160, [50, '13 June 2025']),
  )
  expect(values).toMatchObject({ issue_date: '2025-05-30', due_date: '2025-06-13' })
})
