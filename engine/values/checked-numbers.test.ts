import { expect, test } from 'vitest'
import { decimal } from '../model/index.ts'
import { compare, difference, isGstin, isIban, looksLikeIban, productOf, sumOf, taxDigitsAgree, vatCountryOf, within } from './index.ts'

test('an IBAN has the length of its country and check digits that agree', () => {
  for (const good of [
    'DE89 3704 0044 0532 0130 00',
    'GB82WEST12345698765432',
    'NL91 ABNA 0417 1643 00',
    'FR14 2004 1010 0505 0001 3M02 606',
  ])
    expect(isIban(good)).toBe(true)
  for (const bad of ['DE89 3704 0044 0532 0130 01', 'DE89 3704 0044 0532 0130', 'XX89370400440532013000', 'no account'])
    expect(isIban(bad)).toBe(false)
  expect(looksLikeIban('DE89 3704 0044 0532 0130 01')).toBe(true)
  expect(looksLikeIban('Invoice 12')).toBe(false)
})

test.each([
  ['DE136695976', 'DE', true],
  ['DE 136 695 977', 'DE', false],
  ['FR 40 303265045', 'FR', true],
  ['IT00743110157', 'IT', true],
  ['BE0428759497', 'BE', true],
  ['PT501964843', 'PT', true],
])('%s has the form of a VAT number of %s; its check digits: %s', (printed, country, agree) => {
  expect(vatCountryOf(printed)).toBe(country)
  expect(taxDigitsAgree(printed)).toBe(agree)
})

test('other numbers are no VAT numbers', () => {
  for (const other of ['DE12345', '12345678', 'ZZ123456789', 'Invoice']) expect(vatCountryOf(other)).toBeNull()
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
  expect(isGstin('27AAPFU0939F1Z')).toBe(false)
})

test('decimals are added, taken away and multiplied exactly', () => {
  expect(sumOf(['0.1', '0.2', '-0.30'].map(decimal))).toBe('0.00')
  expect(difference(decimal('10'), decimal('0.01'))).toBe('9.99')
  expect(productOf(decimal('3'), decimal('19.99'))).toBe('59.97')
  expect(productOf(decimal('-0.5'), decimal('0.5'))).toBe('-0.25')
  expect(compare(decimal('2.50'), decimal('2.5'))).toBe(0)
  expect(compare(decimal('-3'), decimal('2'))).toBe(-1)
  expect(within(decimal('10.00'), decimal('9.98'), decimal('0.02'))).toBe(true)
  expect(within(decimal('10.00'), decimal('9.97'), decimal('0.02'))).toBe(false)
})
