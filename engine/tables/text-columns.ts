import { guttersOf, partedByGutters, spreadLines, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { chunksOf, type TextRow, textRowsOf } from './text-rows.ts'

/**
 * The words of a page in groups that share no table: those of each column of running text that is set to both edges, and no entries of a table of
 * contents in columns. One group for a page without.
 * Lines that are spread over their column by wide spaces are in none: nothing stands beside them any more that tells them from the rows of a table.
 */
export function columnsOfText(page: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  const gutters = guttersOf(words, page.rulings, true)
  if (gutters.some(({ ofContents }) => ofContents))
    return [words.filter(({ baseline }) => gutters.every(({ top, bottom }) => baseline < top || baseline > bottom))]
  const columns = partedByGutters(words, gutters)
  return columns.map((column) => (column.isText ? withoutSpreadLines(column.words) : column.words))
}

/** Spaces of a spread line differ by no more, and it ends no further from the edge, page points. */
const sameSpace = 0.6
const sameEnd = 1.5
/** So many lines end at one place where that is the edge they are set to. */
const fewestEnds = 4

function withoutSpreadLines(words: readonly Word[]): readonly Word[] {
  const rows = textRowsOf(words)
  const edge = Math.max(...rows.map(({ box }) => box.right))
  // Quotations and items that are set in end at an edge of their own.
  const isAtEdge = ({ box }: TextRow): boolean =>
    edge - box.right <= sameEnd || rows.filter((other) => Math.abs(other.box.right - box.right) <= sameEnd).length >= fewestEnds
  const even = rows.filter((row) => row.words.length > 2 && isAtEdge(row) && chunksOf(row.words).length > 1 && isEvenlySpaced(row.words))
  // Of two words nothing is even; other lines tell that these fill their column.
  const ofTwo = spreadLines(rows.map((row) => row.words)).filter(({ length }) => length === 2)
  const spread = new Set([...even.map((row) => row.words), ...ofTwo].flat())
  return spread.size === 0 ? words : words.filter((word) => !spread.has(word))
}

function isEvenlySpaced(row: readonly Word[]): boolean {
  const spaces = row.slice(1).map(({ box }, i) => box.left - (row[i]?.box.right ?? 0))
  return Math.max(...spaces) - Math.min(...spaces) <= sameSpace
}
