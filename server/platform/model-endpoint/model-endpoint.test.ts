import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ModelEndpoint, openModelEndpoint } from './index.ts'

/** A server that speaks the protocol, well or badly. */
type Behaviour = (
  response: ServerResponse,
  request: { readonly body: string; readonly headers: IncomingMessage['headers']; readonly url: string },
) => void
const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function endpoint(
  behave: Behaviour,
  limits: { timeoutMs?: number; openMs?: number; pauseMs?: number; longestPauseMs?: number } = {},
): Promise<{ model: ModelEndpoint; asked: () => number }> {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => behave(response, { body, headers: request.headers, url: request.url ?? '' }))
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const model = openModelEndpoint(
    { url: `http://127.0.0.1:${port}/v1`, key: 'secret-key', name: 'reader-1' },
    { timeoutMs: 2_000, pauseMs: 1, ...limits },
  )
  if (model === null) throw new Error('no endpoint')
  return { model, asked: () => asked }
}

const completion = (content: string, finish = 'stop'): string =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: finish }] })
const saying =
  (content: string, finish?: string): Behaviour =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(content, finish))
const question = {
  text: 'What is the total?',
  schema: { type: 'object' },
  pictures: [{ mediaType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }],
}
const patient = new AbortController().signal

test('a question goes out as a chat completion with pictures and a strict schema, without tools', async () => {
  let sent: { body: string; headers: IncomingMessage['headers']; url: string } | null = null
  const { model } = await endpoint((response, request) => {
    sent = request
    saying('{"total":"25.50"}')(response, request)
  })
  expect(await model.ask(question, patient)).toEqual({ total: '25.50' })
  const { body, headers, url } = sent as unknown as { body: string; headers: IncomingMessage['headers']; url: string }
  expect([url, headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer secret-key'])
  const request = JSON.parse(body)
  expect(request).toMatchObject({
    model: 'reader-1',
    response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
  })
  expect(request.messages[1].content[1].image_url.url).toBe('data:image/webp;base64,AQID')
  expect(request.tools).toBeUndefined()
})

test('JSON between fences is read', async () => {
  const { model } = await endpoint(saying('Here you are:\n```json\n{"a": "b"}\n```'))
  expect(await model.ask(question, patient)).toEqual({ a: 'b' })
})

test.each([
  ['among sentences', 'The JSON is {"a": "b"} as you see.'],
  ['after thoughts', '<think>They want {json}, such as {"x": 1}.</think>\n{"a": "b"}'],
])('JSON %s is read', async (_, content) => {
  const { model, asked } = await endpoint(saying(content))
  expect([await model.ask(question, patient), asked()]).toEqual([{ a: 'b' }, 1])
})

test('an answer in parts is put together', async () => {
  const content = [
    { type: 'text', text: '{"a":' },
    { type: 'text', text: ' "b"}' },
  ]
  const { model } = await endpoint((response) => response.writeHead(200).end(JSON.stringify({ choices: [{ message: { content } }] })))
  expect(await model.ask(question, patient)).toEqual({ a: 'b' })
})

test('an endpoint that says when to come again is asked then, and not again when that is too late', async () => {
  const busy = async (retryAfter: string, limits: { pauseMs?: number; longestPauseMs?: number }) => {
    let calls = 0
    const { model, asked } = await endpoint((response, request) => {
      calls += 1
      if (calls === 1) response.writeHead(429, { 'retry-after': retryAfter }).end()
      else saying('{"a": "b"}')(response, request)
    }, limits)
    return { answer: await model.ask(question, patient).catch(({ fault }: { fault: string }) => fault), asked: asked() }
  }
  // The usual pause would outlast the question: only the time that the endpoint names can have been waited for.
  expect(await busy('0', { pauseMs: 60_000 })).toEqual({ answer: { a: 'b' }, asked: 2 })
  expect(await busy(new Date(0).toUTCString(), { pauseMs: 60_000 })).toEqual({ answer: { a: 'b' }, asked: 2 })
  expect(await busy('3600', {})).toEqual({ answer: 'refused', asked: 1 })
})

test.each<[string, Behaviour, string]>([
  [
    'a call of a tool',
    (response) => response.writeHead(200).end('{"choices":[{"message":{"content":null,"tool_calls":[{}]}}]}'),
    'not-json',
  ],
  ['a sentence', saying('I cannot read this document.'), 'not-json'],
  ['an answer cut off', saying('{"a": "b', 'length'), 'cut-off'],
  ['half a reply', (response) => response.writeHead(200).end(completion('{}').slice(0, 20)), 'not-json'],
  ['another protocol', (response) => response.writeHead(200).end('<html></html>'), 'not-json'],
  ['ten megabytes', (response) => response.writeHead(200).end(completion('x'.repeat(10_000_000))), 'too-long'],
  ['a refusal', (response) => response.writeHead(401).end('{}'), 'unreachable'],
  ['a way elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'unreachable'],
  ['a broken connection', (response) => response.destroy(), 'unreachable'],
])('%s is no answer', async (_, behave, fault) => {
  const { model } = await endpoint(behave)
  await expect(model.ask(question, patient)).rejects.toMatchObject({ fault })
})

/** A question whose answer must be {"total": text or null} and nothing else. */
const strict = {
  ...question,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['total'],
    properties: { total: { type: ['string', 'null'] } },
  },
}

/** An endpoint that gives these answers one after the other, and the bodies it was sent. */
async function answering(...answers: readonly string[]): Promise<{ model: ModelEndpoint; bodies: string[] }> {
  const bodies: string[] = []
  const { model } = await endpoint((response, request) => {
    bodies.push(request.body)
    saying(answers[bodies.length - 1] ?? '{}')(response, request)
  })
  return { model, bodies }
}

test.each([
  ['a value of another type', '{"total": 25.5}', /"total" must be string or null/],
  ['a key that is missing', '{}', /lacks "total"/],
  ['a key nobody asked for', '{"total": null, "iban": "x"}', /has "iban"/],
  ['no JSON', 'The total is 25.50.', /must be JSON/],
])('an answer with %s is asked for once more, with what was wrong', async (_, answer, told) => {
  const { model, bodies } = await answering(answer, '{"total": "25.50"}')
  expect(await model.ask(strict, patient)).toEqual({ total: '25.50' })
  const [, again] = bodies.map((body) => JSON.parse(body).messages)
  expect(again.map(({ role }: { role: string }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect([again[2].content, again[3].content]).toEqual([answer, expect.stringMatching(told)])
})

test('an answer that fits is not asked for again, and one that never fits not a third time', async () => {
  const fitting = await answering('{"total": null}')
  expect([await fitting.model.ask(strict, patient), fitting.bodies.length]).toEqual([{ total: null }, 1])
  const never = await answering('{"sum": 1}', '{"sum": 2}', '{"total": "3"}')
  expect([await never.model.ask(strict, patient), never.bodies.length]).toEqual([{ sum: 1 }, 2])
})

test('an answer of a wrong shape stands when the second one does not come', async () => {
  let calls = 0
  const { model } = await endpoint((response, request) => (++calls === 1 ? saying('{"total": 7}')(response, request) : response.destroy()))
  expect(await model.ask(strict, patient)).toEqual({ total: 7 })
})

test('a stream without end is cut', async () => {
  const { model } = await endpoint((response) => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  })
  await expect(model.ask(question, patient)).rejects.toMatchObject({ fault: 'too-long' })
})

test('an endpoint that stalls is given up', async () => {
  const { model } = await endpoint(() => {}, { timeoutMs: 60 })
  await expect(model.ask(question, patient)).rejects.toMatchObject({ fault: 'late' })
})

test('trouble that may pass is tried once more, and no more than once', async () => {
  let calls = 0
  const passing = await endpoint((response, request) => {
    calls += 1
    if (calls === 1) response.writeHead(503).end()
    else saying('{}')(response, request)
  })
  expect(await passing.model.ask(question, patient)).toEqual({})
  const lasting = await endpoint((response) => response.writeHead(429).end())
  await expect(lasting.model.ask(question, patient)).rejects.toMatchObject({ fault: 'refused' })
  expect(lasting.asked()).toBe(2)
})

test('after five failures nobody waits for it, until one question is let through and answered', async () => {
  let well = false
  const { model, asked } = await endpoint((response, request) => (well ? saying('{}')(response, request) : response.writeHead(401).end()), {
    openMs: 150,
  })
  for (let i = 0; i < 5; i++) await expect(model.ask(question, patient)).rejects.toMatchObject({ fault: 'unreachable' })
  await expect(model.ask(question, patient)).rejects.toMatchObject({ fault: 'breaker-open' })
  expect(asked()).toBe(5)
  well = true
  await expect.poll(() => model.ask(question, patient).catch(() => null), { timeout: 3_000 }).toEqual({})
  expect(await model.ask(question, patient)).toEqual({})
})

test('somebody who cancels does not count against the endpoint', async () => {
  const { model } = await endpoint(() => {})
  for (let i = 0; i < 6; i++) {
    const controller = new AbortController()
    const asked = model.ask(question, controller.signal)
    controller.abort(new Error('cancelled'))
    await expect(asked).rejects.toThrow('cancelled')
  }
})

test('no settings: no endpoint', () => {
  expect(openModelEndpoint(null)).toBeNull()
})
