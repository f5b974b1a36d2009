import { overlapX } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { type Chunk, chunksOf, type TextRow } from './text-rows.ts'

/** true for a bold text alone in its line. */
export const isHeading = (line: readonly Word[]): boolean =>
  line.length > 0 && line.every((word) => word.font?.bold === true) && chunksOf(line, 1).length === 1

/** A heading stands no further from the rows above and below it than this many times what those stand apart at most: it may be padded more. */
const headingGap = 1.4

/**
 * true when the rows below a heading go on as those above it (`taken`, from the top): no further from it than these are from one another, in plain
 * print, with several texts, each below one of the columns, and the first at the left edge of the heading. Under a title of something new stand
 * other titles, or a sentence.
 */
export function goesOnBelow(heading: TextRow, next: TextRow | undefined, taken: readonly TextRow[], columns: readonly Chunk[]): boolean {
  const last = taken[taken.length - 1]
  const [begins] = heading.words
  const [beginsNext] = next?.words ?? []
  if (!next || !last || !begins || !beginsNext || taken.length < 2 || Math.abs(begins.box.left - beginsNext.box.left) >= 2) return false
  if (next.words.every((word) => word.font?.bold === true)) return false
  const widest = Math.max(...taken.slice(1).map(({ baseline }, i) => baseline - (taken[i]?.baseline ?? baseline)))
  if (Math.max(heading.baseline - last.baseline, next.baseline - heading.baseline) > headingGap * widest) return false
  const texts = chunksOf(next.words, 1)
  return texts.length >= 2 && texts.every((text) => columns.some((column) => overlapX(column.box, text.box) > 0))
}
