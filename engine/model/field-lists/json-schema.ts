import type { FieldDefinition } from './definition.ts'
import { decimalPattern } from './from-json-schema.ts'
import { nameOfList, type PublishedList } from './published-list.ts'

/**
 * A published list as JSON Schema (draft 2020-12) of the object that holds its values: decimals as strings of plain digits, dates as
 * ISO text. No property is required: what a document does not say is left out and listed as missing.
 */
export function jsonSchemaOf(list: PublishedList): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:docmill:fields:${nameOfList(list).replace('/', ':')}`,
    title: list.title,
    ...objectOf(list.definitions, []),
  }
}

/** Definitions as JSON Schema of the object that holds their values; `fieldsFromJsonSchema` makes the same definitions of it again. */
export const jsonSchemaOfFields = (definitions: readonly FieldDefinition[]): object =>
  objectOf(
    definitions,
    definitions.filter(({ required }) => required).map(({ name }) => name),
  )

function objectOf(definitions: readonly FieldDefinition[], required: readonly string[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(definitions.map((definition) => [definition.name, propertyOf(definition)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}

function propertyOf({ title, description, kind, fields, synonyms, pattern }: FieldDefinition): object {
  const told = { title, ...(description === '' ? {} : { description }), ...(synonyms.length === 0 ? {} : { synonyms }) }
  switch (kind) {
    case 'list':
      return {
        ...told,
        type: 'array',
        items: objectOf(
          fields,
          fields.filter(({ required }) => required).map(({ name }) => name),
        ),
      }
    case 'number':
      return { ...told, type: 'string', pattern: decimalPattern }
    case 'percent':
    case 'money':
      return { ...told, type: 'string', format: kind, pattern: decimalPattern }
    case 'date':
      return { ...told, type: 'string', format: 'date' }
    case 'tick':
      return { ...told, type: 'boolean' }
    case 'text':
      return { ...told, type: 'string', ...(pattern === null ? {} : { pattern: `^${pattern}$` }) }
  }
}
