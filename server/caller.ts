import type { CallName } from '@docmill/contracts'

/** Who makes a call, as `access` found out; features trust it and never look at credentials themselves. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'session'; readonly userId: string; readonly sessionId: string; readonly authenticatedAt: Date }
  | { readonly kind: 'api-key'; readonly userId: string; readonly keyId: string }

/** The caller that a handler is given for each kind of access: a session call always has its session. */
export interface CallerFor {
  readonly visitor: Caller
  readonly session: Extract<Caller, { kind: 'session' }>
  readonly 'api-key': Extract<Caller, { kind: 'api-key' }>
}

/** What the access layer is told about a request, before its body is read. */
export interface Arrival {
  readonly call: CallName
  /** The Authorization header as it came; null when there was none. */
  readonly authorization: string | null
  /** Of the connection, or as a trusted proxy says. */
  readonly address: string
}
export interface Admission {
  readonly caller: Caller
  /** The address as limits count it: of IPv6 its network alone. */
  readonly address: string
  /** Sent with the reply, whatever it is: how a limit stands. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The access layer's half of every call: reads the call's `access` and `rate` in contracts/calls.ts and gives the caller, or throws
 * ApiError with 'session-expired', 'api-key-invalid', 'wrong-credential' or 'too-many-requests'. A visitor's call needs no credential,
 * and a dead one makes a visitor.
 */
export type Admit = (arrival: Arrival) => Promise<Admission>
