// What the order of reading costs in character errors (CER), apart from the reading itself: of recognised pages whose truth has an order and a box a line.
//
//   npm run bench:order -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--only PREFIX]
//
// First the truth's own lines, without a fault, in the order of simple rules. Then our text with one thing after the other put right: the order
// of its words, words too many, words missing, letters.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { casesOf, tracksIn } from './tracks.ts'
import { inTruthsOrder } from './truths-order.ts'

interface Line {
  readonly text: string
  /** Left, top, right, bottom. */
  readonly box: readonly [number, number, number, number]
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, pred: { type: 'string' }, kit: { type: 'string' }, only: { type: 'string', default: '' } },
})
const { data, pred, kit, only } = values
if (data === undefined || pred === undefined || kit === undefined) {
  console.error('usage: npm run bench:order -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--only PREFIX]')
  process.exit(2)
}
const { normalise, levenshtein } = await import(resolve(kit, 'lib.mjs'))

const middle = ({ box }: Line): number => (box[1] + box[3]) / 2
const height = ({ box }: Line): number => box[3] - box[1]
const meanMiddle = (row: readonly Line[]): number => row.reduce((sum, line) => sum + middle(line), 0) / row.length

/** Lines whose middles are nearer than `share` of their lowest height, from top to bottom, each row from left to right. */
function inRows(lines: readonly Line[], share: number): readonly Line[] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const near = row !== undefined && Math.abs(middle(line) - meanMiddle(row)) < share * Math.min(height(line), ...row.map(height))
    if (near) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box[0] - b.box[0]))
}

/** Each line joins the row whose last line, left of it, it overlaps most, by half of the lower height at least: rows of crumpled paper rise. */
function inRisingRows(lines: readonly Line[]): readonly Line[] {
  const rows: Line[][] = []
  const overlap = (a: Line, b: Line): number => Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  for (const line of lines.toSorted((a, b) => a.box[0] - b.box[0])) {
    const rivals = rows.filter((row) => {
      const last = row.at(-1) as Line
      return overlap(last, line) > 0.5 * Math.min(height(last), height(line)) && last.box[2] <= line.box[0] + height(line)
    })
    const best = rivals.toSorted((a, b) => overlap(b.at(-1) as Line, line) - overlap(a.at(-1) as Line, line))[0]
    if (best === undefined) rows.push([line])
    else best.push(line)
  }
  return rows.sort((a, b) => meanMiddle(a) - meanMiddle(b)).flat()
}

const rules: Readonly<Record<string, (lines: readonly Line[]) => readonly Line[]>> = {
  'rows, half a height': (lines) => inRows(lines, 0.5),
  'rows, 0.7 of a height': (lines) => inRows(lines, 0.7),
  'rows that rise': inRisingRows,
  'by the middle alone': (lines) => lines.toSorted((a, b) => middle(a) - middle(b)),
  'by the top alone': (lines) => lines.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]),
}

const sums = new Map<string, number>()
const add = (name: string, value: number): void => void sums.set(name, (sums.get(name) ?? 0) + value)
let pages = 0
for (const track of tracksIn(data, 'ocr-text'))
  for (const { id } of casesOf(data, track)) {
    const said = join(pred, track.name, id, 'text.txt')
    const truth = JSON.parse(readFileSync(join(data, track.name, id, 'truth.json'), 'utf8'))
    if (!id.startsWith(only) || truth.order !== 'lines' || !existsSync(said)) continue
    pages++
    const plain = (text: string): string => normalise(text).toLowerCase()
    const errors = (from: string, text: string): number =>
      Math.min(1, levenshtein(plain(from), plain(text)) / Math.max(1, plain(from).length))
    const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ')
    const costs = Object.entries(rules).map(([name, rule]) => ({ name, cost: errors(truth.text, textOf(rule(truth.lines))) }))
    for (const { name, cost } of costs) add(`truth in ${name}`, cost)
    add('truth in the best of these, page by page', Math.min(...costs.map(({ cost }) => cost)))
    const ours = readFileSync(said, 'utf8')
    add('ours', errors(truth.text, ours))
    add('ours against the truth in rows that rise', errors(textOf(inRisingRows(truth.lines)), ours))
    const words = (text: string): readonly string[] => plain(text).split(' ').filter(Boolean)
    const steps = inTruthsOrder(words(truth.text), words(ours), levenshtein)
    for (const [name, mended] of Object.entries(steps)) add(`ours, ${name}`, errors(truth.text, mended.join(' ')))
  }
for (const [name, sum] of sums) console.log(`${(sum / pages).toFixed(3)}  ${name}`)
console.log(`${pages} pages`)
