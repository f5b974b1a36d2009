import { type Selectable, sql } from 'kysely'
import type { Queries, Tables, Transaction } from '../platform/database/index.ts'

export type Order = Selectable<Tables['orders']>

export const findOrder = (queries: Queries, id: string) => queries.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** The order of a user by the provider's id. */
export const findOrderOf = (queries: Queries, userId: string, providerOrderId: string) =>
  queries.selectFrom('orders').selectAll().where('providerOrderId', '=', providerOrderId).where('userId', '=', userId).executeTakeFirst()

/** The order by the provider's id, locked until the transaction ends. */
export const lockOrder = (transaction: Transaction, provider: Order['provider'], providerOrderId: string) =>
  transaction
    .selectFrom('orders')
    .selectAll()
    .where('providerOrderId', '=', providerOrderId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst()

/** Takes an order that the provider does not know yet, so that one process alone asks for it; false: another one is at it. */
export async function claimOrder(queries: Queries, id: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await queries
    .updateTable('orders')
    .set({ claimedUntil: until })
    .where('id', '=', id)
    .where('providerOrderId', 'is', null)
    .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export const releaseClaim = (queries: Queries, id: string) =>
  queries.updateTable('orders').set({ claimedUntil: null }).where('id', '=', id).execute()

export const nameOrder = (queries: Queries, id: string, providerOrderId: string) =>
  queries.updateTable('orders').set({ providerOrderId, claimedUntil: null }).where('id', '=', id).execute()

/** Marks an order as paid, with the next receipt number. One after the other, so that the numbers have no gaps. */
export async function markPaid(transaction: Transaction, id: string, paymentId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('receipt numbers', 0))`.execute(transaction)
  const { last } = await transaction
    .selectFrom('orders')
    .select(({ fn }) => fn.coalesce(fn.max('receiptNumber'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  const receiptNumber = Number(last) + 1
  await transaction.updateTable('orders').set({ state: 'paid', paymentId, paidAt: now, receiptNumber }).where('id', '=', id).execute()
  return receiptNumber
}

/** Takes open orders whose time to ask the provider has come; each is given the next time by `wait`, so that no other process asks too. */
export async function takeOrdersToCheck(
  queries: Queries,
  provider: Order['provider'],
  now: Date,
  next: (order: Pick<Order, 'createdAt'>) => Date | null,
): Promise<readonly Order[]> {
  return queries.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('state', '=', 'open')
      .where('provider', '=', provider)
      .where('nextCheckAt', '<=', now)
      .orderBy('nextCheckAt')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const order of due) {
      const at = next(order)
      await transaction
        .updateTable('orders')
        .set(at ? { nextCheckAt: at } : { state: 'abandoned' })
        .where('id', '=', order.id)
        .execute()
    }
    return due
  })
}
