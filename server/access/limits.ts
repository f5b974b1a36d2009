import { type Call, limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { RateLimits, Standing } from '../platform/rate-limits/index.ts'
import { countedAddress } from './address.ts'

/** Headers for the reply: how many requests are allowed, how many are left, and in how many seconds the count begins anew. */
export type RateHeaders = Readonly<Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset' | 'RateLimit-Policy', string>>

export interface Limits {
  /** Counts a request of an address for a call; gives the headers, or throws ApiError with them. */
  countRequest(rate: Call['rate'], address: string): Promise<RateHeaders>
  /** Counts a conversion that a program starts with a key: 100 a minute and 1,000 a day, exactly. Gives the headers, or throws ApiError with them. */
  countCreation(keyId: string): Promise<RateHeaders>
}

/** The limits of contracts/limits.ts, counted in the database by every process together. */
export function createLimits(rateLimits: RateLimits): Limits {
  return {
    countRequest: async (rate, address) => {
      const counted = countedAddress(address)
      const general = await rateLimits.consume('general', counted, limits.rates.general)
      if (!general.allowed) throw refusal('too-many-requests', general)
      if (rate === undefined || rate === 'general') return rateHeaders(general)
      const special = await rateLimits.consume(`call ${rate}`, counted, limits.rates[rate])
      if (!special.allowed) throw refusal('too-many-requests', special)
      return rateHeaders(special)
    },
    countCreation: async (keyId) => {
      // The minute first: a burst that it refuses must not use up the day.
      const minute = await rateLimits.consume('api-minute', keyId, { points: limits.apiRate.perMinute, windowMs: 60_000 })
      if (!minute.allowed) throw refusal('too-many-requests', minute)
      const day = await rateLimits.consume('api-day', keyId, { points: limits.apiRate.perDay, windowMs: 86_400_000 })
      if (!day.allowed) throw refusal('daily-limit-reached', day)
      return rateHeaders(minute.remaining <= day.remaining ? minute : day)
    },
  }
}

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
