import type { Box, Fill, Ruling } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { componentsOf } from './components.ts'
import type { Grey } from './grey.ts'
import { inkOf } from './ink.ts'
import { inkWithoutRules } from './ink-without-rules.ts'
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
  // Dashes of narrow columns stand close to the rules beside them.
  const between = inkWithoutRules(
    ink,
    drawn.filter(({ from, to }) => from.x === to.x),
  )
  const loneDashes = loneDashesIn(between, components, letters.size)
    .filter((dash) => !isOfFaintRule(dash, grey, letters.size) && !drawn.some((rule) => continues(dash, rule, letters.size)))
    .map(inPixels)
  const shortTexts = shortTextsIn(ink, drawn, letters.size).map(inPixels)
  return {
    rulings,
    fills,
    letterSize: letters.size * scale,
    tickBoxes,
    loneDashes,
    shortTexts,
  }
}

/** Darker areas are bars behind white texts, on which what is left of the bar between lines of text is no rule. */
const darkest = 0.5

const liesOnDark = ({ from, to, thickness }: Ruling, { box, grey }: Fill): boolean =>
  grey < darkest &&
  Math.min(from.y, to.y) - thickness > box.top &&
  Math.max(from.y, to.y) + thickness < box.bottom &&
  from.x >= box.left - thickness &&
  to.x <= box.right + thickness

/** Letter sizes from the end of a rule within which a stroke at its height is a piece of it: of lines behind the bars of a chart. */
const piecesNear = 3

const continues = (dash: Box, { from, to, thickness }: Ruling, letterSize: number): boolean =>
  from.y === to.y &&
  from.y > dash.top - thickness &&
  from.y < dash.bottom + thickness &&
  dash.left < to.x + piecesNear * letterSize &&
  dash.right > from.x - piecesNear * letterSize

/** Share by which what goes on before and behind a stroke at its height is darker than what lies above and below, where it is a piece of a faint rule. */
const leastDarker = 0.05
/** Pixels that blur leaves beside a stroke. */
const blurred = 2

/** Whether a stroke is what the ink of a faint rule comes to in places: the rule goes on at one of its ends. */
function isOfFaintRule({ left, top, right, bottom }: Box, { width, height, values }: Grey, letterSize: number): boolean {
  const meanOf = (from: number, to: number, row: number): number => {
    let sum = 0
    for (let x = from; x < to; x++) sum += values[row * width + x] as number
    return sum / (to - from)
  }
  const away = Math.round(letterSize / 2)
  const long = Math.round(letterSize)
  const rows = Array.from({ length: bottom - top }, (_, at) => top + at)
  return [
    [left - blurred - long, left - blurred],
    [right + blurred, right + blurred + long],
  ].some(([from = 0, to = 0]) => {
    if (from < 0 || to > width || top < away || bottom + away >= height) return false
    const paper = Math.min(meanOf(from, to, top - away), meanOf(from, to, bottom + away))
    return Math.min(...rows.map((row) => meanOf(from, to, row))) < (1 - leastDarker) * paper
  })
}
