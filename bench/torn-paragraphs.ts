// Torn paragraphs: how often does a paragraph end amid a sentence that the next one goes on with? `--help` says how.

import { parseArgs } from 'node:util'
import { type Block, linesOf, textOfLines } from '@docmill/engine/model'
import { pdfsBelow, readText } from './text-layers.ts'

const usage = `npm run bench:torn -- FOLDER [options]

Reads the first pages of every PDF with a text layer below FOLDER and counts paragraphs, items and headings of six words or more that end in a small
letter or a comma where the next one begins with a word in small letters: nearly all are one that was torn in two. What stands between (furniture,
tables, pictures, captions, notes) is passed over. Read only files you trust: no sandbox is used.

  --every N     every Nth file
  --from N      beginning with the Nth
  --list        every tear`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    list: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (values.help || folder === undefined) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const mostPages = 12
/** Labels and lines of tables end without a stop as well. */
const fewestWords = 6
const totals = { documents: 0, blocks: 0, torn: 0 }
for (const name of pdfsBelow(folder, Number(values.every), Number(values.from))) {
  const read = await readText(folder, name, mostPages)
  if (read === null) continue
  const texts = read.document.blocks.filter(isRunning).map((block) => textOfLines(linesOf(block)).replaceAll('\n', ' '))
  totals.documents++
  totals.blocks += texts.length
  texts.forEach((text, index) => {
    const next = texts[index + 1] ?? ''
    if (!/[\p{Ll},]$/u.test(text) || !/^\p{Ll}{2}/u.test(next) || text.split(' ').length < fewestWords) return
    totals.torn++
    if (values.list) console.log(`${name}: … ${text.slice(-60)} | ${next.slice(0, 60)} …`)
  })
}
console.log(JSON.stringify(totals))

function isRunning(block: Block): boolean {
  return block.kind === 'heading' || block.kind === 'list-item' || (block.kind === 'paragraph' && block.role === 'body')
}
