import { type ConverterId, converterById } from '@docmill/contracts'
import { type Settlement, settle, wholeCharge } from '../credits/index.ts'
import type { Queries, StoredDocument, StoredIssue, StoredOutput, StoredPage, Transaction } from '../platform/database/index.ts'
import * as store from './store.ts'

/** What a run made. */
export interface Outcome {
  readonly pages: readonly StoredPage[]
  readonly outputs: readonly StoredOutput[]
  readonly issues: readonly StoredIssue[]
  readonly tables: number
  readonly documents: readonly StoredDocument[]
  readonly pagePictures: boolean
  readonly unchecked: { readonly fields: number; readonly cells: number }
}

const hourMs = 3600 * 1000
// Retention 0 promises deletion after the first download; somebody who never downloads gets an hour.
const shortestRetentionHours = 1

/**
 * Ends a conversion with results of which every page was read, in one statement: its whole hold is charged. Undefined, and nothing has
 * changed, when that is not so, or `row.runId` may not write any more: then endWithResults decides.
 */
export async function endWhollyRead(queries: Queries, row: store.ConversionRow, outcome: Outcome, now: Date) {
  const { holdId, runId, userId, creditsHeld } = row
  const { credits, description } = priceOf(row, outcome)
  if (runId === null || credits === 0 || credits !== creditsHeld || outcome.pages.some((page) => page.outcome !== 'read')) return undefined
  return store.endCharged(
    queries,
    row.id,
    runId,
    (isOurs) => wholeCharge({ holdId, userId, credits, description, now }, isOurs),
    ended(row, outcome, { charged: credits, returned: 0 }, now),
  )
}

/** Ends a locked conversion with results: charges the pages that were read, gives the rest back, and sets when the results go. */
export async function endWithResults(transaction: Transaction, row: store.ConversionRow, outcome: Outcome, now: Date) {
  const { holdId, userId } = row
  const settled = await settle(transaction, { holdId, userId, ...priceOf(row, outcome), now })
  return store.changeConversion(transaction, row.id, ended(row, outcome, settled, now))
}

function priceOf({ converter, creditsHeld }: store.ConversionRow, { pages }: Outcome) {
  const read = pages.filter(({ outcome }) => outcome === 'read').length
  const { title, perUnit, unit } = converterById(converter as ConverterId)
  return { credits: Math.min(creditsHeld, read * perUnit), description: `${title}, ${read} ${unit}${read === 1 ? '' : 's'}` }
}

function ended(row: store.ConversionRow, outcome: Outcome, { charged, returned }: Settlement, now: Date) {
  const { retentionHours = 0 } = row.options as { retentionHours?: number }
  return {
    state: outcome.pages.some((page) => page.outcome === 'failed') ? ('partial' as const) : ('done' as const),
    runId: null,
    pages: JSON.stringify(outcome.pages),
    outputs: JSON.stringify(outcome.outputs),
    issues: JSON.stringify(outcome.issues),
    tables: outcome.tables,
    documents: JSON.stringify(outcome.documents),
    pagePictures: outcome.pagePictures,
    unchecked: JSON.stringify(outcome.unchecked),
    creditsCharged: charged,
    creditsReturned: returned,
    endedAt: now,
    expiresAt: new Date(now.getTime() + Math.max(shortestRetentionHours, retentionHours) * hourMs),
  }
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
