// node tools/printed-documents.ts --pages FOLDER --out DIR [--documents 60] [--seed 1]
//
// prints HTML documents below FOLDER (folders of manuals as packages bring them) by Chromium in one of nine manners, some with a running head, each as DIR/ID.pdf with DIR/ID.json:
// its manner and the text of its headings, paragraphs, items, terms and listings, in order. `npm run bench:blocks -- DIR` tells how many of these come out whole. Nothing of
// it is committed.

import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './composed/browser.ts'
import { documentsBelow, isOpened, pageOfDocuments } from './composed/html-documents.ts'
import { blocksOfDocument, documentManners, styleOf } from './composed/printed-blocks.ts'
import { Dice } from './golden/dice.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    out: { type: 'string' },
    documents: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const { pages, out } = values
if (pages === undefined || out === undefined)
  throw new Error('say where HTML documents are with --pages FOLDER, and where to write with --out DIR')
/** Bytes: shorter files hold hardly any text, longer ones whole books. */
const [shortest, longest] = [4000, 120_000]
const dice = new Dice(Number(values.seed) * 1_000_003 + 29)
const margin = { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' }
const headOf = (collection: string): string =>
  `<div style="font-size:8pt;margin-left:20mm">Manual of ${collection.replaceAll(/[^\p{L}\p{N}-]/gu, '')}</div>`
const foot = '<div style="font-size:8pt;width:100%;text-align:center"><span class="pageNumber"></span></div>'

const collections = Map.groupBy(
  (await documentsBelow(resolve(pages))).map((path) => ({ path, collection: relative(resolve(pages), path).split(sep)[0] ?? '' })),
  ({ collection }) => collection,
)
const queues = [...collections.values()].map((documents) => [...dice.shuffled(documents)])
await mkdir(out, { recursive: true })
const browser = await openBrowser()
let count = 0
try {
  const page = await pageOfDocuments(browser)
  while (count < Number(values.documents) && queues.some((queue) => queue.length > 0)) {
    const next = dice.one(queues.filter((queue) => queue.length > 0)).pop()
    if (next === undefined) continue
    const { size } = await stat(next.path)
    if (size < shortest || size > longest) continue
    if (!(await isOpened(page, next.path))) continue
    // What is hidden in print is no block of it.
    await page.emulateMedia({ media: 'print' })
    // Some documents do no more than send the reader on to another.
    const blocks = await page.evaluate(blocksOfDocument).catch(() => null)
    if (blocks === null) continue
    const manner = dice.one(Object.keys(documentManners))
    await page.addStyleTag({ content: styleOf(manner, dice) })
    count++
    const id = `printed-${values.seed}-${String(count).padStart(3, '0')}`
    await page.pdf({
      path: join(out, `${id}.pdf`),
      format: dice.one(['A4', 'Letter']),
      margin,
      printBackground: true,
      displayHeaderFooter: dice.chance(0.5),
      headerTemplate: headOf(next.collection),
      footerTemplate: foot,
    })
    await writeFile(join(out, `${id}.json`), `${JSON.stringify({ manner, blocks })}\n`)
  }
  console.log(`${count} documents in ${out}`)
} finally {
  await browser.close()
}
