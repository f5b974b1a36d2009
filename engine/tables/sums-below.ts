// The row of sums that a rule or bold type parts from the table of texts above it.

import { type Box, overlapX, unionOf } from '../geometry/index.ts'
import type { Table, Word } from '../model/index.ts'
import { isYear, readsAsValue } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { chunksOf, isBold, median, sizeOf, textRowsOf } from './text-rows.ts'

/** Sums stand at most so many sizes below the last row: the white around a rule. */
const farthest = 4.5
/** They fill at least this share of the columns. */
const leastFilled = 0.5
/** Words that stand among sums, beside their label: the currency. */
const isCurrency = (text: string): boolean => /^(?:[A-Z]{3}|\p{Sc})$/u.test(text)

/**
 * The candidate with the row right below it when that holds the sums of the columns of `table`, as which the candidate was understood: figures that
 * each stand under one column, but for a label in the first, in bold under rows that are not, or under a rule; null when it does not.
 */
export function withSumsBelow(candidate: Candidate, table: Table, free: readonly Word[], rules: Candidate['rules']): Candidate | null {
  const { box, words } = candidate
  if (candidate.rules.down.length > 0 || table.columns.length < 3) return null
  const size = median(words.map(sizeOf))
  const below = free.filter((word) => word.baseline > box.bottom && word.baseline < box.bottom + farthest * size && !words.includes(word))
  const [row, next] = textRowsOf(below)
  if (row === undefined) return null
  const around = unionOf(row.words.map((word) => word.box))
  if (around.left < box.left - 3 || around.right > box.right + 3) return null
  const columns = table.columns.map((_, column) => extentOf(table, column))
  const texts = chunksOf(row.words, 1)
  const stands = texts.map((text) => columns.flatMap((column, index) => (column !== null && overlapX(column, text.box) > 0 ? [index] : [])))
  const isApart = stands.every((own, index) => own.length === 1 && stands.every((others, at) => at === index || others[0] !== own[0]))
  const isSum = texts.every(
    (text, index) =>
      readsAsValue(text.words) ||
      (stands[index]?.[0] === 0 && text.words.length < 4) ||
      text.words.every(({ text: own }) => isCurrency(own)),
  )
  const figures = texts.filter((text) => readsAsValue(text.words))
  // Years are the titles of the next table.
  const areYears = figures.every((text) => isYear(text.words))
  if (!isApart || !isSum || areYears || figures.length < 2 || texts.length < leastFilled * columns.length) return null
  const last = textRowsOf(words).at(-1)
  const isRuledOff = rules.across.some(
    ({ at, from, to }) => at > box.bottom - 3 && at < row.baseline - 0.5 * size && to - from > 0.5 * (around.right - around.left),
  )
  const isSetApart = isRuledOff || (isBold(row.words) && last !== undefined && !last.words.some((word) => word.font?.bold === true))
  // Rows that go on below are no sums: the table was cut.
  if (!isSetApart || (next !== undefined && next.baseline - row.baseline < 1.3 * size && chunksOf(next.words, 1).length > 2)) return null
  return { ...candidate, words: [...words, ...row.words], box: { ...box, bottom: around.bottom + 1 } }
}

/** Where the texts of a column stand that are in no other; null for none. */
function extentOf({ cells }: Table, column: number): Box | null {
  const lines = cells.filter((cell) => cell.column === column && cell.columnSpan === 1).flatMap((cell) => cell.lines)
  return lines.length === 0 ? null : unionOf(lines.map(({ box }) => box))
}
