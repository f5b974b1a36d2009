import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../database/index.ts'
import type { Logger } from '../log/index.ts'

export interface QueuedJob {
  readonly id: string
  /** Aborted when the job is taken away: by a shutdown whose patience has ended, or because another process has it now. */
  readonly signal: AbortSignal
}

export interface WorkSettings {
  /** Jobs at once in this process. */
  readonly slots: number
  /** Jobs at once of one group, over all processes; two processes that look in the same instant can exceed it by one. */
  readonly perGroup: number
}

/**
 * Jobs that wait in the database: sent in the same transaction as the rows they belong to, taken by one worker at a time, given to
 * another when a worker falls silent. A payload is an identifier and nothing else, because finished jobs stay for a while.
 */
export interface Queue {
  /** Adds the job `id` once the transaction commits. Higher priority goes first, then the older. `group` counts against `perGroup`. */
  send(transaction: Transaction, job: { readonly id: string; readonly group: string; readonly priority: number }): Promise<void>
  /**
   * Has the workers of this process look for jobs now, rather than at their next second: for after a transaction that sent some. Those of
   * other processes hear of it by the database, where it can tell them.
   */
  wake(): void
  /** Whether a job of this id waits or runs. */
  has(id: string): Promise<boolean>
  /** Runs `handle` for every job; a job whose handler throws comes again. Called once a process. */
  work(settings: WorkSettings, handle: (job: QueuedJob) => Promise<void>): Promise<void>
  /** Takes no new jobs, waits up to `patienceMs` for those that run, then aborts them; they go back to the queue. */
  drain(patienceMs: number): Promise<void>
  /** Whether jobs can be sent now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

// pg-boss allows no shorter heartbeat. With a look every 5 s a dead worker's job is another's within 20 s.
const heartbeatSeconds = 10
const heartbeatRefreshSeconds = 3
const lookEverySeconds = 5
// The feature counts runs itself and ends a job that keeps killing its worker; this only bounds a queue gone wrong.
const retryLimit = 50
// Longer than any job may run: 30 min, and time to store results.
const expireInSeconds = 45 * 60
const finishedJobsStaySeconds = 600

/** Opens the queue `name` over `database`, making its tables at first. */
export async function openQueue(name: string, database: Database, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    ...(database.queueAccess.kind === 'postgres'
      ? { connectionString: database.queueAccess.url, max: 6, application_name: 'docmill-queue' }
      : { db: database.queueAccess.statements as Db, backend: 'pglite' as const }),
    schema: 'queue',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    maintenanceIntervalSeconds: 120,
    // An embedded database of this size needs no index rebuilds, and has no vacuum statistics to watch.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  boss.on('error', (error) => log.error({ error }, 'queue'))
  await boss.start()
  await boss.createQueue(name, {
    retryLimit,
    retryDelay: 1,
    heartbeatSeconds,
    expireInSeconds,
    deleteAfterSeconds: finishedJobsStaySeconds,
    notify: true,
  })
  // Fills the cache of queues: the first send would otherwise look the queue up outside the transaction that it is part of, and on the
  // embedded database's one connection wait for it for ever.
  await boss.findJobs(name, { id: randomUUID() })

  if (database.kind === 'embedded') await takeFromTheDead(boss, name)

  const running = new Map<Promise<void>, AbortController>()
  const workers: string[] = []
  return {
    async send(transaction, { id, group, priority }) {
      const sent = await boss.send(name, { id }, { group: { id: group }, priority, db: fromKysely(transaction.withoutPlugins()) })
      if (!sent) throw new Error('the queue did not take a job')
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker)
    },
    async has(id) {
      const jobs = await boss.findJobs(name, { data: { id } })
      return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active')
    },
    async work({ slots, perGroup }, handle) {
      // One worker a slot, woken after each job: with notifications a worker with a backlog would otherwise sleep until its next look.
      for (let slot = 0; slot < slots; slot++) {
        const options = {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 2,
          heartbeatRefreshSeconds,
          groupConcurrency: perGroup,
        }
        const worker: string = await boss.work<{ id: string }>(name, options, async ([job]) => {
          if (!job) return
          const stopping = new AbortController()
          const run = handle({ id: job.data.id, signal: AbortSignal.any([job.signal, stopping.signal]) })
          running.set(run, stopping)
          try {
            await run
          } finally {
            running.delete(run)
            boss.notifyWorker(worker)
          }
        })
        workers.push(worker)
      }
    },
    async drain(patienceMs) {
      workers.length = 0
      await boss.offWork(name, { wait: false })
      const patience = new AbortController()
      await Promise.race([Promise.allSettled(running.keys()), wait(patienceMs, null, { signal: patience.signal }).catch(() => {})])
      patience.abort()
      for (const stopping of running.values()) stopping.abort()
      await Promise.allSettled(running.keys())
    },
    answers: () =>
      boss.isInstalled().then(
        (installed) => installed,
        () => false,
      ),
    close: () => boss.stop({ graceful: true, timeout: 2_000 }),
  }
}

// One process has an embedded database at a time: whatever is running when it opens was begun by one that is gone. Nobody needs to wait
// for its heartbeat to run out.
async function takeFromTheDead(boss: PgBoss, name: string): Promise<void> {
  const running = (await boss.findJobs(name)).filter(({ state }) => state === 'active')
  if (running.length > 0)
    await boss.fail(
      name,
      running.map(({ id }) => id),
    )
}
