// Whether an answer has the shape it was asked for, as far as questions use JSON Schema: objects, lists, and plain values or null.

/** How deep a schema is followed: fields, rows of lists, their fields. What lies deeper is not looked at. */
const deepest = 6
/** Misfits that are told: a model that misunderstood the schema misses everywhere alike. */
const most = 8

/** What about the answer does not fit the schema, in sentences for the model that gave it, at most eight; empty when it fits. */
export function misfitsOf(answer: unknown, schema: unknown): readonly string[] {
  const found: string[] = []
  look(answer, schema, 'the answer', deepest, found)
  return found.slice(0, most)
}

function look(value: unknown, schema: unknown, where: string, depth: number, found: string[]): void {
  if (!isPlain(schema) || depth === 0 || found.length >= most) return
  const types = [schema.type].flat().filter((type) => typeof type === 'string')
  if (types.length > 0 && !types.includes(typeOf(value))) {
    found.push(`${where} must be ${types.join(' or ')}`)
    return
  }
  if (Array.isArray(value)) {
    for (const [at, item] of value.slice(0, 100).entries()) look(item, schema.items, `${where}[${at}]`, depth - 1, found)
  } else if (isPlain(value)) {
    const properties = isPlain(schema.properties) ? schema.properties : {}
    for (const name of Array.isArray(schema.required) ? schema.required : [])
      if (typeof name === 'string' && !Object.hasOwn(value, name)) found.push(`${where} lacks ${JSON.stringify(name)}`)
    for (const [name, own] of Object.entries(value)) {
      if (Object.hasOwn(properties, name)) look(own, properties[name], JSON.stringify(name), depth - 1, found)
      else if (schema.additionalProperties === false)
        found.push(`${where} has ${JSON.stringify(name.slice(0, 60))}, which was not asked for`)
    }
  }
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
