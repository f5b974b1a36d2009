import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import { isDuplicate } from '../platform/database/index.ts'
import { endCodes, issueCode, tryCode } from './codes.ts'
import type { AccountTools } from './dependencies.ts'
import { emailChangeCodeMail, emailChangedMail, emailConfirmedMail, emailRestoredMail } from './emails.ts'
import { endSessions } from './sessions.ts'
import { reservedSince } from './sign-up.ts'
import * as store from './store.ts'

// request: code to the new address ──► verify: changed; notice with undo link to the old one ──► undo within 7 days: back, everyone out

// The specification asks for no password here; a session that was left open somewhere must not be enough.
const recentLogInMs = 86_400_000

/** Mails a code to the new address. Throws 'recent-login-required', 'email-taken' or 'code-too-soon'. */
export async function requestEmailChange(
  tools: AccountTools,
  caller: { readonly userId: string; readonly authenticatedAt: Date },
  email: string,
): Promise<void> {
  const now = tools.clock.now()
  const emailKey = store.addressKey(email)
  if (now.getTime() - caller.authenticatedAt.getTime() > recentLogInMs) throw new ApiError('recent-login-required')
  await tools.queries.transaction().execute(async (transaction) => {
    const own = await store.userById(transaction, caller.userId)
    if (own?.emailKey === emailKey || (await store.isAddressTaken(transaction, emailKey, reservedSince(now), caller.userId)))
      throw new ApiError('email-taken')
    const subject = { purpose: 'email-change', subjectId: caller.userId, addressKey: emailKey } as const
    const issued = await issueCode(transaction, tools.secrets, subject, now)
    if (issued.kind === 'too-soon') throw new ApiError('code-too-soon', { retryAfterSeconds: issued.retryAfterSeconds })
    await transaction
      .insertInto('emailChangeRequests')
      .values({ userId: caller.userId, email, emailKey, createdAt: now })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ email, emailKey, createdAt: now }))
      .execute()
    await tools.mailbox.post(transaction, emailChangeCodeMail(tools.brand, email, issued.code), issued.expiresAt)
  })
}

/** Changes the address when the code is right; other sessions end, the old address is told. Throws 'wrong-code', 'code-expired', 'email-taken'. */
export async function verifyEmailChange(
  tools: AccountTools,
  caller: { readonly userId: string; readonly sessionId: string },
  code: string,
): Promise<void> {
  const { queries, secrets, mailbox, brand } = tools
  const now = tools.clock.now()
  const wanted = await queries.selectFrom('emailChangeRequests').selectAll().where('userId', '=', caller.userId).executeTakeFirst()
  if (!wanted) throw new ApiError('code-expired')
  const subject = { purpose: 'email-change', subjectId: caller.userId, addressKey: wanted.emailKey } as const
  const tried = await tryCode(queries, secrets, subject, code, now)
  if (tried === 'wrong') throw new ApiError('wrong-code')
  if (tried === 'dead') throw new ApiError('code-expired')
  const undoToken = randomBytes(32).toString('base64url')
  try {
    await queries.transaction().execute(async (transaction) => {
      await store.lockAddress(transaction, wanted.emailKey)
      const user = await transaction.selectFrom('users').selectAll().where('id', '=', caller.userId).forUpdate().executeTakeFirstOrThrow()
      if (await store.isAddressTaken(transaction, wanted.emailKey, reservedSince(now), user.id)) throw new ApiError('email-taken')
      await transaction.updateTable('users').set({ email: wanted.email, emailKey: wanted.emailKey }).where('id', '=', user.id).execute()
      await transaction.deleteFrom('emailChangeRequests').where('userId', '=', user.id).execute()
      await store.deleteSignUps(transaction, wanted.emailKey)
      await endCodes(transaction, 'reset', user.id, now)
      await endSessions(transaction, user.id, caller.sessionId)
      await transaction
        .insertInto('emailChanges')
        .values({
          userId: user.id,
          oldEmail: user.email,
          oldEmailKey: user.emailKey,
          newEmail: wanted.email,
          undoHash: tokenHash(undoToken),
          changedAt: now,
          undoneAt: null,
        })
        .execute()
      await mailbox.post(transaction, emailChangedMail(brand, user.email, wanted.email, undoToken))
      await mailbox.post(transaction, emailConfirmedMail(brand, wanted.email))
    })
  } catch (error) {
    if (isDuplicate(error, 'users_email_unique')) throw new ApiError('email-taken', {}, { cause: error })
    throw error
  }
}

/**
 * Puts the old address back, within 7 days and once. Whoever changed it may know the password, have sessions or have linked a social
 * account since: all of that ends, as do the undo links of later changes. Throws 'undo-link-invalid'.
 */
export async function undoEmailChange(tools: AccountTools, token: string): Promise<void> {
  const now = tools.clock.now()
  await tools.queries.transaction().execute(async (transaction) => {
    const change = await transaction
      .updateTable('emailChanges')
      .set({ undoneAt: now })
      .where('undoHash', '=', tokenHash(token))
      .where('undoneAt', 'is', null)
      .where('changedAt', '>', reservedSince(now))
      .returningAll()
      .executeTakeFirst()
    if (!change) throw new ApiError('undo-link-invalid')
    await transaction
      .updateTable('emailChanges')
      .set({ undoneAt: now })
      .where('userId', '=', change.userId)
      .where('undoneAt', 'is', null)
      .where('changedAt', '>=', change.changedAt)
      .execute()
    const user = await transaction.selectFrom('users').selectAll().where('id', '=', change.userId).forUpdate().executeTakeFirstOrThrow()
    const linkedSince = user.googleLinkedAt !== null && user.googleLinkedAt >= change.changedAt
    await transaction
      .updateTable('users')
      .set({
        email: change.oldEmail,
        emailKey: change.oldEmailKey,
        passwordHash: null,
        ...(linkedSince ? { googleSubject: null, googleLinkedAt: null } : {}),
      })
      .where('id', '=', user.id)
      .execute()
    await transaction.deleteFrom('emailChangeRequests').where('userId', '=', user.id).execute()
    for (const purpose of ['reset', 'email-change'] as const) await endCodes(transaction, purpose, user.id, now)
    await endSessions(transaction, user.id, null)
    await tools.mailbox.post(transaction, emailRestoredMail(tools.brand, change.oldEmail))
  })
}

const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
