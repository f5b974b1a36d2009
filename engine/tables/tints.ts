// The tints behind rows of a table: where one begins or ends, a row does.

import { type Box, type Fill, height, width } from '../geometry/index.ts'

/** Lighter fills are the paper's own white, and lower ones, in points, rules. */
const lightest = 0.97
const lowest = 4
/** Tints of the cells of one row stand no further apart, and begin and end together to this, in points. */
const gap = 6
const sameLevel = 1
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
  const tinted = fills.filter(({ box, grey, colour }) => (grey < lightest || colour !== undefined) && height(box) >= lowest)
  const found: Box[] = []
  if (tinted.length <= mostFills)
    for (const { box } of [...tinted].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)) {
      const last = found.at(-1)
      const goesOn =
        last !== undefined &&
        Math.abs(last.top - box.top) <= sameLevel &&
        Math.abs(last.bottom - box.bottom) <= sameLevel &&
        box.left - last.right <= gap
      if (goesOn) found[found.length - 1] = { ...last, right: Math.max(last.right, box.right) }
      else found.push(box)
    }
  tintsOfFills.set(fills, found)
  return found
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
