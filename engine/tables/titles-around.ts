import { type Box, overlapX } from '../geometry/index.ts'
import { isMoment, readsAsValue } from './cell-text.ts'
import { areOneSize, type Chunk, isBold, isOfUnknownType, type TextRow } from './text-rows.ts'

/** A row with its texts, how many they are, and the size of its writing in points. */
export interface RowOfTexts extends TextRow {
  readonly chunks: readonly Chunk[]
  readonly texts: number
  readonly size: number
}

/** Lines of one title stand at most so many sizes apart. */
const nearLine = 1.5
/** Points by which the edges or middles of two lines of a title may differ. */
const sameEdge = 2

/** The second line of a title stands among so many rows from the first that holds several titles. */
const linesBelow = 2

/** Points by which the sizes of two lines of a title differ at most where they are told. */
const sameSize = 0.5
const areAlike = (one: RowOfTexts, other: RowOfTexts): boolean =>
  areOneSize(one.size, other.size, [...one.words, ...other.words].some(isOfUnknownType), sameSize)

/** true when two lines begin, end or have their middle at one x. */
const areInLine = (one: Box, other: Box): boolean =>
  [one.left - other.left, one.right - other.right, (one.left + one.right - other.left - other.right) / 2].some(
    (apart) => Math.abs(apart) <= sameEdge,
  )

/**
 * Where the titles of a run begin whose first row of several texts is at `first`: titles of several lines are set to the line of the others with their
 * last, so that the lines before stand alone above it, each in line with one title. A line above the first title may as well belong to what stands before,
 * unless the title goes on with it in small letters and as bold.
 */
export function beginOfTitles(run: readonly RowOfTexts[], first: number): number {
  const titles = run[first]
  let at = first
  if (titles?.chunks.some(({ words }) => readsAsValue(words) || isMoment(words))) return at
  for (let line = run[at - 1]; titles !== undefined && line !== undefined && line.texts === 1; line = run[at - 1]) {
    const { left } = line.box
    // What goes on with it may stand a line lower than other titles.
    const over = run.slice(at, first + linesBelow).find(({ chunks }) => chunks.some(({ box }) => overlapX(box, line.box) > 0))
    const below = over?.chunks.filter(({ box }) => overlapX(box, line.box) > 0) ?? []
    const own = below[0]
    const isNear = (over?.baseline ?? Infinity) - line.baseline <= nearLine * line.size && areAlike(line, titles)
    const goesOn = /^\p{Ll}/u.test(own?.words[0]?.text ?? '') && isBold(line.words) && isBold(titles.words)
    const isOverFirst = left < (titles.chunks[0]?.box.right ?? Infinity)
    if (!isNear || own === undefined || below.length > 1 || !areInLine(own.box, line.box) || (isOverFirst && !goesOn)) break
    at--
  }
  return at
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
  const isOneTitle = areInLine(first.box, second.box) && apart <= linesOfTitle * first.size && areAlike(first, second)
  return isMidway && isBeside && isOneTitle ? [first, ...kept] : kept
}
