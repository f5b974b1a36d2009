import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Conversion } from '@docmill/contracts'
import { ConversionFailure } from '@docmill/engine/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { type RunTools, runConversion } from './index.ts'
import { multipart, openConversionsForTests, pdf, type TestConversions, type TestUser } from './testing.ts'

const hours = (count: number) => count * 3600 * 1000
const job = (id: string, signal = new AbortController().signal) => ({ id, signal })

/** A sandbox that keeps what it has read until it is released, so that a test can look at a conversion that runs. */
function heldBack({ tools }: TestConversions) {
  const [read, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sandbox: RunTools['sandbox'] = {
    async convert(...given) {
      const made = await tools.sandbox.convert(...given)
      read.resolve()
      await released.promise
      return made
    },
  }
  return { sandbox, read: read.promise, release: released.resolve }
}

describeOnEachDatabase('conversions', (database) => {
  describe('with a worker', () => {
    let service: TestConversions
    beforeAll(async () => {
      service = await openConversionsForTests(database(), { queueName: 'worked' })
      await service.startWorker()
    })
    afterAll(() => service.close())

    it('go from upload to download, charge the pages read, and delete the upload', async () => {
      const user = await service.user(100)
      const upload = await user.upload(await pdf(2), 'March invoice.pdf')
      expect(upload).toMatchObject({ fileName: 'March invoice.pdf', type: 'pdf', locked: false, pages: 2 })
      const ended = await user.ended((await user.start(upload.id)).id)
      expect(ended).toMatchObject({ state: 'done', pagesDone: 2, credits: { held: 30, charged: 30, returned: 0 }, error: null })
      const reply = await user.call('GET', `/conversions/${ended.id}/results/xlsx`)
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK')
      expect(reply.headers).toMatchObject({
        'content-disposition': `attachment; filename="March invoice.xlsx"; filename*=UTF-8''March%20invoice.xlsx`,
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(await user.balance()).toEqual({ balance: 70, held: 0 })
      // Who waits for the end is told of it before the upload goes.
      const uploads = async () => (await service.keptFiles()).filter((key) => key.startsWith('uploads/'))
      await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 5_000 })
    })

    it('show the picture of a page beside the result', async () => {
      const user = await service.user()
      const { id, pagePictures } = await user.convert(await pdf(1))
      expect(pagePictures).toBe(true)
      const reply = await user.call('GET', `/conversions/${id}/pages/1/picture`)
      expect(reply.headers['content-type']).toBe('image/webp')
      expect(reply.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
      const without = await user.convert(await pdf(1), { keepPagePictures: false })
      expect((await user.call('GET', `/conversions/${without.id}/pages/1/picture`)).statusCode).toBe(410)
    })

    it('show pages that are read to their owner before the conversion has ended', async () => {
      const held = await openConversionsForTests(database(), { queueName: 'held' })
      const { sandbox, read, release } = heldBack(held)
      const [owner, stranger] = [await held.user(1200), await held.user()]
      // Of a document that is read in a moment no page is shown before the others.
      const { id: uploadId } = await owner.upload(await pdf(80))
      const { id } = await owner.start(uploadId)
      const running = runConversion({ ...held.tools, sandbox }, job(id))
      await read
      const look = () => owner.call('GET', `/conversions/${id}/pages/1/early`)
      await vi.waitFor(async () => expect((await look()).statusCode).toBe(200), { timeout: 5_000 })
      const early = await look()
      expect(early.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': expect.stringContaining('json') })
      expect(early.json()).toMatchObject({ pages: [{ number: 1, outcome: 'read' }] })
      expect(early.body).toContain('1,200.00')
      expect((await owner.call('GET', `/conversions/${id}/pages/1/picture`)).headers['content-type']).toBe('image/webp')
      // Every page that is said to be there can be had, and so can its picture.
      const shown = await vi.waitFor(
        async () => {
          const { pages } = (await owner.call('GET', `/conversions/${id}`)).json<Conversion>()
          const pictured = pages.filter(({ early }) => early === 'picture')
          expect(pictured.length).toBeGreaterThan(0)
          return pictured
        },
        { timeout: 5_000 },
      )
      for (const { page } of [...shown.slice(0, 2), ...shown.slice(-1)]) {
        expect((await owner.call('GET', `/conversions/${id}/pages/${page}/early`)).statusCode).toBe(200)
        expect((await owner.call('GET', `/conversions/${id}/pages/${page}/picture`)).statusCode).toBe(200)
      }
      expect((await owner.call('GET', `/conversions/${id}/pages/81/early`)).json()).toMatchObject({ code: 'conversion-not-finished' })
      expect((await stranger.call('GET', `/conversions/${id}/pages/1/early`)).statusCode).toBe(404)
      release()
      await running
      expect((await owner.call('GET', `/conversions/${id}/pages/1/early`)).json()).toMatchObject({ code: 'conversion-finished' })
      expect((await owner.call('GET', `/conversions/${id}`)).json<Conversion>().pages.some((page) => 'early' in page)).toBe(false)
      expect((await held.keptFiles()).filter((key) => key.includes('/early/'))).toEqual([])
      await held.close()
    })

    it('offer no page to look at whose text and picture come with the end', async () => {
      const held = await openConversionsForTests(database(), { queueName: 'held-short' })
      const { sandbox, read, release } = heldBack(held)
      const owner = await held.user()
      const { id: uploadId } = await owner.upload(await pdf(1))
      const { id } = await owner.start(uploadId)
      const running = runConversion({ ...held.tools, sandbox }, job(id))
      await read
      const pages = async () => (await owner.call('GET', `/conversions/${id}`)).json<Conversion>().pages
      await vi.waitFor(async () => expect(await pages()).toEqual([{ page: 1, outcome: 'read', reason: null }]), { timeout: 5_000 })
      release()
      await running
      await held.close()
    })

    it('give a viewer what was read and where', async () => {
      const user = await service.user()
      const { id } = await user.convert(await pdf(2))
      const reply = await user.call('GET', `/conversions/${id}/document`)
      expect(reply.headers['content-type']).toContain('application/json')
      expect(reply.body).toContain('1,200.00')
      const failed = await service.user()
      expect((await failed.call('GET', `/conversions/${id}/document`)).json()).toMatchObject({ status: 404 })
    })

    it('charge nothing for blank pages and for pages that were not chosen', async () => {
      const user = await service.user(100)
      const ended = await user.convert(await pdf(4, { blank: [2] }), { pages: '1-3' })
      expect(ended.pages.map(({ page, outcome }) => [page, outcome])).toEqual([
        [1, 'read'],
        [2, 'blank'],
        [3, 'read'],
      ])
      expect(ended.credits).toEqual({ held: 45, charged: 30, returned: 15 })
      expect(await user.balance()).toEqual({ balance: 70, held: 0 })
    })

    it('cost nothing when the same bytes are converted the same way again while the result is kept', async () => {
      const user = await service.user(100)
      const file = await pdf(1)
      await user.convert(file)
      expect((await user.convert(file)).credits).toEqual({ held: 0, charged: 0, returned: 0 })
      expect((await user.convert(file, { converter: 'pdf-to-markdown' })).credits.charged).toBe(15)
      expect(await user.balance()).toEqual({ balance: 70, held: 0 })
      const other = await service.user(100)
      expect((await other.convert(file)).credits.charged).toBe(15)
    })

    it('tell every state as it comes, and end the stream with the last', async () => {
      const user = await service.user()
      const { id } = await user.start((await user.upload(await pdf(3))).id)
      const { body, headers } = await user.call('GET', `/conversions/${id}/events`)
      expect(headers['content-type']).toContain('text/event-stream')
      const states = body
        .split('\n')
        .flatMap((line) => (line.startsWith('data: ') ? [(JSON.parse(line.slice(6)) as Conversion).state] : []))
      expect(states[0]).toMatch(/queued|running/)
      expect(states.at(-1)).toBe('done')
    })

    it('open a locked file with its password, which is kept nowhere', async () => {
      const user = await service.user(100)
      const upload = await user.upload(await pdf(2, { password: 'canary-password' }))
      expect(upload).toMatchObject({ locked: true, pages: null })
      const quoted = await user.call('POST', '/quotes', { converter: 'pdf-to-excel', files: [{ uploadId: upload.id }] })
      expect(quoted.json()).toMatchObject({ status: 422, code: 'password-required' })
      const wrong = await user.call('POST', `/uploads/${upload.id}/unlock`, { password: 'not it' })
      expect(wrong.json()).toMatchObject({ status: 422, code: 'password-wrong' })
      const unlocked = await user.call('POST', `/uploads/${upload.id}/unlock`, { password: 'canary-password' })
      expect(unlocked.json()).toMatchObject({ id: upload.id, locked: false, pages: 2 })
      expect(textOfFolder(service.filesFolder)).not.toContain('canary-password')
      expect(await user.ended((await user.start(upload.id)).id)).toMatchObject({ state: 'done' })
    })

    it('are gone after their time: results, pictures, and the text of the document', async () => {
      const user = await service.user()
      const ended = await user.convert(await pdf(1, { text: 'Canarytext' }), { converter: 'pdf-to-markdown', retentionHours: 1 })
      expect(textOfFolder(service.filesFolder)).toContain('Canarytext')
      service.clock.turn(hours(1) + 1)
      expect((await user.call('GET', `/conversions/${ended.id}/results/md`)).json()).toMatchObject({ status: 410, code: 'result-expired' })
      await service.conversions.sweep()
      expect((await user.call('GET', `/conversions/${ended.id}`)).json()).toMatchObject({
        state: 'expired',
        formats: [],
        pagePictures: false,
      })
      expect(textOfFolder(service.filesFolder)).not.toContain('Canarytext')
      service.clock.turn(-hours(1) - 1)
    })

    it('are gone after the first download when nothing is to be kept', async () => {
      const user = await service.user()
      const { id } = await user.convert(await pdf(1), { retentionHours: 0 })
      const deleted = service.tools.changes.next(id, 10_000, new AbortController().signal)
      expect((await user.call('GET', `/conversions/${id}/results/xlsx`)).statusCode).toBe(200)
      await deleted
      expect(await user.ended(id)).toMatchObject({ state: 'expired' })
      expect((await service.keptFiles()).filter((key) => key.includes(id))).toEqual([])
    })

    it('are deleted on the spot', async () => {
      const user = await service.user()
      const { id } = await user.convert(await pdf(1))
      expect((await user.call('DELETE', `/conversions/${id}`)).statusCode).toBe(204)
      expect((await user.call('GET', `/conversions/${id}`)).statusCode).toBe(404)
      expect((await service.keptFiles()).filter((key) => key.includes(id))).toEqual([])
    })

    it('are listed newest first, found by name and by state', async () => {
      const user = await service.user()
      for (const name of ['Rent 100%.pdf', 'Water.pdf']) await user.ended((await user.start((await user.upload(await pdf(1), name)).id)).id)
      const names = async (query: string) =>
        (await user.call('GET', `/conversions?${query}`)).json<{ conversions: Conversion[] }>().conversions.map(({ fileName }) => fileName)
      expect(await names('')).toEqual(['Water.pdf', 'Rent 100%.pdf'])
      expect(await names('search=0%25')).toEqual(['Rent 100%.pdf'])
      expect(await names('state=failed')).toEqual([])
      expect(await names('page=2&perPage=1')).toEqual(['Rent 100%.pdf'])
    })
  })

  describe('that wait for a worker', () => {
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
      expect(reply.json()).toEqual({ files: [{ uploadId: id, pages: 2, credits: 30 }], pages: 2, credits: 30, balance: 20, after: -10 })
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
})

describeOnEachDatabase('uploads', (database) => {
  let service: TestConversions
  let user: TestUser
  beforeAll(async () => {
    service = await openConversionsForTests(database(), { settings: { maximumBytes: 200_000, maximumPages: 3 } })
    user = await service.user()
  })
  afterAll(() => service.close())
  const refusal = async (content: Uint8Array, name = 'invoice.pdf') => {
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/docmill/uploads',
      ...multipart(content, name, `Bearer ${user.id}`),
    })
    return [reply.statusCode, reply.json().code]
  }

  it.each([
    ['a web page named like a PDF', Buffer.from('<html><script>alert(1)</script></html>'), [415, 'unsupported-file']],
    ['an empty file', Buffer.alloc(0), [422, 'empty-file']],
    ['a file above the limit', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000)]), [413, 'file-too-large']],
    ['a damaged file', Buffer.from('%PDF-1.7\nnothing that follows is a PDF'), [422, 'damaged-file']],
  ])('refuse %s and keep nothing of it', async (_what, content, expected) => {
    expect(await refusal(content)).toEqual(expected)
    expect(await service.keptFiles()).toEqual([])
    expect(readdirSync(path.join(service.filesFolder, 'unfinished'))).toEqual([])
  })

  it('refuse a file with too many pages', async () => {
    expect(await refusal(await pdf(4))).toEqual([422, 'too-many-pages'])
  })

  it('refuse JSON and forms without a file', async () => {
    expect((await user.call('POST', '/uploads', { file: 'x' })).json()).toMatchObject({ status: 415, code: 'unsupported-media-type' })
    const form = multipart(Buffer.from('x'), 'a', `Bearer ${user.id}`)
    const named = { ...form, payload: Buffer.from(form.payload.toString().replace('name="file"', 'name="document"')) }
    expect((await service.app.inject({ method: 'POST', url: '/api/docmill/uploads', ...named })).json()).toMatchObject({
      status: 422,
      fields: { file: expect.any(String) },
    })
  })

  it('are deleted when nobody used them for an hour', async () => {
    const upload = await user.upload(await pdf(1))
    service.clock.turn(hours(1) + 1)
    expect((await user.call('POST', '/quotes', { converter: 'pdf-to-excel', files: [{ uploadId: upload.id }] })).json()).toMatchObject({
      code: 'upload-not-found',
    })
    await service.conversions.sweep()
    expect(await service.keptFiles()).toEqual([])
  })

  it('leave no file behind that no row names', async () => {
    const kept = await user.upload(await pdf(1))
    await service.tools.files.put(`uploads/${randomUUID()}/source`, Buffer.from('left by a process that was killed'))
    await service.tools.files.put(`conversions/${randomUUID()}/${randomUUID()}/document`, Buffer.from('the same'))
    expect(await service.conversions.deleteOrphans()).toBe(0)
    service.clock.turn(hours(3))
    expect(await service.conversions.deleteOrphans()).toBe(2)
    expect(await service.keptFiles()).toEqual([expect.stringContaining(kept.id)])
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

const textOfFolder = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
