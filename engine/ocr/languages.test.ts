import { expect, test } from 'vitest'
import { languageOf, languagesNamed } from './languages.ts'

test.each([
  ['en', 'Please find our invoice for the goods that you ordered from us'],
  ['de', 'Wir bitten um Zahlung der Rechnung mit der Nr 12 auf das Konto'],
  ['fr', 'Nous vous prions de regler le montant de cette facture avec la reference'],
  ['es', 'Importe total de la factura con el IVA para su pago y no se admite'],
  ['it', 'Il totale della fattura con gli importi che sono nel contratto di vendita'],
  ['nl', 'Het bedrag van de factuur met het nummer op uw rekening wij danken u'],
  ['pt', 'O valor da fatura com os dados do cliente em uma conta que não se paga'],
])('%s is told by its common words', (language, text) => {
  expect(languageOf(text.split(' '))).toBe(language)
})
test('accents that a reader lost do not matter', () => {
  expect(languageOf('Lieferung fur Empfanger und Strasse mit Stuck der Menge'.split(' '))).toBe('de')
})
test('of numbers, names and a word or two no language is told', () => {
  expect(languageOf(['12.50', 'ACME', 'GmbH', 'de'])).toBeNull()
})
test('codes are taken with their region, and what is not read is left out', () => {
  expect(languagesNamed(['DE-at', 'ja', 'pt_BR'])).toEqual(['de', 'pt'])
})
