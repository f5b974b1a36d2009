import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type CardPayments, type Payment, ProviderUnavailable } from './payment.ts'

/** The settings of this provider: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET (another secret), RAZORPAY_API_URL. */
export interface RazorpaySettings {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  readonly apiUrl: string
}

// A person waits for this answer; Razorpay's own is usually there in under a second.
const patienceMs = 8_000
// Answers are a few kilobytes: one that is not is not read.
const mostAnswerBytes = 1024 * 1024

const Order = z.object({ id: z.string().regex(/^order_\w+$/), amount: z.int(), currency: z.string() })
const Entity = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
})
const Webhook = z.object({ event: z.string(), payload: z.object({ payment: z.object({ entity: Entity }).optional() }) })
const paymentId = /^pay_\w+$/

/**
 * Razorpay by its documented interface: Basic authentication, amounts in minor units, HMAC-SHA256 in hex as signatures.
 * `timeoutMs`: how long an answer may take, headers and body together.
 */
export function razorpayPayments(settings: RazorpaySettings, timeoutMs = patienceMs): CardPayments {
  const { keyId, keySecret, webhookSecret, apiUrl } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const ask = async (path: string, body?: object): Promise<{ status: number; json: unknown }> => {
    try {
      const answer = await fetch(new URL(path, apiUrl), {
        method: body ? 'POST' : 'GET',
        headers: { authorization, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
        throw new ProviderUnavailable(`Razorpay answers with ${answer.status}`)
      return { status: answer.status, json: JSON.parse(await limitedText(answer)) }
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error
      throw new ProviderUnavailable('Razorpay does not answer as it documents', { cause: error })
    }
  }
  const read = <Shape extends z.ZodType>(shape: Shape, { status, json }: { status: number; json: unknown }): z.output<Shape> => {
    const parsed = status === 200 ? shape.safeParse(json) : null
    if (!parsed?.success) throw new ProviderUnavailable(`Razorpay answers with ${status} and another shape than it documents`)
    return parsed.data
  }
  return {
    provider: 'razorpay',
    keyId,
    checkoutUrl: () => null,
    createOrder: async ({ amountMinor, currency, receipt }) => {
      const order = read(Order, await ask('/v1/orders', { amount: amountMinor, currency, receipt }))
      if (order.amount !== amountMinor || order.currency !== currency)
        throw new ProviderUnavailable('Razorpay made an order of another amount')
      return order.id
    },
    findPayment: async (id) => {
      if (!paymentId.test(id)) return null
      const answer = await ask(`/v1/payments/${id}`)
      // Razorpay says 400 "The id provided does not exist" for an unknown id.
      if (answer.status === 400 || answer.status === 404) return null
      return paymentOf(read(Entity, answer))
    },
    paymentsOf: async (orderId) => {
      const { items } = read(z.object({ items: z.array(Entity) }), await ask(`/v1/orders/${encodeURIComponent(orderId)}/payments`))
      return items.map(paymentOf)
    },
    isSigned: (orderId, id, signature) => isHexHmac(keySecret, `${orderId}|${id}`, signature),
    readWebhook: (body, signature) => {
      if (!isHexHmac(webhookSecret, body, signature)) return 'unsigned'
      const event = Webhook.safeParse(parsedJson(body))
      const entity = event.success ? event.data.payload.payment?.entity : undefined
      return entity ? paymentOf(entity) : 'other'
    },
  }
}

/** Whether `signature` is the HMAC-SHA256 of `content` in hex; takes the same time whatever is wrong with it. */
export function isHexHmac(secret: string, content: string | Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest('hex')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(expected), digest(signature))
}

const paymentOf = ({ id, order_id, amount, currency, status }: z.output<typeof Entity>): Payment => ({
  paymentId: id,
  orderId: order_id ?? '',
  amountMinor: amount,
  currency,
  state: status,
})

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

async function limitedText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > mostAnswerBytes) throw new ProviderUnavailable('Razorpay sends more than an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
