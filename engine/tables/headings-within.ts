import { overlapX } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { holdsFigure, isMoment, isYear } from './cell-text.ts'
import { areOneSize, type Chunk, chunksOf, isBold, isOfUnknownType, sizeOf, type TextRow } from './text-rows.ts'

/** true for a bold text alone in its line. */
export const isHeading = (line: readonly Word[]): boolean => line.length > 0 && isBold(line) && chunksOf(line, 1).length === 1

/** The heading of what follows is set larger than rows by more than this; headings within tables are bold in their size, or a hair larger. */
const larger = 1.08
/** true for a bold text alone in its line that is set larger than the rows of a table: the heading of something new. Measured sizes tell nothing. */
export const isLargerHeading = (line: readonly Word[], row: readonly Word[]): boolean => {
  const [size, usual] = [line, row].map(sizesOf)
  return (isHeading(line) || isNumberedHeading(line)) && !line.some(isOfUnknownType) && (size ?? 0) > larger * (usual ?? 0)
}

/** true for bold texts of which the first is the number of a section: office programs set the title a stop of the tabulator behind it. */
const isNumberedHeading = (line: readonly Word[]): boolean => {
  const [number, title, more] = chunksOf(line, 1)
  const [first, second] = number?.words ?? []
  return (
    title !== undefined &&
    more === undefined &&
    second === undefined &&
    isBold(line) &&
    /^\d{1,2}(?:\.\d{1,2})*\.?$/.test(first?.text ?? '')
  )
}

/** Titles over several lines end within so many. */
const mostTitleLines = 4

/**
 * true for such a heading over titles: short texts without figures but years, of which one line that follows holds several. Over the rows themselves
 * it is one within their table.
 */
export const isHeadingOfTable = (line: readonly Word[], row: readonly Word[], following: readonly TextRow[]): boolean => {
  if (!isLargerHeading(line, row)) return false
  const lines = following.slice(0, mostTitleLines).map(({ words }) => chunksOf(words, 1))
  const full = lines.findIndex((texts) => texts.length > 1)
  const isTitle = ({ words }: Chunk) => isYear(words) || (!holdsFigure(words) && !isMoment(words))
  return (
    full >= 0 &&
    lines
      .slice(0, full + 1)
      .flat()
      .every(isTitle)
  )
}

/**
 * true for a bold text alone, of any size, below a plain row and over a line of nothing but bold titles, at least three, or two over a rule: titles stand once in a
 * table, so another begins. Below a heading within a table come its rows, which are plain, or sums, which have figures.
 */
export const isHeadingOverBoldTitles = (
  line: readonly Word[],
  row: readonly Word[],
  [titles]: readonly TextRow[],
  isRuledOff: (titles: TextRow) => boolean = () => false,
): boolean => {
  if (titles === undefined || !isHeading(line) || isBold(row) || !isBold(titles.words)) return false
  const texts = chunksOf(titles.words, 1)
  const fewest = isRuledOff(titles) ? fewestRuledTitles : fewestBoldTitles
  return texts.length >= fewest && texts.every(({ words }) => !holdsFigure(words) && !isMoment(words))
}
const fewestBoldTitles = 3
const fewestRuledTitles = 2

/** Points by which headings of one table may differ in where they begin, and in how far they stand from the next row. */
const alike = 2

/**
 * Where the rows of a table begin and end, `first` to `end` of `rows` from top to bottom, when a heading within it is its first row or, before the
 * page ends, its last: bold, alone in its line, of the size and at the edge of a heading between the rows, and as far from them as that is.
 */
export function withHeadingsAtEnds(rows: readonly TextRow[], first: number, end: number): readonly [first: number, end: number] {
  const gap = (at: number) => (rows[at + 1]?.baseline ?? Infinity) - (rows[at]?.baseline ?? 0)
  const isLike = (at: number, isAlike: (heading: number) => boolean): boolean => {
    const own = rows[at]
    if (own === undefined || !(isHeading(own.words) || isOfUntoldWeight(own.words))) return false
    return rows.slice(first, end).some((row, i) => {
      const isSetLike = Math.abs(row.box.left - own.box.left) < alike && isOfOneSize(row.words, own.words)
      return i > 0 && isSetLike && isHeading(row.words) && isAlike(first + i)
    })
  }
  const begins = isLike(first - 1, (heading) => Math.abs(gap(first - 1) - gap(heading)) < alike)
  const ends = isLike(end, (heading) => Math.abs(gap(end - 1) - gap(heading - 1)) < alike)
  return [begins ? first - 1 : first, ends ? end + 1 : end]
}
const sizesOf = (words: readonly Word[]): number => Math.max(...words.map(sizeOf))

/** true for recognised letters that stand one by one: too little to tell their weight. */
const isOfUntoldWeight = (line: readonly Word[]): boolean =>
  line.every((word) => isOfUnknownType(word) && !/[\p{L}\p{N}]{2}/u.test(word.text))

/** Points by which sizes that are told may differ and be one. */
const sameSize = 0.1
/** true for texts of one size. */
export const isOfOneSize = (line: readonly Word[], other: readonly Word[]): boolean => {
  const [one, two] = [line, other].map(sizesOf) as [number, number]
  return areOneSize(one, two, [...line, ...other].some(isOfUnknownType), sameSize)
}

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
