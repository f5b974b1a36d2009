import { accountMessages, type ErrorCode, errors, type Problem } from '@docmill/contracts'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { NoSuchFile, StorageFull } from './platform/files/index.ts'
import { KeyUsedForAnotherRequest } from './platform/idempotency/index.ts'

export const problemType = 'application/problem+json; charset=utf-8'

/** Any error as the refusal that callers are told; what nobody foresaw becomes 'internal-error', and only that is worth a person's time. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof z.ZodError) return new ApiError('invalid-request', { fields: fieldsOf(error) }, { cause: error })
  if (error instanceof StorageFull) return new ApiError('storage-full', {}, { cause: error })
  if (error instanceof NoSuchFile) return new ApiError('result-expired', {}, { cause: error })
  if (error instanceof KeyUsedForAnotherRequest) return new ApiError('idempotency-conflict', {}, { cause: error })
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new ApiError('invalid-request', { fields: { body: notJson } }, { cause: error })
  if (code in fastifyCodes) return new ApiError(fastifyCodes[code as keyof typeof fastifyCodes], {}, { cause: error })
  if (isRefusedPath(error)) return new ApiError('not-found', {}, { cause: error })
  if (isOutage(error, code)) return new ApiError('service-unavailable', { retryAfterSeconds: 5 }, { cause: error })
  return new ApiError('internal-error', {}, { cause: error })
}

/** The problem document of a refusal, and the headers that go with it. */
export function problemOf({ code, details, message }: ApiError): { status: number; headers: Record<string, string>; problem: Problem } {
  const { status, sentence } = errors[code]
  const { fields, retryAfterSeconds, userId } = details
  const problem: Problem = {
    type: `urn:docmill:problem:${code}`,
    title: sentence,
    status,
    detail: message,
    code,
    message,
    ...(fields ? { fields: { ...fields } } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(userId === undefined ? {} : { userId }),
  }
  // RFC 9110 asks a 401 to say how to authenticate.
  const challenge: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  const patience: Record<string, string> = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return {
    status,
    headers: { ...details.headers, 'content-type': problemType, 'cache-control': 'no-store', ...challenge, ...patience },
    problem,
  }
}

// One sentence a field: the first is the one to mend first. A missing value has no sentence of its own in the schema.
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues.flatMap(closest)) {
    const field = issue.path.map(String).join('.') || 'body'
    if (fields.has(field)) continue
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    fields.set(field, missing ? accountMessages.required(field) : issue.message)
  }
  return Object.fromEntries(fields)
}

// Of what may be one thing or another, only the other parts of the one that was meant are at fault: the first that is not of another kind altogether.
function closest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
  return meant?.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

// Names that would reach an object's prototype are refused wherever they stand, also where other names may be anything.
const notJson = 'Send valid JSON, without the names "__proto__" and "constructor.prototype"'

const fastifyCodes = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  // Of a method that must say what it sends, and that nothing here answers anyway (QUERY).
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'method-not-allowed',
} as const satisfies Record<string, ErrorCode>

// PostgreSQL's classes 08 (connection), 53 (resources) and 57P0x (shutting down, starting), and the sockets' own words for the same.
const outage = /^(08\w{3}|53\w{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const isOutage = (error: unknown, code: string): boolean =>
  outage.test(code) || (error instanceof Error && /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message))

// The file server's words for folders and for names that it never serves.
const isRefusedPath = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && (error.statusCode === 403 || error.statusCode === 404)

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
