// How much memory and time a long file takes through the command line: a report of many pages with headings, running text and tables,
// drawn here, converted in a process of its own whose memory, with that of all its descendants, is read while it works.
//
//   npm run bench:long -- [--pages N] [--to FORMAT] [--most MEGABYTES]
//
// Fails when more than `most` megabytes were resident at once, or a page is missing.

import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { residentBytes } from '@docmill/engine/sandbox'
import { unzipSync } from 'fflate'
import { longReport } from './long-report.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '2600' }, to: { type: 'string', default: 'md' }, most: { type: 'string', default: '700' } },
})
const pages = Number(values.pages)
const folder = await mkdtemp(join(tmpdir(), 'docmill-long-'))
try {
  const file = join(folder, 'long.pdf')
  await writeFile(file, longReport(pages))
  const docmill = join(import.meta.dirname, '../engine/bin/docmill.mjs')
  const child = spawn(process.execPath, [docmill, 'convert', file, '--to', values.to, '--out', join(folder, 'out'), '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  child.stdout.on('data', (piece) => {
    told += piece
  })
  let peak = 0
  const started = Date.now()
  const watch = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid ?? 0))
  }, 50)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  const seconds = (Date.now() - started) / 1000
  const outputs = code === 0 ? await readdir(join(folder, 'out')) : []
  const sizes = await Promise.all(
    outputs.map(async (name) => `${name} ${((await stat(join(folder, 'out', name))).size / 1e6).toFixed(1)} MB`),
  )
  const written = outputs[0] === undefined ? null : await readFile(join(folder, 'out', outputs[0]))
  const missing = written === null ? pages : pages - pagesIn(written, values.to)
  const megabytes = Math.round(peak / 1e6)
  console.log(
    `${pages} pages, ${((await stat(file)).size / 1e6).toFixed(1)} MB, to ${values.to}: exit ${code}, ${megabytes} MB resident at most, ${seconds.toFixed(0)} s, ${((1000 * seconds) / pages).toFixed(0)} ms a page; ${sizes.join(', ')}; ${missing} pages missing`,
  )
  if (code !== 0) console.log(told.slice(0, 500))
  if (code !== 0 || missing > 0 || megabytes > Number(values.most)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** How many pages of the report stand in an output: by its headings in text and JSON, by its tables, one a page, in archives. */
function pagesIn(written: Buffer, format: string): number {
  const text = written.toString('latin1')
  // A zip names every entry at its place and in the list at its end; contents and sources are sheets of their own.
  if (format === 'xlsx') return (text.match(/xl\/worksheets\/sheet/g)?.length ?? 0) / 2 - 2
  if (format === 'csv') return (text.match(/\d{4} [\p{L}\p{N} -]+\.csv/gu)?.length ?? 0) / 2
  // The text of a Word file is compressed.
  if (format === 'docx') return sectionsIn(Buffer.from(unzipSync(written)['word/document.xml'] ?? []).toString('latin1'))
  return sectionsIn(text)
}

function sectionsIn(text: string): number {
  return new Set([...text.matchAll(/Section (\d+)\. /g)].map(([, page]) => page)).size
}
