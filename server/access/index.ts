import { type Call, calls } from '@docmill/contracts'
import type { Admit } from '../caller.ts'
import type { RateLimits } from '../platform/rate-limits/index.ts'
import { authenticate, type CredentialStores } from './authenticate.ts'
import { createLimits, type Limits } from './limits.ts'

export type { RateHeaders } from './limits.ts'

export interface Access {
  readonly admit: Admit
  /** Counts a conversion that a program starts, against the limits of its key. */
  readonly countCreation: Limits['countCreation']
}

/** Who is calling, and how often they may: counted first, so that guessing credentials is counted too. */
export function createAccess(dependencies: CredentialStores & { readonly rateLimits: RateLimits }): Access {
  const limits = createLimits(dependencies.rateLimits)
  return {
    admit: async ({ call, authorization, address }) => {
      const { access, rate }: Pick<Call, 'access' | 'rate'> = calls[call]
      const headers = await limits.countRequest(rate, address)
      return { caller: await authenticate(dependencies, authorization, access), headers }
    },
    countCreation: limits.countCreation,
  }
}
