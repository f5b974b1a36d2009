import { expect, test } from 'vitest'
import { confidence, type Field, type FieldDefinition, type FieldSheet } from '../model/index.ts'
import { inAskedOrder } from './asked-order.ts'

const definition = (name: string, fields: readonly FieldDefinition[] = []): FieldDefinition =>
  ({ name, title: name, kind: fields.length > 0 ? 'list' : 'text', fields }) as unknown as FieldDefinition
const field = (name: string): Field => ({
  name,
  label: null,
  value: { kind: 'text', text: name },
  evidence: null,
  confidence: confidence(1),
  source: 'page',
  alternatives: [],
})

test('fields, lists and what lists hold come in the order they were asked for, and what nobody asked for behind them as it was found', () => {
  const sheet: FieldSheet = {
    kind: 'other',
    kindConfidence: confidence(1),
    definition: null,
    definitions: [definition('number'), definition('rows', [definition('name'), definition('amount')]), definition('total')],
    pages: [1],
    fields: ['beside', 'total', 'aside', 'number'].map(field),
    lists: [{ name: 'rows', items: [{ fields: ['amount', 'name'].map(field) }] }],
    missing: [],
    checks: [],
  }
  const { fields, lists } = inAskedOrder(sheet)
  expect(fields.map(({ name }) => name)).toEqual(['number', 'total', 'beside', 'aside'])
  expect(lists[0]?.items[0]?.fields.map(({ name }) => name)).toEqual(['name', 'amount'])
})
