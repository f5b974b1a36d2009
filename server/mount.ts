import { finished, Readable } from 'node:stream'
import { type Call, type CallName, calls } from '@docmill/contracts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Admit } from './caller.ts'
import type { ArrivingFile, Handlers, Streamed } from './feature.ts'

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
    scope.removeAllContentTypeParsers()
    // One byte more than allowed, so that a file of exactly the limit is not taken for one that was cut.
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: fileBytes + 1, headerPairs: 50 },
      throwFileSizeLimit: false,
    })
    mountIn(scope, 'multipart')
  })
}

type BodyKind = 'json' | 'raw' | 'multipart'
const bodyKind = ({ body }: Call): BodyKind => (body === 'raw' || body === 'multipart' ? body : 'json')

function acceptJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  // Keys that would reach an object's prototype are refused; an empty body is no body, since programs send the type regardless.
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

function mountCall(scope: FastifyInstance, name: CallName, call: Call, handle: AnyHandler, admit: Admit): void {
  const callers = new WeakMap<FastifyRequest, unknown>()
  scope.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.errors.includes('body-too-large') ? proseBytes : jsonBytes,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { caller, headers } = await admit({ call: name, authorization: request.headers.authorization ?? null, address: request.ip })
      reply.headers(headers)
      callers.set(request, caller)
    },
    handler: async (request, reply) => {
      const answer = await handle({
        caller: callers.get(request),
        params: checked(call.params, request.params),
        query: checked(call.query, request.query),
        body: await bodyOf(call, request),
        headers: request.headers,
        address: request.ip,
        requestId: request.id,
        signal: goneSignal(reply),
      })
      return send(reply, call, answer)
    },
  })
}

const checked = (schema: z.ZodType | undefined, value: unknown): unknown => schema?.parse(value)

async function bodyOf(call: Call, request: FastifyRequest): Promise<unknown> {
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

// Aborted when the connection closes before the reply is out.
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  finished(reply.raw, (error) => {
    if (error) gone.abort()
  })
  return gone.signal
}

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
  const parsed = call.reply.safeParse(answer)
  if (!parsed.success) throw new Error('a reply does not keep to its contract', { cause: parsed.error })
  return reply
    .code(call.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(parsed.data))
}
