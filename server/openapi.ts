import { type Call, calls, type ErrorCode, errors, Problem, WebhookEvent } from '@docmill/contracts'
import { type DevExample, devExamples } from '@docmill/contracts/dev-examples'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'

type Schema = OpenAPIV3_1.SchemaObject
type Headers = Record<string, OpenAPIV3_1.HeaderObject>

/** The OpenAPI 3.1 document of all calls, or of those for programs, from the same table and schemas that mount and check them. */
export function openApiDocument(publicUrl: string, version: string, part: 'all' | 'programs' = 'all'): OpenAPIV3_1.Document {
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    if (part === 'programs' && call.access !== 'api-key') continue
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Docmill', version, description: 'Documents in, data you can trust out.' },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'programs', description: 'For programs that hold an API key.' },
      ...(part === 'all' ? [{ name: 'people', description: 'For the web app of signed-in people and visitors.' }] : []),
    ],
    paths,
    webhooks: { jobEnded: jobEnded() },
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access_token of a log-in.' },
        'api-key': { type: 'http', scheme: 'bearer', description: 'The API key of the account.' },
      },
    },
  }
}

const jobEnded = (): OpenAPIV3_1.PathItemObject =>
  ({
    post: {
      summary: 'A job has ended: sent to its webhook_url, signed by the Standard Webhooks scheme',
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(WebhookEvent, 'output') } } },
      responses: { '2XX': { description: 'Taken' }, '410': { description: 'Not wanted any more: not tried again' } },
    },
  }) as OpenAPIV3_1.PathItemObject

function operation(name: string, call: Call): OpenAPIV3_1.OperationObject {
  const status = call.status ?? (call.reply === null ? 204 : 200)
  const varied = Object.entries(call.varies ?? {}).map(([code, description]) => [code, { ...reply(call), description }] as const)
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.access === 'api-key' ? 'programs' : 'people'],
    ...(call.access === 'visitor' ? {} : { security: [{ [call.access]: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...(call.varies ? preferences : [])],
    ...(call.body ? { requestBody: requestBody(name, call) } : {}),
    responses: { [status]: reply(call), ...Object.fromEntries(varied), ...problems(call) },
  }
}

// What a call that makes a job once, and may wait for it, reads beside its body.
const preferences: OpenAPIV3_1.ParameterObject[] = [
  {
    name: 'Prefer',
    in: 'header',
    description: '`wait=N`: answer when the job has ended, or after N seconds, 60 at most.',
    example: 'wait=30',
    schema: { type: 'string' },
  },
  {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same body makes one job, however often it is sent within a day.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]{1,200}$' },
  },
]

function requestBody(name: string, call: Call): OpenAPIV3_1.RequestBodyObject {
  const { body } = call
  const binary: Schema = { type: 'string', contentMediaType: 'application/octet-stream' }
  if (body === 'multipart') {
    const file: Schema = { type: 'object', required: ['file'], properties: { file: binary } }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  if (body === 'raw' || body === undefined) return { required: true, content: { 'application/json': { schema: {} } } }
  const schema = jsonSchema(body, 'input')
  const examples = (devExamples as Readonly<Record<string, Readonly<Record<string, DevExample>>>>)[name]
  const shown =
    examples && Object.fromEntries(Object.entries(examples).map(([title, { summary, body: value }]) => [title, { summary, value }]))
  const json = { 'application/json': { schema, ...(shown ? { examples: shown } : {}) } }
  return { required: true, content: call.parts ? { ...json, 'multipart/form-data': parts(schema, binary) } : json }
}

// The same as in JSON, its inputs sent as files; what is not plain text comes as JSON.
function parts(schema: Schema, binary: Schema): OpenAPIV3_1.MediaTypeObject {
  const { model_name = {}, options = {} } = (schema.properties ?? {}) as Record<string, Schema>
  return {
    schema: {
      type: 'object',
      required: ['model_name', 'file'],
      properties: { model_name, options, file: { type: 'array', minItems: 1, items: binary } },
    },
    encoding: { options: { contentType: 'application/json' } },
  }
}

function reply(call: Call): OpenAPIV3_1.ResponseObject {
  const { reply: answer, varies } = call
  const headers = { headers: { ...limitHeaders, ...(varies ? jobHeaders : {}) } }
  if (answer === null) return { description: 'Done', ...headers }
  if (answer === 'events')
    return { description: 'Server-sent events', ...headers, content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (answer === 'picture') return { description: 'A picture', ...headers, content: { 'image/webp': {}, 'image/png': {} } }
  if (answer === 'download') return { description: 'A file', ...headers, content: { '*/*': {} } }
  return { description: 'The answer', ...headers, content: { 'application/json': { schema: jsonSchema(answer, 'output') } } }
}

const header = (description: string, type: 'integer' | 'string' = 'integer'): OpenAPIV3_1.HeaderObject => ({
  description,
  schema: { type },
})
const limitHeaders: Headers = {
  'RateLimit-Limit': header('Requests that the limit allows in its window.'),
  'RateLimit-Remaining': header('Requests left in the window.'),
  'RateLimit-Reset': header('Seconds until the window begins anew.'),
}
const jobHeaders: Headers = {
  Location: header('Where the job is.', 'string'),
  'Preference-Applied': header('`wait=N` when it was waited.', 'string'),
  'Idempotent-Replayed': header('`true` when an earlier request had made the job.', 'string'),
}

// Several errors can share a status: their codes are listed under it.
function problems(call: Call): Record<string, OpenAPIV3_1.ResponseObject> {
  const always: ErrorCode[] = ['invalid-request', 'too-many-requests', 'internal-error', 'service-unavailable']
  if (call.body) always.push('unsupported-media-type', 'body-too-large')
  if (call.method !== 'GET') always.push('unsupported-media-type')
  if (call.params) always.push('not-found')
  const ofAccess: ErrorCode[] = {
    visitor: [],
    session: ['session-expired', 'wrong-credential'],
    'api-key': ['api-key-invalid', 'wrong-credential'],
  }[call.access] as ErrorCode[]
  const byStatus = Map.groupBy(new Set([...call.errors, ...ofAccess, ...always]), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errors[code].sentence}`).join('\n'),
        ...(status === 429 || status === 503 ? { headers: { ...limitHeaders, 'Retry-After': header('Seconds to wait.') } } : {}),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): OpenAPIV3_1.ParameterObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property as Schema,
  })) as OpenAPIV3_1.ParameterObject[]
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}
