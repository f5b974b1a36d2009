// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Conversion } from '@docmill/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError, followConversion, request, uploadFile } from './api.ts'
import { onSessionExpired, storedToken, storeToken } from './session.ts'

// A real HTTP server on this machine that answers as each test says; the service itself is tested where it stands.
let answer: (request: IncomingMessage, response: ServerResponse) => void
let server: Server

beforeEach(async () => {
  server = createServer((incoming, response) => answer(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
afterEach(async () => {
  localStorage.clear()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const problem = (response: ServerResponse, status: number, rest: object) =>
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title: 'x', status, detail: 'x', ...rest }))
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`)
  return error
}

test('a call of a signed-in person carries the token, a visitor’s call does not', async () => {
  storeToken('secret-token')
  const seen: (string | undefined)[] = []
  answer = (incoming, response) => {
    seen.push(incoming.headers.authorization)
    response.end('{}')
  }
  await request('settings')
  await request('site')
  expect(seen).toEqual(['Bearer secret-token', undefined])
})

test('parameters go into the path, the query behind it, empty values nowhere', async () => {
  let asked = ''
  answer = (incoming, response) => {
    asked = incoming.url ?? ''
    response.end('{}')
  }
  await request('conversion', { params: { id: 'a/b' } })
  expect(asked).toBe('/api/docmill/conversions/a%2Fb')
  await request('conversions', { query: { page: 2, search: '' } })
  expect(asked).toBe('/api/docmill/conversions?page=2')
})

test('a refusal keeps its code, its sentence and its fields', async () => {
  answer = (_incoming, response) =>
    problem(response, 409, { code: 'username-taken', message: 'Username already exists', fields: { username: 'taken' } })
  const error = await failureOf(request('updateUserName', { body: { userName: 'Ines' } }))
  expect([error.code, error.status, error.message, error.fields]).toEqual([
    'username-taken',
    409,
    'Username already exists',
    { username: 'taken' },
  ])
})

test('any 401 ends the session, once', async () => {
  storeToken('dead')
  let ended = 0
  const stop = onSessionExpired(() => ended++)
  answer = (_incoming, response) => problem(response, 401, { code: 'session-expired', message: 'Session expired. Please login again.' })
  await Promise.all([failureOf(request('settings')), failureOf(request('dashboard'))])
  stop()
  expect(ended).toBe(1)
  expect(storedToken()).toBeNull()
})

test('a reply that is not ours is told apart from a refusal', async () => {
  answer = (_incoming, response) => response.writeHead(502).end('<html>Bad gateway')
  expect((await failureOf(request('settings'))).code).toBe('unexpected-reply')
})

test('no connection is said in a sentence', async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  const error = await failureOf(request('site'))
  expect([error.code, error.status]).toEqual(['unreachable', 0])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

test('an upload that is refused tells why', async () => {
  answer = (incoming, response) => {
    incoming.resume()
    incoming.on('end', () => problem(response, 415, { code: 'unsupported-file', message: 'This kind of file cannot be read.' }))
  }
  const error = await failureOf(uploadFile(new File(['x'], 'x.exe'), () => undefined, new AbortController().signal))
  expect(error.code).toBe('unsupported-file')
})

test('a conversion is followed over a broken connection to its end', async () => {
  const states: string[] = []
  let connections = 0
  answer = (_incoming, response) => {
    connections++
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (state: string) => response.write(`event: conversion\ndata: ${JSON.stringify({ state } as Partial<Conversion>)}\n\n`)
    send(connections === 1 ? 'running' : 'done')
    response.end()
  }
  await followConversion('a', ({ state }) => states.push(state), new AbortController().signal)
  expect(states).toEqual(['running', 'done'])
})

test('a conversion that is gone is not followed for ever', async () => {
  answer = (_incoming, response) =>
    problem(response, 404, { code: 'conversion-not-found', message: 'This conversion is not here any more.' })
  const error = await failureOf(followConversion('a', () => undefined, new AbortController().signal))
  expect(error.code).toBe('conversion-not-found')
})
