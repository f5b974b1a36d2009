import { type FieldDefinition, fieldKinds } from './definition.ts'

/** Definitions that one request may name; the same bound as the published interface. */
const most = 200

/**
 * Field definitions from a list as people write it in a file: `[{"name": "Due date", "kind": "date"}, …]`; what is left out is empty, the
 * title is the name and the kind is text. Throws RangeError with a sentence for anything else.
 */
export function definitionsFrom(given: unknown): readonly FieldDefinition[] {
  if (!Array.isArray(given)) throw new RangeError('a list of fields is expected: [{"name": "Due date", "kind": "date"}]')
  if (given.length > most) throw new RangeError(`at most ${most} fields at once`)
  const definitions = given.map((each) => definitionFrom(each, 'may hold a list'))
  if (new Set(definitions.map(({ name }) => name)).size < definitions.length) throw new RangeError('the names of fields must differ')
  return definitions
}

function definitionFrom(given: unknown, depth: 'may hold a list' | 'in a list'): FieldDefinition {
  const own: Readonly<Record<string, unknown>> = typeof given === 'string' ? { name: given } : objectFrom(given)
  const name = textIn(own, 'name').trim()
  if (name === '') throw new RangeError('every field needs a name')
  const kind = fieldKinds.find((each) => each === (own.kind ?? 'text'))
  if (kind === undefined || (kind === 'list' && depth === 'in a list'))
    throw new RangeError(`${JSON.stringify(own.kind)} is no kind of field; there are ${fieldKinds.join(', ')}`)
  const fields = own.fields ?? []
  const synonyms = own.synonyms ?? []
  if (!Array.isArray(fields) || !Array.isArray(synonyms)) throw new RangeError(`"fields" and "synonyms" of ${name} must be lists`)
  return {
    name,
    title: textIn(own, 'title') || name,
    kind,
    description: textIn(own, 'description'),
    synonyms: synonyms.map(String),
    required: own.required === true,
    pattern: patternFrom(own.pattern),
    fields: fields.map((each: unknown) => definitionFrom(each, 'in a list')),
  }
}

function objectFrom(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new RangeError('every field is an object with a name')
  return given as Readonly<Record<string, unknown>>
}

function textIn(own: Readonly<Record<string, unknown>>, key: string): string {
  const text = own[key] ?? ''
  if (typeof text !== 'string') throw new RangeError(`"${key}" of a field must be text`)
  return text
}

function patternFrom(given: unknown): string | null {
  if (given === undefined || given === null) return null
  if (typeof given !== 'string' || given.length > 500) throw new RangeError('"pattern" of a field must be a regular expression')
  try {
    new RegExp(given, 'u')
  } catch {
    throw new RangeError(`${JSON.stringify(given)} is no regular expression`)
  }
  return given
}
