import * as engine from '../index.ts'
import type { OutputResult } from './results.ts'
import type { DocumentSummary } from './sandbox.ts'

/**
 * Pages that are held at once of a long document. A dense page of words and a table takes 160 kB while its document is put together, with
 * what the collector has not yet taken twice that: 400 pages stay below 150 MB.
 */
const pagesInStretch = 400
/** Formats that can be written piece by piece. */
const running: ReadonlySet<engine.Format> = new Set<engine.Format>(['md', 'txt'])
/** Formats of tables: written at the end, from the tables of all stretches. */
const tabular: ReadonlySet<engine.Format> = new Set<engine.Format>(['xlsx', 'csv'])

/**
 * true for a request that may be done in stretches of pages, so that memory does not grow with all that is on them: running text or tables are
 * wanted, and neither fields nor a title block, which look at all pages together. Documents of up to two stretches are read as a whole.
 */
export const isDoneInStretches = ({ formats, fields, exportOptions }: engine.ConversionRequest, pagesToRead: number): boolean =>
  pagesToRead > 2 * pagesInStretch &&
  fields === null &&
  !exportOptions.frontMatter &&
  formats.length > 0 &&
  formats.every((format) => running.has(format) || tabular.has(format))

interface Means {
  readonly summaryOf: (document: engine.ParsedDocument) => DocumentSummary
  /** Adds bytes to the end of the output in a format. */
  readonly append: (format: engine.Format, bytes: Uint8Array) => Promise<void>
  /** Pages held at once. */
  readonly stretchOf?: number
}
const lineFeed = new Uint8Array([0x0a])

/**
 * Reads a long document stretch by stretch and appends what each gives to the outputs; of formats of tables the tables are kept and written at
 * the end. A table or paragraph that runs over the end of a stretch ends there. Throws ConversionFailure like `understandPages`; 'nothing-to-read' only when no page of any stretch could be read.
 */
export async function convertInStretches(
  open: engine.OpenFile,
  request: engine.ConversionRequest,
  tools: Parameters<typeof engine.understandPages>[2],
  { summaryOf, append, stretchOf = pagesInStretch }: Means,
): Promise<{ readonly summary: DocumentSummary; readonly outputs: readonly OutputResult[] }> {
  const pages = engine.pagesToRead(open, request)
  const outputs = new Map<engine.Format, OutputResult>()
  let whole: DocumentSummary | null = null
  let kept: engine.ParsedDocument = { pages: [], blocks: [], sheets: [], issues: [] }
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
      unread = [...unread, ...stretch.map((number) => ({ number, outcome: 'failed' as const, readBy: 'text-layer' as const }))]
      continue
    }
    if (request.formats.some((format) => tabular.has(format))) kept = withTablesOf(kept, document)
    for (const format of request.formats) {
      if (tabular.has(format)) continue
      const { bytes, extension, mediaType, losses } = await engine.exportDocument(document, format, request.exportOptions)
      const known = outputs.get(format)
      // A blank line stands between what two stretches give.
      if (known !== undefined && bytes.length > 0) await append(format, lineFeed)
      await append(format, bytes)
      outputs.set(format, { format, extension, mediaType, losses: [...new Set([...(known?.losses ?? []), ...losses])] })
    }
    whole = joined(whole, summaryOf(document))
  }
  if (whole === null) throw failure
  for (const format of request.formats) {
    if (!tabular.has(format)) continue
    const { bytes, extension, mediaType, losses } = await engine.exportDocument(kept, format, request.exportOptions)
    await append(format, bytes)
    outputs.set(format, {
      format,
      extension,
      mediaType,
      losses: [...losses, `Tables were joined over pages within stretches of ${stretchOf} pages.`],
    })
  }
  return {
    summary: { ...whole, pages: [...whole.pages, ...unread].sort((a, b) => a.number - b.number) },
    outputs: [...outputs.values()],
  }
}

/**
 * What is kept of a stretch for formats of tables: its tables, and its lines. Once there is a table lines are only counted in those
 * formats, and stand there without their words.
 */
function withTablesOf({ blocks, ...rest }: engine.ParsedDocument, stretch: engine.ParsedDocument): engine.ParsedDocument {
  const all = [...blocks, ...stretch.blocks]
  if (!all.some(({ kind }) => kind === 'table')) return { ...rest, blocks: all }
  return { ...rest, blocks: all.map((block) => (block.kind === 'table' ? block : wordless(block))) }
}

function wordless(block: Exclude<engine.Block, engine.Table>): engine.Block {
  const without = (lines: readonly engine.Line[]) =>
    lines.every(({ words }) => words.length === 0) ? lines : lines.map(({ box }) => ({ box, words: [] }))
  return block.kind === 'picture' ? { ...block, caption: without(block.caption) } : { ...block, lines: without(block.lines) }
}

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
