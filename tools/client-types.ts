// Writes client/types.ts from the contract: the shapes of the public API as plain types, so that the client needs no library of schemas.
//
//   node tools/client-types.ts

import { writeFileSync } from 'node:fs'
import {
  DevConvert,
  DevJobs,
  DevModels,
  DevQuote,
  DevQuoteReply,
  DevUpload,
  DevUsage,
  Problem,
  WebhookDeliveries,
  WebhookEvent,
} from '@docmill/contracts'
import { jsonSchemaOf } from '@docmill/contracts/json-schema'

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly description?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** The shapes that a program meets first; what they are made of comes with them. */
const shapes: readonly (readonly [Parameters<typeof jsonSchemaOf>[0], 'input' | 'output'])[] = [
  [DevConvert, 'input'],
  [DevJobs, 'output'],
  [DevUpload, 'output'],
  [DevUsage, 'output'],
  [DevModels, 'output'],
  [DevQuote, 'input'],
  [DevQuoteReply, 'output'],
  [WebhookDeliveries, 'output'],
  [WebhookEvent, 'output'],
  [Problem, 'output'],
]

/** The text of client/types.ts. */
export function clientTypes(): string {
  const named = new Map<string, Schema>()
  for (const [schema, io] of shapes) {
    const { $defs = {} } = jsonSchemaOf(schema, io) as Schema
    for (const [name, part] of Object.entries($defs)) named.set(name, part)
  }
  const types = [...named].map(([name, schema]) => {
    const about = schema.description ? `/** ${schema.description} */\n` : ''
    return `${about}export type ${name} = ${typeOf(schema, '')}\n`
  })
  return ['// Made of the contract by tools/client-types.ts; a test holds it to that.\n', ...types].join('\n')
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return unionOf(schema.enum.map(literal), indent)
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeOf(each, indent)))].join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => typeOf({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return `readonly ${itemOf(schema.items ? typeOf(schema.items, indent) : 'unknown')}[]`
    case 'object':
      return objectOf(schema, indent)
    default:
      return 'unknown'
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const names = Object.entries(properties)
  if (names.length === 0)
    return `{ readonly [name: string]: ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'} }`
  const deeper = `${indent}  `
  const lines = names.map(([name, property]) => {
    const about = property.description ? `${deeper}/** ${property.description} */\n` : ''
    const optional = required.includes(name) ? '' : '?'
    return `${about}${deeper}readonly ${/^\w+$/.test(name) ? name : literal(name)}${optional}: ${typeOf(property, deeper)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

const itemOf = (type: string): string => (/^\w+$/.test(type) ? type : `(${type})`)

const unionOf = (members: readonly string[], indent: string): string =>
  members.length > 8 ? members.map((member) => `\n${indent}  | ${member}`).join('') : members.join(' | ')

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value))

if (import.meta.main) writeFileSync(new URL('../client/types.ts', import.meta.url), clientTypes())
