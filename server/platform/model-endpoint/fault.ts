/** Why there is no answer, in a word that may be logged. */
export type ModelFault = 'breaker-open' | 'late' | 'unreachable' | 'refused' | 'too-long' | 'cut-off' | 'not-json'
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
  readonly fault: ModelFault
  constructor(fault: ModelFault, options?: ErrorOptions) {
    super(`the model endpoint gave no answer: ${fault}`, options)
    this.fault = fault
  }
}
