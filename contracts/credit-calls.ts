import * as accounts from './accounts.ts'
import type { Call } from './calls.ts'
import * as credits from './credits.ts'
import * as payments from './payments.ts'

const api = '/api/docmill'

/** Credits spent and bought. */
export const creditCalls = {
  transactions: {
    method: 'GET',
    path: `${api}/recent_transactions`,
    access: 'session',
    summary: 'Credits in and out, and the balance',
    query: credits.TransactionsQuery,
    reply: credits.TransactionsReply,
    errors: [],
  },
  usage: {
    method: 'GET',
    path: `${api}/usage`,
    access: 'session',
    summary: 'Credits spent and pages read, a row for each day',
    query: credits.UsageQuery,
    reply: credits.UsageReply,
    errors: [],
  },
  calculateCredits: {
    method: 'POST',
    path: `${api}/calculate_credits`,
    access: 'visitor',
    summary: 'Credits that an amount buys',
    body: credits.CalculateCredits,
    reply: credits.CalculateCreditsReply,
    errors: ['amount-invalid'],
  },
  createOrder: {
    method: 'POST',
    path: `${api}/create_order`,
    access: 'session',
    summary: 'Start a purchase',
    body: payments.CreateOrder,
    reply: payments.OrderReply,
    errors: ['payment-provider-unavailable', 'idempotency-conflict', 'idempotency-in-flight'],
  },
  verifyPayment: {
    method: 'POST',
    path: `${api}/verify_payment`,
    access: 'session',
    summary: 'Finish a purchase',
    body: payments.VerifyPayment,
    reply: payments.VerifyPaymentReply,
    errors: ['order-not-found', 'payment-signature-invalid', 'payment-not-captured', 'payment-provider-unavailable'],
  },
  paymentWebhook: {
    method: 'POST',
    path: `${api}/payments/webhook`,
    access: 'visitor',
    summary: 'For the payment provider: tells of a payment, signed with the webhook secret',
    body: 'raw',
    reply: accounts.MessageReply,
    errors: ['payment-signature-invalid'],
  },
  receipt: {
    method: 'GET',
    path: `${api}/orders/:id/receipt`,
    access: 'session',
    summary: 'The receipt of a paid order, as PDF',
    params: payments.OrderParameters,
    reply: 'download',
    errors: ['receipt-not-found'],
  },
} as const satisfies Record<string, Call>
