import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const terms = (...lines: readonly string[]): string | undefined => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Total'], [300, '119.00 EUR']),
    ...lines.flatMap((text, index) => row(200 + 12 * index, [50, text])),
  )
  return values.payment_terms
}

test('terms are read to the end of their sentence, with the verb that begins it', () => {
  expect(terms('Zahlbar sofort nach Erhalt ohne Abzug. Wir danken für Ihren Auftrag!')).toBe('Zahlbar sofort nach Erhalt ohne Abzug')
  expect(terms('Zahlungsbedingungen: 10 Tage netto. Vielen Dank.')).toBe('10 Tage netto')
  expect(terms('Payment terms: 30 days net')).toBe('30 days net')
  expect(terms('Terms: Net 30')).toBe('Net 30')
  expect(terms('Payment due: 14 days')).toBe('14 days')
})

test('terms end where they say the day beside the days, or the account', () => {
  expect(
    terms('Zahlbar innerhalb von 10 Tagen ohne Abzug bis zum 12.05.2026 auf unser Konto bei der', 'Hügelbank, Zweigstelle Nord.'),
  ).toBe('Zahlbar innerhalb von 10 Tagen ohne Abzug')
  expect(terms('Forma de pago: transferencia antes del 3 de mayo de 2026 a la cuenta')).toBe('transferencia antes del 3 de mayo de 2026')
})

test('terms end before the next label, and of a day with days in brackets the days are the terms', () => {
  expect(terms('Conditions de règlement : 30 jours date de facture – Escompte : néant')).toBe('30 jours date de facture')
  expect(terms('Payment deadline: 2026-06-14 (14 days) | Paid: 0.00 EUR')).toBe('14 days')
  expect(terms('Terms: Net 45. Due 6/18/2026.')).toBe('Net 45')
})

test('terms of delivery are none, and a sentence without a label is', () => {
  expect(terms('Terms of delivery: free to the yard')).toBeUndefined()
  expect(terms('Thank you. Payment is due within 14 days of receipt. Please quote 17.')).toBe('Payment is due within 14 days of receipt')
})

test('the day to pay by is read from a sentence, not the day of a discount', () => {
  const due = (text: string) =>
    read(...row(50, [50, 'Invoice no. 17']), ...row(90, [50, 'Total'], [300, '119.00 EUR']), ...row(200, [50, text])).values.due_date
  expect(due('Please transfer the whole sum to our account by 3 May 2026.')).toBe('2026-05-03')
  expect(due('Bitte überweisen Sie den Betrag bis spätestens 03.05.2026.')).toBe('2026-05-03')
  expect(due('Payable à 30 jours, soit jusqu’au 03.05.2026.')).toBe('2026-05-03')
  expect(due('Terms: 21 days from date of invoice. Payment due 03/05/26. Thank you.')).toBe('2026-05-03')
  expect(due('Bei Zahlung mit 2 % Skonto bis 03.05.2026.')).toBeUndefined()
})

test('a Polish line of payment says the day without a label of its own', () => {
  const { values } = read(...row(50, [50, 'Faktura nr 17']), ...row(300, [50, 'Sposób zapłaty: przelew, termin 14.04.2026']))
  expect(values.due_date).toBe('2026-04-14')
})

test('days that count from the end of a month say so on the next line too', () => {
  const { values } = read(
    ...row(50, [50, 'Fattura n. 17']),
    ...row(100, [50, 'Pagamento', { size: 7 }]),
    ...row(110, [50, 'RI.BA. 60 GG']),
    ...row(122, [50, 'F.M.']),
    ...row(200, [50, 'Totale'], [300, '€ 119,00']),
  )
  expect(values.payment_terms).toBe('RI.BA. 60 GG F.M.')
})

test('the day to pay by may stand in brackets', () => {
  for (const said of [
    'Gelieve dit bedrag binnen 21 dagen (vóór 21-10-2025) over te maken.',
    'Please pay within 21 days (by 21 October 2025).',
  ])
    expect(read(...row(50, [50, 'Invoice no. 17'], [300, '30-09-2025']), ...row(200, [50, said])).values).toMatchObject({
      due_date: '2025-10-21',
    })
})

test('a label said in two languages is no part of the terms', () => {
  expect(terms('Forma de pago / Payment: transferencia 60 días.')).toBe('transferencia 60 días')
})

test('the day on which the seller takes the sum from the account is the day to pay by', () => {
  const due = (text: string): string | undefined =>
    read(...row(50, [50, 'Invoice no. 17']), ...row(90, [50, 'Total'], [300, '119.00 EUR']), ...row(200, [50, text])).values.due_date
  expect(due('Wij incasseren dit bedrag omstreeks 26-02-2025 van uw rekening.')).toBe('2025-02-26')
  expect(due('até 18 nov 2025 por débito direto')).toBe('2025-11-18')
})
