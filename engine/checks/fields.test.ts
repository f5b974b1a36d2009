import { expect, test } from 'vitest'
import { confidence, decimal, type Field, type FieldList, type FieldSheet, type Value } from '../model/index.ts'
import { checkSheet } from './index.ts'

const money = (amount: string): Value => ({ kind: 'money', text: amount, amount: decimal(amount), currency: null })
const date = (iso: string): Value => ({ kind: 'date', text: iso, iso, ambiguous: false })
const text = (printed: string): Value => ({ kind: 'text', text: printed })
const number = (digits: string): Value => ({ kind: 'number', text: digits, number: decimal(digits) })

const field = (name: string, value: Value): Field => ({
  name,
  value,
  label: null,
  evidence: null,
  confidence: confidence(0.9),
  source: 'page',
  alternatives: [],
})

/** A sheet of the given fields and rows. */
const sheet = (
  kind: FieldSheet['kind'],
  values: Record<string, Value>,
  lists: Record<string, readonly Record<string, Value>[]> = {},
): FieldSheet => ({
  kind,
  kindConfidence: confidence(1),
  definition: null,
  definitions: [],
  pages: [1],
  fields: Object.entries(values).map(([name, value]) => field(name, value)),
  lists: Object.entries(lists).map(
    ([name, items]): FieldList => ({
      name,
      items: items.map((item) => ({ fields: Object.entries(item).map(([own, value]) => field(own, value)) })),
    }),
  ),
  missing: [],
  checks: [],
})

const outcomes = (given: FieldSheet): Readonly<Record<string, string>> =>
  Object.fromEntries(checkSheet(given).map(({ name, outcome }) => [name, outcome]))

const totals = { net_total: money('100.00'), tax_total: money('19.00'), gross_total: money('119.00') }
const rows = {
  line_items: [
    { quantity: number('3'), unit_price: money('20.00'), amount: money('60.00') },
    { quantity: number('0.5'), unit_price: money('80'), amount: money('40.00') },
  ],
}

test('an invoice that adds up passes its sums', () => {
  expect(outcomes(sheet('invoice', { ...totals, prepaid: money('19.00'), amount_due: money('100.00') }, rows))).toMatchObject({
    'line-amount': 'passed',
    'lines-sum': 'passed',
    'net-tax-gross': 'passed',
    'paid-due': 'passed',
  })
})

test('a wrong digit fails the sums it is part of, and they name their fields', () => {
  const checks = checkSheet(sheet('invoice', { ...totals, gross_total: money('179.00') }))
  expect(checks.find(({ name }) => name === 'net-tax-gross')).toMatchObject({
    outcome: 'failed',
    fields: ['net_total', 'tax_total', 'gross_total'],
  })
})

test('a row is held to quantity × price, with its discount taken off', () => {
  const row = { quantity: number('20'), unit_price: money('4.55') }
  const discount: Value = { kind: 'percent', text: '10 %', number: decimal('10') }
  expect(outcomes(sheet('invoice', {}, { line_items: [{ ...row, discount, amount: money('81.90') }] }))['line-amount']).toBe('passed')
  expect(outcomes(sheet('invoice', {}, { line_items: [{ ...row, amount: money('19.00') }] }))['line-amount']).toBe('failed')
})

test('an amount with the tax of its row is quantity × price and that tax', () => {
  const row = { quantity: number('1'), unit_price: money('250.00'), amount: money('295.00') }
  expect(outcomes(sheet('invoice', {}, { line_items: [{ ...row, tax_amount: money('45.00') }] }))['line-amount']).toBe('passed')
  expect(outcomes(sheet('invoice', {}, { line_items: [{ ...row, tax_amount: money('54.00') }] }))['line-amount']).toBe('failed')
})

test('a rounded price may miss its amount by what rounding takes, a wrong digit is no rounding', () => {
  const outcome = (quantity: string, price: string, amount: string) =>
    outcomes(sheet('invoice', {}, { line_items: [{ quantity: number(quantity), unit_price: money(price), amount: money(amount) }] }))[
      'line-amount'
    ]
  expect(outcome('1000', '3.33', '3333.33')).toBe('passed')
  expect(outcome('36', '302.24', '10880.64')).toBe('passed')
  expect(outcome('36', '302.24', '10830.64')).toBe('failed')
  expect(outcome('13', '28.21', '366.7')).toBe('failed')
})

test('what is not printed is not applicable and never passed', () => {
  expect(outcomes(sheet('invoice', { net_total: money('100.00') }))).toMatchObject({
    'net-tax-gross': 'not-applicable',
    'lines-sum': 'not-applicable',
  })
})

test('rate × base is the tax, and the taxes add up', () => {
  const line = (rate: string, base: string, amount: string) => ({
    rate: { kind: 'percent', text: `${rate} %`, number: decimal(rate) } as const,
    base: money(base),
    amount: money(amount),
  })
  const taxes = { tax_lines: [line('7', '160.00', '11.20'), line('19', '336.00', '63.84')] }
  expect(outcomes(sheet('invoice', { tax_total: money('75.04') }, taxes))).toMatchObject({ 'tax-rate': 'passed', 'tax-sum': 'passed' })
  expect(outcomes(sheet('invoice', { tax_total: money('75.40') }, taxes))).toMatchObject({ 'tax-sum': 'failed' })
})

test('the terms lead from the issue date to the due date', () => {
  const dates = { issue_date: date('2026-01-15'), payment_terms: text('30 days net') }
  expect(outcomes(sheet('invoice', { ...dates, due_date: date('2026-02-14') }))).toMatchObject({
    'due-by-terms': 'passed',
    'due-after-issue': 'passed',
  })
  expect(outcomes(sheet('invoice', { ...dates, due_date: date('2026-02-10') }))).toMatchObject({ 'due-by-terms': 'failed' })
  expect(outcomes(sheet('invoice', { ...dates, due_date: date('2025-12-10') }))).toMatchObject({ 'due-after-issue': 'failed' })
})

test('taxes by rate stand for the total of the tax where none is printed, and fail only where none of them is missing', () => {
  const outcome = (gross: string, reducedBase: string) =>
    outcomes(
      sheet(
        'invoice',
        { net_total: money('172.00'), gross_total: money(gross) },
        {
          tax_lines: [
            { rate: number('19'), base: money('100.00'), amount: money('19.00') },
            { rate: number('7'), base: money(reducedBase), amount: money('5.04') },
          ],
        },
      ),
    )['net-tax-gross']
  expect(outcome('196.04', '72.00')).toBe('passed')
  expect(outcome('198.04', '72.00')).toBe('failed')
  expect(outcome('198.04', '60.00')).toBe('not-applicable')
})

test('check digits of accounts and tax numbers are checked', () => {
  expect(outcomes(sheet('invoice', { iban: text('DE89 3704 0044 0532 0130 00'), seller_vat_id: text('DE136695976') }))).toMatchObject({
    'iban-digits': 'passed',
    'vat-digits': 'passed',
  })
  expect(outcomes(sheet('invoice', { iban: text('DE89 3704 0044 0532 0130 10') }))).toMatchObject({ 'iban-digits': 'failed' })
  const buyer = (printed: string) => outcomes(sheet('invoice', { buyer_vat_id: text(printed) }))
  expect(buyer('27DUEAH6781J2ZZ')).toMatchObject({ 'vat-digits': 'passed' })
  expect(buyer('NL559885971B13')).toMatchObject({ 'vat-digits': 'failed' })
  expect(buyer('XAXX010101000')).toMatchObject({ 'vat-digits': 'not-applicable' })
  expect(buyer('HRB 12345')['vat-digits']).toBeUndefined()
})

test('goods with a tip, a tax or a discount below them make the total of a receipt', () => {
  const goods = { line_items: [{ amount: money('18.60') }] }
  const linesSum = (fields: Readonly<Record<string, Value>>) => outcomes(sheet('receipt', fields, goods))['lines-sum']
  expect(linesSum({ total: money('20.00'), service_charge: money('1.40') })).toBe('passed')
  expect(linesSum({ total: money('20.09'), tax: money('1.49') })).toBe('passed')
  expect(linesSum({ total: money('18.10'), discount: money('-0.50') })).toBe('passed')
  expect(linesSum({ total: money('20.00') })).toBe('failed')
})

test('a receipt adds up to what was paid less the change', () => {
  const paid = { subtotal: money('9.43'), tax: money('0.57'), total: money('10.00'), paid: money('20.00'), change: money('10.00') }
  expect(outcomes(sheet('receipt', paid))).toMatchObject({ 'subtotal-tax-total': 'passed', 'paid-change': 'passed' })
  expect(outcomes(sheet('receipt', { ...paid, total: money('19.00') }))).toMatchObject({
    'subtotal-tax-total': 'failed',
    'paid-change': 'failed',
  })
})

test('the balances of a statement run', () => {
  const moves = { transactions: [{ amount: money('-20.00') }, { amount: money('5.50') }] }
  expect(outcomes(sheet('statement', { opening_balance: money('100.00'), closing_balance: money('85.50') }, moves))).toEqual({
    balance: 'passed',
  })
})

test('what the buyer keeps back is off the whole already, or off what is due', () => {
  const sums = { net_total: money('622.00'), tax_total: money('130.62'), withheld_total: money('93.30') }
  expect(outcomes(sheet('invoice', { ...sums, gross_total: money('659.32'), amount_due: money('659.32') }))).toMatchObject({
    'net-tax-gross': 'passed',
    'paid-due': 'passed',
  })
  expect(outcomes(sheet('invoice', { ...sums, gross_total: money('752.62'), amount_due: money('659.32') }))).toMatchObject({
    'net-tax-gross': 'passed',
    'paid-due': 'passed',
  })
})

test('net and tax less what is kept back lead to what is due where the whole is not printed', () => {
  const sums = { net_total: money('830.58'), tax_total: money('174.42'), withheld_total: money('124.59') }
  expect(outcomes(sheet('invoice', { ...sums, amount_due: money('880.41') }))).toMatchObject({ 'net-tax-gross': 'passed' })
  expect(outcomes(sheet('invoice', { ...sums, amount_due: money('890.41') }))).toMatchObject({ 'net-tax-gross': 'failed' })
})

test('rows are held against the gross without the tax where no net is printed, and against nothing where no tax is either', () => {
  const rows = { line_items: [{ amount: money('300.00') }, { amount: money('150.00') }] }
  const outcome = (values: Record<string, Value>) =>
    checkSheet(sheet('invoice', values, rows)).find(({ name }) => name === 'lines-sum')?.outcome
  expect(outcome({ gross_total: money('540.00'), tax_total: money('90.00') })).toBe('passed')
  expect(outcome({ gross_total: money('540.00') })).toBe('not-applicable')
  expect(outcome({ gross_total: money('440.00') })).toBe('failed')
  expect(outcome({ gross_total: money('900.00') })).toBe('failed')
  expect(outcome({ gross_total: money('540.00'), net_total: money('460.00') })).toBe('failed')
})
