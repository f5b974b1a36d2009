import { z } from 'zod'

/** What a visitor's browser needs to know about this installation; nothing secret. */
export const SiteReply = z.object({
  version: z.string(),
  /** true in development mode: the local outbox page exists. */
  outbox: z.boolean(),
  offer: z.object({ credits: z.int(), endsAt: z.iso.datetime() }),
  welcomeCredits: z.int(),
  googleClientId: z.string().nullable(),
  chatWidget: z.object({ scriptUrl: z.string(), widgetId: z.string() }).nullable(),
  payments: z.enum(['razorpay', 'test', 'none']),
  limits: z.object({ maximumMb: z.int(), maximumPages: z.int(), filesAtOnce: z.int(), retentionHours: z.int() }),
  /** Converters and formats that this version delivers; others are shown as not available. */
  available: z.object({ converters: z.array(z.string()), formats: z.array(z.string()) }),
})
export type Site = z.infer<typeof SiteReply>

export const Health = z.object({
  status: z.literal('alive'),
  version: z.string(),
  isolation: z.object({ level: z.string(), probes: z.record(z.string(), z.boolean()) }),
})
export const Readiness = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.boolean()) })
