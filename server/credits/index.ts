import { creditsForAmount } from '@docmill/contracts'
import type { Feature } from '../feature.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Database, Queries } from '../platform/database/index.ts'
import { expireLots } from './ledger.ts'
import { nextExpiry, readBalances, readHistory, usersWithExpiredLots } from './store.ts'

export { type Grant, grant, hold, refund, type Settlement, settle } from './ledger.ts'
export { wholeCharge } from './store.ts'

export interface Balance {
  /** Credits to spend now. */
  readonly balance: number
  /** Reserved by conversions that wait or run. */
  readonly held: number
}

/** What a user can spend and what is reserved; lots past their date count as gone even before they are written off. */
export async function balanceOf(queries: Queries, userId: string, now: Date): Promise<Balance> {
  const { user, held, overdue } = await readBalances(queries, userId, now)
  return { balance: user - overdue, held }
}

/** Whether a user has any credits, those included whose time is over but that are not written off yet: a first look, in one statement. */
export async function hasCredits(queries: Queries, userId: string): Promise<boolean> {
  const account = await queries
    .selectFrom('ledgerAccounts')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'user')
    .where('balance', '>', 0)
    .executeTakeFirst()
  return account !== undefined
}

export interface Credits extends Feature<'transactions' | 'calculateCredits'> {
  /** Writes off all lots past their date; gives the credits written off. */
  writeOffExpired(): Promise<number>
  /** The whole history of a user, for their copy of their data. */
  exportFor(userId: string): Promise<unknown>
}

// Nobody has as many; a copy of data must not be what fills the memory.
const mostExported = 100_000

/** The credits of users: history, prices, expiry. The ledger's own steps (grant, hold, settle, refund) are functions over a transaction. */
export function createCredits({ database, clock }: { readonly database: Database; readonly clock: Clock }): Credits {
  const { kysely } = database
  return {
    handlers: {
      async transactions({ caller, query }) {
        const now = clock.now()
        const { rows, total } = await readHistory(kysely, caller.userId, (query.page - 1) * query.perPage, query.perPage)
        const { balance, held } = await balanceOf(kysely, caller.userId, now)
        const expiry = await nextExpiry(kysely, caller.userId, now)
        return {
          transactions: rows.map((row) => ({
            id: row.id,
            createdAt: row.createdAt.toISOString(),
            kind: row.kind as 'welcome' | 'purchase' | 'conversion' | 'refund' | 'expiry' | 'grant',
            credits: row.credits ?? 0,
            amount: row.amountMinor,
            currency: row.currency,
            order_id: row.orderId,
            description: row.description,
          })),
          total,
          balance,
          held,
          nextExpiry: expiry && { at: expiry.at.toISOString(), credits: expiry.credits },
        }
      },
      async calculateCredits({ body }) {
        return { credits: creditsForAmount(Math.round(body.amount * 100)) }
      },
    },
    exportFor: async (userId) => (await readHistory(kysely, userId, 0, mostExported)).rows,
    async writeOffExpired() {
      let total = 0
      for (;;) {
        const users = await usersWithExpiredLots(kysely, clock.now(), 100)
        for (const userId of users)
          total += await kysely.transaction().execute((transaction) => expireLots(transaction, userId, clock.now()))
        if (users.length === 0) return total
      }
    },
  }
}
