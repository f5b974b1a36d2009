import { type ErrorCode, errors } from '@docmill/contracts'

export interface ApiErrorDetails {
  /** For 'invalid-request': field name to the sentence for it. */
  readonly fields?: Readonly<Record<string, string>>
  /** For 429 and 503: sent as Retry-After too. */
  readonly retryAfterSeconds?: number
  /** For 'email-not-verified': the sign-up to send a new code for. */
  readonly userId?: string
  /** Sent with the reply: how a limit stands. */
  readonly headers?: Readonly<Record<string, string>>
  /** A sentence in place of the code's own, for people: says what happened and what to do; no secrets, no document text. */
  readonly message?: string
}

/** A refusal that the caller is told about. Features throw it; app.ts turns it into the problem document of contracts/errors.ts. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ApiErrorDetails
  constructor(code: ErrorCode, details: ApiErrorDetails = {}, options?: ErrorOptions) {
    super(details.message ?? errors[code].sentence, options)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}
