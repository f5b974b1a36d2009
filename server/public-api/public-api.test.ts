import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DevJob, DevOptions } from '@docmill/contracts'
import { jsonSchemaOf, publishedLists } from '@docmill/engine/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../conversions/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createOutbound } from '../platform/outbound/index.ts'
import { withFieldsListed } from './asked-fields.ts'
import { stateOf } from './jobs.ts'
import { openPublicApiForTests, type TestPublicApi } from './testing.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const wait = { prefer: 'wait=60' }

/** A multipart body: fields, then files. */
function formOf(fields: Record<string, string>, files: readonly Uint8Array[]): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData()
  for (const [index, file] of files.entries()) form.append('file', new Blob([new Uint8Array(file)]), `file ${index + 1}.pdf`)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request('http://any', { method: 'POST', body: form })
  return request.arrayBuffer().then((bytes) => ({ payload: Buffer.from(bytes), type: request.headers.get('content-type') ?? '' }))
}

describeOnEachDatabase('the public API', (database, kind) => {
  let service: TestPublicApi
  let canary: Server
  let hits = 0
  let canaryAddress = ''
  beforeAll(async () => {
    service = await openPublicApiForTests(database())
    await service.startWorker()
    const file = await pdf(1)
    canary = createServer((_request, answer) => {
      hits += 1
      answer.end(Buffer.from(file))
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    canaryAddress = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/report.pdf`
  })
  afterAll(async () => {
    canary.close()
    await service.close()
  })

  it('converts a file in base64 within the time that Prefer asks for, and gives its tables with places', async () => {
    const program = await service.program(100)
    const reply = await program.create(
      { model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(1)), file_name: 'rent.pdf' }, options: { metadata: { order: '7' } } },
      wait,
    )
    expect([reply.statusCode, reply.headers['preference-applied']]).toEqual([200, 'wait=60'])
    const job = DevJob.parse(reply.json())
    expect(job).toMatchObject({
      state: 'done',
      metadata: { order: '7' },
      progress: { pages_total: 1, pages_done: 1 },
      credits: { charged: 15 },
    })
    const [document] = job.documents
    expect(document).toMatchObject({ number: 1, file_name: 'rent.pdf', state: 'done', error: null })
    const [table] = document?.result?.tables ?? []
    expect(table?.rows[1]).toEqual(['2026-01-01', 'Rent', '1,200.00'])
    expect(table?.places[0]).toMatchObject({ page: 1 })
    expect(table?.confidence).toBeGreaterThan(0)
    const link = new URL(document?.formats.find(({ format }) => format === 'xlsx')?.url ?? '')
    const download = await program.call('GET', link.href.slice('http://docmill.test/api/docmill'.length))
    expect([download.statusCode, download.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })

  it('takes several inputs as one job, of every kind, and follows it to its end', async () => {
    const program = await service.program()
    const upload = await program.dev('POST', '/uploads', undefined)
    expect(upload.statusCode).toBe(415)
    const locked = base64(await pdf(1, { password: 'canary-password' }))
    const reply = await program.create({
      model_name: 'pdf-to-markdown',
      inputs: [
        { file: `data:application/pdf;base64,${base64(await pdf(2))}`, pages: '2' },
        { file: locked, password: 'canary-password' },
        { upload_id: (await program.upload(await pdf(1, { text: 'Third' }))).id },
      ],
    })
    expect(reply.statusCode).toBe(202)
    const { id } = reply.json<{ id: string }>()
    expect(reply.headers.location).toBe(`http://docmill.test/api/docmill/dev/jobs/${id}`)
    const events = await program.dev('GET', `/jobs/${id}/events`)
    const told = events.body.split('\n').flatMap((line) => (line.startsWith('data: ') ? [DevJob.parse(JSON.parse(line.slice(6)))] : []))
    expect(told.at(-1)).toMatchObject({ state: 'done', progress: { pages_total: 3, pages_done: 3 } })
    expect(told.at(-1)?.documents.map(({ pages }) => pages.map(({ page }) => page))).toEqual([[2], [1], [1]])
    const third = await program.dev('GET', `/jobs/${id}/results/md?document=3`)
    expect(third.body).toContain('Third')
    expect((await program.dev('GET', `/jobs/${id}/results/md?document=4`)).statusCode).toBe(404)
    expect((await program.dev('GET', `/jobs/${id}/results/docx`)).rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('takes files as multipart, whatever comes first', async () => {
    const program = await service.program()
    const { payload, type } = await formOf({ model_name: 'pdf-to-excel', options: '{"formats":["csv"]}' }, [await pdf(1), await pdf(2)])
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/docmill/dev/convert',
      payload,
      headers: { authorization: `Bearer ${program.id}`, 'content-type': type, ...wait },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json().documents).toMatchObject([
      { file_name: 'file 1.pdf', formats: [{ format: 'csv' }] },
      { file_name: 'file 2.pdf', formats: [{ format: 'csv' }] },
    ])
    for (const [fields, files, field] of [
      [{ model_name: 'pdf-to-excel' }, [], 'file'],
      [{ model_name: 'pdf-to-excel', options: '{' }, [await pdf(1)], 'options'],
      [{ model_name: 'pdf-to-gold' }, [await pdf(1)], 'model_name'],
      [{ model_name: 'pdf-to-excel', color: 'red' }, [await pdf(1)], 'color'],
    ] as const) {
      const form = await formOf(fields, files)
      const headers = { authorization: `Bearer ${program.id}`, 'content-type': form.type }
      const refused = await service.app.inject({ method: 'POST', url: '/api/docmill/dev/convert', payload: form.payload, headers })
      expect(refused.json(), field).toMatchObject({ status: 422, code: 'invalid-request', fields: { [field]: expect.any(String) } })
    }
    expect(await database().kysely.selectFrom('uploads').select('id').where('userId', '=', program.id).execute()).toEqual([])
  })

  it('makes one job of 100 retries with one key, and refuses the key for anything else', { timeout: 120_000 }, async () => {
    const program = await service.program(100)
    const body = { model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(1)) } }
    const key = { 'idempotency-key': 'order-7' }
    const replies = await Promise.all(Array.from({ length: 100 }, () => program.create(body, key)))
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === 'true')).toHaveLength(99)
    expect((await program.dev('GET', '/jobs')).json().jobs).toHaveLength(1)
    expect((await program.dev('GET', '/usage')).json().creations.minute.remaining).toBe(99)
    const other = { ...body, inputs: { file: base64(await pdf(2)) } }
    expect((await program.create(other, key)).json()).toMatchObject({ status: 409, code: 'idempotency-conflict' })
    expect(await database().kysely.selectFrom('uploads').select('id').where('userId', '=', program.id).execute()).toEqual([])
  })

  it('counts creations that succeed and nothing else, and refuses with distinct codes', async () => {
    const program = await service.program(100_000)
    const { creations } = service.apiTools
    const file = base64(await pdf(1))
    const create = () => program.create({ model_name: 'pdf-to-excel', inputs: { file } })
    const first = await create()
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '100', 'ratelimit-remaining': '99', 'ratelimit-policy': '100;w=60' })
    expect((await program.create({ model_name: 'kv-json', inputs: { upload_id: crypto.randomUUID() } })).statusCode).toBeGreaterThan(399)
    expect((await program.create({ model_name: 'pdf-to-excel', inputs: { file: 'AAAA' } })).statusCode).toBe(415)
    expect((await program.dev('GET', '/usage')).json().creations.minute.remaining).toBe(99)
    for (let count = 1; count < 100; count += 1) await creations.countCreation(program.id)
    const refused = await create()
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(refused.headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/), 'ratelimit-remaining': '0' })
    expect((await program.dev('GET', '/jobs')).statusCode).toBe(200)
    for (let minute = 1; minute < 10; minute += 1) {
      service.clock.turn(61_000)
      for (let count = 0; count < 100; count += 1) await creations.countCreation(program.id)
    }
    service.clock.turn(61_000)
    expect((await create()).json()).toMatchObject({ status: 429, code: 'daily-limit-reached' })
  })

  it('lists jobs by pages, newest first, and shows none of another', async () => {
    const program = await service.program()
    const file = base64(await pdf(1))
    const made: string[] = []
    for (let count = 0; count < 3; count += 1)
      made.unshift((await program.create({ model_name: 'pdf-to-excel', inputs: { file } }, wait)).json().id)
    const page = (await program.dev('GET', '/jobs?limit=2')).json()
    expect([page.jobs.map(({ id }: { id: string }) => id), page.next]).toEqual([made.slice(0, 2), made[1]])
    const rest = (await program.dev('GET', `/jobs?limit=2&before=${page.next}`)).json()
    expect([rest.jobs.map(({ id }: { id: string }) => id), rest.next]).toEqual([made.slice(2), null])
    const stranger = await service.program()
    for (const path of [`/jobs/${made[0]}`, `/jobs/${made[0]}/events`, `/jobs/${made[0]}/results/xlsx`, `/jobs?before=${made[0]}`])
      expect((await stranger.dev('GET', path)).json(), path).toMatchObject({ status: 404, code: 'job-not-found' })
    expect((await stranger.dev('DELETE', `/jobs/${made[0]}`)).statusCode).toBe(404)
  })

  it('erases a job with everything that was stored for it', async () => {
    const program = await service.program()
    const body = { model_name: 'pdf-to-markdown', inputs: { file: base64(await pdf(1, { text: 'Erasable' })) } }
    const { id, documents } = (await program.create(body, wait)).json()
    expect((await service.keptFiles()).some((key) => key.includes(documents[0].id))).toBe(true)
    expect((await program.dev('DELETE', `/jobs/${id}`)).statusCode).toBe(204)
    expect((await service.keptFiles()).some((key) => key.includes(documents[0].id))).toBe(false)
    expect((await program.dev('GET', `/jobs/${id}`)).statusCode).toBe(404)
    expect((await program.dev('GET', '/usage')).json()).toMatchObject({ jobs: { unfinished: 0 }, credits: { held: 0 } })
  })

  it('says what a job would cost, and which models there are', async () => {
    const program = await service.program(40)
    const file = await pdf(3)
    const { id } = await program.upload(file)
    const quote = await program.dev('POST', '/quotes', { model_name: 'pdf-to-excel', inputs: [{ upload_id: id, pages: '1-2' }] })
    expect(quote.json()).toEqual({
      inputs: [{ upload_id: id, pages: 2, credits: 30, paid: false }],
      pages: 2,
      credits: 30,
      balance: 40,
      balance_after: 10,
    })
    const made = (
      await program.create({ model_name: 'pdf-to-excel', inputs: { upload_id: id, pages: '1-2' }, options: { formats: ['csv'] } }, wait)
    ).json()
    expect(made.credits.charged).toBe(30)
    const again = await program.upload(file)
    const body = { model_name: 'pdf-to-excel', inputs: [{ upload_id: again.id }], options: { formats: ['csv'], pages: '1-2' } }
    expect((await program.dev('POST', '/quotes', body)).json()).toMatchObject({
      inputs: [{ paid: true, credits: 0 }],
      balance: 10,
      balance_after: 10,
    })
    expect((await program.dev('DELETE', `/uploads/${again.id}`)).statusCode).toBe(204)
    const { models, url_inputs } = (await program.dev('GET', '/models')).json()
    expect([models.length, url_inputs]).toEqual([6, false])
  })

  it('refuses addresses without opening a connection, unless the operator allows them', async () => {
    const program = await service.program()
    const body = { model_name: 'pdf-to-excel', inputs: { url: canaryAddress } }
    expect((await program.create(body)).json()).toMatchObject({ status: 422, code: 'url-inputs-off' })
    const opened = await openPublicApiForTests(database(), { queueName: `urls-${kind}`, settings: { urlInputs: true } })
    try {
      const other = await opened.program()
      expect((await other.create(body)).json()).toMatchObject({ status: 422, code: 'url-refused' })
      expect(hits).toBe(0)
    } finally {
      await opened.close()
    }
    const local = { urlInputs: true, outbound: createOutbound({ privateTargets: true }) }
    const trusting = await openPublicApiForTests(database(), { queueName: `local-${kind}`, settings: local })
    try {
      await trusting.startWorker(1)
      const reply = await (await trusting.program()).create(body, wait)
      expect([reply.statusCode, reply.json().documents?.[0]?.file_name, hits]).toEqual([200, 'report.pdf', 1])
    } finally {
      await trusting.close()
    }
  })

  it('takes fields as a list and as a JSON Schema, and says which part of a schema it cannot look for', async () => {
    const program = await service.program()
    const asked = (fields: unknown) =>
      program.create({
        model_name: 'pdf-to-excel',
        inputs: { upload_id: crypto.randomUUID() },
        options: { document_type: 'custom', fields },
      })
    const schema = {
      type: 'object',
      required: ['total'],
      properties: {
        total: { type: 'number', title: 'Total' },
        lines: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
      },
    }
    expect((await asked(schema)).json().code).toBe('upload-not-found')
    expect((await asked([{ name: 'total', kind: 'money' }])).json().code).toBe('upload-not-found')
    const nested = { type: 'object', properties: { seller: { type: 'object', properties: { name: { type: 'string' } } } } }
    expect((await asked(nested)).json().code).toBe('upload-not-found')
    const unread = { type: 'object', properties: { seller: { $ref: '#/$defs/party' } } }
    expect((await asked(unread)).json()).toMatchObject({
      code: 'invalid-request',
      fields: { 'options.fields': expect.stringContaining('"seller" uses "$ref"') },
    })
  })

  it('takes the published lists as their schemas say them, decimals as numbers', () => {
    const [invoice] = publishedLists
    if (!invoice) throw new Error('there is no published list')
    const fields = JSON.parse(JSON.stringify(jsonSchemaOf(invoice)))
    const kinds = withFieldsListed({ ...DevOptions.parse({}), fields }).fields.map(({ name, kind }) => [name, kind])
    expect(kinds).toEqual(invoice.definitions.map(({ name, kind }) => [name, kind]))
  })

  it.each([
    ['no input', { model_name: 'pdf-to-excel', inputs: [] }],
    ['two sources', { model_name: 'pdf-to-excel', inputs: { file: 'AAAA', url: 'https://example.com/' } }],
    ['what is not base64', { model_name: 'pdf-to-excel', inputs: { file: '<b>not base64</b>' } }],
    ['a data URI without base64', { model_name: 'pdf-to-excel', inputs: { file: 'data:text/plain,hello' } }],
    ['too many inputs', { model_name: 'pdf-to-excel', inputs: Array.from({ length: 21 }, () => ({ file: 'AAAA' })) }],
    ['pages that are none', { model_name: 'pdf-to-excel', inputs: { file: 'AAAA', pages: 'all' } }],
  ])('refuses %s by a sentence', async (_what, body) => {
    expect((await (await service.program()).create(body)).json()).toMatchObject({ status: 422, code: 'invalid-request' })
  })

  it('refuses JSON above its limit by a status of its own', async () => {
    const program = await service.program()
    const reply = await program.create({ model_name: 'pdf-to-excel', inputs: { file: 'A'.repeat(21 * 1024 * 1024) } })
    expect(reply.json()).toMatchObject({ status: 413, code: 'body-too-large' })
  })

  it('refuses a webhook to a private address when the job is made', async () => {
    const program = await service.program()
    const body = { model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(1)) } }
    for (const webhook_url of ['https://127.0.0.1/hook', 'http://example.com/hook', 'https://[::1]/'])
      expect((await program.create({ ...body, options: { webhook_url } })).json()).toMatchObject({ code: 'webhook-url-refused' })
  })
})

describe('the state of a job', () => {
  it.each([
    [['queued', 'queued'], 'queued'],
    [['done', 'queued'], 'running'],
    [['failed', 'running'], 'running'],
    [['done', 'done'], 'done'],
    [['done', 'expired'], 'done'],
    [['done', 'failed'], 'partial'],
    [['partial', 'done'], 'partial'],
    [['failed', 'failed'], 'failed'],
    [['cancelled'], 'cancelled'],
    [['expired', 'expired'], 'expired'],
  ] as const)('of documents that are %j is %s', (documents, state) => {
    expect(stateOf(documents)).toBe(state)
  })
})
