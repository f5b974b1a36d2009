import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import { type TextRow, textRowsOf } from './text-rows.ts'

/** The middles of cells set to the middle of their row agree within this many points: letters reach up and down by different amounts. */
const sameMiddle = 2

/** Cells of more lines are columns of running text beside each other. */
const mostLines = 12

/**
 * Whether the cells between level rules are set to the middle of their row: where the texts of two drawn columns have different numbers of lines,
 * they have one middle. Each such band is one row, since lines of several rows would stand on common base lines. At least one band tells; given the
 * lines of each band and the drawn edges of columns.
 */
export function areCentredInBands(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  let telling = 0
  for (const lines of bands) {
    if (lines.length < 2) continue
    const columns = columnsOf(lines, xs)
    const [first, ...others] = columns
    if (first === undefined) continue
    if (others.length === 0) return false
    if (columns.some(({ count, middle, isText }) => count > mostLines || !isText || Math.abs(middle - first.middle) > sameMiddle))
      return false
    if (others.some(({ count }) => count !== first.count)) telling++
  }
  return telling > 0
}

/** The lines of one text are as far apart as others, up to this; beside texts of several lines short ones of rows of their own are not. */
const widestStep = 1.5

interface ColumnOfLines {
  readonly count: number
  readonly middle: number
  /** Whether its lines may be those of one text. */
  readonly isText: boolean
}

function columnsOf(lines: readonly TextRow[], xs: readonly number[]): readonly ColumnOfLines[] {
  const columns = new Map<number, Word[]>()
  for (const word of lines.flatMap(({ words }) => words)) {
    const column = columnAt(xs, (word.box.left + word.box.right) / 2)
    columns.set(column, [...(columns.get(column) ?? []), word])
  }
  return [...columns.values()].map((words) => {
    const rows = textRowsOf(words)
    const steps = rows.slice(1).map(({ baseline }, i) => baseline - (rows[i]?.baseline ?? 0))
    const isText = Math.max(0, ...steps) <= widestStep * Math.min(...steps)
    return { count: rows.length, middle: ((rows[0]?.baseline ?? 0) + (rows.at(-1)?.baseline ?? 0)) / 2, isText }
  })
}
