import { overlapX } from '../geometry/index.ts'
import type { Chunk, TextRow } from './text-rows.ts'

/** A row with its texts, how many they are, and the size of its writing in points. */
interface RowOfTexts extends TextRow {
  readonly chunks: readonly Chunk[]
  readonly texts: number
  readonly size: number
}

/** In sizes of the writing: the first and the last of two lines of a title, between which the titles of one line stand. */
const linesOfTitle = 3

/**
 * The rows with the one above where that holds the first line of a title whose second stands alone below the first row: titles of one line are set
 * to the middle between both.
 */
export function withTitleAround<Row extends RowOfTexts>(kept: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const [titles, second] = kept
  const first = titles === undefined ? undefined : rows[rows.indexOf(titles) - 1]
  if (titles === undefined || second === undefined || first === undefined || first.texts > 1 || second.texts > 1) return kept
  const apart = second.baseline - first.baseline
  const isMidway = Math.abs((first.baseline + second.baseline) / 2 - titles.baseline) <= 0.2 * apart
  const isBeside = first.chunks.every(({ box }) => titles.chunks.every((title) => overlapX(box, title.box) <= 0))
  const isOneTitle =
    Math.abs(first.box.left - second.box.left) < 2 && apart <= linesOfTitle * first.size && Math.abs(first.size - second.size) < 0.5
  return isMidway && isBeside && isOneTitle ? [first, ...kept] : kept
}
