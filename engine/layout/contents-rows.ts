import { sizeOf, type Word } from '../model/index.ts'
import type { Row } from './rows.ts'

const dots = /[.·․…_]{4,}$/u
const page = /^(?:\d{1,4}|[ivxl]{1,6})$/u
/** Entries without dots, mostly of chapters, stand within so many rows of one with dots. */
const near = 3
/** Page numbers of one list end at one edge, to this share of the letter size. */
const level = 0.3

/**
 * The rows that are entries of a table of contents in one column: a number perhaps, a title, dots or white space, a page. The white space
 * in them parts no columns. An entry without dots is known by its page, which ends at the same edge as those of the entries around it.
 */
export function contentsRows(rows: readonly Row[]): ReadonlySet<Row> {
  const led = rows.map((row) => isLed(row.words))
  return new Set(rows.filter((row, index) => (led[index] && isOneEntry(row.words)) || standsAmong(rows, led, index)))
}

const lastOf = (words: readonly Word[]): Word | undefined => words[words.length - 1]
const isLed = (words: readonly Word[]): boolean => dots.test(words[words.length - 2]?.text ?? '') && page.test(lastOf(words)?.text ?? '')

/** One row of dots only: two side by side are entries of two columns. */
const isOneEntry = (words: readonly Word[]): boolean => words.filter((word) => dots.test(word.text)).length === 1

function standsAmong(rows: readonly Row[], led: readonly boolean[], index: number): boolean {
  const words = rows[index]?.words ?? []
  const last = lastOf(words)
  if (last === undefined || words.length < 2 || !page.test(last.text) || words.some((word) => dots.test(word.text))) return false
  return rows.slice(Math.max(0, index - near), index + near + 1).some((row, offset) => {
    const other = lastOf(row.words)
    const at = Math.max(0, index - near) + offset
    return (
      led[at] === true && isOneEntry(row.words) && other !== undefined && Math.abs(other.box.right - last.box.right) <= level * sizeOf(last)
    )
  })
}
