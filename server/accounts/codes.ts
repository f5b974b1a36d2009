import { randomInt } from 'node:crypto'
import { limits } from '@docmill/contracts'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../platform/database/index.ts'
import type { Secrets } from '../platform/secrets/index.ts'

// issue ──► alive ──► used (the right code, once)
//             ├──► replaced by a newer one
//             ├──► exhausted after 5 tries
//             └──► expired after 10 minutes

/** Whose code and for what. The code is bound to all three: it opens nothing else. */
export interface CodeSubject {
  readonly purpose: 'sign-up' | 'reset' | 'email-change'
  /** The sign-up's or user's id. */
  readonly subjectId: string
  /** The address it is mailed to, in lower case. */
  readonly addressKey: string
}

export type Issued =
  | { readonly kind: 'issued'; readonly code: string; readonly expiresAt: Date }
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }

/**
 * Makes a new code and ends the one before. Refused within 30 seconds of the last and after 10 a day, whoever asks:
 * for the same subject, and for the same address over several sign-ups.
 */
export async function issueCode(
  transaction: Transaction,
  secrets: Pick<Secrets, 'digest'>,
  subject: CodeSubject,
  now: Date,
): Promise<Issued> {
  const { purpose, subjectId, addressKey } = subject
  await lock(transaction, `${purpose} ${subjectId}`)
  await lock(transaction, `${purpose} ${addressKey}`)
  const recent = await transaction
    .selectFrom('codes')
    .select(['subjectId', 'createdAt'])
    .where('purpose', '=', purpose)
    .where('createdAt', '>', new Date(now.getTime() - day))
    .where((where) => where.or([where('subjectId', '=', subjectId), where('addressKey', '=', addressKey)]))
    .orderBy('createdAt', 'desc')
    .execute()
  const last = recent.find((code) => code.subjectId === subjectId)
  const tooSoonMs = last ? last.createdAt.getTime() + limits.code.resendMs - now.getTime() : 0
  const tenthLast = recent[limits.code.perDay - 1]
  const tooManyMs = tenthLast ? tenthLast.createdAt.getTime() + day - now.getTime() : 0
  const waitMs = Math.max(tooSoonMs, tooManyMs)
  if (waitMs > 0) return { kind: 'too-soon', retryAfterSeconds: Math.ceil(waitMs / 1000) }

  await endCodes(transaction, purpose, subjectId, now)
  const code = String(randomInt(10 ** limits.code.length)).padStart(limits.code.length, '0')
  const expiresAt = new Date(now.getTime() + limits.code.validMs)
  await transaction
    .insertInto('codes')
    .values({ purpose, subjectId, addressKey, hash: codeHash(secrets, subject, code), createdAt: now, expiresAt, endedAt: null })
    .execute()
  return { kind: 'issued', code, expiresAt }
}

/**
 * Tries a code: one statement that counts the try and, when it is the right one, uses it up, so that of many tries at once no more
 * than 5 are looked at and no more than one succeeds. 'dead': there is no code that could still be right.
 */
export async function tryCode(
  queries: Queries,
  secrets: Pick<Secrets, 'digest'>,
  subject: CodeSubject,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'dead'> {
  const { rows } = await sql<{ right: boolean }>`
    update codes set
      tries = tries + 1,
      ended_at = case when hash = ${codeHash(secrets, subject, code)} then ${now}::timestamptz end
    where purpose = ${subject.purpose} and subject_id = ${subject.subjectId} and ended_at is null
      and tries < ${limits.code.tries} and expires_at > ${now}
    returning ended_at is not null as right`.execute(queries)
  const tried = rows[0]
  if (!tried) return 'dead'
  return tried.right ? 'right' : 'wrong'
}

/** Ends the code that is alive for a purpose, if there is one. */
export async function endCodes(queries: Queries, purpose: CodeSubject['purpose'], subjectId: string, now: Date): Promise<void> {
  await queries
    .updateTable('codes')
    .set({ endedAt: now })
    .where('purpose', '=', purpose)
    .where('subjectId', '=', subjectId)
    .where('endedAt', 'is', null)
    .execute()
}

const day = 86_400_000

// A plain hash of a million possible codes is read back in a second; this one needs the key, which is not in the database.
const codeHash = (secrets: Pick<Secrets, 'digest'>, { purpose, subjectId, addressKey }: CodeSubject, code: string): Buffer =>
  secrets.digest('mailed codes', purpose, subjectId, addressKey, code)

const lock = (transaction: Transaction, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`code ${name}`}, 0))`.execute(transaction)
