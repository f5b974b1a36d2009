import { type Box, width } from '../geometry/index.ts'
import { columnAt } from './band-lines.ts'
import { readsAsValue } from './cell-text.ts'
import { chunksOf, median, type TextRow } from './text-rows.ts'

/** Figures of a column end within so many points of one another where they are set to the right, and so many of them show it. */
const sameEnd = 1
const fewest = 3
const nearlyAll = 0.8

/** Where the figures of each column end, by the column: null where they do not end alike, or are too few. Worked out when it is first asked for. */
export function figureEnds(rows: readonly TextRow[], xs: readonly number[]): (column: number) => number | null {
  let ends: ReadonlyMap<number, number> | null = null
  return (column) => {
    ends ??= endsOf(rows, xs)
    return ends.get(column) ?? null
  }
}

function endsOf(rows: readonly TextRow[], xs: readonly number[]): ReadonlyMap<number, number> {
  const boxes = Map.groupBy(
    rows.flatMap((row) => chunksOf(row.words).flatMap(({ words, box }) => (readsAsValue(words) && width(box) > 0 ? [box] : []))),
    ({ left, right }: Box) => columnAt(xs, (left + right) / 2),
  )
  const found = new Map<number, number>()
  for (const [column, own] of boxes) {
    const end = median(own.map(({ right }) => right))
    const alike = own.filter(({ right }) => Math.abs(right - end) <= sameEnd).length
    if (alike >= Math.max(fewest, nearlyAll * own.length)) found.set(column, end)
  }
  return found
}

/** true for words that end where the figures of a column do. */
export const endsWith = (end: number | null, words: readonly { readonly box: Box }[]): boolean =>
  end !== null && Math.abs((words.at(-1)?.box.right ?? Infinity) - end) <= sameEnd
