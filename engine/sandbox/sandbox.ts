// What a sandbox does for its caller: it reads files nobody trusts in processes that can reach nothing.
// The caller hands over bytes and gets bytes, or a ConversionFailure of the closed list in engine/stages.ts.

import type { Box, Correction, DocumentKind, Issue, Page } from '../model/index.ts'
import type { Unchecked } from '../review/index.ts'
import type { ConversionRequest, ExportedFile, ExportOptions, FileType, Format, Limits, StageName } from '../stages.ts'

/** A file to read: its bytes, or the path of a file that is copied into the job's own folder. */
export type SandboxInput = Uint8Array | { readonly path: string }

/** What a running job tells, in the order it happens. Never document text. */
export type SandboxEvent =
  /** The file is open: its type, its pages, and how many of them were asked for. */
  | { readonly kind: 'opened'; readonly type: FileType; readonly pageCount: number; readonly pagesToRead: number }
  /** A stage has finished for a page, or for the whole document (null). */
  | { readonly kind: 'stage'; readonly stage: StageName; readonly page: number | null }
  /** Lines of a picture are being read: told once a second at most. */
  | { readonly kind: 'reading' }
  /** An output is being written: told once a second at most. */
  | { readonly kind: 'writing' }
  /** Nothing more is read from this page. */
  | { readonly kind: 'page'; readonly page: number; readonly outcome: Page['outcome'] }
  /** The document itself, or what was written of it in a format, lies ready. */
  | { readonly kind: 'made'; readonly file: MadeFile['file'] }

/** Given beside every job: how to stop it and who wants to know how far it is. */
export interface Watch {
  /** Aborting kills the worker at once; the job ends in ConversionFailure 'cancelled'. */
  readonly signal?: AbortSignal
  readonly onEvent?: (event: SandboxEvent) => void
  /** Lends a conversion a model as second reader of fields; left out: none. */
  readonly askModel?: AskModel | null
  /** Gets the pages of a conversion of several, each before its event; left out: nobody wants them early. */
  readonly onPage?: (early: EarlyPage) => void
  /** Gets the files of a conversion, each as soon as it is written, while others are still to come; what is handed over at the end is the same. */
  readonly onFile?: (made: MadeFile) => void
  /**
   * Where a conversion's outputs are to lie, by their extension: they are copied there, however large, and neither they nor the document
   * itself, which can be many times as large, are handed over as bytes. Left out: both are.
   */
  readonly outputsTo?: (extension: string) => string
}

/** A page that was read while others of its document still wait. */
export interface EarlyPage {
  readonly page: number
  /** JSON text of a SerialDocument of this page alone: without fields, tables not joined with those of other pages. */
  readonly document: Uint8Array
  /** As the request for pictures says; null when none was asked for or the page could not be drawn. */
  readonly picture: Uint8Array | null
}

/** A file of a conversion that has not ended: the SerialDocument as JSON text, or an output. Worth nothing when the conversion fails after all. */
export interface MadeFile {
  readonly file: 'document' | Format
  readonly bytes: Uint8Array
}

/** What goes to a model: text and pictures of one document, and the JSON Schema its answer must have. */
export interface ModelQuestion {
  readonly text: string
  readonly schema: object
  readonly pictures: readonly { readonly mediaType: string; readonly bytes: Uint8Array }[]
}
/** Asks a model and gives its answer as parsed JSON; rejects when there is none. It is told nothing but the question. */
export type AskModel = (question: ModelQuestion, signal: AbortSignal) => Promise<unknown>

export interface PictureRequest {
  readonly format: 'png' | 'webp'
  readonly dpi: number
}
export interface PagePicture {
  readonly page: number
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly mediaType: 'image/png' | 'image/webp'
  readonly bytes: Uint8Array
}

export interface ExportRequest {
  readonly format: Format
  readonly options: ExportOptions
  /** The pictures of the document's pages as they were kept; none when left out. */
  readonly pictures?: readonly PagePicture[]
  /** Made before anything is written; none when left out. */
  readonly corrections?: readonly Correction[]
}

/** A document of a workbook. */
export interface WorkbookEntry {
  /** As its reader knows it: the file's name. */
  readonly name: string
  /** JSON text of a SerialDocument, fetched when its turn has come where a function gives it; null: it could not be read, and `note` says why. */
  readonly document: SandboxInput | (() => Promise<SandboxInput>) | null
  /** Made first. */
  readonly corrections?: readonly Correction[]
  readonly note?: string | null
}

/** What a job cost its worker. */
export interface Usage {
  readonly wallMs: number
  readonly cpuSeconds: number
  /** Highest resident memory of the worker since it started, in bytes. */
  readonly peakBytes: number
}

export interface SheetSummary {
  readonly kind: DocumentKind
  /** How sure the kind is, 0 to 1. */
  readonly kindConfidence: number
  readonly pages: readonly number[]
  /** Fields found, lists left out; of them those whose value should be looked at (standing 'check' or 'doubtful'). */
  readonly fields: number
  readonly unsure: number
  readonly missing: number
  readonly failedChecks: number
}

/** What can be said of a document without its text. */
export interface DocumentSummary {
  readonly type: FileType
  /** Pages of the file; `pages` lists those that were asked for. */
  readonly pageCount: number
  readonly pages: readonly { readonly number: number; readonly outcome: Page['outcome']; readonly readBy: Page['readBy'] }[]
  readonly tables: number
  readonly words: number
  /** The documents of which fields were asked for: counts, never a name or value of a field. */
  readonly sheets: readonly SheetSummary[]
  readonly issues: readonly Issue[]
  readonly unchecked: Unchecked
}

/** How a document stands with its corrections made. */
export interface ReviewSummary {
  readonly unchecked: Unchecked
  /** Places in the list, from 0, of corrections that fit nothing in the document. */
  readonly ignored: readonly number[]
}

/** What is written in a box that somebody drew, in page points. */
export interface RegionReading {
  readonly readBy: 'document' | 'ocr'
  readonly words: readonly { readonly text: string; readonly box: Box; readonly confidence: number }[]
}

export interface SandboxedConversion {
  /** Empty where outputs were copied to files; else the SerialDocument as JSON text in UTF-8; `revive` of @docmill/engine/model makes a ParsedDocument of what JSON.parse gives. */
  readonly document: Uint8Array
  readonly summary: DocumentSummary
  readonly outputs: readonly { readonly format: Format; readonly file: ExportedFile }[]
  /** One a page that could be drawn, when pictures were asked for. */
  readonly pictures: readonly PagePicture[]
  readonly usage: Usage
}

export interface Inspection {
  readonly type: FileType
  /** true: a password is needed, and the pages are unknown. */
  readonly locked: boolean
  readonly pageCount: number | null
}

/**
 * How far a worker is shut in. namespace: its own file system, processes and network (bwrap). network-only: no network and resource
 * limits, files guarded by Node's permission model. permission-model: Node's permission model alone, a seat belt and not a wall.
 */
export type IsolationLevel = 'namespace' | 'network-only' | 'permission-model'
/** One thing tried inside a worker that must not succeed. */
export interface Probe {
  readonly name: string
  readonly denied: boolean
  /** The error met, or what was reached. */
  readonly detail: string
}
export interface IsolationReport {
  readonly level: IsolationLevel
  /** true when every probe was denied. */
  readonly sound: boolean
  readonly probes: readonly Probe[]
}

export interface SandboxOptions {
  /** Jobs at once; each has a process of its own. Default 1. */
  readonly workers?: number
  /** Where the private folder of jobs is made. Default: the system's folder for temporary files. */
  readonly temporaryFolder?: string
  /** The strongest level to try; weaker ones follow when the system does not allow it. Default 'namespace'. */
  readonly strongest?: IsolationLevel
  /** Resident memory of a worker and its children, in bytes. Default 1.5 GB. */
  readonly memoryBytes?: number
  /** A worker is replaced after this many jobs, by one that is started a few jobs before. Default 200. */
  readonly jobsPerWorker?: number
  readonly time?: Partial<TimeLimits>
}
/** A job is stopped with 'time-limit' when it takes longer than `baseMs` + `perPageMs` a page asked for, than the request's own limit, or when nothing finishes for `stallMs`. */
export interface TimeLimits {
  readonly baseMs: number
  readonly perPageMs: number
  readonly stallMs: number
}

/**
 * Jobs wait in the order they come. All reject with ConversionFailure; those a worker can bring upon itself are 'reader-crashed',
 * 'time-limit', 'memory-limit', and 'cancelled' after an abort. A job is never tried twice.
 */
export interface Sandbox {
  /** Workers that have nothing to do now. */
  readonly idleWorkers: number
  /** Reads a file and writes it in every format asked for, with pictures of its pages when `pictures` is given. */
  convert(
    file: SandboxInput,
    request: ConversionRequest,
    options?: Watch & { readonly pictures?: PictureRequest | null },
  ): Promise<SandboxedConversion>
  /** Type and pages of a file, for a quote; a locked file without its password is an answer, a wrong password a failure. */
  inspect(file: SandboxInput, request: { readonly password: string | null; readonly limits: Limits }, watch?: Watch): Promise<Inspection>
  /** A copy of a locked PDF that opens without its password. A file that is not locked is copied too. */
  unlock(file: SandboxInput, request: { readonly password: string; readonly limits: Limits }, watch?: Watch): Promise<Uint8Array>
  /**
   * Writes a document in a format once more: JSON text of a SerialDocument, as convert gave it, with the corrections made first. Word files and
   * searchable PDFs show what is on the pages from the pictures given; without them they say what they lack.
   */
  export(document: Uint8Array, request: ExportRequest, watch?: Watch): Promise<ExportedFile>
  /** The fields of many documents in one workbook, a row for each; what is wrong with one stops it for all. */
  workbook(documents: readonly WorkbookEntry[], watch?: Watch): Promise<ExportedFile>
  /** What is left to check in a document, JSON text of a SerialDocument, once the corrections are made. */
  review(document: Uint8Array, corrections: readonly Correction[], watch?: Watch): Promise<ReviewSummary>
  /** What is written in a box of a page, in page points; `picture` is the page's as it was kept. */
  region(
    document: Uint8Array,
    request: { readonly page: number; readonly box: Box; readonly picture: PagePicture | null },
    watch?: Watch,
  ): Promise<RegionReading>
  /** The picture of a page once more, at most `width` pixels wide, as WebP. */
  shrink(picture: Uint8Array, request: { readonly page: number; readonly width: number }, watch?: Watch): Promise<PagePicture>
  /** Draws one page. */
  picture(
    file: SandboxInput,
    request: PictureRequest & { readonly page: number; readonly password: string | null; readonly limits: Limits },
    watch?: Watch,
  ): Promise<PagePicture>
  /** Draws what a stage made of one page over the page's picture: for people who want to see why. PNG. */
  explain(
    file: SandboxInput,
    request: { readonly stage: StageName; readonly page: number; readonly password: string | null; readonly limits: Limits },
    watch?: Watch,
  ): Promise<PagePicture>
  /** What a fresh worker could not reach; tried once and remembered. */
  isolation(): Promise<IsolationReport>
  /** Stops all workers and removes all folders; running jobs end as 'cancelled'. */
  close(): Promise<void>
}
