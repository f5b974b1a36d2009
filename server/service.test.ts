import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CallName, type Conversion, calls } from '@docmill/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdf } from './conversions/testing.ts'
import { refuseWeakIsolation } from './service.ts'
import { at, type Client, type ServerProcess, signUp, startServer } from './testing.ts'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'docmill-service-'))
const isRead = ({ outcome }: Conversion['pages'][number]) => outcome === 'read'

describe('the service', () => {
  const folder = newFolder()
  const environment = { DOCMILL_DATA: folder, LOG_LEVEL: 'trace', DOCMILL_PRIVATE_TARGETS: 'allowed' }
  let server: ServerProcess
  let ada: Client
  let eve: Client
  beforeAll(async () => {
    server = await startServer(environment)
    ada = await signUp(server.address)
    eve = await signUp(server.address)
  }, 120_000)
  afterAll(async () => {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('refuses a second server on its folder, with a sentence', { timeout: 120_000 }, async () => {
    await expect(startServer(environment)).rejects.toThrow(/Another Docmill server is using the data folder/)
  })

  it.runIf(process.platform !== 'win32')('leaves its secret and data readable by its own user only', () => {
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })

  it('brings a conversion to one end, with exact credits, when it is killed in the middle and starts again', {
    timeout: 120_000,
  }, async () => {
    const client = await signUp(server.address)
    const conversion = await client.start((await client.upload(await pdf(12))).id)
    expect(await client.credits()).toEqual({ balance: 20, held: 180 })
    await client.follow(conversion.id, ({ state }) => state === 'running')
    await server.end('SIGKILL')

    server = await startServer(environment)
    ada = at(server.address, ada)
    eve = at(server.address, eve)
    const again = at(server.address, client)
    const ended = await again.follow(conversion.id)
    expect(ended).toMatchObject({ state: 'done', credits: { held: 180, charged: 180, returned: 0 } })
    expect(ended.pages.every(isRead)).toBe(true)
    expect(await again.credits()).toEqual({ balance: 20, held: 0 })
    expect((await again.call('GET', `/conversions/${conversion.id}/results/xlsx`)).status).toBe(200)
    // Who waits for the end is told of it before the upload goes.
    await vi.waitFor(() => expect(readdirSync(path.join(folder, 'files', 'kept', 'uploads'))).toEqual([]), { timeout: 5_000 })
  })

  it('gives nobody what belongs to another, on no call that takes an identifier', async () => {
    const upload = await ada.upload(await pdf(1))
    const conversion = await ada.start((await ada.upload(await pdf(1, { text: 'Other' }))).id)
    await ada.follow(conversion.id)
    const order = (await (await ada.call('POST', '/create_order', { amount: 1000 })).json()) as { id: string }
    const keyOf = async (client: Client) => ((await (await client.call('GET', '/get_api_key')).json()) as { api_key: string }).api_key
    const program = at(server.address, { ...ada, token: await keyOf(ada) })
    const stranger = at(server.address, { ...eve, token: await keyOf(eve) })
    const inputs = { file: Buffer.from(await pdf(1)).toString('base64') }
    const made = await program.call('POST', '/dev/convert', { model_name: 'pdf-to-excel', inputs }, { prefer: 'wait=60' })
    const job = (await made.json()) as { id: string }
    // Whose identifier stands in a path, by the path's first part.
    const delivery = (await (await ada.call('POST', '/webhooks/test', { url: 'http://127.0.0.1:9/' })).json()) as { id: string }
    const { sessions } = (await (await ada.call('GET', '/sessions')).json()) as { sessions: { id: string }[] }
    const session = sessions[0]?.id ?? ''
    const named = { name: 'Mine', fields: [{ name: 'number' }] }
    const template = (await (await ada.call('POST', '/templates', named)).json()) as { id: string }
    const owned: Readonly<Record<string, string>> = {
      uploads: upload.id,
      conversions: conversion.id,
      orders: order.id,
      jobs: job.id,
      webhooks: delivery.id,
      templates: template.id,
      sessions: session,
    }
    const bodies: Partial<Record<CallName, object>> = {
      unlockUpload: { password: 'x' },
      saveCorrections: { corrections: [], revision: 0 },
      pictureLinks: { pages: [1] },
      readRegion: { box: { left: 0, top: 0, right: 9, bottom: 9 } },
      updateTemplate: named,
    }
    const others: Readonly<Record<string, string>> = { format: 'xlsx', page: '1' }

    const withIdentifier = (Object.entries(calls) as [CallName, (typeof calls)[CallName]][]).filter(
      // What a visitor may ask for carries its own proof.
      ([, call]) => call.path.includes('/:') && call.access !== 'visitor',
    )
    for (const [name, { method, path: address, access }] of withIdentifier) {
      const kind = address.replace(/^\/api\/docmill\/(?:dev\/)?/, '').split('/')[0] ?? ''
      expect(owned, `a call with an identifier that this test does not know: ${name}`).toHaveProperty(kind)
      const theirs = address
        .replace('/api/docmill', '')
        .replace(/:(\w+)/g, (_whole, parameter: string) => others[parameter] ?? owned[kind] ?? '')
      const reply = await (access === 'api-key' ? stranger : eve).call(
        method,
        theirs,
        method === 'POST' || method === 'PUT' ? (bodies[name] ?? {}) : undefined,
      )
      expect([name, reply.status]).toEqual([name, 404])
    }

    // Identifiers in bodies.
    const files = [{ uploadId: upload.id }]
    expect((await eve.call('POST', '/quotes', { converter: 'pdf-to-excel', files })).status).toBe(404)
    expect((await eve.call('POST', '/conversions', { converter: 'pdf-to-excel', files })).status).toBe(404)
    const theirs = { upload_id: upload.id }
    expect((await stranger.call('POST', '/dev/quotes', { model_name: 'pdf-to-excel', inputs: [theirs] })).status).toBe(404)
    expect((await stranger.call('POST', '/dev/convert', { model_name: 'pdf-to-excel', inputs: theirs })).status).toBe(404)
    expect((await stranger.call('GET', `/dev/jobs?before=${job.id}`)).status).toBe(404)
    const claim = { payment_id: 'pay_1', order_id: order.id, signature: 'x', amount: 1000 }
    expect((await eve.call('POST', '/verify_payment', claim)).status).toBe(404)
    expect(await (await eve.call('GET', '/conversions')).json()).toMatchObject({ total: 0 })

    // All of it is still there, for its owner.
    expect((await ada.call('POST', '/quotes', { converter: 'pdf-to-excel', files })).status).toBe(200)
    expect((await ada.call('GET', `/conversions/${conversion.id}/results/xlsx`)).status).toBe(200)
    expect((await program.call('GET', `/dev/jobs/${job.id}/results/xlsx`)).status).toBe(200)
  })

  it('keeps people, credentials and documents out of its log, and every event on one line', async () => {
    const conversion = await ada.start((await ada.upload(await pdf(1, { text: 'Canarytext' }), 'Canaryname\r\n.pdf')).id)
    await ada.follow(conversion.id)
    await ada.call('GET', `/conversions?search=Canarysearch`)
    await ada.call('POST', '/request-email-update', { email: 'canary-address@example.org' })
    const printed = server.printed()
    expect(printed).toContain('"msg":"request"')
    expect(printed).not.toMatch(/canary/i)
    expect(printed).not.toContain(ada.email)
    expect(printed).not.toContain(ada.token)
    for (const line of printed.split('\n').filter((each) => each.startsWith('{'))) JSON.parse(line)
  })

  it('deletes an account with everything that was stored for it', async () => {
    const leaving = await signUp(server.address)
    const conversion = await leaving.start((await leaving.upload(await pdf(1))).id)
    await leaving.follow(conversion.id)
    const kept = () => JSON.stringify(readdirSync(path.join(folder, 'files', 'kept'), { recursive: true }))
    expect(kept()).toContain(conversion.id)
    const reply = await leaving.call('POST', '/delete_account', { password: 'correct horse battery', confirm: 'DELETE' })
    expect(reply.status).toBe(200)
    expect((await leaving.call('GET', '/conversions')).status).toBe(401)
  })

  it('ends cleanly when it is asked to', { timeout: 120_000 }, async () => {
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

it('names all faults of its configuration and starts nothing', async () => {
  const folder = newFolder()
  await expect(startServer({ DOCMILL_DATA: folder, NODE_ENV: 'production', PORT: 'http' })).rejects.toThrow(
    /has 4 faults:\n.*PORT: .*\n.*DOCMILL_SECRET: .*\n.*RAZORPAY_KEY_ID: .*\n.*PUBLIC_URL: /,
  )
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

it('reads no files in production without walls around the reader', async () => {
  const report = (level: 'namespace' | 'permission-model', denied: boolean) =>
    Promise.resolve({ level, sound: denied, probes: [{ name: 'connect to the parent', denied, detail: '' }] })
  await expect(refuseWeakIsolation(report('namespace', true))).resolves.toBeUndefined()
  await expect(refuseWeakIsolation(report('permission-model', true))).rejects.toThrow('not shut in well enough')
  await expect(refuseWeakIsolation(report('namespace', false))).rejects.toThrow('could reach: connect to the parent')
})
