import type { FieldDefinition } from './definition.ts'
import { decimalPattern } from './from-json-schema.ts'
import { nameOfList, type PublishedList } from './published-list.ts'

/**
 * A published list as JSON Schema (draft 2020-12) of the object that holds its values, as `values` of a sheet does: decimals as strings of plain
 * digits, dates as ISO text. No property is required: what a document does not say is null, and listed as missing.
 */
export function jsonSchemaOf(list: PublishedList): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:docmill:fields:${nameOfList(list).replace('/', ':')}`,
    title: list.title,
    ...objectOf(list.definitions, [], true),
  }
}

/** Definitions as JSON Schema of the object that holds their values; `fieldsFromJsonSchema` makes the same definitions of it again. */
export const jsonSchemaOfFields = (definitions: readonly FieldDefinition[]): object =>
  objectOf(
    definitions,
    definitions.filter(({ required }) => required).map(({ name }) => name),
  )

/** `orNull`: what is not on the page is written as null. */
function objectOf(definitions: readonly FieldDefinition[], required: readonly string[], orNull = false): object {
  const properties = definitions.map((definition): [string, object] => {
    const property = propertyOf(definition, orNull)
    return [definition.name, orNull && 'type' in property ? { ...property, type: [property.type, 'null'] } : property]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}

function propertyOf({ title, description, kind, fields, synonyms, pattern }: FieldDefinition, orNull: boolean): object {
  const told = { title, ...(description === '' ? {} : { description }), ...(synonyms.length === 0 ? {} : { synonyms }) }
  switch (kind) {
    case 'list':
      return {
        ...told,
        type: 'array',
        items: objectOf(fields, orNull ? [] : fields.filter(({ required }) => required).map(({ name }) => name), orNull),
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
