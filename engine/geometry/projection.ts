import type { Box, Point } from './box.ts'

/**
 * A map that keeps straight lines straight, as a camera makes it: three rows of three numbers,
 * x' = (a·x + b·y + c) / (g·x + h·y + i), y' = (d·x + e·y + f) / (g·x + h·y + i).
 */
export type Projection = readonly [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number]

/** The map that multiplies both coordinates. */
export const scaling = (across: number, down = across): Projection => [across, 0, 0, 0, down, 0, 0, 0, 1]
/** The map that moves by so much. */
export const shift = (x: number, y: number): Projection => [1, 0, x, 0, 1, y, 0, 0, 1]
/** The map that turns about the origin, clockwise on a page whose y grows downward. */
export function turning(degrees: number): Projection {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
}

/** First `first`, then `second`, and so on. */
export function chain(first: Projection, ...others: readonly Projection[]): Projection {
  return others.reduce<Projection>((done, next) => product(next, done), first)
}

function product(l: Projection, r: Projection): Projection {
  return [
    l[0] * r[0] + l[1] * r[3] + l[2] * r[6],
    l[0] * r[1] + l[1] * r[4] + l[2] * r[7],
    l[0] * r[2] + l[1] * r[5] + l[2] * r[8],
    l[3] * r[0] + l[4] * r[3] + l[5] * r[6],
    l[3] * r[1] + l[4] * r[4] + l[5] * r[7],
    l[3] * r[2] + l[4] * r[5] + l[5] * r[8],
    l[6] * r[0] + l[7] * r[3] + l[8] * r[6],
    l[6] * r[1] + l[7] * r[4] + l[8] * r[7],
    l[6] * r[2] + l[7] * r[5] + l[8] * r[8],
  ]
}

/** Where a point lands. */
export function project([a, b, c, d, e, f, g, h, i]: Projection, { x, y }: Point): Point {
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** The upright box around the mapped corners of `box`. */
export function projectBox(map: Projection, { left, top, right, bottom }: Box): Box {
  const corners = [project(map, { x: left, y: top }), project(map, { x: right, y: top })]
  corners.push(project(map, { x: left, y: bottom }), project(map, { x: right, y: bottom }))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The map that undoes `map`, its last number 1; throws RangeError when there is none. */
export function undo([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  const last = a * e - b * d
  if (determinant === 0 || last === 0) throw new RangeError('a map that flattens the plane cannot be undone')
  return [
    (e * i - f * h) / last,
    (c * h - b * i) / last,
    (b * f - c * e) / last,
    (f * g - d * i) / last,
    (a * i - c * g) / last,
    (c * d - a * f) / last,
    (d * h - e * g) / last,
    (b * g - a * h) / last,
    1,
  ]
}

/** The map that takes the corners of a rectangle at the origin, clockwise from top left, to four points; throws RangeError when three of them lie on one line. */
export function toCorners(width: number, height: number, [p, q, r, s]: readonly [Point, Point, Point, Point]): Projection {
  // Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3: the unit square to a quadrilateral.
  const dx1 = q.x - r.x
  const dx2 = s.x - r.x
  const dy1 = q.y - r.y
  const dy2 = s.y - r.y
  const sumX = p.x - q.x + r.x - s.x
  const sumY = p.y - q.y + r.y - s.y
  const determinant = dx1 * dy2 - dx2 * dy1
  if (determinant === 0 || width === 0 || height === 0) throw new RangeError('a map that flattens the plane cannot be undone')
  const g = (sumX * dy2 - dx2 * sumY) / determinant
  const h = (dx1 * sumY - sumX * dy1) / determinant
  const unit: Projection = [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1]
  return chain(scaling(1 / width, 1 / height), unit)
}
