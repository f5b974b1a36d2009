import type { Bitmap } from '../stages.ts'

/** The picture at another size, as RGB without the fourth channel: the mean of the pixels under each where it shrinks, the nearest two where it grows. */
export function smaller({ width, height, pixels }: Bitmap, newWidth: number, newHeight: number): Uint8Array {
  const across = sharesOf(width, newWidth)
  const down = sharesOf(height, newHeight)
  // Rows first into a strip of the new width, then rows are summed: two passes over the picture.
  const row = new Float32Array(newWidth * 3)
  const sums = new Float32Array(newWidth * 3)
  const made = new Uint8Array(newWidth * newHeight * 3)
  let narrowed = -1
  for (let y = 0; y < newHeight; y++) {
    const { first, weights } = down[y] as Shares
    sums.fill(0)
    for (const [index, weight] of weights.entries()) {
      if (narrowed !== first + index) narrowRow(pixels, (first + index) * width, across, row)
      narrowed = first + index
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (row[i] as number) * weight
    }
    for (let i = 0; i < sums.length; i++) made[y * sums.length + i] = (sums[i] as number) + 0.5
  }
  return made
}

/** Which old pixels make a new one, and how much each counts. */
interface Shares {
  readonly first: number
  readonly weights: readonly number[]
}

function sharesOf(from: number, to: number): readonly Shares[] {
  const step = from / to
  return Array.from({ length: to }, (_, index) =>
    step > 1 ? covered(index * step, (index + 1) * step, from) : between((index + 0.5) * step - 0.5, from),
  )
}

function covered(start: number, end: number, limit: number): Shares {
  const first = Math.floor(start)
  const last = Math.min(limit, Math.ceil(end))
  const weights = Array.from({ length: last - first }, (_, index) => Math.min(end, first + index + 1) - Math.max(start, first + index))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { first, weights: weights.map((weight) => weight / sum) }
}

function between(position: number, limit: number): Shares {
  const inside = Math.min(limit - 1, Math.max(0, position))
  const first = Math.min(Math.max(0, limit - 2), Math.floor(inside))
  return limit === 1 ? { first: 0, weights: [1] } : { first, weights: [1 - (inside - first), inside - first] }
}

function narrowRow(pixels: Uint8Array, start: number, across: readonly Shares[], row: Float32Array): void {
  for (const [x, { first, weights }] of across.entries()) {
    let red = 0
    let green = 0
    let blue = 0
    for (let index = 0; index < weights.length; index++) {
      const weight = weights[index] as number
      const at = (start + first + index) * 4
      red += (pixels[at] as number) * weight
      green += (pixels[at + 1] as number) * weight
      blue += (pixels[at + 2] as number) * weight
    }
    row[x * 3] = red
    row[x * 3 + 1] = green
    row[x * 3 + 2] = blue
  }
}
