import { expect, test } from 'vitest'
import type { Value } from '../model/index.ts'
import { dateChecks } from './field-dates.ts'

/** What becomes of an invoice of 3 June 2026 that is due on the day, under the terms. */
const outcome = (terms: string, due: string): string | undefined => {
  const date = (iso: string): Value => ({ kind: 'date', text: iso, iso, ambiguous: false })
  const values = new Map<string, Value>([
    ['issue_date', date('2026-06-03')],
    ['due_date', date(due)],
    ['payment_terms', { kind: 'text', text: terms }],
  ])
  return dateChecks(values).find(({ name }) => name === 'due-by-terms')?.outcome
}

test('days of a discount do not say when an invoice is due', () => {
  for (const terms of [
    'Zahlbar bis 03.07.2026 ohne Abzug, bei Zahlung innerhalb von 10 Tagen 2 % Skonto',
    'Due 3 July 2026; 2% discount if paid within 10 days',
    'Payable le 3 juillet 2026, escompte de 2 % sous 10 jours',
    'Vence el 3 de julio; 2 % de descuento por pronto pago a 10 días',
    'Scadenza 3 luglio, sconto 2% per pagamento entro 10 giorni',
    'Te betalen voor 3 juli, binnen 10 dagen 2% korting',
    'Vencimento a 3 de julho, desconto de 2% a 10 dias',
  ])
    expect(outcome(terms, '2026-07-03'), terms).toBe('not-applicable')
})

test('days from receipt, to the end of a month, of work and of interest disprove no day', () => {
  for (const terms of [
    '10 days from receipt of goods',
    '10 Tage nach Erhalt der Ware',
    '30 jours fin de mois',
    '60 gg fine mese',
    '30 dagen einde maand',
    'Interest is charged after 20 days',
    'Net 45 EOM',
  ])
    expect(outcome(terms, '2026-07-31'), terms).toBe('not-applicable')
})

test('the days to pay in full prove or disprove the day, beside a discount too', () => {
  for (const terms of [
    'Net 30',
    '2/10 net 30',
    '2% 10 days, net 30 days',
    '14 Tage 2 % Skonto, 30 Tage netto',
    '30 jours date de facture',
    'a 30 días',
    '30/60/90 gg',
    '30 dagen',
    '30 dias',
  ]) {
    expect(outcome(terms, '2026-07-03'), terms).toBe('passed')
    expect(outcome(terms, '2026-07-08'), terms).toBe('failed')
  }
  expect(outcome('payable within 2 weeks', '2026-06-17')).toBe('passed')
})

test('terms without days are not checked', () => {
  expect(outcome('payable on receipt', '2026-06-17')).toBeUndefined()
  expect(outcome('Net 1,200.00', '2026-06-17')).toBeUndefined()
})
