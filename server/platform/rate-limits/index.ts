import { sql } from 'kysely'
import type { Clock } from '../clock/index.ts'
import type { Queries } from '../database/index.ts'
import type { Secrets } from '../secrets/index.ts'

/** `points` requests in a window of `windowMs` milliseconds that begins with the first of them. */
export interface Rate {
  readonly points: number
  readonly windowMs: number
}

/** How a counter stands. `resetSeconds` until the window ends, at least 1. */
export interface Standing {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
  readonly windowSeconds: number
}

/** Counts shared by every process that uses the database. `rule` names the limit, `subject` who is counted: address, account or key. */
export interface RateLimits {
  /**
   * Counts one request and says whether it is still within the rate: of many at once exactly `points` are. `within` a transaction the
   * count is undone with it.
   */
  consume(rule: string, subject: string, rate: Rate, within?: Queries): Promise<Standing>
  /** Whether one more would be allowed, without counting it. */
  look(rule: string, subject: string, rate: Rate): Promise<Standing>
  /** Forgets what was counted: after a success that proves who is calling. */
  forget(rule: string, subject: string): Promise<void>
  /** Takes back one request that was counted: it turned out to be one of those that do not count. */
  takeBack(rule: string, subject: string): Promise<void>
  /** Deletes counters whose window is over; gives how many. */
  sweep(): Promise<number>
}

/**
 * Fixed windows in a table, one statement a count. Own table rather than a library's: the count must be exact on both databases and
 * turn with the clock, and the subject is kept as a keyed hash, so that no address of a visitor lies in the database.
 */
export function createRateLimits(dependencies: {
  readonly queries: Queries
  readonly clock: Clock
  readonly secrets: Pick<Secrets, 'digest'>
}): RateLimits {
  const { queries, clock, secrets } = dependencies
  const name = (rule: string, subject: string) =>
    `${rule}:${secrets.digest('addresses', rule, subject).subarray(0, hashBytes).toString('base64url')}`
  return {
    consume: async (rule, subject, rate, within = queries) => {
      const now = clock.now()
      const ends = new Date(now.getTime() + rate.windowMs)
      const counted = await sql<{ points: number; endsAt: Date }>`
        insert into rate_counters as counter (name, points, ends_at) values (${name(rule, subject)}, 1, ${ends})
        on conflict (name) do update set
          points = case when ${stale(now, ends)} then 1 else least(counter.points, 1000000) + 1 end,
          ends_at = case when ${stale(now, ends)} then excluded.ends_at else counter.ends_at end
        returning points, ends_at`.execute(within)
      const row = counted.rows[0]
      if (!row) throw new Error('a counter that was just written is not there')
      return standing(row.points, row.endsAt, rate, now, row.points <= rate.points)
    },
    look: async (rule, subject, rate) => {
      const now = clock.now()
      const row = await queries
        .selectFrom('rateCounters')
        .select(['points', 'endsAt'])
        .where('name', '=', name(rule, subject))
        .where('endsAt', '>', now)
        .executeTakeFirst()
      if (!row) return standing(0, new Date(now.getTime() + rate.windowMs), rate, now, true)
      return standing(row.points, row.endsAt, rate, now, row.points < rate.points)
    },
    forget: async (rule, subject) => {
      await queries.deleteFrom('rateCounters').where('name', '=', name(rule, subject)).execute()
    },
    takeBack: async (rule, subject) => {
      await sql`update rate_counters set points = points - 1 where name = ${name(rule, subject)} and points > 0`.execute(queries)
    },
    sweep: async () => {
      const { numDeletedRows } = await queries.deleteFrom('rateCounters').where('endsAt', '<=', clock.now()).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

// 96 bits: two subjects of one rule never meet, and the row stays short.
const hashBytes = 12

// Over, or ending later than a window begun now could: a clock that was set back an hour must not leave anyone locked out.
// A minute's slack, since requests arrive out of order and machines' clocks differ by a little.
const slackMs = 60_000
const stale = (now: Date, ends: Date) => sql`(counter.ends_at <= ${now} or counter.ends_at > ${new Date(ends.getTime() + slackMs)})`

function standing(points: number, endsAt: Date, rate: Rate, now: Date, allowed: boolean): Standing {
  return {
    allowed,
    limit: rate.points,
    remaining: Math.max(0, rate.points - points),
    resetSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
    windowSeconds: Math.round(rate.windowMs / 1000),
  }
}
