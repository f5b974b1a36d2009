import { limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { AccountTools } from './dependencies.ts'
import { accountDeletedMail } from './emails.ts'
import { assertAllowed } from './refusals.ts'
import { liveSessions } from './sessions.ts'
import * as store from './store.ts'

/** Deletes an account and what belongs to it, all or nothing. An account with a password must give it. Throws 'wrong-password'. */
export async function deleteAccount(
  tools: AccountTools,
  userId: string,
  given: { readonly password: string | undefined; readonly address: string },
): Promise<void> {
  const { queries, clock, passwords, rateLimits } = tools
  const now = clock.now()
  const user = await store.userById(queries, userId)
  if (!user) throw new ApiError('session-expired')
  if (user.passwordHash !== null) {
    const here = `${given.address} ${user.emailKey}`
    await passwords.inTurn(async () => {
      assertAllowed(await rateLimits.consume('login', here, limits.rates.login))
      if (!(await passwords.matches(given.password ?? '', user.passwordHash))) throw new ApiError('wrong-password')
      await rateLimits.forget('login', here)
    })
  }
  await queries.transaction().execute(async (transaction) => {
    for (const leave of tools.hooks.onDeleted) await leave(transaction, userId, now)
    await transaction.deleteFrom('codes').where('subjectId', '=', userId).execute()
    await store.deleteSignUps(transaction, user.emailKey)
    // Sessions, requested and made changes of address go with the user's row.
    await transaction.deleteFrom('users').where('id', '=', userId).execute()
    await tools.mailbox.post(transaction, accountDeletedMail(tools.brand, user.email))
  })
}

/** Everything stored about an account but its secrets: the profile, sessions, changes of address, and what other features hold. */
export async function exportAccount(tools: AccountTools, userId: string): Promise<Record<string, unknown>> {
  const { queries, clock, hooks } = tools
  const user = await store.userById(queries, userId)
  if (!user) throw new ApiError('session-expired')
  const changes = await queries
    .selectFrom('emailChanges')
    .select(['oldEmail', 'newEmail', 'changedAt', 'undoneAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt')
    .execute()
  const parts = await Promise.all(Object.entries(hooks.exports).map(async ([part, read]) => [part, await read(userId)] as const))
  return {
    exportedAt: clock.now().toISOString(),
    account: {
      id: user.id,
      email: user.email,
      userName: user.userName,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      countryCode: user.countryCode,
      hasPassword: user.passwordHash !== null,
      googleAccountLinked: user.googleSubject !== null,
      registeredAt: user.createdAt.toISOString(),
    },
    sessions: await liveSessions(queries, userId, clock.now()),
    addressChanges: changes,
    ...Object.fromEntries(parts),
  }
}
