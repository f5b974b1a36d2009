// Rows between level rules whose cells have no line in common.

import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { rowsIn } from './rows-in-boxes.ts'
import { chunksOf, median, sizeOf, type TextRow } from './text-rows.ts'
import { type Stretch, whiteIn } from './white.ts'

/** Points by which words may stand over the end of a rule. */
export const pastEnd = 4
/** A row whose cells stand beside each other on lines of their own has at most so many. */
const mostLinesBeside = 8
/** true for a row of which hardly a line holds several texts, as that of a name in the middle beside lines that wrap: no word stands in a gap that parts one of the `others` as well. */
export function isBesideGap(box: Box, others: readonly Box[], words: readonly Word[]): boolean {
  const rows = rowsIn(box, words)
  if (rows.length < 2 || rows.length > mostLinesBeside || !holdsWrapped(rows)) return false
  const gaps = gapsIn(box, words)
  const isSame = (gap: Gap, own: Gap) => Math.min(own.to, gap.to) - Math.max(own.from, gap.from) >= gap.size
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
interface Gap extends Stretch {
  /** Of the writing beside it. */
  readonly size: number
}
/** The gaps between columns that no word in the box stands in, at least as wide as the writing is high; none where words stand over an end of its rules, which then are those of a wider table. */
function gapsIn(box: Box, words: readonly Word[]): readonly Gap[] {
  const isOver = (end: number, own: Box) => own.left < end - pastEnd && own.right > end + pastEnd
  const isWider = (word: Word) =>
    word.baseline > box.top && word.baseline < box.bottom && (isOver(box.left, word.box) || isOver(box.right, word.box))
  if (words.some(isWider)) return []
  const own = rowsIn(box, words).flatMap((row) => row.words)
  const size = median(own.map(sizeOf))
  return whiteIn(own).flatMap((white) => (white.to - white.from >= size ? [{ ...white, size }] : []))
}
