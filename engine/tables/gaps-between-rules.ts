// Rows between level rules whose cells have no line in common.

import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { rowsIn } from './rows-in-boxes.ts'
import { chunksOf, median, sizeOf, type TextRow } from './text-rows.ts'

/** Points by which words may stand over the end of a rule. */
const letter = 4
/** A row whose cells stand beside each other on lines of their own has at most so many. */
const mostLinesBeside = 8
/** true for a row of which hardly a line holds several texts, as that of a name in the middle beside lines that wrap: no word stands in a gap that parts one of the `others` as well. */
export function isBesideGap(box: Box, others: readonly Box[], words: readonly Word[]): boolean {
  const rows = rowsIn(box, words)
  if (rows.length < 2 || rows.length > mostLinesBeside || !holdsWrapped(rows)) return false
  const gaps = gapsIn(box, words)
  const isSame = (gap: Gap, own: Gap) => Math.min(own.right, gap.right) - Math.max(own.left, gap.left) >= gap.size
  return others.some((other) => gapsIn(other, words).some((gap) => gaps.some((own) => isSame(gap, own))))
}
/** true where a text of several words goes on below its first, flush with it. */
const holdsWrapped = (rows: readonly TextRow[]): boolean => {
  const texts = rows.flatMap(({ words }) => chunksOf(words, 1))
  return texts.some(
    (text, i) => text.words.length >= fewestWordsWrapped && texts.slice(i + 1).some(({ box }) => Math.abs(box.left - text.box.left) < 2),
  )
}
const fewestWordsWrapped = 3
interface Gap {
  readonly left: number
  readonly right: number
  readonly size: number
}
/** The gaps between columns that no word in the box stands in, at least as wide as the writing is high; none where words stand over an end of its rules, which then are those of a wider table. */
function gapsIn(box: Box, words: readonly Word[]): readonly Gap[] {
  const rows = rowsIn(box, words)
  const isOver = (end: number, own: Box) => own.left < end - letter && own.right > end + letter
  if (
    words.some(
      (word) => word.baseline > box.top && word.baseline < box.bottom && (isOver(box.left, word.box) || isOver(box.right, word.box)),
    )
  )
    return []
  const boxes = rows.flatMap((row) => row.words.map((word) => word.box)).sort((a, b) => a.left - b.left)
  const size = median(rows.flatMap((row) => row.words.map(sizeOf)))
  let end = Number.POSITIVE_INFINITY
  return boxes.flatMap(({ left, right }) => {
    const gap = { left: end, right: left, size }
    end = end === Number.POSITIVE_INFINITY ? right : Math.max(end, right)
    return gap.right - gap.left >= size ? [gap] : []
  })
}
