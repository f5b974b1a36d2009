import { type Curl, flattened, type Size, slopeAt } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import type { Component } from './components.ts'
import type { Ink } from './ink.ts'
import { fewestLetters, type Letters } from './letters.ts'
import { gathering, type Points, pointsOf } from './skew.ts'

/** Heights at which the slope of lines is told, and how much of the page around each is looked at, on either side. */
const heights = 13
const reach = 0.06
/** With fewer feet of letters, those around a height say nothing. */
const fewestAround = 3 * fewestLetters
/** Lines lean against the whole page by up to this, by their length: 7 degrees, more than sheets do that can be read. */
const mostSlope = 0.12
const slopeStep = 0.004
/** Neighbours say how a sheet lies too, by how many heights they are away. */
const shareOfNeighbours = [1, 0.25, 0.02] as const
const shareOfOthers = 0.001
const passes = 3
/**
 * The ends of lines must be off by this part of a letter's height somewhere, and feet and heads of letters gather this much better: what is less
 * mixes no rows, and drawing a picture once more blurs it a little.
 */
const leastMove = 0.45
const leastGain = 1.05

/**
 * How the lines of an upright picture of this size fall, where a sheet did not lie flat or was seen from the side; null when they run side by side
 * as far as can be told.
 */
export function curlOf(ink: Ink, components: readonly Component[], letters: Letters, size: Size): Curl | null {
  const points = pointsOf(ink, components, letters, { runs: 'across', share: 1 })
  let curl: Curl = new Array(heights).fill(0)
  // Neighbours pull the slope of a height towards their own: what is left is looked for again.
  for (let pass = 0; pass < passes; pass++) {
    const left = slopesLeft(laidFlat(points, size, curl), size)
    if (left === null) return null
    curl = curl.map((slope, at) => slope + (left[at] ?? 0))
    if (pass === 0 && movesLittle(curl, letters, size)) return null
  }
  // A quarter of a letter's height is what a line may bend by on its way.
  const fineness = Math.max(1, letters.size / 4)
  const gathered = ({ feet, heads }: Points): number => gathering(feet, (_, y) => y / fineness) + gathering(heads, (_, y) => y / fineness)
  return gathered(laidFlat(points, size, curl)) < leastGain * gathered(points) ? null : curl
}

const movesLittle = (curl: Curl, letters: Letters, { width }: Size): boolean =>
  (Math.max(...curl.map(Math.abs)) * width) / 2 < leastMove * letters.size

const laidFlat = (points: Points, size: Size, curl: Curl): Points => {
  const flat = (some: Float32Array): Float32Array =>
    some.map((value, at) => (at % 2 === 0 ? value : flattened({ x: some[at - 1] as number, y: value }, size, curl).y))
  return { feet: flat(points.feet), heads: flat(points.heads) }
}

/** The slopes at all heights, each with what its neighbours say; null when no height has letters enough. */
function slopesLeft(points: Points, { width, height }: Size): Curl | null {
  const found = Array.from({ length: heights }, (_, at) => slopeAround(points, width, (at / (heights - 1)) * height, reach * height))
  if (found.every(({ weight }) => weight === 0)) return null
  return found.map((_, at) => {
    let [sum, weights] = [0, 0]
    for (const [other, { slope, weight }] of found.entries()) {
      const share = weight * (shareOfNeighbours[Math.abs(other - at)] ?? shareOfOthers)
      sum += share * slope
      weights += share
    }
    return sum / weights
  })
}

/** The slope at which feet and heads of letters near a height gather best, and how many feet said so; none with too few. */
function slopeAround(
  { feet, heads }: Points,
  width: number,
  middle: number,
  around: number,
): { readonly slope: number; readonly weight: number } {
  const own = { feet: between(feet, middle - around, middle + around), heads: between(heads, middle - around, middle + around) }
  const weight = own.feet.length / 2
  if (weight < fewestAround) return { slope: 0, weight: 0 }
  let [best, most] = [0, -1]
  for (let step = 0; step * slopeStep <= mostSlope; step++)
    for (const slope of step === 0 ? [0] : [-step * slopeStep, step * slopeStep]) {
      const rowOf = (x: number, y: number): number => y - slope * (x - width / 2)
      const gathered = gathering(own.feet, rowOf) + gathering(own.heads, rowOf)
      if (gathered > most) [best, most] = [slope, gathered]
    }
  return { slope: best, weight }
}

function between(points: Float32Array, top: number, bottom: number): Float32Array {
  const kept: number[] = []
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number]
    if (y >= top && y < bottom) kept.push(x, y)
  }
  return Float32Array.from(kept)
}

/** How far the ends of lines move at most, for a page so wide: room to be left above and below. */
export const roomFor = (curl: Curl, width: number): number => Math.ceil((Math.max(...curl.map(Math.abs)) * width) / 2)

/** The same slopes for a page that is taller by `room` above and below. */
export function withRoom(curl: Curl, height: number, room: number): Curl {
  return curl.map((_, at) => slopeAt(curl, ((at / (curl.length - 1)) * (height + 2 * room) - room) / height))
}

/** The picture with its lines laid level, as large as before; between rows it is interpolated linearly. */
export function uncurled(bitmap: Bitmap, curl: Curl): Bitmap {
  const { width, height, pixels } = bitmap
  const from = pixels
  const made = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    const slope = slopeAt(curl, (y + 0.5) / height)
    for (let x = 0; x < width; x++) {
      const source = y + slope * (x + 0.5 - width / 2)
      if (source <= -1 || source >= height) continue
      const top = Math.floor(source)
      const share = source - top
      const upper = (Math.max(0, top) * width + x) * 4
      const lower = (Math.min(height - 1, top + 1) * width + x) * 4
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++)
        made[at + channel] = (from[upper + channel] as number) * (1 - share) + (from[lower + channel] as number) * share + 0.5
    }
  }
  return { ...bitmap, pixels: made }
}
