import type { Correction } from '../model/index.ts'
import { ConversionFailure, type ConversionRequest, defaultLimits, type ExportedFile, type Format, type Limits } from '../stages.ts'
import { mostFileBytes } from './handing-over.ts'
import { isolationLevels } from './isolation.ts'
import type { JobFolder } from './job-folder.ts'
import { fileNames, type Job } from './protocol.ts'
import {
  conversionResult,
  inspectionResult,
  type OutputResult,
  outputResult,
  pictureResult,
  probesResult,
  regionResult,
  reviewResult,
} from './results.ts'
import type {
  Inspection,
  IsolationReport,
  PagePicture,
  RegionReading,
  ReviewSummary,
  Sandbox,
  SandboxedConversion,
  SandboxInput,
  SandboxOptions,
  TimeLimits,
  Watch,
} from './sandbox.ts'
import { testIsolation } from './self-test.ts'
import { type Shape, ShapeError } from './shape.ts'
import { type Finished, type JobFiles, Slot } from './slot.ts'
import { TemporaryFolder } from './temporary-folder.ts'
import type { JobLimits } from './worker.ts'

/**
 * A page takes 0.1 s with its own text and 2 to 5 s of processor time with recognition, a dense one 22 s; a document is joined and written in seconds. The
 * limits leave room for a machine that does five other things: stopping a slow file is worse than letting a stuck one run for a minute.
 */
export const defaultTimeLimits: TimeLimits = { baseMs: 30_000, perPageMs: 60_000, stallMs: 60_000 }
const defaultMemoryBytes = 1_500_000_000
const defaultJobsPerWorker = 200
/** As much as the kernel lets a worker write. */
const mostCopiedBytes = 512 * 1024 * 1024
const mostResultBytes = 32 * 1024 * 1024

/** Opens a sandbox: nothing is started before the first job. Close it, or it keeps this process alive. */
export function openSandbox(options: SandboxOptions = {}): Sandbox {
  return new SandboxPool(options)
}

/** Worker processes that take jobs in turn, one at a time each. */
export class SandboxPool implements Sandbox {
  readonly #slots: readonly Slot[]
  readonly #folder: TemporaryFolder
  readonly #time: TimeLimits
  readonly #memoryBytes: number
  #closed = false
  readonly #idle: Slot[]
  readonly #waiting: ((slot: Slot | null) => void)[] = []
  #isolation: Promise<IsolationReport> | null = null

  constructor(options: SandboxOptions) {
    this.#time = { ...defaultTimeLimits, ...options.time }
    this.#memoryBytes = options.memoryBytes ?? defaultMemoryBytes
    this.#folder = new TemporaryFolder(options.temporaryFolder)
    const levels = isolationLevels.slice(isolationLevels.indexOf(options.strongest ?? 'namespace'))
    const slotOptions = { levels, memoryBytes: this.#memoryBytes, jobsPerWorker: options.jobsPerWorker ?? defaultJobsPerWorker }
    this.#slots = Array.from({ length: Math.max(1, options.workers ?? 1) }, () => new Slot(this.#folder, slotOptions))
    this.#idle = [...this.#slots]
    process.once('exit', this.#endAtOnce)
  }

  get idleWorkers(): number {
    return this.#closed ? 0 : this.#idle.length
  }

  async convert(
    file: SandboxInput,
    request: ConversionRequest,
    options: Parameters<Sandbox['convert']>[2] = {},
  ): Promise<SandboxedConversion> {
    const { pictures = null, askModel, onPage, onFile, outputsTo } = options
    const job: Job = {
      kind: 'convert',
      request,
      pictures,
      mayAsk: askModel != null,
      early: onPage !== undefined,
      hands: onFile !== undefined,
      keeps: outputsTo === undefined,
    }
    return this.#run(job, { [fileNames.input]: file }, request.limits, options, async (left) => {
      const { folder } = left
      const { summary, outputs, pictures: drawn, usage } = await resultIn(folder, conversionResult)
      return {
        document: outputsTo === undefined ? await taken(left, fileNames.document) : new Uint8Array(),
        summary,
        outputs: await Promise.all(
          outputs.map(async (output) => ({ format: output.format, file: await outputIn(left, output, request.formats, outputsTo) })),
        ),
        pictures: await Promise.all(drawn.map((picture) => pictureIn(folder, picture))),
        usage,
      }
    })
  }

  async inspect(file: SandboxInput, request: Parameters<Sandbox['inspect']>[1], watch: Watch = {}): Promise<Inspection> {
    return this.#run({ kind: 'inspect', ...request }, { [fileNames.input]: file }, request.limits, watch, ({ folder }) =>
      resultIn(folder, inspectionResult),
    )
  }

  async unlock(file: SandboxInput, request: Parameters<Sandbox['unlock']>[1], watch: Watch = {}): Promise<Uint8Array> {
    return this.#run({ kind: 'unlock', ...request }, { [fileNames.input]: file }, request.limits, watch, ({ folder }) =>
      folder.take(fileNames.unlocked, mostFileBytes),
    )
  }

  async export(document: Uint8Array, request: Parameters<Sandbox['export']>[1], watch: Watch = {}): Promise<ExportedFile> {
    const { format, options, pictures = [], corrections = [] } = request
    const described = pictures.map(({ bytes: _, ...picture }) => keptPicture(picture))
    const files = Object.fromEntries(pictures.map(({ page, bytes }) => [fileNames.kept(page), bytes]))
    const job: Job = { kind: 'export', format, options, pictures: described }
    return this.#run(job, { ...files, ...documentFiles(document, corrections) }, documentLimits, watch, async (left) =>
      outputIn(left, await resultIn(left.folder, outputResult), [format]),
    )
  }

  async workbook(documents: Parameters<Sandbox['workbook']>[0], watch: Watch = {}): Promise<ExportedFile> {
    const files: [string, JobFiles[string]][] = documents.flatMap(({ document, corrections = [] }, index) =>
      document === null
        ? []
        : [
            [fileNames.entry(index + 1), document],
            [fileNames.entryCorrections(index + 1), Buffer.from(JSON.stringify(corrections))],
          ],
    )
    const described = documents.map(({ name, document, note = null }) => ({ name, read: document !== null, note }))
    const job: Job = { kind: 'workbook', files: described }
    return this.#run(job, Object.fromEntries(files), documentLimits, watch, async (left) =>
      outputIn(left, await resultIn(left.folder, outputResult), ['xlsx']),
    )
  }

  async review(document: Uint8Array, corrections: readonly Correction[], watch: Watch = {}): Promise<ReviewSummary> {
    return this.#run({ kind: 'review' }, documentFiles(document, corrections), documentLimits, watch, ({ folder }) =>
      resultIn(folder, reviewResult),
    )
  }

  async region(document: Uint8Array, request: Parameters<Sandbox['region']>[1], watch: Watch = {}): Promise<RegionReading> {
    const { page, box, picture } = request
    const { bytes = null, ...described } = picture ?? {}
    const kept = bytes === null ? {} : { [fileNames.kept(page)]: bytes }
    const job: Job = { kind: 'region', page, box, picture: picture === null ? null : keptPicture(described as Omit<PagePicture, 'bytes'>) }
    return this.#run(job, { ...kept, [fileNames.input]: document }, documentLimits, watch, ({ folder }) => resultIn(folder, regionResult))
  }

  async shrink(picture: Uint8Array, request: Parameters<Sandbox['shrink']>[1], watch: Watch = {}): Promise<PagePicture> {
    return this.#run({ kind: 'shrink', ...request }, { [fileNames.input]: picture }, defaultLimits, watch, onlyPicture)
  }

  async picture(file: SandboxInput, request: Parameters<Sandbox['picture']>[1], watch: Watch = {}): Promise<PagePicture> {
    return this.#run({ kind: 'picture', ...request }, { [fileNames.input]: file }, request.limits, watch, onlyPicture)
  }

  async explain(file: SandboxInput, request: Parameters<Sandbox['explain']>[1], watch: Watch = {}): Promise<PagePicture> {
    return this.#run({ kind: 'explain', ...request }, { [fileNames.input]: file }, request.limits, watch, onlyPicture)
  }

  isolation(): Promise<IsolationReport> {
    this.#isolation ??= testIsolation(this.#folder.parent, (job) =>
      this.#run(job, {}, defaultLimits, {}, async ({ folder, level }) => ({
        level,
        probes: await resultIn(folder, probesResult),
      })),
    )
    return this.#isolation
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const wake of this.#waiting.splice(0)) wake(null)
    await Promise.all(this.#slots.map((slot) => slot.close()))
    await this.#folder.remove()
    process.removeListener('exit', this.#endAtOnce)
  }

  async #run<T>(job: Job, files: JobFiles, limits: Limits, watch: Watch, collect: (left: Finished) => Promise<T>): Promise<T> {
    const slot = await this.#freeSlot(watch.signal)
    try {
      return await slot.run(job, files, this.#limitsFor(limits), watch, collect)
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#idle.push(slot)
      else next(slot)
    }
  }

  #limitsFor({ milliseconds, bytes }: Limits): JobLimits {
    return { ...this.#time, mostMs: milliseconds, mostBytes: bytes, memoryBytes: this.#memoryBytes }
  }

  /** The next free slot, in the order of asking. Throws ConversionFailure 'cancelled' when the signal or the pool's end comes first. */
  async #freeSlot(signal: AbortSignal | undefined): Promise<Slot> {
    if (signal?.aborted || this.#closed) throw new ConversionFailure('cancelled')
    const idle = this.#idle.pop()
    if (idle !== undefined) return idle
    const { promise, resolve } = Promise.withResolvers<Slot | null>()
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      resolve(null)
    }
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', giveUp, { once: true })
    const slot = await promise
    signal?.removeEventListener('abort', giveUp)
    if (slot === null) throw new ConversionFailure('cancelled')
    return slot
  }

  readonly #endAtOnce = (): void => {
    for (const slot of this.#slots) slot.endNow()
    this.#folder.removeNow()
  }
}

/** A stored document can be larger than the file that it was read from. */
const documentLimits: Limits = { ...defaultLimits, bytes: mostFileBytes }
const documentFiles = (document: Uint8Array, corrections: readonly Correction[]): JobFiles => ({
  [fileNames.input]: document,
  [fileNames.corrections]: Buffer.from(JSON.stringify(corrections)),
})

/** A stored picture as it may be named to a worker. Throws RangeError for a page or size that cannot be. */
function keptPicture(picture: Omit<PagePicture, 'bytes'>): Omit<PagePicture, 'bytes'> {
  try {
    return pictureResult(picture)
  } catch (cause) {
    throw new RangeError('a stored picture is not described as pictures are', { cause })
  }
}

/** What the worker says of its job, checked. Throws ShapeError. */
async function resultIn<T>(folder: JobFolder, shape: Shape<T>): Promise<T> {
  const bytes = await folder.take(fileNames.result, mostResultBytes)
  try {
    return shape(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch (cause) {
    throw cause instanceof ShapeError ? cause : new ShapeError('the result is not JSON', { cause })
  }
}

/** A file that the worker wrote, by its name in the job's folder. Throws ShapeError. */
const taken = async ({ folder, taken }: Finished, name: string): Promise<Uint8Array> => taken.get(name) ?? folder.take(name, mostFileBytes)

async function outputIn(
  left: Finished,
  { format, ...rest }: OutputResult,
  asked: readonly Format[],
  to?: Watch['outputsTo'],
): Promise<ExportedFile> {
  if (!asked.includes(format)) throw new ShapeError(`${format} was not asked for`)
  if (to === undefined) return { ...rest, bytes: await taken(left, fileNames.output(format)) }
  await left.folder.copy(fileNames.output(format), to(rest.extension), mostCopiedBytes)
  return { ...rest, bytes: new Uint8Array() }
}

async function pictureIn(folder: JobFolder, picture: Omit<PagePicture, 'bytes'>): Promise<PagePicture> {
  return { ...picture, bytes: await folder.take(fileNames.picture(picture.page), mostFileBytes) }
}

const onlyPicture = async ({ folder }: Finished): Promise<PagePicture> => pictureIn(folder, await resultIn(folder, pictureResult))
