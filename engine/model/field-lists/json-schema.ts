import type { FieldDefinition } from './definition.ts'
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
    ...objectOf(list.definitions),
  }
}

function objectOf(definitions: readonly FieldDefinition[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(definitions.map((definition) => [definition.name, propertyOf(definition)])),
    additionalProperties: false,
  }
}

function propertyOf({ title, description, kind, fields }: FieldDefinition): object {
  const told = { title, description }
  switch (kind) {
    case 'list':
      return { ...told, type: 'array', items: objectOf(fields) }
    case 'number':
    case 'percent':
    case 'money':
      return { ...told, type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }
    case 'date':
      return { ...told, type: 'string', format: 'date' }
    case 'tick':
      return { ...told, type: 'boolean' }
    case 'text':
      return { ...told, type: 'string' }
  }
}
