// Lines of a sheet that does not lie flat: how an area of writing bends along its length.

/** An area found in a map, by columns: of each from `left` on the first row that belongs to it and the one after the last. */
export interface Columns {
  readonly left: number
  readonly tops: readonly number[]
  readonly bottoms: readonly number[]
}

/** Shorter lines, in their own heights, hardly bend: what looks like it are risers and tails. */
const shortest = 8
/** Share of a line's height that it must bend by, and that its middle may stray from the curve, in the mean, beside what is left of a straight line. */
const leastBend = 0.3
const mostStray = 0.2
const straightStray = 2

/**
 * By how much the middle of an area lies below the straight line through it, in rows, at each place across; null when the area is straight as far as
 * can be told. The curve is a polynomial of the third degree through the middles of its columns (least squares).
 */
export function bendOf({ left, tops, bottoms }: Columns): ((x: number) => number) | null {
  const length = tops.length
  const heights = tops.map((top, at) => (bottoms[at] as number) - top).sort((a, b) => a - b)
  const height = heights[length >> 1] as number
  if (length < shortest * height) return null
  const middles = tops.map((top, at) => (top + (bottoms[at] as number)) / 2)
  const place = (x: number): number => Math.max(-1, Math.min(1, (2 * (x - left)) / length - 1))
  const straight = fitted(middles, 1)
  const curve = fitted(middles, 3)
  const offsets = middles.map((_, at) => heightAt(curve, placeOf(at, length)) - heightAt(straight, placeOf(at, length)))
  const most = Math.max(...offsets.map(Math.abs))
  const [astray, before] = [strayOf(middles, curve), strayOf(middles, straight)]
  if (most < leastBend * height || astray > mostStray * height || before < straightStray * astray) return null
  return (x) => heightAt(curve, place(x)) - heightAt(straight, place(x))
}

/** The middle of a column, from -1 at the beginning of a line to 1 at its end. */
const placeOf = (at: number, length: number): number => (2 * (at + 0.5)) / length - 1

const heightAt = (factors: readonly number[], at: number): number => factors.reduceRight((sum, factor) => sum * at + factor, 0)

function strayOf(middles: readonly number[], factors: readonly number[]): number {
  const sum = middles.reduce((total, middle, at) => total + (middle - heightAt(factors, placeOf(at, middles.length))) ** 2, 0)
  return Math.sqrt(sum / middles.length)
}

/** The factors, from the lowest power on, of the polynomial nearest to the values, which stand evenly from -1 to 1 (normal equations). */
function fitted(values: readonly number[], degree: number): readonly number[] {
  const size = degree + 1
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
  const powers = new Float64Array(size)
  for (let index = 0; index < values.length; index++) {
    const at = placeOf(index, values.length)
    for (let power = 0; power < size; power++) powers[power] = at ** power
    for (let power = 0; power < size; power++) {
      const row = rows[power] as Float64Array
      const own = powers[power] as number
      for (let other = 0; other < size; other++) row[other] = (row[other] as number) + own * (powers[other] as number)
      row[size] = (row[size] as number) + own * (values[index] as number)
    }
  }
  // The matrix is symmetric and positive: no row has to be exchanged.
  for (let pivot = 0; pivot < size; pivot++)
    for (let other = 0; other < size; other++) {
      if (other === pivot) continue
      const [row, from] = [rows[other] as Float64Array, rows[pivot] as Float64Array]
      const factor = (row[pivot] as number) / (from[pivot] as number)
      for (let at = pivot; at <= size; at++) row[at] = (row[at] as number) - factor * (from[at] as number)
    }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number))
}
