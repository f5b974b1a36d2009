// Whole blocks: how many headings, paragraphs, items, terms and listings of printed documents come out whole and as what they are? `--help` says how.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pdfsBelow, readText } from './text-layers.ts'
import { fatesOf, type Printed, readBlocks } from './whole-blocks.ts'

const usage = `npm run bench:blocks -- FOLDER [options]

Reads the documents that tools/printed-documents.ts printed to FOLDER and prints, for each kind of block, how many there are, the share of those found whole and of
their kind, and what became of the others. Read only files you trust: no sandbox is used.

  --list        every block that is not whole`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (values.help || folder === undefined) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const counts = new Map<string, Map<string, number>>()
for (const name of pdfsBelow(folder, 1, 0)) {
  const read = await readText(folder, name, Number.POSITIVE_INFINITY)
  if (read === null) throw new Error(`${name} could not be read`)
  const { blocks }: { blocks: readonly Printed[] } = JSON.parse(readFileSync(join(folder, name.replace(/\.pdf$/u, '.json')), 'utf8'))
  for (const { printed, fate } of fatesOf(blocks, readBlocks(read.document.blocks))) {
    const own = counts.get(printed.kind) ?? new Map<string, number>()
    counts.set(printed.kind, own)
    own.set(fate, (own.get(fate) ?? 0) + 1)
    if (values.list && fate !== 'whole') console.log(`${name} ${printed.kind} ${fate}: ${printed.text.slice(0, 80)}`)
  }
}
for (const [kind, own] of counts) {
  const all = [...own.values()].reduce((sum, one) => sum + one, 0)
  console.log(JSON.stringify({ kind, blocks: all, share: Number(((own.get('whole') ?? 0) / all).toFixed(3)), ...Object.fromEntries(own) }))
}
