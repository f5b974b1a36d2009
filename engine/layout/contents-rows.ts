import { bareContentsNumbers, sizeOf, type Word } from '../model/index.ts'
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
 * which ends at the same edge as those of the entries around it.
 */
export function contentsRows(rows: readonly Row[], led: ReadonlySet<Word> = new Set()): ReadonlySet<Row> {
  const bare = bareContentsNumbers(rows.map(({ words }) => words))
  const known = rows.map(({ words }) => (isLed(words) && isOneEntry(words)) || isLedByRule(words, led) || bare.has(lastOf(words) as Word))
  if (!known.includes(true)) return new Set()
  const indexes = rows.map((_, index) => index)
  // From one with dots on, each shows the next, down and up.
  for (const order of [indexes, indexes.toReversed()])
    for (const index of order) if (known[index] === false && standsAmong(rows, known, index)) known[index] = true
  return new Set(rows.filter((_, index) => known[index]))
}

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
