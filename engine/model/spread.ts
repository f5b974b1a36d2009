// Two pages of a book on one sheet: every line of text ends or begins at the fold.

import type { Ruling, Size } from '../geometry/index.ts'
import type { Word } from './word.ts'
import { sizeOf } from './writing.ts'

/** A sheet of two pages is wider than high: two of A5 or A4 give 1.41. */
const leastWidth = 1.2
/** The fold lies in the middle; margins of two pages differ by a few hundredths of the sheet. */
const nearMiddle = 0.06
/** Both inner margins together, in shares of the sheet's width: a gap between columns is smaller. */
const leastFold = 0.05
/** Lines of this many words are running text; a half with fewer of them than `fewestLines` may be the columns of a table. */
const wordsOfLine = 6
const fewestLines = 5

/** Where the fold of a sheet of two pages lies, x in page points; null for a sheet that is one page. No word and no rule crosses a fold, and both halves hold running text. */
export function foldOf(size: Size, words: readonly Word[], rulings: readonly Ruling[]): number | null {
  if (size.width < leastWidth * size.height) return null
  const middle = size.width / 2
  const near = nearMiddle * size.width
  let [left, right] = [0, size.width]
  for (const { box } of words) {
    if (box.left < middle - near && box.right > middle + near) return null
    if (box.right <= middle + near && box.left < middle - near) left = Math.max(left, box.right)
    else right = Math.min(right, box.left)
  }
  if (right - left < leastFold * size.width) return null
  const fold = Math.min(Math.max(middle, left), right)
  const crossed = rulings.some(({ from, to }) => Math.min(from.x, to.x) < fold && Math.max(from.x, to.x) > fold && from.x !== to.x)
  if (crossed || Math.abs(fold - middle) > near) return null
  const halves = [words.filter(({ box }) => box.right <= fold), words.filter(({ box }) => box.left >= fold)]
  return halves.every((half) => linesOfText(half) >= fewestLines) ? fold : null
}

/** How many lines there are whose words follow each other without a gap. */
function linesOfText(words: readonly Word[]): number {
  const upright = words.filter(({ turn }) => turn === 0)
  const sorted = [...upright].sort((a, b) => Math.round(a.baseline) - Math.round(b.baseline) || a.box.left - b.box.left)
  let lines = 0
  let run = 0
  sorted.forEach((word, i) => {
    const before = sorted[i - 1]
    const follows =
      before !== undefined &&
      Math.round(before.baseline) === Math.round(word.baseline) &&
      word.box.left - before.box.right < sizeOf(word) &&
      word.box.left > before.box.left
    run = follows ? run + 1 : 1
    if (run === wordsOfLine) lines++
  })
  return lines
}
