import { type Box, unionOf } from '../geometry/index.ts'
import type { Candidate } from './grid.ts'
import { sizeOf, type TextRow } from './text-rows.ts'

/** Rows follow each other within this many letter sizes, one blank line between groups included. */
const nextRow = 3
/** Rows nearer than this have no blank line between them. */
const adjacent = 1.8
/** Titles take at most this many lines. */
const mostTitleRows = 3
/** A text may reach over the outer edges of the dashes by this many letter sizes. */
const overEdge = 1.5
const fewestRows = 2

interface Columns {
  readonly pieces: readonly Box[]
  /** x between each two columns. */
  readonly gutters: readonly number[]
  /** Letter size. */
  readonly size: number
}

/**
 * The tables under rows of two and more pieces of dashes ("------  -----"), which say where columns begin and end: from the titles above
 * to the last row of which no word crosses from one column to the next. `levels` are the rows that are rules.
 */
export function candidatesUnder(rows: readonly TextRow[], levels: ReadonlySet<TextRow>): readonly Candidate[] {
  const found: Candidate[] = []
  let from = 0
  rows.forEach((row, index) => {
    if (index < from || !levels.has(row) || row.words.length < 2) return
    const columns = columnsOf(row)
    const first = firstTitle(rows, levels, index, from, columns)
    const end = endOfRows(rows, levels, index, columns)
    const own = rows.slice(first, end).filter((other) => !levels.has(other))
    if (own.length - (index - first) < fewestRows) return
    found.push(candidateOf(own, columns, first < index ? row : null))
    from = end
  })
  return found
}

function columnsOf(row: TextRow): Columns {
  const pieces = row.words.map(({ box }) => box).toSorted((a, b) => a.left - b.left)
  const gutters = pieces.slice(1).map((piece, index) => ((pieces[index]?.right ?? 0) + piece.left) / 2)
  return { pieces, gutters, size: Math.max(...row.words.map(sizeOf)) }
}

const gapBetween = (rows: readonly TextRow[], index: number): number =>
  (rows[index + 1]?.baseline ?? Infinity) - (rows[index]?.baseline ?? 0)

function firstTitle(rows: readonly TextRow[], levels: ReadonlySet<TextRow>, index: number, from: number, columns: Columns): number {
  let first = index
  while (first > Math.max(from, index - mostTitleRows)) {
    const above = rows[first - 1]
    if (above === undefined || levels.has(above) || gapBetween(rows, first - 1) > adjacent * columns.size || !keepsTo(above, columns)) break
    first--
  }
  return first
}

function endOfRows(rows: readonly TextRow[], levels: ReadonlySet<TextRow>, index: number, columns: Columns): number {
  let end = index + 1
  for (; end < rows.length; end++) {
    const row = rows[end] as TextRow
    const gap = gapBetween(rows, end - 1)
    if (gap > nextRow * columns.size) break
    if (levels.has(row)) {
      if (row.words.length < 2 || row.words.every(({ box }) => columns.pieces.some((piece) => isWithin(box, piece, columns.size)))) continue
      // Other columns begin here, and their titles above.
      while (end > index + 1 && !levels.has(rows[end - 1] as TextRow) && gapBetween(rows, end - 1) <= adjacent * columns.size) end--
      break
    }
    if (!keepsTo(row, columns) || (gap > adjacent * columns.size && columnsIn(row, columns) < 2)) break
  }
  // A rule that closes the table is its own; one above what comes next is not.
  while (end > index + 1 && levels.has(rows[end - 1] as TextRow) && gapBetween(rows, end - 2) > adjacent * columns.size) end--
  return end
}

const isWithin = (box: Box, piece: Box, size: number): boolean => box.left >= piece.left - size && box.right <= piece.right + size

/** Whether no word of the row stands in two columns or beside them all. */
const keepsTo = ({ words, box }: TextRow, { pieces, gutters, size }: Columns): boolean =>
  box.left >= (pieces[0]?.left ?? 0) - overEdge * size &&
  box.right <= (pieces.at(-1)?.right ?? 0) + overEdge * size &&
  words.every((word) => !gutters.some((gutter) => word.box.left < gutter && word.box.right > gutter))

const columnsIn = ({ words }: TextRow, { gutters }: Columns): number =>
  new Set(words.map(({ box }) => gutters.filter((gutter) => gutter < box.left).length)).size

function candidateOf(rows: readonly TextRow[], { pieces, gutters, size }: Columns, rule: TextRow | null): Candidate {
  const ink = unionOf([...rows.map(({ box }) => box), ...pieces.map(({ left, right }) => ({ ...(rows[0]?.box as Box), left, right }))])
  const box = { left: ink.left - 1, top: ink.top - size / 4, right: ink.right + 1, bottom: ink.bottom + size / 4 }
  const under = rule === null ? [] : [(rule.box.top + rule.box.bottom) / 2]
  return {
    box,
    words: rows.flatMap(({ words }) => words),
    rules: {
      across: [box.top, ...under, box.bottom].map((at) => ({ at, from: box.left, to: box.right })),
      down: [box.left, ...gutters, box.right].map((at) => ({ at, from: box.top, to: box.bottom })),
    },
    foundBy: 'rulings',
  }
}
