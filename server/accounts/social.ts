import { createHash, randomUUID } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Transaction } from '../platform/database/index.ts'
import { KeysUnavailable, type SocialIdentity } from '../platform/social-sign-in/index.ts'
import type { AccountTools } from './dependencies.ts'
import { beginSession } from './sessions.ts'
import { openAccount, reservedSince } from './sign-up.ts'
import * as store from './store.ts'

/**
 * Logs a person in by an ID token. An account with the same address is entered only when the provider runs that mailbox; otherwise its
 * owner logs in with the password. Throws 'social-token-invalid', 'social-not-configured', 'no-such-user', 'social-account-exists'.
 */
export async function socialLogIn(tools: AccountTools, token: string, userAgent: string | undefined) {
  const now = tools.clock.now()
  const identity = await identify(tools, token, now)
  return tools.queries.transaction().execute(async (transaction) => {
    const user = (await store.userByGoogleSubject(transaction, identity.subject)) ?? (await link(transaction, identity, now))
    await useUp(transaction, token, identity)
    return { user, token: await beginSession(transaction, user.id, userAgent, now) }
  })
}

/** Makes an account from an ID token and gives its id. Throws 'social-token-invalid', 'social-not-configured', 'social-account-exists'. */
export async function socialSignUp(tools: AccountTools, token: string): Promise<string> {
  const now = tools.clock.now()
  const identity = await identify(tools, token, now)
  const emailKey = store.addressKey(identity.email)
  return tools.queries.transaction().execute(async (transaction) => {
    await store.lockAddress(transaction, emailKey)
    if (await store.userByGoogleSubject(transaction, identity.subject)) throw new ApiError('social-account-exists')
    if (await store.isAddressTaken(transaction, emailKey, reservedSince(now), null)) throw new ApiError('social-account-exists')
    await useUp(transaction, token, identity)
    const userName = identity.email.slice(0, identity.email.lastIndexOf('@'))
    const id = randomUUID()
    await openAccount(tools, transaction, {
      id,
      email: identity.email,
      emailKey,
      userName,
      userNameKey: store.userNameKey(userName),
      firstName: identity.firstName,
      lastName: identity.lastName,
      phone: null,
      countryCode: '+1',
      passwordHash: null,
      googleSubject: identity.subject,
      googleLinkedAt: now,
      createdAt: now,
    })
    return id
  })
}

async function identify({ social }: AccountTools, token: string, now: Date): Promise<SocialIdentity> {
  if (!social) throw new ApiError('social-not-configured')
  const identity = await social.identify(token, now).catch((error: unknown) => {
    if (error instanceof KeysUnavailable) throw new ApiError('service-unavailable', { retryAfterSeconds: 10 }, { cause: error })
    throw error
  })
  if (!identity) throw new ApiError('social-token-invalid')
  return identity
}

async function link(transaction: Transaction, identity: SocialIdentity, now: Date): Promise<store.UserRow> {
  const user = await store.userByAddress(transaction, store.addressKey(identity.email))
  if (!user) throw new ApiError('no-such-user')
  if (!identity.ownsMailbox || user.googleSubject !== null) throw new ApiError('social-account-exists')
  await transaction.updateTable('users').set({ googleSubject: identity.subject, googleLinkedAt: now }).where('id', '=', user.id).execute()
  return user
}

// The specified payload has no nonce to bind the token to a page, so each token opens one door once.
async function useUp(transaction: Transaction, token: string, identity: SocialIdentity): Promise<void> {
  const tokenHash = createHash('sha256').update(token).digest()
  if (!(await store.noteIdToken(transaction, tokenHash, identity.expiresAt))) throw new ApiError('social-token-invalid')
}
