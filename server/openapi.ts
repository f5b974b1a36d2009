import { type Call, calls, type ErrorCode, errors, Problem } from '@docmill/contracts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'

type Schema = OpenAPIV3_1.SchemaObject

/** The OpenAPI 3.1 document of all calls, from the same table and schemas that mount and check them. */
export function openApiDocument(publicUrl: string, version: string): OpenAPIV3_1.Document {
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Docmill', version, description: 'Documents in, data you can trust out.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access_token of a log-in.' },
        'api-key': { type: 'http', scheme: 'bearer', description: 'The API key of the account.' },
      },
    },
  }
}

function operation(name: string, call: Call): OpenAPIV3_1.OperationObject {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'visitor' ? {} : { security: [{ [call.access]: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body ? { requestBody: requestBody(call.body) } : {}),
    responses: { [call.status ?? (call.reply === null ? 204 : 200)]: reply(call.reply), ...problems(call) },
  }
}

function requestBody(body: NonNullable<Call['body']>): OpenAPIV3_1.RequestBodyObject {
  if (body === 'multipart') {
    const file: Schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  if (body === 'raw') return { required: true, content: { 'application/json': { schema: {} } } }
  return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
}

function reply(answer: Call['reply']): OpenAPIV3_1.ResponseObject {
  if (answer === null) return { description: 'Done' }
  if (answer === 'events') return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (answer === 'picture') return { description: 'A picture', content: { 'image/webp': {}, 'image/png': {} } }
  if (answer === 'download') return { description: 'A file', content: { 'application/octet-stream': {} } }
  return { description: 'The answer', content: { 'application/json': { schema: jsonSchema(answer, 'output') } } }
}

// Several errors can share a status: their codes are listed under it.
function problems(call: Call): Record<string, OpenAPIV3_1.ResponseObject> {
  const always: ErrorCode[] = ['invalid-request', 'too-many-requests', 'internal-error', 'service-unavailable']
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
