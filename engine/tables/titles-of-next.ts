// Where the rules over the titles of the next table end what stands above them.

import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { rowsIn } from './rows-in-boxes.ts'
import { nextRow } from './rules.ts'
import { chunksOf, isBold, median, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

/** Titles of columns stand this many times further below what is above them than rows from one another, and have this share of texts below them. */
const furtherThanRows = 1.2
const fewestUnderTitles = 0.6

/**
 * true when the row right above the lower of two level rules names the columns below that in bold, while the rows between it and the upper rule are not bold
 * and stand otherwise, further up: particulars under a rule of their own, and the titles of a table that begins below them.
 */
export function holdsTitlesOfNext(between: Box, words: readonly Word[]): boolean {
  const rows = rowsIn(between, words)
  const [titles, before] = [rows.at(-1), rows.at(-2)]
  if (titles === undefined || before === undefined || !isBold(titles.words)) return false
  // A heading of its own may stand over the titles.
  const heading = isBold(before.words) && chunksOf(before.words, 1).length === 1 ? before : null
  const above = rows.slice(0, heading === null ? -1 : -2)
  const last = above.at(-1)
  if (last === undefined || above.some((row) => isBold(row.words))) return false
  const gaps = above.slice(1).map(({ baseline }, i) => baseline - (above[i]?.baseline ?? baseline))
  const usual = gaps.length === 0 ? 2 * sizeOf(titles.words[0] as Word) : median(gaps)
  if ((heading ?? titles).baseline - last.baseline <= furtherThanRows * usual || above.some((row) => isTitled(titles, row))) return false
  return areOverRows(titles, between, words)
}

/**
 * true when all that stands between two rules are bold titles of the rows below, while no row between the rules before stands under them: the rule
 * above the titles is that of another table than what stands above it, which a rule of the letterhead may be drawn over.
 */
export function areTitlesOfNext(between: Box, before: Box, words: readonly Word[]): boolean {
  const [titles, ...others] = rowsIn(between, words)
  if (titles === undefined || others.length > 0 || !isBold(titles.words)) return false
  const above = rowsIn(before, words)
  if (above.length === 0 || above.some((row) => isBold(row.words) || isTitled(titles, row))) return false
  return areOverRows(titles, between, words)
}

/** true when one of the next rows below the titles of a box stands under them: the first may be the name of a group. */
function areOverRows(titles: TextRow, { left, right, bottom }: Box, words: readonly Word[]): boolean {
  const below = textRowsOf(wordsIn({ left, right, top: bottom, bottom: bottom + 2 * nextRow }, words))
  return below.slice(0, 3).some((row) => isTitled(titles, row))
}

/** true when a row has a text under most of at least three titles. */
const isTitled = (titles: TextRow, row: TextRow | undefined): boolean =>
  row !== undefined && chunksOf(titles.words, 1).length >= fewestTitles && shareUnder(titles, row) >= fewestUnderTitles

/** The share of titles that a text of the row begins or ends with. */
function shareUnder(titles: TextRow, row: TextRow): number {
  const texts = chunksOf(row.words, 1)
  const own = chunksOf(titles.words, 1)
  const under = own.filter(({ box }) =>
    texts.some((text) => Math.abs(text.box.left - box.left) < 2 || Math.abs(text.box.right - box.right) < 2),
  )
  return under.length / own.length
}
const fewestTitles = 3
