import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { appendFile, readFile, unlink, writeFile } from 'node:fs/promises'
import * as engine from '../index.ts'
import type { StageName } from '../stages.ts'
import { type Ask, visionOf } from './asking.ts'
import { shownEarly } from './early-showing.ts'
import { convertInStretches, isDoneInStretches } from './long-documents.ts'
import { probe } from './probes.ts'
import { fileNames, type Job } from './protocol.ts'
import type { ConversionResult, OutputResult } from './results.ts'
import type {
  DocumentSummary,
  Inspection,
  MadeFile,
  PagePicture,
  PictureRequest,
  Probe,
  RegionReading,
  ReviewSummary,
  SandboxEvent,
  SheetSummary,
  Usage,
} from './sandbox.ts'

type Tell = (event: SandboxEvent) => void
type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>

/** Does one job in the current folder: reads `input`, writes `result.json` and the files it describes. Throws ConversionFailure. */
export async function run(job: Job, tell: Tell, ask: Ask): Promise<void> {
  writeFileSync(fileNames.result, JSON.stringify(await resultOf(job, tell, ask)))
}

/** Opens the readers once, so that the first job does not wait for them. A failure here would meet the job itself and is told there. */
export async function warmUp(): Promise<void> {
  const opened = await engine.load(Buffer.from(emptyPage), { limits: engine.defaultLimits, password: null }).catch(() => null)
  await opened?.close()
}

const emptyPage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

type Result =
  | ConversionResult
  | Inspection
  | OutputResult
  | RegionReading
  | ReviewSummary
  | Omit<PagePicture, 'bytes'>
  | readonly Probe[]
  | null

function resultOf(job: Job, tell: Tell, ask: Ask): Promise<Result> {
  switch (job.kind) {
    case 'convert':
      return convert(job, tell, ask)
    case 'inspect':
      return inspect(job)
    case 'unlock':
      return unlock(job)
    case 'export':
      return exportAgain(job)
    case 'workbook':
      return workbook(job)
    case 'review':
      return reviewAgain()
    case 'region':
      return region(job)
    case 'shrink':
      return shrink(job)
    case 'picture':
      return picture(job)
    case 'explain':
      return explain(job)
    case 'probe':
      return probe(job)
  }
}

async function convert(
  { request, pictures, mayAsk, early, hands, keeps }: JobOf<'convert'>,
  tell: Tell,
  ask: Ask,
): Promise<ConversionResult> {
  const started = performance.now()
  const before = process.cpuUsage()
  engine.refuseWhatIsNotThere(request)
  const file = readFileSync(fileNames.input)
  const open = await engine.openFor(file, request)
  const shown = shownEarly(started)
  const writing = onceASecond(() => tell({ kind: 'writing' }))
  try {
    const pagesToRead = engine.pagesToRead(open, request).length
    tell({ kind: 'opened', type: open.type, pageCount: open.pageCount, pagesToRead })
    const vision = mayAsk ? visionOf(ask, (page) => pageForModel(open, page, request.limits)) : null
    const drawn: Omit<PagePicture, 'bytes'>[] = []
    const afterPage = async (laidOut: engine.LaidOutPage) => {
      const { number, outcome } = laidOut.page
      const told = () => tell({ kind: 'page', page: number, outcome })
      const made = pictures === null ? null : await drawPage(engine.asRead(open, [laidOut.page]), number, pictures, request.limits)
      if (made !== null) drawn.push(made)
      // Of a document of one page the whole follows at once.
      if (early && pagesToRead > 1 && outcome !== 'failed') await shown.add(() => writeEarly(laidOut), told)
      else told()
    }
    const tools = { ...listening(tell, request.languages), vision, afterPage }
    const sourceOf = ({ pages }: engine.ParsedDocument): engine.ExportSource => ({
      ...engine.openSource(engine.asRead(open, pages), file, request.limits),
      working: writing,
    })
    if (!keeps && isDoneInStretches(request, pagesToRead)) {
      const made = await convertInStretches(open, request, tools, {
        summaryOf: (document) => summaryOf(open, document),
        sourceOf,
        working: writing,
        append: (format, bytes) => appendFile(fileNames.output(format), bytes),
        keepForLater: (format, bytes) => appendFile(fileNames.later(format), bytes),
        appendLater: (format) => appendLater(format, writing),
      })
      return { ...made, pictures: drawn, usage: usageSince(started, before) }
    }
    const document = await engine.understandPages(open, request, tools)
    await shown.end()
    const made = (file: MadeFile['file']) => hands && tell({ kind: 'made', file })
    if (keeps) {
      writeFileSync(fileNames.document, engine.serialText(document))
      made('document')
    }
    const outputs: OutputResult[] = []
    const source = sourceOf(document)
    for (const format of request.formats) {
      outputs.push(await writeOutput(document, format, request.exportOptions, source))
      made(format)
      tell({ kind: 'stage', stage: 'export', page: null })
    }
    return { summary: summaryOf(open, document), outputs, pictures: drawn, usage: usageSince(started, before) }
  } finally {
    shown.stop()
    await open.close()
  }
}

/** Moves what was kept for later to the end of its output, piece by piece. */
async function appendLater(format: engine.Format, working: () => void): Promise<void> {
  const kept = createReadStream(fileNames.later(format), { highWaterMark: 1024 * 1024 })
  for await (const piece of kept) {
    await appendFile(fileNames.output(format), piece)
    working()
  }
  await unlink(fileNames.later(format))
}

function usageSince(started: number, before: NodeJS.CpuUsage): Usage {
  const { user, system } = process.cpuUsage(before)
  return {
    wallMs: performance.now() - started,
    cpuSeconds: (user + system) / 1e6,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }
}

/** Dots an inch at which a model reads small print and a page stays below 2 megapixels. */
const modelDpi = 110

/** Draws a page as a model sees it into the job folder, for the parent to take. */
async function pageForModel(open: engine.OpenFile, number: number, limits: engine.Limits): Promise<void> {
  const { encodePicture } = await import('./pictures.ts')
  const page = await open.page(number)
  const { bytes } = await encodePicture(number, await page.render(engine.dpiWithin(limits, page.size, modelDpi)), 'webp')
  await writeFile(fileNames.questionPicture(number), bytes)
}

/** Tools that reach nothing: what a worker could lend is what it has. The parent stops it by ending it. */
function listening(tell: Tell, languages: readonly string[]): engine.Tools {
  return {
    ocr: recogniserFor(languages, tell),
    vision: null,
    signal: new AbortController().signal,
    trace: (stage, page) => tell({ kind: 'stage', stage, page }),
  }
}

function onceASecond(tell: () => void): () => void {
  let told = performance.now()
  return () => {
    if (performance.now() - told < 1000) return
    told = performance.now()
    tell()
  }
}

let recogniser: Promise<engine.Ocr> | null = null

/** The worker's one recogniser, told the languages that this job expects. It is loaded by the first page that needs it and stays. */
const recogniserFor = (languages: readonly string[], tell: Tell): engine.Ocr => ({
  recognise: async (image, options) => {
    recogniser ??= import('../ocr/index.ts').then(({ openOcr }) => openOcr())
    return (await recogniser).recognise(image, {
      ...options,
      languages,
      lineRead: onceASecond(() => tell({ kind: 'reading' })),
    })
  },
})

async function writeOutput(
  document: engine.ParsedDocument,
  format: engine.Format,
  options: engine.ExportOptions,
  source: engine.ExportSource,
): Promise<OutputResult> {
  return writeFileOf(format, await engine.exportDocument(document, format, options, source))
}

async function writeFileOf(format: engine.Format, { bytes, extension, mediaType, losses }: engine.ExportedFile): Promise<OutputResult> {
  await writeFile(fileNames.output(format), bytes)
  return { format, extension, mediaType, losses }
}

function summaryOf(open: engine.OpenFile, { pages, blocks, sheets, issues }: engine.ParsedDocument): DocumentSummary {
  return {
    type: open.type,
    pageCount: open.pageCount,
    pages: pages.map(({ number, outcome, readBy }) => ({ number, outcome, readBy })),
    tables: blocks.filter((block) => block.kind === 'table').length,
    words: pages.reduce((sum, page) => sum + page.words.length, 0),
    sheets: sheets.map(sheetSummaryOf),
    issues,
    unchecked: engine.countUnchecked({ sheets, blocks }),
  }
}

function sheetSummaryOf({ kind, kindConfidence, pages, fields, missing, checks }: engine.FieldSheet): SheetSummary {
  return {
    kind,
    kindConfidence,
    pages,
    fields: fields.length,
    unsure: fields.filter(({ confidence }) => engine.standingOf(confidence) !== 'sure').length,
    missing: missing.length,
    failedChecks: checks.filter(({ outcome }) => outcome === 'failed').length,
  }
}

/** Puts a page into the job folder as a document of its own, for the parent to take while the others are read. */
async function writeEarly(laidOut: engine.LaidOutPage): Promise<void> {
  await writeFile(fileNames.early(laidOut.page.number), engine.serialText(engine.documentOfPage(laidOut)))
}

/** A page that cannot be drawn has no picture, null; its text stands all the same. */
async function drawPage(open: engine.OpenFile, number: number, wanted: PictureRequest, limits: engine.Limits) {
  return drawnPage(open, number, wanted, limits).catch(() => null)
}

async function drawnPage(open: engine.OpenFile, number: number, { format, dpi }: PictureRequest, limits: engine.Limits) {
  // Native code that takes 70 ms to load: conversions without pictures do without.
  const { encodePicture } = await import('./pictures.ts')
  const page = await open.page(number)
  const { bytes, ...picture } = await encodePicture(number, await page.render(engine.dpiWithin(limits, page.size, dpi)), format)
  await writeFile(fileNames.picture(number), bytes)
  return picture
}

async function inspect({ password, limits }: JobOf<'inspect'>): Promise<Inspection> {
  try {
    const open = await engine.load(await readFile(fileNames.input), { password, limits })
    const { type, pageCount } = open
    await open.close()
    return { type, locked: false, pageCount }
  } catch (failure) {
    // Only PDF files can be locked.
    if (failure instanceof engine.ConversionFailure && failure.code === 'password-required')
      return { type: 'pdf', locked: true, pageCount: null }
    throw failure
  }
}

async function unlock({ password, limits }: JobOf<'unlock'>): Promise<null> {
  await writeFile(fileNames.unlocked, await engine.unlock(await readFile(fileNames.input), { password, limits }))
  return null
}

async function exportAgain({ format, options, pictures }: JobOf<'export'>): Promise<OutputResult> {
  return writeOutput((await correctedDocument()).document, format, options, keptSource(pictures))
}

async function workbook({ files }: JobOf<'workbook'>): Promise<OutputResult> {
  const documents: engine.NamedDocument[] = []
  for (const [index, { name, read, note }] of files.entries()) {
    if (!read) {
      documents.push({ name, document: null, note })
      continue
    }
    const { document } = await correctedDocument(fileNames.entry(index + 1), fileNames.entryCorrections(index + 1))
    // The words and tables of a hundred documents need not stay in memory while the next is read.
    documents.push({ name, document: { sheets: document.sheets, pages: document.pages.map(({ number }) => ({ number })) } })
  }
  return writeFileOf('xlsx', engine.batchWorkbook(documents))
}

async function reviewAgain(): Promise<ReviewSummary> {
  const { document, ignored } = await correctedDocument()
  return { unchecked: engine.countUnchecked(document), ignored }
}

/** The document that was given, with the corrections made that lie beside it. */
async function correctedDocument(input: string = fileNames.input, corrections: string = fileNames.corrections): Promise<engine.Reviewed> {
  const document = engine.revive(JSON.parse(await readFile(input, 'utf8')))
  return engine.review(document, JSON.parse(await readFile(corrections, 'utf8')))
}

/** The pictures that were given with the job; the file itself is gone. */
const keptSource = (pictures: JobOf<'export'>['pictures']): engine.ExportSource => ({
  original: null,
  picture: async (page) => {
    const described = pictures.find((picture) => picture.page === page)
    return described === undefined ? null : { ...described, bytes: await readFile(fileNames.kept(page)) }
  },
})

async function region({ page, box, picture }: JobOf<'region'>): Promise<RegionReading> {
  const { readRegion } = await import('./region.ts')
  const { pages } = engine.revive(JSON.parse(await readFile(fileNames.input, 'utf8')))
  const kept = picture === null ? null : { described: picture, file: fileNames.kept(page) }
  return readRegion(
    pages.find(({ number }) => number === page),
    box,
    kept,
    recogniserFor([], () => {}),
  )
}

async function shrink({ page, width }: JobOf<'shrink'>): Promise<Omit<PagePicture, 'bytes'>> {
  const { shrinkPicture } = await import('./pictures.ts')
  const { bytes, ...picture } = await shrinkPicture(page, await readFile(fileNames.input), width)
  await writeFile(fileNames.picture(page), bytes)
  return picture
}

async function picture({ page, password, limits, format, dpi }: JobOf<'picture'>): Promise<Omit<PagePicture, 'bytes'>> {
  const open = await engine.load(await readFile(fileNames.input), { password, limits })
  try {
    return await drawnPage(open, page, { format, dpi }, limits)
  } finally {
    await open.close()
  }
}

/** Dots an inch at which the labels of a drawn stage can be read and a page still fits a screen. */
const explainDpi = 110

/** Reads one page up to the stage asked for, structure and fields for this page alone, and draws what that made. */
async function explain({ stage, page, password, limits }: JobOf<'explain'>): Promise<Omit<PagePicture, 'bytes'>> {
  if (stage === 'export')
    throw new engine.ConversionFailure(
      'feature-not-available',
      'An output lies on no page: what goes into it is what the stage structure shows. Draw that stage, or open the output.',
    )
  const fields = stage === 'fields' ? { kind: 'auto' as const, definitions: [] } : null
  const request = { formats: [], pages: [page], password, fields, languages: [], limits, exportOptions: engine.defaultExportOptions }
  const open = await engine.openFor(await readFile(fileNames.input), request)
  try {
    const made: Partial<engine.StageResults> = {}
    const tools = {
      ...listening(() => {}, request.languages),
      trace: (name: StageName, _: number | null, result: unknown) => Object.assign(made, { [name]: result }),
    }
    // Of what was loaded, the marks on the page are what can be seen; the page stands as the file has it.
    const loaded = stage === 'load'
    const document = loaded ? null : await engine.understandPages(open, request, tools)
    const [number = page] = engine.pagesToRead(open, request)
    const opened = await (document === null ? open : engine.asRead(open, document.pages)).page(number)
    const result = loaded ? await opened.marks() : made[stage]
    if (result === undefined) throw new engine.ConversionFailure('nothing-to-read')
    const bitmap = await opened.render(engine.dpiWithin(limits, opened.size, explainDpi))
    const bytes = await engine.drawStage(stage, result, { number: page, size: opened.size, bitmap })
    await writeFile(fileNames.picture(page), bytes)
    return { page, width: bitmap.width, height: bitmap.height, mediaType: 'image/png' }
  } finally {
    await open.close()
  }
}
