import type { Ink } from './ink.ts'
import { heightOf, lengthOf } from './quad.ts'
import { type Strip, stripHeight } from './strip.ts'

/** How far strokes of upright type lean by chance, and how far those of italics do: sideways by height. Faces lean by 0.16 to 0.30. */
const upright = { from: -0.06, to: 0.06 } as const
const leaning = { from: 0.14, to: 0.3 } as const
const step = 0.02
/** Heights of the band of small letters that risers rise over it. */
const rise = 0.6
/** Ink in fewer rows than this tells no direction. */
const fewestRows = 12

/**
 * How much better the strokes between two columns of a strip fall together when they are taken to lean as italics do than when they are taken to be
 * upright: the logarithm of what the sums of squares of ink along either direction have to each other. Above 0 for most words in italics, below it for
 * most others; null where there is too little.
 */
export function leanOf({ mask, own }: Ink, { quad, width }: Strip, left: number, right: number): number | null {
  const top = Math.max(0, Math.round(own.top - rise * (own.baseline - own.top)))
  const bottom = Math.min(stripHeight, own.baseline)
  if (bottom - top < fewestRows) return null
  const xs: number[] = []
  const ys: number[] = []
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (mask[y * width + x] === 1) {
        xs.push(x - left)
        ys.push(bottom - y)
      }
  if (xs.length === 0) return null
  // Strips may be drawn longer or shorter than they are.
  const shape = heightOf(quad) / stripHeight / (lengthOf(quad) / width)
  const columns = new Float32Array(right - left + Math.ceil(2 * stripHeight * shape) + 4)
  const best = ({ from, to }: { from: number; to: number }): number => {
    let most = 0
    for (let lean = from; lean <= to + 1e-9; lean += step) most = Math.max(most, sharpness(xs, ys, lean * shape, columns))
    return most
  }
  const ofUpright = best(upright)
  return ofUpright === 0 ? null : Math.log(best(leaning) / ofUpright)
}

/** Sum of the squares of the ink in each column after every row is moved back by its height times `lean`. */
function sharpness(xs: readonly number[], ys: readonly number[], lean: number, columns: Float32Array): number {
  columns.fill(0)
  const offset = stripHeight
  for (let i = 0; i < xs.length; i++) {
    const x = Math.max(0, (xs[i] as number) - (ys[i] as number) * lean + offset)
    const whole = Math.floor(x)
    if (whole + 1 >= columns.length) continue
    columns[whole] = (columns[whole] as number) + 1 - (x - whole)
    columns[whole + 1] = (columns[whole + 1] as number) + x - whole
  }
  let sum = 0
  for (const ink of columns) sum += ink * ink
  return sum
}
