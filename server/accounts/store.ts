import { sql } from 'kysely'
import { isDuplicate, type Queries, type Tables, type Transaction } from '../platform/database/index.ts'

type Row<Table extends keyof Tables> = Tables[Table]
export type SignUpRow = Row<'signUps'>
export type UserRow = Row<'users'>

/** What makes two addresses the same here: no case, one Unicode form. */
export const addressKey = (email: string): string => email.trim().normalize('NFC').toLowerCase()
/** What makes two usernames the same: no case, one form of look-alike characters. */
export const userNameKey = (userName: string): string => userName.trim().normalize('NFKC').toLowerCase()

/** The mailbox behind an address, for what is given once a person: without "+tag", and without dots where the provider ignores them. */
export function mailboxKey(email: string): string {
  const key = addressKey(email)
  const at = key.lastIndexOf('@')
  const [local, domain] = [key.slice(0, at).replace(/\+.*$/, ''), key.slice(at + 1)]
  const gmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return gmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

export const insertSignUp = (queries: Queries, row: SignUpRow) => queries.insertInto('signUps').values(row).execute()

/**
 * Lets one transaction at a time decide whose an address is. Without it, two sign-ups for one address that verify at once each hold
 * what the other one needs, and the database ends one of them with a deadlock.
 */
export const lockAddress = (transaction: Transaction, emailKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailKey}`}, 0))`.execute(transaction)

/** The address of a sign-up that is not older than `since`. */
export const addressOfSignUp = async (queries: Queries, id: string, since: Date): Promise<string | null> =>
  (await queries.selectFrom('signUps').select('emailKey').where('id', '=', id).where('createdAt', '>', since).executeTakeFirst())
    ?.emailKey ?? null

/** A sign-up that is not older than `since`, locked until the transaction ends. */
export const lockSignUp = (transaction: Transaction, id: string, since: Date) =>
  transaction.selectFrom('signUps').selectAll().where('id', '=', id).where('createdAt', '>', since).forUpdate().executeTakeFirst()

/** The newest sign-up for an address that is not older than `since`. */
export const newestSignUp = (queries: Queries, emailKey: string, since: Date) =>
  queries
    .selectFrom('signUps')
    .select(['id', 'passwordHash'])
    .where('emailKey', '=', emailKey)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Deletes every sign-up for an address: the one that was verified, and those that would have taken it. */
export const deleteSignUps = (queries: Queries, emailKey: string) =>
  queries.deleteFrom('signUps').where('emailKey', '=', emailKey).execute()

export const deleteOldSignUps = (queries: Queries, before: Date) => queries.deleteFrom('signUps').where('createdAt', '<=', before).execute()

export const userById = (queries: Queries, id: string) => queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
export const userByAddress = (queries: Queries, emailKey: string) =>
  queries.selectFrom('users').selectAll().where('emailKey', '=', emailKey).executeTakeFirst()
export const userByGoogleSubject = (queries: Queries, subject: string) =>
  queries.selectFrom('users').selectAll().where('googleSubject', '=', subject).executeTakeFirst()

/** Whether a verified account has the username. */
export const isUserNameTaken = async (queries: Queries, key: string): Promise<boolean> =>
  (await queries.selectFrom('users').select('id').where('userNameKey', '=', key).executeTakeFirst()) !== undefined

/**
 * Whether an address belongs to an account other than `except`: as its address, or as the one it was changed from since `reservedSince`,
 * to which it can still go back.
 */
export async function isAddressTaken(queries: Queries, emailKey: string, reservedSince: Date, except: string | null): Promise<boolean> {
  const { rows } = await sql<{ userId: string }>`
    select id as user_id from users where email_key = ${emailKey}
    union all
    select user_id from email_changes where old_email_key = ${emailKey} and undone_at is null and changed_at > ${reservedSince}`.execute(
    queries,
  )
  return rows.some(({ userId }) => userId !== except)
}

/** Inserts a user; when someone else took the username meanwhile, under that name with a number behind it. False: the address is taken. */
export async function insertUser(transaction: Transaction, user: UserRow): Promise<boolean> {
  for (let number = 1; number <= mostNumbers; number += 1) {
    const userName = number === 1 ? user.userName : `${user.userName}${number}`
    const inserted = await transaction
      .insertInto('users')
      .values({ ...user, userName, userNameKey: userNameKey(userName) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return true
    if (await userByAddress(transaction, user.emailKey)) return false
  }
  throw new Error(`no free username beside one that is taken ${mostNumbers} times`)
}

// Reached only by people with the same name; each step is one insert.
const mostNumbers = 1000

/** Changes a username; false when it is taken. */
export async function renameUser(queries: Queries, id: string, userName: string): Promise<boolean> {
  try {
    await queries
      .updateTable('users')
      .set({ userName, userNameKey: userNameKey(userName) })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (isDuplicate(error, 'users_user_name_unique')) return false
    throw error
  }
}

/** Notes that a mailbox has had its welcome credits; false when it had them before, also under an account that is deleted. */
export async function noteWelcome(transaction: Transaction, key: Buffer, now: Date): Promise<boolean> {
  const noted = await transaction
    .insertInto('welcomeGrants')
    .values({ addressKey: key, grantedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('grantedAt')
    .executeTakeFirst()
  return noted !== undefined
}

/** Notes an ID token as used until it expires; false when it was used before. */
export async function noteIdToken(transaction: Transaction, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const noted = await transaction
    .insertInto('usedIdTokens')
    .values({ tokenHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expiresAt')
    .executeTakeFirst()
  return noted !== undefined
}
