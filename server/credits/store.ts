import { type RawBuilder, sql } from 'kysely'
import type { CreditTables, Queries, Transaction } from '../platform/database/index.ts'

type Kind = CreditTables['ledgerTransactions']['kind']
export type HouseAccount = 'issued' | 'revenue' | 'expired'

export interface NewTransaction {
  readonly kind: Kind
  readonly userId: string
  readonly reference: string
  readonly createdAt: Date
  readonly description: string
  readonly orderId?: string
  readonly amountMinor?: number
  readonly currency?: string
}

/** Writes a transaction's heading; null when its reference is already in the ledger. */
export async function insertTransaction(queries: Transaction, transaction: NewTransaction): Promise<string | null> {
  const row = await queries
    .insertInto('ledgerTransactions')
    .values({ orderId: null, amountMinor: null, currency: null, ...transaction })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Opens the user's two accounts if they are missing and locks the spendable one, so that one change of a balance follows another. */
export async function lockUserAccounts(queries: Transaction, userId: string): Promise<{ user: string; held: string; balance: number }> {
  const lock = async () => {
    const rows = await queries
      .selectFrom('ledgerAccounts')
      .select(['id', 'kind', 'balance'])
      .where('userId', '=', userId)
      .orderBy('kind', 'desc')
      .forUpdate()
      .execute()
    const user = rows.find(({ kind }) => kind === 'user')
    const held = rows.find(({ kind }) => kind === 'held')
    return user && held ? { user: user.id, held: held.id, balance: user.balance } : null
  }
  const open = await lock()
  if (open) return open
  await sql`
    insert into ledger_accounts (kind, user_id) values ('user', ${userId}), ('held', ${userId})
    on conflict (kind, user_id) do nothing`.execute(queries)
  const opened = await lock()
  if (!opened) throw new Error('the ledger accounts of a user were not opened')
  return opened
}

/** The account of the house of this kind. */
export async function houseAccount(queries: Queries, kind: HouseAccount): Promise<string> {
  const { id } = await queries.selectFrom('ledgerAccounts').select('id').where('kind', '=', kind).executeTakeFirstOrThrow()
  return id
}

/** An account by its id, or the house's by its kind. */
export type Side = { readonly account: string } | { readonly house: HouseAccount }

/**
 * Writes a transaction that moves `credits` from one account to another, in one statement; false when its reference is already in the
 * ledger. The database refuses to bring a user's account below zero.
 */
export async function insertMove(queries: Transaction, heading: NewTransaction, from: Side, to: Side, credits: number): Promise<boolean> {
  const { kind, userId, reference, description, createdAt } = heading
  const accountOf = (side: Side) =>
    'account' in side ? sql`${side.account}::uuid` : sql`(select id from ledger_accounts where kind = ${side.house})`
  const { rows } = await sql`
    with heading as (
      insert into ledger_transactions (kind, user_id, reference, description, created_at)
      values (${kind}, ${userId}, ${reference}, ${description}, ${createdAt})
      on conflict (reference) do nothing returning id)
    insert into ledger_entries (transaction_id, account_id, credits)
    select heading.id, side.account_id, side.credits
    from heading cross join (values (${accountOf(from)}, ${-credits}::bigint), (${accountOf(to)}, ${credits}::bigint)) as side (account_id, credits)
    returning transaction_id`.execute(queries)
  return rows.length > 0
}

/**
 * The charge of the whole of an open hold, as parts of a statement that begins with `with`: all of it, or nothing when `when` is false or
 * the hold is not open with exactly these credits. The part `charge` then has a row. The account is locked before the hold, as everywhere.
 */
export function wholeCharge(
  { holdId, userId, credits, description, now }: { holdId: string; userId: string; credits: number; description: string; now: Date },
  when: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql`
    charged_accounts as (
      select id, kind from ledger_accounts where user_id = ${userId} and ${when} order by kind desc for update),
    charged_hold as (
      update credit_holds set state = 'resolved', charged = ${credits}, resolved_at = ${now}
      where id = ${holdId} and user_id = ${userId} and state = 'open' and credits = ${credits}
        and (select count(*) from charged_accounts) = 2
      returning id),
    charge as (
      insert into ledger_transactions (kind, user_id, reference, description, created_at)
      select 'conversion', ${userId}::uuid, ${`settle:${holdId}`}, ${description}, ${now}::timestamptz from charged_hold
      returning id),
    charge_entries as (
      insert into ledger_entries (transaction_id, account_id, credits)
      select charge.id, side.account_id, side.credits
      from charge cross join (values
        ((select id from charged_accounts where kind = 'held'), ${-credits}::bigint),
        ((select id from ledger_accounts where kind = 'revenue'), ${credits}::bigint)) as side (account_id, credits))`
}

/** Moves `credits` from one account to another within a transaction. The database refuses to bring a user's account below zero. */
export async function insertEntries(queries: Transaction, transactionId: string, from: string, to: string, credits: number): Promise<void> {
  await queries
    .insertInto('ledgerEntries')
    .values([
      { transactionId, accountId: from, credits: -credits },
      { transactionId, accountId: to, credits },
    ])
    .execute()
}

export async function insertLot(
  queries: Transaction,
  lot: { userId: string; transactionId: string; credits: number; expiresAt: Date },
): Promise<void> {
  await queries
    .insertInto('creditLots')
    .values({ ...lot, remaining: lot.credits })
    .execute()
}

/** Lots with credits left, those that expire first before the others. */
export const lotsToSpend = (queries: Queries, userId: string) =>
  queries
    .selectFrom('creditLots')
    .select(['id', 'remaining', 'expiresAt'])
    .where('userId', '=', userId)
    .where('remaining', '>', 0)
    .orderBy('expiresAt')
    .orderBy('id')
    .execute()

/** Adds `credits` (negative: takes) to what remains of a lot. */
export async function changeLot(queries: Transaction, lotId: string, credits: number): Promise<void> {
  await queries
    .updateTable('creditLots')
    .set((column) => ({ remaining: sql<number>`${column.ref('remaining')} + ${credits}` }))
    .where('id', '=', lotId)
    .execute()
}

export async function usersWithExpiredLots(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('creditLots')
    .select('userId')
    .distinct()
    .where('remaining', '>', 0)
    .where('expiresAt', '<=', now)
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Opens a hold; null when there is one with this reference. */
export async function insertHold(
  queries: Transaction,
  hold: { userId: string; reference: string; credits: number; createdAt: Date },
): Promise<string | null> {
  const row = await queries
    .insertInto('creditHolds')
    .values({ ...hold, resolvedAt: null })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertHoldLot(queries: Transaction, holdId: string, lotId: string, credits: number): Promise<void> {
  await queries.insertInto('creditHoldLots').values({ holdId, lotId, credits }).execute()
}

/** Closes an open hold; null when it was closed before. */
export const resolveHold = (queries: Transaction, holdId: string, charged: number, resolvedAt: Date) =>
  queries
    .updateTable('creditHolds')
    .set({ state: 'resolved', charged, resolvedAt })
    .where('id', '=', holdId)
    .where('state', '=', 'open')
    .returning(['userId', 'credits'])
    .executeTakeFirst()

export const findHold = (queries: Queries, holdId: string) =>
  queries.selectFrom('creditHolds').selectAll().where('id', '=', holdId).executeTakeFirstOrThrow()

/** What a hold took, from the lots that expire first on. */
export const lotsOfHold = (queries: Queries, holdId: string) =>
  queries
    .selectFrom('creditHoldLots')
    .innerJoin('creditLots', 'creditLots.id', 'creditHoldLots.lotId')
    .select(['creditHoldLots.lotId', 'creditHoldLots.credits'])
    .where('holdId', '=', holdId)
    .orderBy('creditLots.expiresAt')
    .orderBy('creditLots.id')
    .execute()

/** Counts a refund against what the hold charged; the database refuses more than that. */
export async function countRefund(queries: Transaction, holdId: string, credits: number): Promise<void> {
  await queries
    .updateTable('creditHolds')
    .set((column) => ({ refunded: sql<number>`${column.ref('refunded')} + ${credits}` }))
    .where('id', '=', holdId)
    .execute()
}

/** Balances of a user's accounts and the credits of lots that have expired but are not written off yet. */
export async function readBalances(queries: Queries, userId: string, now: Date): Promise<{ user: number; held: number; overdue: number }> {
  const accounts = await queries.selectFrom('ledgerAccounts').select(['kind', 'balance']).where('userId', '=', userId).execute()
  const { overdue } = await queries
    .selectFrom('creditLots')
    .select(sql<number>`coalesce(sum(remaining), 0)::bigint`.as('overdue'))
    .where('userId', '=', userId)
    .where('remaining', '>', 0)
    .where('expiresAt', '<=', now)
    .executeTakeFirstOrThrow()
  const balanceOf = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  return { user: balanceOf('user'), held: balanceOf('held'), overdue }
}

/** Credits that expire next, and when; lots of the same instant together. */
export async function nextExpiry(queries: Queries, userId: string, now: Date): Promise<{ at: Date; credits: number } | null> {
  const row = await queries
    .selectFrom('creditLots')
    .select(['expiresAt', sql<number>`sum(remaining)::bigint`.as('credits')])
    .where('userId', '=', userId)
    .where('remaining', '>', 0)
    .where('expiresAt', '>', now)
    .groupBy('expiresAt')
    .orderBy('expiresAt')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: row.expiresAt, credits: row.credits } : null
}

// In words rather than parameters: the database must see that the index of shown transactions is the one to use.
const isShown = sql<boolean>`kind in ('welcome', 'purchase', 'grant', 'conversion', 'refund', 'expiry')`

/**
 * What people see as their history: every transaction that changed what they own, newest first. Holds and releases are not among them.
 * Entries are added up for the rows of the page alone, not for those before it.
 */
export async function readHistory(queries: Queries, userId: string, offset: number, limit: number) {
  const page = queries
    .selectFrom('ledgerTransactions')
    .select(['id', 'sequence', 'kind', 'createdAt', 'description', 'orderId', 'amountMinor', 'currency'])
    .where('userId', '=', userId)
    .where(isShown)
    .orderBy('sequence', 'desc')
    .offset(offset)
    .limit(limit)
  const rows = await queries
    .with('page', () => page)
    .selectFrom('page')
    .select(['id', 'kind', 'createdAt', 'description', 'orderId', 'amountMinor', 'currency'])
    .select(
      sql<number | null>`(
        select sum(credits)::bigint from ledger_entries
        where transaction_id = page.id and account_id = any(array(select id from ledger_accounts where user_id = ${userId})))`.as(
        'credits',
      ),
    )
    .orderBy('sequence', 'desc')
    .execute()
  const { total } = await queries
    .selectFrom('ledgerTransactions')
    .select(sql<number>`count(*)::bigint`.as('total'))
    .where('userId', '=', userId)
    .where(isShown)
    .executeTakeFirstOrThrow()
  return { rows, total }
}
