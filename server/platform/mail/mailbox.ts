import { sql } from 'kysely'
import type { Clock } from '../clock/index.ts'
import type { Queries } from '../database/index.ts'
import { SealBroken, type Secrets } from '../secrets/index.ts'
import { type Handover, isPlainAddress, type Mail, type MailLog, type MailTransport } from './mail.ts'

// post (in the transaction that causes the mail) ──► waiting ──► claimed ──► sent: the row goes
//                                                       ▲            ├──► refused by the server: content goes, row stays a month
//                                                       └── back off ┘
// Without a mail server a mail counts as sent when it is posted and can be read in the local outbox for a week.

export interface OutboxMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: string
}

export interface Mailbox {
  /**
   * Stores a mail to be sent, in the transaction of what causes it: both happen or neither. `uselessAfter`: not sent later than that.
   * Throws MailQueueFull when too many wait, so that nobody can fill the database with mails.
   */
  post(queries: Queries, mail: Mail, uselessAfter?: Date): Promise<void>
  /** Sends what is due, one after the other; gives how many were sent. Several processes may call it at once. */
  deliverDue(): Promise<number>
  /** Begins to deliver, looking every second; `stop` waits for the mail that is being sent. */
  start(): { stop(): Promise<void> }
  /** The newest 200 mails of the local outbox, newest first; empty when a mail server is configured. */
  list(): Promise<readonly OutboxMail[]>
  /** How many wait and how many were refused. */
  counts(): Promise<{ readonly waiting: number; readonly refused: number }>
  /** Deletes mails of the local outbox after a week and refused ones after a month. */
  sweep(): Promise<void>
  /** Encrypts mails with the present secret that were encrypted with the previous one; gives how many. */
  reseal(): Promise<number>
}

export class MailQueueFull extends Error {
  constructor() {
    super(`More than ${mostWaiting} mails wait to be sent. Check the mail server at SMTP_URL.`)
    this.name = 'MailQueueFull'
  }
}

export interface MailboxDependencies {
  readonly queries: Queries
  readonly clock: Clock
  readonly secrets: Secrets
  /** null: the local outbox. */
  readonly transport: MailTransport | null
  readonly log: MailLog
  /** What the log calls the local outbox: its address. */
  readonly outboxUrl: string
}

const day = 86_400_000
// A day of mails at one a second is 86,400; 20,000 is a mail server down for hours on a busy day, about 200 MB.
const mostWaiting = 20_000
const keepOutboxMs = 7 * day
const keepRefusedMs = 30 * day
// After this a claim counts as lost: longer than any time-out of the transport.
const claimMs = 60_000
// First after 5 s, then doubling: a server that comes back has the mail within a minute. After two days it is given up.
const firstWaitMs = 5_000
const longestWaitMs = 45_000
const giveUpMs = 2 * day
const pollMs = 1_000
// A mail is some ten kilobytes: this many in memory at once are few.
const batchSize = 200

/** The mails of the service. Content lies encrypted in the database, since a mail may hold a code. */
export function createMailbox({ queries, clock, secrets, transport, log, outboxUrl }: MailboxDependencies): Mailbox {
  const sealedMail = (mail: Mail) => secrets.seal('mails', JSON.stringify(mail))
  const opened = (sealed: Buffer) => JSON.parse(secrets.open('mails', Buffer.from(sealed))) as Mail
  // null for a mail that was sealed with a secret that is gone: nobody will ever read it.
  const openedIfPossible = (sealed: Buffer): Mail | null => {
    try {
      return opened(sealed)
    } catch (error) {
      if (error instanceof SealBroken) return null
      throw error
    }
  }

  const post: Mailbox['post'] = async (within, mail, uselessAfter) => {
    if (!isPlainAddress(mail.to)) throw new Error('A mail goes to one plain address.')
    const now = clock.now()
    const row = { sealed: sealedMail(mail), createdAt: now, uselessAfter: uselessAfter ?? null, nextTryAt: now }
    if (transport) {
      const { rows } = await sql`
        insert into mails (sealed, created_at, useless_after, next_try_at)
        select ${row.sealed}, ${row.createdAt}, ${row.uselessAfter}, ${row.nextTryAt}
        where (select count(*) from (
          select 1 from mails where sent_at is null and failed_at is null limit ${mostWaiting + 1}) as waiting) <= ${mostWaiting}
        returning id`.execute(within)
      if (rows.length === 0) throw new MailQueueFull()
    } else {
      await within
        .insertInto('mails')
        .values({ ...row, sentAt: now, failedAt: null })
        .execute()
      log.info({ outbox: outboxUrl }, 'no SMTP_URL is set: a mail is kept in the local outbox')
    }
  }

  const claimNext = async () => {
    const now = clock.now()
    const { rows } = await sql<{ id: string; sealed: Buffer; tries: number; createdAt: Date; uselessAfter: Date | null }>`
      update mails set tries = tries + 1, next_try_at = ${new Date(now.getTime() + claimMs)}
      where id = (
        select id from mails where sent_at is null and failed_at is null and next_try_at <= ${now}
        order by next_try_at limit 1 for update skip locked)
      returning id, sealed, tries, created_at, useless_after`.execute(queries)
    return rows[0]
  }

  const deliverDue = async (): Promise<number> => {
    if (!transport) return 0
    let sent = 0
    for (let mail = await claimNext(); mail; mail = await claimNext()) {
      const now = clock.now()
      if (mail.uselessAfter && mail.uselessAfter <= now) {
        await queries.deleteFrom('mails').where('id', '=', mail.id).execute()
        log.warn({ mail: mail.id, tries: mail.tries }, 'a mail was not sent in time and is dropped')
        continue
      }
      const content = openedIfPossible(mail.sealed)
      const handover: Handover = content
        ? await transport.send(mail.id, content)
        : { kind: 'refused', reason: 'it was sealed with another DOCMILL_SECRET' }
      if (handover.kind === 'sent') {
        await queries.deleteFrom('mails').where('id', '=', mail.id).execute()
        log.info({ mail: mail.id, tries: mail.tries }, 'a mail was sent')
        sent += 1
      } else if (handover.kind === 'refused' || now.getTime() - mail.createdAt.getTime() > giveUpMs) {
        await queries
          .updateTable('mails')
          .set({ failedAt: now, sealed: Buffer.alloc(0) })
          .where('id', '=', mail.id)
          .execute()
        log.warn({ mail: mail.id, tries: mail.tries, reason: handover.reason }, 'a mail was refused and is given up')
      } else {
        const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (mail.tries - 1))
        await queries
          .updateTable('mails')
          .set({ nextTryAt: new Date(now.getTime() + waitMs) })
          .where('id', '=', mail.id)
          .execute()
        log.warn({ mail: mail.id, tries: mail.tries, reason: handover.reason, waitMs }, 'a mail could not be sent and is tried again')
      }
    }
    return sent
  }

  return {
    post,
    deliverDue,
    start: () => {
      let stopped = false
      let running: Promise<unknown> = Promise.resolve()
      const look = () => {
        if (stopped) return
        running = deliverDue()
          .catch((error: unknown) =>
            log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'looking for mails to send failed'),
          )
          .then(() => {
            if (!stopped) timer = setTimeout(look, pollMs)
          })
      }
      let timer = setTimeout(look, 0)
      return {
        stop: async () => {
          stopped = true
          clearTimeout(timer)
          await running
        },
      }
    },
    list: async () => {
      if (transport) return []
      const rows = await queries
        .selectFrom('mails')
        .select(['sealed', 'sentAt'])
        .where('sentAt', 'is not', null)
        .orderBy('createdAt', 'desc')
        .orderBy('sequence', 'desc')
        .limit(200)
        .execute()
      return rows.flatMap(({ sealed, sentAt }) => {
        const mail = openedIfPossible(sealed)
        if (!mail || !sentAt) return []
        const { to, subject, text, html } = mail
        return [{ to, subject, text, html, sentAt: sentAt.toISOString() }]
      })
    },
    counts: async () => {
      const row = await queries
        .selectFrom('mails')
        .select((expression) => [
          expression.fn.countAll<number>().filterWhere('sentAt', 'is', null).filterWhere('failedAt', 'is', null).as('waiting'),
          expression.fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('refused'),
        ])
        .executeTakeFirstOrThrow()
      return row
    },
    sweep: async () => {
      const now = clock.now().getTime()
      await queries
        .deleteFrom('mails')
        .where((expression) =>
          expression.or([
            expression('sentAt', '<', new Date(now - keepOutboxMs)),
            expression('failedAt', '<', new Date(now - keepRefusedMs)),
          ]),
        )
        .execute()
    },
    reseal: async () => {
      let resealed = 0
      for (let after = 0; ; ) {
        const batch = await queries
          .selectFrom('mails')
          .select(['id', 'sequence', 'sealed'])
          .where('failedAt', 'is', null)
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(batchSize)
          .execute()
        for (const { id, sealed } of batch) {
          const mail = secrets.isCurrent('mails', Buffer.from(sealed)) ? null : openedIfPossible(sealed)
          if (!mail) continue
          await queries
            .updateTable('mails')
            .set({ sealed: sealedMail(mail) })
            .where('id', '=', id)
            .execute()
          resealed += 1
        }
        const last = batch.at(-1)
        if (!last) return resealed
        after = last.sequence
      }
    },
  }
}
