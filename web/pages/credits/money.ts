import { packages } from '@docmill/contracts'

/** Cents as dollars: 4500 -> "$45", 2505 -> "$25.05". */
export const dollars = (minor: number): string => `$${minor % 100 === 0 ? minor / 100 : (minor / 100).toFixed(2)}`

/** What a page to Excel (15 credits) costs in cents when `credits` are bought for `minor` cents: "14.3 ¢". */
export const centsPerPage = (minor: number, credits: number): string => `${((minor / credits) * 15).toFixed(1)} ¢`

/** The typed amount in cents: null when it is no amount, has more than two decimals, or is below $1 or above $10,000. */
export function centsIn(typed: string): number | null {
  const match = /^\s*\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  if (!match) return null
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0)
  return minor >= 100 && minor <= 1_000_000 ? minor : null
}

/** The next package above an amount, from which each dollar buys more; null when there is none. */
export const nextStep = (minor: number) => packages.find(({ id, priceMinor }) => id !== 'starter' && priceMinor > minor) ?? null
