import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { WebhookEvent, webhookSecretShape, webhookWaitsSeconds } from '@docmill/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pdf } from '../conversions/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createOutbound } from '../platform/outbound/index.ts'
import { openPublicApiForTests, type TestPublicApi } from '../public-api/testing.ts'
import { signedHeaders } from './index.ts'

interface Got {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

it('signs as the Standard Webhooks scheme says', () => {
  // Computed by hand from the scheme: HMAC-SHA256 of "id.timestamp.body" under the decoded secret.
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const headers = signedHeaders('msg_1', new Date(1_700_000_000_900), '{"a":1}', [secret, secret])
  const expected = createHmac('sha256', Buffer.alloc(32, 7)).update('msg_1.1700000000.{"a":1}').digest('base64')
  expect(headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1700000000' })
  expect(headers['webhook-signature']).toBe(`v1,${expected} v1,${expected}`)
})

describeOnEachDatabase('webhooks', (database) => {
  let service: TestPublicApi
  let receiver: Server
  let url = ''
  let answer = 200
  const got: Got[] = []
  beforeAll(async () => {
    receiver = createServer(async (request, reply) => {
      got.push({ headers: request.headers, body: await text(request) })
      reply.writeHead(answer).end('whatever the receiver says')
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=theirs`
    service = await openPublicApiForTests(database(), { settings: { outbound: createOutbound({ privateTargets: true }) } })
    await service.startWorker()
  })
  afterAll(async () => {
    receiver.close()
    await service.close()
  })
  beforeEach(() => {
    answer = 200
    got.length = 0
  })
  const file = async () => Buffer.from(await pdf(1, { text: 'Canarytext' })).toString('base64')
  const verified = ({ headers, body }: Got, secret: string) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    return String(headers['webhook-signature'])
      .split(' ')
      .includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  }

  it('tell of a job that has ended, once, signed, and without a word of the document', async () => {
    const program = await service.program()
    const { secret } = (await program.call('GET', '/webhooks/secret')).json()
    expect(secret).toMatch(webhookSecretShape)
    const options = { webhook_url: url, metadata: { note: 'Canarynote' } }
    const { id } = (
      await program.create({ model_name: 'pdf-to-excel', inputs: { file: await file() }, options }, { prefer: 'wait=60' })
    ).json()
    await Promise.all([service.api.settleEnded(), service.api.settleEnded()])
    expect(await service.webhooks.deliverDue()).toBe(1)
    expect(await service.api.settleEnded()).toBe(0)
    const [first] = got
    if (!first) throw new Error('nothing was received')
    expect(got).toHaveLength(1)
    expect(verified(first, secret)).toBe(true)
    expect(WebhookEvent.parse(JSON.parse(first.body))).toMatchObject({ type: 'job.ended', data: { job_id: id, state: 'done' } })
    expect(first.body).not.toMatch(/canary/i)
    const { deliveries } = (await program.dev('GET', '/webhooks/deliveries')).json()
    expect(deliveries).toMatchObject([{ job_id: id, state: 'delivered', tries: 1, last_status: 200, last_fault: null }])
  })

  it('are tried again with longer and longer waits, then given up, and can be sent once more', { timeout: 60_000 }, async () => {
    const program = await service.program()
    answer = 500
    await program.create(
      { model_name: 'pdf-to-excel', inputs: { file: await file() }, options: { webhook_url: url } },
      { prefer: 'wait=60' },
    )
    await service.api.settleEnded()
    for (const seconds of webhookWaitsSeconds) {
      await service.webhooks.deliverDue()
      const tries = got.length
      service.clock.turn((seconds - 1) * 1000)
      expect([await service.webhooks.deliverDue(), got.length]).toEqual([0, tries])
      service.clock.turn(1000)
    }
    await service.webhooks.deliverDue()
    const [failed] = (await program.call('GET', '/webhooks/deliveries')).json().deliveries
    expect(failed).toMatchObject({ state: 'failed', tries: 10, last_status: 500, last_fault: 'status' })
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    answer = 204
    const replayed = await program.dev('POST', `/webhooks/deliveries/${failed.id}/replay`)
    expect(replayed.json()).toMatchObject({ id: failed.id, state: 'delivered', tries: 11, last_status: 204 })
    const stranger = await service.program()
    expect((await stranger.dev('POST', `/webhooks/deliveries/${failed.id}/replay`)).json()).toMatchObject({ code: 'delivery-not-found' })
    expect((await stranger.call('GET', '/webhooks/deliveries')).json()).toEqual({ deliveries: [], next: null })
  })

  it('are signed with both secrets for a day after one is replaced', async () => {
    const program = await service.program()
    const before = (await program.call('GET', '/webhooks/secret')).json()
    const after = (await program.call('POST', '/webhooks/secret')).json()
    expect(after.secret).not.toBe(before.secret)
    expect((await program.call('POST', '/webhooks/test', { url })).json()).toMatchObject({ type: 'test', state: 'delivered' })
    service.clock.turn(24 * 3600 * 1000 + 1)
    await program.call('POST', '/webhooks/test', { url })
    expect(got.map((each) => [verified(each, before.secret), verified(each, after.secret)])).toEqual([
      [true, true],
      [false, true],
    ])
  })

  it('of a test that fails are not tried again, and say how it went', async () => {
    const program = await service.program()
    answer = 418
    expect((await program.call('POST', '/webhooks/test', { url })).json()).toMatchObject({ state: 'failed', last_status: 418 })
    const gone = (await program.call('POST', '/webhooks/test', { url: 'http://127.0.0.1:9/' })).json()
    expect(gone).toMatchObject({ state: 'failed', last_status: null, last_fault: 'unreachable' })
    expect((await program.call('POST', '/webhooks/test', { url: 'not an address' })).json()).toMatchObject({ code: 'invalid-request' })
  })

  it('keep their secrets encrypted, and go with the account', async () => {
    const program = await service.program()
    const { secret } = (await program.call('GET', '/webhooks/secret')).json()
    const row = await database().kysely.selectFrom('webhookSecrets').selectAll().where('userId', '=', program.id).executeTakeFirstOrThrow()
    expect(Buffer.from(row.sealed).includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
    await program.call('POST', '/webhooks/test', { url })
    await database()
      .kysely.transaction()
      .execute((transaction) => service.webhooks.forgetUser(transaction, program.id))
    expect((await program.call('GET', '/webhooks/deliveries')).json().deliveries).toEqual([])
  })
})
