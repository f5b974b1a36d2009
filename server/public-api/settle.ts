import type { WebhookEvent } from '@docmill/contracts'
import type { Webhooks } from '../webhooks/index.ts'
import type { PublicApiTools } from './dependencies.ts'
import { stateOf } from './jobs.ts'
import * as store from './store.ts'

const batch = 100

/**
 * Tells of jobs that have ended: each once, in the transaction that marks it as told. Looks at the jobs rather than being called by what
 * ends a conversion, so that nothing is forgotten whichever process ended it and whenever it stopped. Gives how many.
 */
export async function settleEnded({ conversions }: PublicApiTools, webhooks: Pick<Webhooks, 'post'>): Promise<number> {
  const { database, clock } = conversions
  const jobs = await store.endedUnsettled(database.kysely, batch)
  const documents = await store.documentsOf(
    database.kysely,
    jobs.map(({ id }) => id),
  )
  for (const job of jobs) {
    await database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      if (!(await store.settleJob(transaction, job.id, now)) || job.webhookUrl === null) return
      const event = endedEvent(job, documents.get(job.id) ?? [], now)
      await webhooks.post(transaction, { userId: job.userId, url: job.webhookUrl }, event)
    })
  }
  return jobs.length
}

const endedEvent = (job: store.JobRow, documents: readonly store.JobDocument[], now: Date): WebhookEvent => ({
  type: 'job.ended',
  timestamp: now.toISOString(),
  data: {
    job_id: job.id,
    model_name: job.modelName,
    state: stateOf(documents.map(({ conversion }) => conversion.state)),
    documents: documents.map(({ number, conversion: { id, state } }) => ({ id, number, state })),
  },
})
