// The shapes of everything a worker may answer. What passes here is used to charge, to store and to name files: nothing is taken on trust.

import { documentKinds } from '../model/index.ts'
import { type FailureCode, type FileType, type Format, failureSentences, formats, type StageName, stageNames } from '../stages.ts'
import type { Answer, Question } from './protocol.ts'
import type {
  DocumentSummary,
  Inspection,
  MadeFile,
  PagePicture,
  Probe,
  RegionReading,
  ReviewSummary,
  SandboxEvent,
  SheetSummary,
  Usage,
} from './sandbox.ts'
import { count, list, number, oneOf, orNull, record, type Shape, ShapeError, text, truth } from './shape.ts'

const mostPages = 100_000
const fileType = oneOf<FileType>(['pdf', 'jpeg', 'png', 'tiff'])
const outcome = oneOf<'read' | 'blank' | 'failed'>(['read', 'blank', 'failed'])
const sentence = text(2000)
const coordinate = number(-1e9, 1e9)

const usage: Shape<Usage> = record<Usage>({ wallMs: number(0, 1e9), cpuSeconds: number(0, 1e7), peakBytes: number(0, 1e13) })

const issue: Shape<DocumentSummary['issues'][number]> = record<DocumentSummary['issues'][number]>({
  code: oneOf([
    'text-layer-unreadable',
    'page-skipped',
    'page-without-text',
    'low-resolution',
    'hidden-text',
    'table-uncertain',
    'ambiguous-dates',
    'ambiguous-numbers',
    'value-not-on-page',
    'language-unsupported',
    'doubtful-text',
    'vision-unavailable',
    'output-split',
    'time-limit',
  ]),
  place: orNull(
    record({
      page: count(mostPages),
      box: orNull(record({ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate })),
    }),
  ),
  detail: sentence,
})

const sheet: Shape<SheetSummary> = record<SheetSummary>({
  kind: oneOf(documentKinds),
  kindConfidence: number(0, 1),
  pages: list(count(mostPages), mostPages),
  fields: count(1e9),
  unsure: count(1e9),
  missing: count(1e9),
  failedChecks: count(1e9),
})

/** A converted document as the worker tells it: the files it wrote are read by the parent. */
export interface ConversionResult {
  readonly summary: DocumentSummary
  readonly outputs: readonly OutputResult[]
  readonly pictures: readonly Omit<PagePicture, 'bytes'>[]
  readonly usage: Usage
}
export interface OutputResult {
  readonly format: Format
  readonly extension: string
  readonly mediaType: string
  readonly losses: readonly string[]
}

const extension: Shape<string> = (value) => {
  const given = text(60)(value)
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(given)) throw new ShapeError('file extension expected')
  return given
}
const mediaType: Shape<string> = (value) => {
  const given = text(120)(value)
  if (!/^[a-z]+\/[a-z0-9.+-]+(; ?charset=[a-z0-9-]+)?$/i.test(given)) throw new ShapeError('media type expected')
  return given
}
export const outputResult: Shape<OutputResult> = record<OutputResult>({
  format: oneOf<Format>(formats),
  extension,
  mediaType,
  losses: list(sentence, 1000),
})
export const pictureResult: Shape<Omit<PagePicture, 'bytes'>> = record<Omit<PagePicture, 'bytes'>>({
  page: count(mostPages),
  width: count(100_000),
  height: count(100_000),
  mediaType: oneOf(['image/png', 'image/webp']),
})
const unchecked = record<ReviewSummary['unchecked']>({ fields: count(1e9), cells: count(1e9) })
/** No list of corrections is longer than this. */
const mostCorrections = 1_000_000
export const reviewResult: Shape<ReviewSummary> = record<ReviewSummary>({
  unchecked,
  ignored: list(count(mostCorrections), mostCorrections),
})
export const regionResult: Shape<RegionReading> = record<RegionReading>({
  readBy: oneOf(['document', 'ocr']),
  words: list(
    record<RegionReading['words'][number]>({
      text: text(2000),
      box: record({ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate }),
      confidence: number(0, 1),
    }),
    mostPages,
  ),
})
export const conversionResult: Shape<ConversionResult> = record<ConversionResult>({
  summary: record<DocumentSummary>({
    type: fileType,
    pageCount: count(mostPages),
    pages: list(
      record<DocumentSummary['pages'][number]>({ number: count(mostPages), outcome, readBy: oneOf(['text-layer', 'ocr', 'vision']) }),
      mostPages,
    ),
    tables: count(1e9),
    words: count(1e9),
    sheets: list(sheet, mostPages),
    issues: list(issue, mostPages),
    unchecked,
  }),
  outputs: list(outputResult, formats.length),
  pictures: list(pictureResult, mostPages),
  usage,
})
export const inspectionResult: Shape<Inspection> = record<Inspection>({
  type: fileType,
  locked: truth,
  pageCount: orNull(count(mostPages)),
})
export const probesResult: Shape<Probe[]> = list(record<Probe>({ name: text(80), denied: truth, detail: text(200) }), 50)

const event: Shape<SandboxEvent> = (value) => {
  const { kind } = record<{ kind: SandboxEvent['kind'] }>({ kind: oneOf(['opened', 'stage', 'reading', 'writing', 'page', 'made']) })(value)
  switch (kind) {
    case 'opened':
      return {
        kind,
        ...record({ type: fileType, pageCount: count(mostPages), pagesToRead: count(mostPages) })(value),
      }
    case 'stage':
      return { kind, ...record({ stage: oneOf<StageName>(stageNames), page: orNull(count(mostPages)) })(value) }
    case 'reading':
    case 'writing':
      return { kind }
    case 'page':
      return { kind, ...record({ page: count(mostPages), outcome })(value) }
    case 'made':
      return { kind, ...record({ file: oneOf<MadeFile['file']>(['document', ...formats]) })(value) }
  }
}

const failureCodes = Object.keys(failureSentences) as readonly FailureCode[]

/** Pages whose pictures may go along with one question. */
const mostQuestionPages = 8
const question: Shape<Question> = record<Question>({
  id: count(1000),
  text: text(120_000),
  schema: text(64_000),
  pages: list(count(mostPages), mostQuestionPages),
})

/** One line of a worker, checked. Throws ShapeError. */
export const answer: Shape<Answer> = (value) => {
  const { kind } = record<{ kind: Answer['kind'] }>({ kind: oneOf(['ready', 'event', 'question', 'done', 'refused']) })(value)
  switch (kind) {
    case 'ready':
    case 'done':
      return { kind }
    case 'event':
      return { kind, event: record({ event })(value).event }
    case 'question':
      return { kind, ...question(value) }
    case 'refused':
      return { kind, ...record({ code: oneOf<FailureCode>(failureCodes), message: sentence, frames: text(8000) })(value) }
  }
}
