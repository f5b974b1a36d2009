import { type Call, calls } from '@docmill/contracts'
import type { Admit } from '../caller.ts'
import type { RateLimits } from '../platform/rate-limits/index.ts'
import { countedAddress } from './address.ts'
import { authenticate, type CredentialStores } from './authenticate.ts'
import { createLimits, type Limits } from './limits.ts'

export type { RateHeaders } from './limits.ts'

/** How many jobs programs may start. */
export type Creations = Pick<Limits, 'countCreation' | 'refuseSpent' | 'creationsLeft'>

export interface Access {
  readonly admit: Admit
}

/** The limits of jobs that programs start. */
export const createCreations = (rateLimits: RateLimits): Creations => createLimits(rateLimits)

/** The page that says when the key was last used asks this with the key itself, and is no use of it. */
const readsUse = 'devUsage'

/** Who is calling, and how often they may: counted first, so that guessing credentials is counted too. */
export function createAccess(dependencies: CredentialStores & { readonly rateLimits: RateLimits }): Access {
  const limits = createLimits(dependencies.rateLimits)
  return {
    admit: async ({ call, authorization, address }) => {
      const { access, rate }: Pick<Call, 'access' | 'rate'> = calls[call]
      const counted = countedAddress(address)
      // At once, since each waits for the database; who is refused by the count hears of nothing else.
      const known = authenticate(dependencies, authorization, access, call !== readsUse)
      known.catch(() => {})
      const headers = await limits.countRequest(rate, counted)
      return { caller: await known, address: counted, headers }
    },
  }
}
