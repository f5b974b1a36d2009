import { apiKeyShape, type CallName, calls, maskedApiKey } from '@docmill/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWellFormed, newApiKey } from '../api-keys/format.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createRateLimits } from '../platform/rate-limits/index.ts'
import { countedAddress } from './address.ts'
import { createCreations } from './index.ts'
import { openService, type Service } from './testing.ts'

describeOnEachDatabase('access', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())

  it('asks for a live session on every call that the contract says is for sessions', async () => {
    const { token } = await service.person('ended')
    await service.call('logOut', { token })
    const guarded = Object.entries(calls).filter(([, call]) => call.access === 'session')
    for (const [name] of guarded) {
      for (const given of [undefined, token, 'nonsense', 'x'.repeat(5000)]) {
        const { body } = await service.call(name as CallName, given === undefined ? {} : { token: given })
        expect(body, `${name} with ${String(given).slice(0, 10)}`).toMatchObject({ status: 401, code: 'session-expired' })
      }
      expect((await service.call(name as CallName, { headers: { authorization: 'Basic dXNlcjpwYXNz' } })).status).toBe(401)
    }
  })

  it('refuses an API key where a session belongs with 403', async () => {
    const { token } = await service.person('wrong-kind')
    const key = (await service.call('apiKey', { token })).body.api_key
    expect((await service.call('dashboard', { token: key })).body).toMatchObject({ status: 403, code: 'wrong-credential' })
  })

  it('says how a limit stands, and refuses above it with Retry-After', async () => {
    const ask = () => service.call('verifyOtp', { body: { userId: crypto.randomUUID(), otp: '123456' }, address: '203.0.113.5' })
    const first = await ask()
    expect(first.headers['ratelimit-limit']).toBe('100')
    expect(first.headers['ratelimit-remaining']).toBe('99')
    expect(first.headers['ratelimit-policy']).toBe('100;w=900')
    await Promise.all(Array.from({ length: 99 }, ask))
    const refused = await ask()
    expect(refused.body.code).toBe('too-many-requests')
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.headers['ratelimit-remaining']).toBe('0')
  })

  it('counts a whole network of IPv6 as one address, also where a call counts for itself', async () => {
    const answers = []
    for (let host = 1; host <= 11; host += 1)
      answers.push(
        await service.call('login', {
          body: { username: `nobody-${host}@example.com`, password: 'a guess' },
          address: `2001:db8:5:5::${host.toString(16)}`,
        }),
      )
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429])
  })

  it('lets a key start exactly 100 conversions a minute, counted by two processes, and 1,000 a day', async () => {
    const { clock, secrets } = service
    const process = () => createCreations(createRateLimits({ queries: database().kysely, clock, secrets }))
    const both = [process(), process()]
    const start = (index: number) =>
      both[index % 2]?.countCreation('an account').then(
        () => 'started',
        (error: { code: string }) => error.code,
      )
    const burst = async () => Promise.all(Array.from({ length: 300 }, (_, index) => start(index)))
    for (let minutes = 0; minutes < 10; minutes += 1) {
      const answers = await burst()
      expect(answers.filter((answer) => answer === 'started')).toHaveLength(100)
      expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(200)
      clock.turn(60_000)
    }
    expect(await start(0)).toBe('daily-limit-reached')
    clock.turn(86_400_000)
    expect(await start(0)).toBe('started')
  }, 60_000)
})

describeOnEachDatabase('API keys', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())

  it('are shown again, replaced on request, and the old one is dead at once', async () => {
    const person = await service.person('keys')
    const first = (await service.call('apiKey', { token: person.token })).body
    expect(first.api_key).toMatch(apiKeyShape)
    expect(first.last_used_at).toBeNull()
    expect((await service.call('apiKey', { token: person.token })).body).toEqual(first)
    const second = await service.call('regenerateApiKey', { token: person.token })
    expect(second.headers['cache-control']).toBe('no-store')
    expect(second.body.api_key).not.toBe(first.api_key)
    expect((await service.call('apiKey', { token: person.token })).body.api_key).toBe(second.body.api_key)
    expect((await service.mailTo(person.email)).subject).toBe('Your Docmill API key was replaced')
    expect(await service.apiKeys.findKey(first.api_key, true)).toBeNull()
    expect(await service.apiKeys.findKey(second.body.api_key, true)).toMatchObject({ userId: person.userId })
    expect((await service.call('apiKey', { token: person.token })).body.last_used_at).toBe(service.clock.now().toISOString())
  })

  it('are not said to be used by the page that reads their use', async () => {
    const person = await service.person('reads-use')
    const { api_key } = (await service.call('apiKey', { token: person.token })).body
    await service.call('devUsage', { token: api_key })
    expect((await service.call('apiKey', { token: person.token })).body.last_used_at).toBeNull()
    await service.call('devModels', { token: api_key })
    expect((await service.call('apiKey', { token: person.token })).body.last_used_at).toBe(service.clock.now().toISOString())
  })

  it('stay one a person when replaced many times at once', async () => {
    const person = await service.person('many-keys')
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.call('regenerateApiKey', { token: person.token })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const alive = await Promise.all(answers.map(({ body }) => service.apiKeys.findKey(body.api_key, true)))
    expect(alive.filter((owner) => owner !== null)).toHaveLength(1)
  })

  it('cannot be read from the database, nor moved to another person there', async () => {
    const [one, two] = [await service.person('sealed-one'), await service.person('sealed-two')]
    const key = (await service.call('apiKey', { token: one.token })).body.api_key as string
    const rows = await database().kysely.selectFrom('apiKeys').selectAll().execute()
    expect(
      rows.some(({ sealed, keyHash }) =>
        `${Buffer.from(sealed).toString('latin1')}${Buffer.from(keyHash).toString('latin1')}`.includes(key.slice(8)),
      ),
    ).toBe(false)
    const stolen = rows.find(({ userId }) => userId === one.userId)
    if (!stolen) throw new Error('the row is there')
    await database().kysely.updateTable('apiKeys').set({ sealed: stolen.sealed }).where('userId', '=', two.userId).execute()
    expect((await service.call('apiKey', { token: two.token })).status).toBe(500)
  })
})

describe('an API key', () => {
  it('has its shape and checksum, and shows 8 characters at each end and 24 dots', () => {
    const key = newApiKey()
    expect(key).toMatch(apiKeyShape)
    expect(isWellFormed(key)).toBe(true)
    expect(maskedApiKey(key)).toBe(`dm_live_${'•'.repeat(24)}${key.slice(-8)}`)
  })

  it('is known as mistyped without the database, whichever character is wrong', () => {
    const key = newApiKey()
    for (let index = 8; index < key.length; index += 1) {
      const wrong = `${key.slice(0, index)}${key[index] === 'a' ? 'b' : 'a'}${key.slice(index + 1)}`
      expect(isWellFormed(wrong), String(index)).toBe(false)
    }
  })
})

describe('the address that limits count', () => {
  it('is the IPv4 address, also when written as IPv6, and the network of an IPv6 address', () => {
    expect(countedAddress('192.0.2.1')).toBe('192.0.2.1')
    expect(countedAddress('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe(countedAddress('2001:0DB8:0001:0002::1'))
    expect(countedAddress('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
    expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'))
    expect(countedAddress('::1')).toBe('0:0:0:0::/64')
    expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })
})
