import { randomUUID } from 'node:crypto'
import type { Feature } from '../feature.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Queries, Transaction } from '../platform/database/index.ts'
import type { MailBrand, Mailbox } from '../platform/mail/index.ts'
import type { Secrets } from '../platform/secrets/index.ts'
import { keyRegeneratedMail } from './emails.ts'
import { apiKeyHash, isWellFormed, newApiKey } from './format.ts'

export interface ApiKeys extends Feature<'apiKey' | 'regenerateApiKey'> {
  /** Makes the key of a new account, in the transaction that makes the account. */
  createFor(transaction: Transaction, userId: string, now: Date): Promise<void>
  /** Whose key it is; null when it is nobody's any more. Notes that it was used. Nothing is remembered between calls: a replaced key is dead at once. */
  findKey(key: string, noted: boolean): Promise<{ readonly keyId: string; readonly userId: string } | null>
  /** When the key was made and last used, for the person's copy of their data; the key itself is not in it. */
  describe(userId: string): Promise<unknown>
  /** Encrypts keys with the present secret that were encrypted with the previous one; gives how many. */
  reseal(): Promise<number>
}

export interface ApiKeyDependencies {
  readonly queries: Queries
  readonly clock: Clock
  readonly secrets: Secrets
  readonly mailbox: Pick<Mailbox, 'post'>
  readonly brand: MailBrand
  /** The address that mails to a user go to. */
  readonly contactOf: (queries: Queries, userId: string) => Promise<{ readonly email: string } | null>
}

// "Last used" is told in minutes; a write for every request would cost more than it tells.
const noteEveryMs = 60_000
const firstId = '00000000-0000-0000-0000-000000000000'
const batchSize = 500

/** The API keys of users: one each, shown again on request, so encrypted rather than hashed; the key to them is not in the database. */
export function createApiKeys({ queries, clock, secrets, mailbox, brand, contactOf }: ApiKeyDependencies): ApiKeys {
  const replace = async (within: Queries, userId: string, now: Date) => {
    const [id, key] = [randomUUID(), newApiKey()]
    await within.deleteFrom('apiKeys').where('userId', '=', userId).execute()
    await within
      .insertInto('apiKeys')
      .values({ id, userId, keyHash: apiKeyHash(key), sealed: secrets.seal('api keys', key, userId, id), createdAt: now, lastUsedAt: null })
      .execute()
    return { api_key: key, created_at: now.toISOString(), last_used_at: null }
  }
  const rowOf = (userId: string) => queries.selectFrom('apiKeys').selectAll().where('userId', '=', userId).executeTakeFirst()
  return {
    createFor: async (transaction, userId, now) => {
      await replace(transaction, userId, now)
    },
    findKey: async (key, noted) => {
      if (!isWellFormed(key)) return null
      const now = clock.now()
      const row = await queries
        .selectFrom('apiKeys')
        .select(['id', 'userId', 'lastUsedAt'])
        .where('keyHash', '=', apiKeyHash(key))
        .executeTakeFirst()
      if (!row) return null
      if (noted && (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > noteEveryMs))
        await queries.updateTable('apiKeys').set({ lastUsedAt: now }).where('id', '=', row.id).execute()
      return { keyId: row.id, userId: row.userId }
    },
    describe: async (userId) => {
      const row = await rowOf(userId)
      return row ? { createdAt: row.createdAt, lastUsedAt: row.lastUsedAt } : null
    },
    reseal: async () => {
      let resealed = 0
      for (let after = firstId; ; ) {
        const batch = await queries
          .selectFrom('apiKeys')
          .select(['id', 'userId', 'sealed'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(batchSize)
          .execute()
        for (const row of batch) {
          const sealed = Buffer.from(row.sealed)
          if (secrets.isCurrent('api keys', sealed)) continue
          const again = secrets.seal('api keys', secrets.open('api keys', sealed, row.userId, row.id), row.userId, row.id)
          await queries.updateTable('apiKeys').set({ sealed: again }).where('id', '=', row.id).execute()
          resealed += 1
        }
        const last = batch.at(-1)
        if (!last) return resealed
        after = last.id
      }
    },
    handlers: {
      apiKey: async ({ caller }) => {
        const row = await rowOf(caller.userId)
        if (!row) throw new Error('an account has no API key, although one is made with it')
        return {
          api_key: secrets.open('api keys', Buffer.from(row.sealed), row.userId, row.id),
          created_at: row.createdAt.toISOString(),
          last_used_at: row.lastUsedAt?.toISOString() ?? null,
        }
      },
      regenerateApiKey: async ({ caller }) => {
        const now = clock.now()
        return queries.transaction().execute(async (transaction) => {
          // Two at once: the second waits for the first and replaces its key, rather than failing on the one key a user may have.
          await transaction.selectFrom('users').select('id').where('id', '=', caller.userId).forUpdate().execute()
          const contact = await contactOf(transaction, caller.userId)
          const made = await replace(transaction, caller.userId, now)
          if (contact) await mailbox.post(transaction, keyRegeneratedMail(brand, contact.email))
          return made
        })
      },
    },
  }
}
