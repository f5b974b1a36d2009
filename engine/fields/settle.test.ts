import { expect, test } from 'vitest'
import { checkSheet } from '../checks/index.ts'
import { confidence, decimal, type Field, type FieldSheet, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { noEvidence } from '../values/index.ts'
import { readAs } from './reading/values-in.ts'
import { settled } from './settle.ts'

/** A money field read from a printed word, which may have other readings. */
function amount(name: string, printed: string, other?: string): Field {
  const words = typeset(printed).map(
    (word): Word => (other === undefined ? word : { ...word, readings: [{ text: other, confidence: confidence(0.4) }] }),
  )
  const value = readAs('money', printed, noEvidence)
  const [first] = words
  if (value === null || first === undefined) throw new Error(`${printed} is no amount`)
  const evidence = { words, place: { page: 1, box: first.box } }
  return { name, value, label: null, evidence, confidence: confidence(0.8), source: 'page', alternatives: [] }
}

const invoiceOf = (fields: readonly Field[]): FieldSheet => ({
  kind: 'invoice',
  kindConfidence: confidence(1),
  definition: 'invoice/1',
  definitions: [],
  pages: [1],
  fields,
  lists: [],
  missing: [],
  checks: [],
})

test('of two readings of a doubtful digit the one that makes the sum whole is taken, the other kept', () => {
  const sheet = settled(
    invoiceOf([amount('net_total', '100.00'), amount('tax_total', '19.00'), amount('gross_total', '179.00', '119.00')]),
    noEvidence,
  )
  const gross = sheet.fields.find(({ name }) => name === 'gross_total')
  expect(gross?.value).toMatchObject({ amount: '119.00' })
  expect(gross?.alternatives).toMatchObject([{ value: { amount: '179.00' }, source: 'check' }])
  expect(sheet.checks).toEqual(checkSheet(sheet))
})

test('figures that agree are surer than before, figures that do not are less sure', () => {
  const right = settled(
    invoiceOf([amount('net_total', '100.00'), amount('tax_total', '19.00'), amount('gross_total', '119.00')]),
    noEvidence,
  )
  expect(right.fields.every((field) => field.confidence > 0.85)).toBe(true)
  const wrong = settled(
    invoiceOf([amount('net_total', '100.00'), amount('tax_total', '19.00'), amount('gross_total', '125.00')]),
    noEvidence,
  )
  expect(wrong.fields.every((field) => field.confidence < 0.8)).toBe(true)
})

test('movements whose balance runs on are surer than before, one that does not is less sure', () => {
  const movement = (moved: string, balance: string) => ({ fields: [amount('amount', moved), amount('balance', balance)] })
  const sheet = settled(
    {
      ...invoiceOf([amount('opening_balance', '100.00')]),
      kind: 'statement',
      lists: [{ name: 'transactions', items: [movement('20.00', '120.00'), movement('-5.00', '115.00'), movement('30.00', '140.00')] }],
    },
    noEvidence,
  )
  const sureness = sheet.lists[0]?.items.map(({ fields }) => fields.map((field) => field.confidence > 0.9))
  expect(sureness).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
  expect(sheet.lists[0]?.items[2]?.fields[0]?.confidence).toBeLessThan(0.8)
})

test('the total that is also what is due is read anew in both, whatever else stands in the doubtful word', () => {
  const gross = amount('gross_total', '179.00', '119.00')
  const sheet = settled(
    invoiceOf([amount('net_total', '100.00'), amount('tax_total', '19.00'), gross, { ...gross, name: 'amount_due' }]),
    noEvidence,
  )
  expect(sheet.fields.slice(2).map(({ value }) => (value.kind === 'money' ? value.amount : null))).toEqual(['119.00', '119.00'])
  expect(sheet.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
})

/** A row of an invoice whose figures may have other readings. */
const row = (quantity: string, price: string, total: string, other?: string) => ({
  fields: [
    { ...amount('quantity', quantity), value: { kind: 'number' as const, text: quantity, number: decimal(quantity) } },
    amount('unit_price', price),
    amount('amount', total, other),
  ],
})

test('a doubtful digit of a row is settled by quantity × price', () => {
  const lists = [{ name: 'line_items', items: [row('3', '20.00', '80.00', '60.00'), row('2', '40.00', '80.00')] }]
  const sheet = settled({ ...invoiceOf([amount('net_total', '140.00')]), lists }, noEvidence)
  const read = sheet.lists[0]?.items[0]?.fields.find(({ name }) => name === 'amount')
  expect(read).toMatchObject({ value: { amount: '60.00' }, alternatives: [{ value: { amount: '80.00' }, source: 'check' }] })
  expect(read?.confidence).toBeLessThan(0.9)
  expect(sheet.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
})

test('sums that proven rows do not come to are less sure', () => {
  const lists = [{ name: 'line_items', items: [row('3', '20.00', '60.00'), row('2', '40.00', '80.00')] }]
  const [alone] = settled({ ...invoiceOf([amount('gross_total', '14.00')]), lists }, noEvidence).fields
  expect(alone?.confidence).toBeLessThan(0.7)
  const [sound] = settled({ ...invoiceOf([amount('gross_total', '140.00')]), lists }, noEvidence).fields
  expect(sound?.confidence).toBeGreaterThan(0.75)
})

test('a movement whose minus was lost, or never printed, went out where the balance behind it says so', () => {
  const movement = (moved: string, balance: string) => ({ fields: [amount('amount', moved), amount('balance', balance)] })
  const sheet = settled(
    {
      ...invoiceOf([amount('opening_balance', '100.00')]),
      kind: 'statement',
      lists: [{ name: 'transactions', items: [movement('20.00', '120.00'), movement('5.00', '115.00'), movement('30.00', '140.00')] }],
    },
    noEvidence,
  )
  const moved = sheet.lists[0]?.items.map(({ fields: [first] }) => (first?.value.kind === 'money' ? first.value.amount : null))
  // The last one fits with neither sign and stays as printed.
  expect(moved).toEqual(['20.00', '-5.00', '30.00'])
  expect(sheet.lists[0]?.items[1]?.fields[0]?.alternatives).toMatchObject([{ value: { amount: '5.00' }, source: 'check' }])
  expect(sheet.lists[0]?.items[2]?.fields[0]?.confidence).toBeLessThan(0.8)
})
