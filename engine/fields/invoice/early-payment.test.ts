import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const heading = row(50, [50, 'Invoice no. 17'])
const total = row(140, [50, 'Total'], [150, '119.00'])
const said = (...sentences: readonly string[]) => {
  const { values } = read(...heading, ...total, ...sentences.flatMap((sentence, index) => row(180 + 12 * index, [50, sentence])))
  return [values.discount_percent ?? null, values.discount_until ?? null]
}

test('a sentence about paying early gives the rate that may be taken off', () => {
  for (const sentence of [
    'Zahlbar bis 03.07.2026 ohne Abzug, bei Zahlung innerhalb von 10 Tagen 2 % Skonto.',
    'Due 3 July 2026; 2% discount if paid within 10 days.',
    'Payable le 3 juillet 2026, escompte de 2 % sous 10 jours.',
    'Vence el 3 de julio; 2 % de descuento por pronto pago a 10 días.',
    'Scadenza 3 luglio, sconto 2% per pagamento entro 10 giorni.',
    'Te betalen voor 3 juli, binnen 10 dagen 2% korting.',
    'Vencimento a 3 de julho, desconto de 2% por pagamento a 10 dias.',
    'Terms: 2% 10, net 30',
  ])
    expect(said(sentence), sentence).toEqual(['2', null])
})

test('the last day of the discount is the one its own clause leads to, not the day the whole is due', () => {
  expect(said('Bei Zahlung bis zum 13.06.2026 gewähren wir 3 % Skonto, bis 03.07.2026 netto.')).toEqual(['3', '2026-06-13'])
  expect(said('If you pay by 13 June 2026 you may take a 3% early payment discount.')).toEqual(['3', '2026-06-13'])
})

test('a discount already given, none at all, and a tax are no discount for early payment', () => {
  for (const sentence of [
    'Ohne Skonto zahlbar, zzgl. 7 % MwSt.',
    "Pas d'escompte pour règlement anticipé, pénalités de 3 %.",
    'You saved with a 5% discount.',
  ])
    expect(said(sentence), sentence).toEqual([null, null])
})
