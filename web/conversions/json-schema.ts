import { type FieldDefinition, FieldDefinitions, type FieldKind } from '@docmill/contracts'
import { fieldsFromJsonSchema } from '@docmill/engine/model'

type Item = FieldDefinition['fields'][number]
const types: Readonly<Record<FieldKind, object>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  money: { type: 'number', format: 'money' },
  date: { type: 'string', format: 'date' },
  percent: { type: 'number', format: 'percent' },
  tick: { type: 'boolean' },
  list: { type: 'array' },
}

/** A list of fields as JSON Schema (draft 2020-12) of an object that has them: the same schema that programs may send. */
export const schemaOf = (title: string, fields: readonly FieldDefinition[]): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...objectOf(fields),
})

const objectOf = (fields: readonly (FieldDefinition | Item)[]): object => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
})

const propertyOf = (field: FieldDefinition | Item): object => ({
  ...types[field.kind],
  ...(field.title && { title: field.title }),
  ...(field.description && { description: field.description }),
  ...(field.pattern !== null && { pattern: field.pattern }),
  ...(field.synonyms.length > 0 && { synonyms: field.synonyms }),
  ...('fields' in field && field.kind === 'list' && { items: objectOf(field.fields) }),
})

/** The fields that the text of a JSON Schema names. Throws RangeError, with the sentence to show, when it names none or some can't be read. */
export function fieldsOfSchemaText(text: string): readonly FieldDefinition[] {
  const schema = parsed(text)
  if (Object.keys(schema.properties ?? {}).length === 0) throw new RangeError('The schema names no properties.')
  const checked = FieldDefinitions.safeParse(fieldsNamed(schema))
  if (!checked.success) throw new RangeError(`${checked.error.issues[0]?.message ?? 'The fields are not valid'}.`)
  return checked.data
}

function fieldsNamed(schema: Readonly<Record<string, unknown>>): unknown {
  try {
    return fieldsFromJsonSchema(schema)
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${error.message.replace(/^./u, (letter) => letter.toUpperCase())}.`)
    throw error
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>
  } catch {
    // Said below: a file that is no JSON is no schema either.
  }
  throw new RangeError('This file is no JSON Schema.')
}
