// Rows whose cells stand at their foot, as spreadsheets set them: the last line of a wrapped text is level with the figures beside it, the others stand above.

import { type BandLine, columnsOfMost, wrapsInto } from './band-lines.ts'
import { holdsValue } from './row-pitch.ts'

/** So many rows have lines above them. */
const fewestRuns = 2
/** A line that fills this share of the columns is that of its row. */
const leastFilled = 0.6

/**
 * The lines that belong to the row below: each text in them was broken for want of room and goes on there in small letters, in all such lines of the table,
 * while most of them do not go on with the row above, whose text would have had room for their first word. None where that does not hold throughout.
 */
export function linesOfRowBelow(lines: readonly BandLine[]): ReadonlySet<BandLine> {
  const none: ReadonlySet<BandLine> = new Set()
  if (lines.length < 2 * fewestRuns) return none
  const most = columnsOfMost(lines)
  if (lines.every(({ columns }) => columns.has(0) || columns.size >= leastFilled * most)) return none
  const isRow = (line: BandLine): boolean => line.columns.size >= leastFilled * most || holdsValue(line)
  const runs: { readonly above: BandLine | undefined; readonly own: BandLine[] }[] = []
  lines.forEach((line, at) => {
    if (isRow(line)) return
    const before = lines[at - 1]
    const run = runs.at(-1)
    if (before !== undefined && run?.own.at(-1) === before) run.own.push(line)
    else runs.push({ above: before, own: [line] })
  })
  if (runs.length < fewestRuns) return none
  let begun = 0
  for (const { above, own } of runs) {
    const last = own.at(-1) as BandLine
    const below = lines[lines.indexOf(last) + 1]
    // A text in the first column is rather the heading of the rows below.
    if (below === undefined || own.some(({ columns }) => columns.has(0)) || !goesOnInSmallLetters(last, below)) return none
    if (!own.every((line, i) => isBrokenInto(line, own[i + 1] ?? below))) return none
    if (above === undefined || !isBrokenInto(above, own[0], true)) begun++
  }
  return begun >= fewestRuns && 2 * begun >= runs.length ? new Set(runs.flatMap(({ own }) => own)) : none
}

const goesOnInSmallLetters = (line: BandLine, next: BandLine): boolean =>
  [...line.columns.keys()].every((column) => /^\p{Ll}/u.test(next.columns.get(column)?.[0]?.text ?? ''))

/** true when the texts of a line, or those that the next one has too, go on in the next for want of room. */
function isBrokenInto(line: BandLine, next: BandLine | undefined, shared = false): boolean {
  if (next === undefined) return false
  const columns = shared ? next.columns.keys() : line.columns.keys()
  return [...columns].every((column) => wrapsInto(line, next, column))
}
