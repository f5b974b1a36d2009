import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definitionsFrom, type FieldDefinition, fieldsFromJsonSchema, jsonSchemaOfFields } from './index.ts'

test('a schema as people write it becomes fields: kinds by type and format, objects in objects by a dot', () => {
  const fields = fieldsFromJsonSchema({
    type: 'object',
    required: ['policy'],
    properties: {
      policy: { type: 'string', title: 'Policy number', pattern: '^P-\\d+$' },
      start: { type: ['string', 'null'], format: 'date', description: 'First day.' },
      premium: { type: 'number' },
      active: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      holder: {
        type: 'object',
        properties: { name: { type: 'string' }, address: { type: 'object', properties: { city: { type: 'string' } } } },
      },
      drivers: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } } },
      tags: { type: 'array', items: { type: 'string' } },
    },
  })
  expect(fields.map(({ name, kind, required, pattern }) => [name, kind, required, pattern])).toEqual([
    ['policy', 'text', true, 'P-\\d+'],
    ['start', 'date', false, null],
    ['premium', 'number', false, null],
    ['active', 'tick', false, null],
    ['holder.name', 'text', false, null],
    ['holder.address.city', 'text', false, null],
    ['drivers', 'list', false, null],
    ['tags', 'list', false, null],
  ])
  expect(fields.find(({ name }) => name === 'drivers')?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['name', 'text'],
    ['age', 'number'],
  ])
})

test.each([
  ['a list', [], /properties/],
  ['a reference', { properties: { a: { $ref: '#/x' } } }, /"a" uses "\$ref"/],
  ['two types', { properties: { a: { type: ['string', 'number'] } } }, /"a" needs one type/],
  [
    'a list in a list',
    { properties: { a: { type: 'array', items: { type: 'object', properties: { b: { type: 'array' } } } } } },
    /list in a list/,
  ],
])('%s is refused by a sentence that names the place', (_, schema, sentence) => {
  expect(() => fieldsFromJsonSchema(schema)).toThrow(sentence)
})

test('a property called __proto__ is a field like any other, both ways', () => {
  const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"boolean"}}}')
  const fields = fieldsFromJsonSchema(schema)
  expect(fields.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
  expect(fieldsFromJsonSchema(JSON.parse(JSON.stringify(jsonSchemaOfFields(fields))))).toEqual(fields)
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})

test('fields written as a schema and read again are the same fields', () => {
  const simple = fc.record({
    name: fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== '__proto__'),
    title: fc.stringMatching(/^[A-Z][a-z ]{0,10}[a-z]$/),
    description: fc.constantFrom('', 'What it is.'),
    synonyms: fc.uniqueArray(fc.constantFrom('Betrag', 'montant', 'x y')),
    required: fc.boolean(),
    kind: fc.constantFrom('text', 'number', 'money', 'date', 'percent', 'tick'),
  })
  const lists = fc.record({
    name: fc.constant('list_of_things'),
    kind: fc.constant('list'),
    required: fc.boolean(),
    fields: fc.uniqueArray(simple, { selector: ({ name }) => name, minLength: 1, maxLength: 4 }),
  })
  const all = fc
    .tuple(fc.uniqueArray(simple, { selector: ({ name }) => name, maxLength: 6 }), lists)
    .map(([fields, list]): readonly FieldDefinition[] => definitionsFrom([...fields, list]))
  fc.assert(
    fc.property(all, (definitions) => {
      expect(fieldsFromJsonSchema(JSON.parse(JSON.stringify(jsonSchemaOfFields(definitions))))).toEqual(definitions)
    }),
    { numRuns: 100, seed: 7 },
  )
})
