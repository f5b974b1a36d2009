/** A payment as the provider knows it. Only 'captured' is money. */
export interface Payment {
  readonly paymentId: string
  readonly orderId: string
  readonly amountMinor: number
  readonly currency: string
  readonly state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}

/** What a provider of card payments does for us. */
export interface CardPayments {
  readonly provider: 'razorpay' | 'test'
  /** The public key id, for the provider's own checkout; null when the checkout is a page of ours. */
  readonly keyId: string | null
  /** Where the test provider's checkout is; null when the provider brings its own. */
  checkoutUrl(orderId: string): string | null
  /** Makes an order of a fixed amount and gives its id. `receipt`: our own id. Throws ProviderUnavailable. */
  createOrder(order: { readonly amountMinor: number; readonly currency: string; readonly receipt: string }): Promise<string>
  /** The payment with an id, null when there is none. Throws ProviderUnavailable. */
  findPayment(paymentId: string): Promise<Payment | null>
  /** Every payment that was tried for an order. Throws ProviderUnavailable. */
  paymentsOf(orderId: string): Promise<readonly Payment[]>
  /** Whether the provider signed that this payment belongs to this order. */
  isSigned(orderId: string, paymentId: string, signature: string): boolean
  /** The payment that a webhook tells of: 'unsigned' when the provider did not sign these bytes, 'other' when it is about something else. */
  readWebhook(body: Buffer, signature: string): Payment | 'unsigned' | 'other'
}

/** Thrown when the provider does not answer in time, answers with an error, or answers with something else than it documents. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}
