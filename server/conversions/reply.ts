import {
  type Conversion,
  type ConversionOptions,
  type ConverterId,
  type ErrorCode,
  errors,
  type Format,
  type Upload,
} from '@docmill/contracts'
import { availableFormats } from './availability.ts'
import { resultFileName } from './file-names.ts'
import { correctionsOf } from './rows.ts'
import type { ConversionRow, UploadRow } from './store.ts'

export const uploadReply = (row: UploadRow): Upload => ({
  id: row.id,
  fileName: row.fileName,
  bytes: row.bytes,
  type: row.type,
  locked: row.locked,
  pages: row.pages,
  expiresAt: row.expiresAt.toISOString(),
})

/** A conversion as callers see it. */
export function conversionReply(row: ConversionRow): Conversion {
  return {
    id: row.id,
    converter: row.converter as ConverterId,
    fileName: row.fileName,
    fileType: row.fileType,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    pagesTotal: row.pages.length,
    pagesDone: row.pages.filter(({ outcome }) => outcome !== 'waiting').length,
    pages: row.pages,
    credits: { held: row.creditsHeld, charged: row.creditsCharged, returned: row.creditsReturned },
    formats: row.outputs
      .filter(({ corrections = 0 }) => corrections === correctionsOf(row))
      .map(({ format, extension, bytes, losses = [] }) => ({
        format: format as Format,
        fileName: resultFileName(row.fileName, extension),
        bytes,
        losses: [...losses],
      })),
    downloads: hasEnded(row) ? [...availableFormats] : [],
    corrections: { revision: row.correctionsRevision, count: row.correctionsCount },
    unchecked: row.unchecked,
    sourceKept: row.sourceKey !== null,
    tables: row.tables,
    documents: row.documents,
    issues: issuesReply(row),
    error: row.errorCode === null ? null : { code: row.errorCode as ErrorCode, message: errors[row.errorCode as ErrorCode].sentence },
    options: row.options as ConversionOptions,
    pagePictures: row.pagePictures,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** What is stored of issues is their code and page: those that say the same are said once. */
const issuesReply = ({ issues }: ConversionRow): Conversion['issues'] => [
  ...new Map(issues.map(({ code, page }) => [`${code} ${page}`, { code, page, detail: issueSentences[code] ?? code }])).values(),
]

const hasEnded = ({ state }: ConversionRow): boolean => state === 'done' || state === 'partial'

// The engine's own details can quote the document, and the database holds no document text: it keeps the code, and this is what it means.
const issueSentences: Readonly<Record<string, string>> = {
  'text-layer-unreadable': 'The text of this page could not be decoded.',
  'page-skipped': 'This page could not be read. It was not charged.',
  'page-without-text': 'This page has no text that could be read.',
  'low-resolution': 'The resolution of this page is low: check its values.',
  'hidden-text': 'This page carries text that a reader does not see. It was left out.',
  'table-uncertain': 'The columns of a table on this page are uncertain: check them.',
  'ambiguous-dates': 'Dates on this page can be read with the day or the month first: check them.',
  'ambiguous-numbers': 'Numbers on this page can be read with thousands or with decimals (1.234): check them.',
  'value-not-on-page': 'A value could not be found on the page and was left out.',
  'language-unsupported': 'Part of this page is in a writing that is not read yet. It was left out.',
  'doubtful-text': 'This page is hard to read, or in a language that is not known here: check its letters and accents.',
  'vision-unavailable': 'The second reader did not answer; the built-in one was used.',
  'output-split': 'The result was larger than the format allows and was split.',
  'time-limit': 'Reading this page took longer than allowed. It was not charged.',
}
