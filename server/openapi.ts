import { type Call, type CallName, calls, DevConvertParts, type ErrorCode, errors, Problem, WebhookEvent } from '@docmill/contracts'
import { type DevExample, devExamples } from '@docmill/contracts/dev-examples'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { z } from 'zod'
import { linksOf } from './openapi-links.ts'
import { openSchemas, type Schemas } from './openapi-schemas.ts'

type Schema = OpenAPIV3_1.SchemaObject
type Headers = Record<string, OpenAPIV3_1.HeaderObject>

/** The OpenAPI 3.1 document of all calls, or of those for programs, from the same table and schemas that mount and check them. */
export function openApiDocument(publicUrl: string, version: string, part: 'all' | 'programs' = 'all'): OpenAPIV3_1.Document {
  const schemas = openSchemas()
  const problem = schemas.reference(Problem, 'output', 'Problem')
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    if (part === 'programs' && call.access !== 'api-key') continue
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(schemas, problem, name, call) }
  }
  return schemas.settled({
    openapi: '3.1.0',
    info: { title: 'Docmill', version, description: 'Documents in, data you can trust out.' },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'programs', description: 'For programs that hold an API key.' },
      ...(part === 'all' ? [{ name: 'people', description: 'For the web app of signed-in people and visitors.' }] : []),
    ],
    paths,
    webhooks: { jobEnded: jobEnded(schemas) },
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access_token of a log-in.' },
        'api-key': { type: 'http', scheme: 'bearer', description: 'The API key of the account.' },
      },
    },
  })
}

const jobEnded = (schemas: Schemas): OpenAPIV3_1.PathItemObject =>
  ({
    post: {
      summary: 'A job has ended: sent to its webhook_url, signed by the Standard Webhooks scheme',
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.reference(WebhookEvent, 'output', 'WebhookEvent') } },
      },
      responses: { '2XX': { description: 'Taken' }, '410': { description: 'Not wanted any more: not tried again' } },
    },
  }) as OpenAPIV3_1.PathItemObject

function operation(schemas: Schemas, problem: Schema, name: string, call: Call): OpenAPIV3_1.OperationObject {
  const status = call.status ?? (call.reply === null ? 204 : 200)
  const links = linksOf[name as CallName]
  const answer = { ...reply(schemas, name, call), ...(links ? { links } : {}) }
  const varied = Object.entries(call.varies ?? {}).map(([code, description]) => [code, { ...answer, description }] as const)
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.access === 'api-key' ? 'programs' : 'people'],
    ...(call.access === 'visitor' ? {} : { security: [{ [call.access]: [] }] }),
    parameters: [
      ...parameters(schemas, call.params, 'path'),
      ...parameters(schemas, call.query, 'query'),
      ...(call.varies ? preferences : []),
    ],
    ...(call.body ? { requestBody: requestBody(schemas, name, call) } : {}),
    responses: { [status]: answer, ...Object.fromEntries(varied), ...problems(problem, call) },
  }
}

// What a call that makes a job once, and may wait for it, reads beside its body.
export const preferences: OpenAPIV3_1.ParameterObject[] = [
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

function requestBody(schemas: Schemas, name: string, call: Call): OpenAPIV3_1.RequestBodyObject {
  const { body } = call
  const binary: Schema = { type: 'string', minLength: 1, contentMediaType: 'application/octet-stream' }
  if (body === 'multipart') {
    const file: Schema = { type: 'object', required: ['file'], properties: { file: binary }, additionalProperties: false }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  if (body === 'raw' || body === undefined) return { required: true, content: { 'application/json': { schema: {} } } }
  const schema = schemas.reference(body, 'input', `${capitalised(name)}Request`)
  const examples = (devExamples as Readonly<Record<string, Readonly<Record<string, DevExample>>>>)[name]
  const shown =
    examples && Object.fromEntries(Object.entries(examples).map(([title, { summary, body: value }]) => [title, { summary, value }]))
  const json = { 'application/json': { schema, ...(shown ? { examples: shown } : {}) } }
  return { required: true, content: call.parts ? { ...json, 'multipart/form-data': parts(schemas, binary) } : json }
}

// The same as in JSON, its inputs sent as files; what is not plain text comes as JSON.
function parts(schemas: Schemas, binary: Schema): OpenAPIV3_1.MediaTypeObject {
  const { model_name = {}, options = {} } = (schemas.inline(DevConvertParts, 'input').properties ?? {}) as Record<string, Schema>
  return {
    schema: {
      type: 'object',
      required: ['model_name', 'file'],
      properties: { model_name, options, file: { type: 'array', minItems: 1, items: binary } },
      additionalProperties: false,
    },
    encoding: { options: { contentType: 'application/json' } },
  }
}

function reply(schemas: Schemas, name: string, call: Call): OpenAPIV3_1.ResponseObject {
  const { reply: answer, varies } = call
  const headers = { headers: { ...limitHeaders, ...(varies ? jobHeaders : {}) } }
  if (answer === null) return { description: 'Done', ...headers }
  if (answer === 'events')
    return { description: 'Server-sent events: the data of each is the whole, as JSON.', ...headers, content: { 'text/event-stream': {} } }
  if (answer === 'picture') return { description: 'A picture', ...headers, content: { 'image/webp': {}, 'image/png': {} } }
  if (answer === 'download') return { description: 'A file', ...headers, content: { '*/*': {} } }
  return {
    description: 'The answer',
    ...headers,
    content: { 'application/json': { schema: schemas.reference(answer, 'output', `${capitalised(name)}Reply`) } },
  }
}

const header = (description: string, type: 'integer' | 'string' = 'integer'): OpenAPIV3_1.HeaderObject => ({
  description,
  schema: { type },
})
export const limitHeaders: Headers = {
  'RateLimit-Limit': header('Requests that the limit allows in its window.'),
  'RateLimit-Remaining': header('Requests left in the window.'),
  'RateLimit-Reset': header('Seconds until the window begins anew.'),
  'RateLimit-Policy': header('The limit and its window in seconds: `100;w=60`.', 'string'),
}
export const jobHeaders: Headers = {
  Location: header('Where the job is.', 'string'),
  'Preference-Applied': header('`wait=N` when it was waited.', 'string'),
  'Idempotent-Replayed': header('`true` when an earlier request had made the job.', 'string'),
}

/** What a call may refuse with whatever it does, beside its own errors. */
export function generalErrors(call: Call): ErrorCode[] {
  const always: ErrorCode[] = ['invalid-request', 'too-many-requests', 'internal-error', 'service-unavailable']
  if (call.body) always.push('unsupported-media-type', 'body-too-large')
  if (call.method !== 'GET') always.push('unsupported-media-type')
  if (call.params) always.push('not-found')
  const ofAccess: Record<Call['access'], ErrorCode[]> = {
    visitor: [],
    session: ['session-expired', 'wrong-credential'],
    'api-key': ['api-key-invalid', 'wrong-credential'],
  }
  return [...ofAccess[call.access], ...always]
}

// Several errors can share a status: their codes are listed under it.
function problems(problem: Schema, call: Call): Record<string, OpenAPIV3_1.ResponseObject> {
  const byStatus = Map.groupBy(new Set([...call.errors, ...generalErrors(call)]), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errors[code].sentence}`).join('\n'),
        ...(status === 429 || status === 503 ? { headers: { ...limitHeaders, 'Retry-After': header('Seconds to wait.') } } : {}),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  )
}

function parameters(schemas: Schemas, schema: z.ZodType | undefined, where: 'path' | 'query'): OpenAPIV3_1.ParameterObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.inline(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property as Schema,
  })) as OpenAPIV3_1.ParameterObject[]
}

const capitalised = (name: string): string => name[0]?.toUpperCase() + name.slice(1)
