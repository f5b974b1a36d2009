import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import { isHeading } from './headings-within.ts'
import { isBold, isOfUnknownType, sizeOf, spacingSizeOf, type TextRow } from './text-rows.ts'

/** The index of the column that `x` lies in, for edges in rising order; the outermost columns take what lies outside. */
export function columnAt(xs: readonly number[], x: number): number {
  let low = 0
  let high = Math.max(0, xs.length - 2)
  while (low < high) {
    const middle = (low + high) >> 1
    if (x < (xs[middle + 1] ?? Infinity)) high = middle
    else low = middle + 1
  }
  return low
}

/** A line of text between two rules, in the columns of its table. */
export interface BandLine {
  readonly row: TextRow
  /** The words of each column. */
  readonly columns: ReadonlyMap<number, readonly Word[]>
  /** How far the texts of each column reach to the right, its titles among them; the same for all lines of a band. */
  readonly rooms: readonly number[]
}

/** The lines of text in their columns; `titles` are those over these columns, which are at least as wide. */
export function bandLines(rows: readonly TextRow[], xs: readonly number[], titles: readonly TextRow[] = []): readonly BandLine[] {
  const rooms: number[] = []
  const widen = ({ box }: Word, column: number) => {
    rooms[column] = Math.max(rooms[column] ?? 0, box.right)
  }
  for (const word of titles.flatMap(({ words }) => words)) {
    const column = columnAt(xs, (word.box.left + word.box.right) / 2)
    // A title over several columns says nothing of one.
    if (word.box.right < (xs[column + 1] ?? Infinity) && word.box.left > (xs[column] ?? 0)) widen(word, column)
  }
  const headings = headingsAmong(rows)
  return rows.map((row) => {
    const columns = new Map<number, Word[]>()
    for (const word of row.words) {
      const column = columnAt(xs, (word.box.left + word.box.right) / 2)
      if (!headings.has(row)) widen(word, column)
      const words = columns.get(column)
      if (words) words.push(word)
      else columns.set(column, [word])
    }
    return { row, columns, rooms }
  })
}

/** The lines of one bold text among others that are not: headings of rows, whose words say nothing of how wide their column is. */
function headingsAmong(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const headings = rows.filter(({ words }) => isHeading(words))
  return new Set(headings.length * 2 < rows.length ? headings : [])
}

/** How many columns the fullest line fills. */
export const columnsOfMost = (lines: readonly BandLine[]): number => Math.max(...lines.map((line) => line.columns.size))

/** How far each line stands below the one before it, in points. */
export const gaps = (lines: readonly BandLine[]): readonly number[] =>
  lines.slice(1).map((line, i) => line.row.baseline - (lines[i]?.row.baseline ?? 0))

/** true when nothing in the line is a value and each of its texts was broken from the line above for want of room. */
export const isWrapped = (above: BandLine, line: BandLine): boolean =>
  [...line.columns].every(([column, words]) => !readsAsValue(words) && wrapsInto(above, line, column))

/** Points by which the ink of a letter may end before its place does: what reaches further had no room. */
const letterEdge = 0.2

/** true when the text of `column` breaks from `above` to `line` because the next word had no room left: how wrapping works. */
export function wrapsInto(above: BandLine, line: BandLine, column: number, room: number = line.rooms[column] ?? 0): boolean {
  const before = above.columns.get(column)
  const after = line.columns.get(column)
  const last = before?.[before.length - 1]
  const first = after?.[0]
  if (!last || !first || last.text.endsWith(':')) return false
  if (last.font && first.font && last.font.bold !== first.font.bold) return false
  if (isOfUnknownType(first) && isBold(after ?? []) && !before?.some(({ font }) => font?.bold === true)) return false
  // Sizes of recognised words are measured, and a pixel or two off.
  if (![last, first].some(isOfUnknownType) && Math.abs(sizeOf(last) - sizeOf(first)) > 0.1 * sizeOf(last)) return false
  const start = before?.[0]?.box.left ?? 0
  // The first line of an entry may be indented alone: what then goes on within a word or sentence still goes on.
  if (first.box.left < start - 2 && !(/^\p{Ll}/u.test(first.text) && column === 0)) return false
  const end = last.box.right + (first.box.right - first.box.left)
  const least = 0.25 * spacingSizeOf(last)
  if (end + least > room + letterEdge) return true
  // One word tells nothing of its space; what stands beside it does.
  const spaced = before !== undefined && before.length > 1 ? [before] : [...above.columns.values()].filter(({ length }) => length > 1)
  return spaced.length > 0 && end + Math.min(...spaced.map(narrowestSpace)) > room + letterEdge
}

/** The narrowest space between the words of a line, two or more: how far the next would have stood from the last. */
const narrowestSpace = (words: readonly Word[]): number =>
  Math.min(...words.slice(1).map(({ box }, i) => box.left - (words[i]?.box.right ?? box.left)))
