import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { turnableClock } from '../clock/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { createSecrets } from '../secrets/index.ts'
import { type CardPayments, type Payment, ProviderUnavailable } from './payment.ts'
import { razorpayPayments } from './razorpay.ts'
import { type RazorpayServer, startRazorpayServer } from './razorpay-server.ts'
import { testPayments } from './test-provider.ts'

interface Provided {
  readonly provider: CardPayments
  pay(orderId: string): Promise<{ readonly payment: Payment; readonly signature: string }>
  close(): Promise<void>
}
const providers: Record<string, () => Promise<Provided>> = {
  razorpay: async () => {
    const server = await startRazorpayServer()
    return { provider: razorpayPayments(server.settings), pay: async (orderId) => server.pay(orderId), close: server.close }
  },
  test: async () => {
    const database = await openTestDatabase()
    const secrets = createSecrets({ secret: 'a secret of the tests', previousSecret: null })
    const provider = testPayments({ queries: database.kysely, clock: turnableClock(), secrets })
    const pay = async (orderId: string) => {
      const paid = await provider.pay(orderId, 'captured')
      if (!paid) throw new Error('no such order')
      return paid
    }
    return { provider, pay, close: () => database.close() }
  },
}

describe.each(Object.keys(providers))('card payments by %s', (name) => {
  let provided: Provided
  beforeAll(async () => {
    provided = await (providers[name] as () => Promise<Provided>)()
  })
  afterAll(() => provided.close())

  it('make orders, take payments for them and vouch for them by signature', async () => {
    const { provider } = provided
    const orderId = await provider.createOrder({ amountMinor: 4500, currency: 'USD', receipt: 'ours' })
    expect(await provider.paymentsOf(orderId)).toEqual([])
    const { payment, signature } = await provided.pay(orderId)
    expect(payment).toMatchObject({ orderId, amountMinor: 4500, currency: 'USD', state: 'captured' })
    expect(await provider.findPayment(payment.paymentId)).toEqual(payment)
    expect(await provider.paymentsOf(orderId)).toEqual([payment])
    expect(provider.isSigned(orderId, payment.paymentId, signature)).toBe(true)
  })

  it('do not vouch for another order, another payment or a signature of another length', async () => {
    const { provider } = provided
    const orderId = await provider.createOrder({ amountMinor: 1000, currency: 'USD', receipt: 'ours' })
    const { payment, signature } = await provided.pay(orderId)
    expect(provider.isSigned('order_other', payment.paymentId, signature)).toBe(false)
    expect(provider.isSigned(orderId, 'pay_other', signature)).toBe(false)
    for (const wrong of ['', 'x', `${signature}0`, signature.toUpperCase()])
      expect(provider.isSigned(orderId, payment.paymentId, wrong)).toBe(false)
  })

  it('know no payment that was never made', async () => {
    expect(await provided.provider.findPayment('pay_unknown')).toBeNull()
    expect(await provided.provider.findPayment('../orders')).toBeNull()
  })
})

describe('the Razorpay client', () => {
  let server: RazorpayServer
  beforeAll(async () => {
    server = await startRazorpayServer()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.mood = 'well'
  })

  it('waits no longer than its time for an answer', async () => {
    server.mood = 'silent'
    await expect(razorpayPayments(server.settings, 50).findPayment('pay_1')).rejects.toThrow(ProviderUnavailable)
  })

  it('takes a refused key, errors, other shapes and endless answers for an outage', async () => {
    const wrong = razorpayPayments({ ...server.settings, keySecret: 'wrong' })
    await expect(wrong.paymentsOf('order_1')).rejects.toThrow(ProviderUnavailable)
    for (const mood of ['error', 'nonsense', 'huge'] as const) {
      server.mood = mood
      await expect(razorpayPayments(server.settings).paymentsOf('order_1'), mood).rejects.toThrow(ProviderUnavailable)
    }
  })

  it('does not take a server that cannot be reached for a payment that does not exist', async () => {
    const nobody = razorpayPayments({ ...server.settings, apiUrl: 'http://127.0.0.1:9' })
    await expect(nobody.findPayment('pay_1')).rejects.toThrow(ProviderUnavailable)
  })
})
