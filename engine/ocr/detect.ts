import type { Point } from '../geometry/index.ts'
import type { Bitmap, OcrOptions } from '../stages.ts'
import { bendOf, type Columns } from './bend.ts'
import type { Models } from './models.ts'
import { bent, heightOf, lengthOf, type Quad, rectangleAround, scaled } from './quad.ts'
import { smaller } from './smaller.ts'

/** Pixels the detector is shown: 0.26 s of processor time a million. */
const usualPixels = 1_000_000
/**
 * Small letters, in pixels, that it finds best, and how far pictures of smaller ones are enlarged for them. On 13 forms of 0.76 million pixels and letters
 * of 7 to 11 pixels it found 1,760 of 1,826 words as they are, 1,776 at 1.5 million and 1,780 at 2. Shown receipts, whose letters have 14 to 23
 * pixels, half as large again, it cut lines that were read worse: 11 receipts went from 0.923 to 0.914 of their words.
 */
const wantedLetter = 12
const mostEnlarged = 1.4
const mostPixels = 1_500_000
/** The detector halves its picture five times. */
const multiple = 32
/** Where the network, trained so, says writing. */
const writingFrom = 0.3
/** Mean over an area below which it is dirt: 0.5 as published for this network. */
const leastMean = 0.5
/** The network is trained on areas shrunk towards their middle; this share of area to outline undoes it. */
const unshrink = 1.6
/** Pixels of the shown picture below which an area holds no letter. */
const leastArea = 10
const leastSide = 3

/**
 * Finds the lines of writing in a picture, none of which crosses a wall: their corners in its pixels, in no order. Walls are points from top to bottom;
 * `letterSize` is the height of the usual small letter in pixels, 0 when it is not known.
 */
export async function findLines(
  image: Bitmap,
  { detector }: Models,
  { walls = [], letterSize = 0 }: Pick<OcrOptions, 'walls' | 'letterSize'> = {},
): Promise<readonly Quad[]> {
  const within = (pixels: number): number => Math.sqrt(pixels / (image.width * image.height))
  const enlarged = letterSize === 0 ? 0 : Math.min(mostEnlarged, wantedLetter / letterSize, within(mostPixels))
  const scale = Math.max(enlarged, Math.min(1, within(usualPixels)))
  const width = Math.max(multiple, Math.round((image.width * scale) / multiple) * multiple)
  const height = Math.max(multiple, Math.round((image.height * scale) / multiple) * multiple)
  const probabilities = await writingIn(smaller(image, width, height), width, height, detector)
  for (const wall of walls) clearAlong(wall, probabilities, width, height, image)
  return linesIn(probabilities, width, height).map((quad) => scaled(quad, image.width / width, image.height / height))
}

/** Takes the writing off the map where a wall stands, three pixels wide: the network joins lines over gutters as narrow as a space. */
function clearAlong(wall: readonly Point[], probabilities: Float32Array, width: number, height: number, image: Bitmap): void {
  const [first, last] = [wall[0], wall.at(-1)]
  if (first === undefined || last === undefined) return
  const [across, down] = [width / image.width, height / image.height]
  let at = 0
  for (let y = Math.max(0, Math.floor(first.y * down)); y <= Math.min(height - 1, Math.ceil(last.y * down)); y++) {
    while (at < wall.length - 1 && (wall[at] as Point).y * down < y) at++
    const x = Math.round((wall[at] as Point).x * across)
    for (let each = Math.max(0, x - 1); each <= Math.min(width - 1, x + 1); each++) probabilities[y * width + each] = 0
  }
}

/** Mean and spread of the pictures the network was trained on, in the order in which it wants colours: blue, green, red. */
const trained = [
  { channel: 2, mean: 0.485, spread: 0.229 },
  { channel: 1, mean: 0.456, spread: 0.224 },
  { channel: 0, mean: 0.406, spread: 0.225 },
]

async function writingIn(rgb: Uint8Array, width: number, height: number, detector: Models['detector']): Promise<Float32Array> {
  const { Tensor } = await import('onnxruntime-node')
  const count = width * height
  const input = new Float32Array(3 * count)
  for (const [plane, { channel, mean, spread }] of trained.entries()) {
    // A byte has 256 values, a picture a million of them.
    const shown = Float32Array.from({ length: 256 }, (_, value) => (value / 255 - mean) / spread)
    for (let i = 0, from = channel, to = plane * count; i < count; i++, from += 3, to++) input[to] = shown[rgb[from] as number] as number
  }
  const [inputName = ''] = detector.inputNames
  const [outputName = ''] = detector.outputNames
  const made = await detector.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) })
  return made[outputName]?.data as Float32Array
}

/** The areas of a map of probabilities that are writing, as rectangles; bent ones where the sheet does not lie flat. */
export function linesIn(probabilities: Float32Array, width: number, height: number): readonly Quad[] {
  const seen = new Uint8Array(width * height)
  const waiting = new Int32Array(width * height)
  const lefts = new Int32Array(height)
  const rights = new Int32Array(height).fill(-1)
  const tops = new Int32Array(width)
  const bottoms = new Int32Array(width).fill(-1)
  const found: Quad[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || (probabilities[start] as number) <= writingFrom) continue
    seen[start] = 1
    waiting[0] = start
    let open = 1
    let sum = 0
    let count = 0
    let top = height
    let bottom = -1
    let left = width
    let right = -1
    while (open > 0) {
      const at = waiting[--open] as number
      const y = Math.floor(at / width)
      const x = at - y * width
      sum += probabilities[at] as number
      count++
      if ((rights[y] as number) < 0) {
        lefts[y] = x
        rights[y] = x
        if (y < top) top = y
        if (y > bottom) bottom = y
      } else if (x < (lefts[y] as number)) lefts[y] = x
      else if (x > (rights[y] as number)) rights[y] = x
      if ((bottoms[x] as number) < 0) {
        tops[x] = y
        bottoms[x] = y
        if (x < left) left = x
        if (x > right) right = x
      } else if (y < (tops[x] as number)) tops[x] = y
      else if (y > (bottoms[x] as number)) bottoms[x] = y
      const [firstX, lastX] = [x > 0 ? x - 1 : 0, x < width - 1 ? x + 1 : x]
      const [firstY, lastY] = [y > 0 ? y - 1 : 0, y < height - 1 ? y + 1 : y]
      for (let nextY = firstY; nextY <= lastY; nextY++)
        for (let next = nextY * width + firstX; next <= nextY * width + lastX; next++) {
          if (seen[next] === 1 || (probabilities[next] as number) <= writingFrom) continue
          seen[next] = 1
          waiting[open++] = next
        }
    }
    const outline = outlineOf(lefts, rights, top, bottom)
    const columns: Columns = {
      left,
      tops: [...tops.subarray(left, right + 1)],
      bottoms: [...bottoms.subarray(left, right + 1)].map((last) => last + 1),
    }
    rights.fill(-1, top, bottom + 1)
    bottoms.fill(-1, left, right + 1)
    if (count < leastArea || sum / count < leastMean) continue
    const quad = quadAround(outline, columns)
    if (Math.min(lengthOf(quad), heightOf(quad)) >= leastSide) found.push(quad)
  }
  return found
}

function quadAround(outline: readonly Point[], columns: Columns): Quad {
  const growth = (length: number, tall: number): number => (length * tall * unshrink) / (2 * (length + tall))
  const bend = bendOf(columns)
  if (bend === null) return rectangleAround(outline, growth)
  const straightened = columns.tops.flatMap((top, at): readonly Point[] => {
    const x = columns.left + at
    const down = bend(x + 0.5)
    const bottom = columns.bottoms[at] as number
    return [x, x + 1].flatMap((side) => [
      { x: side, y: top - down },
      { x: side, y: bottom - down },
    ])
  })
  const quad = rectangleAround(straightened, growth)
  return bent(quad, (along) => bend(quad[0].x + (quad[1].x - quad[0].x) * along))
}

/** The corners of the outermost pixels of each row. */
function outlineOf(lefts: Int32Array, rights: Int32Array, top: number, bottom: number): readonly Point[] {
  const points: Point[] = []
  for (let y = top; y <= bottom; y++) {
    const [left, right] = [lefts[y] as number, (rights[y] as number) + 1]
    points.push({ x: left, y }, { x: right, y }, { x: left, y: y + 1 }, { x: right, y: y + 1 })
  }
  return points
}
