import type { z } from 'zod'
import { accountCalls } from './account-calls.ts'
import { ApiKeyReply } from './api-keys.ts'
import { conversionCalls } from './conversion-calls.ts'
import { creditCalls } from './credit-calls.ts'
import { devCalls } from './dev.ts'
import * as enquiries from './enquiries.ts'
import type { ErrorCode } from './errors.ts'
import type { rates } from './limits.ts'
import { reviewCalls } from './review-calls.ts'
import { sampleCalls } from './samples.ts'
import { SiteReply } from './site.ts'
import { templateCalls } from './template-calls.ts'
import { webhookCalls } from './webhooks.ts'

/** Who may call: anyone, a signed-in person (bearer session token), a program (bearer API key). */
export type Access = 'visitor' | 'session' | 'api-key'
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` parameters. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** JSON body; `multipart` for files, described by hand in OpenAPI; `raw` for signed bodies that must not be parsed first. */
  readonly body?: z.ZodType | 'multipart' | 'raw'
  /** The JSON's contents may come as multipart too, with files in parts named "file". */
  readonly parts?: true
  /** Largest JSON body, in bytes; 64 KB when left out. */
  readonly bodyBytes?: number
  /** JSON reply; a media type for streams and downloads; null for an empty 204. */
  readonly reply: z.ZodType | 'download' | 'events' | 'picture' | null
  readonly status?: 200 | 201 | 202 | 204
  /** Other statuses of success that the same reply may have, and what each means. */
  readonly varies?: Readonly<Partial<Record<200 | 201 | 202, string>>>
  /** Beyond those every call can answer (invalid-request, too-many-requests, internal-error, and the 401 of its access). */
  readonly errors: readonly ErrorCode[]
  /** Requests allowed per address for this call; `general` when left out. */
  readonly rate?: keyof typeof rates
}

const api = '/api/docmill'

/** Every call of the service. The server mounts exactly these; the web's client and the OpenAPI document are derived from them. */
export const calls = {
  site: {
    method: 'GET',
    path: `${api}/site`,
    access: 'visitor',
    summary: 'What this installation offers',
    reply: SiteReply,
    errors: [],
  },
  contact: {
    method: 'POST',
    path: `${api}/contact`,
    access: 'visitor',
    summary: 'Send a contact enquiry',
    body: enquiries.ContactEnquiry,
    reply: enquiries.EnquiryReply,
    errors: ['body-too-large'],
    rate: 'enquiry',
  },
  onPremise: {
    method: 'POST',
    path: `${api}/onpremise`,
    access: 'visitor',
    summary: 'Send an on-premise enquiry',
    body: enquiries.OnPremiseEnquiry,
    reply: enquiries.EnquiryReply,
    errors: ['body-too-large'],
    rate: 'enquiry',
  },

  ...accountCalls,
  ...creditCalls,

  apiKey: { method: 'GET', path: `${api}/get_api_key`, access: 'session', summary: 'The API key', reply: ApiKeyReply, errors: [] },
  regenerateApiKey: {
    method: 'POST',
    path: `${api}/regenerate_api_key`,
    access: 'session',
    summary: 'Replace the API key; the old one dies at once',
    reply: ApiKeyReply,
    errors: [],
  },

  ...conversionCalls,
  ...devCalls,
  ...webhookCalls,
  ...reviewCalls,
  ...sampleCalls,
  ...templateCalls,
} as const satisfies Record<string, Call>
export type CallName = keyof typeof calls
