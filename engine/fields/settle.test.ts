import { expect, test } from 'vitest'
import { checkSheet } from '../checks/index.ts'
import { confidence, type Field, type FieldSheet, type Word } from '../model/index.ts'
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
