// Columns told by the fills behind their titles, each of its own with a little paper between: one in which no row has a text has a title all the same.

import { type Box, centre, contains, type Fill, height, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { isSeen } from './filled-spans.ts'
import { chunksOf, type TextRow } from './text-rows.ts'

/** Points: fills of one row of titles are as high but for this much, and stand so close; paper between texts is wider. */
const sameEdge = 1.5
const [leastBetween, mostBetween] = [0.5, 6]
const fewestTitles = 3
/** Share of the table's width that they cover. */
const mostlyCovered = 0.85
/** Of the rows below at most this share may run over an edge. */
const mostOver = 0.2

/** The fills of the uppermost row of a table, from left to right, where each title has one of its own; none elsewhere. */
export function titleFillsIn(table: Box, fills: readonly Fill[]): readonly Box[] {
  const isTitle = ({ box }: Fill): boolean =>
    contains(table, centre(box)) && height(box) < height(table) / 2 && width(box) < width(table) / 2
  const own = fills.filter((fill) => isSeen(fill) && isTitle(fill)).map(({ box }) => box)
  const top = Math.min(...own.map((box) => box.top))
  const row = own.filter((box) => box.top - top < sameEdge).sort((a, b) => a.left - b.left)
  const [first] = row
  if (first === undefined || row.length < fewestTitles) return []
  const isNext = (box: Box, i: number): boolean => {
    const between = box.left - (row[i]?.right ?? 0)
    return Math.abs(box.bottom - first.bottom) < sameEdge && between >= leastBetween && between <= mostBetween
  }
  return row.slice(1).every(isNext) && row.reduce((sum, box) => sum + width(box), 0) >= mostlyCovered * width(table) ? row : []
}

/** The places between such fills where none of the `cuts` parts their titles, and over which hardly a row of several texts runs. */
export function cutsByFilledTitles(titles: readonly Box[], rows: readonly TextRow[], cuts: readonly number[]): readonly number[] {
  const bottom = titles[0]?.bottom ?? 0
  const words = rows.flatMap((row) => row.words)
  const textOf = (fill: Box): Box => {
    const own = words.filter(({ box }: Word) => contains(fill, centre(box)))
    return own.length === 0
      ? fill
      : { ...fill, left: Math.min(...own.map(({ box }) => box.left)), right: Math.max(...own.map(({ box }) => box.right)) }
  }
  const below = rows.filter(({ baseline, words: own }) => baseline > bottom && chunksOf(own, 1).length > 1)
  return titles.slice(1).flatMap((right, i) => {
    const left = titles[i] as Box
    const [from, to] = [textOf(left).right, textOf(right).left]
    const cut = (left.right + right.left) / 2
    const isKnown = cuts.some((other) => other > from - 1 && other < to + 1)
    const over = below.filter((row) => chunksOf(row.words, 1).some(({ box }) => box.left < cut - 1 && box.right > cut + 1))
    return isKnown || over.length > mostOver * below.length ? [] : [cut]
  })
}
