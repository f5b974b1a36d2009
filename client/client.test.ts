import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { Docmill, DocmillError } from './index.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** A service that answers each request with the next of these. */
async function serviceOf(...answers: ((request: IncomingMessage, reply: ServerResponse) => void)[]) {
  const heard: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: await text(request) })
    const answer = answers[Math.min(heard.length, answers.length) - 1]
    answer?.(request, reply)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const docmill = new Docmill({ key: 'dm_live_x', server: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  return { docmill, heard }
}
const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, reply: ServerResponse) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(status, { status, code, message: code }, headers)

describe('the client', () => {
  it('tries a creation again with the same key, and sends files as multipart', async () => {
    const { docmill, heard } = await serviceOf(
      problem(503, 'service-unavailable', { 'retry-after': '0' }),
      problem(429, 'too-many-requests', { 'retry-after': '0' }),
      (_request, reply) => reply.destroy(),
      json(202, { id: 'job', state: 'queued' }),
    )
    const job = await docmill.convert({ model_name: 'pdf-to-excel', inputs: [{ file: new Uint8Array([1, 2]), file_name: 'a.pdf' }] })
    expect(job.id).toBe('job')
    expect(heard).toHaveLength(4)
    expect(new Set(heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(heard[3]?.headers.authorization).toBe('Bearer dm_live_x')
    expect(heard[3]?.body).toContain('filename="a.pdf"')
  })

  it('throws what the service says, and does not try what trying does not mend', async () => {
    for (const [status, code] of [
      [402, 'not-enough-credits'],
      [429, 'daily-limit-reached'],
      [500, 'internal-error'],
    ] as const) {
      const { docmill, heard } = await serviceOf(problem(status, code))
      await expect(docmill.usage()).rejects.toMatchObject({ code, status })
      expect(heard).toHaveLength(1)
      server?.close()
    }
  })

  it('tells an answer that is not the service’s from one that is', async () => {
    const { docmill } = await serviceOf((_request, reply) => reply.writeHead(404).end('<html>a proxy'))
    await expect(docmill.usage()).rejects.toMatchObject({ code: 'unexpected-reply', status: 404 })
  })

  it('follows a job over a stream that breaks', async () => {
    const event = (state: string) => `event: job\ndata: {"state":"${state}"}\n\n`
    const { docmill, heard } = await serviceOf(
      (_request, reply) => {
        reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(`: hello\n\n${event('queued')}`)
        reply.write('event: job\ndata: {"sta', () => setImmediate(() => reply.destroy()))
      },
      (_request, reply) => reply.writeHead(200, { 'content-type': 'text/event-stream' }).end(event('running') + event('done')),
    )
    const states: string[] = []
    for await (const { state } of docmill.follow('a')) states.push(state)
    expect([states, heard.length]).toEqual([['queued', 'running', 'done'], 2])
  })

  it('asks for one workbook of the documents of several jobs', async () => {
    const { docmill, heard } = await serviceOf((_request, reply) => reply.writeHead(200).end('PK'))
    expect(await docmill.workbook(['a', 'b'])).toEqual(new Uint8Array([0x50, 0x4b]))
    expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/docmill/dev/workbook?jobs=a%2Cb'])
  })

  it('stops when it is told to', async () => {
    const { docmill } = await serviceOf(problem(503, 'service-unavailable', { 'retry-after': '60' }))
    const stopped = new AbortController()
    const waiting = docmill.usage({ signal: stopped.signal })
    stopped.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    expect(new DocmillError('unreachable', 0, 'x')).toBeInstanceOf(Error)
  })
})
