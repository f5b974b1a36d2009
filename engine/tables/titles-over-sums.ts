import { type Box, overlapX, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { isCaption } from './captions.ts'
import { isMoment, isYear, readsAsValue } from './cell-text.ts'
import { type Chunk, chunksOf, sizeOf, type TextRow } from './text-rows.ts'

/** Rows this many sizes apart may be of one table: a line with as much padding above and below. */
const paddedRow = 3.2
/** Names of groups that stand in rows of their own between titles and the first figures, at most. */
const mostLabels = 4
/** Rows of titles over titles, and words in a title, at most. */
const mostTitleRows = 3
const longestTitle = 6

/**
 * The top of the titles over a table whose rules are drawn over its sums alone, as accounts have it: a row of titles, one over each column of figures
 * ("2025", "2024"), further lines of those and titles over several of them above it, and names of groups between it and the first figures; null where
 * the rows above are others. `figures` are the rows of figures from the top down, `above` the rows over them, likewise, of which `within` gives the words in the table's width.
 */
export function topOfTitlesOverSums(
  figures: readonly TextRow[],
  above: readonly TextRow[],
  within: (row: TextRow) => readonly Word[],
): number | null {
  const columns = columnsOf(figures.flatMap((row) => chunksOf(within(row), 1)).filter(({ words }) => readsAsValue(words)))
  const [first] = columns
  let below = figures[0]
  if (first === undefined || below === undefined || columns.length < 2) return null
  let labels = 0
  let titles = 0
  let top: number | null = null
  for (const row of [...above].reverse()) {
    const words = within(row)
    const [begin] = words
    if (begin === undefined || isCaption(words.map(({ text }) => text).join(' '))) break
    if (below.baseline - row.baseline > paddedRow * sizeOf(begin)) break
    const texts = chunksOf(words, 1)
    const isLabel = titles === 0 && labels < mostLabels && texts.length === 1 && (texts[0]?.box.right ?? 0) < first.left
    const stand = texts.map((text) => columns.filter((column) => overlapX(column, text.box) > 0).length)
    const isTitles = texts.every((text, i) => isTitle(text) && stand[i] !== 0 && !reachesOut(text, first))
    // The signs of a unit stand over the sums alone, and not over the numbers of notes.
    const isOverEach = isTitles && texts.length >= Math.max(2, columns.length - 1) && stand.every((count) => count === 1)
    const isOverOthers = isTitles && titles > 0 && titles < mostTitleRows && (isOverEach || stand.some((count) => count > 1))
    if (isLabel) labels++
    else if (titles === 0 ? isOverEach : isOverOthers) {
      titles++
      top = Math.min(...words.map(({ box }) => box.top)) - 1
    } else break
    below = row
  }
  return top
}

/** true for a text that begins further left of the first column of figures than that or the text itself is wide: it stands over the labels. */
const reachesOut = ({ box }: Chunk, first: Box): boolean => box.left <= first.left - Math.max(width(first), width(box))

/** A few words, or a year or day, which figures of accounts are set under. */
const isTitle = ({ words }: Chunk): boolean => words.length <= longestTitle && (!readsAsValue(words) || isMoment(words) || isYear(words))

/** Where figures stand under each other, from left to right: those that overlap, taken together. */
function columnsOf(figures: readonly Chunk[]): readonly Box[] {
  const columns: Box[] = []
  for (const { box } of figures) {
    const at = columns.findIndex((column) => overlapX(column, box) > 0)
    if (at < 0) columns.push(box)
    else columns[at] = unionOf([columns[at] ?? box, box])
  }
  return columns.filter((column) => figures.filter(({ box }) => overlapX(column, box) > 0).length > 1).sort((a, b) => a.left - b.left)
}
