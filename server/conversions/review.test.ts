import type { Correction } from '@docmill/contracts'
import { type ParsedDocument, revive, type Table } from '@docmill/engine/model'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { invoice, openConversionsForTests, pdf, type TestConversions, type TestUser } from './testing.ts'

const set = (text: string, row = 1): Correction => ({ kind: 'set-cell', table: 0, row, column: 1, text, place: null })

describeOnEachDatabase('reviewing a result', (database) => {
  let service: TestConversions
  let user: TestUser
  let source: Uint8Array
  beforeAll(async () => {
    service = await openConversionsForTests(database(), { queueName: 'reviewed' })
    await service.startWorker()
    user = await service.user(10_000)
    source = await pdf(1)
  })
  afterAll(() => service.close())

  const save = (id: string, corrections: readonly Correction[], revision: number, by = user) =>
    by.call('PUT', `/conversions/${id}/corrections`, { corrections, revision })
  const download = (id: string, format: string) => user.call('GET', `/conversions/${id}/results/${format}`)
  const conversion = async (id: string) => (await user.call('GET', `/conversions/${id}`)).json()

  it('keeps a list of corrections, which every download then has, for nothing', async () => {
    const { id, downloads, corrections } = await user.convert(source)
    expect(corrections).toEqual({ revision: 0, count: 0 })
    expect(downloads).toEqual(expect.arrayContaining(['xlsx', 'csv', 'md', 'json', 'txt']))
    const { balance } = await user.balance()
    expect((await user.call('GET', `/conversions/${id}/corrections`)).json()).toEqual({ corrections: [], revision: 0 })
    const saved = await save(id, [set('Lodging <b>')], 0)
    expect(saved.json()).toMatchObject({ revision: 1, count: 1, ignored: [] })
    expect((await user.call('GET', `/conversions/${id}/corrections`)).json()).toEqual({ corrections: [set('Lodging <b>')], revision: 1 })
    for (const format of ['csv', 'md', 'txt', 'json']) {
      const { statusCode, body } = await download(id, format)
      expect(statusCode, format).toBe(200)
      expect(body, format).toContain('Lodging')
      expect(body, format).not.toContain('Rent')
    }
    const { formats } = await conversion(id)
    expect(formats.map(({ format }: { format: string }) => format).sort()).toEqual(['csv', 'json', 'md', 'txt'])
    for (const { losses } of formats) expect(losses).toEqual([])
    expect(await user.balance()).toEqual({ balance, held: 0 })
  })

  it('writes a format once for a list of corrections, and again when the list changes', async () => {
    const { id } = await user.convert(source)
    await save(id, [set('First')], 0)
    await Promise.all([download(id, 'csv'), download(id, 'csv'), download(id, 'csv')])
    const written = async () => (await service.keptFiles()).filter((key) => key.includes(id) && key.includes('output-csv-'))
    expect(await written()).toHaveLength(1)
    await save(id, [set('Second')], 1)
    expect(await written()).toEqual([])
    expect((await download(id, 'csv')).body).toContain('Second')
    await save(id, [], 2)
    expect((await download(id, 'csv')).body).toContain('Rent')
    expect((await service.keptFiles()).filter((key) => key.includes(id) && /corrections-|output-csv-/.test(key))).toEqual([])
  })

  it('refuses a list that was made from an older one, and answers the same list sent twice as the first time', async () => {
    const { id } = await user.convert(source)
    expect((await save(id, [set('Mine')], 0)).json().revision).toBe(1)
    expect((await save(id, [set('Mine')], 0)).json().revision).toBe(1)
    expect((await save(id, [set('Theirs')], 0)).json()).toMatchObject({ status: 409, code: 'corrections-changed' })
    const both = await Promise.all(Array.from({ length: 5 }, (_, index) => save(id, [set(`Round ${index}`)], 1)))
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await service.keptFiles()).filter((key) => key.includes(id) && key.includes('corrections-'))).toHaveLength(1)
  })

  it('tells what is left to check, and which corrections fit nothing', async () => {
    const { id, unchecked } = await user.convert(source)
    expect(unchecked?.fields).toBe(0)
    const saved = await save(id, [set('Rent'), { kind: 'remove-table', table: 9 }], 0)
    expect(saved.json()).toMatchObject({ count: 2, ignored: [1] })
    expect((await conversion(id)).unchecked).toEqual(saved.json().unchecked)
  })

  it('holds no corrected text in the database, and deletes it with the conversion', async () => {
    const { id } = await user.convert(source)
    await save(id, [set('A secret correction')], 0)
    const row = await database().kysely.selectFrom('conversions').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row?.correctionsCount).toBe(1)
    expect(JSON.stringify(row)).not.toContain('secret correction')
    const stranger = await service.user()
    expect((await save(id, [], 1, stranger)).statusCode).toBe(404)
    await user.call('DELETE', `/conversions/${id}`)
    expect((await service.keptFiles()).filter((key) => key.includes(id))).toEqual([])
  })

  it('refuses corrections of what is not there any more, and lists and texts beyond all measure', async () => {
    const { id } = await user.convert(source)
    const wrong = await user.call('PUT', `/conversions/${id}/corrections`, { corrections: [{ kind: 'set-cell' }], revision: 0 })
    expect(wrong.statusCode).toBe(422)
    expect((await save(id, [set('x'.repeat(30_000))], 0)).statusCode).toBe(422)
    expect(
      (
        await save(
          id,
          Array.from({ length: 300 }, () => set('x'.repeat(15_000))),
          0,
        )
      ).statusCode,
    ).toBe(413)
    service.clock.turn(25 * 3600 * 1000)
    expect((await save(id, [], 0)).json()).toMatchObject({ status: 410, code: 'result-expired' })
    expect((await download(id, 'md')).statusCode).toBe(410)
  })

  it('gives the document as it was read, so that corrections are made again on it', async () => {
    const { id } = await user.convert(source)
    await save(id, [set('Changed')], 0)
    const document: ParsedDocument = revive((await user.call('GET', `/conversions/${id}/document`)).json())
    const [table] = document.blocks.filter((block): block is Table => block.kind === 'table')
    expect(table?.cells.find(({ row, column }) => row === 1 && column === 1)?.value?.text).toBe('Rent')
  })

  it('links to page pictures for five minutes, without a credential, and to nothing else', async () => {
    const { id } = await user.convert(source)
    const reply = await user.call('POST', `/conversions/${id}/picture_links`, { pages: [1, 7] })
    const { links } = reply.json<{ links: { page: number; picture: string; thumbnail: string }[] }>()
    expect(links.map(({ page }) => page)).toEqual([1])
    const [{ picture, thumbnail } = { picture: '', thumbnail: '' }] = links
    const show = (address: string) => service.app.inject({ method: 'GET', url: address })
    for (const address of [picture, thumbnail, thumbnail]) {
      const shown = await show(address)
      expect(shown.statusCode).toBe(200)
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
      expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
    expect((await show(thumbnail)).rawPayload.length).toBeLessThan((await show(picture)).rawPayload.length)
    expect((await user.call('GET', '/conversions?perPage=1')).json().conversions[0].thumbnail).toMatch(/^\/api\/docmill\/pictures\//)
    const ticket = picture.split('/').at(-1) ?? ''
    const changed = Buffer.from(ticket, 'base64url')
    changed[19] = 2
    for (const wrong of [changed.toString('base64url'), ticket.slice(0, -2), 'x'])
      expect((await show(`/api/docmill/pictures/${wrong}`)).json()).toMatchObject({ code: 'picture-link-expired' })
    const stranger = await service.user()
    expect((await stranger.call('POST', `/conversions/${id}/picture_links`, { pages: [1] })).statusCode).toBe(404)
    service.clock.turn(5 * 60 * 1000)
    expect((await show(picture)).json()).toMatchObject({ code: 'picture-link-expired' })
  })

  it('says of which pages there is no picture, and links to none of them', async () => {
    const whole = Buffer.from(await pdf(2)).toString('latin1')
    const torn = whole.replace(/(?<=\d+ 0 obj\n)<<\n\/Type \/Page\n.*?(?=\nendobj)/s, (page) => '(no page)'.padEnd(page.length))
    const { id, state, pages } = await user.convert(Buffer.from(torn, 'latin1'))
    expect(state).toBe('partial')
    expect(pages).toMatchObject([
      { page: 1, outcome: 'failed', drawn: false },
      { page: 2, outcome: 'read' },
    ])
    expect(pages[1]).not.toHaveProperty('drawn')
    const { links } = (await user.call('POST', `/conversions/${id}/picture_links`, { pages: [1, 2] })).json<{ links: { page: number }[] }>()
    expect(links.map(({ page }) => page)).toEqual([2])
    const { thumbnail } = (await user.call('GET', '/conversions?perPage=1')).json().conversions[0]
    expect((await service.app.inject({ method: 'GET', url: thumbnail })).statusCode).toBe(200)
  })

  it('packs several results into one archive, names that are alike apart, with the corrections', async () => {
    const [one, two] = [await user.convert(source), await user.convert(source)]
    await save(two.id, [set('Corrected')], 0)
    const reply = await user.call('GET', `/conversions/archive?ids=${one.id},${two.id}&format=csv`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = unzipSync(new Uint8Array(reply.rawPayload))
    expect(Object.keys(files)).toEqual(['statement.csv', 'statement (2).csv'])
    const texts = Object.values(files).map((bytes) => Buffer.from(bytes).toString())
    expect(texts.map((text) => text.includes('Corrected'))).toEqual([false, true])
    const stranger = await service.user()
    expect((await stranger.call('GET', `/conversions/archive?ids=${one.id}&format=csv`)).statusCode).toBe(404)
    expect((await user.call('GET', '/conversions/archive?ids=x&format=csv')).statusCode).toBe(422)
  })

  it('adds to an archive of field workbooks one with a row for every document', async () => {
    const invoices = [await invoice('R-2041'), await invoice('R-2042')]
    const ids: string[] = []
    for (const one of invoices) ids.push((await user.convert(one, { converter: 'kv-excel', documentType: 'invoice' })).id)
    const reply = await user.call('GET', `/conversions/archive?ids=${ids.join()}&format=xlsx`)
    const files = unzipSync(new Uint8Array(reply.rawPayload))
    expect(Object.keys(files)).toEqual(['all documents.xlsx', 'statement.xlsx', 'statement (2).xlsx'])
    const parts = unzipSync(files['all documents.xlsx'] as Uint8Array)
    const text = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, bytes]) => Buffer.from(bytes).toString())
      .join()
    expect(text).toContain('R-2041')
    expect(text).toContain('R-2042')
    const alone = await user.call('GET', `/conversions/archive?ids=${ids[0]}&format=xlsx`)
    expect(Object.keys(unzipSync(new Uint8Array(alone.rawPayload)))).toEqual(['statement.xlsx'])
  })

  it('reads a box that somebody draws, from the words of the page', async () => {
    const { id } = await user.convert(source)
    const box = { left: 200, top: 110, right: 360, bottom: 140 }
    const read = (page: number, given: object) => user.call('POST', `/conversions/${id}/pages/${page}/read`, { box: given })
    const reply = (await read(1, box)).json()
    expect(reply).toMatchObject({ text: 'Rent', readBy: 'document' })
    expect(reply.words[0].box.left).toBeGreaterThan(200)
    expect((await read(2, box)).json()).toMatchObject({ code: 'page-out-of-range' })
    expect((await read(1, { ...box, left: 'x' })).statusCode).toBe(422)
  })

  it('looks into the picture where the page has no words of its own', async () => {
    const { id } = await user.convert(source)
    const document = JSON.parse((await user.call('GET', `/conversions/${id}/document`)).body)
    const picture = (await user.call('GET', `/conversions/${id}/pages/1/picture`)).rawPayload
    const pages = document.pages.map((page: object) => ({ ...page, words: [], readBy: 'ocr' }))
    const blank = Buffer.from(JSON.stringify({ ...document, pages, blocks: [] }))
    const { width, height } = { width: picture.readUInt16LE(26), height: picture.readUInt16LE(28) }
    const given = { page: 1, width, height, mediaType: 'image/webp' as const, bytes: picture }
    const box = { left: 200, top: 110, right: 360, bottom: 140 }
    const { readBy, words } = await service.tools.reviewer.region(blank, { page: 1, box, picture: given })
    expect(readBy).toBe('ocr')
    expect(words.map(({ text }) => text)).toEqual(['Rent'])
    expect(words[0]?.box.left).toBeGreaterThan(205)
    expect(words[0]?.box.left).toBeLessThan(235)
  })

  it('counts what was charged and read by the day, and lists by name, age and tool', async () => {
    const other = await service.user()
    await other.ended((await other.start((await other.upload(source, 'beta.pdf')).id)).id)
    await other.ended((await other.start((await other.upload(source, 'Alpha.pdf')).id, { converter: 'pdf-to-markdown' })).id)
    const { days } = (await other.call('GET', '/usage?days=3')).json()
    expect(days).toHaveLength(3)
    expect(days[2]).toEqual({ day: service.clock.now().toISOString().slice(0, 10), credits: 30, pages: 2, conversions: 2 })
    expect(days[0]).toMatchObject({ credits: 0, pages: 0 })
    const names = async (query: string) =>
      (await other.call('GET', `/conversions?${query}`)).json().conversions.map(({ fileName }: { fileName: string }) => fileName)
    expect(await names('sort=name')).toEqual(['Alpha.pdf', 'beta.pdf'])
    expect(await names('sort=oldest')).toEqual(['beta.pdf', 'Alpha.pdf'])
    expect(await names('converter=pdf-to-excel')).toEqual(['beta.pdf'])
  })
})
