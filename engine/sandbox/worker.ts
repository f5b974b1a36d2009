import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Readable } from 'node:stream'
import { ConversionFailure } from '../stages.ts'
import { compileCode } from './compiled-code.ts'
import { shellFor } from './isolation.ts'
import type { JobFolder } from './job-folder.ts'
import { residentBytes } from './memory.ts'
import { type Answer, answerBytesLimit, answerDescriptor, type Job, type Reply } from './protocol.ts'
import { type Answering, longestQuestionMs } from './questions.ts'
import { answer } from './results.ts'
import type { IsolationLevel, SandboxEvent, TimeLimits, Watch } from './sandbox.ts'
import { workerEnvironment } from './worker-process.ts'

/** What ends a job from outside, and how the worker's end is then told. */
type Ending = 'cancelled' | 'time-limit' | 'memory-limit' | 'reader-crashed'

export interface JobLimits extends TimeLimits {
  /** The request's own limit, in milliseconds. */
  readonly mostMs: number
  /** Of the file to read. */
  readonly mostBytes: number
  readonly memoryBytes: number
}

/** How often the memory of a busy worker is looked at, in milliseconds: between two looks it can grow by some 100 MB. */
const memoryLookMs = 50
/** A worker that has not even started by then never will. */
const startMs = 15_000
/** How long its last output is waited for after a process has ended: something it started may hold the pipe open for ever. */
const outputAfterEndMs = 300
/** Characters of its error output kept to tell what ended a worker; searched for fixed texts, never shown. */
const errorOutputKept = 8192

/**
 * Starts a worker, shut in as far as `levels` (strongest first) and the system allow. Only a worker that ends before it
 * says a word, unless it was killed, makes the next level be tried. `onSpawn` gets every worker as soon as it can be killed.
 * Throws ConversionFailure: what it was killed for, or 'reader-crashed' when none starts.
 */
export async function startWorker(
  folder: JobFolder,
  levels: readonly IsolationLevel[],
  memoryBytes: number,
  onSpawn: (worker: Worker) => void,
): Promise<Worker> {
  await compileCode()
  for (const level of levels) {
    const shell = shellFor(level, folder.path, memoryBytes)
    if (shell === null) continue
    const child = spawn(shell.command, shell.parameters, {
      cwd: folder.path,
      env: workerEnvironment,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    })
    const worker = new Worker(child, level)
    onSpawn(worker)
    if (await worker.started) return worker
    if (worker.killedFor !== null) throw new ConversionFailure(worker.killedFor)
  }
  throw new ConversionFailure('reader-crashed', 'The reader could not be started on this machine.')
}

/** The parent's side of one worker process. One job at a time; after a job that ended by force the process is gone. */
export class Worker {
  readonly level: IsolationLevel
  /** Settles with true when the process answers, with false when it ended first. */
  readonly started: Promise<boolean>
  /** Settles when the process has ended. */
  readonly ended: Promise<void>
  #running = true
  readonly #child: ChildProcess
  #hear: (answer: Answer) => void
  #errorOutput = ''
  #answerBytes = 0
  #ending: Ending | null = null

  constructor(child: ChildProcess, level: IsolationLevel) {
    this.#child = child
    this.level = level
    const ended = Promise.withResolvers<void>()
    this.ended = ended.promise.then(() => {
      this.#running = false
    })
    child
      .once('error', () => ended.resolve())
      .once('close', () => ended.resolve())
      .once('exit', () => setTimeout(() => ended.resolve(), outputAfterEndMs))
    // A worker that has just ended cannot be written to; its end is what the job then tells.
    child.stdin?.on('error', () => {})
    const started = Promise.withResolvers<boolean>()
    this.#hear = () => started.resolve(true)
    const late = setTimeout(() => this.kill('time-limit'), startMs)
    this.started = Promise.race([started.promise, this.ended.then(() => false)]).finally(() => clearTimeout(late))
    this.#listen()
  }

  /** Does a job whose input lies in the worker's folder. Resolves when its result lies there; rejects with ConversionFailure. */
  async run(job: Job, limits: JobLimits, { signal, onEvent }: Watch, reply: Answering | null = null): Promise<void> {
    if (signal?.aborted) throw new ConversionFailure('cancelled')
    const outcome = Promise.withResolvers<void>()
    const clock = new Clock(limits, () => this.kill('time-limit'))
    const memory = setInterval(() => {
      if (residentBytes(this.pid) > limits.memoryBytes) this.kill('memory-limit')
    }, memoryLookMs)
    const abort = () => this.kill('cancelled')
    signal?.addEventListener('abort', abort)
    this.#answerBytes = 0
    this.#hear = (said) => {
      if (said.kind === 'done') outcome.resolve()
      if (said.kind === 'question') {
        // A worker that asks though nobody answers is outside the protocol.
        if (reply === null) return this.kill('reader-crashed')
        const asked = performance.now()
        clock.allow(longestQuestionMs)
        reply(said, signal).then((answer) => {
          clock.allow(performance.now() - asked - longestQuestionMs)
          this.#child.stdin?.write(`${JSON.stringify({ kind: 'reply', id: said.id, answer } satisfies Reply)}\n`)
        })
        return
      }
      if (said.kind === 'refused') outcome.reject(new ConversionFailure(said.code, said.message, { cause: said.frames }))
      if (said.kind !== 'event') return
      clock.heard(said.event)
      onEvent?.(said.event)
    }
    this.ended.then(() => outcome.reject(this.#howItEnded()))
    this.#child.stdin?.write(`${JSON.stringify(job)}\n`)
    try {
      await outcome.promise
    } finally {
      clock.stop()
      clearInterval(memory)
      signal?.removeEventListener('abort', abort)
    }
  }

  /** Ends the process at once, with everything it started. */
  kill(ending: Ending): void {
    this.#ending ??= ending
    const { pid } = this.#child
    if (pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      this.#child.kill('SIGKILL')
    }
  }

  /** Whether it can take a job: false from the moment it is killed, which is some milliseconds before the process has ended. */
  get alive(): boolean {
    return this.#running && this.#ending === null
  }

  /** Why the process was killed; null while it was not. */
  get killedFor(): Ending | null {
    return this.#ending
  }

  /** The number of the process, or 0 when it never started. */
  get pid(): number {
    return this.#child.pid ?? 0
  }

  #listen(): void {
    const { stderr, stdio } = this.#child
    stderr?.setEncoding('latin1').on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-errorOutputKept)
    })
    const answers = stdio[answerDescriptor]
    if (!(answers instanceof Readable)) return
    let unfinished = ''
    answers.setEncoding('utf8').on('data', (text: string) => {
      this.#answerBytes += text.length
      if (this.#answerBytes > answerBytesLimit) return this.kill('reader-crashed')
      const lines = (unfinished + text).split('\n')
      unfinished = lines.pop() ?? ''
      for (const line of lines) this.#take(line)
    })
  }

  #take(line: string): void {
    try {
      this.#hear(answer(JSON.parse(line)))
    } catch {
      // Outside the protocol: broken or taken over.
      this.kill('reader-crashed')
    }
  }

  #howItEnded(): ConversionFailure {
    if (this.#ending !== null) return new ConversionFailure(this.#ending)
    const { exitCode, signalCode } = this.#child
    const cause = `the worker ended with ${signalCode ?? exitCode}`
    const outOfMemory = /heap out of memory|Failed to allocate|allocation failed|Out of memory/i.test(this.#errorOutput)
    const outOfTime = signalCode === 'SIGXCPU' || exitCode === shellSignalBase + constants.signals.SIGXCPU
    return new ConversionFailure(outOfMemory ? 'memory-limit' : outOfTime ? 'time-limit' : 'reader-crashed', undefined, { cause })
  }
}

/** Shells and wrappers tell that a signal ended their child by adding its number to this. */
const shellSignalBase = 128

/** Calls `late` once when a job takes too long: in all, by the pages it has said to have, or since anything was last finished. */
class Clock {
  readonly #limits: JobLimits
  readonly #late: () => void
  readonly #started = performance.now()
  #total: NodeJS.Timeout
  #stall: NodeJS.Timeout
  #workMs: number
  /** Time that was spent waiting for others, which is not the worker's. */
  #waitingMs = 0

  constructor(limits: JobLimits, late: () => void) {
    this.#limits = limits
    this.#late = late
    this.#workMs = limits.baseMs
    this.#total = setTimeout(late, Math.min(limits.mostMs, limits.baseMs))
    this.#stall = setTimeout(late, limits.stallMs)
  }

  heard(event: SandboxEvent): void {
    this.#stall.refresh()
    if (event.kind !== 'opened') return
    this.#workMs = this.#limits.baseMs + this.#limits.perPageMs * event.pagesToRead
    this.#setTotal()
  }

  /** Gives `ms` more (or, below 0, less) because somebody else is waited for; the request's own limit stays. */
  allow(ms: number): void {
    this.#waitingMs += ms
    clearTimeout(this.#stall)
    this.#stall = setTimeout(this.#late, this.#limits.stallMs + Math.max(0, ms))
    this.#setTotal()
  }

  stop(): void {
    clearTimeout(this.#total)
    clearTimeout(this.#stall)
  }

  #setTotal(): void {
    clearTimeout(this.#total)
    const allowed = Math.min(this.#limits.mostMs, this.#workMs + this.#waitingMs)
    this.#total = setTimeout(this.#late, Math.max(0, allowed - (performance.now() - this.#started)))
  }
}
