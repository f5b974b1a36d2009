import { type ConverterId, converterById } from '@docmill/contracts'
import { settle } from '../credits/index.ts'
import type { StoredIssue, StoredOutput, StoredPage, Transaction } from '../platform/database/index.ts'
import * as store from './store.ts'

/** What a run made. */
export interface Outcome {
  readonly pages: readonly StoredPage[]
  readonly outputs: readonly StoredOutput[]
  readonly issues: readonly StoredIssue[]
  readonly tables: number
  readonly pagePictures: boolean
  readonly unchecked: { readonly fields: number; readonly cells: number }
}

const hourMs = 3600 * 1000
// Retention 0 promises deletion after the first download; somebody who never downloads gets an hour.
const shortestRetentionHours = 1

/** Ends a locked conversion with results: charges the pages that were read, gives the rest back, and sets when the results go. */
export async function endWithResults(transaction: Transaction, row: store.ConversionRow, outcome: Outcome, now: Date) {
  const read = outcome.pages.filter((page) => page.outcome === 'read').length
  const { title, perUnit, unit } = converterById(row.converter as ConverterId)
  const credits = Math.min(row.creditsHeld, read * perUnit)
  const { charged, returned } = await settle(transaction, {
    holdId: row.holdId,
    userId: row.userId,
    credits,
    description: `${title}, ${read} ${unit}${read === 1 ? '' : 's'}`,
    now,
  })
  const { retentionHours = 0 } = row.options as { retentionHours?: number }
  return store.changeConversion(transaction, row.id, {
    state: outcome.pages.some((page) => page.outcome === 'failed') ? 'partial' : 'done',
    runId: null,
    pages: JSON.stringify(outcome.pages),
    outputs: JSON.stringify(outcome.outputs),
    issues: JSON.stringify(outcome.issues),
    tables: outcome.tables,
    pagePictures: outcome.pagePictures,
    unchecked: JSON.stringify(outcome.unchecked),
    creditsCharged: charged,
    creditsReturned: returned,
    endedAt: now,
    expiresAt: new Date(now.getTime() + Math.max(shortestRetentionHours, retentionHours) * hourMs),
  })
}

/** Ends a locked conversion without results; nothing is charged. */
export async function endWithout(
  transaction: Transaction,
  row: store.ConversionRow,
  state: 'failed' | 'cancelled',
  errorCode: string | null,
  now: Date,
) {
  const { returned } = await settle(transaction, { holdId: row.holdId, userId: row.userId, credits: 0, description: 'Not converted', now })
  return store.changeConversion(transaction, row.id, { state, runId: null, errorCode, creditsReturned: returned, endedAt: now })
}

/** Whether a conversion still waits or runs. */
export const isUnfinished = ({ state }: Pick<store.ConversionRow, 'state'>): boolean => state === 'queued' || state === 'running'
