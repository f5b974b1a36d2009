import type { Point } from '../geometry/index.ts'

/** How far a line of writing hangs below the straight one between its ends, in the unit of its corners, at a share of its length (0 to 1). */
export type Bend = (along: number) => number

/**
 * Four corners of a line of writing, in the order of reading: where its first letter begins above, where its last ends above, below, and back. Lines
 * of a sheet that does not lie flat are bent.
 */
export type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point] & { readonly bend?: Bend }

/** The quad with a bend in it. */
export const bent = ([a, b, c, d]: Quad, bend: Bend | undefined): Quad =>
  bend === undefined ? [a, b, c, d] : Object.assign([a, b, c, d] as const, { bend })

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)
/** Length of a line of writing, in the unit of its corners. */
export const lengthOf = ([topLeft, topRight]: Quad): number => distance(topLeft, topRight)
/** Height of a line of writing, in the unit of its corners. */
export const heightOf = ([, topRight, bottomRight]: Quad): number => distance(topRight, bottomRight)

/** The point at a share of the length (0 to 1 from the first letter) and of the height (0 above, 1 below). */
export function pointIn(quad: Quad, along: number, down: number): Point {
  const [topLeft, topRight, , bottomLeft] = quad
  return {
    x: topLeft.x + (topRight.x - topLeft.x) * along + (bottomLeft.x - topLeft.x) * down,
    y: topLeft.y + (topRight.y - topLeft.y) * along + (bottomLeft.y - topLeft.y) * down + (quad.bend?.(along) ?? 0),
  }
}

/** The same area read from another side: turned by so many quarters, the writing then runs from what was the corner of that number, and is not bent. */
export function readFrom(quad: Quad, quarters: 0 | 1 | 2 | 3): Quad {
  if (quarters === 0) return quad
  const at = (index: number): Point => quad[(index + quarters) % 4] as Point
  return [at(0), at(1), at(2), at(3)]
}

/** The beginning of a line of writing: `share` of its length, 0 to 1. */
export function beginningOf(quad: Quad, share: number): Quad {
  const { bend } = quad
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  const at = (from: Point, to: Point): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return bent([topLeft, at(topLeft, topRight), at(bottomLeft, bottomRight), bottomLeft], bend && ((along) => bend(along * share)))
}

/** The quad stretched: every coordinate times the given factors. */
export function scaled(quad: Quad, byX: number, byY: number): Quad {
  const { bend } = quad
  const [a, b, c, d] = quad
  const scale = ({ x, y }: Point): Point => ({ x: x * byX, y: y * byY })
  return bent([scale(a), scale(b), scale(c), scale(d)], bend && ((along) => bend(along) * byY))
}

/**
 * The smallest rectangle around the points, its sides along the convex hull (the rotating callipers of Shamos), grown by a share of its own
 * size. Rectangles that are hardly longer than high stand upright: their angle is noise.
 */
export function rectangleAround(points: readonly Point[], growth: (length: number, height: number) => number): Quad {
  const hull = hullOf(points)
  const upright = sidesAlong(hull, 1, 0)
  let best = upright
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] as Point
    const side = distance(from, to)
    if (side === 0) continue
    const turned = sidesAlong(hull, (to.x - from.x) / side, (to.y - from.y) / side)
    if (turned.area < best.area) best = turned
  }
  if (!isElongated(best)) best = upright
  return cornersOf(best, growth(best.right - best.left, best.bottom - best.top))
}

interface Sides {
  readonly alongX: number
  readonly alongY: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly area: number
}

/** Below three times as long as high, the direction of the smallest rectangle follows the shapes of single letters. */
const elongated = 3
const isElongated = ({ left, right, top, bottom }: Sides): boolean =>
  Math.max(right - left, bottom - top) > elongated * Math.min(right - left, bottom - top)

function sidesAlong(points: readonly Point[], alongX: number, alongY: number): Sides {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (const { x, y } of points) {
    const along = x * alongX + y * alongY
    const down = y * alongX - x * alongY
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  return { alongX, alongY, left, right, top, bottom, area: (right - left) * (bottom - top) }
}

function cornersOf({ alongX, alongY, left, right, top, bottom }: Sides, by: number): Quad {
  const corner = (along: number, down: number): Point => ({ x: along * alongX - down * alongY, y: along * alongY + down * alongX })
  const corners: Quad = [
    corner(left - by, top - by),
    corner(right + by, top - by),
    corner(right + by, bottom + by),
    corner(left - by, bottom + by),
  ]
  // The side whose direction points most to the right is the upper one.
  let upper: 0 | 1 | 2 | 3 = 0
  let most = -Infinity
  for (const start of [0, 1, 2, 3] as const) {
    const [from, to] = readFrom(corners, start)
    const right = (to.x - from.x) / Math.max(1e-9, distance(from, to))
    if (right > most) [upper, most] = [start, right]
  }
  return readFrom(corners, upper)
}

/** Andrew's monotone chain. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  const chain = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1 && cross(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop()
      kept.push(point)
    }
    kept.pop()
    return kept
  }
  const hull = [...chain(sorted), ...chain(sorted.toReversed())]
  return hull.length > 0 ? hull : sorted
}
