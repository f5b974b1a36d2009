export { type AccountCalls, type Accounts, createAccounts } from './accounts.ts'
export type { AccountHooks, AccountSettings } from './dependencies.ts'
export type { LiveSession } from './sessions.ts'
