import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../database/testing.ts'
import { forgetOldKeys, KeyUsedForAnotherRequest, keyLifetimeMs, once } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')

describeOnEachDatabase('a request with an Idempotency-Key', (database) => {
  const request = (key: string | null, body: unknown = { a: 1 }, call = 'createOrder') => ({ userId, call, key, body, now })
  const userId = randomUUID()

  it('does its work once and gives the first result to all repetitions, also those that arrive together', async () => {
    let works = 0
    const key = randomUUID()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => once(database().kysely, request(key), async () => ({ made: ++works }))),
    )
    expect([works, ...results]).toEqual([1, ...results.map(() => ({ made: 1 }))])
  })

  it('is refused with another body, and taken for another call', async () => {
    const key = randomUUID()
    await once(database().kysely, request(key), async () => 'first')
    await expect(once(database().kysely, request(key, { a: 2 }), async () => 'second')).rejects.toThrow(KeyUsedForAnotherRequest)
    expect(await once(database().kysely, request(key, { a: 2 }, 'createConversions'), async () => 'other call')).toBe('other call')
  })

  it('may be tried again when its work failed', async () => {
    const key = randomUUID()
    const failing = once(database().kysely, request(key), async () => {
      throw new Error('no luck')
    })
    await expect(failing).rejects.toThrow('no luck')
    expect(await once(database().kysely, request(key), async () => 'done')).toBe('done')
  })

  it('is forgotten after a day', async () => {
    const key = randomUUID()
    await once(database().kysely, request(key), async () => 1)
    await forgetOldKeys(database().kysely, new Date(now.getTime() + keyLifetimeMs + 1))
    expect(await once(database().kysely, request(key), async () => 2)).toBe(2)
  })
})
