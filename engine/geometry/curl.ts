import type { Box, Point, Size } from './box.ts'
import { type Projection, project } from './projection.ts'

/** How a line of a sheet that did not lie flat runs down: parts of half the page's width, at the right edge of the page against its middle. */
export interface Fall {
  /** Down on the right, as much up on the left. */
  readonly slope: number
  /** Down at both edges, a quarter of that half-way: by the square of the distance from the middle. */
  readonly bend: number
}
/** How lines fell on a sheet, at even steps from the top of a page to its foot, linear between. A point of the page lay lower by that. At least two. */
export type Curl = readonly Fall[]

/** The fall at a height of a page, 0 at its top and 1 at its foot. */
export function fallAt(curl: Curl, height: number): Fall {
  const step = Math.max(0, Math.min(1, height)) * (curl.length - 1)
  const above = Math.min(curl.length - 2, Math.floor(step))
  const [upper = level, lower = level] = [curl[above], curl[above + 1]]
  const share = step - above
  return { slope: upper.slope + (lower.slope - upper.slope) * share, bend: upper.bend + (lower.bend - upper.bend) * share }
}

const level: Fall = { slope: 0, bend: 0 }

/** How far down a line runs at `x` of a page so wide, against its middle. */
export function fallen({ slope, bend }: Fall, x: number, width: number): number {
  const half = width / 2
  const across = (x - half) / half
  return half * across * (slope + bend * across)
}

/** Where a point of a page laid flat was before. */
export const curled = ({ x, y }: Point, { width, height }: Size, curl: Curl): Point => ({
  x,
  y: y + fallen(fallAt(curl, y / height), x, width),
})

/** Where a point is once the page is laid flat: undoes `curled`, to a thousandth of a unit. */
export function flattened(point: Point, size: Size, curl: Curl): Point {
  let { y } = point
  // Falls change by little from line to line, so that each step is a small part of the one before.
  for (let step = 0; step < 50; step++) {
    const next = point.y - fallen(fallAt(curl, y / size.height), point.x, size.width)
    if (Math.abs(next - y) < 1e-3) return { x: point.x, y: next }
    y = next
  }
  return { x: point.x, y }
}

/** The upright box around the corners of a box once the page is laid flat. */
export function flattenedBox({ left, top, right, bottom }: Box, size: Size, curl: Curl): Box {
  const at = (x: number, y: number): number => flattened({ x, y }, size, curl).y
  return { left, right, top: Math.min(at(left, top), at(right, top)), bottom: Math.max(at(left, bottom), at(right, bottom)) }
}

/** A page as it was read, and the way from it to the picture that it came of. */
export interface Straightened {
  readonly size: Size
  readonly toImage: Projection | null
  readonly curl?: Curl
}

/** Where a point of a page lies in the picture that the page came of. */
export function inImage({ size, toImage, curl }: Straightened, point: Point): Point {
  const before = curl === undefined ? point : curled(point, size, curl)
  return toImage === null ? before : project(toImage, before)
}
