import { converters, devLimits, type Template } from '@docmill/contracts'
import { files as fileLimits } from '@docmill/contracts/limits'
import { ApiError } from '../api-error.ts'
import { deleteUpload, download, downloadWorkbook, formatsOf, isAvailable, quote, receiveUpload } from '../conversions/index.ts'
import { balanceOf } from '../credits/index.ts'
import type { Feature } from '../feature.ts'
import type { Transaction } from '../platform/database/index.ts'
import type { Standing } from '../platform/rate-limits/index.ts'
import type { Webhooks } from '../webhooks/index.ts'
import { fieldsListed, withFieldsListed } from './asked-fields.ts'
import { conversionOptions } from './conversion-options.ts'
import { convert } from './convert.ts'
import type { PublicApiTools } from './dependencies.ts'
import { followJob } from './follow.ts'
import { deleteJob, documentsOf, findJob, jobWithResults, listJobs } from './jobs.ts'
import { createRecentResults } from './recent-results.ts'
import { settleEnded } from './settle.ts'
import * as store from './store.ts'

export type { PublicApiTools } from './dependencies.ts'

type DevCalls =
  | 'devConvert'
  | 'devJobs'
  | 'devJob'
  | 'devJobEvents'
  | 'devResult'
  | 'devWorkbook'
  | 'devDeleteJob'
  | 'devUpload'
  | 'devDeleteUpload'
  | 'devQuote'
  | 'devTemplates'
  | 'devCreateTemplate'
  | 'devDeleteTemplate'
  | 'devUsage'
  | 'devModels'

export interface PublicApi extends Feature<DevCalls> {
  /** In the transaction that deletes an account, after its conversions. */
  forgetUser(transaction: Transaction, userId: string): Promise<void>
  /** The jobs of a user, for their copy of their data; their documents are among the conversions. */
  exportFor(userId: string): Promise<unknown>
  /** Tells of jobs that have ended, each once; gives how many. */
  settleEnded(): Promise<number>
  /** Deletes jobs whose documents are all gone; gives how many. */
  sweep(): Promise<number>
  /** Ends all open event streams, so that the server can close. */
  close(): void
}

const usageDays = 30
const dayMs = 24 * 3600 * 1000

/** The public API for programs: jobs of several documents over the conversions that people have too. */
export function createPublicApi(given: Omit<PublicApiTools, 'recentResults'>, webhooks: Pick<Webhooks, 'post'>): PublicApi {
  const tools: PublicApiTools = { ...given, recentResults: createRecentResults() }
  const { conversions, creations } = tools
  const { kysely } = conversions.database
  const closing = new AbortController()
  return {
    handlers: {
      devConvert: ({ caller, body, headers, signal }) =>
        convert(tools, { userId: caller.userId, body, headers, signal: AbortSignal.any([signal, closing.signal]) }),
      devJobs: ({ caller, query }) => listJobs(tools, caller.userId, query),
      devJob: async ({ caller, params }) => jobWithResults(tools, await findJob(tools, caller.userId, params.id)),
      devJobEvents: ({ caller, params, signal }) => followJob(tools, caller.userId, params.id, AbortSignal.any([signal, closing.signal])),
      async devResult({ caller, params, query, signal }) {
        const { documents } = await findJob(tools, caller.userId, params.id)
        const document = documents.find(({ number }) => number === query.document)
        if (!document) throw new ApiError('job-not-found', { message: `The job has no document ${query.document}.` })
        return download(conversions, caller.userId, document.conversion.id, params.format, signal)
      },
      devWorkbook: async ({ caller, query, signal }) =>
        downloadWorkbook(conversions, caller.userId, await documentsOf(tools, caller.userId, query.jobs), signal),
      async devDeleteJob({ caller, params }) {
        await deleteJob(tools, caller.userId, params.id)
        return undefined
      },
      async devUpload({ caller, body, signal }) {
        const { fileName, expiresAt, id, bytes, type, locked, pages } = await receiveUpload(conversions, caller.userId, body, signal)
        return { id, file_name: fileName, bytes, type, locked, pages, expires_at: expiresAt.toISOString() }
      },
      async devDeleteUpload({ caller, params }) {
        await deleteUpload(conversions, caller.userId, params.id)
        return undefined
      },
      async devQuote({ caller, body }) {
        const asked = withFieldsListed(body.options)
        const { files, pages, credits, balance, after } = await quote(conversions, caller.userId, {
          converter: body.model_name,
          files: body.inputs.map((input) => ({ uploadId: input.upload_id, pages: input.pages || asked.pages })),
          options: conversionOptions(asked),
        })
        const inputs = files.map(({ uploadId, ...rest }) => ({ upload_id: uploadId, ...rest }))
        return { inputs, pages, credits, balance, balance_after: after }
      },
      devTemplates: async ({ caller }) => ({ templates: (await conversions.templates.list(caller.userId)).map(templateReply) }),
      async devCreateTemplate({ caller, body }) {
        const fields = fieldsListed(body.fields, 'fields')
        if (fields.length === 0) throw new ApiError('invalid-request', { fields: { fields: 'Name at least one field' } })
        return templateReply(
          await conversions.templates.create(caller.userId, { name: body.name, documentType: body.document_type, fields: [...fields] }),
        )
      },
      async devDeleteTemplate({ caller, params }) {
        await conversions.templates.remove(caller.userId, params.id)
        return undefined
      },
      async devUsage({ caller }) {
        const now = conversions.clock.now()
        const { unfinished, recent, charged } = await store.countJobs(kysely, caller.userId, new Date(now.getTime() - usageDays * dayMs))
        const { minute, day } = await creations.creationsLeft(caller.userId)
        return {
          credits: await balanceOf(kysely, caller.userId, now),
          creations: { minute: standingReply(minute), day: standingReply(day) },
          jobs: { unfinished, last_30_days: recent },
          credits_charged_last_30_days: charged,
        }
      },
      devModels: async () => ({
        models: converters.map(({ id, title, description, accepts, perUnit, unit }) => ({
          model_name: id,
          title,
          description,
          available: isAvailable(id),
          accepts: [...accepts],
          formats: formatsOf(id),
          credits: perUnit,
          per: unit,
        })),
        limits: {
          maximum_mb: Math.floor(conversions.settings.maximumBytes / 1024 / 1024),
          maximum_pages: conversions.settings.maximumPages,
          inputs: fileLimits.atOnce,
          json_mb: Math.floor(devLimits.jsonBytes / 1024 / 1024),
          wait_seconds: devLimits.waitSeconds,
        },
        url_inputs: tools.urlInputs,
      }),
    },
    forgetUser: async (transaction, userId) => {
      await store.deleteJobsOfUser(transaction, userId)
    },
    exportFor: (userId) => store.jobsForExport(kysely, userId),
    settleEnded: () => settleEnded(tools, webhooks),
    sweep: () => store.deleteEmptyJobs(kysely),
    close: () => closing.abort(),
  }
}

const templateReply = ({ id, name, documentType, fields, createdAt, updatedAt }: Template) => ({
  id,
  name,
  document_type: documentType,
  fields,
  created_at: createdAt,
  updated_at: updatedAt,
})
const standingReply = ({ limit, remaining, resetSeconds }: Standing) => ({ limit, remaining, reset_seconds: resetSeconds })
