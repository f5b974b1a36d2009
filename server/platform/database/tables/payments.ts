import type { Generated } from 'kysely'

export interface PaymentTables {
  /** Purchases. Amount and credits are fixed when the order is made and never change. */
  orders: {
    /** Ours; the provider has it as its receipt. */
    id: string
    /** Parted from the person when the account is deleted. */
    userId: string | null
    provider: 'razorpay' | 'test'
    /** The provider's id, which the browser and the provider know the order by; null until the provider has answered. */
    providerOrderId: string | null
    amountMinor: number
    currency: string
    credits: number
    state: Generated<'open' | 'paid' | 'abandoned'>
    paymentId: string | null
    /** Counted without gaps, for paid orders. */
    receiptNumber: number | null
    createdAt: Date
    paidAt: Date | null
    /** While one process asks the provider for the order, others keep away until then. */
    claimedUntil: Date | null
    /** When the provider is asked next whether it was paid without our knowing. */
    nextCheckAt: Date
  }
  /** Payments at the built-in test provider. */
  testPayments: { id: string; orderId: string; amountMinor: number; currency: string; state: 'captured' | 'failed'; createdAt: Date }
  /** Orders at the built-in test provider. */
  testOrders: { id: string; amountMinor: number; currency: string; createdAt: Date }
  /** Who was told that their credits run low; the row goes when they have enough again. */
  lowCreditNotices: { userId: string; noticedAt: Date }
}
