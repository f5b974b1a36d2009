import { byEdge } from './edges.ts'
import type { Gutter } from './text-columns.ts'
import type { Word } from './word.ts'
import { median, sizeOf } from './writing.ts'

/** Fewer entries in a column of a table of contents are told by their lines. */
const fewestEntries = 6
/** Points: the edges of numbers that stand below one another. */
const sameEdge = 1.5
/** Share of the entries in which dots lead to the number. */
const leastLed = 0.3
/** White between the columns, in sizes of the writing, at least. */
const narrowest = 0.4
/** Sizes above the first number at which its entry, and the titles of parts, may begin. */
const aboveFirst = 1.6

/**
 * The gutters between the columns of a table of contents: the numbers of pages at the right of one column, to most of which dots lead, count on in
 * the next, and no word crosses the white between. `rows` are the upright words of a page by their lines, each from left to right.
 */
export function contentsGuttersOf(rows: readonly (readonly Word[])[]): readonly Gutter[] {
  const columns = columnsOfPages(rows)
  return columns.flatMap((column) => {
    const next = columns.find((other) => edgeOf(other) > edgeOf(column) + sameEdge && goesOn(column, other))
    return next === undefined ? [] : gutterBetween(column, next, rows)
  })
}

const edgeOf = (column: readonly Word[]): number =>
  median(
    column.map(({ box }) => box.right),
    0,
  )

/** The numbers that end entries, by where they end, where they rise from the top down and dots lead to enough of them. */
function columnsOfPages(rows: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const led = new Set<Word>()
  const numbers: Word[] = []
  for (const row of rows)
    for (const [i, word] of row.entries()) {
      if (i === 0 || !isPageNumber.test(word.text)) continue
      numbers.push(word)
      if (isDots.test(row[i - 1]?.text ?? '')) led.add(word)
    }
  if (led.size < 2 * leastLed * fewestEntries) return []
  return byEdge(numbers, ({ box }) => box.right, sameEdge)
    .map((group) => group.sort((a, b) => a.baseline - b.baseline))
    .filter((group) => group.length >= fewestEntries && group.filter((word) => led.has(word)).length >= leastLed * group.length)
    .filter((group) => group.every(({ text }, i) => i === 0 || Number(text) >= Number(group[i - 1]?.text)))
}
const isPageNumber = /^\d{1,4}$/
const isDots = /(?:^|[^.])(?:[.…·]\s?){2,}$/u

const goesOn = (column: readonly Word[], next: readonly Word[]): boolean => Number(column.at(-1)?.text) <= Number(next[0]?.text)

function gutterBetween(column: readonly Word[], next: readonly Word[], rows: readonly (readonly Word[])[]): readonly Gutter[] {
  const numbers = [...column, ...next]
  const size = median(numbers.map(sizeOf), 10)
  const top = Math.min(...numbers.map(({ baseline }) => baseline)) - aboveFirst * size
  const bottom = Math.max(...numbers.map(({ baseline }) => baseline)) + size / 2
  const beside = rows.filter(([word]) => word !== undefined && word.baseline > top && word.baseline < bottom).flat()
  const left = Math.max(...column.map(({ box }) => box.right))
  const right = Math.min(...beside.filter(({ box }) => box.right > left + sameEdge).map(({ box }) => box.left))
  return right - left < narrowest * size ? [] : [{ left: left + 0.1, right: right - 0.1, top, bottom, ofContents: true }]
}
