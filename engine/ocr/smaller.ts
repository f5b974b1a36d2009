import type { Bitmap } from '../stages.ts'

/** The picture at another size, as RGB without the fourth channel: the mean of the pixels under each where it shrinks, the nearest two where it grows. */
export function smaller({ width, height, pixels }: Bitmap, newWidth: number, newHeight: number): Uint8Array {
  const across = sharesOf(width, newWidth)
  const down = sharesOf(height, newHeight)
  // Rows first into a strip of the new width, then rows are summed: two passes over the picture. The last two are kept, which where the picture
  // grows are those of the next row as well.
  const rows = [new Float32Array(newWidth * 3), new Float32Array(newWidth * 3)] as const
  const narrowed = [-1, -1]
  const rowAt = (index: number): Float32Array => {
    const place = index & 1
    const row = rows[place] as Float32Array
    if (narrowed[place] !== index) narrowRow(pixels, index * width, across, row)
    narrowed[place] = index
    return row
  }
  const sums = new Float32Array(newWidth * 3)
  const made = new Uint8Array(newWidth * newHeight * 3)
  for (let y = 0; y < newHeight; y++) {
    const first = down.first[y] as number
    const start = down.start[y] as number
    const end = down.start[y + 1] as number
    if (end - start === 2) {
      // Between two rows, which saves the sums; rounded at each step as they are.
      addTwo(rowAt(first), down.weights[start] as number, rowAt(first + 1), down.weights[start + 1] as number, made, y * sums.length)
      continue
    }
    sums.fill(0)
    for (let at = start, index = first; at < end; at++, index++) {
      const row = rowAt(index)
      const weight = down.weights[at] as number
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (row[i] as number) * weight
    }
    for (let i = 0, to = y * sums.length; i < sums.length; i++, to++) made[to] = (sums[i] as number) + 0.5
  }
  return made
}

function addTwo(one: Float32Array, share: number, other: Float32Array, otherShare: number, made: Uint8Array, from: number): void {
  for (let i = 0, to = from; i < one.length; i++, to++)
    made[to] = Math.fround(Math.fround((one[i] as number) * share) + (other[i] as number) * otherShare) + 0.5
}

/** Which old pixels make each new one, from `first` on, and how much they count: the weights of the new pixel n are those from `start[n]` to `start[n + 1]`. */
interface Shares {
  readonly first: Int32Array
  readonly start: Int32Array
  readonly weights: Float64Array
}

function sharesOf(from: number, to: number): Shares {
  const step = from / to
  const each = Array.from({ length: to }, (_, index) =>
    step > 1 ? covered(index * step, (index + 1) * step, from) : between((index + 0.5) * step - 0.5, from),
  )
  const start = new Int32Array(to + 1)
  for (let index = 0; index < to; index++) start[index + 1] = (start[index] as number) + (each[index]?.weights.length ?? 0)
  return {
    first: Int32Array.from(each, ({ first }) => first),
    start,
    weights: Float64Array.from(each.flatMap(({ weights }) => weights)),
  }
}

interface Share {
  readonly first: number
  readonly weights: readonly number[]
}

function covered(start: number, end: number, limit: number): Share {
  const first = Math.floor(start)
  const last = Math.min(limit, Math.ceil(end))
  const weights = Array.from({ length: last - first }, (_, index) => Math.min(end, first + index + 1) - Math.max(start, first + index))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { first, weights: weights.map((weight) => weight / sum) }
}

function between(position: number, limit: number): Share {
  const inside = Math.min(limit - 1, Math.max(0, position))
  const first = Math.min(Math.max(0, limit - 2), Math.floor(inside))
  return limit === 1 ? { first: 0, weights: [1] } : { first, weights: [1 - (inside - first), inside - first] }
}

function narrowRow(pixels: Uint8Array, from: number, { first, start, weights }: Shares, row: Float32Array): void {
  for (let x = 0; x < first.length; x++) {
    let red = 0
    let green = 0
    let blue = 0
    let pixel = (from + (first[x] as number)) * 4
    for (let at = start[x] as number; at < (start[x + 1] as number); at++, pixel += 4) {
      const weight = weights[at] as number
      red += (pixels[pixel] as number) * weight
      green += (pixels[pixel + 1] as number) * weight
      blue += (pixels[pixel + 2] as number) * weight
    }
    row[x * 3] = red
    row[x * 3 + 1] = green
    row[x * 3 + 2] = blue
  }
}
