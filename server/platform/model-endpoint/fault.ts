/** Why there is no answer, in a word that may be logged. */
export type ModelFault = 'breaker-open' | 'late' | 'unreachable' | 'refused' | 'too-long' | 'cut-off' | 'not-json'
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
  readonly fault: ModelFault
  /** Milliseconds after which it wants to be asked again, where it says so. */
  readonly retryAfterMs: number | null
  constructor(fault: ModelFault, { retryAfterMs = null, ...options }: ErrorOptions & { readonly retryAfterMs?: number | null } = {}) {
    super(`the model endpoint gave no answer: ${fault}`, options)
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }
}
