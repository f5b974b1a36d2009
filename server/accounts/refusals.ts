import { ApiError } from '../api-error.ts'
import type { Standing } from '../platform/rate-limits/index.ts'

/** Throws 'too-many-requests' with the time to wait when a count stands above its rate. */
export function assertAllowed(standing: Standing): void {
  if (!standing.allowed) throw new ApiError('too-many-requests', { retryAfterSeconds: standing.resetSeconds })
}
