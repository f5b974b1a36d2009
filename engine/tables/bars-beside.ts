import { type Box, centre, contains, height, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { chunksOf, textRowsOf } from './text-rows.ts'

/** Lighter fills are the paper's own white. */
const lightest = 0.97
/** Points: one line of type, with room around it; and how wide a column is at least. */
const [lowest, highest] = [8, 40]
const narrowest = 100
/** Points by which bars of one column may begin and end apart. */
const sameEnd = 3
/** White between columns, in points; cells of one title row are filled closer to one another. */
const leastGutter = 8
/** So many bars show that they stand over lists beside each other, and not over one: two in one column at least. */
const fewestBars = 3
/** More fills on a page are a drawing. */
const mostFills = 400

/**
 * The words of a page in groups that share no table: where tinted bars with one text each, all of one width, stand in columns beside each other (the groups of
 * a price list), those of each column, from the first bar down to a line that runs over the white between, and all else. One group for other pages.
 */
export function barsBeside({ fills }: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  const tinted = fills.flatMap(({ box, grey }) =>
    grey < lightest && height(box) >= lowest && height(box) <= highest && width(box) >= narrowest ? [box] : [],
  )
  if (tinted.length < fewestBars || tinted.length > mostFills) return [words]
  const bars = tinted.filter((bar) => isOfOneText(bar, words))
  const columns = columnsOf(bars)
  const [first] = columns
  if (first === undefined || columns.length < 2 || bars.length < fewestBars || columns.every(({ count }) => count < 2)) return [words]
  const isOfOneWidth = columns.every(({ left, right }) => Math.abs(right - left - (first.right - first.left)) <= sameEnd)
  const areApart = columns.slice(1).every(({ left }, i) => left - (columns[i]?.right ?? left) >= leastGutter)
  if (!isOfOneWidth || !areApart) return [words]
  const top = Math.min(...bars.map((bar) => bar.top))
  const gutters = columns.slice(1).map(({ left }, i) => ({ from: columns[i]?.right ?? left, to: left }))
  const crossing = textRowsOf(words.filter(({ baseline }) => baseline > top)).find(({ words: own }) =>
    chunksOf(own).some(({ box }) => gutters.some(({ from, to }) => box.left < from && box.right > to)),
  )
  const bottom = crossing?.box.top ?? Number.POSITIVE_INFINITY
  const columnOf = (word: Word): number =>
    word.baseline > top && word.baseline < bottom
      ? columns.findIndex(({ left, right }) => centre(word.box).x > left - sameEnd && centre(word.box).x < right + sameEnd)
      : -1
  return [...Map.groupBy(words, columnOf).values()]
}

const isOfOneText = (bar: Box, words: readonly Word[]): boolean => {
  const rows = textRowsOf(words.filter(({ box }) => contains(bar, centre(box))))
  return rows.length === 1 && rows.every((row) => chunksOf(row.words, 1).length === 1)
}

interface Column {
  readonly left: number
  readonly right: number
  readonly count: number
}

/** Where bars that begin and end alike stand, from left to right. */
function columnsOf(bars: readonly Box[]): readonly Column[] {
  const columns: Column[] = []
  for (const { left, right } of bars) {
    const at = columns.findIndex((column) => Math.abs(column.left - left) <= sameEnd && Math.abs(column.right - right) <= sameEnd)
    const column = columns[at]
    if (column === undefined) columns.push({ left, right, count: 1 })
    else columns[at] = { ...column, count: column.count + 1 }
  }
  return columns.sort((a, b) => a.left - b.left)
}
