import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { isCaption } from './captions.ts'
import { isFigure } from './cell-text.ts'
import { chunksOf, sizeOf, textRowsOf } from './text-rows.ts'

/** true for a text whose middle is that of two or more of the boxes, which stand beside each other from left to right, and that reaches over no other. */
export const isInMiddleOfSeveral = ({ left, right }: Box, size: number, boxes: readonly Box[]): boolean =>
  boxes.some((first, from) =>
    boxes.some(
      (last, to) =>
        to > from &&
        left >= first.left - size &&
        right <= last.right + size &&
        Math.abs((first.left + last.right - left - right) / 2) < size,
    ),
  )

/** Points below a rule within which the titles below it stand. */
const nextRow = 40

/**
 * true for a text alone between two level rules that stands over some of the titles below the second: right of the first of them, which names what the
 * rows are, in the middle of several and not in that of all, as the name of the whole does.
 */
export function isTitleOverSeveral(between: Box, words: readonly Word[]): boolean {
  const [row, ...others] = textRowsOf(wordsIn(between, words))
  const [word] = row?.words ?? []
  if (row === undefined || word === undefined || others.length > 0 || chunksOf(row.words, 1).length > 1) return false
  const { left, right, bottom } = between
  const [below] = textRowsOf(wordsIn({ left, right, top: bottom, bottom: bottom + nextRow }, words))
  if (below === undefined) return false
  if ([...row.words, ...below.words].some(({ text }) => isFigure(text)) || isCaption(row.words.map(({ text }) => text).join(' ')))
    return false
  const titles = chunksOf(below.words).map(({ box }) => box)
  const size = sizeOf(word)
  const isInMiddle = Math.abs((row.box.left + row.box.right - left - right) / 2) < size
  return titles.length >= 3 && !isInMiddle && row.box.left > (titles[0]?.right ?? Infinity) && isInMiddleOfSeveral(row.box, size, titles)
}
