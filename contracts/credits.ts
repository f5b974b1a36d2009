import { z } from 'zod'

export const creditMessages = {
  calculate: 'Failed to calculate credits',
  transactions: 'Failed to fetch transaction information',
  profile: 'Failed to fetch user profile',
} as const

export const CalculateCredits = z.object({
  /** US dollars, at least 1, in steps of 0.01. */
  amount: z.number().min(1).max(10_000).multipleOf(0.01),
})
export const CalculateCreditsReply = z.object({ credits: z.int() })

export const Transaction = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  kind: z.enum(['welcome', 'purchase', 'conversion', 'refund', 'expiry', 'grant']),
  /** Positive: credits received; negative: credits spent. */
  credits: z.int(),
  /** Paid amount in minor units; null when no money moved. */
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  order_id: z.string().nullable(),
  /** What it was for, in words without document text: "PDF to Excel, 3 pages". */
  description: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

export const TransactionsQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(10),
})
export const TransactionsReply = z.object({
  transactions: z.array(Transaction),
  total: z.int(),
  balance: z.int(),
  /** Credits reserved by running conversions; not part of the balance. */
  held: z.int(),
  nextExpiry: z.object({ at: z.iso.datetime(), credits: z.int() }).nullable(),
})

/** The last so many days, today among them; days are those of UTC. */
export const UsageQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })
export const UsageReply = z.object({
  /** Oldest first; days without any are there with zeros. `credits` are those charged, `pages` those read. */
  days: z.array(z.object({ day: z.iso.date(), credits: z.int(), pages: z.int(), conversions: z.int() })),
})
