import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

interface Described {
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: unknown
  readonly operationId: string
  readonly responses: Record<string, { readonly links?: Record<string, Link>; readonly content?: Record<string, { schema: Schema }> }>
}
interface Link {
  readonly operationId: string
  readonly parameters?: Record<string, string>
  readonly requestBody?: unknown
}
interface Schema {
  readonly $ref?: string
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
}

const manual = openApiDocument('http://127.0.0.1:1', '1', 'programs')
const operations = Object.values(manual.paths ?? {}).flatMap((item) => Object.values(item as Record<string, Described>))
const schemas = (manual.components?.schemas ?? {}) as Record<string, Schema>
const meant = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : meant(schemas[schema.$ref.split('/').at(-1) ?? ''])
/** The schema of what an expression like $response.body#/jobs/0/id names in an answer of this schema. */
const named = (answer: Schema | undefined, expression: string): Schema | undefined =>
  expression
    .replace('$response.body#/', '')
    .split('/')
    .reduce<Schema | undefined>((schema, step) => (/^\d+$/.test(step) ? meant(schema)?.items : meant(schema)?.properties?.[step]), answer)
const expressionsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.startsWith('$')
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(expressionsIn)
      : []

const links = operations.flatMap((from) =>
  Object.entries(from.responses).flatMap(([status, response]) =>
    Object.entries(response.links ?? {}).map(([name, link]) => ({ what: `${from.operationId} ${status} ${name}`, link, response })),
  ),
)

it('leads from uploads, jobs and deliveries to what can be asked of them next', async () => {
  const found = new Set(links.map(({ what, link }) => `${what.split(' ')[0]} > ${link.operationId}`))
  for (const way of [
    'devUpload > devConvert',
    'devUpload > devDeleteUpload',
    'devConvert > devJob',
    'devConvert > devWorkbook',
    'devWebhookDeliveries > devReplayWebhook',
  ])
    expect(found).toContain(way)
  expect((await new Validator().validate(structuredClone(manual) as unknown as Record<string, unknown>)).errors ?? []).toEqual([])
})

it.each(links)('$what names a call, its parameters, and what the answer holds', ({ link, response }) => {
  const to = operations.find(({ operationId }) => operationId === link.operationId)
  const parameters = (to?.parameters ?? []).map(({ name }) => name)
  expect(parameters).toEqual(expect.arrayContaining(Object.keys(link.parameters ?? {})))
  if (link.requestBody !== undefined) expect(to?.requestBody).toBeDefined()
  const answer = response.content?.['application/json']?.schema
  for (const expression of expressionsIn([link.parameters, link.requestBody])) expect(named(answer, expression), expression).toBeDefined()
})
