import type { Access } from '@docmill/contracts'

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

/** What the access layer is told about a request. */
export interface Credentials {
  /** The Authorization header as it came; null when there was none. */
  readonly authorization: string | null
  /** The address that limits count, from the connection or a trusted proxy's header. */
  readonly address: string
}

/**
 * The access layer's half of every call: gives the caller, or throws ApiError with 'session-expired', 'api-key-invalid' or
 * 'wrong-credential'. A visitor's call never fails here: a missing or dead credential makes a visitor.
 */
export type Authenticate = (credentials: Credentials, access: Access) => Promise<Caller>
