import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/index.ts'
import type { Queries } from '../database/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { CardPayments, Payment } from './payment.ts'

export interface TestProviderDependencies {
  readonly queries: Queries
  readonly clock: Clock
  readonly secrets: Pick<Secrets, 'digest'>
}

/** The built-in provider for trying the purchase without money: the same contract as a real one, with a checkout page of ours. */
export interface TestPayments extends CardPayments {
  readonly provider: 'test'
  /** The order that a checkout page is for; null when there is none. */
  findOrder(orderId: string): Promise<{ readonly amountMinor: number; readonly currency: string } | null>
  /** Pays or declines an order as its checkout page does, and gives the payment with its signature; null when there is no such order. */
  pay(orderId: string, state: 'captured' | 'failed'): Promise<{ readonly payment: Payment; readonly signature: string } | null>
}

export function testPayments({ queries, clock, secrets }: TestProviderDependencies): TestPayments {
  const sign = (orderId: string, paymentId: string) => secrets.digest('test payments', orderId, paymentId).toString('hex')
  const payments = () => queries.selectFrom('testPayments').selectAll()
  const provider: TestPayments = {
    provider: 'test',
    keyId: null,
    // Without a host: the session lives where the browser is, whatever name it has for this machine.
    checkoutUrl: (orderId) => `${testCheckoutPath}${orderId}`,
    createOrder: async ({ amountMinor, currency }) => {
      const id = `order_test_${randomBytes(12).toString('hex')}`
      await queries.insertInto('testOrders').values({ id, amountMinor, currency, createdAt: clock.now() }).execute()
      return id
    },
    findPayment: async (paymentId) => {
      const row = await payments().where('id', '=', paymentId).executeTakeFirst()
      return row ? paymentOf(row) : null
    },
    paymentsOf: async (orderId) => (await payments().where('orderId', '=', orderId).orderBy('createdAt').execute()).map(paymentOf),
    isSigned: (orderId, paymentId, signature) => {
      const [expected, given] = [Buffer.from(sign(orderId, paymentId)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    // It has nobody to send webhooks.
    readWebhook: () => 'unsigned',
    findOrder: async (orderId) => {
      const row = await queries.selectFrom('testOrders').selectAll().where('id', '=', orderId).executeTakeFirst()
      return row ? { amountMinor: row.amountMinor, currency: row.currency } : null
    },
    pay: async (orderId, state) => {
      const order = await provider.findOrder(orderId)
      if (!order) return null
      // Paid once: going back and paying again gives the same payment, as a real order does.
      const paid = (await provider.paymentsOf(orderId)).find((payment) => payment.state === 'captured')
      if (paid) return { payment: paid, signature: sign(orderId, paid.paymentId) }
      const payment = { paymentId: `pay_test_${randomBytes(12).toString('hex')}`, orderId, ...order, state }
      await queries
        .insertInto('testPayments')
        .values({ id: payment.paymentId, orderId, ...order, state, createdAt: clock.now() })
        .execute()
      return { payment, signature: sign(orderId, payment.paymentId) }
    },
  }
  return provider
}

/** Where the checkout pages of the test provider are; the order's id follows. */
export const testCheckoutPath = '/test-checkout/'

const paymentOf = (row: { id: string; orderId: string; amountMinor: number; currency: string; state: 'captured' | 'failed' }): Payment => ({
  paymentId: row.id,
  orderId: row.orderId,
  amountMinor: row.amountMinor,
  currency: row.currency,
  state: row.state,
})
