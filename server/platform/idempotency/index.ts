import { createHash } from 'node:crypto'
import type { Queries, Transaction } from '../database/index.ts'

/** How long a key is remembered, in milliseconds: what callers of payment interfaces are used to. */
export const keyLifetimeMs = 24 * 3600 * 1000
/** The shape of an Idempotency-Key: printable ASCII, at most 200 characters. */
export const keyShape = /^[\x21-\x7e]{1,200}$/

/** Thrown when a key comes again with another request. */
export class KeyUsedForAnotherRequest extends Error {
  override readonly name = 'KeyUsedForAnotherRequest'
}

export interface IdempotentRequest {
  readonly userId: string
  /** The call's name: the same key may be used for another call. */
  readonly call: string
  /** From the Idempotency-Key header; null: the work is simply done. */
  readonly key: string | null
  readonly body: unknown
  readonly now: Date
}

/**
 * Does `work` once for a key: it and the note of its result commit together, and a repetition gets the first result. A repetition that
 * arrives while the first is at work waits for it. `work`'s result is kept as JSON: identifiers, not replies.
 */
export async function once<Result>(
  kysely: Queries,
  { userId, call, key, body, now }: IdempotentRequest,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    if (key === null) return work(transaction)
    const requestDigest = digestOf(body)
    const own = { userId, call, key }
    // The primary key makes the second of two at once wait here until the first has committed or gone.
    const inserted = await transaction
      .insertInto('idempotentRequests')
      .values({ ...own, requestDigest, result: null, createdAt: now })
      .onConflict((conflict) => conflict.columns(['userId', 'call', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    const request = transaction
      .selectFrom('idempotentRequests')
      .selectAll()
      .where('userId', '=', userId)
      .where('call', '=', call)
      .where('key', '=', key)
    if (!inserted) {
      const earlier = await request.executeTakeFirstOrThrow()
      if (earlier.requestDigest !== requestDigest) throw new KeyUsedForAnotherRequest()
      return earlier.result as Result
    }
    const result = await work(transaction)
    await transaction
      .updateTable('idempotentRequests')
      .set({ result: JSON.stringify(result) })
      .where('userId', '=', userId)
      .where('call', '=', call)
      .where('key', '=', key)
      .execute()
    return result
  })
}

/** What the first request with this key made; null when there was none. Throws KeyUsedForAnotherRequest. */
export async function madeBefore<Result>(kysely: Queries, { userId, call, key, body }: IdempotentRequest): Promise<Result | null> {
  if (key === null) return null
  const earlier = await kysely
    .selectFrom('idempotentRequests')
    .selectAll()
    .where('userId', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.requestDigest !== digestOf(body)) throw new KeyUsedForAnotherRequest()
  return earlier.result as Result
}

/** Whether a request with this key was made before, whatever it was. */
export async function isKnown(kysely: Queries, { userId, call, key }: Omit<IdempotentRequest, 'body' | 'now'>): Promise<boolean> {
  if (key === null) return false
  const row = await kysely
    .selectFrom('idempotentRequests')
    .select('key')
    .where('userId', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

const digestOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** Forgets keys older than their lifetime. */
export async function forgetOldKeys(kysely: Queries, now: Date): Promise<void> {
  await kysely
    .deleteFrom('idempotentRequests')
    .where('createdAt', '<', new Date(now.getTime() - keyLifetimeMs))
    .execute()
}
