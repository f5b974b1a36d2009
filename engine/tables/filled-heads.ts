// Heads of ruled tables that are told apart from the rows by their fills alone.

import { type Box, type Fill, height, overlapX, width } from '../geometry/index.ts'
import { joined, type Rule, type Rules, sameRule } from './rules.ts'

/** Lighter fills are the paper's own white. */
const lightest = 0.9
/** Points: one line of small type, and several. */
const [lowest, highest] = [8, 90]
const narrowest = 8
/** Fills of a head touch, or leave a line of paper between. */
const widestJoint = 2
const fewestCells = 3
/** Share of the inner edges of the fills at which the columns go on below. */
const leastColumns = 0.6
/** More fills on a page are a drawing. */
const mostFills = 400

/** The rules with lines around the cells of each head: a row of fills beside each other under whose edges the upright rules of a table begin. */
export function withFilledHeads(rules: Rules, fills: readonly Fill[]): Rules {
  const cells = fills.flatMap(({ box, grey }) =>
    grey < lightest && height(box) >= lowest && height(box) <= highest && width(box) >= narrowest ? [box] : [],
  )
  if (cells.length < fewestCells || cells.length > mostFills || rules.down.length < fewestCells) return rules
  const heads = rowsOf(cells).filter((row) => isHead(row, rules))
  if (heads.length === 0) return rules
  const across = heads.flatMap((row): Rule[] => {
    const [first, last] = [row[0] as Box, row.at(-1) as Box]
    return [first.top, first.bottom].map((at) => ({ at, from: first.left, to: last.right }))
  })
  const down = heads.flatMap((row): Rule[] =>
    [...row.map(({ left }) => left), (row.at(-1) as Box).right].map((at) => ({
      at,
      from: (row[0] as Box).top,
      to: (row[0] as Box).bottom,
    })),
  )
  return { across: joined([...rules.across, ...across]), down: joined([...rules.down, ...down]) }
}

/** The fills in rows of one height, from the left, each beginning where the one before ends. */
function rowsOf(cells: readonly Box[]): readonly (readonly Box[])[] {
  const rows: Box[][] = []
  for (const cell of [...cells].sort((a, b) => a.left - b.left)) {
    const own = rows.find((row) => {
      const last = row.at(-1) as Box
      const isLevel = Math.abs(last.top - cell.top) < 1 && Math.abs(last.bottom - cell.bottom) < 1
      return isLevel && overlapX(last, cell) < 1 && cell.left - last.right <= widestJoint
    })
    if (own === undefined) rows.push([cell])
    else own.push(cell)
  }
  return rows.filter((row) => row.length >= fewestCells)
}

/** true where columns begin under most of the inner edges of a row of fills, and no rule parts the row from what stands below. */
function isHead(row: readonly Box[], { across, down }: Rules): boolean {
  const [first, last] = [row[0] as Box, row.at(-1) as Box]
  const { bottom } = first
  const isRuled = across.some(({ at, from, to }) => Math.abs(at - bottom) <= sameRule && to - from > 0.5 * (last.right - first.left))
  if (isRuled) return false
  const inner = row.slice(1).map(({ left }) => left)
  const begun = inner.filter((edge) =>
    down.some(({ at, from, to }) => Math.abs(at - edge) <= sameRule && Math.abs(from - bottom) <= sameRule && to > bottom + lowest),
  )
  return begun.length >= Math.max(fewestCells - 1, leastColumns * inner.length)
}
