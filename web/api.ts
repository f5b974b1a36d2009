import { type CallName, type Conversion, type calls, type ErrorCode, finalStates, type Problem, type UploadReply } from '@docmill/contracts'
import type { z } from 'zod'
import { addresses } from './addresses.ts'
import { eventsOf } from './event-stream.ts'
import { expireSession, storedToken } from './session.ts'

/** What can go wrong besides what the server names: no connection, a reply that is not ours, a call given up by the person. */
export type FailureCode = ErrorCode | 'unreachable' | 'unexpected-reply' | 'given-up'

/** A call that did not succeed. `message` is the sentence to show; `fields` names the fields at fault, with a sentence each. */
export class ApiError extends Error {
  readonly code: FailureCode
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | null
  /** For 'email-not-verified': the sign-up to send a new code for. */
  readonly userId: string | null
  constructor(code: FailureCode, status: number, message: string, rest: Pick<Problem, 'fields' | 'retryAfterSeconds' | 'userId'> = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = rest.fields ?? {}
    this.retryAfterSeconds = rest.retryAfterSeconds ?? null
    this.userId = rest.userId ?? null
  }
}

type Calls = typeof calls
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type PartOf<Name extends CallName, Part extends string> = Calls[Name] extends Record<Part, infer Schema> ? Input<Schema> : never
/** What a call answers with: the output of its reply schema, or nothing for an empty reply. */
export type ReplyOf<Name extends CallName> = Calls[Name]['reply'] extends z.ZodType ? z.output<Calls[Name]['reply']> : undefined
type JsonCall = { [Name in CallName]: Calls[Name]['reply'] extends z.ZodType | null ? Name : never }[CallName]

type Given<Key extends string, Part> = [Part] extends [never] ? { readonly [Name in Key]?: never } : { readonly [Name in Key]: Part }
type Options<Name extends CallName> = Given<'params', PartOf<Name, 'params'>> &
  (PartOf<Name, 'query'> extends never ? { readonly query?: never } : { readonly query?: PartOf<Name, 'query'> }) &
  Given<'body', PartOf<Name, 'body'>> & {
    readonly signal?: AbortSignal
    /** Sent as Idempotency-Key: the same key twice does the thing once. */
    readonly idempotencyKey?: string
    /** For the calls of programs: the API key that stands for the account instead of the session. */
    readonly apiKey?: string
  }
type Arguments<Name extends CallName> = Record<string, never> extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]

/** Makes a call of the contract and gives its reply. Throws ApiError; any 401 also ends the session. */
export async function request<Name extends JsonCall>(name: Name, ...[options]: Arguments<Name>): Promise<ReplyOf<Name>> {
  const response = await send(name, options ?? {})
  if (addresses[name].empty || response.status === 204) return undefined as ReplyOf<Name>
  return (await jsonOf(response)) as ReplyOf<Name>
}

/** Fetches a result file with the name the server gives it; null when it gives none. Throws ApiError. */
export async function fetchResult(
  id: string,
  format: string,
  signal?: AbortSignal,
): Promise<{ readonly blob: Blob; readonly fileName: string | null }> {
  const response = await send('downloadResult', { params: { id, format }, ...(signal ? { signal } : {}) })
  return { blob: await response.blob(), fileName: fileNameIn(response.headers.get('content-disposition') ?? '') }
}

/** Fetches results of several conversions in one ZIP file, all in one format, with the corrections that are saved. Throws ApiError. */
export async function fetchArchive(ids: readonly string[], format: string): Promise<Blob> {
  const response = await send('archive', { query: { ids: ids.join(), format } })
  return response.blob()
}

/** The file name in a Content-Disposition header: the encoded one before the plain one (RFC 6266); null for none. */
export function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null
}

/** Fetches what was read, as the plain data that engine/model revives. Throws ApiError. */
export async function fetchDocument(id: string, signal?: AbortSignal): Promise<unknown> {
  return jsonOf(await send('conversionDocument', { params: { id }, ...(signal ? { signal } : {}) }))
}

/** Fetches a page that was read while others of its document still wait, as the plain data that engine/model revives. Throws ApiError. */
export async function fetchEarlyPage(id: string, page: number, signal?: AbortSignal): Promise<unknown> {
  return jsonOf(await send('earlyPage', { params: { id, page }, ...(signal ? { signal } : {}) }))
}

/** Fetches the receipt of a paid order, a PDF. Throws ApiError. */
export async function fetchReceipt(orderId: string): Promise<Blob> {
  const response = await send('receipt', { params: { id: orderId } })
  return response.blob()
}

/** Fetches the picture of a page of a conversion. Throws ApiError. */
export async function fetchPagePicture(id: string, page: number, signal?: AbortSignal): Promise<Blob> {
  const response = await send('pagePicture', { params: { id, page }, ...(signal ? { signal } : {}) })
  return response.blob()
}

/**
 * Follows a conversion to its end: `onConversion` gets every state the server sends. A broken connection is taken up again, after 1, 2, 4,
 * at most 8 seconds. Returns when the conversion has ended or `signal` is aborted; throws ApiError when the conversion can't be followed.
 */
export async function followConversion(id: string, onConversion: (conversion: Conversion) => void, signal: AbortSignal): Promise<void> {
  let waitMs = 1000
  while (!signal.aborted) {
    try {
      const response = await send('conversionEvents', { params: { id }, signal })
      if (response.body)
        for await (const event of eventsOf(response.body)) {
          if (event.name !== 'conversion') continue
          waitMs = 1000
          const conversion = JSON.parse(event.data) as Conversion
          onConversion(conversion)
          if (isFinal(conversion)) return
        }
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) throw error
    }
    await pause(waitMs, signal)
    waitMs = Math.min(waitMs * 2, 8000)
  }
}

/** true when a conversion's state can't change any more. */
export const isFinal = (conversion: Pick<Conversion, 'state'>): boolean => (finalStates as readonly string[]).includes(conversion.state)

/** Uploads one file; `onProgress` gets the share sent, 0 to 1. Throws ApiError, with code 'given-up' when `signal` was aborted. */
export function uploadFile(
  file: globalThis.File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<z.output<typeof UploadReply>> {
  // XMLHttpRequest, because fetch can't tell how much of a body has been sent.
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const giveUp = () => sending.abort()
    sending.open(addresses.upload.method, addresses.upload.path)
    for (const [name, value] of Object.entries(headersFor('upload'))) sending.setRequestHeader(name, value)
    sending.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    sending.onabort = () => reject(new ApiError('given-up', 0, 'The upload was stopped.'))
    sending.onerror = () => reject(unreachable())
    sending.onload = () => {
      signal.removeEventListener('abort', giveUp)
      const json = parsed(sending.responseText)
      if (sending.status >= 200 && sending.status < 300)
        return isObject(json) ? resolve(json as z.output<typeof UploadReply>) : reject(unexpectedReply(sending.status))
      reject(failure(sending.status, json))
    }
    signal.addEventListener('abort', giveUp, { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    sending.send(form)
  })
}

interface Sending {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly apiKey?: string
}

async function send(name: CallName, { params, query, body, signal, idempotencyKey, apiKey }: Sending): Promise<Response> {
  const headers = headersFor(name)
  if (apiKey) headers.authorization = `Bearer ${apiKey}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  let response: Response
  try {
    response = await fetch(pathOf(name, params, query), {
      method: addresses[name].method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw unreachable()
  }
  if (response.ok) return response
  throw failure(response.status, parsed(await response.text()), apiKey === undefined)
}

function headersFor(name: CallName): Record<string, string> {
  const token = addresses[name].access === 'session' ? storedToken() : null
  return token ? { authorization: `Bearer ${token}` } : {}
}

function pathOf(name: CallName, params: unknown, query: unknown): string {
  const filled = addresses[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[key])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined && value !== '') search.set(key, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A refused API key says nothing of the session. */
function failure(status: number, json: unknown, bySession = true): ApiError {
  if (status === 401 && bySession) expireSession()
  if (!isProblem(json)) return unexpectedReply(status)
  return new ApiError(json.code as ErrorCode, status, json.message, json)
}

/** Told apart from what a proxy in between may answer; the service's own replies keep to their schemas, by test on its side. */
const isProblem = (json: unknown): json is Problem => isObject(json) && typeof json.code === 'string' && typeof json.message === 'string'
const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null && !Array.isArray(json)

async function jsonOf(response: Response): Promise<unknown> {
  const json = parsed(await response.text())
  if (json === undefined) throw unexpectedReply(response.status)
  return json
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreachable = () => new ApiError('unreachable', 0, 'Docmill cannot be reached. Check the connection and try again.')
const unexpectedReply = (status: number) =>
  new ApiError('unexpected-reply', status, 'Something went wrong on our side. Try again in a moment.')

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })

/** The sentence to show for anything thrown: the server's own for an ApiError, else `otherwise`; that too where the server said nothing. */
export const sentenceFor = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message && error.code !== 'unexpected-reply' ? error.message : otherwise
