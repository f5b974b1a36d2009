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
/** What is put in the job's folder before it starts, by name; what a function gives is asked for then, one after the other. */
export type JobFiles = Readonly<Record<string, SandboxInput | (() => Promise<SandboxInput>)>>
export interface SlotOptions {
  readonly levels: readonly IsolationLevel[]
  readonly memoryBytes: number
  readonly jobsPerWorker: number
}

/**
 * Share of the memory limit above which an idle worker is replaced: WebAssembly memory grows and never shrinks. A worker that has read
 * scans keeps 750 to 850 of 1,500 MB, mostly its networks' and what they reckon in: at half, every fourth to ninth scan met one that
 * had just started. The hungriest file of the hostile set that gives a result takes 520 MB more than a worker that has just started.
 */
const heavyShare = 0.6
/** Milliseconds of work after which a worker is replaced, so that none meets the kernel's limit of processor time in the middle of a job. */
const longestServiceMs = 30 * 60 * 1000
/** Jobs before a worker's last one at which the next worker is started: a start takes a second, and small files follow each other faster. */
const jobsAhead = 3

/** A worker with its folder. */
interface Place {
  readonly worker: Worker
  readonly folder: JobFolder
}
/** A place that is being made. */
interface Start {
  /** The process, as soon as there is one. */
  spawned: Worker | null
  readonly ready: Promise<Place>
}

// begin ──► current ──► jobs ──► few left: begin the next beside it ──► worn: retire, the next becomes current when a job comes
//                         └──► broken, killed, or too large to stand beside another: retire, then begin the next

/** The place of one worker: a process and its folder, replaced when worn or broken. The next one is begun before anybody waits for it. */
export class Slot {
  readonly #temporary: TemporaryFolder
  readonly #options: SlotOptions
  #levels: readonly IsolationLevel[]
  #current: Start | null = null
  #next: Start | null = null
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
    const stop = () => this.#current?.spawned?.kill('cancelled')
    watch.signal?.addEventListener('abort', stop)
    try {
      return await running
    } catch (failure) {
      if (!(isOrderly(failure) && (await this.#isClean()))) await this.#replace()
      if (this.#closed) throw new ConversionFailure('cancelled')
      throw failure instanceof ShapeError ? new ConversionFailure('reader-crashed', undefined, { cause: failure }) : failure
    } finally {
      watch.signal?.removeEventListener('abort', stop)
    }
  }

  /** Ends the workers, removes their folders and starts no other. A job that runs meanwhile ends as cancelled. */
  async close(): Promise<void> {
    this.#closed = true
    this.endNow()
    await this.#running.catch(() => {})
    await Promise.all([retired(this.#current), retired(this.#next)])
  }

  /** Kills the processes without waiting. */
  endNow(): void {
    for (const start of [this.#current, this.#next]) start?.spawned?.kill('cancelled')
  }

  async #run<T>(job: Job, files: JobFiles, limits: JobLimits, watch: Watch, collect: (left: Finished) => Promise<T>): Promise<T> {
    const started = performance.now()
    const { worker, folder } = await this.#ready()
    for (const [name, file] of Object.entries(files))
      await folder.put(name, typeof file === 'function' ? await file() : file, limits.mostBytes)
    const early = handingOver(folder, watch, job)
    await worker.run(job, limits, early.watch, answering(folder, watch)).finally(early.settled)
    const collected = await collect({ folder, level: worker.level, taken: early.taken })
    this.#busyMs += performance.now() - started
    if (this.#isWorn(worker) || !(await folder.empty())) await this.#replace()
    else if (this.#jobs >= this.#options.jobsPerWorker - jobsAhead) this.#beginNext()
    return collected
  }

  async #ready(): Promise<Place> {
    const current = await this.#current?.ready
    if (!current?.worker.alive) {
      await retired(this.#current)
      this.#current = (await this.#nextIfAlive()) ?? this.#begin()
      this.#next = null
      this.#jobs = 0
      this.#busyMs = 0
    }
    this.#jobs += 1
    return (this.#current as Start).ready
  }

  /** What was started ahead, unless it ended since: started or still starting. */
  async #nextIfAlive(): Promise<Start | null> {
    const next = this.#next
    if (next === null || next.spawned === null || next.spawned.alive) return next
    await retired(next)
    return null
  }

  #begin(): Start {
    const begun: Pick<Start, 'spawned'> = { spawned: null }
    const make = async (): Promise<Place> => {
      const folder = await this.#temporary.jobFolder()
      try {
        const worker = await startWorker(folder, this.#levels, this.#options.memoryBytes, (starting) => {
          begun.spawned = starting
          if (this.#closed) starting.kill('cancelled')
        })
        // What has worked once is asked for from now on: a worker is never shut in less because the machine is short of something.
        this.#levels = [worker.level]
        return { worker, folder }
      } catch (failure) {
        await begun.spawned?.ended
        await folder.remove()
        throw failure
      }
    }
    const start: Start = Object.assign(begun, { ready: make() })
    // Told to the job that waits for it; one that nobody waits for yet is started again when a job comes.
    start.ready.catch(() => {
      if (this.#next === start) this.#next = null
    })
    return start
  }

  #beginNext(): void {
    if (!this.#closed) this.#next ??= this.#begin()
  }

  /** Ends the worker, and starts another that nobody waits for yet, unless this one could not even start. */
  async #replace(): Promise<void> {
    const before = this.#current
    this.#current = null
    if (await retired(before)) this.#beginNext()
  }

  async #isClean(): Promise<boolean> {
    const { worker, folder } = (await this.#current?.ready) ?? {}
    return worker?.alive === true && folder !== undefined && (await folder.empty())
  }

  #isWorn(worker: Worker): boolean {
    return (
      this.#jobs >= this.#options.jobsPerWorker ||
      this.#busyMs > longestServiceMs ||
      residentBytes(worker.pid) > this.#options.memoryBytes * heavyShare
    )
  }
}

/** Ends what was started, and removes its folder once the process has gone; false when it had never been ready. */
async function retired(start: Start | null): Promise<boolean> {
  start?.spawned?.kill('cancelled')
  const place = await start?.ready.catch(() => null)
  if (!place) return false
  await place.worker.ended
  await place.folder.remove()
  return true
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
