import type { Generated } from 'kysely'

export interface AccountTables {
  /** Sign-ups whose address is not verified yet. They block no name and no address, and go after a day. The id becomes the user's. */
  signUps: {
    id: string
    email: string
    /** The address in lower case: what makes two addresses the same. */
    emailKey: string
    userName: string
    userNameKey: string
    firstName: string
    lastName: string
    phone: string | null
    countryCode: string
    passwordHash: string
    createdAt: Date
  }
  /** Accounts with a verified address. */
  users: {
    id: string
    email: string
    emailKey: string
    userName: string
    userNameKey: string
    firstName: string
    lastName: string
    phone: string | null
    countryCode: string
    /** Argon2id as a PHC string; null for an account that was made by social sign-in. */
    passwordHash: string | null
    /** The provider's own id of the person. */
    googleSubject: string | null
    googleLinkedAt: Date | null
    createdAt: Date
  }
  /** Which addresses have had their welcome credits, as a keyed hash; kept after the account is deleted. */
  welcomeGrants: { addressKey: Buffer; grantedAt: Date }
  sessions: {
    id: Generated<string>
    userId: string
    /** SHA-256 of the token. */
    tokenHash: Buffer
    device: string
    createdAt: Date
    lastSeenAt: Date
  }
  /** Mailed codes, as keyed hashes. A row lives on for a day after its end, so that codes per day can be counted. */
  codes: {
    id: Generated<string>
    purpose: 'sign-up' | 'reset' | 'email-change'
    /** The sign-up's or user's id. */
    subjectId: string
    addressKey: string
    hash: Buffer
    tries: Generated<number>
    createdAt: Date
    expiresAt: Date
    /** Used, or replaced by a newer one. */
    endedAt: Date | null
  }
  /** A new address that waits for its code; one a user. */
  emailChangeRequests: { userId: string; email: string; emailKey: string; createdAt: Date }
  /** Changes of address, for the undo link that the old address was sent. */
  emailChanges: {
    id: Generated<string>
    userId: string
    oldEmail: string
    oldEmailKey: string
    newEmail: string
    /** SHA-256 of the link's token. */
    undoHash: Buffer
    changedAt: Date
    undoneAt: Date | null
  }
  /** SHA-256 of ID tokens that were used, until they expire by themselves. */
  usedIdTokens: { tokenHash: Buffer; expiresAt: Date }
  /** Mails that wait to be sent; without an SMTP server also those that were "sent" to the local outbox. */
  mails: {
    id: Generated<string>
    /** Order of arrival. */
    sequence: Generated<number>
    /** The mail as JSON, encrypted: it may hold a code. */
    sealed: Buffer
    createdAt: Date
    /** A mail that would come too late to be of use (a code that has expired) is dropped; null: never too late. */
    uselessAfter: Date | null
    tries: Generated<number>
    nextTryAt: Date
    sentAt: Date | null
    failedAt: Date | null
  }
  /** Requests counted per rule and address, account or key. The name holds a keyed hash, never the address itself. */
  rateCounters: { name: string; points: number; endsAt: Date }
  /** What operators did. Written once; the database refuses to change or delete a row. */
  auditLog: { id: Generated<number>; at: Date; actor: string; act: string; subject: string | null; detail: unknown }
}
