// Writes client/types.ts from the contract: the shapes of the public API as plain types, so that the client needs no library of schemas.
//
//   node tools/client-types.ts

import { writeFileSync } from 'node:fs'
import {
  DevConvert,
  DevJob,
  DevJobs,
  DevModels,
  DevOptions,
  DevQuote,
  DevQuoteReply,
  DevResult,
  DevUpload,
  DevUsage,
  errors,
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
}

const shapes: readonly (readonly [string, Parameters<typeof jsonSchemaOf>[0], 'input' | 'output'])[] = [
  ['ConvertRequest', DevConvert, 'input'],
  ['Options', DevOptions, 'input'],
  ['Job', DevJob, 'output'],
  ['Jobs', DevJobs, 'output'],
  ['Result', DevResult, 'output'],
  ['Upload', DevUpload, 'output'],
  ['Usage', DevUsage, 'output'],
  ['Models', DevModels, 'output'],
  ['QuoteRequest', DevQuote, 'input'],
  ['Quote', DevQuoteReply, 'output'],
  ['Deliveries', WebhookDeliveries, 'output'],
  ['WebhookEvent', WebhookEvent, 'output'],
  ['Problem', Problem, 'output'],
]

/** The text of client/types.ts. */
export function clientTypes(): string {
  const types = shapes.map(([name, schema, io]) => `export type ${name} = ${typeOf(jsonSchemaOf(schema, io) as Schema, '')}\n`)
  const codes = Object.keys(errors).map((code) => `  | '${code}'`)
  return [
    '// Made of the contract by tools/client-types.ts; a test holds it to that.\n',
    ...types,
    `/** Every code that a refusal can have. */\nexport type ErrorCode =\n${codes.join('\n')}\n`,
    "export type ModelName = ConvertRequest['model_name']\nexport type Document = Job['documents'][number]\nexport type Format = Document['formats'][number]['format']\n",
  ].join('\n')
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
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
      return `readonly (${schema.items ? typeOf(schema.items, indent) : 'unknown'})[]`
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

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value))

if (import.meta.main) writeFileSync(new URL('../client/types.ts', import.meta.url), clientTypes())
