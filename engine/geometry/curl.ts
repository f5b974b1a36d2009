import type { Box, Point, Size } from './box.ts'
import { type Projection, project } from './projection.ts'

/**
 * How lines fell on a sheet that did not lie flat: by how much to the right, by their length, at even steps from the top of a page to its foot, and
 * linear between. A point of the page lay lower by the slope at its height times how far it is right of the page's middle. At least two numbers.
 */
export type Curl = readonly number[]

/** The slope at a height of a page, 0 at its top and 1 at its foot. */
export function slopeAt(curl: Curl, height: number): number {
  const step = Math.max(0, Math.min(1, height)) * (curl.length - 1)
  const above = Math.min(curl.length - 2, Math.floor(step))
  const [upper = 0, lower = 0] = [curl[above], curl[above + 1]]
  return upper + (lower - upper) * (step - above)
}

/** Where a point of a page laid flat was before. */
export const curled = ({ x, y }: Point, { width, height }: Size, curl: Curl): Point => ({
  x,
  y: y + slopeAt(curl, y / height) * (x - width / 2),
})

/** Where a point is once the page is laid flat: undoes `curled`, to a thousandth of a unit. */
export function flattened(point: Point, size: Size, curl: Curl): Point {
  let { y } = point
  // Slopes change by little from line to line, so that each step is a small part of the one before.
  for (let step = 0; step < 50; step++) {
    const next = point.y - slopeAt(curl, y / size.height) * (point.x - size.width / 2)
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
