import { randomUUID } from 'node:crypto'
import type { ConversionOptions, ConverterId, Format } from '@docmill/contracts'
import {
  ConversionFailure,
  type EarlyPage,
  type MadeFile,
  type Sandbox,
  type SandboxEvent,
  type SandboxedConversion,
  type Watch,
} from '@docmill/engine/sandbox'
import type { StoredPage } from '../platform/database/index.ts'
import { type Files, NoSuchFile, StorageFull } from '../platform/files/index.ts'
import type { ModelEndpoint } from '../platform/model-endpoint/index.ts'
import type { QueuedJob } from '../platform/queue/index.ts'
import type { ConversionTools } from './dependencies.ts'
import { endWhollyRead, endWithout, endWithResults, isUnfinished, type Outcome } from './end.ts'
import { documentPlace, earlyFolder, earlyPlace, folderOfRun, outputPlace, picturePlace } from './places.ts'
import { readingOf } from './reading.ts'
import * as store from './store.ts'

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
// Most small documents have ended by then: nobody saw their progress, and writing it would only delay their end.
const firstProgressMs = 250
// A cancellation from another process is seen at the next look; the worker is killed at once then. Together below two seconds.
const lookEveryMs = 1_000

/** Does one job of the queue: brings the conversion to an end, or throws so that the job comes again. */
export async function runConversion(tools: RunTools, job: QueuedJob): Promise<void> {
  const claimed = await claim(tools, job.id)
  if (!claimed) return
  const { row, runId } = claimed
  const run = new Run(tools, row, runId, job.signal)
  try {
    const converted = await run.convert()
    await run.finish(run.keep(converted))
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

/** What a run has made, and when it is all on the disk. */
interface Kept {
  readonly outcome: Outcome
  readonly stored: Promise<void>
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
  /** Pages that were read and are not stored yet. */
  #early: EarlyPage[] = []
  /** Pages whose pictures are stored already. */
  readonly #pictured = new Set<number>()
  #nextNote = performance.now() + firstProgressMs
  #noting: NodeJS.Timeout | null = null
  #telling = false
  #writing: Promise<unknown> = Promise.resolve()
  /** Files that are in the files store or on their way, by their place. */
  readonly #stored = new Map<string, Promise<unknown>>()

  constructor(tools: RunTools, row: store.ConversionRow, runId: string, shutdown: AbortSignal) {
    this.#tools = tools
    this.#row = row
    this.#id = runId
    this.#shutdown = shutdown
    this.#pages = [...row.pages]
    this.#look = setInterval(() => this.#checkStillOurs(), lookEveryMs)
    tools.changes.listen(row.id, () => this.#telling || this.#checkStillOurs(), this.#over.signal)
  }

  close(): void {
    clearInterval(this.#look)
    if (this.#noting) clearTimeout(this.#noting)
    this.#over.abort()
  }

  /** Reads the upload in the sandbox and writes its formats, or takes over what has begun to. */
  async convert(): Promise<SandboxedConversion> {
    const { files, sandbox, settings, model, headStarts } = this.#tools
    const options = this.#row.options as ConversionOptions & { formats: Format[] }
    if (!this.#row.sourceKey) throw new NoSuchFile('the upload is gone')
    const reading = readingOf(
      settings,
      this.#row.converter as ConverterId,
      options,
      this.#row.pages.map(({ page }) => page),
    )
    const watch: Watch = {
      signal: AbortSignal.any([this.#shutdown, this.#lost.signal]),
      onEvent: (event) => this.#note(event),
      onPage: (early) => this.#keepEarly(early),
      onFile: (made) => this.#keepFile(made),
      askModel: model === null ? null : (question, signal) => model.ask(question, signal),
    }
    const begun = headStarts.take(this.#row.id, reading)
    if (begun) return begun(watch)
    return sandbox.convert(await files.read(this.#row.sourceKey), reading.request, { ...watch, pictures: reading.pictures })
  }

  /** Begins to put what was made into the files store, under this run's own folder, as far as that has not begun. */
  keep({ document, summary, outputs, pictures: drawn }: SandboxedConversion): Kept {
    const { files, changes } = this.#tools
    const folder = folderOfRun(this.#row.id, this.#id)
    const results = outputs.map(({ format, file: { bytes, ...told } }) => ({ format, key: outputPlace(folder, format), ...told, bytes }))
    if (!this.#stored.has(documentPlace(folder))) changes.made(this.#row.id, { folder, document })
    const begun = new Map(this.#stored)
    const unstored = () =>
      [
        ...[[documentPlace(folder), document] as const, ...results.map(({ key, bytes }) => [key, bytes] as const)].filter(
          ([key]) => !begun.has(key),
        ),
        ...drawn.filter(({ page }) => !this.#pictured.has(page)).map(({ page, bytes }) => [picturePlace(folder, page), bytes] as const),
      ] as const
    const stored = allOf([...begun.values(), this.#writing.then(() => putAll(files, unstored()))])
    // Looked at before anything is charged.
    stored.catch(() => {})
    const issues = summary.issues.map(({ code, place }) => ({ code, page: place?.page ?? null }))
    const pictured = new Set(drawn.map(({ page }) => page))
    const outcome: Outcome = {
      pages: this.#row.pages.map(({ page }) => {
        const outcome = summary.pages.find(({ number }) => number === page)?.outcome ?? 'failed'
        return {
          page,
          outcome,
          reason: outcome === 'failed' ? (issues.find((issue) => issue.page === page)?.code ?? 'page-skipped') : null,
          ...(pictured.size > 0 && !pictured.has(page) && { drawn: false }),
        }
      }),
      outputs: results.map(({ bytes, ...told }) => ({ ...told, bytes: bytes.length })),
      issues,
      tables: summary.tables,
      documents: summary.sheets.map(({ kind, pages, fields, failedChecks }) => ({ kind, pages: [...pages], fields, failedChecks })),
      pagePictures: drawn.length > 0,
      unchecked: summary.unchecked,
    }
    return { outcome, stored }
  }

  /** Charges and ends the conversion once its results are stored, if this run may still write; otherwise its files are thrown away. */
  async finish({ outcome, stored }: Kept): Promise<void> {
    const { database, clock, files } = this.#tools
    this.close()
    await this.#writing
    await stored
    // Mostly everything was read: then that is one statement.
    const ended = (await endWhollyRead(database.kysely, this.#row, outcome, clock.now())) ?? (await this.#endOtherwise(outcome))
    const folder = folderOfRun(this.#row.id, this.#id)
    if (ended) await afterTheEnd(this.#tools, ended)
    await files.deletePrefix(ended ? earlyFolder(folder) : folder)
  }

  #endOtherwise(outcome: Outcome): Promise<store.ConversionRow | null | undefined> {
    const { database, clock } = this.#tools
    return database.kysely.transaction().execute(async (transaction) => {
      const row = await store.lockConversion(transaction, this.#row.id)
      return row?.runId === this.#id ? endWithResults(transaction, row, outcome, clock.now()) : null
    })
  }

  /** Ends the conversion for a failure that is final, and throws for one that another run may not meet. */
  async stopBecause(error: unknown): Promise<void> {
    const { database, clock, log, files } = this.#tools
    await Promise.allSettled([this.#writing, ...this.#stored.values()])
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

  /** Keeps a page for its owner to look at while the others are read; it is stored with the next note of the progress. */
  #keepEarly(page: EarlyPage): void {
    this.#early.push(page)
  }

  /** Begins to store a file while the others are still being written, and shows a document to those who wait for it. */
  #keepFile({ file, bytes }: MadeFile): void {
    const { files, changes } = this.#tools
    const folder = folderOfRun(this.#row.id, this.#id)
    const place = file === 'document' ? documentPlace(folder) : outputPlace(folder, file)
    const stored = files.put(place, bytes, believedByRow)
    // Looked at before anything is charged.
    stored.catch(() => {})
    this.#stored.set(place, stored)
    if (file === 'document') changes.made(this.#row.id, { folder, document: bytes })
  }

  #note(event: SandboxEvent): void {
    if (event.kind !== 'page') return
    this.#pages = this.#pages.map((page) => (page.page === event.page ? { ...page, outcome: event.outcome } : page))
    this.#noting ??= setTimeout(() => this.#write(() => this.#writeProgress()), Math.max(0, this.#nextNote - performance.now()))
  }

  async #writeProgress(): Promise<void> {
    const { database, changes, files } = this.#tools
    const early = this.#early.splice(0)
    this.#noting = null
    this.#nextNote = performance.now() + progressEveryMs
    const folder = folderOfRun(this.#row.id, this.#id)
    await putAll(
      files,
      early.flatMap(({ page, document, picture }) => [
        ...(picture === null ? [] : [[picturePlace(folder, page), picture] as const]),
        [earlyPlace(folder, page), document] as const,
      ]),
    )
    for (const { page, picture } of early) if (picture !== null) this.#pictured.add(page)
    // Only what is stored is offered: of a short document the pages are told when they are read, and stored at its end.
    const stored = new Map(early.map(({ page, picture }) => [page, picture === null ? 'text' : 'picture'] as const))
    this.#pages = this.#pages.map((page) => ({ ...page, early: stored.get(page.page) ?? page.early }))
    const ours = await store.changeRun(database.relaxed, this.#row.id, this.#id, { pages: JSON.stringify(this.#pages) })
    if (!ours) return this.#lost.abort()
    this.#telling = true
    changes.changed(this.#row.id)
    this.#telling = false
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

// What a run writes lies in its own folder, which nobody looks into before the run is noted, and then only for what is noted with it.
const believedByRow = { nameMayComeFirst: true }
// Some beside each other, since each waits for the disk.
const putsAtOnce = 4

/** Stores files; with a fault of one the others come to their end before it is thrown, so that nothing is written into a folder that goes. */
async function putAll(files: Files, all: readonly (readonly [key: string, bytes: Uint8Array])[]): Promise<void> {
  const left = all.values()
  const putLeft = async () => {
    for (const [key, bytes] of left) await files.put(key, bytes, believedByRow)
  }
  await allOf(Array.from({ length: putsAtOnce }, putLeft))
}

/** Resolves when all have; with a fault of one the others come to their end before it is thrown. */
async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
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
  changes.ended(row)
  // Who waits for the end is answered first: what follows nobody waits for, and the embedded database does one thing at a time.
  await new Promise((resolve) => setImmediate(resolve))
  const seconds = ((row.endedAt?.getTime() ?? 0) - (row.startedAt ?? row.createdAt).getTime()) / 1000
  ended({
    converter: row.converter satisfies string as ConverterId,
    state: row.state,
    seconds,
    pagesRead: row.pages.filter(({ outcome }) => outcome === 'read').length,
  })
  if (!row.sourceKey) return
  await files.delete(row.sourceKey)
  await store.changeConversion(database.relaxed, row.id, { sourceKey: null })
}
