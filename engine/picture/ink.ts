import type { Grey } from './grey.ts'

/** Where a picture is dark against the paper around: 1 for ink, 0 for paper. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly marks: Uint8Array
}

/** Side of the squares whose lightest part is taken for the paper, in pixels of an analysis picture: several letters fit in. */
export const square = 16
/** What is lighter than this share of the paper is paper, however little ink there is; what is darker than the other is ink. */
const lightestInk = 0.86
const darkestPaper = 0.55

/**
 * What is printed, found by comparing each pixel with the paper around it (background division), so that shadows and uneven light do not
 * count as ink. The share of the paper's light that parts ink from paper is chosen by Otsu's criterion (1979) within sensible bounds.
 */
export function inkOf(grey: Grey): Ink {
  const { width, height, values } = grey
  const paper = paperOf(grey)
  const shares = new Uint8Array(width * height)
  const counts = new Uint32Array(256)
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    paper.row(y, row)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const share = Math.min(255, ((values[at] as number) * 255) / (row[x] as number)) | 0
      shares[at] = share
      counts[share] = (counts[share] as number) + 1
    }
  }
  const bound = Math.min(lightestInk * 255, Math.max(darkestPaper * 255, otsu(counts)))
  const marks = new Uint8Array(width * height)
  for (let i = 0; i < marks.length; i++) marks[i] = (shares[i] as number) < bound ? 1 : 0
  return { width, height, marks }
}

/** The paper's brightness anywhere: the lightest 4 by 4 pixels of each square and its neighbours, smoothed. */
export interface Paper {
  readonly columns: number
  readonly rows: number
  /** Brightness of each square, 1 to 255. */
  readonly squares: Float32Array
  /** Writes the paper's brightness along row `y` of the picture. */
  row(y: number, into: Float32Array): void
}

/** The paper under a picture, 16 pixels a square. */
export function paperOf({ width, height, values }: Grey): Paper {
  const columns = Math.max(1, Math.ceil(width / square))
  const rows = Math.max(1, Math.ceil(height / square))
  const lightest = new Float32Array(columns * rows).fill(1)
  for (let y = 0; y + 4 <= height || y === 0; y += 4)
    for (let x = 0; x + 4 <= width || x === 0; x += 4) {
      let sum = 0
      let count = 0
      for (let dy = 0; dy < 4 && y + dy < height; dy++)
        for (let dx = 0; dx < 4 && x + dx < width; dx++) {
          sum += values[(y + dy) * width + x + dx] as number
          count++
        }
      const at = Math.floor(y / square) * columns + Math.floor(x / square)
      lightest[at] = Math.max(lightest[at] as number, sum / count)
    }
  const squares = blurred(spread(lightest, columns, rows), columns, rows)
  // Which squares a column lies between, and how near the right one, is the same for all rows.
  const across = Float32Array.from({ length: width }, (_, x) => Math.min(columns - 1, Math.max(0, (x + 0.5) / square - 0.5)))
  const lefts = Int32Array.from(across)
  const level = new Float32Array(columns + 1)
  const row = (y: number, into: Float32Array): void => {
    const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / square - 0.5))
    const upper = Math.floor(down)
    const lower = Math.min(rows - 1, upper + 1)
    for (let column = 0; column < columns; column++)
      level[column] =
        (squares[upper * columns + column] as number) * (1 - down + upper) + (squares[lower * columns + column] as number) * (down - upper)
    for (let x = 0; x < into.length; x++) {
      const left = lefts[x] as number
      const share = (across[x] as number) - left
      into[x] = (level[left] as number) * (1 - share) + (level[left + 1] as number) * share
    }
  }
  return { columns, rows, squares, row }
}

/** Letters larger than a square leave no paper in it: the neighbours lend theirs. */
function spread(from: Float32Array, columns: number, rows: number): Float32Array {
  const made = new Float32Array(from.length)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let most = -Infinity
      for (let dy = Math.max(0, y - 1); dy <= Math.min(rows - 1, y + 1); dy++)
        for (let dx = Math.max(0, x - 1); dx <= Math.min(columns - 1, x + 1); dx++) most = Math.max(most, from[dy * columns + dx] as number)
      made[y * columns + x] = most
    }
  return made
}

function blurred(from: Float32Array, columns: number, rows: number): Float32Array {
  const made = new Float32Array(from.length)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let sum = 0
      let count = 0
      for (let dy = Math.max(0, y - 1); dy <= Math.min(rows - 1, y + 1); dy++)
        for (let dx = Math.max(0, x - 1); dx <= Math.min(columns - 1, x + 1); dx++, count++) sum += from[dy * columns + dx] as number
      made[y * columns + x] = sum / count
    }
  return made
}

/** The bound between two heaps of values that leaves each most alike within itself. */
export function otsu(counts: Uint32Array): number {
  let all = 0
  let sum = 0
  for (let value = 0; value < 256; value++) {
    all += counts[value] as number
    sum += value * (counts[value] as number)
  }
  let below = 0
  let sumBelow = 0
  let best = 0
  let bound = 128
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number
    sumBelow += value * (counts[value] as number)
    if (below === 0 || below === all) continue
    const difference = sumBelow / below - (sum - sumBelow) / (all - below)
    const between = below * (all - below) * difference * difference
    if (between > best) {
      best = between
      bound = value + 1
    }
  }
  return bound
}
