// Cells that are told apart by their fills, with a strip of paper between them.

import { type Box, contains, type Fill, height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { joined, type Rule, type Rules } from './rules.ts'
import { median } from './text-rows.ts'

/** Lighter fills are the paper's own white. */
const lightest = 0.97
/** Filled cells are at least this large, in points: the smallest print with nothing around it. */
const lowest = 6
const narrowest = 8
/** The paper between filled cells is at most this wide; columns of boxes stand further apart. */
const widestGap = 6
const narrowestGap = 0.3
/** More fills on a page are a drawing. */
const mostFills = 3000
const fewestCells = 4
/** Filled cells leave no holes: they and the paper between them cover this share of the box around them. */
const leastCovered = 0.85
/** Cells are filled to be read: this share of them holds a word. */
const leastWritten = 0.5

/** The rules with lines along the edges of filled cells, drawn in the middle of what parts them. */
export function withFilledCells(rules: Rules, fills: readonly Fill[], words: readonly Word[]): Rules {
  const cells = fills.flatMap(({ box, grey }) =>
    grey < lightest && height(box) >= lowest && width(box) >= narrowest && height(box) < 400 ? [box] : [],
  )
  if (cells.length < fewestCells || cells.length > mostFills) return rules
  const across: Rule[] = []
  const down: Rule[] = []
  for (const cluster of clustersOf(cells)) {
    if (!isGridOfCells(cluster, words)) continue
    const half = halfGap(cluster)
    // Where fills touch nothing shows between them.
    if (half < narrowestGap / 2) continue
    for (const { left, right, top, bottom } of cluster) {
      for (const at of [top - half, bottom + half]) across.push({ at, from: left - half, to: right + half })
      for (const at of [left - half, right + half]) down.push({ at, from: top - half, to: bottom + half })
    }
  }
  return across.length === 0 ? rules : { across: joined([...rules.across, ...across]), down: joined([...rules.down, ...down]) }
}

/** Boxes that stand beside or below one another with no more than a strip of paper between, taken together. */
function clustersOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const sorted = [...boxes].sort((a, b) => a.top - b.top)
  const clusters: Box[][] = []
  const at = new Map<Box, Box[]>()
  sorted.forEach((box, i) => {
    let own = at.get(box)
    if (own === undefined) {
      own = [box]
      clusters.push(own)
      at.set(box, own)
    }
    for (let next = i + 1; next < sorted.length; next++) {
      const other = sorted[next] as Box
      if (other.top > box.bottom + widestGap) break
      if (!isNextTo(box, other)) continue
      const theirs = at.get(other)
      if (theirs === own) continue
      const joining = theirs ?? [other]
      own.push(...joining)
      for (const one of joining) at.set(one, own)
      joining.length = theirs === undefined ? joining.length : 0
    }
  })
  return clusters.filter((cluster) => cluster.length >= fewestCells)
}

const isNextTo = (a: Box, b: Box): boolean => {
  const [x, y] = [overlapX(a, b), overlapY(a, b)]
  return (x > 1 && y <= 0.5 && -y <= widestGap) || (y > 1 && x <= 0.5 && -x <= widestGap)
}

function isGridOfCells(cluster: readonly Box[], words: readonly Word[]): boolean {
  const round = (values: readonly number[]) => new Set(values.map((value) => Math.round(value / 2))).size
  if (round(cluster.map(({ top }) => top)) < 2 || round(cluster.map(({ left }) => left)) < 2) return false
  const half = halfGap(cluster)
  const whole = unionOf(cluster)
  const covered = cluster.reduce((sum, box) => sum + (width(box) + 2 * half) * (height(box) + 2 * half), 0)
  const share = covered / ((width(whole) + 2 * half) * (height(whole) + 2 * half))
  // More than all of it: fills upon fills.
  if (share < leastCovered || share > 1.1) return false
  const inside = words.filter(({ box }) => contains(whole, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }))
  const written = cluster.filter((cell) =>
    inside.some(({ box }) => contains(cell, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })),
  )
  return written.length >= leastWritten * cluster.length
}

/** Half of what usually parts cells beside or below each other; 0 where they touch. */
function halfGap(cluster: readonly Box[]): number {
  const gaps: number[] = []
  for (const a of cluster.slice(0, 60))
    for (const b of cluster) {
      if (b.top > a.top - 1 && b.left > a.left - 1 && a !== b && isNextTo(a, b))
        gaps.push(Math.max(0, overlapX(a, b) > 1 ? -overlapY(a, b) : -overlapX(a, b)))
    }
  return median(gaps) / 2
}
