// Titles over several columns, told by the fills behind them: each cell of the row has one of its own.

import { type Box, type Fill, height, width } from '../geometry/index.ts'
import type { TallCell } from './lattice.ts'
import { sameRule } from './rules.ts'

/** Lighter fills are the paper's own white; lower ones, in points, rules. */
const lightest = 0.97
const lowest = 4
/** More fills on a page are a drawing. */
const mostFills = 3000

/** true for a fill that stands out from the paper. */
export const isSeen = ({ grey, colour }: Fill): boolean => grey < lightest || colour !== undefined

/** The fills within a table's box that a cell may have of its own: none over the whole width, none but such that stand beside another of the same height. */
export function cellFillsIn(table: Box, fills: readonly Fill[]): readonly Box[] {
  if (fills.length > mostFills) return []
  const isOfCell = ({ box }: Fill): boolean =>
    height(box) >= lowest &&
    width(box) < width(table) - 2 * sameRule &&
    box.top >= table.top - sameRule &&
    box.bottom <= table.bottom + sameRule &&
    box.left >= table.left - sameRule &&
    box.right <= table.right + sameRule
  const own = fills.filter((fill) => isSeen(fill) && isOfCell(fill)).map(({ box }) => box)
  return own.filter((box) => own.some((other) => other !== box && isBeside(box, other)))
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= sameRule
const isBeside = (a: Box, b: Box): boolean =>
  isNear(a.top, b.top) && isNear(a.bottom, b.bottom) && (isNear(a.right, b.left) || isNear(b.right, a.left))

/** The cells over several columns of one row that are filled as one: their fill begins and ends at edges of columns, and no rule is drawn between. */
export function filledSpans(
  fills: readonly Box[],
  { xs, ys, down }: { readonly xs: readonly number[]; readonly ys: readonly number[]; down(row: number, column: number): boolean },
): readonly TallCell[] {
  return fills.flatMap((fill) => {
    const [column, columnEnd] = [xs.findIndex((x) => isNear(x, fill.left)), xs.findIndex((x) => isNear(x, fill.right))]
    const [row, rowEnd] = [ys.findIndex((y) => isNear(y, fill.top)), ys.findIndex((y) => isNear(y, fill.bottom))]
    if (column < 0 || row < 0 || columnEnd - column < 2 || rowEnd - row !== 1) return []
    for (let inner = column + 1; inner < columnEnd; inner++) if (down(row, inner)) return []
    return [{ row, column, rowEnd, columnEnd }]
  })
}
