import type { Bitmap } from '../stages.ts'
import type { Meaning } from './letters.ts'
import type { Models } from './models.ts'
import { heightOf, lengthOf, type Quad } from './quad.ts'
import { readLine } from './read-line.ts'
import { middleOf } from './spaces.ts'
import { cutStrip, stripHeight } from './strip.ts'

/**
 * How many pixels of a strip the recogniser wants from one letter to the next: it names one letter every 8 pixels at most, and needs one between two
 * alike. On a page of narrow type (16 pixels as it stands) the share of words that the language has rose from 0.78 at 0.8 of the length over 0.88 to
 * 0.91 at 1.25; wider did no more.
 */
const wantedPitch = 20
/** Receipts, whose letters stand wide, lose nothing at three quarters of their length. */
const leastStretch = 0.75
const mostStretch = 1.25

/** Lines that are read to tell, and how many times as long as high they must be. */
const sampled = 5
const longEnough = 6
const fewestLetters = 8

/** By what share of their length lines of a page are best drawn, told by the distance of letters on some of them; 1 where there are no long lines. */
export async function stretchFor(image: Bitmap, quads: readonly Quad[], models: Models, meanings: readonly Meaning[]): Promise<number> {
  const long = quads.filter((quad) => lengthOf(quad) > longEnough * heightOf(quad)).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const pitches: number[] = []
  for (let index = 0; index < sampled; index++) {
    const quad = long[Math.floor(((index + 0.5) / sampled) * long.length)]
    if (quad === undefined) break
    const { glyphs, stepWidth } = await readLine(cutStrip(image, partOf(quad), 1), models, meanings)
    if (glyphs.length < fewestLetters) continue
    const distances = glyphs.slice(1).map((glyph, at) => middleOf(glyph, stepWidth) - middleOf(glyphs[at] as typeof glyph, stepWidth))
    pitches.push(distances.reduce((sum, distance) => sum + distance, 0) / distances.length)
  }
  const pitch = pitches.toSorted((a, b) => a - b)[pitches.length >> 1]
  return pitch === undefined ? 1 : Math.max(leastStretch, Math.min(mostStretch, wantedPitch / pitch))
}

/** Pixels of a strip: letters enough to tell. */
const longestSample = 8 * stripHeight

/** The beginning of a line, as long as is read to tell. */
function partOf(quad: Quad): Quad {
  const share = Math.min(1, longestSample / ((lengthOf(quad) * stripHeight) / Math.max(1, heightOf(quad))))
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  const along = (from: Quad[0], to: Quad[0]) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return [topLeft, along(topLeft, topRight), along(bottomLeft, bottomRight), bottomLeft]
}
