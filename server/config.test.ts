import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ConfigurationFaults, configurationTable, readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DOCMILL_SECRET: 'a secret of more than thirty-two characters',
  PUBLIC_URL: 'https://docs.example.org/',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'one',
  RAZORPAY_WEBHOOK_SECRET: 'two',
}
const faultsOf = (environment: NodeJS.ProcessEnv) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigurationFaults) return error.faults
    throw error
  }
}

it('works with no variable set, offline', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    database: { kind: 'embedded' },
    files: { kind: 'disk' },
    roles: ['web', 'worker'],
    secret: null,
    razorpay: null,
    google: null,
    welcomeCredits: 200,
    offer: { credits: 200, endsAt: new Date('2024-12-31T00:00:00Z') },
    limits: { retentionHours: 24, maximumMb: 50, maximumPages: 300 },
  })
})

it('takes an empty variable as one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000, database: { kind: 'embedded' } })
})

it('names every fault at once, by variable, and repeats no value', () => {
  const faults = faultsOf({ PORT: 'http', DATABASE_URL: 'mysql://root:canary@host/db', RETENTION_HOURS: '5', DOCMILL_ROLES: 'web,cook' })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'DOCMILL_ROLES', 'RETENTION_HOURS'])
  expect(faults.join()).not.toContain('canary')
})

it('refuses half of a group of settings', () => {
  expect(faultsOf({ S3_BUCKET: 'documents', AWS_ACCESS_KEY_ID: 'key' })).toEqual(['AWS_SECRET_ACCESS_KEY: needed because S3_BUCKET is set'])
  expect(faultsOf({ AWS_ACCESS_KEY_ID: 'key' })).toEqual([])
})

it('refuses to start in production without a secret, a payment provider and an address', () => {
  expect(readConfig(production).publicUrl).toBe('https://docs.example.org')
  expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(':')[0])).toEqual([
    'DOCMILL_SECRET',
    'RAZORPAY_KEY_ID',
    'PUBLIC_URL',
  ])
  expect(faultsOf({ ...production, DOCMILL_SECRET: 'short' })).toHaveLength(1)
})

it('cannot be changed once it is read', () => {
  const config = readConfig({})
  expect(() => Object.assign(config.limits, { maximumMb: 1 })).toThrow(TypeError)
})

it('is listed in the README as it is', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, table] = /<!-- configuration -->\n([\s\S]*?)\n<!-- \/configuration -->/.exec(readme) ?? []
  expect(table?.trim()).toBe(configurationTable())
})
