import { finished, Readable } from 'node:stream'
import { type Call, type CallName, calls } from '@docmill/contracts'
import { files as fileLimits } from '@docmill/contracts/limits'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Admission, Admit } from './caller.ts'
import { Answered, type ArrivingFile, type ArrivingPart, type ArrivingParts, type Handlers, type Streamed } from './feature.ts'

type AnyHandler = (request: unknown) => Promise<unknown>

export interface Mounted {
  readonly handlers: Handlers
  readonly admit: Admit
  /** Largest uploaded file, in bytes. */
  readonly fileBytes: number
}

// Calls that anyone may fill with prose, the enquiries, answer 'body-too-large': 10 KB is more than a form is ever filled with.
const jsonBytes = 64 * 1024
const proseBytes = 10 * 1024
const rawBytes = 256 * 1024
// Beside files, a request in parts has a name and options; more fields are a mistake.
const mostFields = 10

/**
 * Mounts every call of the contract, each with its handler: admit the caller, read and check what was sent, handle, check and send the
 * answer. Throws when a call has no handler or a handler no call.
 */
export async function mount(app: FastifyInstance, { handlers, admit, fileBytes }: Mounted): Promise<void> {
  const missing = Object.keys(calls).filter((name) => !(name in handlers))
  const extra = Object.keys(handlers).filter((name) => !(name in calls))
  if (missing.length + extra.length > 0)
    throw new Error(`calls without a handler: ${missing.join(', ') || 'none'}; handlers without a call: ${extra.join(', ') || 'none'}`)

  const mountIn = (scope: FastifyInstance, kind: BodyKind) => {
    for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
      if (bodyKind(call) === kind) mountCall(scope, name, call, handlers[name] as AnyHandler, admit)
    }
  }
  await app.register(async (scope) => {
    acceptJson(scope)
    mountIn(scope, 'json')
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: rawBytes }, (_request, body, done) => done(null, body))
    mountIn(scope, 'raw')
  })
  await app.register(async (scope) => {
    acceptJson(scope)
    await scope.register(multipart, {
      limits: {
        files: fileLimits.atOnce + 1,
        fields: mostFields,
        parts: fileLimits.atOnce + mostFields + 1,
        fileSize: fileBytes + 1,
        fieldSize: jsonBytes,
        headerPairs: 50,
      },
      throwFileSizeLimit: false,
    })
    mountIn(scope, 'either')
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // One byte more than allowed, so that a file of exactly the limit is not taken for one that was cut.
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: fileBytes + 1, headerPairs: 50 },
      throwFileSizeLimit: false,
    })
    mountIn(scope, 'multipart')
  })
}

type BodyKind = 'json' | 'raw' | 'multipart' | 'either'
const bodyKind = ({ body, parts }: Call): BodyKind => (parts ? 'either' : body === 'raw' || body === 'multipart' ? body : 'json')

function acceptJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  // Keys that would reach an object's prototype are refused; an empty body is no body, since programs send the type regardless.
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

function mountCall(scope: FastifyInstance, name: CallName, call: Call, handle: AnyHandler, admit: Admit): void {
  const admissions = new WeakMap<FastifyRequest, Admission>()
  scope.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyBytes ?? (call.errors.includes('body-too-large') ? proseBytes : jsonBytes),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const admission = await admit({ call: name, authorization: request.headers.authorization ?? null, address: request.ip })
      reply.headers(admission.headers)
      admissions.set(request, admission)
    },
    handler: async (request, reply) => {
      const answer = await handle({
        caller: admissions.get(request)?.caller,
        params: checked(call.params, request.params),
        query: checked(call.query, request.query),
        body: await bodyOf(call, request),
        headers: request.headers,
        address: admissions.get(request)?.address,
        requestId: request.id,
        signal: goneSignal(reply),
      })
      return send(reply, call, answer)
    },
  })
}

const checked = (schema: z.ZodType | undefined, value: unknown): unknown => schema?.parse(value)

async function bodyOf(call: Call, request: FastifyRequest): Promise<unknown> {
  if (call.parts) return arrivingParts(call, request)
  if (call.body === 'multipart') return arrivingFile(request)
  if (call.body === 'raw') return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return checked(call.body, request.body ?? {})
}

async function arrivingFile(request: FastifyRequest): Promise<ArrivingFile> {
  if (!request.isMultipart()) throw new ApiError('unsupported-media-type')
  const part = await request.file().catch((error: unknown) => {
    throw new ApiError('upload-incomplete', {}, { cause: error })
  })
  if (part?.fieldname !== 'file') throw new ApiError('invalid-request', { fields: { file: 'Send one file in the field "file"' } })
  return { fileName: part.filename ?? '', content: part.file }
}

function arrivingParts(call: Call, request: FastifyRequest): ArrivingParts<unknown> {
  if (!request.isMultipart()) return { kind: 'json', json: checked(call.body as z.ZodType, request.body ?? {}) }
  return { kind: 'parts', parts: partsOf(request) }
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<ArrivingPart> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') yield { kind: 'file', name: part.fieldname, fileName: part.filename ?? '', content: part.file }
      else yield { kind: 'field', name: part.fieldname, value: textOf(part.value) }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new ApiError(/_LIMIT$/.test(code) ? 'too-many-files' : 'upload-incomplete', {}, { cause: error })
  }
}

// A part that says it is JSON comes parsed: the contract reads it as text, whatever it says.
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

// Aborted when the connection closes before the reply is out.
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  finished(reply.raw, (error) => {
    if (error) gone.abort()
  })
  return gone.signal
}

const status = (call: Call): 200 | 201 | 202 => (call.status === 201 || call.status === 202 ? call.status : 200)

function send(reply: FastifyReply, call: Call, answer: unknown): FastifyReply {
  if (call.reply === null) return reply.code(204).send()
  if (typeof call.reply === 'string') {
    const { headers, content } = answer as Streamed
    return reply
      .code(call.status ?? 200)
      .headers(headers)
      .send(content instanceof Readable ? content : Readable.from(content))
  }
  // What the contract does not name is not sent: parsing drops it. A reply that breaks the contract is our fault, not the caller's.
  const varied = answer instanceof Answered ? answer : new Answered(answer, status(call), {})
  const parsed = call.reply.safeParse(varied.reply)
  if (!parsed.success) throw new Error('a reply does not keep to its contract', { cause: parsed.error })
  return reply.code(varied.status).headers(varied.headers).type('application/json; charset=utf-8').send(JSON.stringify(parsed.data))
}
