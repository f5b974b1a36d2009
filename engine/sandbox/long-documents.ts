import * as engine from '../index.ts'
import type { OutputResult } from './results.ts'
import type { DocumentSummary } from './sandbox.ts'
import { type Storage, type StretchWriter, stretchWriter } from './stretch-writers.ts'

/**
 * Pages that are held at once of a long document. A dense page of words and a table takes 160 kB while its document is put together, with
 * what the collector has not yet taken twice that. 2,600 such pages to JSON in stretches of 250 pages took 730 MB in all, of 150 597 MB; of 100 no less.
 */
const pagesInStretch = 150
/** A Word file holds each word as an object for every look it has: 2,600 pages took 917 MB in stretches of 150 pages, 593 in these. */
const pagesInStretchOfWord = 40
/**
 * Words that are held at once of a long document whose pages are denser still: 150 pages of a ledger of 900 rows filled 589 of the 640 MB that
 * a worker has for its objects.
 */
const wordsInStretch = 120_000
/** Documents of fewer pages are read as a whole. */
const mostPagesAsWhole = 800
/** Formats whose result can be written while pages are still read, or of which little is kept till the end. */
const inStretches: ReadonlySet<engine.Format> = new Set<engine.Format>(['md', 'txt', 'json', 'csv', 'xlsx', 'docx', 'pdf'])

/**
 * true for a request that may be done in stretches of pages, so that memory does not grow with all that is on them: neither fields nor a
 * title block are wanted, which look at all pages together, nor the pictures of Markdown, whose pages are drawn anew at the end.
 */
export const isDoneInStretches = ({ formats, fields, exportOptions }: engine.ConversionRequest, pagesToRead: number): boolean =>
  pagesToRead > mostPagesAsWhole &&
  fields === null &&
  !exportOptions.frontMatter &&
  formats.length > 0 &&
  formats.every((format) => inStretches.has(format)) &&
  !(formats.includes('md') && exportOptions.markdownPictures === 'files') &&
  !(formats.includes('json') && exportOptions.jsonShape === 'fields')

/** Pages of a stretch: as many as usual, or fewer where the first, a middle or the last page holds very many words. */
export async function stretchFor(
  open: engine.OpenFile,
  { formats }: Pick<engine.ConversionRequest, 'formats'>,
  pages: readonly number[],
): Promise<number> {
  const most = formats.includes('docx') ? pagesInStretchOfWord : pagesInStretch
  let densest = 1
  for (const index of new Set([0, pages.length >> 1, pages.length - 1])) densest = Math.max(densest, await wordsOn(open, pages[index] ?? 1))
  return Math.max(1, Math.min(most, Math.floor(wordsInStretch / densest)))
}

/** Words of a page's text layer; 0 for a page that cannot be read, which is told when its turn comes. */
async function wordsOn(open: engine.OpenFile, number: number): Promise<number> {
  try {
    return (await (await open.page(number)).marks())?.words.length ?? 0
  } catch {
    return 0
  }
}

interface Means extends Storage {
  readonly summaryOf: (document: engine.ParsedDocument) => DocumentSummary
  /** What writers may look at beside a stretch: the file, and the pictures of its pages. */
  readonly sourceOf: (document: engine.ParsedDocument) => engine.ExportSource
  /** Called again and again while outputs are written. */
  readonly working?: () => void
  /** Pages held at once; left out: as many as their words allow. */
  readonly stretchOf?: number
}

/**
 * Reads a long document stretch by stretch and writes what each gives. A table or paragraph that runs over the end of a stretch ends there.
 * Throws ConversionFailure like `understandPages`; 'nothing-to-read' only when no page of any stretch could be read.
 */
export async function convertInStretches(
  open: engine.OpenFile,
  request: engine.ConversionRequest,
  tools: Parameters<typeof engine.understandPages>[2],
  { summaryOf, sourceOf, stretchOf: wanted, working = () => {}, ...storage }: Means,
): Promise<{ readonly summary: DocumentSummary; readonly outputs: readonly OutputResult[] }> {
  const pages = engine.pagesToRead(open, request)
  const stretchOf = wanted ?? (await stretchFor(open, request, pages))
  const writers: StretchWriter[] = []
  for (const format of request.formats) writers.push(await stretchWriter(format, request.exportOptions, pages, storage, working))
  let whole: DocumentSummary | null = null
  let unread: DocumentSummary['pages'] = []
  let failure: unknown = null
  for (let from = 0; from < pages.length; from += stretchOf) {
    const stretch = pages.slice(from, from + stretchOf)
    let document: engine.ParsedDocument
    try {
      document = await engine.understandPages(open, { ...request, pages: stretch }, tools)
    } catch (error) {
      if (!(error instanceof engine.ConversionFailure) || error.code !== 'nothing-to-read') throw error
      failure = error
      const failed = stretch.map(failedPage)
      unread = [...unread, ...failed.map(({ number, outcome, readBy }) => ({ number, outcome, readBy }))]
      const nothing = { pages: failed, blocks: [], sheets: [], issues: [] }
      for (const writer of writers) await writer.add(nothing, sourceOf(nothing))
      continue
    }
    const source = sourceOf(document)
    for (const writer of writers) await writer.add(document, source)
    whole = joined(whole, summaryOf(document))
  }
  if (whole === null) throw failure
  const outputs: OutputResult[] = []
  for (const writer of writers) {
    const { losses, ...output } = await writer.end()
    outputs.push({ ...output, losses: [...losses, `Tables and paragraphs were joined over pages within stretches of ${stretchOf} pages.`] })
  }
  return { summary: { ...whole, pages: [...whole.pages, ...unread].sort((a, b) => a.number - b.number) }, outputs }
}

/** A page of which nothing could be read; its size is not known, so that of A4 stands in, in points. */
const failedPage = (number: number): engine.Page => ({
  number,
  size: { width: 595, height: 842 },
  readBy: 'text-layer',
  words: [],
  toImage: null,
  outcome: 'failed',
})

const joined = (before: DocumentSummary | null, after: DocumentSummary): DocumentSummary =>
  before === null
    ? after
    : {
        ...before,
        pages: [...before.pages, ...after.pages],
        tables: before.tables + after.tables,
        words: before.words + after.words,
        issues: [...before.issues, ...after.issues],
        unchecked: {
          fields: before.unchecked.fields + after.unchecked.fields,
          cells: before.unchecked.cells + after.unchecked.cells,
        },
      }
