import { randomUUID } from 'node:crypto'
import type { Conversion } from '@docmill/contracts'
import { ConversionFailure } from '@docmill/engine/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { type RunTools, runConversion } from './index.ts'
import { openConversionsForTests, pdf, type TestConversions, type TestUser } from './testing.ts'

const hours = (count: number) => count * 3600 * 1000
const job = (id: string, signal = new AbortController().signal) => ({ id, signal })

describeOnEachDatabase('conversions that wait for a worker', (database) => {
  let service: TestConversions
  let user: TestUser
  beforeAll(async () => {
    service = await openConversionsForTests(database(), { queueName: 'waiting' })
  })
  afterAll(() => service.close())

  it('are quoted before they cost anything', async () => {
    user = await service.user(20)
    const { id } = await user.upload(await pdf(3))
    const reply = await user.call('POST', '/quotes', { converter: 'pdf-to-excel', files: [{ uploadId: id, pages: '1-2' }] })
    expect(reply.json()).toEqual({
      files: [{ uploadId: id, pages: 2, credits: 30, paid: false }],
      pages: 2,
      credits: 30,
      balance: 20,
      after: -10,
    })
  })

  it('leave everything as it was when credits are missing', async () => {
    user = await service.user(20)
    const { id } = await user.upload(await pdf(2))
    const body = { converter: 'pdf-to-excel', files: [{ uploadId: id }] }
    expect((await user.call('POST', '/conversions', body)).json()).toMatchObject({ status: 402, code: 'not-enough-credits' })
    expect(await user.balance()).toEqual({ balance: 20, held: 0 })
    expect((await user.call('POST', '/quotes', body)).statusCode).toBe(200)
    expect((await user.call('GET', '/conversions')).json()).toMatchObject({ total: 0 })
  })

  it('start once for an Idempotency-Key, however often it is sent', async () => {
    user = await service.user(1000)
    const { id } = await user.upload(await pdf(1))
    const body = { converter: 'pdf-to-excel', files: [{ uploadId: id, pages: '' }] }
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(Array.from({ length: 20 }, () => user.call('POST', '/conversions', body, key)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.json<{ conversions: Conversion[] }>().conversions[0]?.id)).size).toBe(1)
    expect(await user.balance()).toEqual({ balance: 985, held: 15 })
    const other = await user.call('POST', '/conversions', { ...body, converter: 'pdf-to-markdown' }, key)
    expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-conflict' })
  })

  it('are cancelled for nothing, once', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(2))).id)
    expect(await user.balance()).toEqual({ balance: 70, held: 30 })
    const cancelled = await user.call('POST', `/conversions/${id}/cancel`)
    expect(cancelled.json()).toMatchObject({ state: 'cancelled', credits: { held: 30, charged: 0, returned: 30 } })
    expect((await user.call('POST', `/conversions/${id}/cancel`)).json()).toMatchObject({ status: 409, code: 'conversion-finished' })
    expect(await user.balance()).toEqual({ balance: 100, held: 0 })
    // The job is still on the queue: its worker finds nothing to do.
    await runConversion(service.tools, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'cancelled' })
  })

  it('refuse pages that the file does not have, and say how many it has', async () => {
    user = await service.user(100)
    const { id } = await user.upload(await pdf(2))
    const reply = await user.call('POST', '/quotes', { converter: 'pdf-to-excel', files: [{ uploadId: id, pages: '1-9' }] })
    expect(reply.json()).toMatchObject({ status: 422, code: 'page-out-of-range', message: expect.stringContaining('It has 2.') })
  })

  it('end once and are charged once when the first run dies in the middle', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    await dieInTheMiddle(service.tools, id)
    expect(await user.balance()).toEqual({ balance: 85, held: 15 })
    await runConversion(service.tools, job(id))
    await runConversion(service.tools, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'done', credits: { charged: 15 } })
    expect(await user.balance()).toEqual({ balance: 85, held: 0 })
  })

  it('fail for nothing when two runs died', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    await dieInTheMiddle(service.tools, id)
    await dieInTheMiddle(service.tools, id)
    await runConversion(service.tools, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'failed', error: { code: 'reader-crashed' } })
    expect(await user.balance()).toEqual({ balance: 100, held: 0 })
    expect((await service.keptFiles()).filter((key) => key.includes(id))).toEqual([])
  })

  it('keep nothing of a run that another has overtaken', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    const overtaken: RunTools = {
      ...service.tools,
      sandbox: {
        convert: async (...given) => {
          const converted = await service.tools.sandbox.convert(...given)
          await runConversion(service.tools, job(id))
          return converted
        },
      },
    }
    await runConversion(overtaken, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'done' })
    expect(await user.balance()).toEqual({ balance: 85, held: 0 })
    expect((await user.call('GET', `/conversions/${id}/results/xlsx`)).statusCode).toBe(200)
    expect(new Set((await service.keptFiles()).filter((key) => key.includes(id)).map((key) => key.split('/')[2])).size).toBe(1)
  })

  it('stop reading within two seconds of being cancelled', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    const stalled = stalledSandbox()
    const run = runConversion({ ...service.tools, sandbox: stalled.sandbox }, job(id))
    await stalled.reading
    await user.call('POST', `/conversions/${id}/cancel`)
    await run
    expect(stalled.wasStopped()).toBe(true)
    expect(await user.balance()).toEqual({ balance: 100, held: 0 })
  })

  it('go back to the queue at a shutdown, and that run does not count', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    for (let shutdown = 0; shutdown < 3; shutdown++) {
      const stalled = stalledSandbox()
      const stopping = new AbortController()
      const run = runConversion({ ...service.tools, sandbox: stalled.sandbox }, job(id, stopping.signal))
      await stalled.reading
      stopping.abort()
      await expect(run).rejects.toThrow('given back to the queue')
    }
    await runConversion(service.tools, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'done' })
  })

  it('fail for nothing, with the reason, when the engine refuses the file', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    const refusing = { convert: () => Promise.reject(new ConversionFailure('time-limit')) }
    await runConversion({ ...service.tools, sandbox: refusing }, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'failed', error: { code: 'time-limit' } })
    expect(await user.balance()).toEqual({ balance: 100, held: 0 })
  })

  it('keep nothing of what a reader had written before it failed', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    const failing: RunTools['sandbox'] = {
      convert: async (...given) => {
        await service.tools.sandbox.convert(...given)
        throw new ConversionFailure('time-limit')
      },
    }
    await runConversion({ ...service.tools, sandbox: failing }, job(id))
    expect((await user.call('GET', `/conversions/${id}`)).json()).toMatchObject({ state: 'failed', credits: { charged: 0 } })
    expect((await service.keptFiles()).filter((key) => key.includes(id))).toEqual([])
  })

  it('are sent again by the sweep when their job was lost', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    const lossy = { ...service.tools.queue, has: async (asked: string) => asked !== id && service.tools.queue.has(asked) }
    const sent: string[] = []
    const { sweep } = await import('./sweep.ts')
    service.clock.turn(hours(0.1))
    await sweep({ ...service.tools, queue: { ...lossy, send: async (_transaction, { id: again }) => void sent.push(again) } })
    expect(sent).toEqual([id])
  })

  it('wait in no longer a line than 200 for each user', async () => {
    user = await service.user(10_000)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    await sql`
      insert into conversions (id, user_id, converter, file_name, file_type, fingerprint, hold_id, state, pages, options, credits_held, created_at)
      select gen_random_uuid(), user_id, converter, file_name, file_type, fingerprint, hold_id, state, pages, options, 0, created_at
      from conversions, generate_series(1, 199) where id = ${id}`.execute(database().kysely)
    const upload = await user.upload(await pdf(1))
    const reply = await user.call('POST', '/conversions', { converter: 'pdf-to-excel', files: [{ uploadId: upload.id }] })
    expect(reply.json()).toMatchObject({ status: 429, code: 'queue-full', retryAfterSeconds: expect.any(Number) })
    await sql`delete from conversions where user_id = ${user.id}`.execute(database().kysely)
  })

  it('are forgotten with their account: rows at once, files with the next sweep', async () => {
    user = await service.user(100)
    const { id } = await user.start((await user.upload(await pdf(1))).id)
    const unused = await user.upload(await pdf(1))
    expect(await service.conversions.exportFor(user.id)).toMatchObject({ uploads: [{ id: unused.id }], conversions: [{ id }] })
    await database()
      .kysely.transaction()
      .execute((transaction) => service.conversions.forgetUser(transaction, user.id, service.clock.now()))
    expect(await service.conversions.exportFor(user.id)).toEqual({ uploads: [], conversions: [] })
    expect(await user.balance()).toEqual({ balance: 100, held: 0 })
    const before = (await service.keptFiles()).length
    await service.conversions.sweep()
    expect(before - (await service.keptFiles()).length).toBe(2)
  })
})

/** What a process leaves that is killed while it reads: a claimed row and a job that comes again. */
async function dieInTheMiddle(tools: RunTools, id: string): Promise<void> {
  const stalled = stalledSandbox()
  const dead = { ...tools, changes: { ...tools.changes, listen: () => {} } }
  void runConversion({ ...dead, sandbox: stalled.sandbox }, job(id)).catch(() => {})
  await stalled.reading
}

/** A reader that never comes to an end by itself. */
function stalledSandbox() {
  const reading = Promise.withResolvers<void>()
  let stopped = false
  const sandbox: RunTools['sandbox'] = {
    convert: (_file, _request, options) =>
      new Promise((_resolve, reject) => {
        reading.resolve()
        options?.signal?.addEventListener('abort', () => {
          stopped = true
          reject(new ConversionFailure('cancelled'))
        })
      }),
  }
  return { sandbox, reading: reading.promise, wasStopped: () => stopped }
}
