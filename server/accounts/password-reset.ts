import { limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import { issueCode, tryCode } from './codes.ts'
import type { AccountTools } from './dependencies.ts'
import { passwordChangedMail, resetCodeMail } from './emails.ts'
import { isCommonPassword } from './passwords.ts'
import { assertAllowed } from './refusals.ts'
import { endSessions } from './sessions.ts'
import * as store from './store.ts'

/** Mails a code to set a new password. Throws 'reset-no-user', 'code-too-soon' or, after ten unknown addresses an hour, 'too-many-requests'. */
export async function forgotPassword(tools: AccountTools, email: string, address: string): Promise<void> {
  const { queries, clock, secrets, rateLimits, settings } = tools
  const now = clock.now()
  const user = await store.userByAddress(queries, store.addressKey(email))
  if (!user) {
    if (settings.enumeration === 'strict') return
    assertAllowed(await rateLimits.consume('unknown-account', address, limits.rates.unknownAccount))
    throw new ApiError('reset-no-user')
  }
  await queries.transaction().execute(async (transaction) => {
    const issued = await issueCode(transaction, secrets, subjectOf(user), now)
    if (issued.kind === 'issued')
      await tools.mailbox.post(transaction, resetCodeMail(tools.brand, user.email, issued.code), issued.expiresAt)
    else if (settings.enumeration === 'spec') throw new ApiError('code-too-soon', { retryAfterSeconds: issued.retryAfterSeconds })
  })
}

/**
 * Sets a new password when the code is right; every session ends, and the owner is told. The API key stays.
 * Throws 'reset-code-expired' for a code that can no longer be right, 'reset-code-wrong', 'reset-no-user' or 'password-too-common'.
 */
export async function resetPassword(
  tools: AccountTools,
  given: { readonly email: string; readonly code: string; readonly password: string; readonly address: string },
): Promise<void> {
  const { queries, clock, secrets, passwords, rateLimits, settings } = tools
  const now = clock.now()
  if (isCommonPassword(given.password)) throw new ApiError('password-too-common')
  const user = await store.userByAddress(queries, store.addressKey(given.email))
  if (!user) {
    if (settings.enumeration === 'strict') throw new ApiError('reset-code-wrong')
    assertAllowed(await rateLimits.consume('unknown-account', given.address, limits.rates.unknownAccount))
    throw new ApiError('reset-no-user')
  }
  const tried = await tryCode(queries, secrets, subjectOf(user), given.code, now)
  if (tried === 'dead') throw new ApiError('reset-code-expired')
  if (tried === 'wrong') throw new ApiError('reset-code-wrong')
  const passwordHash = await passwords.inTurn(() => passwords.hash(given.password))
  await queries.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
    await endSessions(transaction, user.id, null)
    await tools.mailbox.post(transaction, passwordChangedMail(tools.brand, user.email))
  })
  // Whoever locked the account out by guessing must not keep its owner out.
  await rateLimits.forget('login-account', user.emailKey)
  await rateLimits.forget('login', `${given.address} ${user.emailKey}`)
}

const subjectOf = (user: store.UserRow) => ({ purpose: 'reset', subjectId: user.id, addressKey: user.emailKey }) as const
