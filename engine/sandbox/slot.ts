import { ConversionFailure, type FailureCode } from '../stages.ts'
import { type HandingOver, handingOver } from './handing-over.ts'
import type { JobFolder } from './job-folder.ts'
import { residentBytes } from './memory.ts'
import type { Job } from './protocol.ts'
import { answering } from './questions.ts'
import type { IsolationLevel, SandboxInput, Watch } from './sandbox.ts'
import { ShapeError } from './shape.ts'
import type { TemporaryFolder } from './temporary-folder.ts'
import { type JobLimits, startWorker, type Worker } from './worker.ts'

/** What a finished job left: where its files are, and how far its worker was shut in. */
export interface Finished {
  readonly folder: JobFolder
  readonly level: IsolationLevel
  /** What was handed over before, by name. */
  readonly taken: HandingOver['taken']
}
/** What is put in the job's folder before it starts, by name. */
export type JobFiles = Readonly<Record<string, SandboxInput>>
export interface SlotOptions {
  readonly levels: readonly IsolationLevel[]
  readonly memoryBytes: number
  readonly jobsPerWorker: number
}

/** Share of the memory limit above which an idle worker is replaced: WebAssembly memory grows and never shrinks. */
const heavyShare = 0.5
/** Milliseconds of work after which a worker is replaced, so that none meets the kernel's limit of processor time in the middle of a job. */
const longestServiceMs = 30 * 60 * 1000

/** The place of one worker: a process and its folder, replaced when worn or broken. */
export class Slot {
  readonly #temporary: TemporaryFolder
  readonly #options: SlotOptions
  #levels: readonly IsolationLevel[]
  #worker: Worker | null = null
  #folder: JobFolder | null = null
  #jobs = 0
  #busyMs = 0
  #closed = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(temporary: TemporaryFolder, options: SlotOptions) {
    this.#temporary = temporary
    this.#options = options
    this.#levels = options.levels
  }

  /** Runs one job and lets `collect` read what it left. Never runs a job twice; whatever goes wrong, the next job finds a clean place. */
  async run<T>(job: Job, files: JobFiles, limits: JobLimits, watch: Watch, collect: (left: Finished) => Promise<T>): Promise<T> {
    const running = this.#run(job, files, limits, watch, collect)
    this.#running = running
    const stop = () => this.endNow()
    watch.signal?.addEventListener('abort', stop)
    try {
      return await running
    } catch (failure) {
      if (!(isOrderly(failure) && this.#worker?.alive && (await this.#folder?.empty()))) await this.#retire()
      if (this.#closed) throw new ConversionFailure('cancelled')
      throw failure instanceof ShapeError ? new ConversionFailure('reader-crashed', undefined, { cause: failure }) : failure
    } finally {
      watch.signal?.removeEventListener('abort', stop)
    }
  }

  /** Ends the worker, removes its folder and starts no other. A job that runs meanwhile ends as cancelled. */
  async close(): Promise<void> {
    this.#closed = true
    this.endNow()
    await this.#running.catch(() => {})
    await this.#retire()
  }

  /** Kills the process without waiting. */
  endNow(): void {
    this.#worker?.kill('cancelled')
  }

  async #run<T>(job: Job, files: JobFiles, limits: JobLimits, watch: Watch, collect: (left: Finished) => Promise<T>): Promise<T> {
    const started = performance.now()
    const { worker, folder } = await this.#ready()
    for (const [name, file] of Object.entries(files)) await folder.put(name, file, limits.mostBytes)
    const early = handingOver(folder, watch, job)
    await worker.run(job, limits, early.watch, answering(folder, watch)).finally(early.settled)
    const collected = await collect({ folder, level: worker.level, taken: early.taken })
    this.#busyMs += performance.now() - started
    if (this.#isWorn(worker) || !(await folder.empty())) await this.#retire()
    return collected
  }

  async #ready(): Promise<{ worker: Worker; folder: JobFolder }> {
    if (this.#worker?.alive && this.#folder !== null) {
      this.#jobs += 1
      return { worker: this.#worker, folder: this.#folder }
    }
    await this.#retire()
    const folder = await this.#temporary.jobFolder()
    this.#folder = folder
    const worker = await startWorker(folder, this.#levels, this.#options.memoryBytes, (starting) => {
      this.#worker = starting
      if (this.#closed) this.endNow()
    })
    // What has worked once is asked for from now on: a worker is never shut in less because the machine is short of something.
    this.#levels = [worker.level]
    this.#jobs = 1
    this.#busyMs = 0
    return { worker, folder }
  }

  async #retire(): Promise<void> {
    const [worker, folder] = [this.#worker, this.#folder]
    this.#worker = null
    this.#folder = null
    worker?.kill('cancelled')
    await worker?.ended
    await folder?.remove()
  }

  #isWorn(worker: Worker): boolean {
    return (
      this.#jobs >= this.#options.jobsPerWorker ||
      this.#busyMs > longestServiceMs ||
      residentBytes(worker.pid) > this.#options.memoryBytes * heavyShare
    )
  }
}

/** Refusals that say nothing against the worker. After all others, a damaged file among them, it is replaced. */
const isOrderly = (failure: unknown): boolean => failure instanceof ConversionFailure && orderly.has(failure.code)
const orderly: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'unsupported-file',
  'empty-file',
  'password-required',
  'password-wrong',
  'file-too-large',
  'too-many-pages',
  'too-many-pixels',
  'page-out-of-range',
  'format-not-available',
  'feature-not-available',
])
