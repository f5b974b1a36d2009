import { type Affine, type Box, compose, type Fill, type Ruling, type Sketch } from '../geometry/index.ts'
import type { SmallShape } from './drawn-tick-boxes.ts'
import { matrixOf, paintOf, scaleOf } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'

export interface PaintedPath {
  readonly rulings: readonly Ruling[]
  readonly fills: readonly Fill[]
  /** Filled rectangles too short to be rules. */
  readonly specks: readonly Box[]
  /** Small shapes as high as they are wide: bullets of lists, points of charts. */
  readonly dots: readonly Box[]
  /** What is neither rule nor rectangle, rounded ones among these. */
  readonly sketches: readonly Sketch[]
  /** Something of it can be seen on white paper. */
  readonly shows: boolean
  /** The fills hide what lies under them. */
  readonly opaque: boolean
  /** What it is as a small drawing; null for white, and for anything larger. */
  readonly small: SmallShape | null
}
/** How many more path segments of this page will be looked at; counted down. */
export interface SegmentBudget {
  segments: number
}

/** Filled rectangles up to this thickness in points are rules: the heaviest table rules in print are 2 to 3 pt, the thinnest bars of charts and bands 4 pt. */
const thickestRule = 3.2
/** A rule is at least this many times longer than thick; shorter ones are dots, ticks and bullets. */
const leastSlenderness = 3
/** Points by which a line may lean over its whole length and still be horizontal or vertical: rounding of coordinates in writers. */
const leaning = 0.6
/** Paths this long are drawings (maps, curves), not tables. */
const longestPath = 20_000
const white = 0.985

const segmentLine = 0
const segmentMove = 2
const nothing: PaintedPath = { rulings: [], fills: [], specks: [], dots: [], sketches: [], shows: false, opaque: false, small: null }

/** Straight rules and filled rectangles of one path object, in upright page points. */
export function readPath(library: Pdfium, object: number, toUpright: Affine, budget: SegmentBudget): PaintedPath {
  const { call, scratch } = library
  const count = call.FPDFPath_CountSegments(object)
  if (count < 2 || count > longestPath || budget.segments < count) return nothing
  call.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
  const filled = library.heap.HEAP32[scratch >> 2] !== 0
  const stroked = library.heap.HEAP32[(scratch + 4) >> 2] !== 0
  if (!filled && !stroked) return nothing
  const fillPaint = filled ? paintOf(library, object, 'FPDFPageObj_GetFillColor') : null
  const strokePaint = stroked ? paintOf(library, object, 'FPDFPageObj_GetStrokeColor') : null
  const fillShows = fillPaint !== null && fillPaint.alpha > 0.02
  // A white line shows only where it crosses something darker; it then divides a band, which the band's own edges say as well.
  const strokeShows = strokePaint !== null && strokePaint.alpha > 0.02 && strokePaint.grey < white
  // A white hook on a dark ground says that a box is ticked.
  const isHook = strokePaint !== null && strokePaint.alpha > 0.02 && count <= mostHookSegments
  if (!fillShows && !strokeShows && !isHook) return nothing
  budget.segments -= count

  const map = compose(matrixOf(library, object), toUpright)
  if (!fillShows && !strokeShows) {
    const hook = smallShapeOf(outlinesOf(library, object, count, map), true, null)
    return { ...nothing, small: hook?.kind === 'mark' ? hook : null }
  }
  const thickness = strokeShows ? strokeWidthOf(library, object) * scaleOf(map) : 0
  const rulings: Ruling[] = []
  const fills: Fill[] = []
  const specks: Box[] = []
  const dots: Box[] = []
  const sketches: Sketch[] = []
  const outlines = outlinesOf(library, object, count, map)
  for (const outline of outlines) {
    const dot = dotOf(outline)
    if (dot !== null && (strokeShows || (fillPaint !== null && fillPaint.grey < white))) dots.push(dot)
    const sketch = strokeShows || (fillPaint !== null && fillPaint.grey < white) ? sketchOf(outline, !strokeShows) : null
    if (sketch !== null) sketches.push(sketch)
    if (strokeShows) pushStraightLines(outline, thickness, strokePaint.colour, rulings)
    if (!fillShows || fillPaint === null) continue
    const box = outline.straight ? (rectangleOf(outline) ?? mitredRuleOf(outline) ?? slantedBarOf(outline)) : roundedRectangleOf(outline)
    if (box === null) continue
    const rule = ruleFilledAs(box)
    if (rule === 'dot') {
      if (fillPaint.grey < white) specks.push(box)
      continue
    }
    if (rule === 'area') fills.push({ box, grey: fillPaint.grey, ...tintOf(fillPaint) })
    else if (fillPaint.grey < white) rulings.push(fillPaint.colour === null ? rule : { ...rule, colour: fillPaint.colour })
  }
  return {
    rulings,
    fills,
    specks,
    dots,
    sketches,
    shows: strokeShows || (fillShows && fillPaint.grey < white),
    opaque: fillShows && fillPaint !== null && fillPaint.alpha > 0.98 && call.FPDFPageObj_HasTransparency(object) === 0,
    small:
      count > mostSmallSegments
        ? null
        : smallShapeOf(outlines, strokeShows, fillShows && fillPaint !== null && fillPaint.grey < palest ? fillPaint.grey : null),
  }
}

/** Hooks and crosses have two to four strokes. */
const mostHookSegments = 8
/** Small drawings of more segments than this are letters drawn as curves and ornaments: a rounded frame of Chromium has 53. */
const mostSmallSegments = 120
/** Largest and smallest side of what may be a box to tick, or the tick in it, in points. */
const largestSmall = 24
const smallestSmall = 2
/** Fills lighter than this are the ground of a box and no tick. */
const palest = 0.75

function smallShapeOf(outlines: readonly Outline[], stroked: boolean, grey: number | null): SmallShape | null {
  const [first] = outlines
  if (first === undefined) return null
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { corners } of outlines)
    for (let i = 0; i < corners.length; i += 2) {
      left = Math.min(left, corners[i] ?? left)
      right = Math.max(right, corners[i] ?? right)
      top = Math.min(top, corners[i + 1] ?? top)
      bottom = Math.max(bottom, corners[i + 1] ?? bottom)
      if (right - left > largestSmall || bottom - top > largestSmall) return null
    }
  const box: Box = { left, top, right, bottom }
  if (Math.max(right - left, bottom - top) < smallestSmall) return null
  const isShape = isBoxOrDisc(first, box)
  if (grey !== null) return { box, kind: !isShape ? 'mark' : outlines.length > 1 ? 'frame' : 'solid', grey }
  if (stroked) return { box, kind: isShape ? 'frame' : 'mark', grey: 0 }
  return null
}

/** true for an outline that goes once around most of the box: a rectangle, a rounded one, a circle. */
function isBoxOrDisc({ corners }: Outline, box: Box): boolean {
  const points = corners.length / 2
  if (points < 4) return false
  let doubleArea = 0
  for (let i = 0; i < points; i++) {
    const next = (i + 1) % points
    doubleArea += (corners[2 * i] ?? 0) * (corners[2 * next + 1] ?? 0) - (corners[2 * next] ?? 0) * (corners[2 * i + 1] ?? 0)
  }
  // A disc fills 0.785 of its box, of which the chords between its corners leave 0.7 or more.
  return Math.abs(doubleArea) / 2 >= 0.68 * (box.right - box.left) * (box.bottom - box.top)
}

/** One subpath: x and y of its corners by turns (of a curve its middle and its end), whether it is closed, whether it has only straight sides. */
interface Outline {
  readonly corners: readonly number[]
  readonly closed: boolean
  readonly straight: boolean
}

function outlinesOf({ call, heap, scratch }: Pdfium, object: number, count: number, [a, b, c, d, e, f]: Affine): readonly Outline[] {
  const outlines: Outline[] = []
  let corners: number[] = []
  let closed = false
  let straight = true
  const curve: number[] = []
  let lastX = 0
  let lastY = 0
  const finish = (): void => {
    if (corners.length >= 4) outlines.push({ corners, closed, straight })
    corners = []
    closed = false
    straight = true
    curve.length = 0
  }
  const at = scratch >> 2
  for (let i = 0; i < count; i++) {
    const segment = call.FPDFPath_GetPathSegment(object, i)
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const x = heap.HEAPF32[at] ?? 0
    const y = heap.HEAPF32[at + 1] ?? 0
    const kind = call.FPDFPathSegment_GetType(segment)
    if (kind === segmentMove) finish()
    else if (kind !== segmentLine) {
      straight = false
      // A curve comes as its two control points and its end; de Casteljau's middle weighs them 1, 3, 3, 1.
      curve.push(x, y)
      if (curve.length < 6) continue
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = curve
      const middleX = (lastX + 3 * x1 + 3 * x2 + x) / 8
      const middleY = (lastY + 3 * y1 + 3 * y2 + y) / 8
      corners.push(a * middleX + c * middleY + e, b * middleX + d * middleY + f)
      curve.length = 0
    }
    lastX = x
    lastY = y
    corners.push(a * x + c * y + e, b * x + d * y + f)
    if (call.FPDFPathSegment_GetClose(segment) !== 0) {
      closed = true
      finish()
    }
  }
  finish()
  return outlines
}

/** The colour of a fill where its luminance does not say it all: coloured, or seen through. */
function tintOf({ colour, alpha }: { readonly colour: string | null; readonly alpha: number }): { readonly colour?: string } {
  const isGrey = colour === null || (colour.slice(0, 2) === colour.slice(2, 4) && colour.slice(2, 4) === colour.slice(4))
  return colour === null || (isGrey && alpha === 1) ? {} : { colour }
}

function pushStraightLines({ corners, closed, straight }: Outline, thickness: number, colour: string | null, rulings: Ruling[]): void {
  if (!straight) return
  const points = corners.length / 2
  for (let i = 0; i < points - (closed ? 0 : 1); i++) {
    const next = (i + 1) % points
    const line = straightLine(corners[2 * i] ?? 0, corners[2 * i + 1] ?? 0, corners[2 * next] ?? 0, corners[2 * next + 1] ?? 0, thickness)
    if (line !== null) rulings.push(colour === null ? line : { ...line, colour })
  }
}

/** The line as a ruling from left to right or top to bottom, made exactly horizontal or vertical; null for slanted and pointlike ones. */
function straightLine(x0: number, y0: number, x1: number, y1: number, thickness: number): Ruling | null {
  const across = Math.abs(x1 - x0)
  const down = Math.abs(y1 - y0)
  if (down <= leaning && across > down * 4 && across > 0.5) {
    const y = (y0 + y1) / 2
    return { from: { x: Math.min(x0, x1), y }, to: { x: Math.max(x0, x1), y }, thickness }
  }
  if (across <= leaning && down > across * 4 && down > 0.5) {
    const x = (x0 + x1) / 2
    return { from: { x, y: Math.min(y0, y1) }, to: { x, y: Math.max(y0, y1) }, thickness }
  }
  return null
}

/** A line leaning over no further than this, in points, is a corner cut off or the end of a rule. */
const shortestStroke = 1.5

/** The outline as a sketch when it has curves or slanted lines; null for rules and rectangles. A rounded rectangle is a sketch without strokes. */
function sketchOf(outline: Outline, filled: boolean): Sketch | null {
  const { corners, closed, straight } = outline
  const points = corners.length / 2
  let strokes = 0
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points; i++) {
    const x = corners[2 * i] ?? 0
    const y = corners[2 * i + 1] ?? 0
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
    if (i === points - 1 && !closed && !filled) break
    const next = (i + 1) % points
    const across = Math.abs((corners[2 * next] ?? 0) - x)
    const down = Math.abs((corners[2 * next + 1] ?? 0) - y)
    if (across > leaning && down > leaning && across + down > shortestStroke) strokes++
  }
  if (strokes === 0 || (filled && straight && mitredRuleOf(outline) !== null)) return null
  if (!straight && roundedRectangleOf(outline) !== null) strokes = 0
  return { box: { left, top, right, bottom }, strokes, filled }
}

/** Corners of a rectangle with each of its four corners rounded by two curves, and its start named again. */
const mostRoundedCorners = 22
/** Share of a side that runs straight, and of the box within the corners: letters drawn as curves (D, U) have less. */
const leastStraightSide = 0.5
const leastFilled = 0.75

/** The box of a rectangle with rounded corners or ends: two opposite sides run straight along an axis and most of the box is filled; null for any other shape. */
function roundedRectangleOf({ corners }: Outline): Box | null {
  const points = corners.length / 2
  if (points < 4 || points > mostRoundedCorners) return null
  const xs = corners.filter((_, i) => i % 2 === 0)
  const ys = corners.filter((_, i) => i % 2 === 1)
  const box: Box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  const straight = { left: 0, top: 0, right: 0, bottom: 0 }
  let doubleArea = 0
  xs.forEach((x, i) => {
    const y = ys[i] ?? 0
    const nextX = xs[(i + 1) % points] ?? 0
    const nextY = ys[(i + 1) % points] ?? 0
    doubleArea += x * nextY - nextX * y
    if (Math.abs(nextY - y) <= leaning) {
      if (Math.abs(y - box.top) <= leaning) straight.top += Math.abs(nextX - x)
      if (Math.abs(y - box.bottom) <= leaning) straight.bottom += Math.abs(nextX - x)
    }
    if (Math.abs(nextX - x) <= leaning) {
      if (Math.abs(x - box.left) <= leaning) straight.left += Math.abs(nextY - y)
      if (Math.abs(x - box.right) <= leaning) straight.right += Math.abs(nextY - y)
    }
  })
  const across = box.right - box.left
  const down = box.bottom - box.top
  const sided =
    Math.min(straight.top, straight.bottom) >= leastStraightSide * across ||
    Math.min(straight.left, straight.right) >= leastStraightSide * down
  return sided && Math.abs(doubleArea) / 2 >= leastFilled * across * down ? box : null
}

/** Bars behind titles are many times wider than high. */
const leastBar = 4
/** The box of a bar whose ends are cut at a slant, as those behind the titles of a data sheet are; null for any other shape. */
function slantedBarOf(outline: Outline): Box | null {
  const box = outline.corners.length > 2 * mostBarCorners ? null : roundedRectangleOf(outline)
  return box !== null && box.right - box.left >= leastBar * (box.bottom - box.top) ? box : null
}
const mostBarCorners = 7

/** The box of an outline with four straight sides along the axes; null for any other shape. */
function rectangleOf({ corners }: Outline): Box | null {
  const points = corners.length / 2
  if (points < 4 || points > 6) return null
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let i = 0; i < points; i++) {
    const x = corners[2 * i] ?? 0
    const y = corners[2 * i + 1] ?? 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    const next = (i + 1) % points
    const leansX = Math.abs((corners[2 * next] ?? 0) - x) > leaning
    const leansY = Math.abs((corners[2 * next + 1] ?? 0) - y) > leaning
    if (leansX && leansY) return null
  }
  return { left, top, right, bottom }
}

/** The box of a thin outline with two long sides along an axis and ends cut at a slant: the border of a cell that meets the next at its corner. */
function mitredRuleOf({ corners }: Outline): Box | null {
  const points = corners.length / 2
  if (points < 4 || points > 5) return null
  const xs = corners.filter((_, i) => i % 2 === 0)
  const ys = corners.filter((_, i) => i % 2 === 1)
  const box: Box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  const across = box.right - box.left
  const down = box.bottom - box.top
  const thin = Math.min(across, down)
  if (thin > thickestRule || Math.max(across, down) < leastSlenderness * thin) return null
  let long = 0
  for (let i = 0; i < points; i++) {
    const next = (i + 1) % points
    const x = Math.abs((xs[next] ?? 0) - (xs[i] ?? 0))
    const y = Math.abs((ys[next] ?? 0) - (ys[i] ?? 0))
    const [along, aside] = across > down ? [x, y] : [y, x]
    if (along >= Math.max(across, down) - 2.5 * thin && aside <= 0.1 * thin) long++
  }
  return long === 2 ? box : null
}

function ruleFilledAs(box: Box): Ruling | 'area' | 'dot' {
  const across = box.right - box.left
  const down = box.bottom - box.top
  const thin = Math.min(across, down)
  if (thin > thickestRule) return 'area'
  if (Math.max(across, down) < Math.max(leastSlenderness * thin, 1)) return 'dot'
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return across > down
    ? { from: { x: box.left, y }, to: { x: box.right, y }, thickness: down }
    : { from: { x, y: box.top }, to: { x, y: box.bottom }, thickness: across }
}

/** Points: bullets of writing from 5 to 24 pt. */
const smallestDot = 1.2
const largestDot = 9

/** The box of a closed shape that is small and as high as it is wide, or nearly so; null for any other. */
function dotOf({ corners, closed }: Outline): Box | null {
  if (!closed && (corners[0] !== corners.at(-2) || corners[1] !== corners.at(-1))) return null
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i + 1 < corners.length; i += 2) {
    left = Math.min(left, corners[i] ?? Infinity)
    right = Math.max(right, corners[i] ?? -Infinity)
    top = Math.min(top, corners[i + 1] ?? Infinity)
    bottom = Math.max(bottom, corners[i + 1] ?? -Infinity)
  }
  const across = right - left
  const down = bottom - top
  return across >= smallestDot && across <= largestDot && Math.abs(across - down) <= 0.25 * across ? { left, top, right, bottom } : null
}

function strokeWidthOf({ call, heap, scratch }: Pdfium, object: number): number {
  return call.FPDFPageObj_GetStrokeWidth(object, scratch) === 0 ? 1 : (heap.HEAPF32[scratch >> 2] ?? 1)
}
