import { isMarker, isMoment, readsAsValue } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { median, sizeOf } from './text-rows.ts'

/** So many rows at least, of which nearly each is named in no more words than this, and hardly one in more than that. */
const fewestRows = 5
const longestName = 4
const usualName = 2
/** Share of the names that are so short, and of the texts of a column that begin at its edge, and of the names that have two letters. */
const nearlyAll = 0.9
const mostly = 0.5
/** Points by which the texts of a column begin apart; slanted and signs reach further, to so many sizes. */
const flush = 1.5
const slanted = 0.25
/** Between the longest name and the texts stands at least so much paper, in sizes of the writing. */
const leastGap = 0.9

/**
 * true for names with a text beside each: two columns that both begin at one edge, every row with a short name and nothing but names among them, and clear paper
 * between. Labels that end in colons are those of a form, numbers and days those of paragraphs and entries of a life, keys in
 * brackets those of references.
 */
export function areNamedTexts({ cells, xs, ys }: Grid): boolean {
  const filled = cells.filter(({ words }) => words.length > 0)
  const inColumn = (column: number) => filled.filter((cell) => cell.column === column)
  const [names, texts] = [inColumn(0), inColumn(1)]
  if (xs.length !== 3 || ys.length - 1 < fewestRows || names.length < ys.length - 1 || texts.length < names.length) return false
  const counts = names.map(({ words }) => words.length)
  if (!isNearlyAll(counts, (count) => count <= longestName) || median(counts) > usualName) return false
  if (!names.every(isName) || names.filter(isSpoken).length < mostly * names.length || texts.some(isRemark)) return false
  const gap = Math.min(...texts.map(leftOf)) - Math.max(...names.flatMap(({ words }) => words.map(({ box }) => box.right)))
  const size = median(filled.flatMap(({ words }) => words.map(sizeOf)))
  return gap >= leastGap * size && isFlush(names) && isFlush(texts) && new Set(names.map(textOf)).size === names.length
}

const textOf = ({ words }: GridCell): string => words.map(({ text }) => text).join(' ')
const leftOf = ({ words }: GridCell): number => Math.min(...words.map(({ box }) => box.left))
function isFlush(cells: readonly GridCell[]): boolean {
  const edge = median(cells.map(leftOf))
  const size = median(cells.flatMap(({ words }) => words.map(sizeOf)))
  const apart = cells.map((cell) => Math.abs(leftOf(cell) - edge))
  return isNearlyAll(apart, (own) => own <= flush) && Math.max(...apart) <= Math.max(flush, slanted * size)
}
const isNearlyAll = (values: readonly number[], test: (value: number) => boolean): boolean =>
  values.filter(test).length >= nearlyAll * values.length
/** true for what a program's line remarks on itself. */
const isRemark = (cell: GridCell): boolean => /^(?:\/\/|\/\*|#|;)/u.test(textOf(cell))
const isSpoken = (cell: GridCell): boolean => /\p{L}{2}/u.test(textOf(cell))
/** true for the key of a reference in brackets: "[12]", "[Knuth 84]". */
const isReference = (text: string): boolean => /^\[.+\]$/u.test(text)
/** true for a letter alone: a symbol, or the cross of a table of ticks. */
const isLetter = (text: string): boolean => /^\p{L}$/u.test(text)
const isName = (cell: GridCell): boolean => {
  const text = textOf(cell)
  return (
    /\p{L}/u.test(text) &&
    !/[:;{}]$/u.test(text) &&
    !isMarker(text) &&
    !isReference(text) &&
    !isMoment(cell.words) &&
    (!readsAsValue(cell.words) || isLetter(text)) &&
    !/\d{4}|^\d+[.)]/u.test(text)
  )
}
