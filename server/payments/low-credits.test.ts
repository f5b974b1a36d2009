import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, type Service } from '../access/testing.ts'
import { grant, hold, settle } from '../credits/index.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { warnOfLowCredits } from './low-credits.ts'

describeOnEachDatabase('the mail about low credits', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())
  const within = <Result>(work: Parameters<ReturnType<typeof transaction>['execute']>[0]) => transaction().execute(work) as Promise<Result>
  const transaction = () => database().kysely.transaction()
  const spend = async (userId: string, credits: number) => {
    const now = service.clock.now()
    const holdId = await within<string>((queries) => hold(queries, { userId, credits, reference: randomUUID(), now }))
    return () => within((queries) => settle(queries, { holdId, credits, description: 'PDF to Excel', now }))
  }
  const warn = () => {
    const { clock, mailbox, brand } = service
    return warnOfLowCredits({ queries: database().kysely, clock, mailbox, brand })
  }

  it('comes once after a conversion, not while one runs, and again after the credits were enough in between', async () => {
    const { userId, email } = await service.person('spender')
    expect(await warn()).toBe(0)
    const settleIt = await spend(userId, 170)
    expect(await warn()).toBe(0)
    await settleIt()
    expect(await warn()).toBe(1)
    expect((await service.mailTo(email)).subject).toBe('30 Docmill credits left')
    expect(await warn()).toBe(0)
    const now = service.clock.now()
    await within((queries) => grant(queries, { userId, credits: 100, kind: 'grant', reference: randomUUID(), description: 'More', now }))
    expect(await warn()).toBe(0)
    await (await spend(userId, 130))()
    expect(await warn()).toBe(1)
    expect((await service.mailTo(email)).subject).toBe('Your Docmill credits are used up')
  })

  it('does not come to those who never converted', async () => {
    const without = await openService(database(), { settings: { welcomeCredits: 0 } })
    await without.person('newcomer')
    expect(await warn()).toBe(0)
    await without.close()
  })
})
