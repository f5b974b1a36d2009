import { type Box, type Fill, type Ruling, shareInside } from '../geometry/index.ts'
import type { Candidate } from './grid.ts'
import { grouped, type Rule, sameRule } from './rules.ts'

/** Slanted strokes or bars from this number on make a drawing of what is around them. */
const fewest = 3
/** Shorter slants are ticks, arrows and hatching of a cell. */
const shortestSlant = 6

/** true when the box holds a chart or drawing: slanted strokes of differing slopes, or bars that start on one line and end at different ones. */
export function isDrawing(box: Box, rulings: readonly Ruling[], fills: readonly Fill[]): boolean {
  return slantsIn(box, rulings) >= fewest || hasBars(box, rulings, fills)
}

/** Edges of each kind that boxes scattered over a drawing have at least; tables with fewer may be drawn in part. */
const fewestEdges = 6
/** Edges of a table run along more than this share of it, those of boxes in a drawing along 0.14 to 0.31. */
const leastOfEdge = 0.35

/** true for the boxes of a diagram: many edges in both directions, each as long as one box. The cells of a table share theirs. */
export function isOfScatteredBoxes({ box, rules }: Candidate): boolean {
  const uprights = sharesDrawn(rules.down, box.left, box.right, box.bottom - box.top)
  const levels = sharesDrawn(rules.across, box.top, box.bottom, box.right - box.left)
  return [uprights, levels].every(
    (shares) => shares.length >= fewestEdges && shares.reduce((sum, share) => sum + share, 0) < leastOfEdge * shares.length,
  )
}

/** The share of `length` that each edge between `first` and `last` is drawn along, what several rules cover counted once. */
function sharesDrawn(rules: readonly Rule[], first: number, last: number, length: number): readonly number[] {
  const inner = rules.filter(({ at }) => at > first + sameRule && at < last - sameRule)
  return grouped(inner, ({ at }) => at, sameRule).map((edge) => {
    let drawn = 0
    let end = -Infinity
    for (const { from, to } of [...edge].sort((a, b) => a.from - b.from)) {
      drawn += Math.max(0, to - Math.max(from, end))
      end = Math.max(end, to)
    }
    return drawn / length
  })
}

function slantsIn(box: Box, rulings: readonly Ruling[]): number {
  const slopes = new Set<number>()
  for (const { from, to } of rulings) {
    const dx = Math.abs(from.x - to.x)
    const dy = Math.abs(from.y - to.y)
    if (dx <= 1.5 || dy <= 1.5 || Math.hypot(dx, dy) < shortestSlant) continue
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    if (middle.x < box.left || middle.x > box.right || middle.y < box.top || middle.y > box.bottom) continue
    slopes.add(Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 36) / Math.PI))
  }
  return slopes.size
}

/**
 * Bars stand side by side on one line with differing heights, or start at one upright with differing lengths. Cells of a table end where their
 * neighbours do; bars that show the figures of its rows have the rules of these rows between them.
 */
function hasBars(box: Box, rulings: readonly Ruling[], fills: readonly Fill[]): boolean {
  const inside = fills
    .filter((fill) => fill.grey < 0.97)
    .map((fill) => fill.box)
    .filter((fill) => shareInside(fill, box) > 0.9 && shareInside(box, fill) < 0.5)
  const upright = barsFrom(inside.map(({ left, right, top, bottom }) => ({ from: left, to: right, base: bottom, tip: top })))
  const level = barsFrom(inside.map(({ left, right, top, bottom }) => ({ from: top, to: bottom, base: left, tip: right })))
  return upright.length > 0 || level.some((bars) => !areRows(bars, box, rulings))
}

/** true when a rule across most of the box runs between each bar and the next. */
const areRows = (bars: readonly Bar[], box: Box, rulings: readonly Ruling[]): boolean =>
  bars.every((bar, i) => {
    const next = bars[i + 1]
    const isBetween = ({ from, to }: Ruling) =>
      next !== undefined &&
      Math.abs(from.y - to.y) < 1 &&
      Math.abs(from.x - to.x) > 0.7 * (box.right - box.left) &&
      from.y > bar.to - 1 &&
      from.y < next.from + 1
    return next === undefined || rulings.some(isBetween)
  })

interface Bar {
  readonly from: number
  readonly to: number
  readonly base: number
  readonly tip: number
}

/** Points: bars that start on one line do so within so many, in pictures too. */
const sameBase = 1

/** Rows of bars that start on one line, stand apart and end in different places. */
function barsFrom(bars: readonly Bar[]): readonly (readonly Bar[])[] {
  return grouped(bars, ({ base }) => base, sameBase).flatMap((group) => {
    const sorted = [...group].sort((a, b) => a.from - b.from)
    const apart: Bar[] = []
    let touching = 0
    for (const bar of sorted) {
      const last = apart[apart.length - 1]
      if (last && bar.from < last.to - 0.5) continue
      // Cells of a table touch; bars, or groups of them, stand apart by a share of their thickness.
      if (last && bar.from < last.to + 0.15 * (bar.to - bar.from)) touching++
      apart.push(bar)
    }
    const thick = apart.map((bar) => bar.to - bar.from)
    const alike = apart.filter((_, i) => Math.abs((thick[i] ?? 0) - (thick[0] ?? 0)) < 1.5)
    const areBars = touching < 0.6 * (apart.length - 1) && new Set(alike.map((bar) => Math.round(bar.tip / 2))).size >= fewest
    return areBars ? [apart] : []
  })
}
