import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payment } from './payment.ts'

/** How the local server answers next: as documented, or in one of the ways in which such services fail. */
export type Mood = 'well' | 'error' | 'silent' | 'nonsense' | 'other amount' | 'huge'

/** A local server that speaks Razorpay's documented interface: orders, payments, signatures, webhooks. For tests. */
export interface RazorpayServer {
  readonly settings: { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string; readonly apiUrl: string }
  mood: Mood
  /** Requests that came, "POST /v1/orders". */
  readonly requests: string[]
  /** A person pays an order at the checkout; gives the payment and what the checkout hands to the browser. */
  pay(orderId: string, changes?: Partial<Payment>): { readonly payment: Payment; readonly signature: string }
  /** Changes what is known of a payment, as a late capture does. */
  change(paymentId: string, changes: Partial<Payment>): void
  /** The bytes and signature of a webhook about a payment. */
  webhook(paymentId: string, event?: string): { readonly body: string; readonly signature: string }
  close(): Promise<void>
}

export async function startRazorpayServer(): Promise<RazorpayServer> {
  const [keyId, keySecret, webhookSecret] = ['rzp_test_key', 'the secret of the key', 'another secret for webhooks']
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>()
  const payments = new Map<string, Payment>()
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const entity = (payment: Payment) => ({
    id: payment.paymentId,
    entity: 'payment',
    order_id: payment.orderId,
    amount: payment.amountMinor,
    currency: payment.currency,
    status: payment.state,
  })

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    server.requests.push(`${request.method} ${request.url}`)
    const json = (status: number, value: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (server.mood === 'silent') return
    if (server.mood === 'error') return json(502, { error: { code: 'GATEWAY_ERROR' } })
    if (server.mood === 'nonsense') return reply.writeHead(200).end('<html>maintenance</html>')
    if (server.mood === 'huge') return reply.writeHead(200).end('x'.repeat(3 * 1024 * 1024))
    if (request.headers.authorization !== authorization) return json(401, { error: { code: 'BAD_REQUEST_ERROR' } })
    const [, version, kind, id, part] = (request.url ?? '').split('/')
    if (version !== 'v1') return json(404, {})
    if (request.method === 'POST' && kind === 'orders') {
      const { amount, currency, receipt } = JSON.parse(await bodyText(request)) as { amount: number; currency: string; receipt: string }
      const order = {
        id: `order_${randomBytes(7).toString('hex')}`,
        amount: server.mood === 'other amount' ? amount + 1 : amount,
        currency,
        receipt,
      }
      orders.set(order.id, order)
      return json(200, { ...order, entity: 'order', status: 'created' })
    }
    if (kind === 'orders' && id && part === 'payments')
      return json(200, { entity: 'collection', items: [...payments.values()].filter(({ orderId }) => orderId === id).map(entity) })
    const payment = kind === 'payments' && id ? payments.get(id) : undefined
    if (payment) return json(200, entity(payment))
    return json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } })
  }

  const http = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const server: RazorpayServer = {
    settings: { keyId, keySecret, webhookSecret, apiUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}` },
    mood: 'well',
    requests: [],
    pay: (orderId, changes = {}) => {
      const order = orders.get(orderId)
      if (!order) throw new Error('no such order at the provider')
      const paymentId = `pay_${randomBytes(7).toString('hex')}`
      const payment: Payment = { paymentId, orderId, amountMinor: order.amount, currency: order.currency, state: 'captured', ...changes }
      payments.set(paymentId, payment)
      return { payment, signature: createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex') }
    },
    change: (paymentId, changes) => {
      const payment = payments.get(paymentId)
      if (payment) payments.set(paymentId, { ...payment, ...changes })
    },
    webhook: (paymentId, event = 'payment.captured') => {
      const payment = payments.get(paymentId)
      const body = JSON.stringify({
        entity: 'event',
        event,
        contains: ['payment'],
        payload: payment ? { payment: { entity: entity(payment) } } : {},
      })
      return { body, signature: createHmac('sha256', webhookSecret).update(body).digest('hex') }
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
  return server
}

async function bodyText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
