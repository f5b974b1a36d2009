// Section titles: how many titles of LaTeX sources are read as headings of what was printed from them? `--help` says how.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { linesOf, textOfLines } from '@docmill/engine/model'
import { fatesOfTitles, titlesIn } from './latex-titles.ts'
import { pdfsBelow, readText } from './text-layers.ts'

const usage = `npm run bench:titles -- FOLDER [options]

Reads the first pages of each PDF below FOLDER beside which its source lies (NAME.tex or NAME.tex.gz) and prints how many titles of chapters and
sections stand on them as lines of their own, the share of those read as headings, and how many signs could not be read. Read only files you trust: no
sandbox is used.

  --pages N     pages of each document (12)
  --every N     each Nth document (1)
  --list        every title that is no heading`

/** Fewer sections are a short example. */
const fewestTitles = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    pages: { type: 'string', default: '12' },
    every: { type: 'string', default: '1' },
  },
})
const [folder] = positionals
if (values.help || folder === undefined) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const counts = { documents: 0, titles: 0, headings: 0, unreadable: 0 }
const pairs = pdfsBelow(folder, 1, 0).flatMap((name) => {
  const source = sourceOf(join(folder, name))
  const titles = source === null ? null : titlesIn(source)
  return titles === null || titles.size < fewestTitles ? [] : [{ name, titles }]
})
for (const { name, titles } of pairs.filter((_, index) => index % Number(values.every) === 0)) {
  const read = await readText(folder, name, Number(values.pages))
  if (read === null) continue
  const { blocks } = read.document
  const fates = fatesOfTitles(titles, blocks)
  counts.documents++
  counts.titles += fates.length
  counts.headings += fates.filter(({ fate }) => fate === 'heading').length
  for (const block of blocks) counts.unreadable += block.kind === 'table' ? 0 : (textOfLines(linesOf(block)).match(/\uFFFD/g)?.length ?? 0)
  if (values.list) for (const { title, fate } of fates) if (fate === 'text') console.log(`${name}: ${title}`)
}
console.log(JSON.stringify({ ...counts, share: Number((counts.headings / Math.max(1, counts.titles)).toFixed(3)) }))

/** The source beside a PDF, in whichever of the two usual codings it is; null for none. */
function sourceOf(pdf: string): string | null {
  const file = pdf.replace(/\.pdf$/u, '.tex')
  const bytes = existsSync(file) ? readFileSync(file) : existsSync(`${file}.gz`) ? gunzipSync(readFileSync(`${file}.gz`)) : null
  if (bytes === null) return null
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text
}
