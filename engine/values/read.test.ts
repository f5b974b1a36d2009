import { expect, test } from 'vitest'
import { documentEvidence, noEvidence } from './evidence.ts'
import { readDateValue, readMoney, readNumeric, readTimeValue, readValue } from './read.ts'

const evidenceOf = (sentence: string) => documentEvidence(sentence.split(' ').map((text) => ({ text })))

test('a document proves its decimal mark by its amounts, not by a section number', () => {
  expect(evidenceOf('1.234,50 17,20 99,00 see 3.2').decimalMark).toBe('comma')
  expect(evidenceOf('1,234.50 17.20 99.00').decimalMark).toBe('point')
  expect(evidenceOf('Section 3.2 and 4.1 version 1.2').decimalMark).toBeNull()
  expect(evidenceOf('1.234,50 and 1,234.50').decimalMark).toBeNull()
})
test('a document proves its order of day and month, unless it contradicts itself', () => {
  expect(evidenceOf('due 25/12/2024').dateOrder).toBe('day-first')
  expect(evidenceOf('due 12/25/2024,').dateOrder).toBe('month-first')
  expect(evidenceOf('12/25/2024 25/12/2024').dateOrder).toBeNull()
})
test('a document has one currency, or none that could be meant', () => {
  expect(evidenceOf('Total £5.00 GBP').currency).toBe('GBP')
  expect(evidenceOf('Total $5.00 in CAD').currency).toBe('CAD')
  expect(evidenceOf('€5 and £5').currency).toBeNull()
  expect(evidenceOf('five').currency).toBeNull()
})
test('small words tell the language, and few words do not', () => {
  expect(evidenceOf('die Rechnung und der Betrag mit der Lieferung').language).toBe('de')
  expect(evidenceOf('le montant de la facture et les frais pour une').language).toBe('fr')
  expect(evidenceOf('die Rechnung').language).toBeNull()
})
test('an amount alone is read with the currency beside it, else with the one given', () => {
  expect(readMoney('1.234,50 €', noEvidence)).toEqual({ kind: 'money', text: '1.234,50 €', amount: '1234.50', currency: 'EUR' })
  expect(readMoney('12.50', noEvidence, 'USD')).toEqual({ kind: 'money', text: '12.50', amount: '12.50', currency: 'USD' })
  expect(readMoney('12.50', noEvidence)).toMatchObject({ currency: null })
  expect(readMoney('1.234', evidenceOf('1.000,50 2.000,50'))).toMatchObject({ amount: '1234' })
  expect([readMoney('12 %', noEvidence), readMoney('abc', noEvidence)]).toEqual([null, null])
})
test('a value alone takes the kind it is written as', () => {
  expect(readNumeric('12,5 %', noEvidence)).toMatchObject({ kind: 'percent', number: '12.5' })
  const commas = { ...noEvidence, decimalMark: 'comma' } as const
  expect(readNumeric('12.5 %', commas)).toMatchObject({ kind: 'percent', number: '12.5' })
  expect(readNumeric('12.5', commas)).toBeNull()
  expect(readNumeric('-5', noEvidence)).toMatchObject({ kind: 'number', number: '-5' })
  expect(readTimeValue('2:15 pm')).toMatchObject({ kind: 'time', iso: '14:15' })
  expect(['14 March 2026', '£5.00', '9:30', '1,234', 'Total'].map((text) => readValue(text, noEvidence).kind)).toEqual([
    'date',
    'money',
    'time',
    'number',
    'text',
  ])
})
test('a date alone is ambiguous until the document decides', () => {
  expect(readDateValue('03/04/2024', noEvidence)).toMatchObject({ iso: '2024-04-03', ambiguous: true })
  expect(readDateValue('03/04/2024', evidenceOf('12/25/2024'))).toMatchObject({ iso: '2024-03-04', ambiguous: false })
  expect(readDateValue('03/04/2024', evidenceOf('£5.00'))).toMatchObject({ iso: '2024-04-03', ambiguous: false })
  expect(readDateValue('03.04.2024', noEvidence)).toMatchObject({ iso: '2024-04-03', ambiguous: false })
})
