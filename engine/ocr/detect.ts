import type { Point } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import type { Models } from './models.ts'
import { heightOf, lengthOf, type Quad, rectangleAround, scaled } from './quad.ts'
import { smaller } from './smaller.ts'

/** Pixels the detector is shown at most: 0.33 s of processor time a million. */
const mostPixels = 1_000_000
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

/** Finds the lines of writing in a picture: their corners in its pixels, in no order. */
export async function findLines(image: Bitmap, { detector }: Models): Promise<readonly Quad[]> {
  const scale = Math.min(1, Math.sqrt(mostPixels / (image.width * image.height)))
  const width = Math.max(multiple, Math.round((image.width * scale) / multiple) * multiple)
  const height = Math.max(multiple, Math.round((image.height * scale) / multiple) * multiple)
  const probabilities = await writingIn(smaller(image, width, height), width, height, detector)
  return linesIn(probabilities, width, height).map((quad) => scaled(quad, image.width / width, image.height / height))
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
  for (const [plane, { channel, mean, spread }] of trained.entries())
    for (let i = 0; i < count; i++) input[plane * count + i] = ((rgb[i * 3 + channel] as number) / 255 - mean) / spread
  const [inputName = ''] = detector.inputNames
  const [outputName = ''] = detector.outputNames
  const made = await detector.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) })
  return made[outputName]?.data as Float32Array
}

/** The areas of a map of probabilities that are writing, as rectangles. */
export function linesIn(probabilities: Float32Array, width: number, height: number): readonly Quad[] {
  const seen = new Uint8Array(width * height)
  const waiting: number[] = []
  const found: Quad[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || (probabilities[start] as number) <= writingFrom) continue
    seen[start] = 1
    waiting.push(start)
    let sum = 0
    let count = 0
    const rows = new Map<number, { left: number; right: number }>()
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const y = Math.floor(at / width)
      const x = at - y * width
      sum += probabilities[at] as number
      count++
      const row = rows.get(y)
      if (row === undefined) rows.set(y, { left: x, right: x })
      else {
        row.left = Math.min(row.left, x)
        row.right = Math.max(row.right, x)
      }
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX
          if (seen[next] === 1 || (probabilities[next] as number) <= writingFrom) continue
          seen[next] = 1
          waiting.push(next)
        }
    }
    if (count < leastArea || sum / count < leastMean) continue
    const quad = rectangleAround(outlineOf(rows), (length, tall) => (length * tall * unshrink) / (2 * (length + tall)))
    if (Math.min(lengthOf(quad), heightOf(quad)) >= leastSide) found.push(quad)
  }
  return found
}

function outlineOf(rows: ReadonlyMap<number, { readonly left: number; readonly right: number }>): readonly Point[] {
  return [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ])
}
