import type { Affine, Box, Point } from './box.ts'

export const identity: Affine = [1, 0, 0, 1, 0, 0]

/** First `first`, then `second`. */
export function compose(first: Affine, second: Affine): Affine {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

export function applyToPoint([a, b, c, d, e, f]: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The upright box around the mapped corners of `box`. */
export function applyToBox(map: Affine, box: Box): Box {
  const corners = [
    applyToPoint(map, { x: box.left, y: box.top }),
    applyToPoint(map, { x: box.right, y: box.top }),
    applyToPoint(map, { x: box.left, y: box.bottom }),
    applyToPoint(map, { x: box.right, y: box.bottom }),
  ]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The map that undoes `map`; throws RangeError when there is none. */
export function invert([a, b, c, d, e, f]: Affine): Affine {
  const determinant = a * d - b * c
  if (determinant === 0) throw new RangeError('a map that flattens the plane cannot be undone')
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}
