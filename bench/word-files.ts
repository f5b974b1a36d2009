// Are the words of a document still there, once and in order, when its Word file is opened and printed by LibreOffice?
//
//   npm run bench:docx -- --data FOLDER [--every N] [--limit N] [--layout faithful]
//
// Needs `soffice` and `pdftotext`. Words broken at line ends are joined on both sides; running headers and footers are left out.

import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { linesOf, revive } from '@docmill/engine/model'
import { defaultExportOptions, defaultLimits, openSandbox, type Sandbox } from '@docmill/engine/sandbox'

const run = promisify(execFile)

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    every: { type: 'string', default: '1' },
    limit: { type: 'string', default: '1000' },
    layout: { type: 'string', default: 'flow' },
  },
})
if (values.data === undefined) throw new Error('say where the documents are: --data FOLDER')
const layout = values.layout === 'faithful' ? 'faithful' : 'flow'
const files = (await readdir(values.data, { recursive: true }))
  .filter((name) => /\.(?:pdf|png|jpe?g|tiff?)$/i.test(name))
  .sort()
  .filter((_, index) => index % Number(values.every) === 0)
  .slice(0, Number(values.limit))

const sandbox = openSandbox()
const folder = await mkdtemp(join(tmpdir(), 'docmill-bench-'))
const all: Kept[] = []
try {
  for (const name of files) {
    const kept = await keptBy(sandbox, join(values.data, name)).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    if (typeof kept === 'string') process.stdout.write(`refused or unreadable  ${name}: ${kept.slice(0, 200)}\n`)
    else {
      all.push(kept)
      const figures = `${kept.found.toFixed(4)} ${kept.inOrder.toFixed(4)} pages ${kept.pages} -> ${kept.printedPages}`
      process.stdout.write(`${figures}  ${basename(dirname(name))}/${basename(name)}\n`)
    }
  }
} finally {
  await sandbox.close()
  await rm(folder, { recursive: true })
}
const mean = (numbers: readonly number[]): string => (numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)).toFixed(4)
process.stdout.write(`${all.length} of ${files.length} documents, ${layout}: word F1 ${mean(all.map(({ found }) => found))}, `)
process.stdout.write(`in order ${mean(all.map(({ inOrder }) => inOrder))}\n`)

interface Kept {
  /** F1 of the bags of words. */
  readonly found: number
  /** Share of the document's neighbouring words that are neighbours in print too. */
  readonly inOrder: number
  readonly pages: number
  readonly printedPages: number
}

/** Converts a file to Word, prints it and compares. Throws what the sandbox and LibreOffice throw. */
async function keptBy(sandbox: Sandbox, path: string): Promise<Kept> {
  const request = { formats: ['docx'] as const, pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const converted = await sandbox.convert({ path }, { ...request, exportOptions: { ...defaultExportOptions, docxLayout: layout } })
  const [output] = converted.outputs
  if (output === undefined) throw new Error('no output')
  await writeFile(join(folder, 'file.docx'), output.file.bytes)
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'file.docx')], { timeout: 120_000 })
  const { stdout } = await run('pdftotext', [join(folder, 'file.pdf'), '-'], { maxBuffer: 256 * 1024 * 1024 })
  const document = revive(JSON.parse(Buffer.from(converted.document).toString()))
  const source = document.blocks
    .filter(({ kind }) => kind !== 'furniture')
    .flatMap((block) => (block.kind === 'table' ? [...block.caption, ...block.cells.flatMap(({ lines }) => lines)] : linesOf(block)))
  const expected = wordsIn(source.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'))
  const printed = wordsIn(stdout)
  return {
    found: f1(expected, printed),
    inOrder: shareOf(pairs(expected), pairs(printed)),
    pages: document.pages.length,
    printedPages: stdout.split('\f').length - 1,
  }
}

/** Words in small letters without punctuation; marks that a list draws by itself count on neither side. */
function wordsIn(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-\u00AD\u2010]\s*\n\s*/gu, '')
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
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
