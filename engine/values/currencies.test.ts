import { expect, test } from 'vitest'
import { codesNamedIn, currencyOf, currencySignsIn, splitCurrency } from './currencies.ts'

test.each([
  ['€ 1.234,50', '1.234,50', '€'],
  ['1.234,50 €', '1.234,50', '€'],
  ['-$5', '-5', '$'],
  ['$-5', '-5', '$'],
  ['($1,234)', '(1,234)', '$'],
  ['(12.00 EUR)', '(12.00)', 'EUR'],
  ['£12', '12', '£'],
  ['US$ 12', '12', 'US$'],
  ['USD 12', '12', 'USD'],
  ['R$ 12,00', '12,00', 'R$'],
  ['R1 234,50', '1 234,50', 'R'],
  ['R 41,057.30', '41,057.30', 'R'],
  ['-R12.00', '-12.00', 'R'],
  ['₹1,23,456', '1,23,456', '₹'],
  ['Rs. 500', '500', 'Rs.'],
  ['12,50 zł', '12,50', 'zł'],
  ['100 kr', '100', 'kr'],
  ['CHF 1’200', '1’200', 'CHF'],
  ['1.234,50 €-', '1.234,50-', '€'],
])('%s is an amount with its currency', (text, rest, sign) => {
  expect(splitCurrency(text)).toEqual({ rest, sign })
})

test.each(['12', 'R12', 'R 2', 'EUR', 'EURO 2024 final', 'all 12', '12 items', 'X€Y'])('%s names no currency beside an amount', (text) => {
  const split = splitCurrency(text)
  expect(split === null || !/^[\d.,]+$/.test(split.rest)).toBe(true)
})

test('a sign shared by several currencies follows the one the document names', () => {
  expect(currencyOf('$', [])).toBe('USD')
  expect(currencyOf('$', ['CAD'])).toBe('CAD')
  expect(currencyOf('$', ['CAD', 'AUD'])).toBeNull()
  expect(currencyOf('kr', [])).toBeNull()
  expect(currencyOf('kr', ['SEK'])).toBe('SEK')
  expect(currencyOf('CHF', [])).toBe('CHF')
})

test('headers and sentences name currencies, ordinary words do not', () => {
  expect(currencySignsIn('Amount (EUR)')).toEqual(['EUR'])
  expect(currencySignsIn('Sales in $ thousand')).toEqual(['$'])
  expect(currencySignsIn('TRY AGAIN, PEN AND INK')).toEqual([])
  expect(currencySignsIn('EUROPE')).toEqual([])
  expect(codesNamedIn(['All', 'amounts', 'in', 'GBP.', '£5'])).toEqual(['GBP'])
})
