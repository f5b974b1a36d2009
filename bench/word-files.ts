// Are the words of a document still there, once, in order and in their places, when its Word file is opened and printed by LibreOffice?
//
//   npm run bench:docx -- --data FOLDER [--every N] [--from N] [--limit N] [--layout faithful] [--keep FOLDER]
//
// Needs `soffice` and `pdftotext`. Words broken at line ends are joined on both sides; running headers and footers are left out but of the count of
// words in their places, for which see words-in-place.ts. `--keep`: where the files and their prints stay.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { linesOf, type ParsedDocument, revive } from '@docmill/engine/model'
import { defaultExportOptions, defaultLimits, openSandbox, type Sandbox } from '@docmill/engine/sandbox'
import { bare, placedWords, shareInPlace } from './words-in-place.ts'

const run = promisify(execFile)

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    limit: { type: 'string', default: '1000' },
    layout: { type: 'string', default: 'flow' },
    keep: { type: 'string' },
  },
})
if (values.data === undefined) throw new Error('say where the documents are: --data FOLDER')
const layout = values.layout === 'faithful' ? 'faithful' : 'flow'
const files = (await readdir(values.data, { recursive: true }))
  .filter((name) => /\.(?:pdf|png|jpe?g|tiff?)$/i.test(name))
  .sort()
  .slice(Number(values.from))
  .filter((_, index) => index % Number(values.every) === 0)
  .slice(0, Number(values.limit))

/** Documents that LibreOffice prints in one call: starting it takes longer than printing one. */
const printedAtOnce = 10

const sandbox = openSandbox()
const profile = await mkdtemp(join(tmpdir(), 'docmill-bench-'))
const folder = values.keep ?? join(profile, 'files')
await mkdir(folder, { recursive: true })
const all: Kept[] = []
try {
  for (let from = 0; from < files.length; from += printedAtOnce) {
    const written: Written[] = []
    for (const name of files.slice(from, from + printedAtOnce))
      await writeWord(sandbox, name).then(
        (each) => written.push(each),
        (error: unknown) => tell(name, error),
      )
    await print(written)
    for (const each of written)
      await keptOf(each).then(
        (kept) => {
          all.push(kept)
          const shares = [kept.found, kept.inOrder, kept.inPlace].map((share) => share.toFixed(4)).join(' ')
          process.stdout.write(`${shares} pages ${kept.pages} -> ${kept.printedPages}  ${shortName(each.name)}\n`)
        },
        (error: unknown) => tell(each.name, error),
      )
  }
} finally {
  await sandbox.close()
  await rm(profile, { recursive: true })
}
const mean = (numbers: readonly number[]): string => (numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)).toFixed(4)
const over = all.filter(({ pages, printedPages }) => printedPages > pages).length
process.stdout.write(`${all.length} of ${files.length} documents, ${layout}: word F1 ${mean(all.map(({ found }) => found))}, `)
process.stdout.write(`in order ${mean(all.map(({ inOrder }) => inOrder))}, in place ${mean(all.map(({ inPlace }) => inPlace))}, `)
process.stdout.write(`on more pages ${over}\n`)

interface Kept {
  /** F1 of the bags of words. */
  readonly found: number
  /** Share of the document's neighbouring words that are neighbours in print too. */
  readonly inOrder: number
  /** Share of the document's words that stand in their places in print. */
  readonly inPlace: number
  readonly pages: number
  readonly printedPages: number
}

interface Written {
  readonly name: string
  readonly document: ParsedDocument
  /** Without its ending. */
  readonly path: string
}

/** Converts a file to Word. Throws what the sandbox throws. */
async function writeWord(sandbox: Sandbox, name: string): Promise<Written> {
  const request = { formats: ['docx'] as const, pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const exportOptions = { ...defaultExportOptions, docxLayout: layout } as const
  const converted = await sandbox.convert({ path: join(values.data ?? '', name) }, { ...request, exportOptions })
  const [output] = converted.outputs
  if (output === undefined) throw new Error('no output')
  const path = join(folder, name.replaceAll('/', '-'))
  await writeFile(`${path}.docx`, output.file.bytes)
  await rm(`${path}.pdf`, { force: true })
  return { name, path, document: revive(JSON.parse(Buffer.from(converted.document).toString())) }
}

/** Prints files; where that ends early, the rest of them one by one. */
async function print(written: readonly Written[]): Promise<void> {
  const call = [`-env:UserInstallation=file://${join(profile, 'profile')}`, '--headless', '--convert-to', 'pdf', '--outdir', folder]
  const missing = () => written.map(({ path }) => path).filter((path) => !existsSync(`${path}.pdf`))
  const all = missing().map((path) => `${path}.docx`)
  if (all.length > 0) await run('soffice', [...call, ...all], { timeout: 240_000 }).catch(() => {})
  for (const path of missing()) await run('soffice', [...call, `${path}.docx`], { timeout: 120_000 }).catch(() => {})
}

/** Compares a document with the print of its file. Throws where there is none. */
async function keptOf({ document, path }: Written): Promise<Kept> {
  const read = async (...options: readonly string[]): Promise<string> =>
    (await run('pdftotext', [...options, `${path}.pdf`, '-'], { maxBuffer: 256 * 1024 * 1024 })).stdout
  const text = await read()
  const source = document.blocks
    .filter(({ kind }) => kind !== 'furniture')
    .flatMap((block) => (block.kind === 'table' ? [...block.caption, ...block.cells.flatMap(({ lines }) => lines)] : linesOf(block)))
  const expected = wordsIn(source.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'))
  const printed = wordsIn(text)
  const words = document.pages.flatMap((page, index) => page.words.map((word) => ({ ...word, page: index + 1 })))
  return {
    found: f1(expected, printed),
    inOrder: shareOf(pairs(expected), pairs(printed)),
    inPlace: shareInPlace(words, placedWords(await read('-bbox'))),
    pages: document.pages.length,
    printedPages: text.split('\f').length - 1,
  }
}

function tell(name: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  process.stdout.write(`refused or unreadable  ${name}: ${reason.slice(0, 200)}\n`)
}

function shortName(name: string): string {
  return `${basename(dirname(name))}/${basename(name)}`
}

/** Words in small letters without punctuation; marks that a list draws by itself count on neither side. */
function wordsIn(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .replace(/[-\u00AD\u2010]\s*\n\s*/gu, '')
    .split(/\s+/u)
    .map(bare)
    .filter((word) => word !== '')
}

function pairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function common(a: readonly string[], b: readonly string[]): number {
  const others = counted(b)
  let sum = 0
  for (const [word, count] of counted(a)) sum += Math.min(count, others.get(word) ?? 0)
  return sum
}

function f1(a: readonly string[], b: readonly string[]): number {
  return a.length + b.length === 0 ? 1 : (2 * common(a, b)) / (a.length + b.length)
}

function shareOf(a: readonly string[], b: readonly string[]): number {
  return a.length === 0 ? 1 : common(a, b) / a.length
}
