import { expect, it } from 'vitest'
import { fieldsOfSchemaText, schemaOf } from './json-schema.ts'

const plain = { title: '', description: '', synonyms: [], required: false, pattern: null }

it('a list of fields comes back from its schema as it was', () => {
  const kinds = ['text', 'number', 'money', 'date', 'percent', 'tick'] as const
  const fields = [
    ...kinds.map((kind) => ({ ...plain, name: `a_${kind}`, title: `A ${kind}`, kind, fields: [] })),
    {
      ...plain,
      name: 'number',
      kind: 'text' as const,
      title: 'No.',
      required: true,
      synonyms: ['Nummer'],
      pattern: '[A-Z]+-\\d+',
      fields: [],
    },
    {
      ...plain,
      name: 'lines',
      title: 'Lines',
      kind: 'list' as const,
      fields: [{ ...plain, name: 'amount', title: 'Amount', kind: 'money' as const, required: true }],
    },
  ]
  expect(fieldsOfSchemaText(JSON.stringify(schemaOf('Invoices', fields)))).toEqual(fields)
})

it.each([
  ['no JSON at all', 'This file is no JSON Schema.'],
  ['[1]', 'This file is no JSON Schema.'],
  ['{"type":"object"}', 'The schema names no properties.'],
  ['{"properties":{"a":{"type":"null"}}}', '"a" needs one type of string'],
])('%s is refused in a sentence', (text, sentence) => {
  expect(() => fieldsOfSchemaText(text)).toThrow(sentence)
})
