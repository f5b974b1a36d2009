import { expect, test } from 'vitest'
import { confidence, decimal, type Field, type FieldSheet } from '../model/index.ts'
import { balanceChecks } from './field-balances.ts'

const money = (name: string, amount: string): Field => ({
  name,
  label: null,
  value: { kind: 'money', text: amount, amount: decimal(amount), currency: null },
  evidence: null,
  confidence: confidence(0.9),
  source: 'page',
  alternatives: [],
})
const sheet = (fields: Readonly<Record<string, string>>, rows: readonly Readonly<Record<string, string>>[]): FieldSheet => ({
  kind: 'statement',
  kindConfidence: confidence(1),
  definition: null,
  definitions: [],
  pages: [1],
  fields: Object.entries(fields).map(([name, amount]) => money(name, amount)),
  lists: [
    { name: 'transactions', items: rows.map((row) => ({ fields: Object.entries(row).map(([name, amount]) => money(name, amount)) })) },
  ],
  missing: [],
  checks: [],
})
const outcomes = (given: FieldSheet) => balanceChecks(given).map(({ name, outcome, fields }) => [name, outcome, fields[0]])

test('balances that run pass, row by row and as a whole', () => {
  const rows = [{ amount: '-20.00', balance: '80.00' }, { amount: '5.50' }, { amount: '4.50', balance: '90.00' }]
  expect(outcomes(sheet({ opening_balance: '100.00', closing_balance: '90.00' }, rows))).toEqual([
    ['balance', 'passed', 'opening_balance'],
    ['running-balance', 'passed', 'transactions[0].balance'],
    ['running-balance', 'passed', 'transactions[2].balance'],
  ])
})

test('a balance that does not follow is named, and the next one is held against it', () => {
  const rows = [
    { money_out: '20.00', balance: '80.00' },
    { money_in: '5.00', balance: '95.00' },
    { money_out: '-5.00', balance: '90.00' },
  ]
  expect(outcomes(sheet({ opening_balance: '100.00' }, rows)).slice(1)).toEqual([
    ['running-balance', 'passed', 'transactions[0].balance'],
    ['running-balance', 'failed', 'transactions[1].balance'],
    ['running-balance', 'passed', 'transactions[2].balance'],
  ])
})

test('movements printed newest first run upwards', () => {
  const rows = [
    { amount: '4.50', balance: '84.50' },
    { amount: '-20.00', balance: '80.00' },
  ]
  expect(outcomes(sheet({ opening_balance: '100.00', closing_balance: '84.50' }, rows)).map(([, outcome]) => outcome)).toEqual([
    'passed',
    'passed',
    'passed',
  ])
})

test('what came in and went out is held against the totals', () => {
  const rows = [{ money_in: '5.00' }, { money_out: '20.00' }, { money_out: '1.00' }]
  expect(outcomes(sheet({ total_in: '5.00', total_out: '-20.00' }, rows)).slice(1)).toEqual([
    ['total-in', 'passed', 'total_in'],
    ['total-out', 'failed', 'total_out'],
  ])
})

test('without balances nothing is said to agree', () => {
  expect(outcomes(sheet({}, [{ amount: '1.00' }]))).toEqual([['balance', 'not-applicable', 'opening_balance']])
})

test('an account of a customer runs the other way: an invoice raises what is owed, a payment lowers it', () => {
  const rows = [
    { money_out: '688.32', balance: '1892.92' },
    { money_in: '1204.60', balance: '688.32' },
  ]
  expect(outcomes(sheet({ opening_balance: '1204.60', closing_balance: '688.32' }, rows)).map(([, outcome]) => outcome)).toEqual([
    'passed',
    'passed',
    'passed',
  ])
})

test('what is owed on a card grows with what was bought, and only the two balances say so', () => {
  const rows = [{ amount: '-420.15' }, { amount: '38.90' }, { amount: '250.00' }]
  const whole = (closing: string) => outcomes(sheet({ opening_balance: '-420.15', closing_balance: closing }, rows))[0]?.[1]
  expect(whole('-288.90')).toBe('passed')
  expect(whole('-300.00')).toBe('failed')
})
