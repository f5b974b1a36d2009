import type { CallName } from '@docmill/contracts'
import type { Address } from '@docmill/contracts/addresses'

declare const __ADDRESSES__: Readonly<Record<CallName, Address>>

/**
 * Where every call of the contract is. The build writes it out of the contract as plain data (vite.config.ts), so that what a visitor
 * loads first is spared the library of schemas.
 */
export const addresses = __ADDRESSES__
