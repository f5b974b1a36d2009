import { type Call, calls, errors } from '@docmill/contracts'
import { type DevExample, devExamples } from '@docmill/contracts/dev-examples'
import { z } from 'zod'
import { generalErrors, jobHeaders, limitHeaders, preferences } from '../openapi.ts'

type Schema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** The reference of the public API as Markdown: calls with what they take, answer and refuse. */
export function referenceText(publicUrl: string): string {
  const own = (Object.entries(calls) as [string, Call][]).filter(([, { access }]) => access === 'api-key')
  return [
    '# API reference',
    '',
    `Base address: \`${publicUrl}\`. Every call takes the API key as bearer: \`Authorization: Bearer dm_live_…\`. Errors are problem documents (RFC 9457); their codes are in [Errors](/docs/errors.md). The same as OpenAPI 3.1: ${publicUrl}/api/docmill/dev/openapi.json`,
    '',
    'Every answer has these headers:',
    '',
    ...headersText(limitHeaders),
    '',
    ...own.flatMap(([name, call]) => callText(name, call)),
  ].join('\n')
}

function callText(name: string, call: Call): string[] {
  const examples = (devExamples as Readonly<Record<string, Readonly<Record<string, DevExample>>>>)[name] ?? {}
  return [
    `## ${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`,
    '',
    `${call.summary}. Answers ${[call.status ?? (call.reply === null ? 204 : 200), ...Object.keys(call.varies ?? {})].join(' or ')}.`,
    '',
    ...(call.varies
      ? ['Headers, both optional:', '', ...preferences.map(({ name, description }) => `- \`${name}\`: ${description}`), '']
      : []),
    ...(call.params ? ['In the path:', '', ...fieldsText(call.params, 'input'), ''] : []),
    ...(call.query ? ['Query:', '', ...fieldsText(call.query, 'input'), ''] : []),
    ...(call.body === 'multipart' ? ['Body: multipart, one file in the field `file`.', ''] : []),
    ...(call.body instanceof z.ZodType ? ['Body, JSON:', '', ...fieldsText(call.body, 'input'), ''] : []),
    ...(call.parts ? ['Or multipart: fields `model_name` and `options` (JSON), files in parts named `file`.', ''] : []),
    ...Object.values(examples).flatMap(({ summary, body }) => [`${summary}:`, '', '```json', shortened(body), '```', '']),
    ...(call.reply instanceof z.ZodType ? ['Answer:', '', ...fieldsText(call.reply, 'output'), ''] : []),
    ...(typeof call.reply === 'string' ? [`Answer: ${streams[call.reply]}`, ''] : []),
    ...(call.varies ? ['Headers of the answer:', '', ...headersText(jobHeaders), ''] : []),
    `Refusals: ${[...new Set([...call.errors, ...generalErrors(call)])].map((code) => `\`${code}\` (${errors[code].status})`).join(', ')}.`,
    '',
  ]
}

const streams: Readonly<Record<Extract<Call['reply'], string>, string>> = {
  download: 'the file, with its own `Content-Type` and a name in `Content-Disposition`.',
  events: 'server-sent events; the `data` of each is the job as `GET /dev/jobs/{id}` gives it, and the last one has its results.',
  picture: 'a picture, as WebP or PNG.',
}

const headersText = (headers: typeof limitHeaders): string[] =>
  Object.entries(headers ?? {}).map(([name, { description }]) => `- \`${name}\`: ${description}`)

const fieldsText = (schema: z.ZodType, io: 'input' | 'output'): string[] => {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return linesOf(written(whole, whole.$defs ?? {}), 0)
}

/** With what it refers to in place of the references, down to where the text ends. */
function written(schema: Schema, parts: Readonly<Record<string, Schema>>, depth = 0): Schema {
  if (depth > 3 * deepest) return schema
  const { $ref, ...own } = schema
  const { properties, items, anyOf, ...rest } = { ...($ref ? parts[$ref.replace('#/$defs/', '')] : {}), ...own }
  const inner = (part: Schema) => written(part, parts, depth + 1)
  return {
    ...rest,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])) } : {}),
    ...(items ? { items: inner(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(inner) } : {}),
  }
}

// Beyond this a list of choices is a table of its own, as the error codes are.
const mostChoices = 20
// Deep enough for a job's documents and their results; what lies deeper is in the OpenAPI document.
const deepest = 10

function linesOf(schema: Schema, depth: number): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const required = schema.required?.includes(name) ? '' : ', optional'
    const fallback = property.default === undefined ? '' : `, default \`${JSON.stringify(property.default)}\``
    const about = property.description ? `: ${property.description}` : ''
    const inner = innermost(property)
    return [
      `${'  '.repeat(depth)}- \`${name}\` (${typeOf(property)}${required}${fallback})${about}`,
      ...(inner && depth < deepest ? linesOf(inner, depth + 1) : []),
    ]
  })
}

function innermost(schema: Schema): Schema | null {
  if (schema.properties) return schema
  if (schema.items) return innermost(schema.items)
  return schema.anyOf?.map(innermost).find((found) => found !== null) ?? null
}

function typeOf({ type, enum: choices, const: only, anyOf, items, additionalProperties, format, ...bounds }: Schema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (choices && choices.length > mostChoices) return 'string, one of a list: see the guides'
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}`
  if (type === 'object' && typeof additionalProperties === 'object' && additionalProperties.type)
    return `object of ${typeOf(additionalProperties)}`
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = bounds
  const range = minimum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? ` from ${minimum} to ${maximum}` : ''
  return `${[type ?? 'anything'].flat().join(' or ')}${format ? `, ${format}` : ''}${range}`
}

const shortened = (body: unknown): string =>
  JSON.stringify(body, (_name, value) => (typeof value === 'string' && value.length > 200 ? `${value.slice(0, 40)}…` : value), 2)
