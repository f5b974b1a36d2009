import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../platform/database/index.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { balanceOf } from './index.ts'
import { expireLots, grant, hold, refund, settle } from './ledger.ts'
import { wholeCharge } from './store.ts'

const now = new Date('2026-11-20T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 3600 * 1000)

describeOnEachDatabase('the ledger', (database, kind) => {
  const within = <Result>(work: (transaction: Transaction) => Promise<Result>) => database().kysely.transaction().execute(work)
  const give = (userId: string, credits: number, reference: string = randomUUID(), at = now) =>
    within((transaction) => grant(transaction, { userId, credits, kind: 'grant', reference, description: 'Credits', now: at }))
  const reserve = (userId: string, credits: number, at = now) =>
    within((transaction) => hold(transaction, { userId, credits, reference: randomUUID(), now: at }))
  const end = (holdId: string, credits: number, at = now) =>
    within((transaction) => settle(transaction, { holdId, credits, description: 'PDF to Excel, 1 page', now: at }))
  const balance = (userId: string, at = now) => balanceOf(database().kysely, userId, at)
  const userWith = async (credits: number) => {
    const userId = randomUUID()
    await give(userId, credits)
    return userId
  }

  it('gives credits once for a reference, however often it is told', async () => {
    const userId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(userId, 200, `welcome:${userId}`)))
    expect(answers.filter((answer) => answer === 'granted')).toHaveLength(1)
    expect(await balance(userId)).toEqual({ balance: 200, held: 0 })
    await expectSound(database())
  })

  it('charges the whole of a hold as part of another statement, once however often and at once it is told', async () => {
    const userId = await userWith(100)
    const holdId = await reserve(userId, 45)
    const charge = async (credits = 45, of = userId, when = true) => {
      const wanted = { holdId, userId: of, credits, description: 'PDF to Excel, 3 pages', now }
      const statement = sql<{ id: string }>`with ${wholeCharge(wanted, sql`${when}::boolean`)} select id from charge`
      return (await statement.execute(database().kysely)).rows.length
    }
    // A part of the hold, somebody else's, or what the rest of the statement forbids: nothing changes.
    expect([await charge(30), await charge(45, await userWith(100)), await charge(45, userId, false)]).toEqual([0, 0, 0])
    expect(await balance(userId)).toEqual({ balance: 55, held: 45 })
    const charges = await Promise.all(Array.from({ length: 8 }, () => charge()))
    expect(charges.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(await balance(userId)).toEqual({ balance: 55, held: 0 })
    expect(await end(holdId, 30)).toEqual({ charged: 45, returned: 0 })
    await expectSound(database())
  })

  it('reserves, charges a part and gives the rest back', async () => {
    const userId = await userWith(100)
    const holdId = await reserve(userId, 45)
    expect(await balance(userId)).toEqual({ balance: 55, held: 45 })
    expect(await end(holdId, 30)).toEqual({ charged: 30, returned: 15 })
    expect(await balance(userId)).toEqual({ balance: 70, held: 0 })
    await expectSound(database())
  })

  it('ends a hold once: settling twice changes nothing and tells what the first settlement did', async () => {
    const userId = await userWith(100)
    const holdId = await reserve(userId, 60)
    await end(holdId, 0)
    expect(await end(holdId, 60)).toEqual({ charged: 0, returned: 60 })
    expect(await balance(userId)).toEqual({ balance: 100, held: 0 })
  })

  it('ends a hold once when both ends arrive together', async () => {
    const userId = await userWith(100)
    const holdId = await reserve(userId, 60)
    const [first, second] = await Promise.all([end(holdId, 60), end(holdId, 0)])
    expect(first).toEqual(second)
    expect(await balance(userId)).toEqual({ balance: 100 - first.charged, held: 0 })
    await expectSound(database())
  })

  it('leaves nothing behind when the caller stops between reserving and committing', async () => {
    const userId = await userWith(100)
    const stopped = within(async (transaction) => {
      await hold(transaction, { userId, credits: 60, reference: randomUUID(), now })
      throw new Error('stopped here')
    })
    await expect(stopped).rejects.toThrow('stopped here')
    expect(await balance(userId)).toEqual({ balance: 100, held: 0 })
    await expectSound(database())
  })

  it('refuses to reserve more than there is, and to charge more than was reserved', async () => {
    const userId = await userWith(10)
    await expect(reserve(userId, 11)).rejects.toMatchObject({ code: 'not-enough-credits' })
    await expect(reserve(randomUUID(), 1)).rejects.toMatchObject({ code: 'not-enough-credits' })
    const holdId = await reserve(userId, 5)
    await expect(end(holdId, 6)).rejects.toThrow()
    expect(await balance(userId)).toEqual({ balance: 5, held: 5 })
  })

  it('spends the credits first that expire first, and gives back the ones that last longest', async () => {
    const userId = randomUUID()
    await give(userId, 10, randomUUID(), days(-300))
    await give(userId, 10)
    const holdId = await reserve(userId, 15)
    await end(holdId, 12)
    // 10 old and 2 new are spent: what is left lives a year from today.
    expect(await balance(userId, days(364))).toEqual({ balance: 8, held: 0 })
    expect(await balance(userId, days(366))).toEqual({ balance: 0, held: 0 })
  })

  it('writes credits off after their year, once', async () => {
    const userId = await userWith(50)
    expect(await balance(userId, days(366))).toEqual({ balance: 0, held: 0 })
    const expired = await Promise.all([1, 2, 3].map(() => within((transaction) => expireLots(transaction, userId, days(366)))))
    expect(expired.toSorted()).toEqual([0, 0, 50])
    await expect(reserve(userId, 1, days(366))).rejects.toMatchObject({ code: 'not-enough-credits' })
    await expectSound(database())
  })

  it('writes off credits that a conversion gives back after their year', async () => {
    const userId = await userWith(50)
    const holdId = await reserve(userId, 20, days(364))
    await within((transaction) => expireLots(transaction, userId, days(366)))
    await end(holdId, 5, days(366))
    expect(await balance(userId, days(366))).toEqual({ balance: 0, held: 0 })
    expect(await within((transaction) => expireLots(transaction, userId, days(366)))).toBe(15)
    await expectSound(database())
  })

  it('gives back a charge once for a reference and never more than was charged', async () => {
    const userId = await userWith(100)
    const holdId = await reserve(userId, 40)
    await end(holdId, 30)
    const back = (credits: number, reference: string) =>
      within((transaction) => refund(transaction, { holdId, credits, reference, description: 'Given back', now }))
    const reference = randomUUID()
    expect([await back(30, reference), await back(30, reference)]).toEqual(['refunded', 'already-refunded'])
    await expect(back(1, randomUUID())).rejects.toThrow()
    expect(await balance(userId)).toEqual({ balance: 100, held: 0 })
    await expectSound(database())
  })

  it('lets nobody change or delete what is written', async () => {
    await userWith(10)
    for (const statement of [
      'update ledger_entries set credits = credits + 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      "update ledger_transactions set reference = 'other'",
      'delete from ledger_transactions',
    ]) {
      await expect(sql.raw(statement).execute(database().kysely), statement).rejects.toThrow('append-only')
    }
  })

  it('refuses a transaction whose entries do not sum to zero', async () => {
    const userId = await userWith(10)
    const lopsided = within(async (transaction) => {
      const account = await transaction
        .selectFrom('ledgerAccounts')
        .select('id')
        .where('userId', '=', userId)
        .where('kind', '=', 'user')
        .executeTakeFirstOrThrow()
      const { id } = await transaction
        .insertInto('ledgerTransactions')
        .values({
          kind: 'grant',
          userId,
          reference: randomUUID(),
          createdAt: now,
          description: '',
          orderId: null,
          amountMinor: null,
          currency: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await transaction.insertInto('ledgerEntries').values({ transactionId: id, accountId: account.id, credits: 5 }).execute()
    })
    await expect(lopsided).rejects.toThrow('sum to 5')
    expect(await balance(userId)).toEqual({ balance: 10, held: 0 })
  })

  it('adds up after any sequence of grants, holds, settlements and passing time', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('grant' as const), credits: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ kind: fc.constant('hold' as const), credits: fc.integer({ min: 0, max: 60 }) }),
      fc.record({ kind: fc.constant('settle' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 200 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const userId = randomUUID()
        const open: { id: string; credits: number }[] = []
        let day = 0
        for (const each of steps) {
          if (each.kind === 'wait') day += each.days
          else if (each.kind === 'grant') await give(userId, each.credits, randomUUID(), days(day))
          else if (each.kind === 'hold') {
            const before = await balance(userId, days(day))
            const attempt = await reserve(userId, each.credits, days(day)).catch((error: unknown) => error)
            if (typeof attempt === 'string') open.push({ id: attempt, credits: each.credits })
            else expect(before.balance).toBeLessThan(each.credits)
          } else {
            const held = open.pop()
            if (held) await end(held.id, Math.floor(held.credits * each.share), days(day))
          }
          const { balance: left, held: reserved } = await balance(userId, days(day))
          expect(left).toBeGreaterThanOrEqual(0)
          expect(reserved).toBe(open.reduce((sum, each_) => sum + each_.credits, 0))
        }
        await expectSound(database())
      }),
      { numRuns: 15, seed: 20261120 },
    )
  })

  describe.runIf(kind === 'postgres')('with many clients at once', () => {
    it('sells the last credits exactly once: 64 clients, 10 credits', async () => {
      for (let round = 0; round < 5; round++) {
        const userId = await userWith(10)
        const attempts = await Promise.allSettled(Array.from({ length: 64 }, () => reserve(userId, 1)))
        expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
        expect(await balance(userId)).toEqual({ balance: 0, held: 10 })
      }
      await expectSound(database())
    })
  })
})

/** The ledger's invariants over everything in it. */
async function expectSound({ kysely }: Database): Promise<void> {
  const { rows: faults } = await sql`
    select 'transaction sums to ' || sum(credits) as fault from ledger_entries group by transaction_id having sum(credits) <> 0
    union all
    select 'balance of ' || kind || ' is ' || balance || ', entries say ' || coalesce((select sum(credits) from ledger_entries where account_id = id), 0)
      from ledger_accounts where user_id is not null and balance <> coalesce((select sum(credits) from ledger_entries where account_id = id), 0)
    union all
    select 'lots hold ' || (select coalesce(sum(remaining), 0) from credit_lots where credit_lots.user_id = account.user_id) || ' of ' || balance
      from ledger_accounts account where kind = 'user'
      and balance <> (select coalesce(sum(remaining), 0) from credit_lots where credit_lots.user_id = account.user_id)
    union all
    select 'open holds differ from held ' || balance from ledger_accounts account where kind = 'held'
      and balance <> (select coalesce(sum(credits), 0) from credit_holds where credit_holds.user_id = account.user_id and state = 'open')
  `.execute(kysely)
  expect(faults).toEqual([])
}
