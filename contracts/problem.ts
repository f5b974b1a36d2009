import { z } from 'zod'
import { errorCodes } from './errors.ts'

export const ErrorCodes = z.enum(errorCodes).meta({ id: 'ErrorCode' })

/** RFC 9457 problem details, plus `code` (stable) and `message` (the sentence shown to people). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    message: z.string(),
    /** For 'invalid-request': which field, and the sentence for it. */
    fields: z.record(z.string(), z.string()).optional(),
    retryAfterSeconds: z.int().optional(),
    /** For 'email-not-verified': which sign-up to send a new code for. */
    userId: z.uuid().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
