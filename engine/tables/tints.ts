// The tints behind rows of a table: where one begins or ends, a row does.

import { type Box, type Fill, height, overlapX, overlapY, width } from '../geometry/index.ts'
import { joinedAlong } from './title-bars.ts'

/** Lighter fills are the paper's own white, and lower ones, in points, rules. */
const lightest = 0.97
const lowest = 4
/** Share of a table's width that the tint of a row covers at least, and of its height that it covers at most. */
const leastWidth = 0.6
const mostHeight = 0.5
/** More fills on a page are a drawing. */
const mostFills = 2000

const tintsOfFills = new WeakMap<readonly Fill[], readonly Box[]>()
/** The tints of a page, those of cells beside each other as one. Worked out once a page. */
function tintsOf(fills: readonly Fill[]): readonly Box[] {
  const known = tintsOfFills.get(fills)
  if (known !== undefined) return known
  const tinted = fills.flatMap((fill) => (isTint(fill) ? [fill.box] : []))
  const found = tinted.length > mostFills ? [] : joinedAlong(tinted)
  tintsOfFills.set(fills, found)
  return found
}

const isTint = ({ box, grey, colour }: Fill): boolean => (grey < lightest || colour !== undefined) && height(box) >= lowest

/** The tints that stand within a table's box, each cell's by itself; none on a page of drawings. */
export function tintsIn(table: Box, fills: readonly Fill[]): readonly Fill[] {
  if (fills.length > mostFills) return []
  return fills.filter((fill) => isTint(fill) && overlapX(fill.box, table) > 0 && overlapY(fill.box, table) > 0)
}

/** The heights at which the tint of a row begins or ends within a table's box. */
export function tintEdgesIn(table: Box, fills: readonly Fill[]): readonly number[] {
  const own = tintsOf(fills).filter(
    (tint) =>
      Math.min(tint.right, table.right) - Math.max(tint.left, table.left) >= leastWidth * width(table) &&
      height(tint) <= mostHeight * height(table) &&
      tint.bottom > table.top &&
      tint.top < table.bottom,
  )
  return own.flatMap(({ top, bottom }) => [top, bottom])
}
