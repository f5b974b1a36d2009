import { ApiError } from '../api-error.ts'
import { balanceOf } from '../credits/index.ts'
import type { Feature } from '../feature.ts'
import type { Transaction } from '../platform/database/index.ts'
import { archive } from './archive.ts'
import { saveCorrections, savedCorrections } from './corrections.ts'
import type { ConversionTools } from './dependencies.ts'
import { earlyPage } from './early.ts'
import { endWithout, isUnfinished } from './end.ts'
import { followConversion } from './follow.ts'
import { linkedPicture, pagePicture, pictureLinks, thumbnailLink } from './pictures.ts'
import { folderOf, folderOfConversion } from './places.ts'
import { readRegion } from './region.ts'
import { conversionReply, uploadReply } from './reply.ts'
import { cancel, deleteConversion, download, readDocument } from './results.ts'
import { quote, startConversions } from './start.ts'
import * as store from './store.ts'
import { deleteOrphans, type Swept, sweep } from './sweep.ts'
import { deleteUpload, receiveUpload, unlockUpload } from './uploads.ts'
import { usage } from './usage.ts'

export { available, formatsOf, isAvailable } from './availability.ts'
export { type Changes, createChanges, type Made } from './changes.ts'
export type { ConversionSettings, ConversionTools } from './dependencies.ts'
export { isUnfinished } from './end.ts'
export { createHeadStarts, type HeadStart } from './head-start.ts'
export { conversionReply } from './reply.ts'
export { deleteConversion, documentText, download } from './results.ts'
export { hasResults, resultFolder } from './rows.ts'
export { type RunTools, runConversion } from './run.ts'
export { quote, startReading, startWithin, withTemplate } from './start.ts'
export { type ConversionRow, countUploads, findConversions, findUpload } from './store.ts'
export { deleteUpload, mostWaiting as mostWaitingUploads, type Opener, receiveUpload, unlockUpload } from './uploads.ts'
export { downloadWorkbook } from './workbook.ts'

type ConversionCalls =
  | 'upload'
  | 'unlockUpload'
  | 'deleteUpload'
  | 'quote'
  | 'createConversions'
  | 'conversions'
  | 'conversion'
  | 'conversionEvents'
  | 'cancelConversion'
  | 'downloadResult'
  | 'conversionDocument'
  | 'earlyPage'
  | 'pagePicture'
  | 'corrections'
  | 'saveCorrections'
  | 'pictureLinks'
  | 'linkedPicture'
  | 'readRegion'
  | 'archive'
  | 'usage'
  | 'deleteConversion'

export interface Conversions extends Feature<ConversionCalls> {
  /** Deletes what is past its time and sends jobs that were lost; safe to run in several processes. */
  sweep(): Promise<Swept>
  /** Deletes files that no row names; gives how many. Reads the whole list of files. */
  deleteOrphans(): Promise<number>
  /** Conversions that wait and run, over all processes. */
  depth(): Promise<{ readonly queued: number; readonly running: number }>
  /**
   * In the transaction that deletes an account: ends what runs without a charge, forgets all rows, and notes their files for the next
   * sweep, within a minute.
   */
  forgetUser(transaction: Transaction, userId: string, now: Date): Promise<void>
  /** What is stored about a user's conversions, for their own copy. */
  exportFor(userId: string): Promise<unknown>
  /** Ends all open event streams, so that the server can close. */
  close(): void
}

/** Uploads, conversions and their results. The worker's half is runConversion. */
export function createConversions(tools: ConversionTools): Conversions {
  const { database, clock } = tools
  const { kysely } = database
  const closing = new AbortController()
  return {
    handlers: {
      upload: async ({ caller, body, signal }) => uploadReply(await receiveUpload(tools, caller.userId, body, signal)),
      unlockUpload: async ({ caller, params, body, signal }) =>
        uploadReply(await unlockUpload(tools, caller.userId, params.id, body.password, signal)),
      deleteUpload: async ({ caller, params }) => {
        await deleteUpload(tools, caller.userId, params.id)
        return undefined
      },
      quote: ({ caller, body }) => quote(tools, caller.userId, body),
      async createConversions({ caller, body, headers }) {
        const key = headers['idempotency-key']
        const rows = await startConversions(tools, caller.userId, body, typeof key === 'string' ? key : null)
        const { balance } = await balanceOf(kysely, caller.userId, clock.now())
        return { conversions: rows.map(conversionReply), balance }
      },
      async conversions({ caller, query }) {
        const { page, perPage, ...filter } = query
        const { rows, total } = await store.listConversions(kysely, { userId: caller.userId, ...filter }, (page - 1) * perPage, perPage)
        return { conversions: rows.map((row) => ({ ...conversionReply(row), thumbnail: thumbnailLink(tools, row) })), total }
      },
      async conversion({ caller, params }) {
        const row = await store.findConversion(kysely, caller.userId, params.id)
        if (!row) throw new ApiError('conversion-not-found')
        return conversionReply(row)
      },
      conversionEvents: ({ caller, params, signal }) =>
        followConversion(tools, caller.userId, params.id, AbortSignal.any([signal, closing.signal])),
      cancelConversion: async ({ caller, params }) => conversionReply(await cancel(tools, caller.userId, params.id)),
      downloadResult: ({ caller, params, signal }) => download(tools, caller.userId, params.id, params.format, signal),
      conversionDocument: ({ caller, params }) => readDocument(tools, caller.userId, params.id),
      earlyPage: ({ caller, params }) => earlyPage(tools, caller.userId, params.id, params.page),
      pagePicture: ({ caller, params, signal }) => pagePicture(tools, caller.userId, params.id, params.page, signal),
      pictureLinks: ({ caller, params, body }) => pictureLinks(tools, caller.userId, params.id, body.pages),
      readRegion: ({ caller, params, body, signal }) => readRegion(tools, caller.userId, params.id, params.page, body.box, signal),
      archive: ({ caller, query, signal }) => archive(tools, caller.userId, query.ids, query.format, signal),
      usage: ({ caller, query }) => usage(tools, caller.userId, query.days),
      linkedPicture: ({ params, signal }) => linkedPicture(tools, params.ticket, signal),
      corrections: ({ caller, params }) => savedCorrections(tools, caller.userId, params.id),
      saveCorrections: ({ caller, params, body, signal }) => saveCorrections(tools, caller.userId, params.id, body, signal),
      deleteConversion: async ({ caller, params }) => {
        await deleteConversion(tools, caller.userId, params.id)
        return undefined
      },
    },
    sweep: () => sweep(tools),
    deleteOrphans: () => deleteOrphans(tools),
    depth: () => store.countByState(kysely),
    async forgetUser(transaction, userId, now) {
      for (const { id } of await store.conversionsOfUser(transaction, userId)) {
        const row = await store.lockConversion(transaction, id)
        if (row && isUnfinished(row)) await endWithout(transaction, row, 'cancelled', 'cancelled', now)
        await store.deleteConversion(transaction, id)
        await store.noteForDeletion(transaction, [folderOfConversion(id), ...(row?.sourceKey ? [folderOf(row.sourceKey)] : [])])
      }
      for (const { id, key } of await store.uploadsOfUser(transaction, userId)) {
        await store.takeUpload(transaction, userId, id)
        await store.noteForDeletion(transaction, [folderOf(key)])
      }
    },
    async exportFor(userId) {
      const [uploads, conversions] = [await store.uploadsOfUser(kysely, userId), await store.conversionsOfUser(kysely, userId)]
      return { uploads: uploads.map(uploadReply), conversions: conversions.map(conversionReply) }
    },
    close: () => closing.abort(),
  }
}
