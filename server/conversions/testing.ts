import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CallName, type Conversion, calls, type Upload } from '@docmill/contracts'
import { openSandbox } from '@docmill/engine/sandbox'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import PdfDocument from 'pdfkit'
import { ApiError } from '../api-error.ts'
import { buildApp } from '../app.ts'
import { balanceOf, createCredits, grant } from '../credits/index.ts'
import type { Handlers } from '../feature.ts'
import { createMetrics } from '../operations/metrics.ts'
import { turnableClock } from '../platform/clock/index.ts'
import type { Database } from '../platform/database/index.ts'
import { openFiles } from '../platform/files/index.ts'
import { createLogger } from '../platform/log/index.ts'
import { openQueue } from '../platform/queue/index.ts'
import { createSecrets } from '../platform/secrets/index.ts'
import { createTemplates } from '../templates/index.ts'
import { type Conversions, createChanges, createConversions, createHeadStarts, type RunTools, runConversion } from './index.ts'

/** Conversions and credits behind HTTP with real parts; who calls is said by the test: "Bearer <user id>". */
export interface TestConversions {
  readonly app: FastifyInstance
  readonly conversions: Conversions
  readonly tools: RunTools
  readonly clock: ReturnType<typeof turnableClock>
  readonly filesFolder: string
  /** Keys of all files that are kept. */
  keptFiles(): Promise<string[]>
  /** A new user with credits. */
  user(credits?: number): Promise<TestUser>
  /** Lets the worker take jobs from the queue; until then they wait. */
  startWorker(slots?: number): Promise<void>
  close(): Promise<void>
}
export interface TestUser {
  readonly id: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    address: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  upload(content: Uint8Array, fileName?: string): Promise<Upload>
  /** Uploads, converts, and waits for the end. */
  convert(content: Uint8Array, options?: object): Promise<Conversion>
  start(uploadId: string, options?: object, headers?: Record<string, string>): Promise<Conversion>
  /** Waits for the final state by following the events. */
  ended(id: string): Promise<Conversion>
  balance(): Promise<{ balance: number; held: number }>
}

/** A PDF of `pages` pages with a small table each; page numbers in `blank` are left empty. */
export async function pdf(
  pages: number,
  options: { readonly blank?: readonly number[]; readonly password?: string; readonly text?: string } = {},
): Promise<Uint8Array> {
  const { blank = [], password, text = 'Balance' } = options
  const document = new PdfDocument({ autoFirstPage: false, ...(password ? { userPassword: password, pdfVersion: '1.7' as const } : {}) })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(document, 'end')
  for (let page = 1; page <= pages; page++) {
    document.addPage({ size: 'A4' })
    if (blank.includes(page)) continue
    for (const [row, cells] of [
      ['Date', 'Item', text],
      [`2026-01-0${page % 10}`, 'Rent', '1,200.00'],
      ['2026-02-01', 'Water', '45.10'],
    ].entries()) {
      for (const [column, cell] of cells.entries())
        document.fontSize(10).text(cell, 60 + column * 160, 100 + row * 20, { lineBreak: false })
    }
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** An invoice of one page with a number of its own. */
export async function invoice(number: string): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(document, 'end')
  ;['Invoice', `Invoice number: ${number}`, 'Invoice date: 5 March 2026', 'Total: £42.00'].forEach((text, row) => {
    document.text(text, 72, 80 + 24 * row)
  })
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Opens the service over a database. `settings`: the operator's limits for files. */
export async function openConversionsForTests(
  database: Database,
  given: {
    readonly queueName?: string
    readonly settings?: Partial<RunTools['settings']>
    /** Handlers of features that build on conversions. */
    readonly more?: (tools: RunTools) => Partial<Handlers>
  } = {},
): Promise<TestConversions> {
  const settings = { maximumBytes: 5 * 1024 * 1024, maximumPages: 300, retentionHours: 24, ...given.settings }
  const filesFolder = await mkdtemp(path.join(tmpdir(), 'docmill-conversions-'))
  const clock = turnableClock(new Date())
  const log = createLogger('silent')
  const files = await openFiles({ kind: 'disk', folder: filesFolder })
  const queue = await openQueue(given.queueName ?? 'conversions', database, log)
  const sandbox = openSandbox({ workers: 2 })
  const changes = createChanges()
  let works = false
  // Nothing is read before the worker starts: tests look at what waits.
  const reader = {
    convert: sandbox.convert.bind(sandbox),
    get idleWorkers() {
      return works ? sandbox.idleWorkers : 0
    },
  }
  const tools: RunTools = {
    database,
    files,
    queue,
    clock,
    log,
    settings,
    changes,
    inspector: sandbox,
    headStarts: createHeadStarts(reader),
    model: null,
    reviewer: sandbox,
    templates: createTemplates({ queries: database.kysely, clock }),
    secrets: createSecrets({ secret: 'a secret of the tests, long enough', previousSecret: null }),
    sandbox,
    ended: () => {},
  }
  const conversions = createConversions(tools)
  const credits = createCredits({ database, clock })
  const metrics = createMetrics(() => conversions.depth())
  const elsewhere = Object.keys(calls).map((name) => [name, () => Promise.reject(new ApiError('not-found'))])
  const app = await buildApp({
    handlers: { ...Object.fromEntries(elsewhere), ...credits.handlers, ...conversions.handlers, ...given.more?.(tools) } as Handlers,
    admit: async ({ authorization, call }: { authorization: string | null; call: CallName }) => {
      const admitted = { address: '192.0.2.1', headers: {} }
      if (calls[call].access === 'visitor') return { caller: { kind: 'visitor' }, ...admitted }
      const userId = authorization?.replace('Bearer ', '')
      if (!userId) throw new ApiError('session-expired')
      if (calls[call].access === 'api-key') return { caller: { kind: 'api-key', userId, keyId: userId }, ...admitted }
      return { caller: { kind: 'session', userId, sessionId: randomUUID(), authenticatedAt: clock.now() }, ...admitted }
    },
    routes: [],
    operations: {
      version: 'test',
      isolation: () => sandbox.isolation(),
      checks: { database: () => database.answers(), files: () => files.answers(), queue: () => queue.answers() },
      metrics,
      metricsOpen: false,
      accepting: () => true,
    },
    outbox: null,
    webFolder: path.join(filesFolder, 'no-web'),
    offerEndsAt: new Date(0),
    welcomeCredits: 200,
    thirdParties: { google: false, razorpay: false, chatWidget: null },
    publicUrl: 'http://127.0.0.1:3000',
    trustedProxies: [],
    fileBytes: settings.maximumBytes,
    log,
  })
  await app.ready()

  return {
    app,
    conversions,
    tools,
    clock,
    filesFolder,
    async keptFiles() {
      const keys = []
      for (const folder of ['uploads/', 'conversions/']) for await (const { key } of files.list(folder)) keys.push(key)
      return keys
    },
    async user(granted = 1000) {
      const id = randomUUID()
      const now = clock.now()
      await database.kysely
        .transaction()
        .execute((transaction) =>
          grant(transaction, { userId: id, credits: granted, kind: 'grant', reference: id, description: 'Test', now }),
        )
      return testUser(app, id, () => balanceOf(database.kysely, id, clock.now()))
    },
    async startWorker(slots = 2) {
      works = true
      await queue.work({ slots, perGroup: slots }, (job) => runConversion(tools, job))
    },
    async close() {
      conversions.close()
      await queue.drain(0)
      await queue.close()
      await app.close()
      await sandbox.close()
      await files.close()
      await rm(filesFolder, { recursive: true, force: true })
    },
  }
}

function testUser(app: FastifyInstance, id: string, balance: TestUser['balance']): TestUser {
  const api = '/api/docmill'
  const authorization = `Bearer ${id}`
  const user: TestUser = {
    id,
    balance,
    call: async (method, address, body, headers = {}) =>
      app.inject({ method, url: `${api}${address}`, headers: { authorization, ...headers }, ...(body ? { payload: body } : {}) }),
    async upload(content, fileName = 'statement.pdf') {
      const reply = await app.inject({ method: 'POST', url: `${api}/uploads`, ...multipart(content, fileName, authorization) })
      if (reply.statusCode !== 201) throw Object.assign(new Error(reply.body), { reply })
      return reply.json()
    },
    async start(uploadId, options = {}, headers = {}) {
      const { converter = 'pdf-to-excel', pages = '', ...rest } = options as { converter?: string; pages?: string }
      const body = { converter, files: [{ uploadId, pages }], options: rest }
      const reply = await user.call('POST', '/conversions', body, headers)
      if (reply.statusCode !== 201) throw Object.assign(new Error(reply.body), { reply })
      const [conversion] = reply.json<{ conversions: Conversion[] }>().conversions
      if (!conversion) throw new Error('no conversion was started')
      return conversion
    },
    async ended(conversionId) {
      const { body } = await user.call('GET', `/conversions/${conversionId}/events`)
      const last = body.split('\n').findLast((line) => line.startsWith('data: '))
      if (!last) throw new Error(body)
      return JSON.parse(last.slice(6))
    },
    async convert(content, options = {}) {
      const { id: uploadId } = await user.upload(content)
      return user.ended((await user.start(uploadId, options)).id)
    },
  }
  return user
}

/** A multipart body with one file in the field "file". */
export function multipart(
  content: Uint8Array,
  fileName: string,
  authorization: string,
): { headers: Record<string, string>; payload: Buffer } {
  const boundary = `test-${randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName.replaceAll('"', '%22')}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
