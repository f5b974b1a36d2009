import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openService, type Person, type Service } from '../access/testing.ts'
import { openCardPayments } from '../platform/card-payments/index.ts'
import type { Database } from '../platform/database/index.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { createPayments } from './index.ts'

describe('the checkout page of the test provider', () => {
  let database: Database
  let service: Service
  let buyer: Person
  beforeAll(async () => {
    database = await openTestDatabase()
    service = await openService(database, {
      more: ({ clock, mailbox, secrets, brand }) => {
        const queries = database.kysely
        const provider = openCardPayments({ razorpay: null, production: false }, { queries, clock, secrets })
        return createPayments({
          queries,
          clock,
          provider,
          mailbox,
          brand,
          contactOf: async () => ({ email: 'tester@example.com' }),
          log: { warn: () => {} },
        })
      },
    })
    buyer = await service.person('tester')
  })
  afterAll(async () => {
    await service.close()
    await database.close()
  })
  const checkout = async () => {
    const { body } = await service.call('createOrder', { token: buyer.token, body: { amount: 1000 } })
    return { id: body.id as string, path: body.checkoutUrl as string, body }
  }

  it('says that no money moves, takes the payment by a form, and goes back with what verification needs', async () => {
    const { id, path, body } = await checkout()
    expect(body).toMatchObject({ provider: 'test', keyId: null, credits: 1050 })
    const page = await service.page(path)
    expect(page.text).toContain('No money moves here.')
    expect(page.text).toContain('$10.00')
    expect(page.text).not.toContain('<script')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-/)
    const paid = await service.page(path, { act: 'pay' })
    expect(paid.status).toBe(303)
    const back = new URL(String(paid.headers.location), 'https://any.test')
    expect(String(paid.headers.location)).toMatch(/^\/dashboard\/credits\?/)
    const claim = { ...Object.fromEntries(back.searchParams), amount: 1000 }
    expect((await service.call('verifyPayment', { token: buyer.token, body: claim })).body).toEqual({
      status: 'Payment verified successfully',
      credits: 1050,
      balance: 1250,
    })
    expect((await service.page(path, { act: 'pay' })).headers.location).toBe(paid.headers.location)
    expect((await service.callForBytes('receipt', { token: buyer.token, params: { id } })).status).toBe(200)
    expect((await service.mailTo('tester@example.com')).text).toContain('Test payment: no money has moved.')
  })

  it('declines when asked, and an order can still be paid after that', async () => {
    const { path } = await checkout()
    const declined = await service.page(path, { act: 'decline' })
    expect(declined.status).toBe(200)
    expect(declined.text).toContain('Nothing was bought.')
    expect((await service.page(path, { act: 'pay' })).status).toBe(303)
  })

  it('knows no order that was never made', async () => {
    expect((await service.page('/test-checkout/order_x')).status).toBe(404)
    expect((await service.page('/test-checkout/order_x', { act: 'pay' })).status).toBe(404)
  })
})
