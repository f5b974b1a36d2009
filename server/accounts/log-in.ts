import { limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { AccountTools } from './dependencies.ts'
import { assertAllowed } from './refusals.ts'
import { beginSession } from './sessions.ts'
import { oldestSignUp } from './sign-up.ts'
import * as store from './store.ts'

const { login, loginPerAddress, loginPerAccount, unknownAccount } = limits.rates

/**
 * Begins a session and gives its token. Throws 'wrong-password', 'no-such-user', 'email-not-verified' or 'too-many-requests'.
 * Failures are counted per account and address, per address, and per account; an unknown account costs the same work as a known one.
 */
export async function logIn(
  tools: AccountTools,
  given: { readonly email: string; readonly password: string; readonly address: string; readonly userAgent: string | undefined },
): Promise<string> {
  const { queries, clock, passwords, rateLimits } = tools
  const emailKey = store.addressKey(given.email)
  const here = `${given.address} ${emailKey}`
  const found = await passwords.inTurn(async () => {
    const now = clock.now()
    // Counted before the password is looked at, and taken back when it is right: of a burst of guesses, whichever processes they reach,
    // no more are looked at than are allowed.
    assertAllowed(await rateLimits.consume('login', here, login))
    assertAllowed(await rateLimits.consume('login-address', given.address, loginPerAddress))
    assertAllowed(await rateLimits.consume('login-account', emailKey, loginPerAccount))
    const user = await store.userByAddress(queries, emailKey)
    const waiting = await store.newestSignUp(queries, emailKey, oldestSignUp(now))
    const right = await passwords.matches(given.password, user ? user.passwordHash : (waiting?.passwordHash ?? null))
    if (!right) {
      if (!user && !waiting) await refuseUnknown(tools, given.address)
      throw new ApiError('wrong-password')
    }
    await rateLimits.forget('login', here)
    await rateLimits.takeBack('login-address', given.address)
    if (!user) throw new ApiError('email-not-verified', waiting ? { userId: waiting.id } : {})
    await rateLimits.forget('login-account', emailKey)
    return user
  })
  return beginSession(queries, found.id, given.userAgent, clock.now())
}

/** Says that there is no such account, ten times an hour to one address; then, or when the setting is strict, it says nothing of the kind. */
async function refuseUnknown(tools: AccountTools, address: string): Promise<void> {
  if (tools.settings.enumeration === 'strict') return
  assertAllowed(await tools.rateLimits.consume('unknown-account', address, unknownAccount))
  throw new ApiError('no-such-user')
}
