import { randomUUID } from 'node:crypto'
import { limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import { grant } from '../credits/index.ts'
import type { CallRequest } from '../feature.ts'
import type { Transaction } from '../platform/database/index.ts'
import { issueCode, tryCode } from './codes.ts'
import type { AccountTools } from './dependencies.ts'
import { signUpCodeMail, welcomeMail } from './emails.ts'
import { isCommonPassword } from './passwords.ts'
import * as store from './store.ts'

// signUp ──► a sign-up that waits a day for its code ──► verify: the first of an address becomes the account, the others go
// Nothing of an unverified sign-up blocks anyone: neither its address nor its username is taken, and its password opens nothing.

/** Stores a sign-up and mails its code; gives the id that the account will have. */
export async function signUp(tools: AccountTools, wanted: CallRequest<'signUp'>['body']): Promise<string> {
  const { queries, clock, passwords } = tools
  const now = clock.now()
  const emailKey = store.addressKey(wanted.email)
  const userNameKey = store.userNameKey(wanted.username)
  if (isCommonPassword(wanted.password)) throw new ApiError('password-too-common')
  if (await store.isAddressTaken(queries, emailKey, reservedSince(now), null)) throw new ApiError('email-taken')
  if (await store.isUserNameTaken(queries, userNameKey)) throw new ApiError('username-taken')
  const passwordHash = await passwords.inTurn(() => passwords.hash(wanted.password))
  const id = randomUUID()
  await queries.transaction().execute(async (transaction) => {
    await store.insertSignUp(transaction, {
      id,
      email: wanted.email,
      emailKey,
      userName: wanted.username,
      userNameKey,
      firstName: wanted.firstName,
      lastName: wanted.lastName,
      phone: wanted.phone || null,
      countryCode: wanted.countryCode,
      passwordHash,
      createdAt: now,
    })
    await mailCode(tools, transaction, id, wanted.email, now)
  })
  return id
}

/** Mails a new code for a sign-up; the one before no longer works. */
export async function resendCode(tools: AccountTools, signUpId: string): Promise<void> {
  const now = tools.clock.now()
  await tools.queries.transaction().execute(async (transaction) => {
    const waiting = await store.lockSignUp(transaction, signUpId, oldestSignUp(now))
    if (!waiting) throw new ApiError('no-such-user')
    await mailCode(tools, transaction, signUpId, waiting.email, now)
  })
}

async function mailCode(tools: AccountTools, transaction: Transaction, subjectId: string, email: string, now: Date): Promise<void> {
  const subject = { purpose: 'sign-up', subjectId, addressKey: store.addressKey(email) } as const
  const issued = await issueCode(transaction, tools.secrets, subject, now)
  if (issued.kind === 'too-soon') throw new ApiError('code-too-soon', { retryAfterSeconds: issued.retryAfterSeconds })
  await tools.mailbox.post(transaction, signUpCodeMail(tools.brand, email, issued.code), issued.expiresAt)
}

/** Turns a sign-up into an account when the code is right. Throws 'wrong-code', 'code-expired', 'no-such-user' or 'email-taken'. */
export async function verifySignUp(tools: AccountTools, signUpId: string, code: string): Promise<void> {
  const now = tools.clock.now()
  const outcome = await tools.queries.transaction().execute(async (transaction) => {
    const address = await store.addressOfSignUp(transaction, signUpId, oldestSignUp(now))
    if (address) await store.lockAddress(transaction, address)
    const waiting = await store.lockSignUp(transaction, signUpId, oldestSignUp(now))
    if (!waiting) return (await store.userById(transaction, signUpId)) ? 'dead' : 'unknown'
    const subject = { purpose: 'sign-up', subjectId: signUpId, addressKey: waiting.emailKey } as const
    // A wrong try must be counted, so it ends the transaction well; what is thrown after it takes nothing back.
    const tried = await tryCode(transaction, tools.secrets, subject, code, now)
    if (tried !== 'right') return tried
    if (await store.isAddressTaken(transaction, waiting.emailKey, reservedSince(now), null)) throw new ApiError('email-taken')
    await openAccount(tools, transaction, { ...waiting, googleSubject: null, googleLinkedAt: null, createdAt: now })
    return tried
  })
  if (outcome === 'unknown') throw new ApiError('no-such-user')
  if (outcome === 'wrong') throw new ApiError('wrong-code')
  if (outcome === 'dead') throw new ApiError('code-expired')
}

/**
 * Makes the account of a person whose address is proven: sign-ups of others for the same address go, the welcome credits come once a
 * mailbox, other features join in, and the welcome mail is posted. Throws 'email-taken'.
 */
export async function openAccount(tools: AccountTools, transaction: Transaction, user: store.UserRow): Promise<void> {
  const now = user.createdAt
  if (!(await store.insertUser(transaction, user))) throw new ApiError('email-taken')
  await store.deleteSignUps(transaction, user.emailKey)
  const credits = tools.settings.welcomeCredits
  const key = tools.secrets.digest('addresses', 'welcome', store.mailboxKey(user.email))
  const welcomed = credits > 0 && (await store.noteWelcome(transaction, key, now))
  if (welcomed) {
    await grant(transaction, {
      userId: user.id,
      credits,
      kind: 'welcome',
      reference: `welcome:${user.id}`,
      description: 'Welcome credits',
      now,
    })
  }
  for (const join of tools.hooks.onVerified) await join(transaction, user.id, now)
  await tools.mailbox.post(transaction, welcomeMail(tools.brand, user.email, user.firstName || user.userName, welcomed ? credits : 0))
}

/** Sign-ups older than this count as gone. */
export const oldestSignUp = (now: Date): Date => new Date(now.getTime() - limits.unverifiedAccountMs)
/** Old addresses that were changed after this can still be gone back to. */
export const reservedSince = (now: Date): Date => new Date(now.getTime() - limits.emailChangeUndoMs)
