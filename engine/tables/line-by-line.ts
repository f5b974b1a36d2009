import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import { median, sizeOf, type TextRow } from './text-rows.ts'

/**
 * Rows of lines parted where a line is rather a row of its own, for what is printed line by line: unless the cells one after the other read as the
 * lines do, only a text alone in its line goes on with the text above it. Titles over several lines stay together.
 */
export function inLines(groups: readonly (readonly TextRow[])[], xs: readonly number[]): readonly (readonly TextRow[])[] {
  return groups.flatMap((group) => {
    if (group.length < 2 || !group.some(holdsNumber)) return [group]
    const parted: TextRow[][] = []
    for (const line of group) {
      const row = parted.at(-1)
      if (row && (isLevel(row, line, xs) || keepsOrder(row, line, xs) || goesOn(row, line, xs))) row.push(line)
      else parted.push([line])
    }
    return parted
  })
}

/** true for a line with a word that begins with a figure: an amount, a day, a number. */
export const holdsNumber = ({ words }: TextRow): boolean => words.some(({ text }) => /^\p{P}*\p{N}/u.test(text))

/** Lines nearer than this share of the height of their writing are one printed line on crumpled paper; where they share no column, nearer than the other. */
const sameLine = 0.7
const sameLineApart = 0.95

function isLevel(row: readonly TextRow[], line: TextRow, xs: readonly number[]): boolean {
  const last = row.at(-1)
  if (last === undefined) return false
  const apart = (line.baseline - last.baseline) / median([...last.words, ...line.words].map(sizeOf))
  const above = new Set(row.flatMap((other) => columnsOf(other, xs)))
  return apart < (columnsOf(line, xs).some((column) => above.has(column)) ? sameLine : sameLineApart)
}

const columnOf = (xs: readonly number[], { box }: Word): number => columnAt(xs, (box.left + box.right) / 2)
const columnsOf = (line: TextRow, xs: readonly number[]): readonly number[] => line.words.map((word) => columnOf(xs, word))

/** true when no cell of the lines so far is read behind the first of this line. */
const keepsOrder = (row: readonly TextRow[], line: TextRow, xs: readonly number[]): boolean =>
  Math.max(...row.flatMap((above) => columnsOf(above, xs))) <= Math.min(...columnsOf(line, xs))

/** true for a text alone in its line, without a label, below one that may go on: none that ends in a figure or a colon. */
function goesOn(row: readonly TextRow[], line: TextRow, xs: readonly number[]): boolean {
  const [column, another] = new Set(columnsOf(line, xs))
  if (column === undefined || another !== undefined || line.words.some(({ text }) => text.endsWith(':'))) return false
  const above = row.at(-1)?.words.filter((word) => columnOf(xs, word) === column) ?? []
  return !/(?:^|\p{N}[\p{N}\p{P}]*|:)$/u.test(above.at(-1)?.text ?? '')
}
