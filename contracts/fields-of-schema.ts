import type { z } from 'zod'
import type { FieldDefinition } from './fields.ts'

export interface SchemaFault {
  readonly path: string[]
  readonly message: string
}
type Plain = Readonly<Record<string, unknown>>
/** A field as somebody writes it, defaults left out. */
type Made = z.input<typeof FieldDefinition>

/**
 * The fields that a JSON Schema of type object names, each property one: strings are text (or dates by their format), numbers numbers,
 * booleans ticks, arrays of objects lists; `title`, `description`, `pattern` and `required` are kept. Faults say where and what cannot be
 * looked for on a page: objects in objects, lists in lists, references.
 */
export function fieldsOfSchema(schema: Plain): { readonly fields: Made[]; readonly faults: SchemaFault[] } {
  const faults: SchemaFault[] = []
  return { fields: propertiesOf(schema, [], faults, 0), faults }
}

function propertiesOf(schema: Plain, path: string[], faults: SchemaFault[], depth: number): Made[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  const properties = isPlain(schema.properties) ? schema.properties : {}
  return Object.entries(properties).flatMap(([name, property]) => {
    const at = [...path, 'properties', name]
    if (!isPlain(property)) {
      faults.push({ path: at, message: 'Describe the property by a schema' })
      return []
    }
    const kind = kindOf(property, at, faults)
    if (kind === null) return []
    const base: Made = {
      name,
      kind,
      required: required.includes(name),
      ...(typeof property.title === 'string' ? { title: property.title } : {}),
      ...(typeof property.description === 'string' ? { description: property.description } : {}),
      ...(typeof property.pattern === 'string' ? { pattern: property.pattern } : {}),
      ...(Array.isArray(property.synonyms) ? { synonyms: property.synonyms as string[] } : {}),
    }
    if (kind !== 'list') return [base]
    if (depth > 0) {
      faults.push({ path: at, message: 'Lists go one level deep' })
      return []
    }
    const items = isPlain(property.items) ? property.items : {}
    const fields =
      items.type === 'object'
        ? propertiesOf(items, [...at, 'items'], faults, depth + 1)
        : [{ name: 'value', kind: kindOf(items, [...at, 'items'], faults) ?? 'text' }]
    return [{ ...base, fields: fields as Made['fields'] }]
  })
}

function kindOf(property: Plain, path: string[], faults: SchemaFault[]): NonNullable<Made['kind']> | null {
  const types = [property.type].flat().filter((type) => type !== 'null')
  const [type] = types
  const { format } = property
  if (types.length === 1) {
    if (type === 'string') return format === 'date' || format === 'date-time' ? 'date' : 'text'
    if (type === 'number' || type === 'integer') return format === 'money' || format === 'percent' ? format : 'number'
    if (type === 'boolean') return 'tick'
    if (type === 'array') return 'list'
  }
  if (types.length === 0 || type === undefined) {
    if (property.enum !== undefined || property.const !== undefined) return 'text'
  }
  faults.push({ path, message: 'Use the type string, number, integer, boolean or array; objects stand in arrays only' })
  return null
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
