import type { Clock } from '../platform/clock/index.ts'
import type { Queries, Transaction } from '../platform/database/index.ts'
import type { MailBrand, Mailbox } from '../platform/mail/index.ts'
import type { RateLimits } from '../platform/rate-limits/index.ts'
import type { Secrets } from '../platform/secrets/index.ts'
import type { SocialSignIn } from '../platform/social-sign-in/index.ts'
import type { Passwords } from './passwords.ts'

/** The settings of accounts. */
export interface AccountSettings {
  /** WELCOME_CREDITS: credits for each new mailbox, 0 for none. */
  readonly welcomeCredits: number
  /**
   * What log-in and forgot-password say about an address without an account. 'spec': that there is none, as the specification lists;
   * 'strict': the same as for a wrong password, or as if a mail had been sent.
   */
  readonly enumeration: 'spec' | 'strict'
}

/** What other features do when an account begins or ends; each runs in the transaction of that event. */
export interface AccountHooks {
  /** The account is verified and usable: make its API key. */
  readonly onVerified: readonly ((transaction: Transaction, userId: string, now: Date) => Promise<void>)[]
  /** The account is being deleted: delete what belongs to it, or part it from the person where the law wants it kept. */
  readonly onDeleted: readonly ((transaction: Transaction, userId: string, now: Date) => Promise<void>)[]
  /** What is stored about an account, by name of the part, for the person's own copy. No secrets. */
  readonly exports: Readonly<Record<string, (userId: string) => Promise<unknown>>>
}

/** What the rules of accounts work with. */
export interface AccountTools {
  readonly queries: Queries
  readonly clock: Clock
  readonly secrets: Secrets
  readonly mailbox: Pick<Mailbox, 'post'>
  readonly rateLimits: RateLimits
  readonly passwords: Passwords
  /** null: social sign-in is not offered. */
  readonly social: SocialSignIn | null
  readonly brand: MailBrand
  readonly settings: AccountSettings
  readonly hooks: AccountHooks
}
