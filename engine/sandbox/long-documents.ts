import * as engine from '../index.ts'
import type { OutputResult } from './results.ts'
import type { DocumentSummary } from './sandbox.ts'
import { stretchEnd } from './stretch-ends.ts'
import { type Storage, type StretchWriter, stretchWriter } from './stretch-writers.ts'

/**
 * Pages that are held at once of a long document. A dense page of words and a table takes 160 kB while its document is put together, with
 * what the collector has not yet taken twice that. 2,600 such pages to CSV took 736 MB in all in stretches of 150 pages, 656 in these.
 */
const pagesInStretch = 100
/** A Word file holds each word as an object for every look it has: 2,600 pages took 720 MB in stretches of 40 pages, 611 in these. */
const pagesInStretchOfWord = 25
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
 * Reads a long document stretch by stretch and writes what each gives. A stretch ends where nothing runs on to the next page if there is such
 * a place; where a table or paragraph is parted all the same, the outputs say so. Throws ConversionFailure like `understandPages`;
 * 'nothing-to-read' only when no page of any stretch could be read.
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
  const summaries: DocumentSummary[] = []
  let unread: DocumentSummary['pages'] = []
  let failure: unknown = null
  const write = async (stretch: readonly engine.UnderstoodPage[]) => {
    const document = await engine.documentOf(stretch, open, request, tools).catch((error: unknown) => {
      if (!(error instanceof engine.ConversionFailure) || error.code !== 'nothing-to-read') throw error
      failure = error
      return { pages: stretch.map(({ laidOut }) => failedPage(laidOut.page.number)), blocks: [], sheets: [], issues: [] }
    })
    const source = sourceOf(document)
    for (const writer of writers) await writer.add(document, source)
    if (document.pages.some(({ outcome }) => outcome !== 'failed')) summaries.push(summaryOf(document))
    else unread = [...unread, ...document.pages.map(({ number, outcome, readBy }) => ({ number, outcome, readBy }))]
  }
  const partedBehind: number[] = []
  let waiting: engine.UnderstoodPage[] = []
  tools.trace('load', null, open)
  for await (const page of engine.understoodPages(open, request, tools)) {
    waiting.push(page)
    if (waiting.length <= stretchOf) continue
    const end = stretchEnd(waiting)
    if (end.parts) partedBehind.push(waiting[end.pages - 1]?.laidOut.page.number ?? 0)
    await write(waiting.slice(0, end.pages))
    waiting = waiting.slice(end.pages)
  }
  if (waiting.length > 0) await write(waiting)
  const [first, ...others] = summaries
  if (first === undefined) throw failure
  const { pages: read, ...summary } = others.reduce(joined, first)
  const outputs: OutputResult[] = []
  for (const writer of writers) {
    const { losses, ...output } = await writer.end()
    outputs.push({ ...output, losses: [...losses, ...partedLosses(partedBehind)] })
  }
  return { summary: { ...summary, pages: [...read, ...unread].sort((a, b) => a.number - b.number) }, outputs }
}

/** Pages that a loss names one by one. */
const mostNamed = 5

/** What it costs to read a long file in stretches: nothing when none of them ends amid a table or paragraph. */
function partedLosses(behind: readonly number[]): string[] {
  if (behind.length === 0) return []
  const named = behind.slice(0, mostNamed).join(', ')
  const more = behind.length > mostNamed ? ` and ${behind.length - mostNamed} more` : ''
  return [
    `So long a file is read in stretches, and what runs on from one to the next, a table, a list or a paragraph, is parted there: behind page ${named}${more}.`,
  ]
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

const joined = (before: DocumentSummary, after: DocumentSummary): DocumentSummary => ({
  ...before,
  pages: [...before.pages, ...after.pages],
  tables: before.tables + after.tables,
  words: before.words + after.words,
  issues: [...before.issues, ...after.issues],
  unchecked: {
    fields: before.unchecked.fields + after.unchecked.fields,
    cells: before.unchecked.cells + after.unchecked.cells,
  },
})
