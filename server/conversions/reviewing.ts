import type { ErrorCode } from '@docmill/contracts'
import { ConversionFailure } from '@docmill/engine/sandbox'
import { ApiError } from '../api-error.ts'
import type { ConversionTools } from './dependencies.ts'

/** What one user may have waiting for the readers that write corrected results; a browser asks for two at once at most. */
const mostWaiting = 6
const waiting = new WeakMap<ConversionTools['reviewer'], Map<string, number>>()

/**
 * Lets the readers for reviews work for a user, and tells their failures as refusals. Throws ApiError 'queue-full' while the user waits for
 * several already.
 */
export async function reviewing<Made>(
  { reviewer }: Pick<ConversionTools, 'reviewer'>,
  userId: string,
  work: (reviewer: ConversionTools['reviewer']) => Promise<Made>,
): Promise<Made> {
  const counts = waiting.get(reviewer) ?? new Map<string, number>()
  waiting.set(reviewer, counts)
  const own = counts.get(userId) ?? 0
  if (own >= mostWaiting) throw new ApiError('queue-full', { retryAfterSeconds: 5 })
  counts.set(userId, own + 1)
  try {
    return await work(reviewer)
  } catch (error) {
    throw error instanceof ConversionFailure ? new ApiError(error.code satisfies ErrorCode, {}, { cause: error }) : error
  } finally {
    const left = (counts.get(userId) ?? 1) - 1
    if (left > 0) counts.set(userId, left)
    else counts.delete(userId)
  }
}
