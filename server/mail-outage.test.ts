import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '@docmill/contracts'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { turnableClock } from './platform/clock/index.ts'
import { createLogger } from './platform/log/index.ts'
import { openService, type Service } from './service.ts'
import { password } from './testing.ts'

/** What happened between the service, the people who sign up and the mail server, in order. */
const events: string[] = []
const received: string[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'docmill-mail-outage-'))
const clock = turnableClock()
const connections = new Set<Socket>()
let hangs = true
let mailServer: SMTPServer
let port = 0
let service: Service
let address: string

const openMailServer = async (): Promise<SMTPServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Without this call the server never greets: the connection stands and nothing comes.
    onConnect: (_session, greet) => (hangs ? undefined : greet()),
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        received.push(...session.envelope.rcptTo.map((recipient) => recipient.address))
        done()
      })
    },
  })
  // A service that is stopped, or a server that is, cuts connections: that is what these tests are about.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    events.push('the conversation begins')
    socket.once('close', () => {
      connections.delete(socket)
      events.push('the conversation ends')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
  return server
}
const closeMailServer = () =>
  new Promise<void>((resolve) => {
    mailServer.close(resolve)
    for (const connection of connections) connection.destroy()
  })

beforeAll(async () => {
  mailServer = await openMailServer()
  const config = readConfig({ PORT: '0', DOCMILL_DATA: folder, LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` })
  service = await openService(config, { clock, log: createLogger('silent') })
  address = (await service.start()) ?? ''
}, 120_000)
afterAll(async () => {
  await service.stop(0)
  await closeMailServer()
  rmSync(folder, { recursive: true })
})

const signUp = async (name: string) => {
  const { method, path: url } = calls.signUp
  const answer = await fetch(`${address}${url}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password, firstName: name, lastName: name, username: name }),
  })
  expect(answer.status).toBe(200)
  events.push(`${name} is answered`)
}
/** How often the mails that wait have been tried. */
const tries = async () => {
  const rows = await service.admin.database.kysely.selectFrom('mails').select('tries').execute()
  return rows.map((row) => row.tries).sort()
}
const patience = { timeout: 20_000 }

it('answers a sign-up before the mail server does, and delivers every code once when the server is back from hanging', async () => {
  await signUp('first')
  await expect.poll(() => events, patience).toContain('the conversation begins')
  await signUp('second')
  // Nothing has ended: both were answered while the first mail was still waiting for the greeting.
  expect(events.filter((event) => event !== 'the conversation begins')).toEqual(['first is answered', 'second is answered'])
  expect(received).toEqual([])

  await closeMailServer()
  await expect.poll(tries, patience).toEqual([1, 1])
  hangs = false
  mailServer = await openMailServer()
  clock.turn(60_000)
  await expect.poll(tries, patience).toEqual([])
  expect(received.toSorted()).toEqual(['first@example.com', 'second@example.com'])
  expect(await service.admin.mailbox.counts()).toEqual({ waiting: 0, refused: 0 })
}, 60_000)

it('answers a sign-up while nobody listens at the address of the mail server, and delivers its code once when somebody does', async () => {
  received.length = 0
  await closeMailServer()
  await signUp('third')
  await expect.poll(tries, patience).toEqual([1])
  mailServer = await openMailServer()
  clock.turn(60_000)
  await expect.poll(tries, patience).toEqual([])
  expect(received).toEqual(['third@example.com'])
}, 60_000)
