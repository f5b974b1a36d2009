// The face of recognised writing. A recogniser tells where words stand and not what they are set in; but faces differ in how wide they make
// each letter, so the widths of a few dozen words tell one kind from another, and their size more exactly than the height of their ink.

import { width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { WidthOf } from './standard-widths.ts'

/** A common face and the size, in points, at which its words come out as wide as those on the page. */
export interface Fitting {
  readonly family: 'Times New Roman' | 'Arial' | 'Courier New'
  readonly size: number
}

const families = ['Arial', 'Times New Roman', 'Courier New'] as const

/** Fewer letters than these fit any face. Of passages of 40 to 80 letters in Times, Arial and Courier, drawn and read, one in twenty was taken for another. */
const fewestLetters = 40
/** What the best face leaves unexplained must be this much less than what the next does. */
const clearly = 0.8

/**
 * The face whose letters are as wide as those of the words; null where that cannot be told. A line through words' widths on the page against
 * their widths in the face: its slope is the size, and what lies beside it shows how well the face fits (least squares).
 */
export function fittingFace(words: readonly Word[], widthOf: WidthOf): Fitting | null {
  const telling = words.filter(({ text, turn, raised }) => turn === 0 && raised === 'no' && /^[\p{L}\p{N}.,;:'’-]{3,}$/u.test(text))
  if (telling.reduce((sum, { text }) => sum + text.length, 0) < fewestLetters) return null
  const fits = families
    .map((family) => ({
      family,
      ...lineThrough(telling.map(({ text, font, box }) => ({ x: widthOf(text, family, font?.bold ?? false, false), y: width(box) }))),
    }))
    .sort((a, b) => a.rest - b.rest)
  const [best, next] = fits
  if (best === undefined || next === undefined || best.rest > clearly * next.rest || best.slope <= 0) return null
  return { family: best.family, size: best.slope }
}

/** Least squares: the slope, and the middle distance of the points from the line as a share of the middle height. Half of a point's weight per unit of its width. */
function lineThrough(points: readonly { readonly x: number; readonly y: number }[]): { readonly slope: number; readonly rest: number } {
  const count = points.length
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  let across = 0
  let both = 0
  for (const { x, y } of points) {
    across += (x - meanX) ** 2
    both += (x - meanX) * (y - meanY)
  }
  const slope = across === 0 ? 0 : both / across
  const rests = points.map(({ x, y }) => Math.abs(y - meanY - slope * (x - meanX))).sort((a, b) => a - b)
  return { slope, rest: (rests[count >> 1] ?? 0) / Math.max(1e-6, meanY) }
}
