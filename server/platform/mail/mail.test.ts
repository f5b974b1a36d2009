import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { turnableClock } from '../clock/index.ts'
import { describeOnEachDatabase } from '../database/testing.ts'
import { createSecrets } from '../secrets/index.ts'
import { composeMail, createMailbox, isPlainAddress, type Mail, type Mailbox, type MailTransport, openMailTransport } from './index.ts'

const secrets = createSecrets({ secret: 'a secret of the tests', previousSecret: null })
const brand = { name: 'Docmill', siteUrl: 'https://docmill.test' }
const mail: Mail = { to: 'ada@example.com', subject: 'Grüße', text: 'the code is 123456', html: '<p>the code is 123456</p>' }

interface Received {
  readonly to: readonly string[]
  readonly message: string
}

describeOnEachDatabase('mails to a mail server', (database) => {
  const received: Received[] = []
  const lines: string[] = []
  let answer: { readonly code: number } | null = null
  let server: SMTPServer
  let port = 0
  let transport: MailTransport
  let mailbox: Mailbox
  const clock = turnableClock()
  const log = {
    info: (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message })),
    warn: (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message })),
  }

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          if (answer) return done(Object.assign(new Error('no'), { responseCode: answer.code }))
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            message: Buffer.concat(parts).toString('utf8'),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.server.address() as AddressInfo).port
    const opened = await openMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Docmill <no-reply@docmill.test>' })
    if (!opened) throw new Error('there is a mail server')
    transport = opened
    mailbox = createMailbox({ queries: database().kysely, clock, secrets, transport, log, outboxUrl: '/outbox' })
  })
  afterAll(async () => {
    transport.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  beforeEach(async () => {
    received.length = 0
    lines.length = 0
    answer = null
    await database().kysely.deleteFrom('mails').execute()
  })

  it('arrive with text and HTML, and leave nothing behind', async () => {
    await mailbox.post(database().kysely, mail)
    expect(await mailbox.deliverDue()).toBe(1)
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ada@example.com'])
    expect(received[0]?.message).toMatch(/^From: Docmill <no-reply@docmill\.test>/m)
    expect(received[0]?.message).toMatch(/^Message-ID: <[0-9a-f-]{36}@docmill\.test>/im)
    expect(received[0]?.message).toContain('multipart/alternative')
    expect(await database().kysely.selectFrom('mails').select('id').execute()).toEqual([])
    expect(await mailbox.list()).toEqual([])
  })

  it('are not sent when what caused them did not happen', async () => {
    const failing = database()
      .kysely.transaction()
      .execute(async (transaction) => {
        await mailbox.post(transaction, mail)
        throw new Error('something else failed')
      })
    await expect(failing).rejects.toThrow('something else failed')
    expect(await mailbox.deliverDue()).toBe(0)
  })

  it('are sent once when several processes deliver', async () => {
    for (let count = 0; count < 20; count += 1) await mailbox.post(database().kysely, { ...mail, subject: `number ${count}` })
    const other = createMailbox({ queries: database().kysely, clock, secrets, transport, log, outboxUrl: '/outbox' })
    const sent = await Promise.all([mailbox.deliverDue(), other.deliverDue(), mailbox.deliverDue()])
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(new Set(received.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1])).size).toBe(20)
  })

  it('are tried again with growing waits while the server refuses for now, and sent once it takes them', async () => {
    answer = { code: 451 }
    await mailbox.post(database().kysely, mail)
    expect(await mailbox.deliverDue()).toBe(0)
    expect(await mailbox.deliverDue()).toBe(0)
    answer = null
    clock.turn(4_999)
    expect(await mailbox.deliverDue()).toBe(0)
    clock.turn(1)
    expect(await mailbox.deliverDue()).toBe(1)
    expect(received).toHaveLength(1)
  })

  it('arrive within a minute after the server is back, however long it was away', async () => {
    answer = { code: 451 }
    await mailbox.post(database().kysely, mail)
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await mailbox.deliverDue()
      clock.turn(60_000)
    }
    await mailbox.deliverDue()
    answer = null
    clock.turn(60_000)
    expect(await mailbox.deliverDue()).toBe(1)
  })

  it('are given up when the server will never take them, and their content goes', async () => {
    answer = { code: 550 }
    await mailbox.post(database().kysely, mail)
    await mailbox.deliverDue()
    clock.turn(3_600_000)
    answer = null
    expect(await mailbox.deliverDue()).toBe(0)
    expect(await mailbox.counts()).toEqual({ waiting: 0, refused: 1 })
    const row = await database().kysely.selectFrom('mails').select('sealed').executeTakeFirstOrThrow()
    expect(Buffer.from(row.sealed)).toHaveLength(0)
  })

  it('are dropped when they come too late to be of use', async () => {
    answer = { code: 451 }
    await mailbox.post(database().kysely, mail, new Date(clock.now().getTime() + 600_000))
    await mailbox.deliverDue()
    answer = null
    clock.turn(600_000)
    expect(await mailbox.deliverDue()).toBe(0)
    expect(await mailbox.counts()).toEqual({ waiting: 0, refused: 0 })
  })

  it('wait while nobody listens at the address', async () => {
    const nowhere = await openMailTransport({ smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@docmill.test' })
    const lost = createMailbox({ queries: database().kysely, clock, secrets, transport: nowhere, log, outboxUrl: '/outbox' })
    await lost.post(database().kysely, mail)
    expect(await lost.deliverDue()).toBe(0)
    expect(await lost.counts()).toEqual({ waiting: 1, refused: 0 })
    nowhere?.close()
  })

  it('carry no second recipient or header in from what people typed', async () => {
    for (const to of ['a@b.c\r\nBcc: x@y.z', 'a@b.c, x@y.z', 'A <a@b.c>', 'a@b.c;x@y.z'])
      await expect(mailbox.post(database().kysely, { ...mail, to })).rejects.toThrow('one plain address')
    const subject = 'An enquiry\r\nBcc: victim@example.com'
    const composed = composeMail(brand, {
      to: 'sales@example.com',
      replyTo: 'a@b.c\r\nBcc: x@y.z',
      subject,
      preview: '',
      heading: '',
      paragraphs: [],
    })
    await mailbox.post(database().kysely, composed)
    await mailbox.deliverDue()
    expect(received[0]?.to).toEqual(['sales@example.com'])
    expect(received[0]?.message).not.toMatch(/^Bcc:/im)
    expect(received[0]?.message).not.toMatch(/^Reply-To:/im)
  })

  it('say nothing of themselves in the log', async () => {
    await mailbox.post(database().kysely, mail)
    answer = { code: 451 }
    await mailbox.deliverDue()
    answer = null
    clock.turn(5_000)
    await mailbox.deliverDue()
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.join('\n')).not.toMatch(/ada|example\.com|123456|Grüße/)
  })

  it('are given up, and hold up nobody else, when the secret that sealed them is gone', async () => {
    const lost = createSecrets({ secret: 'a secret that nobody has any more', previousSecret: null })
    await createMailbox({ queries: database().kysely, clock, secrets: lost, transport, log, outboxUrl: '/outbox' }).post(
      database().kysely,
      mail,
    )
    await mailbox.post(database().kysely, mail)
    expect(await mailbox.deliverDue()).toBe(1)
    expect(await mailbox.counts()).toEqual({ waiting: 0, refused: 1 })
  })

  it('lie encrypted while they wait, and are sealed anew when the secret is rotated', async () => {
    await mailbox.post(database().kysely, mail)
    const stored = await database().kysely.selectFrom('mails').select('sealed').executeTakeFirstOrThrow()
    expect(Buffer.from(stored.sealed).toString('latin1')).not.toContain('123456')
    const rotated = createSecrets({ secret: 'the next secret', previousSecret: 'a secret of the tests' })
    await createMailbox({ queries: database().kysely, clock, secrets: rotated, transport, log, outboxUrl: '/outbox' }).reseal()
    const again = await database().kysely.selectFrom('mails').select('sealed').executeTakeFirstOrThrow()
    expect(rotated.isCurrent('mails', Buffer.from(again.sealed))).toBe(true)
  })
})

describeOnEachDatabase('mails without a mail server', (database) => {
  it('are kept in the local outbox, newest first, for a week', async () => {
    const clock = turnableClock()
    const lines: object[] = []
    const log = { info: (fields: object) => lines.push(fields), warn: () => {} }
    const mailbox = createMailbox({
      queries: database().kysely,
      clock,
      secrets,
      transport: null,
      log,
      outboxUrl: 'http://127.0.0.1:3000/outbox',
    })
    await mailbox.post(database().kysely, mail)
    await mailbox.post(database().kysely, { ...mail, subject: 'second' })
    expect(await mailbox.list()).toEqual([
      { ...mail, subject: 'second', sentAt: clock.now().toISOString() },
      { ...mail, sentAt: clock.now().toISOString() },
    ])
    expect(lines[0]).toEqual({ outbox: 'http://127.0.0.1:3000/outbox' })
    clock.turn(8 * 86_400_000)
    await mailbox.sweep()
    expect(await mailbox.list()).toEqual([])
  })
})

describe('a composed mail', () => {
  const composed = composeMail(brand, {
    to: 'ada@example.com',
    subject: 'A <b>subject</b>',
    preview: 'A preview',
    heading: 'A <heading>',
    paragraphs: ['One & two', 'Three'],
    code: '123456',
    rows: [['Paid', '$10.00']],
    button: { label: 'Go', url: 'https://docmill.test/?a=1&b=2' },
    note: 'A note',
  })

  it('says the same in text and in HTML', () => {
    for (const said of ['123456', 'Three', '$10.00', 'A note', 'https://docmill.test']) {
      expect(composed.text).toContain(said)
      expect(composed.html).toContain(said)
    }
  })

  it('reads nothing as HTML', () => {
    expect(composed.html).toContain('A &lt;heading&gt;')
    expect(composed.html).toContain('One &amp; two')
    expect(composed.html).toContain('href="https://docmill.test/?a=1&amp;b=2"')
  })

  it('has colours for light and dark, and loads nothing from anywhere', () => {
    expect(composed.html).toContain('prefers-color-scheme: dark')
    expect(composed.html).not.toMatch(/<img|<script|url\(|@import|<link/)
  })
})

describe('a plain address', () => {
  it('is one address and nothing else', () => {
    for (const good of ['ada@example.com', "o'neil+tag@example.co.uk", 'ünï@bücher.example']) expect(isPlainAddress(good), good).toBe(true)
    for (const bad of ['', 'ada', 'a@b@c', 'a b@c', 'a@b,c@d', '<a@b>', 'a@b\n', '"a"@b', `${'a'.repeat(250)}@b.cd`])
      expect(isPlainAddress(bad), bad).toBe(false)
  })
})
