// Pies: slices that meet in the middle of a circle.

import { area, type Box, centre, contains, grow, height, type Sketch, unionOf, width } from '../geometry/index.ts'
import { isCaption, type PageTexts, type Text } from './drawing-labels.ts'
import { hangingTogether } from './hanging-together.ts'

/** Fewer slices (of at least two strokes each: the two halves of a curve) are clocks, arrows and signs; smaller circles, in points, are logos and bullets. */
const fewestSlices = 3
const smallest = 50
/** A circle is as high as it is wide, but for this share. */
const mostFlattened = 0.08
/** Slices meet within this of the middle, in points. */
const nearMiddle = 2.5
/** Slices that touch lie this near, in points; exploded pies are not found. */
const nearSlices = 1.5
/** Texts of slices stand at most so far beside the circle, and over or under it, in points, and have at most so many words. */
const nearCircle = 30
const nearPole = 12
const longestName = 5
/** Fewer texts in it and beside it: a sign. */
const fewestTexts = 3

/** The pies of a page with the texts in and right beside them. */
export function piesOf(sketches: readonly Sketch[], page: PageTexts): readonly Box[] {
  const slices = sketches.filter(({ box, strokes }) => strokes >= 2 && Math.max(width(box), height(box)) > 8).map(({ box }) => box)
  if (slices.length < fewestSlices) return []
  const circles = (hangingTogether(slices, nearSlices) ?? []).filter((box) => isSquare(box) && width(box) >= smallest)
  return circles.flatMap((circle) => {
    const middle = centre(circle)
    const own = slices.filter((slice) => contains(grow(circle, 1), centre(slice)))
    const meeting = own.filter((slice) => contains(grow(slice, nearMiddle), middle))
    if (meeting.length < fewestSlices || meeting.length < 0.8 * own.length) return []
    // A circle around the slices covers nothing; slices share the circle between them.
    const whole = area(circle)
    if (meeting.filter((slice) => area(slice) < 0.6 * whole).length < fewestSlices - 1) return []
    const { left, top, right, bottom } = circle
    const around = { left: left - nearCircle, top: top - nearPole, right: right + nearCircle, bottom: bottom + nearPole }
    const texts = page.texts.filter((text) => {
      if (contains(circle, centre(text.box))) return true
      return (
        text.words.length <= longestName && !isCaption(text) && !isInColumn(text, page) && contains(around, nearestTo(text.box, middle))
      )
    })
    return texts.length < fewestTexts ? [] : [unionOf([circle, ...texts.map(({ box }) => box)])]
  })
}

/** Lines of a paragraph or a program begin one under the other; names around a circle do not. */
const isInColumn = ({ box }: Text, { texts }: PageTexts): boolean =>
  texts.filter((other) => Math.abs(other.box.left - box.left) < 1 && Math.abs(other.box.top - box.top) < 60).length >= 3

const isSquare = (box: Box): boolean => Math.abs(width(box) - height(box)) <= mostFlattened * Math.max(width(box), height(box))

const nearestTo = (box: Box, { x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.max(box.left, Math.min(box.right, x)),
  y: Math.max(box.top, Math.min(box.bottom, y)),
})
