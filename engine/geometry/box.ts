/** Page points (1/72 inch). Origin: top-left of the upright page; y grows downward. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
/** A drawn straight line: a table rule, an underline, a box edge. Given in page points. */
export interface Ruling {
  readonly from: Point
  readonly to: Point
  readonly thickness: number
  /** As "RRGGBB"; left out for black, and when it is not known. */
  readonly colour?: string
}
/** A filled rectangle: a table band, a header tint, a bar of a chart. `grey` is its luminance, 0 black to 1 white. */
export interface Fill {
  readonly box: Box
  readonly grey: number
  /** As "RRGGBB", as seen on white paper; left out for what `grey` tells as well. */
  readonly colour?: string
}
/** Something drawn that is neither a straight rule nor a rectangle: a curve, a slanted line, a filled shape. One a subpath. */
export interface Sketch {
  readonly box: Box
  /** Slanted lines and curves it is made of. */
  readonly strokes: number
  readonly filled: boolean
}
/** x' = a·x + c·y + e, y' = b·x + d·y + f */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Points to the thousandth: readers of PDF and of pictures work in single precision, and digits beyond are noise that every result would carry along. */
export const thousandths = (points: number): number => Math.round(points * 1000) / 1000
export const width = (box: Box): number => box.right - box.left
export const height = (box: Box): number => box.bottom - box.top
export const area = (box: Box): number => Math.max(0, width(box)) * Math.max(0, height(box))
export const centre = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })

/** The smallest box around all given boxes; throws RangeError when there are none. */
export function unionOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('the union of no boxes')
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const box of boxes) {
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  return { left, top, right, bottom }
}

/** The smallest box around what `boxOf` gives for each; throws RangeError when there are none. Saves the list of boxes where rows by the thousand are made. */
export function unionOfAll<Part>(parts: readonly Part[], boxOf: (part: Part) => Box): Box {
  if (parts.length === 0) throw new RangeError('the union of no boxes')
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const part of parts) {
    const box = boxOf(part)
    if (box.left < left) left = box.left
    if (box.top < top) top = box.top
    if (box.right > right) right = box.right
    if (box.bottom > bottom) bottom = box.bottom
  }
  return { left, top, right, bottom }
}

/** The common part of two boxes, or null when they do not touch. */
export function intersection(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return box.right > box.left && box.bottom > box.top ? box : null
}

/** Share of `inner`'s area that lies in `outer`, 0 to 1. A box without area counts by its centre. */
export function shareInside(inner: Box, outer: Box): number {
  const whole = area(inner)
  if (whole === 0) return contains(outer, centre(inner)) ? 1 : 0
  const common = intersection(inner, outer)
  return common ? area(common) / whole : 0
}

export const contains = (box: Box, point: Point): boolean =>
  point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom

/** Length shared by the two boxes along x; negative is the gap between them. */
export const overlapX = (a: Box, b: Box): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)
/** Length shared by the two boxes along y; negative is the gap between them. */
export const overlapY = (a: Box, b: Box): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})
