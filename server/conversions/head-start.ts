import { isDeepStrictEqual } from 'node:util'
import type { EarlyPage, MadeFile, Sandbox, SandboxEvent, SandboxedConversion, Watch } from '@docmill/engine/sandbox'
import type { Reading } from './reading.ts'

// begin (the file has arrived) ──► opened (its pages are known) ──► belongTo (the job is about to be committed) ──► take (its run)
//   └──► abandon: the request is refused, or no run takes it in time                └──► another process runs the job: given up
// Nothing depends on it: it writes nothing, and a run that finds none reads the file itself.

/** A file that is read while the job it is sent for is still being made: counted, paid for, queued and claimed. */
export interface HeadStart {
  /** Settles when the file is open; rejects when it could not be opened, or the reading ended before. */
  readonly opened: Promise<Extract<SandboxEvent, { kind: 'opened' }>>
  /** Keeps it for the run of this conversion. */
  belongTo(conversionId: string): void
  /** Stops it; nothing happens when a run has taken it. */
  abandon(): void
}

type Listening = Pick<Watch, 'signal' | 'onEvent' | 'onPage' | 'onFile'>

export interface HeadStarts {
  /** Whether one could begin now. */
  possible(): boolean
  /** Begins to read a whole file; null when the workers have something else to do. */
  begin(file: Uint8Array, reading: Reading): HeadStart | null
  /**
   * Hands the reading of a conversion to its run: what happened is told again, and what happens from now on. null when there is none, or
   * when the run wants anything else than what was begun.
   */
  take(conversionId: string, reading: Reading): ((listening: Listening) => Promise<SandboxedConversion>) | null
}

// A run begins within milliseconds; one that has not by then belongs to another process, or to a queue that has become long.
const takenWithinMs = 10_000

/**
 * Head starts in the workers of `reader`; null: never one. `leaveFree`: workers that stay free for those who wait in the queue, as its
 * limit for one user leaves them free.
 */
export function createHeadStarts(reader: Pick<Sandbox, 'convert' | 'idleWorkers'> | null, { leaveFree = 0 } = {}): HeadStarts {
  const waiting = new Map<string, Begun>()
  const possible = () => reader !== null && reader.idleWorkers > leaveFree
  return {
    possible,
    begin(file, reading) {
      if (reader === null || !possible()) return null
      const begun = new Begun(reader, file, reading)
      return {
        opened: begun.opened,
        belongTo(id) {
          waiting.set(id, begun)
          begun.stopped.addEventListener('abort', () => waiting.delete(id), { once: true })
        },
        abandon: () => begun.abandon(),
      }
    },
    take(id, reading) {
      const begun = waiting.get(id)
      waiting.delete(id)
      if (!begun) return null
      if (begun.reads(reading)) return begun.join()
      begun.abandon()
      return null
    },
  }
}

class Begun {
  readonly opened: HeadStart['opened']
  readonly #reading: Reading
  readonly #ending = new AbortController()
  readonly #converted: Promise<SandboxedConversion>
  readonly #impatience: NodeJS.Timeout
  #pageCount = 0
  #events: SandboxEvent[] = []
  #pages: EarlyPage[] = []
  #files: MadeFile[] = []
  #listening: Listening | null = null
  #taken = false

  constructor(reader: Pick<Sandbox, 'convert'>, file: Uint8Array, reading: Reading) {
    this.#reading = reading
    this.#impatience = setTimeout(() => this.abandon(), takenWithinMs).unref()
    const opened = Promise.withResolvers<Extract<SandboxEvent, { kind: 'opened' }>>()
    this.opened = opened.promise
    this.#converted = reader.convert(file, reading.request, {
      signal: this.#ending.signal,
      pictures: reading.pictures,
      onEvent: (event) => {
        if (event.kind === 'opened') {
          this.#pageCount = event.pageCount
          opened.resolve(event)
        }
        if (this.#listening) this.#listening.onEvent?.(event)
        else this.#events.push(event)
      },
      onPage: (page) => {
        if (this.#listening) this.#listening.onPage?.(page)
        else this.#pages.push(page)
      },
      onFile: (made) => {
        if (this.#listening) this.#listening.onFile?.(made)
        else this.#files.push(made)
      },
    })
    this.#converted.catch((error: unknown) => opened.reject(error))
    // Whoever asks for it hears of it; nobody has to.
    this.opened.catch(() => {})
  }

  get stopped(): AbortSignal {
    return this.#ending.signal
  }

  abandon(): void {
    clearTimeout(this.#impatience)
    if (!this.#taken) this.#ending.abort()
  }

  /** Whether it does exactly what a run wants: all pages are begun by not naming any. */
  reads({ request, pictures }: Reading): boolean {
    const { pages, ...asked } = request
    const all = Array.from({ length: this.#pageCount }, (_, index) => index + 1)
    return isDeepStrictEqual({ request: { ...asked, pages: null }, pictures }, this.#reading) && isDeepStrictEqual(pages, all)
  }

  join(): (listening: Listening) => Promise<SandboxedConversion> {
    clearTimeout(this.#impatience)
    this.#taken = true
    return async (listening) => {
      this.#listening = listening
      const end = () => this.#ending.abort()
      if (listening.signal?.aborted) end()
      listening.signal?.addEventListener('abort', end, { once: true })
      for (const page of this.#pages) listening.onPage?.(page)
      for (const made of this.#files) listening.onFile?.(made)
      for (const event of this.#events) listening.onEvent?.(event)
      try {
        return await this.#converted
      } finally {
        listening.signal?.removeEventListener('abort', end)
      }
    }
  }
}
