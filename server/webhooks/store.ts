import { type Insertable, type Selectable, sql } from 'kysely'
import type { PublicApiTables, Queries } from '../platform/database/index.ts'

export type DeliveryRow = Selectable<PublicApiTables['webhookDeliveries']>
export type SecretRow = Selectable<PublicApiTables['webhookSecrets']>

export const findSecret = (queries: Queries, userId: string) =>
  queries.selectFrom('webhookSecrets').selectAll().where('userId', '=', userId).executeTakeFirst()

/** Stores the first secret of a user; of two at once the first stays. */
export async function insertSecret(queries: Queries, secret: SecretRow): Promise<void> {
  await queries
    .insertInto('webhookSecrets')
    .values(secret)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
}

export const changeSecret = (queries: Queries, userId: string, change: Omit<SecretRow, 'userId'>) =>
  queries.updateTable('webhookSecrets').set(change).where('userId', '=', userId).execute()

export const secretsFrom = (queries: Queries, after: string, limit: number) =>
  queries.selectFrom('webhookSecrets').selectAll().where('userId', '>', after).orderBy('userId').limit(limit).execute()

export const insertDelivery = (queries: Queries, delivery: Insertable<PublicApiTables['webhookDeliveries']>) =>
  queries.insertInto('webhookDeliveries').values(delivery).returningAll().executeTakeFirstOrThrow()

export const findDelivery = (queries: Queries, userId: string, id: string) =>
  queries.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()

/** A page of a user's deliveries, newest first: those before `before`. */
export async function listDeliveries(queries: Queries, userId: string, before: DeliveryRow | null, limit: number): Promise<DeliveryRow[]> {
  let found = queries.selectFrom('webhookDeliveries').selectAll().where('userId', '=', userId)
  if (before) found = found.where('sequence', '<', before.sequence)
  return found.orderBy('sequence', 'desc').limit(limit).execute()
}

/** Takes the delivery that is due for longest, until `until`: when its sender dies it is due again then. Undefined when none is. */
export async function claimDue(queries: Queries, now: Date, until: Date): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries set tries = tries + 1, next_try_at = ${until}
    where id = (
      select id from webhook_deliveries where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked)
    returning id`.execute(queries)
  const [claimed] = rows
  if (!claimed) return undefined
  return queries.selectFrom('webhookDeliveries').selectAll().where('id', '=', claimed.id).executeTakeFirst()
}

/** Takes one delivery to send it now, whatever its state; undefined when it is not there. */
export const claimOne = (queries: Queries, id: string, until: Date) =>
  queries
    .updateTable('webhookDeliveries')
    .set((expression) => ({ tries: expression('tries', '+', 1), nextTryAt: until, state: 'waiting' as const, endedAt: null }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const changeDelivery = (
  queries: Queries,
  id: string,
  change: Partial<Pick<DeliveryRow, 'state' | 'lastStatus' | 'lastFault' | 'nextTryAt' | 'endedAt'>>,
) => queries.updateTable('webhookDeliveries').set(change).where('id', '=', id).returningAll().executeTakeFirst()

export async function forgetUser(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('webhookDeliveries').where('userId', '=', userId).execute()
  await queries.deleteFrom('webhookSecrets').where('userId', '=', userId).execute()
}

export async function deleteEndedBefore(queries: Queries, before: Date): Promise<number> {
  const { numDeletedRows } = await queries.deleteFrom('webhookDeliveries').where('endedAt', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
