import { ApiError } from '../api-error.ts'
import type { ConversionTools } from './dependencies.ts'
import { isUnfinished } from './end.ts'
import { folderOf } from './places.ts'
import * as store from './store.ts'

/** A conversion of a user. Throws ApiError 'conversion-not-found'. */
export async function owned({ database }: ConversionTools, userId: string, id: string): Promise<store.ConversionRow> {
  const row = await store.findConversion(database.kysely, userId, id)
  if (!row) throw new ApiError('conversion-not-found')
  return row
}

/** A conversion of a user whose results are there. Throws ApiError 'conversion-not-found', 'conversion-not-finished' or 'result-expired'. */
export async function withResults(tools: ConversionTools, userId: string, id: string): Promise<store.ConversionRow> {
  const row = await owned(tools, userId, id)
  if (isUnfinished(row)) throw new ApiError('conversion-not-finished')
  if (!hasResults(row, tools)) throw new ApiError('result-expired')
  return row
}

/** Whether results are kept. The sweep comes every few minutes; what is past its time is not shown until then either. */
export const hasResults = (row: store.ConversionRow, { clock }: Pick<ConversionTools, 'clock'>): boolean =>
  (row.state === 'done' || row.state === 'partial') && row.outputs.length > 0 && row.expiresAt !== null && row.expiresAt > clock.now()

/** The folder of the run that made a conversion's results. Throws ApiError 'result-expired'. */
export function resultFolder({ outputs }: store.ConversionRow): string {
  const [first] = outputs
  if (!first) throw new ApiError('result-expired')
  return folderOf(first.key)
}

/** The list of corrections that a conversion's files must have: 0 for none, also when they were all taken back. */
export const correctionsOf = ({ correctionsCount, correctionsRevision }: store.ConversionRow): number =>
  correctionsCount === 0 ? 0 : correctionsRevision
