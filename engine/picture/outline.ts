import type { Point } from '../geometry/index.ts'
import { type Component, componentsOf } from './components.ts'
import { type Grey, shrunk } from './grey.ts'
import { type Ink, otsu } from './ink.ts'

/** The corners of a sheet, clockwise from the one that is top left as it lies. */
export type Corners = readonly [Point, Point, Point, Point]

/** Side of the picture in which the sheet is looked for: print blurs into the paper. */
const outlineSide = 480
/** Share of the picture that a sheet must cover, and that leaves something around it to see. */
const leastCovered = 0.15
const mostCovered = 0.96
/** Of the picture's own edge, the share that may be as light as paper: sheets are photographed with something around them. */
const mostLightEdge = 0.3
/** Smaller light spots are no part of a sheet: share of the picture. */
const leastPart = 0.004
/** Share of a sheet that is paper rather than print. */
const leastPaper = 0.6
/** A sheet fills its four sides: torn corners and fingers aside. */
const leastFilled = 0.9
/** Angles of a sheet seen from the side, in degrees. */
const leastAngle = 50
const mostAngle = 130
/** Opposite sides differ by this at most: a sheet seen more from the side cannot be read. */
const leastSideRatio = 0.5
/** The surroundings are darker than this share of the sheet's light. */
const mostOutside = 0.75

/**
 * The corners of a light sheet on darker ground, in the picture's pixels; null unless it stands out plainly: a page that is wrongly cropped
 * loses text, one that is not cropped loses nothing. With `shadow too`, paper in a shadow counts as light: what is lighter than the darker part of
 * what is not light.
 */
export function outlineOf(grey: Grey, reach: 'light' | 'shadow too' = 'light'): Corners | null {
  const scale = Math.max(1, Math.floor(Math.max(grey.width, grey.height) / outlineSide))
  const small = shrunk(grey, scale)
  const counts = new Uint32Array(256)
  for (const value of small.values) counts[value] = (counts[value] as number) + 1
  const bright = otsu(counts)
  const bound = reach === 'light' ? bright : otsu(counts.map((count, value) => (value < bright ? count : 0)))
  const light: Ink = { width: small.width, height: small.height, marks: small.values.map((value) => (value >= bound ? 1 : 0)) }
  if (lightEdge(light) > mostLightEdge) return null
  const all = small.width * small.height
  // Frames drawn on a sheet part its paper: what is large enough to be a part of it counts.
  const parts = componentsOf(light).filter((part) => part.ink >= leastPart * all)
  const hull = hullOf(light, parts)
  const around = areaOf(hull)
  const paper = parts.reduce((sum, part) => sum + part.ink, 0)
  if (around < leastCovered * all || around > mostCovered * all || paper < leastPaper * around) return null
  const corners = fourSides(hull)
  if (corners === null || around < leastFilled * areaOf(corners) || !isSheet(corners)) return null
  if (!standsOut(small, corners)) return null
  return corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Corners
}

/** Letters within this many letter sizes of a side stand at it. */
const besideSide = 2.5
/** Fewer letters on either side of one side of the outline are dust or the pattern of a table. */
const fewestCut = 5
const leastShareCut = 0.01

/**
 * true when letters stand close to a side of the outline both inside and outside of it: writing that goes on beyond, which no edge of paper has.
 * `letterSize` is the usual letter's height.
 */
export function cutsWriting(corners: Corners, letters: readonly Component[], letterSize: number): boolean {
  const fewest = Math.max(fewestCut, leastShareCut * letters.length)
  return corners.some((corner, index) => {
    const next = corners[(index + 1) % 4] as Point
    const long = Math.max(1e-9, Math.hypot(next.x - corner.x, next.y - corner.y))
    let inside = 0
    let outside = 0
    for (const { left, right, top, bottom } of letters) {
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
      const along = ((middle.x - corner.x) * (next.x - corner.x) + (middle.y - corner.y) * (next.y - corner.y)) / long
      const beyond = -cross(corner, next, middle) / long
      if (along < 0 || along > long || Math.abs(beyond) > besideSide * letterSize) continue
      if (beyond > 0) outside++
      else inside++
    }
    return Math.min(inside, outside) >= fewest
  })
}

/** How many of the letters have their middle outside of the outline. */
export const lettersOutside = (corners: Corners, letters: readonly Component[]): number =>
  letters.filter(({ left, right, top, bottom }) => {
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    return corners.some((corner, index) => cross(corner, corners[(index + 1) % 4] as Point, middle) < 0)
  }).length

function lightEdge({ width, height, marks }: Ink): number {
  let light = 0
  for (let x = 0; x < width; x++) light += (marks[x] as number) + (marks[(height - 1) * width + x] as number)
  for (let y = 0; y < height; y++) light += (marks[y * width] as number) + (marks[y * width + width - 1] as number)
  return light / (2 * (width + height))
}

/** The convex hull of what is marked within boxes, clockwise (Andrew, 1979). */
function hullOf({ width, marks }: Ink, boxes: readonly Component[]): readonly Point[] {
  const points: Point[] = []
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y++) {
      let first = left
      while (first < right && marks[y * width + first] === 0) first++
      let last = right - 1
      while (last >= first && marks[y * width + last] === 0) last--
      if (first <= last) points.push({ x: first, y }, { x: first, y: y + 1 }, { x: last + 1, y }, { x: last + 1, y: y + 1 })
    }
  points.sort((one, other) => one.x - other.x || one.y - other.y)
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of from) {
      while (chain.length >= 2 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(points), ...half(points.toReversed())]
}

const cross = (origin: Point, one: Point, other: Point): number =>
  (one.x - origin.x) * (other.y - origin.y) - (one.y - origin.y) * (other.x - origin.x)

function areaOf(polygon: readonly Point[]): number {
  let sum = 0
  polygon.forEach((point, index) => {
    const next = polygon[(index + 1) % polygon.length] as Point
    sum += point.x * next.y - next.x * point.y
  })
  return Math.abs(sum) / 2
}

/** The four sides around a hull that add the least to its area: sides are taken away one after the other, their neighbours made longer. */
function fourSides(hull: readonly Point[]): Corners | null {
  let polygon = [...hull]
  while (polygon.length > 4) {
    let least = Number.POSITIVE_INFINITY
    let at = -1
    let corner: Point | null = null
    for (let side = 0; side < polygon.length; side++) {
      const [before, from, to, after] = [-1, 0, 1, 2].map((step) => polygon[(side + step + polygon.length) % polygon.length] as Point)
      if (before === undefined || from === undefined || to === undefined || after === undefined) continue
      const met = meetingOf(before, from, after, to)
      if (met === null) continue
      const added = Math.abs(cross(from, to, met)) / 2
      if (added < least) {
        least = added
        at = side
        corner = met
      }
    }
    if (corner === null) return null
    const next = (at + 1) % polygon.length
    polygon = polygon.map((point, index) => (index === at ? (corner as Point) : point)).filter((_, index) => index !== next)
  }
  if (polygon.length !== 4) return null
  // Clockwise from the corner nearest to the top left.
  const first = polygon.reduce(
    (best, point, index) => (point.x + point.y < (polygon[best] as Point).x + (polygon[best] as Point).y ? index : best),
    0,
  )
  return [0, 1, 2, 3].map((step) => polygon[(first + step) % 4]) as unknown as Corners
}

/** Where the line from `a` through `b` meets, beyond `b`, the line from `c` through `d`, beyond `d`; null where it does not. */
function meetingOf(a: Point, b: Point, c: Point, d: Point): Point | null {
  const determinant = (b.x - a.x) * (c.y - d.y) - (b.y - a.y) * (c.x - d.x)
  if (Math.abs(determinant) < 1e-9) return null
  const along = ((c.x - a.x) * (c.y - d.y) - (c.y - a.y) * (c.x - d.x)) / determinant
  const other = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / determinant
  return along >= 1 && other >= 1 ? { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) } : null
}

function isSheet(corners: Corners): boolean {
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] as Point
    return Math.hypot(next.x - corner.x, next.y - corner.y)
  })
  const ratio = (one: number, other: number): number => Math.min(one, other) / Math.max(one, other, 1e-9)
  if (ratio(sides[0] ?? 0, sides[2] ?? 0) < leastSideRatio || ratio(sides[1] ?? 0, sides[3] ?? 0) < leastSideRatio) return false
  return corners.every((corner, index) => {
    const before = corners[(index + 3) % 4] as Point
    const after = corners[(index + 1) % 4] as Point
    const one = Math.atan2(before.y - corner.y, before.x - corner.x)
    const other = Math.atan2(after.y - corner.y, after.x - corner.x)
    const degrees = (Math.abs(one - other) * 180) / Math.PI
    const angle = degrees > 180 ? 360 - degrees : degrees
    return angle >= leastAngle && angle <= mostAngle
  })
}

function standsOut({ width, height, values }: Grey, corners: Corners): boolean {
  let inside = 0
  let insideCount = 0
  let outside = 0
  let outsideCount = 0
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const within = corners.every((corner, index) => cross(corner, corners[(index + 1) % 4] as Point, { x, y }) >= 0)
      if (within) {
        inside += values[y * width + x] as number
        insideCount++
      } else {
        outside += values[y * width + x] as number
        outsideCount++
      }
    }
  return insideCount > 0 && outsideCount > 0 && outside / outsideCount < mostOutside * (inside / insideCount)
}
