import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const iban = 'DE89 3704 0044 0532 0130 00'
const bankIn = (...lines: readonly string[]): string | undefined =>
  read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Total'], [300, '€ 119.00']),
    ...lines.flatMap((line, index) => row(700 + 11 * index, [50, line])),
  ).values.bank_name

test('the bank stands before or behind the account, or on the line over it', () => {
  expect(bankIn('Sparkasse Hilltown', `IBAN ${iban}`)).toBe('Sparkasse Hilltown')
  expect(bankIn(`VR Bank Hilltown · IBAN ${iban}`)).toBe('VR Bank Hilltown')
  expect(bankIn(`Crédit Hilltown – IBAN ${iban} – BIC COBADEFF`)).toBe('Crédit Hilltown')
  expect(bankIn(`IBAN: ${iban} – Banco do Monte`)).toBe('Banco do Monte')
  expect(bankIn(`${iban} (Caixa Monte)`)).toBe('Caixa Monte')
})

test('words for an account and for how to pay are no bank', () => {
  expect(bankIn('Bankverbindung', `IBAN ${iban}`)).toBeUndefined()
  expect(bankIn('Please pay by bank transfer', `IBAN ${iban}`)).toBeUndefined()
})

const codeIn = (...lines: readonly string[]): string | undefined =>
  read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Total'], [300, '€ 119.00']),
    ...lines.flatMap((line, index) => row(700 + 11 * index, [50, line])),
  ).values.bic

test('the code of the bank stands behind the account in brackets, or alone on the line below, and is of its country', () => {
  expect(codeIn(`Payable before 17 June to ${iban} (COBADEFF) with the reference`)).toBe('COBADEFF')
  expect(codeIn('IBAN / BIC', iban, 'COBADEFFXXX')).toBe('COBADEFFXXX')
  expect(codeIn(iban, 'HILLTOWN')).toBeUndefined()
  expect(codeIn(`Account ${iban} (BIC COBADEFF) of the mill`)).toBe('COBADEFF')
})
