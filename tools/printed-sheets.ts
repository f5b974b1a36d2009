// node tools/printed-sheets.ts --out DIR [--documents 60] [--seed 1]
//
// writes DIR/pdf-tables, a benchmark track of spreadsheets that LibreOffice printed: budgets, price lists, rosters and the like in fifteen manners, which the scorer groups
// them by, with their truth by construction. Needs `soffice`. Nothing of it is committed.

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { books, type SheetTable } from './composed/sheet-books.ts'
import { placesOf, sheetFile } from './composed/sheet-file.ts'
import { sheetManners } from './composed/sheet-manners.ts'
import { Dice } from './golden/dice.ts'

const { values } = parseArgs({
  options: { out: { type: 'string' }, documents: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const { out } = values
if (out === undefined) throw new Error('say where to write with --out DIR')
const [documents, seed] = [Number(values.documents), Number(values.seed)]

const track = join(out, 'pdf-tables')
const folder = await mkdtemp(join(tmpdir(), 'docmill-sheets-'))
const manifest: string[] = []
try {
  for (let number = 1; number <= documents; number++) {
    const dice = new Dice(seed * 1_000_003 + number + 37_000)
    const [group = '', manner] = Object.entries(sheetManners)[(number - 1) % Object.keys(sheetManners).length] ?? []
    if (manner === undefined) continue
    const narrow =
      manner.two === 'beside'
        ? ['schedule', 'grades', 'roster']
        : manner.two === 'below'
          ? ['income', 'crossed', 'plan', 'grades', 'budget']
          : Object.keys(books)
    // Too wide a sheet goes on beside itself on further pages, which is another question.
    const fitting = manner.fit || manner.landscape ? narrow : narrow.filter((name) => name !== 'readings')
    const tables = dice
      .shuffled(fitting)
      .slice(0, manner.two === undefined ? 1 : 2)
      .map((name) => books[name]?.(dice)) as SheetTable[]
    const id = `sheets-${seed}-${String(number).padStart(3, '0')}`
    await mkdir(join(track, id), { recursive: true })
    await writeFile(join(folder, `${id}.fods`), sheetFile(tables, manner))
    const truth = {
      id,
      schema: 'tables/1',
      complete: true,
      tables: tables.map((table) => ({ rows: rowsOf(table) })),
    }
    await writeFile(join(track, id, 'truth.json'), `${JSON.stringify(truth)}\n`)
    manifest.push(
      JSON.stringify({
        id,
        track: 'pdf-tables',
        split: 'dev',
        input: `pdf-tables/${id}/input.pdf`,
        family: id,
        group,
        licence: 'invented',
        truth_made: 'by construction',
      }),
    )
  }
  const files = manifest.map((line) => join(folder, `${JSON.parse(line).id}.fods`))
  await promisify(execFile)(
    'soffice',
    [`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files],
    { timeout: 600_000 },
  )
  for (const line of manifest) {
    const { id } = JSON.parse(line)
    await rename(join(folder, `${id}.pdf`), join(track, id, 'input.pdf'))
  }
  await writeFile(join(track, 'manifest.jsonl'), `${manifest.join('\n')}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`${manifest.length} documents in ${track}`)

/** Rows as the scorer takes them: a cell stands in the row and place where it begins. */
function rowsOf(table: SheetTable) {
  return placesOf(table).map((line) =>
    line.flatMap((cell) => (cell === null ? [] : [{ text: cell.text, rowspan: cell.rowSpan ?? 1, colspan: cell.columnSpan ?? 1 }])),
  )
}
