import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@docmill/contracts'
import type { Queries } from '../platform/database/index.ts'

export interface LiveSession {
  readonly sessionId: string
  readonly userId: string
  /** When the person logged in. */
  readonly authenticatedAt: Date
}

/** Begins a session and gives its token: 256 random bits, of which only the SHA-256 is stored. */
export async function beginSession(queries: Queries, userId: string, userAgent: string | undefined, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries
    .insertInto('sessions')
    .values({ userId, tokenHash: tokenHash(token), device: deviceInWords(userAgent ?? ''), createdAt: now, lastSeenAt: now })
    .execute()
  return token
}

/** The session that a token names; null when there is none any more: ended, 7 days unused, or 30 days old. Notes that it was seen. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<LiveSession | null> {
  if (!tokenShape.test(token)) return null
  const session = await queries
    .selectFrom('sessions')
    .select(['id', 'userId', 'createdAt', 'lastSeenAt'])
    .where('tokenHash', '=', tokenHash(token))
    .where('createdAt', '>', new Date(now.getTime() - limits.session.absoluteMs))
    .where('lastSeenAt', '>', new Date(now.getTime() - limits.session.idleMs))
    .executeTakeFirst()
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > noteEveryMs)
    await queries.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', session.id).execute()
  return { sessionId: session.id, userId: session.userId, authenticatedAt: session.createdAt }
}

/** The live sessions of a user, last used first. */
export const liveSessions = (queries: Queries, userId: string, now: Date) =>
  queries
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('createdAt', '>', new Date(now.getTime() - limits.session.absoluteMs))
    .where('lastSeenAt', '>', new Date(now.getTime() - limits.session.idleMs))
    .orderBy('lastSeenAt', 'desc')
    .execute()

/** Ends one session, from the next request on. */
export async function endSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends one session of a user, from the next request on; false when they have none of that name. */
export async function endOwnSession(queries: Queries, userId: string, sessionId: string): Promise<boolean> {
  const ended = await queries
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends every session of a user but `keep`; null: all of them. */
export async function endSessions(queries: Queries, userId: string, keep: string | null): Promise<void> {
  let ending = queries.deleteFrom('sessions').where('userId', '=', userId)
  if (keep !== null) ending = ending.where('id', '<>', keep)
  await ending.execute()
}

/** Deletes sessions that are over by their age. */
export async function sweepSessions(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('createdAt', '<=', new Date(now.getTime() - limits.session.absoluteMs)),
        where('lastSeenAt', '<=', new Date(now.getTime() - limits.session.idleMs)),
      ]),
    )
    .execute()
}

/** Browser and system in words, "Firefox on Windows", as well as a User-Agent header tells. */
export function deviceInWords(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

const tokenShape = /^[A-Za-z0-9_-]{43}$/
const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
// "Last seen" is told in minutes; a write for every request would cost more than it tells.
const noteEveryMs = 60_000

// Most browsers also name those they come from, so the order matters: Edge says Chrome, Chrome says Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
