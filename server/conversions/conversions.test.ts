import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Conversion } from '@docmill/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { type RunTools, runConversion } from './index.ts'
import { openConversionsForTests, pdf, type TestConversions } from './testing.ts'

const job = (id: string, signal = new AbortController().signal) => ({ id, signal })
const hours = (count: number) => count * 3600 * 1000

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
    const quoteFor = async (options: object) => {
      const { id } = await user.upload(file)
      const { files, credits } = (
        await user.call('POST', '/quotes', { converter: 'pdf-to-excel', files: [{ uploadId: id }], options })
      ).json()
      return [files[0].paid, credits]
    }
    expect(await quoteFor({})).toEqual([true, 0])
    expect(await quoteFor({ retentionHours: 1 })).toEqual([true, 0])
    expect(await quoteFor({ sheets: 'one' })).toEqual([false, 15])
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
    const states = body.split('\n').flatMap((line) => (line.startsWith('data: ') ? [(JSON.parse(line.slice(6)) as Conversion).state] : []))
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
    expect(await textOfFolder(service.filesFolder)).not.toContain('canary-password')
    expect(await user.ended((await user.start(upload.id)).id)).toMatchObject({ state: 'done' })
  })

  it('are gone after their time: results, pictures, and the text of the document', async () => {
    const user = await service.user()
    const ended = await user.convert(await pdf(1, { text: 'Canarytext' }), { converter: 'pdf-to-markdown', retentionHours: 1 })
    expect(await textOfFolder(service.filesFolder)).toContain('Canarytext')
    service.clock.turn(hours(1) + 1)
    expect((await user.call('GET', `/conversions/${ended.id}/results/md`)).json()).toMatchObject({ status: 410, code: 'result-expired' })
    await service.conversions.sweep()
    expect((await user.call('GET', `/conversions/${ended.id}`)).json()).toMatchObject({
      state: 'expired',
      formats: [],
      pagePictures: false,
    })
    expect(await textOfFolder(service.filesFolder)).not.toContain('Canarytext')
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

// Who waits for the end is told of it before the upload goes: a file that goes while the others are read is no fault, and all are read again.
const textOfFolder = (folder: string): Promise<string> =>
  vi.waitFor(
    () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
        .join('\n'),
    { timeout: 5_000 },
  )
