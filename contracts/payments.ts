import { z } from 'zod'

export const paymentMessages = {
  verified: 'Payment verified successfully',
  sdk: 'Failed to load Razorpay SDK',
  initiate: 'Failed to initiate payment',
  verify: 'Payment verification failed',
} as const

/** `amount` in minor units: the price times 100. What is bought and its price are fixed by the server from it. */
export const CreateOrder = z.object({ amount: z.int().min(100).max(1_000_000) })
export const OrderReply = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  credits: z.int(),
  provider: z.enum(['razorpay', 'test']),
  /** The provider's public key id, for its checkout; null for the test provider. */
  keyId: z.string().nullable(),
  /**
   * The test provider's own checkout page, opened in the same window; null for a real provider. It leads back to
   * /dashboard/credits?order_id=…&payment_id=…&signature=… when paid, and to /dashboard/credits when not.
   */
  checkoutUrl: z.string().nullable(),
})
/** An order by the id that `create_order` and the history of transactions give. */
export const OrderParameters = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) })
export const VerifyPayment = z.object({
  payment_id: z.string().regex(/^[\w-]{1,100}$/),
  order_id: z.string().regex(/^[\w-]{1,100}$/),
  signature: z.string().min(1).max(300),
  /** Only compared with the order; never a source of credits. */
  amount: z.int(),
})
export const VerifyPaymentReply = z.object({ status: z.literal(paymentMessages.verified), credits: z.int(), balance: z.int() })
