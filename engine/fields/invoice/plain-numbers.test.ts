import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const buyer = [
  ...row(150, [50, 'Bill to']),
  ...row(162, [50, 'Brook Builders LLC']),
  ...row(174, [50, '9 Canal Lane']),
  ...row(186, [50, 'Eureka, CA 95501']),
]

test('a label that says no more than number is the invoice’s where the label of the day stands below it', () => {
  const { values } = read(...buyer, ...row(150, [330, 'Number: AB-20417']), ...row(162, [330, 'Invoice date: 5 May 2026']))
  expect(values).toMatchObject({ invoice_number: 'AB-20417', issue_date: '2026-05-05' })
})

test('so it is in a row of titles over their values, in other languages too', () => {
  for (const [number, day] of [
    ['Nummer', 'Factuurdatum'],
    ['Numéro', 'Date de facture'],
    ['N.º', 'Data de emissão'],
  ] as const) {
    const { values } = read(...buyer, ...row(220, [50, number], [250, day]), ...row(234, [50, '880419'], [250, '05/05/2026']))
    expect(values.invoice_number, number).toBe('880419')
  }
})

test('a number far from any day, and one that a label of its own names, stay what they are', () => {
  const alone = read(...buyer, ...row(60, [330, 'Number: 20417']), ...row(220, [50, 'Invoice date: 5 May 2026']))
  expect(alone.values.invoice_number).toBeUndefined()
  const named = read(
    ...buyer,
    ...row(150, [330, 'Reference: 5511-A']),
    ...row(162, [330, 'Invoice no.: 20417']),
    ...row(174, [330, 'Invoice date: 5 May 2026']),
  )
  expect(named.values.invoice_number).toBe('20417')
})

test('the number of a house below the title of the paper is no number of the invoice', () => {
  const { values } = read(
    ...row(150, [50, 'INVOICE', { size: 16 }]),
    ...row(166, [50, '600 Canal Lane']),
    ...row(178, [50, 'Eureka, CA 95501']),
    ...row(220, [50, 'Date'], [200, '5 May 2026']),
  )
  expect(values.invoice_number).toBeUndefined()
})

test('the year of a day on the next line of a narrow column goes with the day', () => {
  const { values } = read(...buyer, ...row(150, [330, 'Billing date: 13 September']), ...row(162, [330, '2026']))
  expect(values.issue_date).toBe('2026-09-13')
})

test('the year of a day on which payment is due is no amount', () => {
  const { values } = read(
    ...buyer,
    ...row(150, [330, 'Due: Sep 11, 2026']),
    ...row(300, [50, 'Subtotal'], [400, '$100.00']),
    ...row(314, [50, 'Tax'], [400, '$8.00']),
    ...row(328, [50, 'Total'], [400, '$108.00']),
  )
  expect(values).toMatchObject({ due_date: '2026-09-11', gross_total: '108.00' })
  expect(values.amount_due).not.toBe('2026')
})

test('a number that a narrow column breaks behind its hyphen is whole', () => {
  const { values } = read(...buyer, ...row(150, [330, 'Invoice no:'], [400, '2026-']), ...row(162, [400, '1518']))
  expect(values.invoice_number).toBe('2026-1518')
})

test('an abbreviation before a number is its label without a colon, with the letters of a series', () => {
  for (const [printed, number] of [
    ['Núm. 2026/118', '2026/118'],
    ['N.º FR 2026/15', 'FR 2026/15'],
  ] as const) {
    const { values } = read(...buyer, ...row(150, [330, printed]), ...row(162, [330, 'Data de emissão: 05/05/2026']))
    expect(values.invoice_number, printed).toBe(number)
  }
})

test.each(['No 0662 · 3rd October 2025', 'N° 0662 – 3 octobre 2025', 'Nr. 0662 vom 3.10.2025'])(
  'a number and a day with nothing else in the head are those of the paper: %s',
  (said) => {
    const { values } = read(...row(50, [50, 'INVOICE']), ...row(62, [50, said]), ...row(200, [50, 'Total due'], [300, '£90.00']))
    expect(values).toMatchObject({ invoice_number: '0662', issue_date: '2025-10-03' })
  },
)

test('a short number with its day below the title is that of the paper', () => {
  const { values } = read(...row(50, [300, 'FATTURA IMMEDIATA']), ...row(64, [300, 'n. 27 del 14.06.2025']))
  expect(values).toMatchObject({ invoice_number: '27', issue_date: '2025-06-14' })
})

test('a number written out before a number in the piece is the invoice’s beside the label of the day', () => {
  const { values } = read(...buyer, ...row(150, [330, 'nummer 20240019']), ...row(162, [330, 'datum 3 september 2024']))
  expect(values).toMatchObject({ invoice_number: '20240019', issue_date: '2024-09-03' })
})

test('a word at the end of a sentence labels nothing on the next line', () => {
  const { values } = read(
    ...buyer,
    ...row(600, [50, 'Please transfer the sum before 17 May and quote the invoice number.']),
    ...row(612, [50, 'KvK 71904428 · Mill Studio']),
  )
  expect(values.invoice_number).toBeUndefined()
})
