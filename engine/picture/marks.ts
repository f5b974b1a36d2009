import type { Box, Fill, Ruling } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { bulletsIn, type PictureBullet } from './bullets.ts'
import { componentsOf } from './components.ts'
import { inkOf } from './ink.ts'
import { lettersOf } from './letters.ts'
import { loneDashesIn } from './lone-dashes.ts'
import { rulingsIn } from './rulings.ts'
import { shortTextsIn } from './short-texts.ts'
import { analysisOf } from './straighten.ts'
import { type PictureTickBox, tickBoxesIn } from './tick-boxes.ts'
import { tintsIn } from './tints.ts'

/** What is drawn in a picture apart from writing, in its pixels. */
export interface PictureMarks {
  readonly rulings: readonly Ruling[]
  readonly fills: readonly Fill[]
  /** Height of the usual letter. */
  readonly letterSize: number
  /** What is framed as boxes to tick are; letters among them have words. */
  readonly tickBoxes: readonly PictureTickBox[]
  /** Strokes as long as dashes that stand by themselves. */
  readonly loneDashes: readonly Box[]
  /** Figures and letters that stand alone or a few together. */
  readonly shortTexts: readonly Box[]
  /** Discs, rings and squares before the lines of lists. */
  readonly bullets: readonly PictureBullet[]
}

/** Rules and filled areas in a picture that stands straight. */
export function marksIn(straight: Bitmap): PictureMarks {
  const { grey, scale } = analysisOf(straight)
  const ink = inkOf(grey)
  const components = componentsOf(ink)
  const letters = lettersOf(components)
  const drawn = rulingsIn(ink, letters.size, grey)
  const fills = tintsIn(straight, grey, scale, letters.size)
  const found = drawn.map(
    ({ from, to, thickness }): Ruling => ({
      from: { x: from.x * scale, y: from.y * scale },
      to: { x: to.x * scale, y: to.y * scale },
      thickness: thickness * scale,
    }),
  )
  const rulings = found.filter((ruling) => !fills.some((fill) => liesOnDark(ruling, fill)))
  const tickBoxes = tickBoxesIn(ink, components, letters.size).map(
    ({ left, top, right, bottom, ...seen }): PictureTickBox => ({
      ...seen,
      left: left * scale,
      top: top * scale,
      right: right * scale,
      bottom: bottom * scale,
    }),
  )
  const inPixels = ({ left, top, right, bottom }: Box): Box => ({
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
  })
  const loneDashes = loneDashesIn({ ink, grey, components, rulings: drawn, letterSize: letters.size }).map(inPixels)
  const bullets = bulletsIn({ straight, scale, ink, components, letterSize: letters.size }).map(({ isFilled, ...box }) => ({
    ...inPixels(box),
    isFilled,
  }))
  const shortTexts = shortTextsIn(ink, drawn, letters.size).map(inPixels)
  return {
    rulings,
    fills,
    letterSize: letters.size * scale,
    tickBoxes,
    loneDashes,
    shortTexts,
    bullets,
  }
}

/** Darker areas are bars behind white texts, on which what is left of the bar between lines of text is no rule. */
const darkest = 0.5

/** A rule along the edge of a bar is one when it runs along so much of it; else it is what the letters leave of the bar there. */
const leastAlongEdge = 0.9

function liesOnDark({ from, to, thickness }: Ruling, { box, grey }: Fill): boolean {
  const isPart = from.y === to.y && to.x - from.x < leastAlongEdge * (box.right - box.left)
  const inside = isPart ? -thickness : thickness
  return (
    grey < darkest &&
    Math.min(from.y, to.y) - inside > box.top &&
    Math.max(from.y, to.y) + inside < box.bottom &&
    from.x >= box.left - thickness &&
    to.x <= box.right + thickness
  )
}
