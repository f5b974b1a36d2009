// Text that stands right below a table at the edge of the page's text, further out than its cells: addresses, terms, a remark.

import { centre, contains, type Fill } from '../geometry/index.ts'
import { withRowsOnly } from './candidate.ts'
import type { Candidate } from './grid.ts'
import { chunksOf, isBold, median, rowsOnce, type TextRow } from './text-rows.ts'

/** Fewer rows above tell nothing of where cells begin and how far rows stand apart. */
const fewestRows = 4
/** Points by which the block begins further out than all rows. */
const furtherOut = 3
/** The block stands so many times further from the last row than rows from one another; its lines are set so much closer than rows. */
const apart = 1.1
const closer = 0.85

/** Darker fills are bars with titles on them. */
const darkest = 0.6

/**
 * The candidate without what stands below its rows: lines that begin further out than they do and are set closer, or a title on a bar, which is that of what
 * follows. The same where none is or rules are drawn there.
 */
export function withoutBlocksBelow(candidate: Candidate, fills: readonly Fill[]): Candidate {
  if (candidate.rules.down.length > 0) return candidate
  const rows = rowsOnce(candidate.words)
  const bars = fills.filter(({ grey }) => grey < darkest)
  for (let begin = rows.length - 1; begin > 1; begin--) {
    const [kept, block] = [rows.slice(0, begin), rows.slice(begin)]
    const isRuledOff = candidate.rules.across.some(({ at }) => at > (kept.at(-1)?.baseline ?? 0))
    if (!isRuledOff && (standsBelow(block, kept) || isBar(block, kept, bars))) return withRowsOnly(candidate, kept)
  }
  return candidate
}

function standsBelow(block: readonly TextRow[], rows: readonly TextRow[]): boolean {
  const [first] = block
  const last = rows.at(-1)
  if (first === undefined || last === undefined || rows.length < fewestRows) return false
  if (first.box.left > Math.min(...rows.map(({ box }) => box.left)) - furtherOut) return false
  const pitch = median(distances(rows))
  if (first.baseline - last.baseline < apart * pitch) return false
  if (block.length === 1) return chunksOf(first.words, 1).length === 1 && !isBold(first.words)
  return distances(block).every((distance) => distance <= closer * pitch) && block.every((row) => !isBold(row.words))
}

const distances = (rows: readonly TextRow[]): readonly number[] =>
  rows.slice(1).map(({ baseline }, i) => baseline - (rows[i]?.baseline ?? baseline))

/** true for one text on a bar below rows that stand on none. */
function isBar([title, ...others]: readonly TextRow[], rows: readonly TextRow[], bars: readonly Fill[]): boolean {
  const isOnBar = ({ words: [word] }: TextRow): boolean => word !== undefined && bars.some(({ box }) => contains(box, centre(word.box)))
  return (
    title !== undefined && others.length === 0 && chunksOf(title.words, 1).length === 1 && isOnBar(title) && !rows.slice(1).some(isOnBar)
  )
}
