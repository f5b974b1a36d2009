import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret: whsec_ and the base64 of 32 random bytes. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/**
 * The headers of a webhook by the Standard Webhooks scheme: a signature for each secret over "id.timestamp.body". `at` is when it is sent;
 * receivers refuse what is older than some minutes.
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
