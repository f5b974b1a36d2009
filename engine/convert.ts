// The whole engine on one screen:
//
//   bytes -> load -> each page: read -> tables -> layout -> structure -> (fields) -> ParsedDocument -> export -> bytes
//
// A page that cannot be read becomes a failed page with an issue and the others go on. Whatever concerns the file or the request
// (a wrong password, too many pages, an abort) stops the conversion with a ConversionFailure.

import { exporters, openSource } from './export/index.ts'
import { fields } from './fields/index.ts'
import { layout } from './layout/index.ts'
import { load } from './load/index.ts'
import { type Block, drawnOn, type Issue, type Page, type ParsedDocument } from './model/index.ts'
import { asRead } from './picture/index.ts'
import { read } from './read/index.ts'
import type {
  ConversionRequest,
  ExportedFile,
  ExportOptions,
  ExportSource,
  Extraction,
  FailureCode,
  Format,
  LaidOutPage,
  OpenFile,
  ReadPage,
  Structure,
  Tools,
} from './stages.ts'
import { ConversionFailure, failureSentences, noSource } from './stages.ts'
import { structure } from './structure/index.ts'
import { tables } from './tables/index.ts'

export {
  batchWorkbook,
  dpiWithin,
  type GatheringWriter,
  gatheringWriter,
  jsonWriter,
  type NamedDocument,
  openSource,
} from './export/index.ts'
export { asRead } from './picture/index.ts'

export interface Conversion {
  readonly document: ParsedDocument
  readonly outputs: readonly { readonly format: Format; readonly file: ExportedFile }[]
}

/** Reads a file and writes it in every format asked for. Throws ConversionFailure for a file or a request that gives no output. */
export async function convert(file: Uint8Array, request: ConversionRequest, tools: Tools): Promise<Conversion> {
  refuseWhatIsNotThere(request)
  const open = await openFor(file, request)
  try {
    const document = await understandPages(open, request, tools)
    const source = openSource(asRead(open, document.pages), file, request.limits)
    const outputs: { format: Format; file: ExportedFile }[] = []
    for (const format of request.formats) {
      stopWhenAborted(tools)
      outputs.push({ format, file: await exportDocument(document, format, request.exportOptions, source) })
      tools.trace('export', null, format)
    }
    return { document, outputs }
  } finally {
    await open.close()
  }
}

/** Reads a file: its pages, and their content in reading order. Throws ConversionFailure, 'nothing-to-read' when every page fails. */
export async function understand(file: Uint8Array, request: ConversionRequest, tools: Tools): Promise<ParsedDocument> {
  refuseWhatIsNotThere(request)
  const open = await openFor(file, request)
  try {
    return await understandPages(open, request, tools)
  } finally {
    await open.close()
  }
}

/** Opens a file for a request: the limit of pages counts those asked for. Throws ConversionFailure. */
export async function openFor(file: Uint8Array, request: ConversionRequest): Promise<OpenFile> {
  if (request.pages === null) return load(file, request)
  const { pages } = request
  if (new Set(pages).size > request.limits.pages) throw new ConversionFailure('too-many-pages')
  return load(file, { ...request, limits: { ...request.limits, pages: Number.POSITIVE_INFINITY } })
}

/** Like `understand` for a file that is open already and stays open. */
export async function understandPages(open: OpenFile, request: ConversionRequest, tools: Tools): Promise<ParsedDocument> {
  tools.trace('load', null, open)
  const pages: UnderstoodPage[] = []
  for await (const page of understoodPages(open, request, tools)) pages.push(page)
  return documentOf(pages, open, request, tools)
}

/** A page and what was found on it; `failure` says why, when it could not be read. */
export interface UnderstoodPage {
  readonly laidOut: LaidOutPage
  readonly failure?: unknown
}

/** Reads the pages of a request, one when it is asked for. Throws ConversionFailure for what concerns the whole file. */
export async function* understoodPages(open: OpenFile, request: ConversionRequest, tools: Tools): AsyncGenerator<UnderstoodPage> {
  for (const number of pagesToRead(open, request)) {
    stopWhenAborted(tools)
    const page = await understandPage(open, number, expecting(tools, request.languages)).then(
      (laidOut): UnderstoodPage => ({ laidOut }),
      (failure): UnderstoodPage => {
        if (concernsWholeFile(failure)) throw failure
        stopWhenAborted(tools)
        return { laidOut: failedPage(number, failure), failure }
      },
    )
    tools.trace('layout', number, page.laidOut)
    await tools.afterPage?.(page.laidOut)
    yield page
  }
}

/** Puts pages together that follow each other: their blocks, and the fields when they are wanted. Throws ConversionFailure, 'nothing-to-read' when every page failed. */
export async function documentOf(
  understood: readonly UnderstoodPage[],
  open: OpenFile,
  request: ConversionRequest,
  tools: Tools,
): Promise<ParsedDocument> {
  const pages = understood.map(({ laidOut }) => laidOut)
  const failures = understood.filter((page) => 'failure' in page).map(({ failure }) => failure)
  if (pages.every(({ page }) => page.outcome === 'failed')) throw nothingRead(failures, pages)
  const structured = structure(pages, open.outline)
  tools.trace('structure', null, structured)
  const extraction = await readFields(pages, structured, request, tools, open)
  const issues = [...pages.flatMap(issuesOf), ...structured.issues, ...extraction.issues]
  return { pages: pages.map(withoutMarks), blocks: structured.blocks, sheets: extraction.sheets, issues }
}

/** One page as a document of its own, without what only the whole document tells: fields, and tables that run over pages. */
export function documentOfPage(page: LaidOutPage): ParsedDocument {
  const { blocks, issues } = structure([page], [])
  return { pages: [withoutMarks(page)], blocks, sheets: [], issues: [...issuesOf(page), ...issues] }
}

/** What stands on pages that follow each other, without the document they belong to. */
export const blocksOn = (pages: readonly UnderstoodPage[]): readonly Block[] =>
  structure(
    pages.map(({ laidOut }) => laidOut),
    [],
  ).blocks

async function readFields(
  pages: readonly LaidOutPage[],
  { blocks }: Structure,
  { fields: wanted }: ConversionRequest,
  tools: Tools,
  open: OpenFile,
): Promise<Extraction> {
  if (wanted === null) return { sheets: [], issues: [] }
  const read = pages.map(({ page }) => page).filter(({ outcome }) => outcome !== 'failed')
  const extraction = await fields(read, blocks, wanted, tools, await open.attachments())
  tools.trace('fields', null, extraction)
  return extraction
}

/**
 * Writes a document in one format, with the pictures of its pages and the file itself as far as they are given.
 * Throws ConversionFailure 'format-not-available' for a format this engine does not write.
 */
export async function exportDocument(
  document: ParsedDocument,
  format: Format,
  options: ExportOptions,
  source: ExportSource = noSource,
): Promise<ExportedFile> {
  const write = exporters[format]
  if (write === undefined) throw new ConversionFailure('format-not-available')
  return write(document, options, source)
}

/** The pages a request names, checked against the file: all of them when it names none. Throws ConversionFailure 'page-out-of-range'. */
export function pagesToRead(open: Pick<OpenFile, 'pageCount'>, request: Pick<ConversionRequest, 'pages'>): readonly number[] {
  if (request.pages === null) return Array.from({ length: open.pageCount }, (_, index) => index + 1)
  const pages = [...new Set(request.pages)].sort((a, b) => a - b)
  if (pages.length === 0 || !pages.every((page) => Number.isInteger(page) && page >= 1 && page <= open.pageCount))
    throw new ConversionFailure('page-out-of-range')
  return pages
}

/** The same tools, whose recogniser knows which languages the caller expects. */
const expecting = (tools: Tools, languages: readonly string[]): Tools => {
  const { ocr } = tools
  if (ocr === null || languages.length === 0) return tools
  return { ...tools, ocr: { recognise: (image, options) => ocr.recognise(image, { ...options, languages }) } }
}

async function understandPage(open: OpenFile, number: number, tools: Tools): Promise<LaidOutPage> {
  const readPage = await read(await open.page(number), tools)
  tools.trace('read', number, readPage)
  const tabled = tables(readPage)
  tools.trace('tables', number, tabled)
  return layout(tabled)
}

/** Throws ConversionFailure for what this engine does not do: refused before any work is done, never left out in silence. */
export function refuseWhatIsNotThere(request: ConversionRequest): void {
  if (request.formats.some((format) => exporters[format] === undefined)) throw new ConversionFailure('format-not-available')
}

function stopWhenAborted({ signal }: Tools): void {
  if (signal.aborted) throw new ConversionFailure('cancelled', undefined, { cause: signal.reason })
}

/** What can be wrong with one page alone and leaves the others whole; every other failure in the list is about the file or the request. */
const pageFailures: ReadonlySet<FailureCode> = new Set<FailureCode>(['damaged-file', 'too-many-pixels', 'reader-crashed'])

function concernsWholeFile(failure: unknown): boolean {
  return failure instanceof ConversionFailure && !pageFailures.has(failure.code)
}

/** Says why as well as it is known: by the failure of a page, else by what its reader remarked. */
function nothingRead(failures: readonly unknown[], pages: readonly LaidOutPage[]): ConversionFailure {
  const told = failures.find((failure) => failure instanceof ConversionFailure)
  if (told !== undefined) return told
  const [remark] = failures.length === 0 ? pages.flatMap(issuesOf) : []
  const detail = [failureSentences['nothing-to-read'], ...(remark === undefined ? [] : [remark.detail])].join(' ')
  return new ConversionFailure('nothing-to-read', detail, { cause: failures[0] })
}

/** A page without content. Its true size may be unknown, so that of A4 stands in, in points. */
function failedPage(number: number, failure: unknown): LaidOutPage {
  const detail = failure instanceof ConversionFailure ? failure.message : `Page ${number} could not be read and was left out.`
  const page: ReadPage = {
    number,
    size: { width: 595, height: 842 },
    readBy: 'text-layer',
    words: [],
    toImage: null,
    outcome: 'failed',
    rulings: [],
    fills: [],
    pictures: [],
    issues: [],
  }
  return { page, regions: [], issues: [{ code: 'page-skipped', place: { page: number, box: null }, detail }] }
}

function withoutMarks({ page }: LaidOutPage): Page {
  const { number, size, readBy, words, toImage, curl, outcome, undrawn } = page
  const drawn = drawnOn(page)
  return {
    number,
    size,
    readBy,
    words,
    toImage,
    ...(curl !== undefined && { curl }),
    outcome,
    ...(drawn !== null && { drawn }),
    ...(undrawn !== undefined && { undrawn }),
  }
}

/** layout hands on the issues of tables, and those the issues of read, or only its own: each issue is told once either way. */
function issuesOf(laidOut: LaidOutPage): readonly Issue[] {
  return [...new Set([...laidOut.page.issues, ...laidOut.issues])]
}
