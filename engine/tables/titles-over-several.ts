import { type Box, overlapX } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { isCaption } from './captions.ts'
import { isFigure } from './cell-text.ts'
import { nextRow } from './rules.ts'
import { chunksOf, isBold, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

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

/** The titles of columns that begin with these lines: those of the first, and beside them those of further lines where all are in bold. */
function titlesIn([first, ...others]: readonly TextRow[]): readonly Box[] {
  if (first === undefined) return []
  const end = isBold(first.words) ? others.findIndex((line) => !isBold(line.words)) : 0
  const titles = chunksOf(first.words).map(({ box }) => box)
  for (const { box } of others.slice(0, end < 0 ? others.length : end).flatMap((line) => chunksOf(line.words)))
    if (titles.every((title) => overlapX(title, box) <= 0)) titles.push(box)
  return titles.sort((a, b) => a.left - b.left)
}

/**
 * true for a text alone between two level rules that stands over some of the titles below the second: right of the first of them, which names what the
 * rows are, in the middle of several and not in that of all, as the name of the whole does.
 */
export function isTitleOverSeveral(between: Box, words: readonly Word[]): boolean {
  const [row, ...others] = textRowsOf(wordsIn(between, words))
  const [word] = row?.words ?? []
  if (row === undefined || word === undefined || others.length > 0 || chunksOf(row.words, 1).length > 1) return false
  const { left, right, bottom } = between
  const lines = textRowsOf(wordsIn({ left, right, top: bottom, bottom: bottom + nextRow }, words))
  const [below] = lines
  if (below === undefined) return false
  if ([...row.words, ...below.words].some(({ text }) => isFigure(text)) || isCaption(row.words.map(({ text }) => text).join(' ')))
    return false
  const titles = titlesIn(lines)
  const size = sizeOf(word)
  const isInMiddle = Math.abs((row.box.left + row.box.right - left - right) / 2) < size
  return titles.length >= 3 && !isInMiddle && row.box.left > (titles[0]?.right ?? Infinity) && isInMiddleOfSeveral(row.box, size, titles)
}
