import { type Box, unionOf } from '../geometry/index.ts'
import type { Rows } from './side-columns.ts'

/** Right edges of one block agree to so many points, and its left ones to more. */
export const sameEnd = 1.5
export const ragged = 6
/** Baselines of one row. */
const sameRow = 2.5

export interface Letterhead<Item> {
  readonly head: readonly Item[]
  readonly below: readonly Item[]
}

/**
 * The head of a letter or statement, apart from what stands below it: at its right is a block whose lines end together at the margin and begin anywhere.
 * The columns below are others, or none; a run of lines on the left that goes on there is cut where both begin in one row.
 * null for columns without such a block, with nothing below it, and for running text.
 */
export function letterheadOf<Item extends { readonly box: Box }>(
  columns: readonly (readonly Item[])[],
  rows: Rows<Item>,
): Letterhead<Item> | null {
  const [left, ...right] = columns
  if (!left || right.length === 0 || columns.flat().some(rows.isRunningText)) return null
  const blocks = right.flat().sort((a, b) => a.box.top - b.box.top)
  const edge = Math.max(...blocks.map(({ box }) => box.right))
  const next = blocks.findIndex(({ box }) => Math.abs(box.right - edge) > sameEnd)
  const block = next < 0 ? blocks : blocks.slice(0, next)
  if (block.length === 0) return null
  const lefts = block.map(({ box }) => box.left)
  if (!block.some(rows.isFlushRight) && Math.max(...lefts) - Math.min(...lefts) <= ragged) return null
  const end = unionOf(block.map(({ box }) => box)).bottom
  const begins = blocks[next] === undefined ? null : (rows.baselines(blocks[next])[0] ?? null)
  const parts = left.flatMap((item): readonly Item[] => {
    if (begins === null || !rows.baselines(item).some((baseline) => Math.abs(baseline - begins) < sameRow)) return [item]
    return rows.cut(item, begins - sameRow).filter((part) => part !== null)
  })
  const isBelow = ({ box }: Item): boolean => box.top > end - sameRow
  const below = [...parts.filter(isBelow), ...blocks.filter((item) => !block.includes(item))]
  const head = [...parts.filter((item) => !isBelow(item)), ...block]
  return below.length === 0 || head.length === block.length ? null : { head, below }
}
