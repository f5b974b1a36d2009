import { type Affine, applyToBox, area, type Box, compose, type Fill, intersection, type Ruling, type Sketch } from '../geometry/index.ts'
import { clipped } from './clip.ts'
import { dottedRules, mostSpecks } from './dotted-rules.ts'
import { mostShapes, type SmallShape } from './drawn-tick-boxes.ts'
import type { PageFrame } from './frame.ts'
import { boundsOf, isLayered, matrixOf } from './page-objects.ts'
import { type PaintedPath, readPath, type SegmentBudget } from './paths.ts'
import type { Pdfium } from './pdfium.ts'

/** An area of the page painted over what was there before. */
export interface Painted {
  readonly box: Box
  /** Luminance, 0 black to 1 white; null for a picture or a gradient. */
  readonly grey: number | null
  /** Its place in the order of drawing. */
  readonly order: number
}
/** How a text object is drawn, apart from its letters. */
export interface DrawnText {
  /** Its place in the order of drawing. */
  readonly order: number
  /** What its clipping paths leave to be seen of the page; null when nothing is left. */
  readonly seen: Box | null
  /** It belongs to a layer, which may be switched off. */
  readonly layered: boolean
  /** From where a form places it to upright page points; null for what stands on the page itself. */
  readonly inForm: Affine | null
}
/** What the page draws apart from characters, and when each text object is drawn. */
export interface Drawings {
  readonly rulings: readonly Ruling[]
  readonly fills: readonly Fill[]
  readonly pictures: readonly Box[]
  /** Small shapes as high as they are wide. */
  readonly dots: readonly Box[]
  /** Curves, slanted lines and filled shapes, as far as they lie on the page; no more than `mostSketches`. */
  readonly sketches: readonly Sketch[]
  readonly painted: readonly Painted[]
  /** Address of a text object to how it is drawn. */
  readonly texts: ReadonlyMap<number, DrawnText>
  /** How many paths, pictures and gradients of whatever shape can be seen. */
  readonly drawn: number
  /** Drawings that may be boxes to tick or ticks in them; no more than `mostShapes`. */
  readonly small: readonly SmallShape[]
}

/** Bounds against bombs. The densest real page met (a map) has 60 000 objects and 300 000 segments; forms in real files nest to 5. */
const mostObjects = 150_000
const mostSegments = 600_000
const deepestForm = 16
/** Painted areas that are remembered as grounds and covers: each word is compared with each. */
const mostPainted = 3000
/** A page with more small shapes is a chart or a map. */
const mostDots = 2000
/** The densest charts met have a few thousand strokes; what a map has beyond this lies among the others. */
const mostSketches = 5000
/** Areas below this share of the page are taken whole: writers clip page-wide bands and pictures, not cells. */
const smallShare = 0.02

const objectText = 1
const objectPath = 2
const objectImage = 3
const objectShading = 4
const objectForm = 5

/** Walks all objects of a loaded page through nested forms, in drawing order. */
export function readDrawings(library: Pdfium, page: number, frame: PageFrame): Drawings {
  const { call } = library
  const rulings: Ruling[] = []
  const fills: Fill[] = []
  const pictures: Box[] = []
  const specks: Box[] = []
  const dots: Box[] = []
  const sketches: Sketch[] = []
  const painted: Painted[] = []
  const small: SmallShape[] = []
  const texts = new Map<number, DrawnText>()
  const budget: SegmentBudget = { segments: mostSegments }
  let order = 0
  let drawn = 0

  const paint = (box: Box, grey: number | null): void => {
    if (painted.length < mostPainted) painted.push({ box, grey, order })
  }
  const paper: Box = { left: 0, top: 0, right: frame.size.width, bottom: frame.size.height }
  const keepPath = (path: PaintedPath, object: number, toUpright: Affine): void => {
    for (const ruling of path.rulings) rulings.push(ruling)
    if (path.shows) drawn++
    for (const sketch of path.sketches) {
      const seen = area(sketch.box) < smallShare * area(paper) ? sketch.box : clipped(library, object, toUpright, sketch.box)
      if (seen !== null && sketches.length < mostSketches && intersects(seen, paper)) sketches.push({ ...sketch, box: seen })
    }
    if (specks.length <= mostSpecks) specks.push(...path.specks)
    if (dots.length < mostDots) dots.push(...path.dots)
    if (path.small !== null && small.length < mostShapes) small.push(path.small)
    for (const fill of path.fills) {
      const { box, grey } = fill
      const seen = area(box) < smallShare * area(paper) ? box : clipped(library, object, toUpright, box)
      if (seen === null) continue
      fills.push(seen === box ? fill : { ...fill, box: seen })
      if (path.opaque) paint(seen, grey)
    }
  }
  const visit = (object: number, toUpright: Affine, depth: number, withinLayer: boolean): void => {
    if (order >= mostObjects) return
    order++
    switch (call.FPDFPageObj_GetType(object)) {
      case objectText:
        texts.set(object, {
          order,
          seen: clipped(library, object, toUpright, paper),
          layered: withinLayer || isLayered(library, object),
          inForm: depth === 0 ? null : toUpright,
        })
        break
      case objectPath: {
        keepPath(readPath(library, object, toUpright, budget), object, toUpright)
        break
      }
      case objectImage: {
        drawn++
        const whole = applyToBox(compose(matrixOf(library, object), toUpright), unitSquare)
        const ruling = thinPicture(whole)
        const box = clipped(library, object, toUpright, whole)
        if (ruling !== null) rulings.push(ruling)
        else if (box !== null && intersection(box, paper) !== null) {
          pictures.push(box)
          paint(box, null)
        }
        break
      }
      case objectShading:
        drawn++
        paint(applyToBox(toUpright, boundsOf(library, object)), null)
        break
      case objectForm: {
        if (depth >= deepestForm) break
        const inside = compose(matrixOf(library, object), toUpright)
        const layered = withinLayer || isLayered(library, object)
        const count = call.FPDFFormObj_CountObjects(object)
        for (let i = 0; i < count && order < mostObjects; i++) visit(call.FPDFFormObj_GetObject(object, i), inside, depth + 1, layered)
        break
      }
    }
  }
  const count = call.FPDFPage_CountObjects(page)
  for (let i = 0; i < count && order < mostObjects; i++) visit(call.FPDFPage_GetObject(page, i), frame.toUpright, 0, false)
  rulings.push(...dottedRules(specks))
  return { rulings, fills, pictures, dots, sketches, painted, texts, drawn, small }
}

const intersects = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const unitSquare: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/** Some writers stretch a picture of a few pixels into a line. */
function thinPicture(box: Box): Ruling | null {
  const across = box.right - box.left
  const down = box.bottom - box.top
  if (Math.min(across, down) > 2 || Math.max(across, down) < 8 * Math.min(across, down)) return null
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return across > down
    ? { from: { x: box.left, y }, to: { x: box.right, y }, thickness: down }
    : { from: { x, y: box.top }, to: { x, y: box.bottom }, thickness: across }
}
