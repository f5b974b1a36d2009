import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ConversionRow } from '../conversions/index.ts'
import type { PublicApiTables, Queries, Transaction } from '../platform/database/index.ts'

export type JobRow = Selectable<PublicApiTables['apiJobs']>
/** A document of a job: its place among the inputs and its conversion. */
export interface JobDocument {
  readonly number: number
  readonly conversion: ConversionRow
}

/** A job with its documents as rows, in the order of its inputs. */
export interface Job {
  readonly row: JobRow
  readonly documents: readonly JobDocument[]
}

/** Stores a job and the conversions of its documents, in the order of its inputs; gives the job's row. */
export async function insertJob(
  transaction: Transaction,
  job: Insertable<PublicApiTables['apiJobs']>,
  conversionIds: readonly string[],
): Promise<JobRow> {
  const documents = conversionIds.map((conversionId, index) => ({ jobId: job.id, number: index + 1, conversionId }))
  return transaction
    .with('inserted', (queries) => queries.insertInto('apiJobs').values(job).returningAll())
    .with('documents', (queries) => queries.insertInto('apiJobDocuments').values(documents))
    .selectFrom('inserted')
    .selectAll()
    .executeTakeFirstOrThrow()
}

export const findJob = (queries: Queries, userId: string, id: string) =>
  queries.selectFrom('apiJobs').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()

/** A job of a user with its documents, in one statement; undefined when it is not there, or none of its documents. */
export async function findJobWithDocuments(queries: Queries, userId: string, id: string): Promise<Job | undefined> {
  const rows = await queries
    .selectFrom('apiJobs')
    .innerJoin('apiJobDocuments', 'apiJobDocuments.jobId', 'apiJobs.id')
    .innerJoin('conversions', 'conversions.id', 'apiJobDocuments.conversionId')
    .selectAll('conversions')
    .select([
      'apiJobDocuments.number',
      'apiJobs.sequence as jobSequence',
      'apiJobs.modelName',
      'apiJobs.metadata',
      'apiJobs.webhookUrl',
      'apiJobs.createdAt as jobCreatedAt',
      'apiJobs.settledAt',
    ])
    .where('apiJobs.id', '=', id)
    .where('apiJobs.userId', '=', userId)
    .orderBy('apiJobDocuments.number')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { jobSequence: sequence, modelName, metadata, webhookUrl, jobCreatedAt: createdAt, settledAt } = first
  return {
    row: { id, userId, sequence, modelName, metadata, webhookUrl, createdAt, settledAt },
    documents: rows.map((row) => ({ number: row.number, conversion: row })),
  }
}

/** A page of a user's jobs, newest first: those before the job `before`. */
export async function listJobs(queries: Queries, userId: string, before: JobRow | null, limit: number): Promise<JobRow[]> {
  let found = queries.selectFrom('apiJobs').selectAll().where('userId', '=', userId)
  if (before) found = found.where('sequence', '<', before.sequence)
  return found.orderBy('sequence', 'desc').limit(limit).execute()
}

/** The documents of jobs, by job. */
export async function documentsOf(queries: Queries, jobIds: readonly string[]): Promise<Map<string, JobDocument[]>> {
  if (jobIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('apiJobDocuments')
    .innerJoin('conversions', 'conversions.id', 'apiJobDocuments.conversionId')
    .selectAll('conversions')
    .select(['apiJobDocuments.jobId', 'apiJobDocuments.number'])
    .where('apiJobDocuments.jobId', 'in', jobIds)
    .orderBy('apiJobDocuments.number')
    .execute()
  const documents = new Map<string, JobDocument[]>()
  for (const { jobId, number, ...conversion } of rows) documents.set(jobId, [...(documents.get(jobId) ?? []), { number, conversion }])
  return documents
}

/** All jobs of a user, oldest first, with what the user sent along and the identifiers of their documents. */
export async function jobsForExport(queries: Queries, userId: string) {
  const jobs = await queries
    .selectFrom('apiJobs')
    .select(['id', 'modelName', 'metadata', 'webhookUrl', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute()
  const rows = await queries
    .selectFrom('apiJobDocuments')
    .innerJoin('apiJobs', 'apiJobs.id', 'apiJobDocuments.jobId')
    .select(['apiJobDocuments.jobId', 'apiJobDocuments.conversionId'])
    .where('apiJobs.userId', '=', userId)
    .orderBy('apiJobDocuments.number')
    .execute()
  const conversions = Map.groupBy(rows, ({ jobId }) => jobId)
  return jobs.map((job) => ({ ...job, conversions: (conversions.get(job.id) ?? []).map(({ conversionId }) => conversionId) }))
}

export const deleteJob = (queries: Queries, userId: string, id: string) =>
  queries.deleteFrom('apiJobs').where('id', '=', id).where('userId', '=', userId).execute()

export const deleteJobsOfUser = (queries: Queries, userId: string) => queries.deleteFrom('apiJobs').where('userId', '=', userId).execute()

/** Deletes jobs whose documents have all been deleted elsewhere; gives how many. */
export async function deleteEmptyJobs(queries: Queries): Promise<number> {
  const { rows } = await sql`
    delete from api_jobs where not exists (select 1 from api_job_documents where job_id = api_jobs.id) returning id`.execute(queries)
  return rows.length
}

/** Jobs, oldest first, whose documents have all ended and that nobody has been told of yet. */
export async function endedUnsettled(queries: Queries, limit: number): Promise<JobRow[]> {
  return queries
    .selectFrom('apiJobs')
    .selectAll()
    .where('settledAt', 'is', null)
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('apiJobDocuments')
            .innerJoin('conversions', 'conversions.id', 'apiJobDocuments.conversionId')
            .select('conversions.id')
            .whereRef('apiJobDocuments.jobId', '=', 'apiJobs.id')
            .where('conversions.state', 'in', ['queued', 'running']),
        ),
      ),
    )
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Marks a job as told of; false when somebody else has. */
export async function settleJob(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('apiJobs')
    .set({ settledAt: now })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Jobs of a user since a day, unfinished ones, and the credits charged for their documents since. */
export async function countJobs(queries: Queries, userId: string, since: Date) {
  return queries
    .selectFrom('apiJobs')
    .innerJoin('apiJobDocuments', 'apiJobDocuments.jobId', 'apiJobs.id')
    .innerJoin('conversions', 'conversions.id', 'apiJobDocuments.conversionId')
    .where('apiJobs.userId', '=', userId)
    .select([
      sql<number>`count(distinct api_jobs.id) filter (where conversions.state in ('queued', 'running'))::bigint`.as('unfinished'),
      sql<number>`count(distinct api_jobs.id) filter (where api_jobs.created_at >= ${since})::bigint`.as('recent'),
      sql<number>`coalesce(sum(conversions.credits_charged) filter (where api_jobs.created_at >= ${since}), 0)::bigint`.as('charged'),
    ])
    .executeTakeFirstOrThrow()
}
