import type { Clock } from '../platform/clock/index.ts'
import type { Queries } from '../platform/database/index.ts'

/** What an operator did, as it is written down. `detail`: no secrets. */
export interface Act {
  /** Who: the name of the account on the machine. */
  readonly actor: string
  /** What: the command. */
  readonly act: string
  /** To whom or what: an id; null when it is about everything. */
  readonly subject: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Writes an act down, for ever: the database refuses to change or delete it. Give the transaction of the act itself. */
export async function writeDown(queries: Queries, clock: Clock, { actor, act, subject, detail }: Act): Promise<void> {
  await queries
    .insertInto('auditLog')
    .values({ at: clock.now(), actor, act, subject, detail: JSON.stringify(detail) })
    .execute()
}

/** The newest acts, newest first. */
export const newestActs = (queries: Queries, most: number) =>
  queries.selectFrom('auditLog').select(['at', 'actor', 'act', 'subject', 'detail']).orderBy('id', 'desc').limit(most).execute()
