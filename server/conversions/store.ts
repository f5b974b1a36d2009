import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { ConversionTables, Queries, Transaction } from '../platform/database/index.ts'

export type UploadRow = Selectable<ConversionTables['uploads']>
export type ConversionRow = Selectable<ConversionTables['conversions']>

export const finalStates = ['done', 'partial', 'failed', 'cancelled', 'expired'] as const

// ---------- uploads
export const insertUpload = (queries: Queries, upload: UploadRow) => queries.insertInto('uploads').values(upload).execute()

export const findUpload = (queries: Queries, userId: string, id: string, now: Date) =>
  queries
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export const findUploads = (queries: Queries, userId: string, ids: readonly string[], now: Date) =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.selectFrom('uploads').selectAll().where('id', 'in', ids).where('userId', '=', userId).where('expiresAt', '>', now).execute()

export const unlockUpload = (queries: Queries, id: string, key: string, pages: number) =>
  queries
    .updateTable('uploads')
    .set({ locked: false, key, pages })
    .where('id', '=', id)
    .where('locked', '=', true)
    .returningAll()
    .executeTakeFirst()

/** Takes an upload out of the waiting ones; undefined when it is not there (any more). */
export const takeUpload = (queries: Queries, userId: string, id: string) =>
  queries.deleteFrom('uploads').where('id', '=', id).where('userId', '=', userId).returningAll().executeTakeFirst()

export async function countUploads(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('uploads')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const uploadsPast = (queries: Queries, now: Date, limit: number) =>
  queries.selectFrom('uploads').select(['id', 'key', 'userId']).where('expiresAt', '<=', now).limit(limit).execute()

// ---------- conversions
export const insertConversion = (queries: Queries, conversion: Insertable<ConversionTables['conversions']>) =>
  queries.insertInto('conversions').values(conversion).returningAll().executeTakeFirstOrThrow()

export const findConversion = (queries: Queries, userId: string, id: string) =>
  queries.selectFrom('conversions').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()

/** A conversion, whoever's it is: for callers that proved otherwise that they may see it. */
export const findAnyConversion = (queries: Queries, id: string) =>
  queries.selectFrom('conversions').selectAll().where('id', '=', id).executeTakeFirst()

/** The row, locked until the transaction ends: claims, cancellations and ends of one conversion follow each other. */
export const lockConversion = (queries: Transaction, id: string) =>
  queries.selectFrom('conversions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findConversions = (queries: Queries, userId: string, ids: readonly string[]) =>
  queries.selectFrom('conversions').selectAll().where('userId', '=', userId).where('id', 'in', ids).orderBy('sequence').execute()

export interface ListFilter {
  readonly userId: string
  readonly search: string
  readonly state: ConversionRow['state'] | ''
  readonly converter: string
  readonly sort: 'newest' | 'oldest' | 'name'
}

/** A page of a user's conversions in the order asked for, and how many there are. */
export async function listConversions(
  queries: Queries,
  { userId, search, state, converter, sort }: ListFilter,
  offset: number,
  limit: number,
) {
  let found = queries.selectFrom('conversions').where('userId', '=', userId)
  if (search) found = found.where('fileName', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  if (state) found = found.where('state', '=', state)
  if (converter) found = found.where('converter', '=', converter)
  const ordered = sort === 'name' ? found.selectAll().orderBy(sql`lower(file_name)`) : found.selectAll()
  const rows = await ordered
    .orderBy('sequence', sort === 'oldest' ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::bigint`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Whether these bytes with these options were paid for by this user and their result is still kept. */
export async function isPaidFor(queries: Queries, userId: string, fingerprint: string, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('conversions')
    .select('id')
    .where('userId', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('state', 'in', ['done', 'partial'])
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Conversions that wait or run: of the user, and of all. */
export async function countUnfinished(queries: Queries, userId: string): Promise<{ own: number; all: number }> {
  return queries
    .selectFrom('conversions')
    .select([sql<number>`count(*) filter (where user_id = ${userId})::bigint`.as('own'), sql<number>`count(*)::bigint`.as('all')])
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
}

export async function countByState(queries: Queries): Promise<{ queued: number; running: number }> {
  return queries
    .selectFrom('conversions')
    .select([
      sql<number>`count(*) filter (where state = 'queued')::bigint`.as('queued'),
      sql<number>`count(*) filter (where state = 'running')::bigint`.as('running'),
    ])
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
}

/** What a user's conversions that ended at or after `since` charged and read, by the day of UTC on which they ended; days without any are left out. */
export const usageByDay = (queries: Queries, userId: string, since: Date) =>
  queries
    .selectFrom('conversions')
    .select([
      sql<string>`to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      sql<number>`sum(credits_charged)::bigint`.as('credits'),
      sql<number>`sum(jsonb_array_length(jsonb_path_query_array(pages, '$[*] ? (@.outcome == "read")')))::bigint`.as('pages'),
      sql<number>`count(*)::bigint`.as('conversions'),
    ])
    .where('userId', '=', userId)
    .where('endedAt', '>=', since)
    .groupBy('day')
    .execute()

type Change = Omit<Updateable<ConversionTables['conversions']>, 'revision'>
const counted = (change: Change) => ({ ...change, revision: sql<number>`revision + 1` })

/** Changes a conversion. */
export const changeConversion = (queries: Queries, id: string, change: Change) =>
  queries.updateTable('conversions').set(counted(change)).where('id', '=', id).returningAll().executeTakeFirst()

/**
 * Ends a conversion while `runId` is the run that may write, together with the charge that `chargeWhen` makes of a condition, in one
 * statement: both or neither. Undefined when the run is lost or nothing was charged; then nothing has changed.
 */
export async function endCharged(
  queries: Queries,
  id: string,
  runId: string,
  chargeWhen: (isOurs: RawBuilder<boolean>) => RawBuilder<unknown>,
  change: Change,
): Promise<ConversionRow | undefined> {
  const { rows } = await sql<ConversionRow>`
    with ours as (select id from conversions where id = ${id} and run_id = ${runId} for update),
    ${chargeWhen(sql<boolean>`exists (select 1 from ours)`)}
    ${queries
      .updateTable('conversions')
      .set(counted(change))
      .where('id', '=', id)
      .where(sql<boolean>`exists (select 1 from charge)`)
      .returningAll()}`.execute(queries)
  return rows[0]
}

/** Changes a conversion only while `runId` is the run that may write; undefined when it is not. */
export const changeRun = (queries: Queries, id: string, runId: string, change: Change) =>
  queries.updateTable('conversions').set(counted(change)).where('id', '=', id).where('runId', '=', runId).returning('id').executeTakeFirst()

/** Whether `runId` is still the run that may write. */
export async function isCurrentRun(queries: Queries, id: string, runId: string): Promise<boolean> {
  const row = await queries.selectFrom('conversions').select('id').where('id', '=', id).where('runId', '=', runId).executeTakeFirst()
  return row !== undefined
}

export const deleteConversion = (queries: Queries, id: string) => queries.deleteFrom('conversions').where('id', '=', id).execute()

export const conversionsPast = (queries: Queries, now: Date, limit: number) =>
  queries
    .selectFrom('conversions')
    .select(['id'])
    .where('expiresAt', '<=', now)
    .where('state', 'in', ['done', 'partial'])
    .limit(limit)
    .execute()

/** Ended conversions whose upload was not deleted: something stopped between the two. */
export const sourcesLeft = (queries: Queries, limit: number) =>
  queries
    .selectFrom('conversions')
    .select(['id', 'sourceKey'])
    .where('state', 'in', finalStates)
    .where('sourceKey', 'is not', null)
    .limit(limit)
    .execute()

/** Conversions that wait or run since before `since`. */
export const unfinishedSince = (queries: Queries, since: Date) =>
  queries
    .selectFrom('conversions')
    .select(['id', 'userId'])
    .where('state', 'in', ['queued', 'running'])
    .where('createdAt', '<', since)
    .execute()

export const conversionsOfUser = (queries: Queries, userId: string) =>
  queries.selectFrom('conversions').selectAll().where('userId', '=', userId).orderBy('sequence').execute()

export const uploadsOfUser = (queries: Queries, userId: string) =>
  queries.selectFrom('uploads').selectAll().where('userId', '=', userId).execute()

/** Of these file keys and owners, the ones that a row still names. */
export async function ownedOf(queries: Queries, owners: readonly string[], keys: readonly string[]): Promise<Set<string>> {
  if (owners.length === 0) return new Set()
  const uploads = await queries.selectFrom('uploads').select('key').where('key', 'in', keys).execute()
  const conversions = await queries.selectFrom('conversions').select('id').where('id', 'in', owners).execute()
  const sources = await queries.selectFrom('conversions').select('sourceKey').where('sourceKey', 'in', keys).execute()
  return new Set([
    ...uploads.map(({ key }) => key),
    ...conversions.map(({ id }) => id),
    ...sources.flatMap(({ sourceKey }) => sourceKey ?? []),
  ])
}

// ---------- files whose rows are gone
/** Notes folders of the files store for the next sweep, in the transaction that deletes their rows. */
export async function noteForDeletion(queries: Transaction, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await queries
      .insertInto('fileDeletions')
      .values({ folder })
      .onConflict((conflict) => conflict.column('folder').doNothing())
      .execute()
  }
}

export async function notedForDeletion(queries: Queries, limit: number): Promise<string[]> {
  return (await queries.selectFrom('fileDeletions').select('folder').limit(limit).execute()).map(({ folder }) => folder)
}

export const forgetNote = (queries: Queries, folder: string) => queries.deleteFrom('fileDeletions').where('folder', '=', folder).execute()
