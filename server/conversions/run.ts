import { randomUUID } from 'node:crypto'
import type { ConversionOptions, ConverterId, Format } from '@docmill/contracts'
import {
  ConversionFailure,
  defaultLimits,
  type EarlyPage,
  type Sandbox,
  type SandboxEvent,
  type SandboxedConversion,
} from '@docmill/engine/sandbox'
import type { StoredPage } from '../platform/database/index.ts'
import { NoSuchFile, StorageFull } from '../platform/files/index.ts'
import type { ModelEndpoint } from '../platform/model-endpoint/index.ts'
import type { QueuedJob } from '../platform/queue/index.ts'
import type { ConversionTools } from './dependencies.ts'
import { endWithout, endWithResults, isUnfinished, type Outcome } from './end.ts'
import { exportChoices } from './export-choices.ts'
import { fieldRequestOf } from './field-request.ts'
import { documentPlace, earlyFolder, earlyPlace, folderOfRun, outputPlace, picturePlace } from './places.ts'
import * as store from './store.ts'
import { engineLimits } from './uploads.ts'

// queue ──► claim (counts the run) ──► read in the sandbox, page by page ──► store results ──► end: charge, give back ──► delete upload
//             │ ended meanwhile: nothing to do                 │ cancelled: stop             │ run lost: throw the results away
//             │ killed two readers: failed, nothing charged    │ refused by the engine: failed, nothing charged
//             │                                                │ shutdown: back to the queue, not counted
// Whatever stops here, also kill -9: the queue gives the job again, and `runId` lets only one run write.

export interface RunTools extends ConversionTools {
  readonly sandbox: Pick<Sandbox, 'convert'>
  /** Second reader of fields; null: the built-in one alone. */
  readonly model: ModelEndpoint | null
  /** Told once for every conversion that has ended. */
  readonly ended: (ended: {
    readonly converter: string
    readonly state: string
    readonly seconds: number
    readonly pagesRead: number
  }) => void
}

/** Runs a file may have: a second one for a reader that died of something else. */
const mostRuns = 2
const progressEveryMs = 400
// A cancellation from another process is seen at the next look; the worker is killed at once then. Together below two seconds.
const lookEveryMs = 1_000
// For a screen beside the result: a page of letter size is 935 pixels wide.
const pictures = { format: 'webp', dpi: 110 } as const

/** Does one job of the queue: brings the conversion to an end, or throws so that the job comes again. */
export async function runConversion(tools: RunTools, job: QueuedJob): Promise<void> {
  const claimed = await claim(tools, job.id)
  if (!claimed) return
  const { row, runId } = claimed
  const run = new Run(tools, row, runId, job.signal)
  try {
    const converted = await run.convert()
    await run.finish(await run.keep(converted))
  } catch (error) {
    await run.stopBecause(error)
  } finally {
    run.close()
  }
}

/** Takes a conversion for a new run; null when there is nothing left to do. */
async function claim(tools: RunTools, id: string): Promise<{ row: store.ConversionRow; runId: string } | null> {
  const { database, clock, changes } = tools
  const runId = randomUUID()
  const claimed = await database.kysely.transaction().execute(async (transaction) => {
    const row = await store.lockConversion(transaction, id)
    if (!row || !isUnfinished(row)) return null
    if (row.runs >= mostRuns) {
      const ended = await endWithout(transaction, row, 'failed', 'reader-crashed', clock.now())
      return { ended, started: null }
    }
    const startedAt = row.startedAt ?? clock.now()
    // Pages of a run that died are read again.
    const pages = JSON.stringify(row.pages.map(({ page }) => ({ page, outcome: 'waiting', reason: null })))
    const started = await store.changeConversion(transaction, id, { state: 'running', runId, runs: row.runs + 1, startedAt, pages })
    return { ended: null, started }
  })
  changes.changed(id)
  if (claimed?.ended) await afterTheEnd(tools, claimed.ended)
  return claimed?.started ? { row: claimed.started, runId } : null
}

/** One run of one conversion, from claim to end. */
class Run {
  readonly #tools: RunTools
  readonly #row: store.ConversionRow
  readonly #id: string
  readonly #shutdown: AbortSignal
  readonly #lost = new AbortController()
  readonly #over = new AbortController()
  readonly #look: NodeJS.Timeout
  #pages: StoredPage[]
  #written = 0
  #writing: Promise<unknown> = Promise.resolve()

  constructor(tools: RunTools, row: store.ConversionRow, runId: string, shutdown: AbortSignal) {
    this.#tools = tools
    this.#row = row
    this.#id = runId
    this.#shutdown = shutdown
    this.#pages = [...row.pages]
    this.#look = setInterval(() => this.#checkStillOurs(), lookEveryMs)
    tools.changes.listen(row.id, () => this.#checkStillOurs(), this.#over.signal)
  }

  close(): void {
    clearInterval(this.#look)
    this.#over.abort()
  }

  /** Reads the upload in the sandbox and writes its formats. */
  async convert(): Promise<SandboxedConversion> {
    const { files, sandbox, settings, model } = this.#tools
    const options = this.#row.options as ConversionOptions & { formats: Format[] }
    const converter = this.#row.converter as ConverterId
    if (!this.#row.sourceKey) throw new NoSuchFile('the upload is gone')
    const request = {
      formats: options.formats,
      pages: this.#row.pages.map(({ page }) => page),
      password: null,
      fields: fieldRequestOf(converter, options),
      languages: options.languages,
      limits: engineLimits(settings, defaultLimits.milliseconds),
      exportOptions: exportChoices(converter, options),
    }
    return sandbox.convert(await files.read(this.#row.sourceKey), request, {
      signal: AbortSignal.any([this.#shutdown, this.#lost.signal]),
      pictures: options.keepPagePictures ? pictures : null,
      onEvent: (event) => this.#note(event),
      onPage: (early) => this.#keepEarly(early),
      askModel: model === null ? null : (question, signal) => model.ask(question, signal),
    })
  }

  /** Puts what was made into the files store, under this run's own folder. */
  async keep({ document, summary, outputs, pictures: drawn }: SandboxedConversion): Promise<Outcome> {
    const { files } = this.#tools
    const folder = folderOfRun(this.#row.id, this.#id)
    await files.put(documentPlace(folder), document)
    const stored = []
    for (const { format, file } of outputs) {
      const key = outputPlace(folder, format)
      const bytes = await files.put(key, file.bytes)
      stored.push({ format, key, extension: file.extension, mediaType: file.mediaType, bytes })
    }
    for (const picture of drawn) await files.put(picturePlace(folder, picture.page), picture.bytes)
    const issues = summary.issues.map(({ code, place }) => ({ code, page: place?.page ?? null }))
    return {
      pages: this.#row.pages.map(({ page }) => {
        const outcome = summary.pages.find(({ number }) => number === page)?.outcome ?? 'failed'
        return {
          page,
          outcome,
          reason: outcome === 'failed' ? (issues.find((issue) => issue.page === page)?.code ?? 'page-skipped') : null,
        }
      }),
      outputs: stored,
      issues,
      tables: summary.tables,
      pagePictures: drawn.length > 0,
      unchecked: summary.unchecked,
    }
  }

  /** Charges and ends the conversion, if this run may still write; otherwise its files are thrown away. */
  async finish(outcome: Outcome): Promise<void> {
    const { database, clock, files } = this.#tools
    await this.#writing
    const ended = await database.kysely.transaction().execute(async (transaction) => {
      const row = await store.lockConversion(transaction, this.#row.id)
      return row?.runId === this.#id ? endWithResults(transaction, row, outcome, clock.now()) : null
    })
    const folder = folderOfRun(this.#row.id, this.#id)
    if (ended) await afterTheEnd(this.#tools, ended)
    await files.deletePrefix(ended ? earlyFolder(folder) : folder)
  }

  /** Ends the conversion for a failure that is final, and throws for one that another run may not meet. */
  async stopBecause(error: unknown): Promise<void> {
    const { database, clock, log, files } = this.#tools
    await this.#writing
    await files.deletePrefix(folderOfRun(this.#row.id, this.#id)).catch(() => {})
    if (this.#lost.signal.aborted) return
    if (this.#shutdown.aborted) {
      await store.changeRun(database.kysely, this.#row.id, this.#id, { state: 'queued', runId: null, runs: this.#row.runs - 1 })
      throw new Error('given back to the queue', { cause: error })
    }
    const code = finalCode(error, this.#row.runs)
    log.warn({ conversionId: this.#row.id, converter: this.#row.converter, run: this.#row.runs, code, error }, 'conversion stopped')
    if (code === null) {
      await store.changeRun(database.kysely, this.#row.id, this.#id, { state: 'queued', runId: null })
      throw error
    }
    const ended = await database.kysely.transaction().execute(async (transaction) => {
      const row = await store.lockConversion(transaction, this.#row.id)
      return row?.runId === this.#id ? endWithout(transaction, row, 'failed', code, clock.now()) : null
    })
    if (ended) await afterTheEnd(this.#tools, ended)
  }

  /** Keeps a page for its owner to look at while the others are read. */
  #keepEarly({ page, document, picture }: EarlyPage): void {
    const { files } = this.#tools
    const folder = folderOfRun(this.#row.id, this.#id)
    this.#write(async () => {
      if (picture !== null) await files.put(picturePlace(folder, page), picture)
      await files.put(earlyPlace(folder, page), document)
    })
  }

  #note(event: SandboxEvent): void {
    if (event.kind !== 'page') return
    this.#pages = this.#pages.map((page) => (page.page === event.page ? { ...page, outcome: event.outcome } : page))
    const now = performance.now()
    if (now - this.#written < progressEveryMs) return
    this.#written = now
    this.#write(async () => {
      const { database, changes } = this.#tools
      const ours = await store.changeRun(database.kysely, this.#row.id, this.#id, { pages: JSON.stringify(this.#pages) })
      if (ours) changes.changed(this.#row.id)
      else this.#lost.abort()
    })
  }

  #checkStillOurs(): void {
    this.#write(async () => {
      if (!(await store.isCurrentRun(this.#tools.database.kysely, this.#row.id, this.#id))) this.#lost.abort()
    })
  }

  // One statement at a time. A database that does not answer is no reason to stop reading: the end will tell.
  #write(statement: () => Promise<void>): void {
    this.#writing = this.#writing.then(statement).catch(() => {})
  }
}

// null: worth another run.
function finalCode(error: unknown, runs: number): string | null {
  if (error instanceof ConversionFailure) return error.code === 'reader-crashed' && runs < mostRuns ? null : error.code
  if (error instanceof NoSuchFile) return 'upload-not-found'
  if (error instanceof StorageFull) return 'storage-full'
  return runs < mostRuns ? null : 'internal-error'
}

// The upload goes as soon as the conversion has ended; the sweep takes it when this is not reached.
async function afterTheEnd({ files, database, changes, ended }: RunTools, row: store.ConversionRow): Promise<void> {
  changes.changed(row.id)
  const seconds = ((row.endedAt?.getTime() ?? 0) - (row.startedAt ?? row.createdAt).getTime()) / 1000
  ended({
    converter: row.converter satisfies string as ConverterId,
    state: row.state,
    seconds,
    pagesRead: row.pages.filter(({ outcome }) => outcome === 'read').length,
  })
  if (!row.sourceKey) return
  await files.delete(row.sourceKey)
  await store.changeConversion(database.kysely, row.id, { sourceKey: null })
}
