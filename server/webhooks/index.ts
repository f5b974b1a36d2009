import { randomUUID } from 'node:crypto'
import { type WebhookDelivery, type WebhookEvent, webhookKeptDays, webhookOverlapHours, webhookWaitsSeconds } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Feature } from '../feature.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Queries, Transaction } from '../platform/database/index.ts'
import type { Logger } from '../platform/log/index.ts'
import { type Outbound, TargetFailed, TargetRefused } from '../platform/outbound/index.ts'
import type { Secrets } from '../platform/secrets/index.ts'
import { newWebhookSecret, signedHeaders } from './signature.ts'
import * as store from './store.ts'

export { newWebhookSecret, signedHeaders } from './signature.ts'

// post (in the transaction of what it tells) ──► waiting ──► claimed ──► answered 2xx: delivered
//                                                  ▲            ├──► refused address, 410, or the last try: failed
//                                                  └─ back off ─┘
// A delivery is a row of the database and claimed by one process at a time, as mails are: it outlives whatever stops, and the receiver
// may get it twice, with the same webhook-id.

type WebhookCalls =
  | 'webhookSecret'
  | 'rotateWebhookSecret'
  | 'webhookDeliveries'
  | 'replayWebhook'
  | 'testWebhook'
  | 'devWebhookDeliveries'
  | 'devReplayWebhook'

export interface Webhooks extends Feature<WebhookCalls> {
  /** Stores an event to be sent to an address, in the transaction of what it tells. */
  post(transaction: Transaction, to: { readonly userId: string; readonly url: string }, event: WebhookEvent): Promise<void>
  /** Sends what is due; gives how many were taken up. Several processes may call it at once. */
  deliverDue(): Promise<number>
  /** The deliveries of a user, newest first, for their copy of their data. */
  exportFor(userId: string): Promise<unknown>
  forgetUser(transaction: Transaction, userId: string): Promise<void>
  /** Deletes deliveries that ended long ago; gives how many. */
  sweep(): Promise<number>
  /** Encrypts secrets with the present secret of the installation; gives how many. */
  reseal(): Promise<number>
}

export interface WebhookDependencies {
  readonly queries: Queries
  readonly clock: Clock
  readonly secrets: Secrets
  readonly outbound: Pick<Outbound, 'check' | 'post'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

const hourMs = 3600 * 1000
// Longer than any try takes: after this its sender is taken for dead.
const claimMs = 60_000
// A receiver that does not answer holds one of these for ten seconds, and nobody else.
const atOnce = 8
const batch = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/** Webhooks: what is to be told to whom, signed, tried again, listed and sent once more on request. */
export function createWebhooks({ queries, clock, secrets, outbound, log }: WebhookDependencies): Webhooks {
  const seal = (userId: string, secret: string) => secrets.seal('webhooks', secret, userId)
  const open = (userId: string, sealed: Buffer) => secrets.open('webhooks', Buffer.from(sealed), userId)

  /** The secret of a user, made when it is first asked for. */
  const secretOf = async (userId: string): Promise<store.SecretRow> => {
    const found = await store.findSecret(queries, userId)
    if (found) return found
    const row = { userId, sealed: seal(userId, newWebhookSecret()), createdAt: clock.now(), previousSealed: null, previousUntil: null }
    await store.insertSecret(queries, row)
    return (await store.findSecret(queries, userId)) ?? row
  }
  const signing = ({ userId, sealed, previousSealed, previousUntil }: store.SecretRow): string[] => [
    open(userId, sealed),
    ...(previousSealed && previousUntil && previousUntil > clock.now() ? [open(userId, previousSealed)] : []),
  ]
  const secretReply = ({ userId, sealed, createdAt, previousUntil }: store.SecretRow) => ({
    secret: open(userId, sealed),
    created_at: createdAt.toISOString(),
    previous_until: previousUntil && previousUntil > clock.now() ? previousUntil.toISOString() : null,
  })

  const insert = (within: Queries, to: { userId: string; url: string }, event: WebhookEvent) => {
    const now = clock.now()
    const times = { createdAt: now, nextTryAt: now, endedAt: null }
    const row = { jobId: event.data.job_id, kind: event.type, payload: JSON.stringify(event) }
    return store.insertDelivery(within, { id: randomUUID(), ...to, ...row, state: 'waiting', lastStatus: null, lastFault: null, ...times })
  }

  /** Sends a claimed delivery once and notes how it went. */
  const send = async (delivery: store.DeliveryRow): Promise<store.DeliveryRow> => {
    const body = JSON.stringify(delivery.payload)
    const headers = signedHeaders(delivery.id, clock.now(), body, signing(await secretOf(delivery.userId)))
    const answer = await outbound.post(delivery.url, body, headers).then(
      (status) => ({ status, fault: status >= 200 && status < 300 ? null : 'status' }),
      (error: unknown) => {
        if (error instanceof TargetRefused) return { status: null, fault: 'refused' }
        if (error instanceof TargetFailed) return { status: error.status, fault: error.reason as string }
        throw error
      },
    )
    const now = clock.now()
    const waitSeconds = webhookWaitsSeconds[delivery.tries - 1]
    const isFinal = answer.fault === 'refused' || answer.status === 410 || waitSeconds === undefined || delivery.kind === 'test'
    const state = answer.fault === null ? 'delivered' : isFinal ? 'failed' : 'waiting'
    // The address may hold a token of the receiver's: it stays out of the log.
    if (state === 'delivered') log.info({ delivery: delivery.id, tries: delivery.tries }, 'a webhook was delivered')
    else log.warn({ delivery: delivery.id, tries: delivery.tries, ...answer, state }, 'a webhook was not taken')
    const changed = await store.changeDelivery(queries, delivery.id, {
      state,
      lastStatus: answer.status,
      lastFault: answer.fault,
      ...(state === 'waiting' ? { nextTryAt: new Date(now.getTime() + (waitSeconds ?? 0) * 1000) } : { endedAt: now }),
    })
    return changed ?? delivery
  }
  const untilClaimed = () => new Date(clock.now().getTime() + claimMs)

  const list = async (userId: string, { limit, before }: { limit: number; before?: string | undefined }) => {
    const start = before === undefined ? null : ((await store.findDelivery(queries, userId, before)) ?? null)
    if (before !== undefined && !start) throw new ApiError('delivery-not-found')
    const rows = await store.listDeliveries(queries, userId, start, limit + 1)
    const shown = rows.slice(0, limit)
    return { deliveries: shown.map(deliveryReply), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
  }
  const replay = async (userId: string, id: string) => {
    const found = await store.findDelivery(queries, userId, id)
    const claimed = found && (await store.claimOne(queries, found.id, untilClaimed()))
    if (!claimed) throw new ApiError('delivery-not-found')
    return deliveryReply(await send(claimed))
  }

  return {
    handlers: {
      webhookSecret: async ({ caller }) => secretReply(await secretOf(caller.userId)),
      async rotateWebhookSecret({ caller: { userId } }) {
        const { sealed } = await secretOf(userId)
        const now = clock.now()
        const previousUntil = new Date(now.getTime() + webhookOverlapHours * hourMs)
        const change = { sealed: seal(userId, newWebhookSecret()), createdAt: now, previousSealed: sealed, previousUntil }
        await store.changeSecret(queries, userId, change)
        return secretReply({ userId, ...change })
      },
      webhookDeliveries: ({ caller, query }) => list(caller.userId, query),
      devWebhookDeliveries: ({ caller, query }) => list(caller.userId, query),
      replayWebhook: ({ caller, params }) => replay(caller.userId, params.id),
      devReplayWebhook: ({ caller, params }) => replay(caller.userId, params.id),
      async testWebhook({ caller: { userId }, body: { url } }) {
        try {
          outbound.check(url)
        } catch (error) {
          throw error instanceof TargetRefused ? new ApiError('webhook-url-refused', {}, { cause: error }) : error
        }
        const data = { job_id: null, model_name: null, state: null, documents: [] }
        const row = await insert(queries, { userId, url }, { type: 'test', timestamp: clock.now().toISOString(), data })
        const claimed = await store.claimOne(queries, row.id, untilClaimed())
        return deliveryReply(await send(claimed ?? row))
      },
    },
    post: async (transaction, to, event) => {
      await insert(transaction, to, event)
    },
    async deliverDue() {
      let taken = 0
      const claim = () => store.claimDue(queries, clock.now(), untilClaimed())
      const sendFrom = async (first: store.DeliveryRow | undefined) => {
        for (let delivery = first; delivery; delivery = await claim()) {
          taken += 1
          await send(delivery)
        }
      }
      const first = await claim()
      // Mostly there is none: seven more looks would tell the same.
      if (!first) return 0
      await Promise.all([sendFrom(first), ...Array.from({ length: atOnce - 1 }, async () => sendFrom(await claim()))])
      return taken
    },
    exportFor: async (userId) => (await store.listDeliveries(queries, userId, null, Number.MAX_SAFE_INTEGER)).map(deliveryReply),
    forgetUser: (transaction, userId) => store.forgetUser(transaction, userId),
    sweep: () => store.deleteEndedBefore(queries, new Date(clock.now().getTime() - webhookKeptDays * 24 * hourMs)),
    async reseal() {
      let resealed = 0
      for (let after = firstId; ; ) {
        const rows = await store.secretsFrom(queries, after, batch)
        for (const { userId, sealed, createdAt } of rows) {
          if (secrets.isCurrent('webhooks', Buffer.from(sealed))) continue
          await store.changeSecret(queries, userId, {
            sealed: seal(userId, open(userId, sealed)),
            createdAt,
            previousSealed: null,
            previousUntil: null,
          })
          resealed += 1
        }
        const last = rows.at(-1)
        if (!last) return resealed
        after = last.userId
      }
    },
  }
}

const deliveryReply = (row: store.DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.kind as WebhookDelivery['type'],
  job_id: row.jobId,
  url: row.url,
  state: row.state,
  tries: row.tries,
  last_status: row.lastStatus,
  last_fault: row.lastFault,
  created_at: row.createdAt.toISOString(),
  next_try_at: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
  ended_at: row.endedAt?.toISOString() ?? null,
})
