import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { type CallName, calls, errors } from '@docmill/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { type AppParts, buildApp } from './app.ts'
import type { Handlers } from './feature.ts'
import { createMetrics } from './operations/metrics.ts'
import { createLogger } from './platform/log/index.ts'
import { isTooSlow } from './slow-body.ts'
import { isAppPage } from './web-pages.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'docmill-web-'))
mkdirSync(path.join(webFolder, 'assets'))
mkdirSync(path.join(webFolder, '.pages'))
for (const [file, text] of [
  [
    'index.html',
    '<!doctype html><html lang="en"><title>the app</title><link rel="canonical" href="https://docmill.invalid/path"><meta property="og:image" content="https://docmill.invalid/preview.png">',
  ],
  [
    '.pages/landing.html',
    '<!doctype html><html lang="en"><title>the app</title><meta property="og:image" content="https://docmill.invalid/preview.png"><main>written out</main>',
  ],
  ['.pages/signup.html', '<!doctype html><html lang="en"><title>the app</title><style>b{}</style><script>1</script><main>sign up</main>'],
  ['.pages/offer.html', '<!doctype html><html lang="en"><title>the app</title><aside>offer</aside>'],
  ['robots.txt', 'Sitemap: https://docmill.invalid/sitemap.xml'],
  ['sitemap.xml', '<urlset><url><loc>https://docmill.invalid/</loc></url></urlset>'],
  ['assets/index-abc.js', 'export {}'],
  ['theme.js', '0'],
  ['terms-of-service.html', '<!doctype html><title>terms</title>'],
  ['terms-of-service.html.gz', gzipSync('<!doctype html><title>terms</title>')],
] as const)
  writeFileSync(path.join(webFolder, file), text)
afterAll(() => rmSync(webFolder, { recursive: true, force: true }))

// Every call answers 'not-found' unless a test gives it a handler: what is tested here is what stands around the handlers.
const handlers = (given: Partial<Handlers> = {}): Handlers =>
  ({
    ...Object.fromEntries(Object.keys(calls).map((name) => [name, () => Promise.reject(new ApiError('not-found'))])),
    ...given,
  }) as Handlers

const parts = (given: Partial<AppParts> = {}): AppParts => ({
  handlers: handlers(),
  admit: async ({ call }) => {
    if (calls[call].access !== 'visitor') throw new ApiError('session-expired')
    return { caller: { kind: 'visitor' }, address: '192.0.2.1', headers: { 'RateLimit-Limit': '600' } }
  },
  routes: [],
  operations: {
    version: '1.2.3',
    isolation: async () => ({ level: 'namespace', probes: [{ name: 'connect to the parent', denied: true }] }),
    checks: { database: async () => true, files: async () => true },
    metrics: createMetrics(async () => ({ queued: 3, running: 1 })),
    metricsOpen: false,
    accepting: () => true,
  },
  outbox: null,
  webFolder,
  thirdParties: { google: false, razorpay: false, chatWidget: null },
  publicUrl: 'https://docs.example.org',
  offerEndsAt: new Date('2024-12-31T00:00:00Z'),
  welcomeCredits: 200,
  trustedProxies: [],
  fileBytes: 1000,
  log: createLogger('silent'),
  ...given,
})

describe('the app', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildApp(
      parts({
        handlers: handlers({
          contact: async () => ({ message: 'thanks', secret: 'not in the contract' }) as { message: string },
          login: async () => {
            throw new Error('canary: the database said user@example.org')
          },
          forgotPassword: async () => {
            throw new ApiError('code-too-soon', { retryAfterSeconds: 30 })
          },
        }),
      }),
    )
  })
  afterAll(() => app.close())
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/docmill${url}`, payload: payload as object, headers })
  const enquiry = { name: 'Ada', companyName: 'Mill', email: 'ada@example.org', requirement: 'Tables' }

  it('answers a call with what its contract names, and nothing else', async () => {
    const reply = await post('/contact', enquiry)
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'thanks' }])
    expect(reply.headers).toMatchObject({ 'ratelimit-limit': '600', 'cache-control': 'no-store' })
  })

  it('names each wrong field with the sentence of the form', async () => {
    const reply = await post('/contact', { ...enquiry, name: undefined, email: 'ada' })
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({
      status: 422,
      code: 'invalid-request',
      fields: { name: 'Name is required', email: 'Invalid email' },
    })
  })

  it.each([
    ['text instead of JSON', 'name=Ada', { 'content-type': 'text/plain' }, 'unsupported-media-type'],
    ['a form instead of JSON', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported-media-type'],
    ['broken JSON', '{"name": ', { 'content-type': 'application/json' }, 'invalid-request'],
    ['JSON that reaches for prototypes', '{"__proto__": {"polluted": true}}', { 'content-type': 'application/json' }, 'invalid-request'],
    ['nothing at all', '', { 'content-type': 'application/json' }, 'invalid-request'],
    [
      'far too much',
      JSON.stringify({ ...enquiry, requirement: 'x'.repeat(30_000) }),
      { 'content-type': 'application/json' },
      'body-too-large',
    ],
  ] as const)('refuses %s', async (_what, payload, headers, code) => {
    const reply = await post('/contact', payload, headers)
    expect([reply.statusCode, reply.json().code]).toEqual([errors[code].status, code])
  })

  it('says what is wrong with a body that cannot be read', async () => {
    const reply = await post('/contact', '{"note": {"__proto__": null}}', { 'content-type': 'application/json' })
    expect(reply.json().fields).toEqual({ body: expect.stringContaining('"__proto__"') })
  })

  it('tells nothing about what went wrong inside', async () => {
    const reply = await post('/login', { username: 'a@b.c', password: 'x' })
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal-error'])
    expect(reply.body).not.toMatch(/canary|at |\.ts/)
  })

  it('says how long to wait, in the header and in the body', async () => {
    const reply = await post('/forgot-password', { email: 'a@b.c' })
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().retryAfterSeconds]).toEqual([429, '30', 30])
  })

  it('tells unknown addresses of the interface from wrong methods', async () => {
    const codes = async (method: 'GET' | 'PUT', url: string) => (await app.inject({ method, url })).json().code
    expect(await codes('GET', '/api/docmill/nothing')).toBe('not-found')
    expect(await codes('PUT', '/api/docmill/login')).toBe('method-not-allowed')
    expect(await codes('PUT', '/api/docmill/conversions/5d7ab8c4-11df-4ee8-8d6f-0d3a0f2d6f0e')).toBe('method-not-allowed')
  })

  it('refuses every call that wants a session to a visitor, before it looks at what was sent', async () => {
    for (const [name, { method, path: address, access }] of Object.entries(calls)) {
      if (access === 'visitor') continue
      const reply = await app.inject({ method, url: address.replace(/:\w+/g, 'x') })
      expect([name, reply.statusCode]).toEqual([name, 401])
    }
  })

  it.each([
    '/',
    '/home',
    '/auth',
    '/contact',
    '/onPremise',
    '/terms-of-service',
    '/accuracy',
    '/dashboard',
    '/dashboard/credits/',
    '/undo-email-change',
  ])('shows the app at %s', async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('the app')])
    expect(reply.headers['x-robots-tag']).toBeUndefined()
  })

  it.each(['/nothing', '/dashboards', '/assets', '/assets/index-old.js', '/.env', '/index.html/x'])(
    'shows the landing page at %s, as not found',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['x-robots-tag']).toBe('noindex')
    },
  )

  it('keeps hashed assets for a year and has everything else checked', async () => {
    expect((await app.inject('/assets/index-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject('/theme.js')).headers['cache-control']).toBe('no-cache')
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
  })

  it('gives every reply a policy without inline or evaluated scripts', async () => {
    const replies = await Promise.all([
      app.inject('/'),
      app.inject('/nothing'),
      app.inject('/healthz'),
      app.inject('/theme.js'),
      app.inject('/api/docmill/nothing'),
      post('/contact', enquiry),
      post('/login', {}),
    ])
    for (const { headers } of replies) {
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*base-uri 'none'.*object-src 'none'/,
      )
      expect(headers['content-security-policy']).not.toMatch(/unsafe/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': expect.any(String),
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('has the same policy for an address that cannot be read', async () => {
    const { statusCode, headers } = await app.inject('/%')
    expect(statusCode).toBe(404)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
  })

  it('names the methods of an address that is asked by another one', async () => {
    const allowed = async (method: 'PUT' | 'QUERY', url: string) => {
      const { statusCode, headers } = await app.inject({ method: method as 'PUT', url })
      return [statusCode, headers.allow]
    }
    expect(await allowed('PUT', '/api/docmill/login')).toEqual([405, 'POST'])
    expect(await allowed('QUERY', '/api/docmill/dashboard')).toEqual([405, 'GET, HEAD'])
    expect(await allowed('PUT', '/contact')).toEqual([405, 'GET, HEAD'])
    expect(await allowed('PUT', `/api/docmill/conversions/${'x'.repeat(300)}`)).toEqual([404, undefined])
  })

  it('lets the app, and nobody else, frame the terms, compressed or not', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await app.inject({ url: '/terms-of-service.html', headers: { 'accept-encoding': encoding } })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined)
    }
  })

  it('tells search engines and previews the address of this installation', async () => {
    const html = async (url: string) => (await app.inject(url)).body
    expect(await html('/accuracy/')).toContain('<link rel="canonical" href="https://docs.example.org/accuracy">')
    expect(await html('/dashboard/conversions/7')).toContain('<link rel="canonical" href="https://docs.example.org/">')
    expect(await html('/')).toContain('content="https://docs.example.org/preview.png"')
    expect(await html('/robots.txt')).toBe('Sitemap: https://docs.example.org/sitemap.xml')
    const map = await app.inject('/sitemap.xml')
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(map.body).toContain('<loc>https://docs.example.org/</loc>')
  })

  it('shows strangers the pages that the build wrote out, packed for browsers that unpack them', async () => {
    const html = async (url: string) => (await app.inject(url)).body
    for (const url of ['/', '/home', '/no/such/page']) expect(await html(url)).toContain('<main>written out')
    expect(await html('/auth?mode=signup')).toContain('<main>sign up')
    for (const url of ['/auth?mode=verify', '/dashboard', '/contact']) expect(await html(url)).not.toContain('<main>')
    const packed = (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    const best = await packed('gzip, deflate, br, zstd')
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(best.rawPayload).toString()).toContain('<main>written out')
    const second = await packed('br;q=0, gzip')
    expect(second.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(second.rawPayload).toString()).toContain('<main>written out')
    expect((await packed('identity')).headers['content-encoding']).toBeUndefined()
  })

  it('allows the style and the script that a page was written out with, and no other', async () => {
    const { headers, body } = await app.inject('/auth?mode=signup')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(body).toContain('<style>b{}</style><script>1</script>')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('1')}; style-src 'self' ${hash('b{}')};`)
    expect((await app.inject('/contact')).headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
  })

  it('tells the page when the offer ends, so that its place is kept from the start', async () => {
    expect((await app.inject('/')).body).toContain('<html data-offer-ends="2024-12-31T00:00:00.000Z" data-welcome="200" lang="en">')
  })

  it('shows the page with the offer on / and /home while one runs, and never for an unknown path', async () => {
    const running = await buildApp(parts({ offerEndsAt: new Date(Date.now() + 60_000) }))
    const html = async (url: string) => (await running.inject(url)).body
    for (const url of ['/', '/home/']) expect(await html(url)).toContain('<aside>offer')
    expect(await html('/no/such/page')).toContain('<main>written out')
    expect((await app.inject('/')).body).not.toContain('<aside>')
    await running.close()
  })

  it('describes every call in its OpenAPI document', async () => {
    const manual = (await app.inject('/api/docmill/openapi.json')).json()
    expect(manual.openapi).toBe('3.1.0')
    const described = Object.values(manual.paths as Record<string, Record<string, { operationId: string }>>).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(Object.keys(calls).toSorted())
    expect(manual.paths['/api/docmill/conversions/{id}'].get).toMatchObject({
      security: [{ session: [] }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    })
  })

  it('tells its health, and its figures to this machine only', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({
      status: 'alive',
      version: '1.2.3',
      isolation: { level: 'namespace', probes: { 'connect to the parent': true } },
    })
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true, checks: { database: true, files: true, accepting: true } })
    expect((await app.inject('/metrics')).body).toContain('docmill_conversions{state="queued"} 3')
    expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.7' } })).statusCode).toBe(404)
  })

  it('has no outbox unless it is asked for', async () => {
    expect((await app.inject('/outbox')).statusCode).toBe(404)
    expect((await app.inject('/outbox.json')).statusCode).toBe(404)
  })
})

it('does not start without a handler for every call, nor with one for no call', async () => {
  const { quote: _, ...missing } = handlers()
  await expect(buildApp(parts({ handlers: missing as Handlers }))).rejects.toThrow('calls without a handler: quote')
  const extra = { ...handlers(), ['notACall' as CallName]: async () => {} } as unknown as Handlers
  await expect(buildApp(parts({ handlers: extra }))).rejects.toThrow('handlers without a call: notACall')
})

it('is not ready while something does not answer, or while it is on its way out', async () => {
  const { operations } = parts()
  const broken = await buildApp(parts({ operations: { ...operations, checks: { database: async () => false } } }))
  const reply = await broken.inject('/readyz')
  expect([reply.statusCode, reply.json().checks]).toEqual([503, { database: false, accepting: true }])
  await broken.close()
  const leaving = await buildApp(parts({ operations: { ...operations, accepting: () => false } }))
  expect((await leaving.inject('/readyz')).statusCode).toBe(503)
  expect((await leaving.inject('/healthz')).statusCode).toBe(200)
  await leaving.close()
})

it('shows mails as text, whatever is in them', async () => {
  const mail = {
    to: 'a@b.c',
    subject: '<script>alert(1)</script>',
    text: '<img src=x onerror=alert(2)>',
    html: '<b>html</b>',
    sentAt: '2026-11-20T12:00:00.000Z',
  }
  const app = await buildApp(parts({ outbox: async () => [mail] }))
  const page = await app.inject('/outbox')
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page.body).not.toMatch(/<script|<img|<b>/)
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe|script-src/)
  expect((await app.inject('/outbox.json')).json()).toEqual([mail])
  await app.close()
})

it("allows others' scripts only where the operator configured them, and the chat's only in a frame without an origin", async () => {
  const app = await buildApp(
    parts({
      thirdParties: { google: true, razorpay: true, chatWidget: { scriptUrl: 'https://chat.example.org/w.js?a=1&b="', widgetId: 'w-7' } },
    }),
  )
  const policy = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
  expect(await policy('/')).toMatch(/script-src 'self' https:\/\/accounts\.google\.com\/gsi\/client https:\/\/checkout\.razorpay\.com;/)
  for (const url of ['/', '/dashboard', '/nothing']) expect(await policy(url)).not.toContain('chat.example.org')
  const frame = await app.inject('/chat-widget')
  expect(frame.headers['content-security-policy']).toMatch(/script-src 'self' https:\/\/chat\.example\.org;.*; sandbox allow-scripts/)
  expect(frame.body).toContain('data-script="https://chat.example.org/w.js?a=1&#38;b=&#34;" data-widget="w-7"')
  expect(await policy('/api/docmill/site')).not.toContain('google')
  await app.close()
  const without = await buildApp(parts({}))
  expect((await without.inject('/chat-widget')).statusCode).toBe(404)
  await without.close()
})

it('survives an upload that breaks off, and answers the next request', async () => {
  const arrived = Promise.withResolvers<string>()
  const app = await buildApp(
    parts({
      admit: async () => ({
        caller: { kind: 'session', userId: 'u', sessionId: 's', authenticatedAt: new Date() },
        address: '192.0.2.1',
        headers: {},
      }),
      handlers: handlers({
        upload: async ({ body }) => {
          try {
            for await (const _ of body.content);
            arrived.resolve('whole')
          } catch {
            arrived.resolve('broken off')
          }
          throw new ApiError('upload-incomplete')
        },
      }),
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/docmill/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half of',
    () => setImmediate(() => socket.destroy()),
  )
  expect(await arrived.promise).toBe('broken off')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})

it('believes X-Forwarded-For only from proxies that the operator named', async () => {
  const seen: string[] = []
  const admit: AppParts['admit'] = async ({ address }) => {
    seen.push(address)
    return { caller: { kind: 'visitor' }, address, headers: {} }
  }
  for (const trustedProxies of [[], ['127.0.0.1']]) {
    const app = await buildApp(parts({ admit, trustedProxies }))
    await app.inject({ url: '/api/docmill/site', headers: { 'x-forwarded-for': '192.0.2.7' } })
    await app.close()
  }
  expect(seen).toEqual(['127.0.0.1', '192.0.2.7'])
})

it('waits for slow lines and not for those who only hold the connection', () => {
  expect(isTooSlow(0, 29_000)).toBe(false)
  expect(isTooSlow(200, 40_000)).toBe(true)
  expect(isTooSlow(1_000_000, 120_000)).toBe(false)
})

it('knows the pages of the app', () => {
  expect(['/', '/home/', '/dashboard/conversions/a,b'].every(isAppPage)).toBe(true)
  expect(['/Home', '/auth/x', '/dashboard.php'].some(isAppPage)).toBe(false)
})
