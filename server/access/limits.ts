import { type Call, limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Queries } from '../platform/database/index.ts'
import type { RateLimits, Standing } from '../platform/rate-limits/index.ts'

/** Headers for the reply: how many requests are allowed, how many are left, and in how many seconds the count begins anew. */
export type RateHeaders = Readonly<Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset' | 'RateLimit-Policy', string>>

export interface Limits {
  /** Counts a request of an address, as limits count it, for a call; gives the headers, or throws ApiError with them. */
  countRequest(rate: Call['rate'], address: string): Promise<RateHeaders>
  /**
   * Counts a job that a program starts: 100 a minute and 1,000 a day for an account, exactly; a new key is no new allowance. Gives the
   * headers, or throws ApiError with them. `within` the transaction that makes the job, a job that is not made is not counted.
   */
  countCreation(userId: string, within?: Queries): Promise<RateHeaders>
  /** Throws as countCreation would, without counting: spares an upload that could only be refused. */
  refuseSpent(userId: string): Promise<void>
  /** How the two limits of creations stand. */
  creationsLeft(userId: string): Promise<{ readonly minute: Standing; readonly day: Standing }>
}

/** The limits of contracts/limits.ts, counted in the database by every process together. */
export function createLimits(rateLimits: RateLimits): Limits {
  const left = async (userId: string) => {
    const looks = [rateLimits.look('api-minute', userId, aMinute), rateLimits.look('api-day', userId, aDay)] as const
    const [minute, day] = await Promise.all(looks)
    return { minute, day }
  }
  return {
    countRequest: async (rate, counted) => {
      const general = await rateLimits.consume('general', counted, limits.rates.general)
      if (!general.allowed) throw refusal('too-many-requests', general)
      if (rate === undefined || rate === 'general') return rateHeaders(general)
      const special = await rateLimits.consume(`call ${rate}`, counted, limits.rates[rate])
      if (!special.allowed) throw refusal('too-many-requests', special)
      return rateHeaders(special)
    },
    countCreation: async (userId, within) => {
      // The minute first: a burst that it refuses must not use up the day.
      const minute = await rateLimits.consume('api-minute', userId, aMinute, within)
      if (!minute.allowed) throw refusal('too-many-requests', minute)
      const day = await rateLimits.consume('api-day', userId, aDay, within)
      if (!day.allowed) throw refusal('daily-limit-reached', day)
      return rateHeaders(minute.remaining <= day.remaining ? minute : day)
    },
    refuseSpent: async (userId) => {
      const { minute, day } = await left(userId)
      if (!minute.allowed) throw refusal('too-many-requests', minute)
      if (!day.allowed) throw refusal('daily-limit-reached', day)
    },
    creationsLeft: left,
  }
}

const aMinute = { points: limits.apiRate.perMinute, windowMs: 60_000 }
const aDay = { points: limits.apiRate.perDay, windowMs: 86_400_000 }

const refusal = (code: 'too-many-requests' | 'daily-limit-reached', standing: Standing): ApiError =>
  new ApiError(code, { retryAfterSeconds: standing.resetSeconds, headers: rateHeaders(standing) })

function rateHeaders({ limit, remaining, resetSeconds, windowSeconds }: Standing): RateHeaders {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
    'RateLimit-Policy': `${limit};w=${windowSeconds}`,
  }
}
