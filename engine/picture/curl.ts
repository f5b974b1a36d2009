import { type Curl, type Fall, fallAt, fallen, flattened, type Size } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import type { Component } from './components.ts'
import type { Ink } from './ink.ts'
import { fewestLetters, type Letters } from './letters.ts'
import { gathering, type Points, pointsOf } from './skew.ts'

/** Heights at which the fall of lines is told, and how much of the page around each is looked at, on either side. */
const heights = 13
const reach = 0.06
/** With fewer feet of letters, those around a height say nothing. */
const fewestAround = 3 * fewestLetters
/** Lines lean against the whole page by up to this, 7 degrees, and bend by up to this: more than sheets do that can be read. */
const mostSlope = 0.12
const mostBend = 0.08
const step = 0.004
const bendsTried = [-0.06, -0.04, -0.02, 0.02, 0.04, 0.06] as const
/** Neighbours say how a sheet lies too, by how many heights they are away. */
const shareOfNeighbours = [1, 0.25, 0.02] as const
const shareOfOthers = 0.001
const passes = 4
/**
 * The ends of lines must be off by this part of a letter's height somewhere, and feet and heads of letters gather this much better: what is less
 * mixes no rows, and drawing a picture once more blurs it a little.
 */
const leastMove = 0.45
const leastGain = 1.05

const level: Fall = { slope: 0, bend: 0 }

/**
 * How the lines of an upright picture of this size fall, where a sheet did not lie flat or was seen from the side; null when they run side by side
 * as far as can be told.
 */
export function curlOf(ink: Ink, components: readonly Component[], letters: Letters, size: Size): Curl | null {
  const points = pointsOf(ink, components, letters, { runs: 'across', share: 1 })
  // A quarter of a letter's height is what a line may stray by on its way.
  const fineness = Math.max(1, letters.size / 4)
  const gathered = ({ feet, heads }: Points): number => gathering(feet, (_, y) => y / fineness) + gathering(heads, (_, y) => y / fineness)
  const before = gathered(points)
  const gains = (found: Curl): number => gathered(laidFlat(points, size, found)) / before
  let curl: Curl = new Array(heights).fill(level)
  // Neighbours pull the fall of a height towards their own, and slopes hide bends: what is left is looked for again.
  for (let pass = 0; pass < passes; pass++) {
    const left = fallsLeft(laidFlat(points, size, curl), size)
    if (left === null) return null
    curl = curl.map(({ slope, bend }, at) => ({ slope: slope + (left[at]?.slope ?? 0), bend: bend + (left[at]?.bend ?? 0) }))
    if (pass === 0 && (mostFall(curl) * (size.width / 2) < leastMove * letters.size || gains(curl) < 1)) return null
  }
  return gains(curl) < leastGain ? null : curl
}

/** How far an edge of the page falls at most, in parts of half its width. */
const mostFall = (curl: Curl): number => Math.max(...curl.map(({ slope, bend }) => Math.abs(slope) + Math.abs(bend)))

const laidFlat = (points: Points, size: Size, curl: Curl): Points => {
  const flat = (some: Float32Array): Float32Array =>
    some.map((value, at) => (at % 2 === 0 ? value : flattened({ x: some[at - 1] as number, y: value }, size, curl).y))
  return { feet: flat(points.feet), heads: flat(points.heads) }
}

/** The falls at all heights, each with what its neighbours say; null when no height has letters enough. */
function fallsLeft(points: Points, { width, height }: Size): Curl | null {
  const found = Array.from({ length: heights }, (_, at) => fallAround(points, width, (at / (heights - 1)) * height, reach * height))
  if (found.every(({ weight }) => weight === 0)) return null
  return found.map((_, at) => {
    let [slopes, bends, weights] = [0, 0, 0]
    for (const [other, { slope, bend, weight }] of found.entries()) {
      const share = weight * (shareOfNeighbours[Math.abs(other - at)] ?? shareOfOthers)
      slopes += share * slope
      bends += share * bend
      weights += share
    }
    return { slope: slopes / weights, bend: bends / weights }
  })
}

/** The fall at which feet and heads of letters near a height gather best, and how many feet said so; none with too few. */
function fallAround({ feet, heads }: Points, width: number, middle: number, around: number): Fall & { readonly weight: number } {
  const own = { feet: between(feet, middle - around, middle + around), heads: between(heads, middle - around, middle + around) }
  const weight = own.feet.length / 2
  if (weight < fewestAround) return { ...level, weight: 0 }
  const gathered = (fall: Fall): number => {
    const rowOf = (x: number, y: number): number => y - fallen(fall, x, width)
    return gathering(own.feet, rowOf) + gathering(own.heads, rowOf)
  }
  const flat = gathered(level)
  // One after the other is enough to see that a line is not straight; which of both it is, is told by trying them together.
  const first = refined(refined(level, 'slope', mostSlope, gathered), 'bend', mostBend, gathered)
  if (gathered(first) < leastGain * flat) return { ...level, weight }
  const all = bendsTried.map((bend) => refined({ slope: 0, bend }, 'slope', mostSlope, gathered)).concat(first)
  const best = all.reduce((one, other) => (gathered(other) > gathered(one) ? other : one))
  return { ...refined(refined(best, 'bend', 4 * step, gathered), 'slope', 2 * step, gathered), weight }
}

/** The fall with its slope or bend moved to where points gather best, at most so far: in double steps, then in one to either side. */
function refined(from: Fall, of: keyof Fall, most: number, gathered: (fall: Fall) => number): Fall {
  const moved = (base: Fall, by: number): Fall => ({ ...base, [of]: base[of] + by })
  let [best, highest] = [from, gathered(from)]
  const tried = (fall: Fall): void => {
    const own = gathered(fall)
    if (own > highest) [best, highest] = [fall, own]
  }
  for (let by = 2 * step; by <= most + 1e-9; by += 2 * step) for (const sign of [-1, 1]) tried(moved(from, sign * by))
  const coarse = best
  for (const sign of [-1, 1]) tried(moved(coarse, sign * step))
  return best
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
export const roomFor = (curl: Curl, width: number): number => Math.ceil((mostFall(curl) * width) / 2)

/** The same falls for a page that is taller by `room` above and below. */
export function withRoom(curl: Curl, height: number, room: number): Curl {
  return curl.map((_, at) => fallAt(curl, ((at / (curl.length - 1)) * (height + 2 * room) - room) / height))
}

/** The falls of the same sheet laid on its head: a line that ran down to the right still does, one that bent down bends up. */
export const onItsHead = (curl: Curl): Curl => curl.toReversed().map(({ slope, bend }) => ({ slope, bend: -bend }))

/** The picture with its lines laid level, as large as before; between rows it is interpolated linearly. */
export function uncurled(bitmap: Bitmap, curl: Curl): Bitmap {
  const { width, height, pixels } = bitmap
  const from = pixels
  const made = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    const fall = fallAt(curl, (y + 0.5) / height)
    for (let x = 0; x < width; x++) {
      const source = y + fallen(fall, x + 0.5, width)
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
