import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { creditsForAmount, currency, paymentMessages } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import { balanceOf, grant } from '../credits/index.ts'
import type { CallRequest, Feature } from '../feature.ts'
import { type CardPayments, isTestProvider, type Payment, ProviderUnavailable } from '../platform/card-payments/index.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Queries, Transaction } from '../platform/database/index.ts'
import { keyShape, once } from '../platform/idempotency/index.ts'
import type { MailBrand, Mailbox } from '../platform/mail/index.ts'
import { receiptMail } from './emails.ts'
import { warnOfLowCredits } from './low-credits.ts'
import * as store from './store.ts'
import { testCheckoutRoutes } from './test-checkout.ts'
import { receiptName } from './words.ts'

// create_order ──► open ──► paid: credited once, whichever comes first
//                    │        ▲ verify_payment (browser) · webhook (provider) · reconcile (we ask, every two minutes at first)
//                    └──► abandoned after a week without a payment; a payment that turns up even later still pays it

export interface Payments extends Feature<'createOrder' | 'verifyPayment' | 'paymentWebhook' | 'receipt'> {
  /** Asks the provider about open orders that nobody told us of. For a job that runs every minute; gives how many were credited. */
  reconcile(): Promise<number>
  /** Tells people once that their credits run low. For a job that runs every few minutes; gives how many were told. */
  warnOfLowCredits(): Promise<number>
  /** Parts the orders of a deleted account from the person; what was sold stays on the books. */
  forgetUser(transaction: Transaction, userId: string): Promise<void>
  /** The orders of a user, for their copy of their data. */
  ordersOf(userId: string): Promise<unknown>
}

export interface PaymentDependencies {
  readonly queries: Queries
  readonly clock: Clock
  readonly provider: CardPayments
  readonly mailbox: Pick<Mailbox, 'post'>
  readonly brand: MailBrand
  /** The address that mails to a user go to. */
  readonly contactOf: (queries: Queries, userId: string) => Promise<{ readonly email: string } | null>
  /** No address, no credential: ids of orders and payments only. */
  readonly log: { warn(fields: object, message: string): void }
}

const minute = 60_000
const day = 24 * 60 * minute
// A payment is credited within 5 minutes although the browser and the webhook were lost.
const checkEveryMs = 2 * minute
const checkOftenForMs = 3 * 60 * minute
const checkSeldomMs = 60 * minute
// Razorpay captures late for up to five days.
const checkForMs = 7 * day
const mostUnanswered = 3
// Longer than the provider's time-out: a process that died while asking must not block the order for ever.
const claimMs = 30_000

export function createPayments(dependencies: PaymentDependencies): Payments {
  const { queries, provider, brand } = dependencies
  return {
    ...(isTestProvider(provider) ? { routes: testCheckoutRoutes(provider, brand) } : {}),
    handlers: {
      createOrder: (request) => createOrder(dependencies, request),
      verifyPayment: ({ caller, body }) => verifyPayment(dependencies, caller.userId, body),
      paymentWebhook: async ({ body, headers }) => {
        const signature = headers['x-razorpay-signature']
        const payment = provider.readWebhook(body, typeof signature === 'string' ? signature : '')
        if (payment === 'unsigned') throw new ApiError('payment-signature-invalid')
        // Everything that is signed is answered well, or the provider sends it again for a day.
        if (payment !== 'other') await credit(dependencies, payment)
        return { message: 'Success' }
      },
      receipt: async ({ caller, params }) => {
        const order = await store.findOrderOf(queries, caller.userId, params.id)
        const contact = await dependencies.contactOf(queries, caller.userId)
        const parts = order && receiptParts(order)
        if (!parts || !contact) throw new ApiError('receipt-not-found')
        const { receiptPdf } = await import('./receipt.ts')
        const pdf = await receiptPdf(brand, contact.email, parts)
        return {
          headers: {
            'content-type': 'application/pdf',
            'content-length': String(pdf.byteLength),
            'content-disposition': `attachment; filename="receipt-${receiptName(parts.receiptNumber)}.pdf"`,
          },
          content: Readable.from([Buffer.from(pdf)]),
        }
      },
    },
    reconcile: () => reconcile(dependencies),
    warnOfLowCredits: () => warnOfLowCredits(dependencies),
    forgetUser: async (transaction, userId) => {
      await transaction.updateTable('orders').set({ userId: null }).where('userId', '=', userId).execute()
    },
    ordersOf: (userId) =>
      queries
        .selectFrom('orders')
        .select(['providerOrderId', 'amountMinor', 'currency', 'credits', 'state', 'paymentId', 'receiptNumber', 'createdAt', 'paidAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  }
}

async function createOrder(dependencies: PaymentDependencies, { caller, body, headers }: CallRequest<'createOrder'>) {
  const { queries, clock, provider } = dependencies
  const now = clock.now()
  const given = headers['idempotency-key']
  const key = typeof given === 'string' ? given : null
  if (key !== null && !keyShape.test(key))
    throw new ApiError('invalid-request', { fields: { 'Idempotency-Key': 'Up to 200 printable characters' } })
  const credits = creditsForAmount(body.amount)
  // The order first, the provider after the transaction: nobody waits for another company with the database in hand.
  const id = await once(queries, { userId: caller.userId, call: 'createOrder', key, body, now }, async (transaction) => {
    const order = { id: randomUUID(), userId: caller.userId, provider: provider.provider, amountMinor: body.amount, currency, credits }
    await transaction
      .insertInto('orders')
      .values({
        ...order,
        providerOrderId: null,
        paymentId: null,
        receiptNumber: null,
        createdAt: now,
        paidAt: null,
        claimedUntil: null,
        nextCheckAt: new Date(now.getTime() + checkEveryMs),
      })
      .execute()
    return order.id
  })
  const order = await orderAtProvider(dependencies, id)
  return {
    id: order,
    amount: body.amount,
    currency,
    credits,
    provider: provider.provider,
    keyId: provider.keyId,
    checkoutUrl: provider.checkoutUrl(order),
  }
}

/** The provider's id of an order; asks for it when it is not known yet. Throws 'idempotency-in-flight' while another request asks. */
async function orderAtProvider({ queries, clock, provider }: PaymentDependencies, id: string): Promise<string> {
  const now = clock.now()
  if (!(await store.claimOrder(queries, id, now, new Date(now.getTime() + claimMs)))) {
    const known = (await store.findOrder(queries, id))?.providerOrderId
    if (known) return known
    throw new ApiError('idempotency-in-flight')
  }
  const order = await store.findOrder(queries, id)
  if (!order) throw new Error('an order that was just claimed is not there')
  try {
    const providerOrderId = await provider.createOrder({ amountMinor: order.amountMinor, currency: order.currency, receipt: id })
    await store.nameOrder(queries, id, providerOrderId)
    return providerOrderId
  } catch (error) {
    await store.releaseClaim(queries, id)
    throw refusalOf(error)
  }
}

async function verifyPayment(dependencies: PaymentDependencies, userId: string, claim: CallRequest<'verifyPayment'>['body']) {
  const { queries, clock, provider } = dependencies
  const order = await store.findOrderOf(queries, userId, claim.order_id)
  if (!order?.providerOrderId) throw new ApiError('order-not-found')
  // The stored id, not the one that came: a signature of another order must not pass for this one.
  if (!provider.isSigned(order.providerOrderId, claim.payment_id, claim.signature)) throw new ApiError('payment-signature-invalid')
  if (claim.amount !== order.amountMinor) throw new ApiError('payment-signature-invalid')
  if (order.state !== 'paid' || order.paymentId !== claim.payment_id) {
    // A signature says that the payment belongs to the order, not that money has moved: that only the provider can say.
    const payment = await provider.findPayment(claim.payment_id).catch((error: unknown) => {
      throw refusalOf(error)
    })
    if (!payment || payment.orderId !== order.providerOrderId || (await credit(dependencies, payment)) !== 'paid')
      throw new ApiError('payment-not-captured')
  }
  const { balance } = await balanceOf(queries, userId, clock.now())
  return { status: paymentMessages.verified, credits: order.credits, balance }
}

/** Credits a payment that the provider vouches for, once. 'unpaid': no money, not our order, another amount, or paid by another payment. */
async function credit(dependencies: PaymentDependencies, payment: Payment): Promise<'paid' | 'unpaid'> {
  const { queries, clock, provider, mailbox, brand, contactOf, log } = dependencies
  if (payment.state !== 'captured') return 'unpaid'
  return queries.transaction().execute(async (transaction) => {
    const order = await store.lockOrder(transaction, provider.provider, payment.orderId)
    const ids = { order: payment.orderId, payment: payment.paymentId }
    if (!order) {
      log.warn(ids, 'a payment for an order that is not ours')
      return 'unpaid'
    }
    if (order.state === 'paid' && order.paymentId === payment.paymentId) return 'paid'
    if (order.state === 'paid' || payment.amountMinor !== order.amountMinor || payment.currency !== order.currency || !order.userId) {
      log.warn(ids, 'a payment that cannot be credited by itself: look at the order and pay it back or grant the credits')
      return 'unpaid'
    }
    const now = clock.now()
    const receiptNumber = await store.markPaid(transaction, order.id, payment.paymentId, now)
    await grant(transaction, {
      userId: order.userId,
      credits: order.credits,
      kind: 'purchase',
      reference: `pay:${payment.paymentId}`,
      description: `${order.credits.toLocaleString('en')} credits`,
      now,
      purchase: { orderId: payment.orderId, amountMinor: order.amountMinor, currency: order.currency },
    })
    const user = await contactOf(transaction, order.userId)
    if (user) {
      const { credits, amountMinor, currency } = order
      const { orderId, paymentId } = payment
      const receipt = { receiptNumber, orderId, paymentId, credits, amountMinor, currency, paidAt: now, test: order.provider === 'test' }
      await mailbox.post(transaction, receiptMail(brand, user.email, receipt))
    }
    return 'paid'
  })
}

async function reconcile(dependencies: PaymentDependencies): Promise<number> {
  const { queries, clock, provider } = dependencies
  const now = clock.now()
  const due = await store.takeOrdersToCheck(queries, provider.provider, now, ({ createdAt }) => {
    const age = now.getTime() - createdAt.getTime()
    if (age > checkForMs) return null
    return new Date(now.getTime() + (age < checkOftenForMs ? checkEveryMs : checkSeldomMs))
  })
  let credited = 0
  let unanswered = 0
  for (const order of due) {
    if (!order.providerOrderId) continue
    // A provider that is down makes each question last its whole time-out, and other chores wait behind this one.
    if (unanswered >= mostUnanswered) break
    try {
      const paid = (await provider.paymentsOf(order.providerOrderId)).find(({ state }) => state === 'captured')
      if (paid && (await credit(dependencies, paid)) === 'paid') credited += 1
    } catch (error) {
      // Asked again in two minutes, or in an hour: the order keeps its place.
      if (!(error instanceof ProviderUnavailable)) throw error
      unanswered += 1
    }
  }
  return credited
}

function receiptParts(order: store.Order) {
  const { receiptNumber, providerOrderId: orderId, paymentId, credits, amountMinor, currency, paidAt, provider } = order
  if (receiptNumber === null || orderId === null || paymentId === null || paidAt === null) return null
  return { receiptNumber, orderId, paymentId, credits, amountMinor, currency, paidAt, test: provider === 'test' }
}

const refusalOf = (error: unknown): unknown =>
  error instanceof ProviderUnavailable ? new ApiError('payment-provider-unavailable', { retryAfterSeconds: 10 }, { cause: error }) : error
