// Where the words of a line stand in the picture, by the ink of their first and last letters.

import type { Box, Point } from '../geometry/index.ts'
import type { Recognised } from '../stages.ts'
import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import { pointIn, type Quad } from './quad.ts'
import type { LineReading } from './read-line.ts'
import { type Gap, middleOf } from './spaces.ts'
import { type Strip, stripHeight } from './strip.ts'

/** The first and the last column of a word on its strip. */
export interface Edges {
  readonly left: number
  readonly right: number
}

/** Where a word begins and ends on the strip: where the ink of its first and last letter does. */
export function edgesOf(
  { glyphs, stepWidth }: LineReading,
  ink: Ink,
  before: Gap | undefined,
  after: Gap | undefined,
  first: number,
  last: number,
): Edges {
  const size = ink.baseline - ink.top
  const start = middleOf(glyphs[first] as Glyph, stepWidth)
  const end = middleOf(glyphs[last] as Glyph, stepWidth)
  // Ink that lies further from the middle of the outermost letter than that is no part of it.
  const reach = Math.max(size, stepWidth) * 1.2
  let left = Math.max(0, Math.floor(before?.end ?? Math.max(0, start - reach)))
  let right = Math.min(ink.columns.length, Math.ceil(after?.start ?? end + reach))
  while (left < start && ink.columns[left] === 0) left++
  while (right > end && ink.columns[right - 1] === 0) right--
  return { left, right: Math.max(right, left + 1) }
}

/** How far letters of closely set lines rise over the band of small ones and hang below it, in heights of the band: further out is another line's ink. */
const mostRise = 0.8
const mostFall = 0.6
/** Pixels of a strip: lower bands are dashes and dots, and tell nothing of letters. */
const least = 10

/** Letters that a strip needs for its band of small letters to tell where they stand: of a "1" alone the band is its flag, or its foot. */
const fewestInBand = 3

/** The same with raised figures behind them, which fill the rows of the heads alone: "m³", "cm²". */
const fewestWithPower = 5

/**
 * Whether a word stands on the last row of its ink, and hardly anything else on its line tells: figures, great letters and daggers alone in a cell, and
 * units with a power.
 */
export const standsByItself = (text: string, glyphs: readonly Glyph[]): boolean =>
  (glyphs.length < fewestInBand && /^[\p{Nd}A-PR-Z†‡+]+$/u.test(text)) ||
  (glyphs.length < fewestWithPower && /^[a-fhik-or-xzA-PR-Z]+[⁻⁺]?[¹²³⁴-⁹]+$/u.test(text))

interface InkedRows {
  readonly top: number
  readonly bottom: number
}

/** The rows of the strip from the first ink of a word to its last. */
export function inkedRows({ width }: Strip, ink: Ink, { left, right }: Edges): InkedRows {
  let top = Math.min(stripHeight - 1, ink.own.top)
  let bottom = Math.max(1, ink.own.baseline)
  const inked = (y: number): boolean => {
    for (let x = left; x < right; x++) if (ink.mask[y * width + x] === 1) return true
    return false
  }
  const band = Math.max(least, bottom - top)
  const isCloseSet = ink.own.top > ink.top || ink.own.baseline < ink.baseline
  const highest = isCloseSet ? Math.max(0, top - mostRise * band) : 0
  const lowest = isCloseSet ? Math.min(stripHeight, bottom + mostFall * band) : stripHeight
  while (top > highest && inked(top - 1)) top--
  while (bottom < lowest && inked(bottom)) bottom++
  return { top, bottom }
}

/** The upright box around the ink of a word. */
export function boxOn({ quad, width }: Strip, { top, bottom }: InkedRows, { left, right }: Edges): Box {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => pointIn(quad, x / width, y / stripHeight))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

export function baselineOn(quad: Quad, row: number, { left, right }: Edges, width: number, turn: Recognised['turn']): number {
  const point: Point = pointIn(quad, (left + right) / 2 / width, row / stripHeight)
  return turn === 90 || turn === 270 ? point.x : point.y
}
