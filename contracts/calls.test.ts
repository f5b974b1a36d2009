import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'
import { errors } from './errors.ts'

const entries = Object.entries(calls)

describe('the table of calls', () => {
  it('names each method and path once', () => {
    const seen = entries.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('lets 401 mean a dead session or key and nothing else', () => {
    const unauthorised = Object.entries(errors).filter(([, { status }]) => status === 401)
    expect(unauthorised.map(([code]) => code).sort()).toEqual(['api-key-invalid', 'session-expired'])
  })

  it('uses every error code it defines, in a call or in the server', () => {
    const named = new Set<string>(entries.flatMap(([, call]) => [...call.errors]))
    const general = [
      'invalid-request',
      'unsupported-media-type',
      'body-too-large',
      'not-found',
      'method-not-allowed',
      'session-expired',
      'api-key-invalid',
      'wrong-credential',
      'too-many-requests',
      'daily-limit-reached',
      'service-unavailable',
      'internal-error',
    ]
    const endings = ['nothing-to-read', 'cancelled', 'time-limit', 'memory-limit', 'reader-crashed']
    expect(Object.keys(errors).filter((code) => !named.has(code) && !general.includes(code) && !endings.includes(code))).toEqual([])
  })

  it('has parameters described for each name in a path', () => {
    for (const [name, call] of entries) expect(call.path.includes(':'), name).toBe('params' in call)
  })

  it('imports the schema library and nothing else', () => {
    for (const file of [
      'calls',
      'accounts',
      'conversions',
      'credits',
      'payments',
      'enquiries',
      'errors',
      'prices',
      'limits',
      'site',
      'api-keys',
      'dev',
      'dev-result',
      'characters',
      'webhooks',
      'corrections',
      'pictures',
      'review-calls',
      'samples',
      'template-calls',
      'templates',
    ])
      for (const [, from] of readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8').matchAll(/from '([^']+)'/g))
        expect(from, file).toMatch(/^zod$|^\.\/[a-z-]+\.ts$/)
  })
})
