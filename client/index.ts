import { DocmillError, errorOf } from './errors.ts'
import { eventsNamed } from './event-stream.ts'
import type {
  ConvertRequest,
  Deliveries,
  Format,
  Job,
  JobQuote,
  JobQuoteRequest,
  Jobs,
  ModelName,
  Models,
  Options,
  Upload,
  Usage,
} from './types.ts'

export { DocmillError } from './errors.ts'
export type * from './types.ts'

/** A file in memory, or as browsers and Node hand it over. */
export type Bytes = Uint8Array | ArrayBuffer | Blob

/** One input: bytes, sent as multipart, or what the API takes as JSON. */
export type Input =
  | { readonly file: Bytes; readonly file_name?: string }
  | { readonly upload_id: string; readonly pages?: string; readonly password?: string; readonly file_name?: string }
  | { readonly url: string; readonly pages?: string; readonly password?: string; readonly file_name?: string }

export interface Conversion {
  readonly model_name: ModelName
  readonly inputs: readonly Input[]
  readonly options?: Options
}

export interface Settings {
  /** The API key: `dm_live_…`. */
  readonly key: string
  /** Address of the service. */
  readonly server: string
  /** How often a call is tried again after 429, 5xx and broken connections. Default 3. */
  readonly retries?: number
  /** How requests are made; the platform's own when left out. */
  readonly fetch?: typeof fetch
}

export interface Call {
  readonly signal?: AbortSignal
}

const firstWaitMs = 500
const longestWaitMs = 30_000
const ended = new Set<Job['state']>(['done', 'partial', 'failed', 'cancelled', 'expired'])

/** Whether a job's state can't change any more. */
export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean => ended.has(state)

/** The public API of a Docmill service. Every method throws DocmillError, and the signal's reason when it is aborted. */
export class Docmill {
  readonly #key: string
  readonly #base: string
  readonly #retries: number
  readonly #fetch: typeof fetch

  constructor({ key, server, retries = 3, fetch: own = fetch }: Settings) {
    this.#key = key
    this.#base = `${server.replace(/\/+$/, '')}/api/docmill/dev`
    this.#retries = retries
    this.#fetch = (...request) => own(...request)
  }

  /**
   * Makes a job and gives it as it stands; with `waitSeconds` (60 at most) as it stands when it has ended or the time is over. The call
   * has an idempotency key of its own unless one is given: trying again makes no second job.
   */
  async convert(
    { model_name, inputs, options = {} }: Conversion,
    call: Call & { readonly waitSeconds?: number; readonly idempotencyKey?: string } = {},
  ): Promise<Job> {
    const headers: Record<string, string> = { 'idempotency-key': call.idempotencyKey ?? crypto.randomUUID() }
    if (call.waitSeconds) headers.prefer = `wait=${call.waitSeconds}`
    const files = inputs.filter((input) => 'file' in input)
    if (files.length > 0 && files.length < inputs.length) {
      // Multipart holds files alone: in a mixed job they are uploaded first.
      const uploaded = await Promise.all(
        inputs.map(async (input) => ('file' in input ? { upload_id: (await this.upload(input.file, input.file_name, call)).id } : input)),
      )
      return this.#json('POST', '/convert', { model_name, inputs: uploaded, options }, headers, call)
    }
    if (files.length === 0) {
      const body = { model_name, inputs: inputs as ConvertRequest['inputs'], options } satisfies ConvertRequest
      return this.#json('POST', '/convert', body, headers, call)
    }
    const form = new FormData()
    form.set('model_name', model_name)
    form.set('options', JSON.stringify(options))
    for (const [index, { file, file_name = `document-${index + 1}` }] of files.entries()) form.append('file', blobOf(file), file_name)
    return (await this.#send('POST', '/convert', { body: form, headers }, call)).json() as Promise<Job>
  }

  /** Converts and gives the job once it has ended; `onProgress` hears every step. */
  async run(conversion: Conversion, call: Call & { readonly onProgress?: (job: Job) => void } = {}): Promise<Job> {
    const job = await this.convert(conversion, call)
    let last = job
    for await (const step of this.follow(job.id, call)) {
      last = step
      call.onProgress?.(step)
    }
    return last
  }

  /** Every step of a job to its end, which comes with the results. A stream that breaks is taken up again. */
  async *follow(id: string, call: Call = {}): AsyncGenerator<Job> {
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = await this.#send('GET', `/jobs/${id}/events`, { headers: { accept: 'text/event-stream' } }, call)
        if (answer.body) {
          for await (const data of eventsNamed('job', answer.body)) {
            failures = 0
            const job = JSON.parse(data) as Job
            yield job
            if (hasEnded(job)) return
          }
        }
      } catch (error) {
        call.signal?.throwIfAborted()
        if (error instanceof DocmillError && error.status !== 0) throw error
        if (failures >= this.#retries) throw error
      }
      await pause(waitMs(failures, null), call.signal)
    }
  }

  /** One job, with the results of the documents that have ended. */
  job(id: string, call: Call = {}): Promise<Job> {
    return this.#json('GET', `/jobs/${id}`, undefined, {}, call)
  }

  /** A page of jobs, newest first; `next` of one page is `before` of the next. */
  jobs({ limit = 20, before }: { readonly limit?: number; readonly before?: string } = {}, call: Call = {}): Promise<Jobs> {
    const query = new URLSearchParams({ limit: String(limit), ...(before ? { before } : {}) })
    return this.#json('GET', `/jobs?${query}`, undefined, {}, call)
  }

  /** A result's bytes; `document` is the number of the input, from 1. */
  async result(id: string, format: Format, { document = 1, signal }: Call & { readonly document?: number } = {}): Promise<Uint8Array> {
    const answer = await this.#send('GET', `/jobs/${id}/results/${format}?document=${document}`, {}, signal ? { signal } : {})
    return new Uint8Array(await answer.arrayBuffer())
  }

  /** The fields of all documents of one or several ended jobs as one workbook (xlsx), a row for every document; 100 documents at most. */
  async workbook(ids: readonly string[], { signal }: Call = {}): Promise<Uint8Array> {
    const answer = await this.#send('GET', `/workbook?${new URLSearchParams({ jobs: ids.join() })}`, {}, signal ? { signal } : {})
    return new Uint8Array(await answer.arrayBuffer())
  }

  /** Cancels a job that runs, and erases everything stored for it. */
  async delete(id: string, call: Call = {}): Promise<void> {
    await this.#send('DELETE', `/jobs/${id}`, {}, call)
  }

  /** Uploads one file, to be named in a job within an hour. */
  async upload(file: Bytes, fileName = 'document', call: Call = {}): Promise<Upload> {
    const form = new FormData()
    form.set('file', blobOf(file), fileName)
    return (await this.#send('POST', '/uploads', { body: form }, call)).json() as Promise<Upload>
  }

  /** What a job of uploads would cost. */
  quote(request: JobQuoteRequest, call: Call = {}): Promise<JobQuote> {
    return this.#json('POST', '/quotes', request, {}, call)
  }

  usage(call: Call = {}): Promise<Usage> {
    return this.#json('GET', '/usage', undefined, {}, call)
  }

  models(call: Call = {}): Promise<Models> {
    return this.#json('GET', '/models', undefined, {}, call)
  }

  /** Deliveries of webhooks, newest first. */
  deliveries(call: Call = {}): Promise<Deliveries> {
    return this.#json('GET', '/webhooks/deliveries', undefined, {}, call)
  }

  async #json<Reply>(method: string, path: string, body: unknown, headers: Record<string, string>, call: Call): Promise<Reply> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await this.#send(method, path, { ...json, headers: { ...type, ...headers } }, call)
    return (await answer.json()) as Reply
  }

  async #send(method: string, path: string, init: { body?: string | FormData; headers?: Record<string, string> }, { signal }: Call) {
    const request: RequestInit = {
      method,
      ...init,
      headers: { authorization: `Bearer ${this.#key}`, ...init.headers },
      ...(signal ? { signal } : {}),
    }
    for (let failures = 0; ; failures += 1) {
      const answer = await this.#fetch(`${this.#base}${path}`, request).catch((cause: unknown) => {
        signal?.throwIfAborted()
        return new DocmillError('unreachable', 0, 'The service could not be reached.', null, { cause })
      })
      if (answer instanceof Response && answer.ok) return answer
      const error = answer instanceof Response ? await errorOf(answer) : answer
      // A day's limit does not end while anybody waits.
      const isWorthTrying =
        error.status === 0 || error.status === 429 || error.status === 502 || error.status === 503 || error.status === 504
      if (!isWorthTrying || error.code === 'daily-limit-reached' || failures >= this.#retries) throw error
      await pause(waitMs(failures, answer instanceof Response ? answer.headers.get('retry-after') : null), signal)
    }
  }
}

const blobOf = (bytes: Bytes): Blob => (bytes instanceof Blob ? bytes : new Blob([bytes as Uint8Array<ArrayBuffer> | ArrayBuffer]))

/** As the service says; otherwise twice as long each time, with a part of chance, so that many clients do not come back together. */
function waitMs(failures: number, retryAfter: string | null): number {
  const asked = Number(retryAfter) * 1000
  if (retryAfter !== null && asked >= 0) return Math.min(longestWaitMs, asked)
  return Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + Math.random() / 2)
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
