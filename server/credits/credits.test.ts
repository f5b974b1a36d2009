import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Handler } from '../feature.ts'
import { turnableClock } from '../platform/clock/index.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createCredits, grant, hold, settle } from './index.ts'

type TransactionsRequest = Parameters<Handler<'transactions'>>[0]
const request = (userId: string, page = 1, perPage = 10) =>
  ({
    caller: { kind: 'session', userId, sessionId: randomUUID(), authenticatedAt: new Date() },
    query: { page, perPage },
  }) as TransactionsRequest

describeOnEachDatabase('the history of credits', (database) => {
  it('shows what came and went, newest first, with the balance, what is reserved and what expires next', async () => {
    const clock = turnableClock(new Date('2026-11-20T12:00:00Z'))
    const credits = createCredits({ database: database(), clock })
    const userId = randomUUID()
    await database()
      .kysely.transaction()
      .execute(async (transaction) => {
        const now = clock.now()
        await grant(transaction, {
          userId,
          credits: 200,
          kind: 'welcome',
          reference: `welcome:${userId}`,
          description: 'Welcome credits',
          now,
        })
        await grant(transaction, {
          userId,
          credits: 1050,
          kind: 'purchase',
          reference: `pay:${userId}`,
          description: 'Starter',
          now,
          purchase: { orderId: 'order_1', amountMinor: 1000, currency: 'USD' },
        })
        const holdId = await hold(transaction, { userId, credits: 45, reference: randomUUID(), now })
        await settle(transaction, { holdId, credits: 30, description: 'PDF to Excel, 2 pages', now })
        await hold(transaction, { userId, credits: 15, reference: randomUUID(), now })
      })
    const reply = await credits.handlers.transactions(request(userId))
    expect(reply.transactions.map(({ kind, credits: moved, amount, order_id }) => ({ kind, moved, amount, order_id }))).toEqual([
      { kind: 'conversion', moved: -30, amount: null, order_id: null },
      { kind: 'purchase', moved: 1050, amount: 1000, order_id: 'order_1' },
      { kind: 'welcome', moved: 200, amount: null, order_id: null },
    ])
    expect(reply).toMatchObject({
      total: 3,
      balance: 1205,
      held: 15,
      nextExpiry: { at: '2027-11-20T12:00:00.000Z', credits: 1205 },
    })
    expect((await credits.handlers.transactions(request(userId, 2, 2))).transactions.map(({ kind }) => kind)).toEqual(['welcome'])

    clock.turn(366 * 24 * 3600 * 1000)
    expect(await credits.handlers.transactions(request(userId))).toMatchObject({ balance: 0, nextExpiry: null })
    expect(await credits.writeOffExpired()).toBe(1205)
    expect((await credits.handlers.transactions(request(userId))).transactions[0]).toMatchObject({ kind: 'expiry' })
  })

  it('says what an amount buys', async () => {
    const credits = createCredits({ database: database(), clock: turnableClock() })
    const buys = async (amount: number) =>
      (await credits.handlers.calculateCredits({ body: { amount } } as Parameters<Handler<'calculateCredits'>>[0])).credits
    expect([await buys(1), await buys(19.99), await buys(45), await buys(85)]).toEqual([105, 2098, 5250, 10050])
  })
})
