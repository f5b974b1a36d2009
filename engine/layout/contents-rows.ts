import { bareContentsNumbers, sizeOf, titledContents, type Word } from '../model/index.ts'
import type { Row } from './rows.ts'

const dots = /[.·․…_]{4,}$/u
const page = /^(?:\d{1,4}|[ivxl]{1,6})$/u
/** Entries without dots, mostly of chapters, stand within so many rows of one with dots. */
const near = 3
/** Page numbers of one list end at one edge, to this share of the letter size. */
const level = 0.3

/**
 * The rows that are entries of a table of contents in one column: a number perhaps, a title, dots or white space, a page. The white space
 * in them parts no columns. `led` are numbers that dots lead to which are drawn as a rule. An entry without dots is known by its page,
 * which ends at the same edge as those of the entries around it; `bare` are those of which that is known.
 */
export function contentsRows(
  rows: readonly Row[],
  led: ReadonlySet<Word> = new Set(),
  bare: ReadonlySet<Row> = bareRows(rows),
): ReadonlySet<Row> {
  const known = rows.map((row) => (isLed(row.words) && isOneEntry(row.words)) || isLedByRule(row.words, led) || bare.has(row))
  if (!known.includes(true)) return new Set()
  const indexes = rows.map((_, index) => index)
  // From one with dots on, each shows the next, down and up.
  for (const order of [indexes, indexes.toReversed()])
    for (const index of order) if (known[index] === false && standsAmong(rows, known, index)) known[index] = true
  return new Set(rows.filter((_, index) => known[index]))
}

/** The rows that are entries of a table of contents which no dots lead from. */
export function bareRows(rows: readonly Row[]): ReadonlySet<Row> {
  const words = rows.map((row) => row.words)
  const numbers = bareContentsNumbers(words)
  const titled = new Set(titledContents(words))
  return new Set(rows.filter((row) => titled.has(row.words) || numbers.has(lastOf(row.words) as Word)))
}

/** Whether a row ends with a page. */
export const endsWithPage = ({ words }: Row): boolean => page.test(lastOf(words)?.text ?? '')

const lastOf = (words: readonly Word[]): Word | undefined => words[words.length - 1]
const isLed = (words: readonly Word[]): boolean => dots.test(words[words.length - 2]?.text ?? '') && page.test(lastOf(words)?.text ?? '')

/** true for a row whose last word is the number of a page that a drawn leader leads to. */
const isLedByRule = (words: readonly Word[], led: ReadonlySet<Word>): boolean => {
  const last = lastOf(words)
  return last !== undefined && words.length > 1 && led.has(last) && page.test(last.text)
}

/** One row of dots only: two side by side are entries of two columns. */
const isOneEntry = (words: readonly Word[]): boolean => words.filter((word) => dots.test(word.text)).length === 1

function standsAmong(rows: readonly Row[], known: readonly boolean[], index: number): boolean {
  const words = rows[index]?.words ?? []
  const last = lastOf(words)
  if (last === undefined || words.length < 2 || !page.test(last.text) || words.some((word) => dots.test(word.text))) return false
  const from = Math.max(0, index - near)
  return rows.slice(from, index + near + 1).some((row, offset) => {
    const other = known[from + offset] === true ? lastOf(row.words) : undefined
    return other !== undefined && Math.abs(other.box.right - last.box.right) <= level * sizeOf(last)
  })
}
