import type { Box, Ruling } from '../geometry/index.ts'
import type { Component } from './components.ts'
import type { Grey } from './grey.ts'
import type { Ink } from './ink.ts'
import { inkWithoutRules } from './ink-without-rules.ts'

/** In letter sizes: hyphens of narrow faces have 0.35, long dashes 2.3. Shorter ones are stops and dust, longer ones rules. */
const shortest = 0.34
const longest = 2.6
const thickest = 0.36
/** A stop that is wider than high is no dash; blurred hyphens are half as high as wide. */
const leastSlender = 1.5
const leastFilled = 0.6
/** White around a dash that stands by itself, in letter sizes: a space within a line is half of that. */
const whiteBeside = 1.1
const whiteAbove = 0.5
/** Share of this white that may be grain. */
const mostGrain = 0.015

/** A picture and what was found in it. */
interface Drawn {
  readonly ink: Ink
  readonly grey: Grey
  readonly components: readonly Component[]
  readonly rulings: readonly Ruling[]
  readonly letterSize: number
}

/**
 * Strokes as long as dashes with white around them, in the picture's pixels: what stands for "nothing" in a cell. Detectors of writing pass over them.
 * Upright rules may stand close to them, in narrow columns; pieces of level ones are none. `letterSize` is the height of the usual small letter.
 */
export function loneDashesIn({ ink, grey, components, rulings, letterSize }: Drawn): readonly Box[] {
  if (letterSize === 0) return []
  const between = inkWithoutRules(
    ink,
    rulings.filter(({ from, to }) => from.x === to.x),
  )
  return components
    .filter((piece) => {
      const [across, down] = [piece.right - piece.left, piece.bottom - piece.top]
      const isStroke =
        across >= shortest * letterSize &&
        down <= Math.max(2, thickest * letterSize) &&
        across >= leastSlender * down &&
        piece.ink >= leastFilled * across * down
      return (
        across <= longest * letterSize &&
        (isStroke || isBlurredDash(piece, grey, letterSize)) &&
        standsAlone(between, piece, letterSize) &&
        !isOfFaintRule(piece, grey, letterSize) &&
        !rulings.some((rule) => continues(piece, rule, letterSize))
      )
    })
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
}

/** Pixels around its ink that a blurred hyphen is dark in. */
const blur = 2
/**
 * How much more its darkness is spread along than across, as variances. Measured once, on hyphens and stops of six faces in 7 to 9 points, drawn at 150
 * dots an inch and blurred by 0.6 and 0.9 pixels: 1.8 to 3.9, and 0.7 to 1.3.
 */
const leastSpread = 1.6

/** Whether ink of a few pixels, as wide as high, is the middle of a hyphen: of small print at 150 dots an inch no more of it is dark enough for ink. */
function isBlurredDash({ left, top, right, bottom }: Box, { width, height, values }: Grey, letterSize: number): boolean {
  if (bottom - top > Math.max(3, thickest * letterSize) || right - left < bottom - top) return false
  const [x0, x1] = [Math.max(0, left - blur), Math.min(width, right + blur)]
  const [y0, y1] = [Math.max(0, top - blur), Math.min(height, bottom + blur)]
  let paper = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) paper = Math.max(paper, values[y * width + x] as number)
  let [sum, meanX, meanY] = [0, 0, 0]
  const eachDark = (see: (dark: number, x: number, y: number) => void): void => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) see(paper - (values[y * width + x] as number), x, y)
  }
  eachDark((dark, x, y) => {
    sum += dark
    meanX += dark * x
    meanY += dark * y
  })
  if (sum === 0) return false
  let [alongX, alongY] = [0, 0]
  eachDark((dark, x, y) => {
    alongX += dark * (x - meanX / sum) ** 2
    alongY += dark * (y - meanY / sum) ** 2
  })
  // A stroke of even darkness has a twelfth of its length squared.
  return alongX >= leastSpread * alongY && Math.sqrt((12 * alongX) / sum) >= shortest * letterSize
}

function standsAlone({ width, height, marks }: Ink, piece: Component, letterSize: number): boolean {
  const left = Math.max(0, Math.floor(piece.left - whiteBeside * letterSize))
  const right = Math.min(width, Math.ceil(piece.right + whiteBeside * letterSize))
  const top = Math.max(0, Math.floor(piece.top - whiteAbove * letterSize))
  const bottom = Math.min(height, Math.ceil(piece.bottom + whiteAbove * letterSize))
  let others = -piece.ink
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) others += marks[y * width + x] as number
  return others <= mostGrain * (right - left) * (bottom - top)
}

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
