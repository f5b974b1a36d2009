import { type ConverterId, type DevDocument, type DevJob, type DevJobState, type DevResult, mostInArchive } from '@docmill/contracts'
import type { SerialDocument } from '@docmill/engine/model'
import { ApiError } from '../api-error.ts'
import {
  type ConversionRow,
  conversionReply,
  deleteConversion,
  documentText,
  hasResults,
  isUnfinished,
  resultFolder,
} from '../conversions/index.ts'
import type { PublicApiTools } from './dependencies.ts'
import type { FreshResults } from './recent-results.ts'
import { resultOf } from './result.ts'
import type { Job } from './store.ts'
import * as store from './store.ts'

/** A job of a user. Throws 'job-not-found', also when its documents have all been deleted. */
export async function findJob({ conversions }: PublicApiTools, userId: string, id: string): Promise<Job> {
  const found = await store.findJobWithDocuments(conversions.database.kysely, userId, id)
  if (!found) throw new ApiError('job-not-found')
  return found
}

/** The conversions of several jobs of a user, in the order of the jobs and of their inputs. Throws 'job-not-found' and 'invalid-request'. */
export async function documentsOf(tools: PublicApiTools, userId: string, ids: readonly string[]): Promise<ConversionRow[]> {
  const jobs: Job[] = []
  for (const id of ids) jobs.push(await findJob(tools, userId, id))
  const rows = jobs.flatMap(({ documents }) => documents.map(({ conversion }) => conversion))
  if (rows.length <= mostInArchive) return rows
  throw new ApiError('invalid-request', { fields: { jobs: `At most ${mostInArchive} documents in all` } })
}

/** A page of a user's jobs, newest first, without results. */
export async function listJobs(tools: PublicApiTools, userId: string, { limit, before }: { limit: number; before?: string | undefined }) {
  const { kysely } = tools.conversions.database
  const start = before === undefined ? null : ((await store.findJob(kysely, userId, before)) ?? null)
  if (before !== undefined && !start) throw new ApiError('job-not-found')
  // One more than asked for says whether there are more.
  const rows = await store.listJobs(kysely, userId, start, limit + 1)
  const shown = rows.slice(0, limit)
  const documents = await store.documentsOf(
    kysely,
    shown.map(({ id }) => id),
  )
  return {
    jobs: shown.flatMap((row) => {
      const own = documents.get(row.id)
      return own ? [jobReply(tools, { row, documents: own })] : []
    }),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** A job as programs see it, without results. */
export function jobReply(tools: PublicApiTools, { row, documents }: Job): DevJob {
  const replies = documents.map((document) => documentReply(tools, row.id, document))
  const sum = (of: (document: DevDocument) => number) => replies.reduce((total, document) => total + of(document), 0)
  const ends = documents.map(({ conversion }) => conversion.endedAt)
  return {
    id: row.id,
    model_name: row.modelName as ConverterId,
    state: stateOf(documents.map(({ conversion }) => conversion.state)),
    created_at: row.createdAt.toISOString(),
    ended_at: ends.every((end) => end !== null) ? new Date(Math.max(...ends.map(Number))).toISOString() : null,
    progress: {
      pages_total: sum(({ pages }) => pages.length),
      pages_done: sum(({ pages }) => pages.filter(({ outcome }) => outcome !== 'waiting').length),
    },
    credits: {
      held: sum(({ credits }) => credits.held),
      charged: sum(({ credits }) => credits.charged),
      returned: sum(({ credits }) => credits.returned),
    },
    metadata: row.metadata,
    webhook_url: row.webhookUrl,
    documents: replies,
  }
}

/** The same with the result of each document that has one; `fresh` are those that were seen while they were stored. */
export async function jobWithResults(tools: PublicApiTools, job: Job, fresh?: FreshResults): Promise<DevJob> {
  const reply = jobReply(tools, job)
  const documents: DevDocument[] = []
  // One after the other: each is the whole of a document in memory.
  for (const [index, document] of reply.documents.entries())
    documents.push({ ...document, result: await resultOfDocument(tools, (job.documents[index] as store.JobDocument).conversion, fresh) })
  return { ...reply, documents }
}

async function resultOfDocument(
  { conversions, recentResults }: PublicApiTools,
  conversion: ConversionRow,
  fresh: FreshResults | undefined,
): Promise<DevResult | null> {
  // The row says whether they are still there; a second run of the same conversion ends at another time.
  if (!hasResults(conversion, conversions)) return null
  return recentResults.get(resultName(conversion), async () => {
    const seen = fresh?.of(resultFolder(conversion))
    if (seen) return seen
    const text = await documentText(conversions, conversion)
    return text === null ? null : { result: resultOf(JSON.parse(text) as SerialDocument), size: text.length }
  })
}

const resultName = ({ id, endedAt }: Pick<ConversionRow, 'id' | 'endedAt'>): string => `${id} ${endedAt?.getTime() ?? 0}`

/** Cancels what runs of a job and erases everything that is stored for it; done when this resolves. */
export async function deleteJob(tools: PublicApiTools, userId: string, id: string): Promise<void> {
  const { documents } = await findJob(tools, userId, id)
  for (const { conversion } of documents) {
    tools.recentResults.forget(resultName(conversion))
    await deleteConversion(tools.conversions, userId, conversion.id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'conversion-not-found')) throw error
    })
  }
  await store.deleteJob(tools.conversions.database.kysely, userId, id)
}

export const hasEnded = ({ documents }: Job): boolean => !documents.some(({ conversion }) => isUnfinished(conversion))

/** How a job stands, from how its documents stand. */
export function stateOf(documents: readonly DevJobState[]): DevJobState {
  const are = (...states: DevJobState[]) => documents.every((state) => states.includes(state))
  if (are('queued')) return 'queued'
  if (documents.some((state) => state === 'queued' || state === 'running')) return 'running'
  if (are('expired')) return 'expired'
  if (are('done', 'expired')) return 'done'
  if (are('failed')) return 'failed'
  if (are('cancelled')) return 'cancelled'
  return 'partial'
}

function documentReply({ publicUrl }: PublicApiTools, jobId: string, { number, conversion }: store.JobDocument): DevDocument {
  const { id, fileName, fileType, state, pages, credits, formats, issues, error, expiresAt } = conversionReply(conversion)
  return {
    id,
    number,
    file_name: fileName,
    file_type: fileType,
    state,
    pages,
    credits,
    formats: formats.map(({ format, fileName: file_name, bytes, losses }) => ({
      format,
      file_name,
      bytes,
      url: `${publicUrl}/api/docmill/dev/jobs/${jobId}/results/${format}?document=${number}`,
      losses,
    })),
    issues,
    error,
    result: null,
    expires_at: expiresAt,
  }
}
