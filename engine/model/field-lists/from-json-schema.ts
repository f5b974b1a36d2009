import type { FieldDefinition } from './definition.ts'
import { definitionsFrom } from './definitions-from.ts'

type Plain = Readonly<Record<string, unknown>>

/**
 * The fields that a JSON Schema of type object asks for, one a property. Strings are text, or dates by their format, or decimals by the
 * pattern that `jsonSchemaOfFields` writes; numbers are numbers, booleans ticks, arrays of objects lists. The properties of an object in
 * an object become fields of their own, named with a dot: "address.city". `title`, `description`, `pattern`, `required` and `synonyms` are
 * kept. Throws RangeError with a sentence that names the property for what cannot be looked for on a page.
 */
export function fieldsFromJsonSchema(schema: unknown): readonly FieldDefinition[] {
  if (!isPlain(schema) || !isPlain(schema.properties)) throw new RangeError('a JSON Schema of type object with "properties" is expected')
  return definitionsFrom(propertiesOf(schema, '', 'may hold lists'))
}

/** True for what is a JSON Schema of an object rather than a list of fields. */
export const looksLikeJsonSchema = (given: unknown): boolean => isPlain(given) && isPlain(given.properties)

/** Objects in objects in objects: deeper ones are refused. */
const deepest = 4

function propertiesOf(schema: Plain, path: string, depth: 'may hold lists' | 'in a list', level = 0): object[] {
  if (level > deepest) throw new RangeError(`"${path}" lies too deep: at most ${deepest} objects in each other`)
  const required = Array.isArray(schema.required) ? schema.required : []
  // Object.entries sees own properties only, so that "__proto__" from JSON.parse is a name like any other.
  return Object.entries(isPlain(schema.properties) ? schema.properties : {}).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`
    if (!isPlain(property)) throw new RangeError(`"${name}" must be described by a schema`)
    const type = typeOf(property, name)
    if (type === 'object') return propertiesOf(property, name, depth, level + 1)
    const told = {
      name,
      title: textOf(property.title) ?? key,
      description: textOf(property.description) ?? '',
      required: required.includes(key),
      synonyms: Array.isArray(property.synonyms) ? property.synonyms : [],
    }
    if (type !== 'array') return [{ ...told, ...kindOf(type, property) }]
    if (depth === 'in a list') throw new RangeError(`"${name}" is a list in a list; lists go one level deep`)
    const items = isPlain(property.items) ? property.items : {}
    const inner =
      typeOf(items, `${name}[]`) === 'object'
        ? propertiesOf(items, '', 'in a list', level + 1)
        : [{ name: 'value', ...kindOf(typeOf(items, `${name}[]`), items) }]
    return [{ ...told, kind: 'list', fields: inner }]
  })
}

function typeOf(property: Plain, name: string): string {
  for (const keyword of ['$ref', 'oneOf', 'allOf', 'not'] as const)
    if (property[keyword] !== undefined) throw new RangeError(`"${name}" uses "${keyword}"; write its type out`)
  const choices = Array.isArray(property.anyOf) ? property.anyOf.filter((one) => isPlain(one) && one.type !== 'null') : []
  if (choices.length === 1 && isPlain(choices[0])) return typeOf(choices[0], name)
  const types = [property.type].flat().filter((type) => type !== 'null' && type !== undefined)
  const [type = property.enum !== undefined || property.const !== undefined ? 'string' : undefined] = types
  if (types.length <= 1 && typeof type === 'string' && ['string', 'number', 'integer', 'boolean', 'array', 'object'].includes(type))
    return type
  throw new RangeError(`"${name}" needs one type of string, number, integer, boolean, array or object`)
}

/** The pattern by which decimals are written as text: no float ever holds them. */
export const decimalPattern = '^-?\\d+(\\.\\d+)?$'

function kindOf(type: string, { format, pattern }: Plain): { readonly kind: string; readonly pattern?: string } {
  if (type === 'boolean') return { kind: 'tick' }
  const decimal = type !== 'string' || pattern === decimalPattern
  if (decimal) return { kind: format === 'money' || format === 'percent' ? format : 'number' }
  if (format === 'date' || format === 'date-time') return { kind: 'date' }
  // A pattern of JSON Schema may fit anywhere; a field's fits the whole text. Its own anchors say so already.
  return typeof pattern === 'string' ? { kind: 'text', pattern: pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '') } : { kind: 'text' }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
