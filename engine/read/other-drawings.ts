import { area, type Box, centre, contains, height, type Size, type Sketch, shareInside, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { hangingTogether } from './hanging-together.ts'

/** Smaller things of curves and lines, in points, are ticks, bullets, signs of formulas and ornaments of text. */
const leastWidth = 36
const leastHeight = 24
/** Fewer curves and slanted lines are corners of frames, cells struck through and underlines that wave. */
const fewestStrokes = 8
/** Sketches this near to each other, in points, are one drawing. */
const near = 8
/** Lines shorter than this, in points, begin no drawing: bullets, dots of leaders and letters drawn as curves are many. */
const shortest = 12
/** A single curve around so many words is a frame with round corners. */
const fewestFramed = 3
/** Larger things, as a share of the page, are its ground. */
const mostOfSheet = 0.8

/**
 * Places of a page where something is drawn with curves and slanted lines that is neither told as a chart or diagram (`drawings`) nor a picture: what
 * results that hold no such lines do not show, logos and signatures among it.
 */
export function otherDrawings(sketches: readonly Sketch[], shown: readonly Box[], words: readonly Word[], size: Size): readonly Box[] {
  const own = sketches.filter(
    ({ box, strokes }) =>
      strokes > 0 && Math.max(width(box), height(box)) >= shortest && !shown.some((other) => shareInside(box, other) > 0.5),
  )
  if (own.length === 0) return []
  const boxes = own.map(({ box }) => box)
  const whole = hangingTogether(boxes, near) ?? [unionOf(boxes)]
  return whole.filter((box) => {
    if (width(box) < leastWidth || height(box) < leastHeight || area(box) > mostOfSheet * size.width * size.height) return false
    const inside = own.filter((one) => shareInside(one.box, box) > 0.9)
    if (inside.length === 1 && words.filter((word) => contains(box, centre(word.box))).length >= fewestFramed) return false
    return inside.reduce((sum, { strokes }) => sum + strokes, 0) >= fewestStrokes
  })
}
