// Holds written JSON to a published schema, for tests.

import { readFileSync } from 'node:fs'

export type Schema = { readonly [key: string]: unknown } & {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly additionalProperties?: boolean
}
export type Published = Schema & { readonly $defs: Readonly<Record<string, Schema>> }

/** A published schema of this room. */
export const schemaIn = (file: string): Published => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** What in `value` is not as the schema says, one sentence each: the keywords that the published schemas use, and no others. */
export function faults(value: unknown, schema: Published, rule: Schema = schema, at = '$'): readonly string[] {
  if (rule.$ref !== undefined) {
    const target = schema.$defs[rule.$ref.replace('#/$defs/', '')]
    return target ? faults(value, schema, target, at) : [`${at}: no definition ${rule.$ref}`]
  }
  const found: string[] = []
  if (rule.anyOf && !rule.anyOf.some((one) => faults(value, schema, one, at).length === 0)) found.push(`${at}: fits none of anyOf`)
  if (rule.oneOf) {
    const fits = rule.oneOf.filter((one) => faults(value, schema, one, at).length === 0).length
    if (fits !== 1) found.push(`${at}: fits ${fits} of oneOf: ${JSON.stringify(value).slice(0, 200)}`)
  }
  if ('const' in rule && value !== rule.const) found.push(`${at}: is not ${String(rule.const)}`)
  if (rule.enum && !rule.enum.includes(value)) found.push(`${at}: ${String(value)} is not among ${rule.enum.join()}`)
  if (rule.type !== undefined && !isOfType(value, rule.type)) return [...found, `${at}: is no ${rule.type}`]
  if (typeof value === 'number' && (value < (rule.minimum ?? value) || value > (rule.maximum ?? value)))
    found.push(`${at}: ${value} is out of range`)
  if (typeof value === 'string' && rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value))
    found.push(`${at}: does not match ${rule.pattern}`)
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) found.push(...(rule.items ? faults(item, schema, rule.items, `${at}[${index}]`) : []))
  else if (value !== null && typeof value === 'object') {
    for (const name of rule.required ?? []) if (!(name in value)) found.push(`${at}: lacks ${name}`)
    for (const [name, part] of Object.entries(value)) {
      const own = rule.properties?.[name]
      if (own) found.push(...faults(part, schema, own, `${at}.${name}`))
      else if (rule.additionalProperties === false) found.push(`${at}: ${name} is not allowed`)
    }
  }
  return found
}
function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value)
    case 'object':
      return value !== null && typeof value === 'object' && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    case 'null':
      return value === null
    default:
      return typeof value === type
  }
}
