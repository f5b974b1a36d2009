import { limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Feature } from '../feature.ts'
import type { Queries } from '../platform/database/index.ts'
import { deleteAccount, exportAccount } from './deletion.ts'
import type { AccountTools } from './dependencies.ts'
import { requestEmailChange, undoEmailChange, verifyEmailChange } from './email-change.ts'
import { logIn } from './log-in.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { createPasswords } from './passwords.ts'
import { endOwnSession, endSession, endSessions, findSession, type LiveSession, liveSessions, sweepSessions } from './sessions.ts'
import { oldestSignUp, resendCode, signUp, verifySignUp } from './sign-up.ts'
import { socialLogIn, socialSignUp } from './social.ts'
import * as store from './store.ts'

export type AccountCalls =
  | 'signUp'
  | 'verifyOtp'
  | 'resendOtp'
  | 'login'
  | 'googleLogin'
  | 'googleSignUp'
  | 'forgotPassword'
  | 'resetPassword'
  | 'dashboard'
  | 'settings'
  | 'updateUserName'
  | 'requestEmailUpdate'
  | 'verifyEmailUpdate'
  | 'undoEmailChange'
  | 'sessions'
  | 'endSession'
  | 'logOut'
  | 'logOutEverywhere'
  | 'exportData'
  | 'deleteAccount'

export interface Accounts extends Feature<AccountCalls> {
  /** The live session that a bearer token names, for the access layer. */
  findSession(token: string): Promise<LiveSession | null>
  /** The address that mails to a user go to, and the name; null when there is no such account. */
  contactOf(queries: Queries, userId: string): Promise<{ readonly email: string; readonly userName: string } | null>
  /** Deletes what is over by its age: unverified sign-ups, codes, sessions, used tokens. For a job that runs every few minutes. */
  sweep(): Promise<void>
}

/** The accounts of people: how they begin, are entered, changed and ended. */
export function createAccounts(dependencies: Omit<AccountTools, 'passwords'>): Accounts {
  const tools: AccountTools = { ...dependencies, passwords: createPasswords() }
  const { queries, clock } = tools
  const userOf = async (userId: string): Promise<store.UserRow> => {
    const user = await store.userById(queries, userId)
    if (!user) throw new ApiError('session-expired')
    return user
  }
  return {
    findSession: (token) => findSession(queries, token, clock.now()),
    contactOf: async (within, userId) => {
      const user = await store.userById(within, userId)
      return user ? { email: user.email, userName: user.userName } : null
    },
    sweep: () => sweep(tools),
    handlers: {
      signUp: async ({ body }) => ({ userId: await signUp(tools, body) }),
      verifyOtp: async ({ body }) => {
        await verifySignUp(tools, body.userId, body.otp)
        return { message: 'Success' }
      },
      resendOtp: async ({ body }) => {
        await resendCode(tools, body.userId)
        return { message: codeSent }
      },
      login: async ({ body, address, headers }) => ({
        access_token: await logIn(tools, { email: body.username, password: body.password, address, userAgent: headers['user-agent'] }),
      }),
      googleLogin: async ({ body, headers }) => {
        const { user, token } = await socialLogIn(tools, body.token, headers['user-agent'])
        return { access_token: token, user_id: user.id, user_name: user.userName, user_email: user.email }
      },
      googleSignUp: async ({ body }) => ({ userId: await socialSignUp(tools, body.token) }),
      forgotPassword: async ({ body, address }) => {
        await forgotPassword(tools, body.email, address)
        return { message: codeSent }
      },
      resetPassword: async ({ body, address }) => {
        await resetPassword(tools, { email: body.email, code: body.otp, password: body.password, address })
        return { message: 'Success' }
      },
      dashboard: async ({ caller }) => ({ userName: { user_name: (await userOf(caller.userId)).userName } }),
      settings: async ({ caller }) => {
        const user = await userOf(caller.userId)
        return { userName: user.userName, user_email_id: user.email, user_registration_date: user.createdAt.toISOString() }
      },
      updateUserName: async ({ caller, body }) => {
        if (!(await store.renameUser(queries, caller.userId, body.userName))) throw new ApiError('username-taken')
        return { message: 'Success' }
      },
      requestEmailUpdate: async ({ caller, body }) => {
        await requestEmailChange(tools, caller, body.email)
        return { message: codeSent }
      },
      verifyEmailUpdate: async ({ caller, body }) => {
        await verifyEmailChange(tools, caller, body.otp)
        return { message: 'Success' }
      },
      undoEmailChange: async ({ body }) => {
        await undoEmailChange(tools, body.token)
        return { message: 'Your address is restored. Set a new password to log in.' }
      },
      sessions: async ({ caller }) => ({
        sessions: (await liveSessions(queries, caller.userId, clock.now())).map(({ id, device, createdAt, lastSeenAt }) => ({
          id,
          device,
          current: id === caller.sessionId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      }),
      endSession: async ({ caller, params }) => {
        if (!(await endOwnSession(queries, caller.userId, params.id))) throw new ApiError('session-not-found')
        return undefined
      },
      logOut: async ({ caller }) => {
        await endSession(queries, caller.sessionId)
        return { message: 'Success' }
      },
      logOutEverywhere: async ({ caller }) => {
        await endSessions(queries, caller.userId, caller.sessionId)
        return { message: 'Success' }
      },
      exportData: ({ caller }) => exportAccount(tools, caller.userId),
      deleteAccount: async ({ caller, body, address }) => {
        await deleteAccount(tools, caller.userId, { password: body.password, address })
        return { message: 'Success' }
      },
    },
  }
}

const codeSent = 'A code is on its way to your e-mail address.'

async function sweep({ queries, clock }: AccountTools): Promise<void> {
  const now = clock.now()
  await store.deleteOldSignUps(queries, oldestSignUp(now))
  await sweepSessions(queries, now)
  // Codes are counted per day, requests live as long as their code, and an undo link as long as its window.
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await queries.deleteFrom('codes').where('createdAt', '<=', dayAgo).execute()
  await queries.deleteFrom('emailChangeRequests').where('createdAt', '<=', dayAgo).execute()
  await queries.deleteFrom('usedIdTokens').where('expiresAt', '<=', now).execute()
  await queries
    .deleteFrom('emailChanges')
    .where('changedAt', '<=', new Date(now.getTime() - limits.emailChangeUndoMs))
    .execute()
}
