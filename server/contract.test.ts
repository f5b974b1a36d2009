import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Call, type CallName, calls, errorCodes, Problem } from '@docmill/contracts'
import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock/index.ts'
import { createLogger } from './platform/log/index.ts'
import { openService, type Service } from './service.ts'

const names = Object.keys(calls) as CallName[]
const of = (name: CallName): Call => calls[name]

interface Person {
  readonly mark: string
  readonly email: string
  readonly token: string
  readonly apiKey: string
}

// The whole service as operators start it, on a fresh folder, asked over HTTP by strangers and by two people.
describe('the whole service', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-contract-'))
  let service: Service
  let address: string
  let one: Person
  let two: Person
  beforeAll(async () => {
    const config = readConfig({ PORT: '0', DOCMILL_DATA: folder, DOCMILL_ROLES: 'web', LOG_LEVEL: 'silent' })
    // Nobody's address is worth more than another one's: each request may say its own, so that limits stay out of these tests.
    service = await openService({ ...config, trustedProxies: ['127.0.0.1'] }, { clock: systemClock, log: createLogger('silent') })
    address = (await service.start()) ?? ''
    one = await person('person-one')
    two = await person('person-two')
  }, 120_000)
  afterAll(async () => {
    await service.stop(0)
    rmSync(folder, { recursive: true })
  })

  let requests = 0
  const send = (method: string, url: string, options: { token?: string; body?: string; headers?: Record<string, string> } = {}) => {
    requests += 1
    return fetch(`${address}${url}`, {
      method,
      redirect: 'manual',
      ...(options.body === undefined || method === 'GET' ? {} : { body: options.body }),
      headers: {
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
        ...options.headers,
      },
    })
  }
  const ask = async (name: CallName, body: object, token?: string) => {
    const answer = await send(of(name).method, of(name).path, { body: JSON.stringify(body), ...(token ? { token } : {}) })
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const person = async (mark: string): Promise<Person> => {
    const email = `${mark}@example.com`
    const password = 'correct horse battery'
    const { userId } = await ask('signUp', { email, password, firstName: mark, lastName: mark, username: mark })
    const mails = (await (await send('GET', '/outbox.json')).json()) as { to: string; text: string }[]
    const otp = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0]
    await ask('verifyOtp', { userId, otp })
    const token = (await ask('login', { username: email, password })).access_token ?? ''
    return { mark, email, token, apiKey: await keyOf(token) }
  }
  // A key is asked for anew: one of the calls replaces it.
  const keyOf = async (token: string) => ((await (await send('GET', of('apiKey').path, { token })).json()) as { api_key: string }).api_key
  const credentialFor = (access: Call['access']) => (access === 'visitor' ? undefined : access === 'session' ? one.token : keyOf(one.token))
  const withParameters = (url: string, value: string) => url.replace(/:\w+/g, encodeURIComponent(value))

  /** What any refusal must look like: a problem document of the contract, without a trace of how the service is made. */
  const checkRefusal = async (answer: Response, what: string): Promise<string> => {
    const text = await answer.text()
    expect(answer.status, `${what}: ${text}`).not.toBe(500)
    expect(text, what).not.toMatch(/node_modules|\bat [\w.<>]+ \(|\.ts:\d+|syntax error|relation "|column "/)
    if (answer.status < 400) return text
    expect(answer.headers.get('content-type'), what).toBe('application/problem+json; charset=utf-8')
    const problem = Problem.parse(JSON.parse(text))
    expect(problem.status, what).toBe(answer.status)
    expect(errorCodes, what).toContain(problem.code)
    return text
  }

  it('describes itself by a document that an OpenAPI validator accepts, with every call in it', async () => {
    const manual = (await (await send('GET', '/api/docmill/openapi.json')).json()) as { paths: Record<string, Record<string, object>> }
    const { valid, errors } = await new Validator().validate(structuredClone(manual))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    const described = Object.entries(manual.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    )
    expect(described.sort()).toEqual(names.map((name) => `${of(name).method} ${of(name).path.replace(/:(\w+)/g, '{$1}')}`).sort())
  })

  // A few runs for each call: the strange values are many, the calls are many, and every run is a request.
  const runs = { numRuns: 15, seed: 20_261_120 }
  const strange = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\u202e',
      "' or 1=1 --",
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '__proto__',
      -1,
      0,
      0.1,
      1e308,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      [[]],
      'x'.repeat(10_000),
      '00000000-0000-0000-0000-000000000000',
      '2026-02-30T25:61:61Z',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.double(),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const sound: Readonly<Record<string, unknown>> = {
    email: 'fuzzed@example.com',
    username: 'fuzzed',
    password: 'correct horse battery',
    firstName: 'F',
    lastName: 'F',
    userName: 'fuzzed',
    name: 'F',
    companyName: 'F',
    requirement: 'F',
    requirements: 'F',
    usersCount: 3,
    otp: '123456',
    userId: '00000000-0000-4000-8000-000000000000',
    token: 'x'.repeat(43),
    amount: 1000,
    payment_id: 'pay_1',
    order_id: 'order_1',
    signature: 'x',
    confirm: 'DELETE',
  }
  const body = fc.oneof(
    // A sound body with one field that is strange, a field that is missing, a field too many, and no object at all.
    fc
      .record({ field: fc.constantFrom(...Object.keys(sound)), value: strange })
      .map(({ field, value }) => JSON.stringify({ ...sound, [field]: value })),
    fc.constantFrom(...Object.keys(sound)).map((field) => JSON.stringify({ ...sound, [field]: undefined })),
    fc
      .dictionary(fc.string({ maxLength: 20 }), strange, { maxKeys: 5 })
      .map((extra) => JSON.stringify({ ...sound, ...extra, confirm: 'no' })),
    strange.map((value) => JSON.stringify(value) ?? ''),
    fc.string({ maxLength: 100 }),
    fc.constant('{"a":'.repeat(2000)),
    fc.constant('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  )

  // What ends sessions or accounts is sent by people of its own, since the other tests need theirs.
  const ending: readonly CallName[] = ['logOut', 'logOutEverywhere', 'deleteAccount']
  const isAlive = async (token: string) => (await send('GET', of('dashboard').path, { token })).status === 200
  let leavers = 0
  let leaving: Person | null = null
  const leaver = async (): Promise<Person> => {
    if (leaving && (await isAlive(leaving.token))) return leaving
    leavers += 1
    leaving = await person(`leaver-${leavers}`)
    return leaving
  }

  it.each(names.filter((name) => !ending.includes(name)))(
    'answers anything sent to %s as its contract says',
    async (name) => {
      const { method, path: url, access } = of(name)
      const token = await credentialFor(access)
      await fc.assert(
        fc.asyncProperty(
          body,
          fc.oneof(fc.constant('00000000-0000-4000-8000-000000000000'), fc.string({ minLength: 1, maxLength: 60 })),
          async (sent, id) => {
            const target = withParameters(url, id.replace(/^\.+$/, 'x'))
            // A request that no browser or library would send is not one of these.
            const query =
              method === 'GET' ? `?page=${encodeURIComponent(sent.slice(0, 40))}&perPage=${encodeURIComponent(sent.slice(0, 3))}` : ''
            if (!(target + query).isWellFormed()) return
            const answer = await send(method, `${target}${query}`, { body: sent, ...(token ? { token } : {}) })
            const text = await checkRefusal(answer, `${name} with ${sent.slice(0, 200)}`)
            expect(text).not.toContain(two.email)
          },
        ),
        runs,
      )
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
    120_000,
  )

  it.each(ending)(
    'answers anything sent to %s as its contract says, and ends nothing when it refuses',
    async (name) => {
      const { method, path: url } = of(name)
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          const { token } = await leaver()
          const answer = await send(method, url, { body: sent, token })
          const text = await checkRefusal(answer, `${name} with ${sent.slice(0, 200)}`)
          for (const { email } of [one, two]) expect(text).not.toContain(email)
          const ends = answer.ok && name !== 'logOutEverywhere'
          expect(await isAlive(token), `${name} with ${sent.slice(0, 200)}`).toBe(!ends)
        }),
        runs,
      )
      for (const { token } of [one, two]) expect(await isAlive(token)).toBe(true)
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
    120_000,
  )

  it.each(names)('takes nothing but what it documents for %s: no form, no plain text', async (name) => {
    const { method, path: url, access, body: sent } = of(name)
    if (method === 'GET' || sent === 'raw') return
    const token = await credentialFor(access)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
      expect(
        (
          await send(method, withParameters(url, '00000000-0000-4000-8000-000000000000'), {
            body: 'email=a',
            headers: { 'content-type': type },
            ...(token ? { token } : {}),
          })
        ).status,
        type,
      ).toBe(415)
  })

  it.each(names)('lets neither strangers nor the wrong credential into %s', async (name) => {
    const { method, path: url, access } = of(name)
    if (access === 'visitor') return
    const target = withParameters(url, '00000000-0000-4000-8000-000000000000')
    expect((await send(method, target)).status).toBe(401)
    expect((await send(method, target, { token: 'x'.repeat(40) })).status).toBe(401)
    expect((await send(method, target, { token: access === 'session' ? await keyOf(one.token) : one.token })).status).toBe(403)
  })

  it('shows nothing of one person to another, whatever they ask for', async () => {
    const order = await ask('createOrder', { amount: 1000 }, one.token)
    const sessions = (await (await send('GET', of('sessions').path, { token: one.token })).json()) as { sessions: { id: string }[] }
    const identifiers = [order.id ?? '', sessions.sessions[0]?.id ?? '', one.email]
    for (const name of names) {
      const { method, path: url, access, reply } = of(name)
      if (access !== 'session' || reply === 'events') continue
      for (const id of identifiers) {
        const answer = await send(method, withParameters(url, id), {
          token: ending.includes(name) ? (await leaver()).token : two.token,
          ...(method === 'GET' ? {} : { body: JSON.stringify({ order_id: id, id }) }),
        })
        const text = await answer.text()
        expect(answer.status, name).not.toBe(500)
        for (const secret of [one.mark, one.email, one.apiKey, one.token]) expect(text, `${name} of ${id}`).not.toContain(secret)
      }
    }
  }, 60_000)

  it('sets no cookie, lets no foreign page read, and has a policy on everything it answers', async () => {
    for (const url of ['/', '/nothing-here', '/api/docmill/site', '/api/docmill/nothing', '/api/docmill/dashboard', '/healthz']) {
      const answer = await send('GET', url, { headers: { origin: 'https://evil.example' } })
      expect(answer.headers.get('set-cookie'), url).toBeNull()
      expect(answer.headers.get('access-control-allow-origin'), url).toBeNull()
      expect(answer.headers.get('content-security-policy'), url).toMatch(/default-src 'none'/)
      await answer.body?.cancel()
    }
  })
})
