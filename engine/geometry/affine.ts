import type { Affine, Box, Point } from './box.ts'

export const identity: Affine = [1, 0, 0, 1, 0, 0]

/** First `first`, then `second`. */
export function compose(first: Affine, second: Affine): Affine {
  // By place: taken apart as lists, the two would make an iterator each, for every object of a page.
  const a = first[0]
  const b = first[1]
  const c = first[2]
  const d = first[3]
  const e = first[4]
  const f = first[5]
  const g = second[0]
  const h = second[1]
  const i = second[2]
  const j = second[3]
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + second[4], e * h + f * j + second[5]]
}

export function applyToPoint(map: Affine, { x, y }: Point): Point {
  return { x: map[0] * x + map[2] * y + map[4], y: map[1] * x + map[3] * y + map[5] }
}

/** The upright box around the mapped corners of `box`. */
export function applyToBox(map: Affine, box: Box): Box {
  const one = applyToPoint(map, { x: box.left, y: box.top })
  const two = applyToPoint(map, { x: box.right, y: box.top })
  const three = applyToPoint(map, { x: box.left, y: box.bottom })
  const four = applyToPoint(map, { x: box.right, y: box.bottom })
  return {
    left: Math.min(one.x, two.x, three.x, four.x),
    top: Math.min(one.y, two.y, three.y, four.y),
    right: Math.max(one.x, two.x, three.x, four.x),
    bottom: Math.max(one.y, two.y, three.y, four.y),
  }
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
