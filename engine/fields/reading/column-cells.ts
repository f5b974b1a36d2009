// The words under titles of columns, row by row.

import { type Box, overlapX } from '../../geometry/index.ts'
import { sizeOf, type Word } from '../../model/index.ts'
import type { ColumnHeader, HeaderRow } from './column-headers.ts'
import type { Segment } from './page-text.ts'

export interface CellRow {
  readonly baseline: number
  readonly size: number
  readonly segments: readonly Segment[]
  /** Words by the column's position in the header; empty for none. */
  readonly cells: readonly (readonly Word[])[]
}

/** The rows below a header down to where `ends` says so, at most to the row `last`; `ended` when it said so. */
export function rowsUnder(
  { text, columns, to }: HeaderRow,
  last: number,
  ends: (row: readonly Segment[]) => boolean,
): { readonly rows: readonly CellRow[]; readonly ended: boolean } {
  const rows: CellRow[] = []
  for (const row of text.rows.slice(to + 1, last)) {
    const [first] = row
    if (first === undefined) continue
    if (ends(row)) return { rows, ended: true }
    rows.push({ baseline: first.baseline, size: first.size, segments: row, cells: cellsOf(row, columns) })
  }
  return { rows, ended: false }
}

function cellsOf(row: readonly Segment[], columns: readonly ColumnHeader[]): readonly (readonly Word[])[] {
  const cells: Word[][] = columns.map(() => [])
  for (const segment of row) for (const { words, column } of placed(segment, columns)) cells[column]?.push(...words)
  return cells
}

function placed(segment: Segment, columns: readonly ColumnHeader[]): readonly { words: readonly Word[]; column: number }[] {
  const under = columns.flatMap(({ box }, index) => (overlapX(box, segment.box) > 0 ? [index] : []))
  const [only] = under
  if (under.length === 1 && only !== undefined) return [{ words: segment.words, column: only }]
  if (under.length === 0) return [{ words: segment.words, column: nearest(segment.box, segment.words, columns) }]
  // Words that run under several titles: figures go each to the title they stand under, a text stays whole.
  const figures = segment.words.filter(({ text }) => /\d/u.test(text)).length
  const wide = columns[under.find((index) => isText(columns[index])) ?? -1]
  if (wide !== undefined && figures < 0.5 * segment.words.length && !figuresAtEnd(segment.words))
    return [{ words: segment.words, column: columns.indexOf(wide) }]
  return groups(segment.words).map((words) => {
    const box = { ...segment.box, left: words[0]?.box.left ?? 0, right: words.at(-1)?.box.right ?? 0 }
    const shared = under.map((index) => overlapX(columns[index]?.box ?? box, box))
    const most = Math.max(...shared)
    return { words, column: most > 0 ? (under[shared.indexOf(most)] ?? 0) : nearest(box, words, columns) }
  })
}

const figuresAtEnd = (words: readonly Word[]): boolean => /^[\d.,]+$/u.test(words.at(-1)?.text ?? '') && words.length > 1

/** Words parted where the space between them is wider than usual between words of one phrase. */
function groups(words: readonly Word[]): readonly (readonly Word[])[] {
  const found: Word[][] = []
  for (const word of words) {
    const before = found.at(-1)?.at(-1)
    if (before !== undefined && word.box.left - before.box.right < 0.45 * sizeOf(word)) found.at(-1)?.push(word)
    else found.push([word])
  }
  return found
}

/** Titles of columns that hold words; figures under no title do not belong there. */
const isText = (column: ColumnHeader | undefined): boolean =>
  column?.names.some((name) => name === 'description' || name === 'item_number') ?? false

function nearest(box: Box, words: readonly Word[], columns: readonly ColumnHeader[]): number {
  const figure = words.every(({ text }) => /^[-+(]?[\p{Sc}\d.,'%)-]+$|^(?:EUR|USD|GBP|CHF|Stk\.?|kg|h|%)$/u.test(text))
  let best = 0
  let least = Infinity
  columns.forEach((column, index) => {
    const gap = Math.max(0, -overlapX(column.box, box))
    const wrongKind = isText(column) === figure ? 25 : 0
    // Text begins under its title or right of it.
    const leftOf = !figure && isText(column) && box.left < column.box.left - 5 ? 8 : 0
    const distance = gap + wrongKind + leftOf
    if (distance < least) {
      least = distance
      best = index
    }
  })
  return best
}
