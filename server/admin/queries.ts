import { sql } from 'kysely'
import type { Queries } from '../platform/database/index.ts'

/** Accounts, newest first, whose address or username holds `text`. */
export const findUsers = (queries: Queries, text: string, most: number) =>
  queries
    .selectFrom('users')
    .leftJoin('ledgerAccounts', (join) => join.onRef('ledgerAccounts.userId', '=', 'users.id').on('ledgerAccounts.kind', '=', 'user'))
    .select(['users.id', 'users.email', 'users.userName', 'users.createdAt', 'ledgerAccounts.balance'])
    .select((select) =>
      select
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('lastSeenAt').as('seen'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastSeenAt'),
    )
    .where((where) =>
      where.or([
        where('users.emailKey', 'like', like(text)),
        where('users.userNameKey', 'like', like(text)),
        where(sql`users.id::text`, '=', text),
      ]),
    )
    .orderBy('users.createdAt', 'desc')
    .limit(most)
    .execute()

/** The account with an id or exact address; undefined when there is none. */
export const findUser = (queries: Queries, idOrEmail: string) =>
  queries
    .selectFrom('users')
    .select(['id', 'email', 'userName'])
    .where((where) => where.or([where('emailKey', '=', idOrEmail.toLowerCase()), where(sql`id::text`, '=', idOrEmail.toLowerCase())]))
    .executeTakeFirst()

/** Orders, newest first; `state` null for all. */
export function newestOrders(queries: Queries, state: 'open' | 'paid' | 'abandoned' | null, most: number) {
  const orders = queries
    .selectFrom('orders')
    .select([
      'createdAt',
      'state',
      'provider',
      'providerOrderId',
      'paymentId',
      'amountMinor',
      'currency',
      'credits',
      'receiptNumber',
      'userId',
    ])
    .orderBy('createdAt', 'desc')
    .limit(most)
  return (state === null ? orders : orders.where('state', '=', state)).execute()
}

/** How many conversions are in each state, and since when the oldest of them. */
export const conversionsByState = (queries: Queries) =>
  queries
    .selectFrom('conversions')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('createdAt').as('oldest')])
    .groupBy('state')
    .orderBy('state')
    .execute()

/** What must be zero in a healthy ledger: balances that differ from their entries, entries that do not sum to zero, lots that differ from balances. */
export async function ledgerFaults(queries: Queries): Promise<{ balances: number; transactions: number; lots: number; openHolds: number }> {
  const { rows } = await sql<{ balances: number; transactions: number; lots: number; openHolds: number }>`
    select
      (select count(*) from ledger_accounts account where user_id is not null and balance <> (
        select coalesce(sum(credits), 0) from ledger_entries where account_id = account.id)) as balances,
      (select count(*) from (
        select transaction_id from ledger_entries group by transaction_id having sum(credits) <> 0) as unbalanced) as transactions,
      (select count(*) from ledger_accounts account where kind = 'user' and balance <> (
        select coalesce(sum(remaining), 0) from credit_lots where user_id = account.user_id)) as lots,
      (select count(*) from credit_holds where state = 'open') as open_holds`.execute(queries)
  const [counted] = rows
  if (!counted) throw new Error('a count always has a row')
  return counted
}

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`
