import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { isCaption, mayBeginCaption } from './captions.ts'
import { type Chunk, chunksOf, rowsOnce, sizeOf, type TextRow } from './text-rows.ts'

/** In sizes of the writing: captions beside each other stand at least so far apart; spaces of one line of text are hardly ever wider. */
const leastApart = 1.5
/** In sizes of the writing: where less white is left, nothing parts what stands on both sides. */
const leastGutter = 0.6

/**
 * The words in groups that share no table: those under captions that stand beside each other in one line, "Table 1: Imports   Table 2: Exports",
 * each with what stands over or under its own, and all others. The white between two captions parts the lines above and below as long as no text
 * runs over it. One group where no captions stand so.
 */
export function besideOtherCaptions(words: readonly Word[]): readonly (readonly Word[])[] {
  if (words.filter(({ text }) => mayBeginCaption(text)).length < 2) return [words]
  const rows = rowsOnce(words)
  for (const [at, row] of rows.entries()) {
    if (row.words.filter(({ text }) => mayBeginCaption(text)).length < 2) continue
    const captions = chunksOf(row.words, leastApart)
    const second = captions.slice(1).find((_, i) => isCaptionOf(captions[i]))
    if (second === undefined || !isCaptionOf(second)) continue
    const first = captions[captions.indexOf(second) - 1] as Chunk
    const least = leastGutter * sizeOf(row.words[0] as Word)
    const { top, bottom, middle } =
      flushStretch(first.box, second.box, rows, at, least) ?? stretchBetween(first.box, second.box, rows, at, highestOf(rows, at))
    const within = (word: Word): boolean => word.baseline >= top && word.baseline <= bottom
    const groups = [
      words.filter((word) => !within(word)),
      words.filter((word) => within(word) && word.box.left < middle),
      words.filter((word) => within(word) && word.box.left >= middle),
    ]
    return groups.filter((group) => group.length > 0).flatMap(besideOtherCaptions)
  }
  return [words]
}

const isCaptionOf = (chunk: Chunk | undefined): boolean => chunk !== undefined && isCaption(chunk.words.map(({ text }) => text).join(' '))

/** From which base line to which the white between two boxes goes on above and below their row, no higher than row `highest`, and its middle. */
export function stretchBetween(
  first: Box,
  second: Box,
  rows: readonly TextRow[],
  at: number,
  highest = 0,
): { top: number; bottom: number; middle: number } {
  const size = sizeOf(rows[at]?.words[0] as Word)
  let white = { left: first.right, right: second.left }
  const goesOver = (row: TextRow): boolean => {
    let { left, right } = white
    for (const { box } of chunksOf(row.words)) {
      const isLeft = white.left - box.left > box.right - white.right
      if (isLeft) left = Math.max(left, box.right)
      else right = Math.min(right, box.left)
    }
    if (right - left < leastGutter * size) return true
    white = { left, right }
    return false
  }
  let last = at
  while (last + 1 < rows.length && !beginsWhole(rows, last + 1, white) && !goesOver(rows[last + 1] as TextRow)) last++
  let begin = at
  while (begin > highest && !goesOver(rows[begin - 1] as TextRow)) begin--
  const baselines = rows.slice(begin, last + 1).flatMap((row) => row.words.map(({ baseline }) => baseline))
  return { top: Math.min(...baselines), bottom: Math.max(...baselines), middle: (white.left + white.right) / 2 }
}

/** Captions that stand so many sizes below the line above, and so many times further from it than from the line below, are over their tables. */
const farBelow = 2
const furtherThanBelow = 1.35
/** The first of the rows that may belong to the captions in row `at`: their own where nothing above is near them, as what stands there is another table. */
function highestOf(rows: readonly TextRow[], at: number): number {
  const [above, own, below] = [rows[at - 1], rows[at], rows[at + 1]]
  if (above === undefined || own === undefined || below === undefined) return 0
  const gap = own.baseline - above.baseline
  return gap > farBelow * sizeOf(own.words[0] as Word) && gap > furtherThanBelow * (below.baseline - own.baseline) ? at : 0
}

/** Points by which texts may begin left of a caption that stands at the left edge of its table. */
const sameEdge = 3

/**
 * The stretch of a caption that stands at the left edge of its table, as the one before it does: the white ends where that begins, however short the first
 * caption is. Null where texts begin further left than the first, or leave less white than `least` before the second in its own rows.
 */
function flushStretch(
  first: Box,
  second: Box,
  rows: readonly TextRow[],
  at: number,
  least: number,
): { top: number; bottom: number; middle: number } | null {
  const goesOver = ({ words }: TextRow): boolean =>
    words.some(({ box }) => box.left < second.left - sameEdge && box.right > second.left - least)
  let last = at
  while (
    last + 1 < rows.length &&
    !beginsWhole(rows, last + 1, { left: second.left - least, right: second.left }) &&
    !goesOver(rows[last + 1] as TextRow)
  )
    last++
  let begin = at
  while (begin > highestOf(rows, at) && !goesOver(rows[begin - 1] as TextRow)) begin--
  const words = rows.slice(begin, last + 1).flatMap((row) => row.words)
  const before = words.filter(({ box }) => box.left < second.left - sameEdge)
  const isFlush = (caption: Box, own: readonly Word[]): boolean =>
    Math.abs(Math.min(...own.map(({ box }) => box.left)) - caption.left) <= sameEdge
  if (!isFlush(first, before) || begin === last) return null
  const baselines = words.map(({ baseline }) => baseline)
  const edge = Math.max(...before.map(({ box }) => box.right))
  return { top: Math.min(...baselines), bottom: Math.max(...baselines), middle: (edge + second.left) / 2 }
}

/** true for a caption that has its line for itself, right above a line with texts on both sides of the white: that of a table as wide as both. */
function beginsWhole(rows: readonly TextRow[], at: number, white: { readonly left: number; readonly right: number }): boolean {
  const [caption, ...others] = chunksOf(rows[at]?.words ?? [], leastApart)
  const below = rows[at + 1]
  if (others.length > 0 || !isCaptionOf(caption) || below === undefined) return false
  return below.words.some(({ box }) => box.right <= white.left) && below.words.some(({ box }) => box.left >= white.right)
}
