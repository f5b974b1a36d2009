import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeOnEachDatabase, openTestDatabase } from '../database/testing.ts'
import { createLogger } from '../log/index.ts'
import { openQueue, type Queue, type QueuedJob } from './index.ts'

const log = createLogger('silent')

describeOnEachDatabase('the queue', (database) => {
  let queue: Queue
  // Jobs go to whoever the running test has put here.
  let handle: (job: QueuedJob) => Promise<void> = async () => {}
  beforeAll(async () => {
    queue = await openQueue('test', database(), log)
    await queue.work({ slots: 2, perGroup: 1 }, (job) => handle(job))
  })
  afterAll(() => queue.close())
  const send = (id: string, group: string = randomUUID()) =>
    database()
      .kysely.transaction()
      .execute((transaction) => queue.send(transaction, { id, group, priority: 0 }))

  it('gives a sent job to a worker, and one whose transaction is undone to nobody', async () => {
    const seen: string[] = []
    const done = Promise.withResolvers<void>()
    handle = async ({ id }) => {
      seen.push(id)
      done.resolve()
    }
    const [undone, kept] = [randomUUID(), randomUUID()]
    const undoing = database()
      .kysely.transaction()
      .execute(async (transaction) => {
        await queue.send(transaction, { id: undone, group: 'a', priority: 0 })
        throw new Error('undo')
      })
    await expect(undoing).rejects.toThrow('undo')
    await send(kept)
    await done.promise
    expect(seen).toEqual([kept])
  })

  it('brings a job again whose handler failed', async () => {
    let runs = 0
    const done = Promise.withResolvers<void>()
    handle = async () => {
      runs++
      if (runs === 1) throw new Error('once')
      done.resolve()
    }
    await send(randomUUID())
    await done.promise
    expect(runs).toBe(2)
  })

  it('lets no group wait behind the backlog of another', async () => {
    const started: string[] = []
    const names = new Map<string, string>()
    const quietStarted = Promise.withResolvers<void>()
    const all = Promise.withResolvers<void>()
    let held = false
    // The first job of the busy group holds its slot until the quiet one has begun. Two slots that look in the same instant may both take
    // a busy job; the second ends at once, and from then on its slot looks alone.
    handle = async ({ id }) => {
      const name = names.get(id) ?? ''
      started.push(name)
      if (name === 'quiet') quietStarted.resolve()
      if (started.length === 9) all.resolve()
      if (name !== 'busy' || held) return
      held = true
      await quietStarted.promise
    }
    const [busy, quiet] = [randomUUID(), randomUUID()]
    await database()
      .kysely.transaction()
      .execute(async (transaction) => {
        for (const [name, group] of [...Array.from({ length: 8 }, () => ['busy', busy] as const), ['quiet', quiet] as const]) {
          const id = randomUUID()
          names.set(id, name)
          await queue.send(transaction, { id, group, priority: 0 })
        }
      })
    await all.promise
    expect(started.indexOf('quiet')).toBeLessThanOrEqual(2)
  })

  it('takes the job of the highest priority first, and knows which jobs wait or run', async () => {
    // One slot: two that look in the same instant take a job each, and either may begin first.
    const single = await openQueue('single', database(), log)
    onTestFinished(() => single.close())
    const order: string[] = []
    const done = Promise.withResolvers<void>()
    const names = new Map<string, string>()
    const group = randomUUID()
    await database()
      .kysely.transaction()
      .execute(async (transaction) => {
        for (const [name, priority] of [
          ['third', -2],
          ['second', -1],
          ['first', 0],
        ] as const) {
          const id = randomUUID()
          names.set(id, name)
          await single.send(transaction, { id, group, priority })
        }
      })
    for (const id of names.keys()) expect(await single.has(id)).toBe(true)
    expect(await single.has(randomUUID())).toBe(false)
    await single.work({ slots: 1, perGroup: 1 }, async ({ id }) => {
      order.push(names.get(id) ?? '')
      if (order.length === 3) done.resolve()
    })
    await done.promise
    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('says that it answers', async () => {
    expect(await queue.answers()).toBe(true)
  })
})

describeOnEachDatabase('a queue that is drained', (database) => {
  it('waits for what runs, aborts what does not end, and gives it to the next process', async () => {
    const first = await openQueue('drained', database(), log)
    const started = Promise.withResolvers<void>()
    await first.work({ slots: 1, perGroup: 1 }, async ({ signal }) => {
      started.resolve()
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    })
    const id = randomUUID()
    await database()
      .kysely.transaction()
      .execute((transaction) => first.send(transaction, { id, group: 'a', priority: 0 }))
    await started.promise
    await first.drain(1)
    await first.close()

    const second = await openQueue('drained', database(), log)
    const again = Promise.withResolvers<string>()
    await second.work({ slots: 1, perGroup: 1 }, async (job) => again.resolve(job.id))
    expect(await again.promise).toBe(id)
    await second.drain(1000)
    await second.close()
  })
})

it('gives a job at once to the process that opens an embedded database after another was killed', async () => {
  const database = await openTestDatabase('embedded')
  const killed = await openQueue('killed', database, log)
  const started = Promise.withResolvers<void>()
  const never = Promise.withResolvers<void>()
  await killed.work({ slots: 1, perGroup: 1 }, async () => {
    started.resolve()
    await never.promise
  })
  const id = randomUUID()
  await database.kysely.transaction().execute((transaction) => killed.send(transaction, { id, group: 'a', priority: 0 }))
  await started.promise

  const next = await openQueue('killed', database, log)
  const again = Promise.withResolvers<string>()
  await next.work({ slots: 1, perGroup: 1 }, async (job) => again.resolve(job.id))
  expect(await again.promise).toBe(id)
  never.resolve()
  await Promise.all([killed.close(), next.close()])
  await database.close()
})
