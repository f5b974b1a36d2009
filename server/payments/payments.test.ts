import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openService, type Person, type Service } from '../access/testing.ts'
import { balanceOf } from '../credits/index.ts'
import { openCardPayments } from '../platform/card-payments/index.ts'
import { type RazorpayServer, startRazorpayServer } from '../platform/card-payments/razorpay-server.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createPayments, type Payments } from './index.ts'

const minute = 60_000

describeOnEachDatabase('buying credits with Razorpay', (database) => {
  let razorpay: RazorpayServer
  let service: Service
  let payments: Payments
  let buyer: Person
  let warnings: object[] = []
  beforeAll(async () => {
    razorpay = await startRazorpayServer()
    service = await openService(database(), {
      settings: { welcomeCredits: 0 },
      more: ({ clock, mailbox, secrets, brand }) => {
        const queries = database().kysely
        const provider = openCardPayments({ razorpay: razorpay.settings, production: true }, { queries, clock, secrets })
        payments = createPayments({
          queries,
          clock,
          provider,
          mailbox,
          brand,
          contactOf: async (within, userId) =>
            (await within.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()) ?? null,
          log: { warn: (fields) => warnings.push(fields) },
        })
        return payments
      },
    })
    buyer = await service.person('buyer')
  })
  afterAll(async () => {
    await service.close()
    await razorpay.close()
  })
  beforeEach(() => {
    razorpay.mood = 'well'
    razorpay.requests.length = 0
    warnings = []
  })

  const order = (amount = 1000, headers = {}) => service.call('createOrder', { token: buyer.token, body: { amount }, headers })
  const verify = (claim: object, token = buyer.token) => service.call('verifyPayment', { token, body: claim })
  const webhook = ({ body, signature }: { body: string; signature: string }) =>
    service.call('paymentWebhook', { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } })
  const balance = async (userId = buyer.userId) => (await balanceOf(database().kysely, userId, service.clock.now())).balance
  const paid = async (amount = 1000) => {
    const { id } = (await order(amount)).body
    const { payment, signature } = razorpay.pay(id)
    return { payment, claim: { payment_id: payment.paymentId, order_id: id, signature, amount } }
  }

  it('goes from the order over the signature to the credits, with a receipt by mail and as PDF', async () => {
    const before = await balance()
    const { body } = await order(4500)
    expect(body).toMatchObject({
      amount: 4500,
      currency: 'USD',
      credits: 5250,
      provider: 'razorpay',
      keyId: 'rzp_test_key',
      checkoutUrl: null,
    })
    const { payment, signature } = razorpay.pay(body.id)
    const verified = await verify({ payment_id: payment.paymentId, order_id: body.id, signature, amount: 4500 })
    expect(verified.body).toEqual({ status: 'Payment verified successfully', credits: 5250, balance: before + 5250 })
    const mail = await service.mailTo(buyer.email)
    expect(mail.subject).toMatch(/^Receipt R-\d{6}: 5,250 Docmill credits$/)
    expect(mail.text).toContain('$45.00')
    const receipt = await service.callForBytes('receipt', { token: buyer.token, params: { id: body.id } })
    expect(receipt.headers['content-type']).toBe('application/pdf')
    expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('answers a repetition well and credits it once', async () => {
    const before = await balance()
    const { claim } = await paid()
    for (let times = 0; times < 3; times += 1) expect((await verify(claim)).status).toBe(200)
    expect(await balance()).toBe(before + 1050)
  })

  it('credits once when 200 browsers and 200 webhooks come together, and all of them succeed', async () => {
    const before = await balance()
    const { claim, payment } = await paid()
    const hook = razorpay.webhook(payment.paymentId)
    const answers = await Promise.all(Array.from({ length: 400 }, (_, index) => (index % 2 ? verify(claim) : webhook(hook))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await balance()).toBe(before + 1050)
    const entries = await database()
      .kysely.selectFrom('ledgerTransactions')
      .select('id')
      .where('reference', '=', `pay:${payment.paymentId}`)
      .execute()
    expect(entries).toHaveLength(1)
  })

  it('takes amount and credits from the stored order, whatever the browser claims', async () => {
    const before = await balance()
    const { claim } = await paid()
    for (const amount of [1, 999, 1001, 100_000, -1000]) expect((await verify({ ...claim, amount })).status).toBe(422)
    expect((await verify({ ...claim, amount: 10.5 })).status).toBe(422)
    expect(await balance()).toBe(before)
  })

  it('refuses a signature with one character changed in any part, and one of another length', async () => {
    const { claim } = await paid()
    const other = await paid()
    const changed = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`
    expect((await verify({ ...claim, signature: changed(claim.signature) })).body.code).toBe('payment-signature-invalid')
    expect((await verify({ ...claim, signature: 'short' })).body.code).toBe('payment-signature-invalid')
    expect((await verify({ ...claim, payment_id: changed(claim.payment_id) })).body.code).toBe('payment-signature-invalid')
    expect((await verify({ ...claim, order_id: changed(claim.order_id) })).body.code).toBe('order-not-found')
    expect((await verify({ ...claim, order_id: other.claim.order_id })).body.code).toBe('payment-signature-invalid')
  })

  it('gives nobody the order of another person', async () => {
    const { claim } = await paid()
    const thief = await service.person(`thief-${randomUUID().slice(0, 8)}`)
    expect((await verify(claim, thief.token)).body.code).toBe('order-not-found')
    expect((await service.call('receipt', { token: thief.token, params: { id: claim.order_id } })).status).toBe(404)
    expect(await balance(thief.userId)).toBe(0)
    expect((await verify(claim)).status).toBe(200)
  })

  it.each([
    { state: 'failed' },
    { state: 'authorized' },
    { state: 'created' },
    { state: 'refunded' },
    { amountMinor: 999 },
    { currency: 'INR' },
    { orderId: 'order_of_somebody_else' },
  ] as const)('gives nothing for a signed payment that is %j', async (changes) => {
    const before = await balance()
    const { id } = (await order()).body
    const { payment, signature } = razorpay.pay(id, changes)
    const claim = { payment_id: payment.paymentId, order_id: id, signature, amount: 1000 }
    expect((await verify(claim)).body.code).toBe('payment-not-captured')
    expect((await webhook(razorpay.webhook(payment.paymentId))).status).toBe(200)
    expect(await balance()).toBe(before)
  })

  it('credits a late capture by the webhook', async () => {
    const before = await balance()
    const { id } = (await order()).body
    const { payment, signature } = razorpay.pay(id, { state: 'authorized' })
    const claim = { payment_id: payment.paymentId, order_id: id, signature, amount: 1000 }
    const early = razorpay.webhook(payment.paymentId, 'payment.authorized')
    expect((await verify(claim)).status).toBe(422)
    razorpay.change(payment.paymentId, { state: 'captured' })
    expect((await webhook(razorpay.webhook(payment.paymentId))).status).toBe(200)
    expect((await webhook(early)).status).toBe(200)
    expect((await verify(claim)).status).toBe(200)
    expect(await balance()).toBe(before + 1050)
  })

  it('credits a payment within 5 minutes although browser and webhook were lost', async () => {
    const { id } = (await order()).body
    service.clock.turn(30 * minute)
    await payments.reconcile()
    const before = await balance()
    razorpay.pay(id)
    for (let minutes = 0; minutes < 5; minutes += 1) {
      service.clock.turn(minute)
      await payments.reconcile()
    }
    expect(await balance()).toBe(before + 1050)
  })

  it('asks again when the provider was down, and gives an order up after a week without a payment', async () => {
    const before = await balance()
    const { id } = (await order()).body
    razorpay.pay(id)
    razorpay.mood = 'error'
    service.clock.turn(3 * minute)
    await payments.reconcile()
    razorpay.mood = 'well'
    service.clock.turn(3 * minute)
    await payments.reconcile()
    expect(await balance()).toBe(before + 1050)
    const unpaid = (await order()).body
    service.clock.turn(8 * 24 * 60 * minute)
    buyer = {
      ...buyer,
      token: (await service.call('login', { body: { username: buyer.email, password: buyer.password } })).body.access_token,
    }
    await payments.reconcile()
    const row = await database()
      .kysely.selectFrom('orders')
      .select('state')
      .where('providerOrderId', '=', unpaid.id)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('abandoned')
    const { payment } = razorpay.pay(unpaid.id)
    expect((await webhook(razorpay.webhook(payment.paymentId))).status).toBe(200)
    expect(await balance()).toBe(before + 2100)
  })

  it('believes a webhook only with its own secret over the very bytes', async () => {
    const before = await balance()
    const { payment } = await paid()
    const { body, signature } = razorpay.webhook(payment.paymentId)
    const withKeySecret = createHmac('sha256', razorpay.settings.keySecret).update(body).digest('hex')
    for (const forged of [withKeySecret, '', 'x', `${signature}0`])
      expect((await webhook({ body, signature: forged })).body.code).toBe('payment-signature-invalid')
    expect((await webhook({ body: `${body} `, signature })).body.code).toBe('payment-signature-invalid')
    expect(await balance()).toBe(before)
  })

  it('answers well to a signed webhook about anything else, and tells the operator of money it cannot place', async () => {
    const sign = (body: string) => createHmac('sha256', razorpay.settings.webhookSecret).update(body).digest('hex')
    for (const body of ['{}', 'no json', '{"event":"refund.created","payload":{}}'])
      expect((await webhook({ body, signature: sign(body) })).status).toBe(200)
    const { payment } = await paid()
    const second = razorpay.pay(payment.orderId)
    await webhook(razorpay.webhook(payment.paymentId))
    await webhook(razorpay.webhook(second.payment.paymentId))
    expect(warnings).toEqual([{ order: payment.orderId, payment: second.payment.paymentId }])
  })

  it.each(['error', 'nonsense', 'other amount', 'huge'] as const)(
    'says that buying is not possible while the provider answers with %s',
    async (mood) => {
      razorpay.mood = mood
      const refused = await order()
      expect(refused.body).toMatchObject({ status: 503, code: 'payment-provider-unavailable', message: 'Failed to initiate payment' })
      razorpay.mood = 'well'
      expect((await order()).status).toBe(200)
    },
  )

  it('makes one order of 100 requests with the same Idempotency-Key, and refuses another body under it', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 100 }, () => order(1000, headers)))
    const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'idempotency-in-flight')).toBe(true)
    expect(razorpay.requests).toEqual(['POST /v1/orders'])
    expect((await order(1000, headers)).body.id).toBe([...ids][0])
    expect((await order(2000, headers)).body.code).toBe('idempotency-conflict')
  })

  it('tries again under the same key after the provider failed', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    razorpay.mood = 'error'
    expect((await order(1000, headers)).status).toBe(503)
    razorpay.mood = 'well'
    expect((await order(1000, headers)).status).toBe(200)
  })

  it.each([99, 1_000_001, 10.5, -1000, '1000', null])('refuses an order of %j', async (amount) => {
    expect((await service.call('createOrder', { token: buyer.token, body: { amount } })).status).toBe(422)
  })

  it('numbers receipts without gaps', async () => {
    const rows = await database()
      .kysely.selectFrom('orders')
      .select('receiptNumber')
      .where('receiptNumber', 'is not', null)
      .orderBy('receiptNumber')
      .execute()
    expect(rows.map(({ receiptNumber }) => receiptNumber)).toEqual(rows.map((_, index) => index + 1))
  })

  it('lets nobody change what an order is for, in the database either', async () => {
    const { id } = (await order()).body
    const change = database().kysely.updateTable('orders').set({ credits: 1_000_000 }).where('providerOrderId', '=', id).execute()
    await expect(change).rejects.toThrow('what an order is for is fixed')
  })
})

describe('the test provider', () => {
  it('is refused in production', () => {
    const nothing = {} as Parameters<typeof openCardPayments>[1]
    expect(() => openCardPayments({ razorpay: null, production: true }, nothing)).toThrow('refused in production')
  })
})
