import type { ConversionTools } from '../conversions/index.ts'
import type { Queries } from '../platform/database/index.ts'
import type { Outbound } from '../platform/outbound/index.ts'
import type { Standing } from '../platform/rate-limits/index.ts'
import type { RecentResults } from './recent-results.ts'

/** What the rules of the public API work with. */
export interface PublicApiTools {
  readonly conversions: ConversionTools
  readonly creations: Creations
  readonly recentResults: RecentResults
  readonly outbound: Outbound
  /** Whether inputs may be addresses. */
  readonly urlInputs: boolean
  /** Without a slash at its end; links to results begin with it. */
  readonly publicUrl: string
}

/** The limits of jobs that programs start, as access counts them. */
export interface Creations {
  countCreation(userId: string, within?: Queries): Promise<Readonly<Record<string, string>>>
  refuseSpent(userId: string): Promise<void>
  creationsLeft(userId: string): Promise<{ readonly minute: Standing; readonly day: Standing }>
}
