import { expect, test } from 'vitest'
import { definitionsFrom, type FieldDefinition, jsonSchemaOf, nameOfList, publishedLists } from './index.ts'

test.each(publishedLists.map((list) => [nameOfList(list), list] as const))(
  '%s names every field once, with title and description',
  (_, list) => {
    const check = (definitions: readonly FieldDefinition[]) => {
      expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length)
      for (const { name, title, description, kind, fields } of definitions) {
        expect(name).toMatch(/^[a-z][a-z_]*$/)
        expect(title).not.toBe('')
        expect(description).toMatch(/\.$/)
        expect(fields.length > 0).toBe(kind === 'list')
        check(fields)
      }
    }
    check(list.definitions)
  },
)

test('a list is published as JSON Schema: decimals and dates as text, lists as objects, null for what is not on the page', () => {
  const [invoice] = publishedLists
  if (invoice === undefined) throw new Error('no list')
  expect(jsonSchemaOf(invoice)).toMatchObject({
    $id: 'urn:docmill:fields:invoice:1',
    type: 'object',
    properties: {
      issue_date: { type: ['string', 'null'], format: 'date' },
      gross_total: { type: ['string', 'null'], pattern: expect.any(String) },
      line_items: { type: ['array', 'null'], items: { type: 'object', properties: { quantity: { type: ['string', 'null'] } } } },
    },
  })
})

test('definitions are read from a file as people write it', () => {
  expect(definitionsFrom(['Colour', { name: 'due', kind: 'date', required: true }])).toMatchObject([
    { name: 'Colour', title: 'Colour', kind: 'text', required: false },
    { name: 'due', title: 'due', kind: 'date', required: true },
  ])
})

test.each([
  ['no list', {}, /list of fields/],
  ['a field without a name', [{ kind: 'date' }], /needs a name/],
  ['an unknown kind', [{ name: 'a', kind: 'colour' }], /no kind of field/],
  ['a list in a list', [{ name: 'a', kind: 'list', fields: [{ name: 'b', kind: 'list' }] }], /no kind of field/],
  ['two of one name', ['a', 'a'], /must differ/],
  ['a broken pattern', [{ name: 'a', pattern: '(' }], /regular expression/],
])('%s is refused with a sentence', (_, given, sentence) => {
  expect(() => definitionsFrom(given)).toThrow(sentence)
})
