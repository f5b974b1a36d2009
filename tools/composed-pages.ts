// node tools/composed-pages.ts --pages FOLDER --out DIR [--documents 80] [--seed 1]
//
// writes DIR/pdf-tables, a benchmark track of the tables that stand in the HTML documents below FOLDER: four of one folder right below it to a PDF, with their headings
// and the sentences around them, printed by Chromium in one of fourteen manners, which the scorer groups them by. Their truth is what was printed. Folders of
// manuals as packages bring them serve: what is in the tables nobody made up for this. Nothing of it is committed.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './composed/browser.ts'
import { documentsBelow, isOpened, pageOfDocuments } from './composed/html-documents.ts'
import { type FoundTable, manners, pageOfTables } from './composed/page-tables.ts'
import { limitsOfTables, printedTables, tablesOfDocument } from './composed/shown-tables.ts'
import { Dice } from './golden/dice.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    out: { type: 'string' },
    documents: { type: 'string', default: '80' },
    seed: { type: 'string', default: '1' },
  },
})
const { pages, out } = values
if (pages === undefined || out === undefined)
  throw new Error('say where HTML documents are with --pages FOLDER, and where to write with --out DIR')
const [documents, seed] = [Number(values.documents), Number(values.seed)]
/** Tables of one PDF, and those taken of one document at most. */
const [tablesOfFile, mostOfDocument] = [4, 3]
/** A document with fewer cells has no table worth a look, and one of so many letters is a whole book. */
const fewestCells = 8
const mostLetters = 600_000
/** Points within the margins, or within one of two columns. */
const [wholeWidth, columnWidth] = [660, 320]

const dice = new Dice(seed * 1_000_003 + 17)
const track = join(out, 'pdf-tables')
const browser = await openBrowser()
try {
  const page = await pageOfDocuments(browser)
  const known = new Set<string>()
  const waiting = new Map<string, FoundTable[]>()
  const manifest: string[] = []
  for (const path of dice.shuffled(await documentsBelow(resolve(pages)))) {
    if (manifest.length >= documents) break
    const source = await readFile(path, 'utf8')
    if (source.length > mostLetters || source.split('<td').length <= fewestCells) continue
    if (!(await isOpened(page, path))) continue
    // Some documents do no more than send the reader on to another.
    const found = await page.evaluate(tablesOfDocument, limitsOfTables).catch(() => [])
    const [collection = ''] = relative(resolve(pages), path).split(sep)
    const own = waiting.get(collection) ?? []
    waiting.set(collection, own)
    for (const table of dice.shuffled(found).slice(0, mostOfDocument)) {
      if (known.has(table.markup)) continue
      known.add(table.markup)
      own.push(table)
    }
    if (own.length < tablesOfFile) continue
    const manner = dice.one(Object.keys(manners))
    await page.setContent(pageOfTables(own.splice(0, tablesOfFile), manner, dice))
    await page.emulateMedia({ media: 'print' })
    const { tables, isTooWide } = await page.evaluate(printedTables, { wholeWidth, columnWidth })
    if (isTooWide) continue
    const id = `pages-${seed}-${String(manifest.length + 1).padStart(3, '0')}`
    await mkdir(join(track, id), { recursive: true })
    await page.pdf({ path: join(track, id, 'input.pdf'), preferCSSPageSize: true, printBackground: true })
    await writeFile(join(track, id, 'truth.json'), `${JSON.stringify({ id, schema: 'tables/1', complete: true, tables })}\n`)
    const licence = 'that of the documents'
    manifest.push(
      JSON.stringify({
        id,
        track: 'pdf-tables',
        split: 'dev',
        input: `pdf-tables/${id}/input.pdf`,
        family: id,
        group: manner,
        licence,
        truth_made: 'by construction',
      }),
    )
  }
  await mkdir(track, { recursive: true })
  await writeFile(join(track, 'manifest.jsonl'), `${manifest.join('\n')}\n`)
  console.log(`${manifest.length} documents in ${track}`)
} finally {
  await browser.close()
}
