import { z } from 'zod'
import type { Call } from './calls.ts'

/** The documents that visitors may try, each of one page. */
export const sampleNames = ['invoice', 'receipt', 'statement', 'contract', 'resume'] as const
export type SampleName = (typeof sampleNames)[number]

export const SampleReply = z.object({
  name: z.enum(sampleNames),
  /** What was read, as conversionDocument gives it: the SerialDocument of @docmill/engine/model, with fields where the type has any. */
  document: z.record(z.string(), z.unknown()),
  /** The page, to lay boxes over: pixels, and the file in Base64. Page points times width / page width give pixels. */
  picture: z.object({ width: z.int(), height: z.int(), mediaType: z.literal('image/webp'), base64: z.base64() }),
  /** What the reading took. */
  milliseconds: z.int(),
})
export type Sample = z.infer<typeof SampleReply>

export const sampleCalls = {
  trySample: {
    method: 'POST',
    path: '/api/docmill/samples/:name/convert',
    access: 'visitor',
    summary: 'Read one of five sample documents, here and now; nothing is kept or charged',
    params: z.object({ name: z.enum(sampleNames) }),
    reply: SampleReply,
    errors: ['queue-full', 'reader-crashed', 'time-limit', 'memory-limit'],
    rate: 'sample',
  },
} as const satisfies Record<string, Call>
