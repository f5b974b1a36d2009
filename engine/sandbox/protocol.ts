// What passes between the pool and its workers: one JSON text a line, jobs on the worker's standard input, answers on descriptor 3.
// Files pass through the job folder under the names given here; a worker never names a path.

import type { Box } from '../model/index.ts'
import type { ConversionRequest, ExportOptions, FailureCode, Format, Limits, StageName } from '../stages.ts'
import type { PagePicture, PictureRequest, SandboxEvent } from './sandbox.ts'

export type Job =
  | {
      readonly kind: 'convert'
      readonly request: ConversionRequest
      readonly pictures: PictureRequest | null
      /** Whether questions to a model are answered. */
      readonly mayAsk: boolean
      /** Whether each page is wanted as soon as it is read. */
      readonly early: boolean
      /** Whether each file is wanted as soon as it is written. */
      readonly hands: boolean
      /** Whether the document itself is wanted beside what was written of it. */
      readonly keeps: boolean
    }
  | { readonly kind: 'inspect'; readonly password: string | null; readonly limits: Limits }
  | { readonly kind: 'unlock'; readonly password: string; readonly limits: Limits }
  /** Of the document in `input` with the corrections beside it. */
  | {
      readonly kind: 'export'
      readonly format: Format
      readonly options: ExportOptions
      readonly pictures: readonly Omit<PagePicture, 'bytes'>[]
    }
  /** Of the documents in `input-1`, `input-2` and so on, each with the corrections beside it; those that could not be read have no files. */
  | {
      readonly kind: 'workbook'
      readonly files: readonly { readonly name: string; readonly read: boolean; readonly note: string | null }[]
    }
  | { readonly kind: 'review' }
  /** Of the document in `input`, with the picture of the page when one was kept. */
  | { readonly kind: 'region'; readonly page: number; readonly box: Box; readonly picture: Omit<PagePicture, 'bytes'> | null }
  | { readonly kind: 'shrink'; readonly page: number; readonly width: number }
  | ({ readonly kind: 'picture'; readonly page: number; readonly password: string | null; readonly limits: Limits } & PictureRequest)
  | {
      readonly kind: 'explain'
      readonly stage: StageName
      readonly page: number
      readonly password: string | null
      readonly limits: Limits
    }
  | { readonly kind: 'probe'; readonly parent: number; readonly port: number; readonly forbiddenFolder: string }

export type Answer =
  /** The process runs and can take jobs; its readers are still warming up. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly event: SandboxEvent }
  /** Something the worker wants a model to be asked; the pages' pictures lie in the job folder. Answered by a Reply. */
  | ({ readonly kind: 'question' } & Question)
  /** The job is done; what it made is described in `result.json`. */
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: FailureCode; readonly message: string; readonly frames: string }

/** A question of a worker: text and schema of the answer go out as they are, nothing else does. */
export interface Question {
  readonly id: number
  readonly text: string
  /** JSON Schema as JSON text. */
  readonly schema: string
  /** Pages whose pictures go along. */
  readonly pages: readonly number[]
}
/** What the parent answers, on the worker's standard input between jobs' lines. */
export interface Reply {
  readonly kind: 'reply'
  readonly id: number
  /** null: no answer is to be had. */
  readonly answer: unknown
}

/** Descriptor on which a worker answers. Not standard output: libraries print there. */
export const answerDescriptor = 3
/** Bytes a worker may send in one job, in all: 300 pages give 1,500 events of 100 bytes. More is not a worker that does its work. */
export const answerBytesLimit = 4 * 1024 * 1024

export const fileNames = {
  input: 'input',
  corrections: 'corrections.json',
  entry: (number: number) => `input-${number}`,
  entryCorrections: (number: number) => `corrections-${number}.json`,
  result: 'result.json',
  document: 'document.json',
  /** One page as a document of its own, there before the page's event is told. */
  early: (page: number) => `early-${page}.json`,
  unlocked: 'unlocked',
  output: (format: Format) => `output-${format}`,
  /** What of an output comes behind what is still to be read; the worker's own. */
  later: (format: Format) => `later-${format}`,
  picture: (page: number) => `page-${page}`,
  questionPicture: (page: number) => `question-${page}`,
  /** A picture that the caller kept and gives back. */
  kept: (page: number) => `kept-${page}`,
} as const
