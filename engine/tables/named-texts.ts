import { isMarker, isMoment, readsAsValue } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { median, sizeOf } from './text-rows.ts'

/** So many rows at least, of which each is named in no more words than this, and hardly one in more than that. */
const fewestRows = 5
const longestName = 4
const usualName = 2
/** Points by which the texts of a column begin apart at most. */
const flush = 1.5
/** Between the longest name and the texts stands at least so much paper, in sizes of the writing. */
const leastGap = 0.9

/**
 * true for names with a text beside each: two columns that both begin at one edge, every row with a short name and nothing but names among them, and clear paper
 * between. Labels that end in colons are those of a form, numbers and days those of paragraphs and entries of a life.
 */
export function areNamedTexts({ cells, xs, ys }: Grid): boolean {
  const filled = cells.filter(({ words }) => words.length > 0)
  const inColumn = (column: number) => filled.filter((cell) => cell.column === column)
  const [names, texts] = [inColumn(0), inColumn(1)]
  if (xs.length !== 3 || ys.length - 1 < fewestRows || names.length < ys.length - 1 || texts.length < names.length) return false
  const counts = names.map(({ words }) => words.length)
  if (Math.max(...counts) > longestName || median(counts) > usualName || !names.every(isName) || texts.some(isRemark)) return false
  const gap = Math.min(...texts.map(leftOf)) - Math.max(...names.flatMap(({ words }) => words.map(({ box }) => box.right)))
  const size = median(filled.flatMap(({ words }) => words.map(sizeOf)))
  return gap >= leastGap * size && isFlush(names) && isFlush(texts) && new Set(names.map(textOf)).size === names.length
}

const textOf = ({ words }: GridCell): string => words.map(({ text }) => text).join(' ')
const leftOf = ({ words }: GridCell): number => Math.min(...words.map(({ box }) => box.left))
function isFlush(cells: readonly GridCell[]): boolean {
  const edge = median(cells.map(leftOf))
  return cells.every((cell) => Math.abs(leftOf(cell) - edge) <= flush)
}
/** true for what a program's line remarks on itself. */
const isRemark = (cell: GridCell): boolean => /^(?:\/\/|\/\*|#|;)/u.test(textOf(cell))
const isName = (cell: GridCell): boolean => {
  const text = textOf(cell)
  return (
    /\p{L}{2}/u.test(text) &&
    !/[:;{}]$/u.test(text) &&
    !isMarker(text) &&
    !isMoment(cell.words) &&
    !readsAsValue(cell.words) &&
    !/\d{4}|^\d+[.)]/u.test(text)
  )
}
