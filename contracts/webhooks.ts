import { z } from 'zod'
import type { Call } from './calls.ts'

// Webhooks keep to the Standard Webhooks scheme: headers webhook-id, webhook-timestamp and webhook-signature ("v1," and the base64 of
// HMAC-SHA256 over "id.timestamp.body"); several signatures, separated by spaces, while a secret is being replaced.

/** whsec_ and the base64 of 32 bytes. */
export const webhookSecretShape = /^whsec_[A-Za-z0-9+/]{43}=$/
/** How long the secret before still signs beside the new one, in hours. */
export const webhookOverlapHours = 24
/** Seconds from one try to the next; after the last the delivery has failed. A day and four hours in all. */
export const webhookWaitsSeconds = [5, 30, 120, 600, 1800, 7200, 18_000, 36_000, 36_000] as const
/** How long ended deliveries are listed, in days. */
export const webhookKeptDays = 30

export const WebhookSecret = z
  .object({
    secret: z.string().regex(webhookSecretShape),
    created_at: z.iso.datetime(),
    /** Until when the secret before signs too; null when there is none. */
    previous_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookSecret' })
export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    type: z.enum(['job.ended', 'test']),
    /** null for a test. */
    job_id: z.uuid().nullable(),
    url: z.string(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int(),
    /** Status of the last answer; null when there was none. */
    last_status: z.int().nullable(),
    /** What went wrong at the last try: refused, not-found, unreachable, time-out, status. */
    last_fault: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** null once it has ended. */
    next_try_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
export const WebhookDeliveries = z.object({ deliveries: z.array(WebhookDelivery), next: z.uuid().nullable() }).meta({ id: 'Deliveries' })
export const WebhookDeliveriesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.uuid().optional().meta({ description: 'The `next` of the page before.' }),
})
export const TestWebhook = z.object({ url: z.url('Give an address that begins with https://').max(2000) })
/** What a webhook's body says: identifiers and states, never what a document says. */
export const WebhookEvent = z
  .object({
    type: z.enum(['job.ended', 'test']),
    timestamp: z.iso.datetime(),
    data: z.object({
      job_id: z.uuid().nullable(),
      model_name: z.string().nullable(),
      state: z.string().nullable(),
      documents: z.array(z.object({ id: z.uuid(), number: z.int(), state: z.string() })),
    }),
  })
  .meta({ id: 'WebhookEvent' })
export type WebhookEvent = z.infer<typeof WebhookEvent>

const api = '/api/docmill'
const id = z.object({ id: z.uuid() })

/** The calls about webhooks: the same for people and for programs. */
export const webhookCalls = {
  webhookSecret: {
    method: 'GET',
    path: `${api}/webhooks/secret`,
    access: 'session',
    summary: 'The secret that webhooks are signed with',
    reply: WebhookSecret,
    errors: [],
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: `${api}/webhooks/secret`,
    access: 'session',
    summary: 'Replace the secret; the old one signs beside the new one for a day',
    reply: WebhookSecret,
    errors: [],
  },
  webhookDeliveries: {
    method: 'GET',
    path: `${api}/webhooks/deliveries`,
    access: 'session',
    summary: 'Deliveries, newest first',
    query: WebhookDeliveriesQuery,
    reply: WebhookDeliveries,
    errors: ['delivery-not-found'],
  },
  replayWebhook: {
    method: 'POST',
    path: `${api}/webhooks/deliveries/:id/replay`,
    access: 'session',
    summary: 'Send a delivery once more',
    params: id,
    reply: WebhookDelivery,
    errors: ['delivery-not-found'],
  },
  testWebhook: {
    method: 'POST',
    path: `${api}/webhooks/test`,
    access: 'session',
    summary: 'Send a signed test to an address, and say how it went',
    body: TestWebhook,
    reply: WebhookDelivery,
    errors: ['webhook-url-refused'],
    rate: 'webhookTest',
  },
  devWebhookDeliveries: {
    method: 'GET',
    path: `${api}/dev/webhooks/deliveries`,
    access: 'api-key',
    summary: 'Deliveries of webhooks, newest first',
    query: WebhookDeliveriesQuery,
    reply: WebhookDeliveries,
    errors: ['delivery-not-found'],
  },
  devReplayWebhook: {
    method: 'POST',
    path: `${api}/dev/webhooks/deliveries/:id/replay`,
    access: 'api-key',
    summary: 'Send a delivery once more',
    params: id,
    reply: WebhookDelivery,
    errors: ['delivery-not-found'],
  },
} as const satisfies Record<string, Call>
