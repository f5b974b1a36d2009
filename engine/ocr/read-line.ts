import { decode, type Glyph } from './decode.ts'
import type { Meaning } from './letters.ts'
import type { Models } from './models.ts'
import { type Strip, stripHeight } from './strip.ts'

/** What the network read on a strip. */
export interface LineReading {
  readonly glyphs: readonly Glyph[]
  /** Pixels of the strip a step of the network covers. */
  readonly stepWidth: number
  /** Mean probability of its letters, 0 to 1; 0 without letters. */
  readonly confidence: number
}

/** Strips are filled up with nothing to a multiple of this: the network halves them three times. */
const multiple = 8
/** Narrower strips are filled up to this width: the network never saw narrower ones. */
const narrowest = 64

/** What the network is shown for each value of a byte. */
const shown = Float32Array.from({ length: 256 }, (_, value) => value / 127.5 - 1)

/**
 * Reads one strip. One at a time: batches of 6 to 16 strips of like width took the same processor time a pixel or more (0.10 s against 0.11 to
 * 0.14 a thousand columns), and what a line says must not hang on its neighbours.
 */
export async function readLine(strip: Strip, { recogniser }: Models, meanings: readonly Meaning[]): Promise<LineReading> {
  const { Tensor } = await import('onnxruntime-node')
  const { width, pixels } = strip
  const padded = Math.max(narrowest, Math.ceil(width / multiple) * multiple)
  const plane = stripHeight * padded
  const input = new Float32Array(3 * plane)
  for (let y = 0; y < stripHeight; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = y * padded + x
      // Blue, green, red: what it was trained on.
      input[to] = shown[pixels[from + 2] as number] as number
      input[plane + to] = shown[pixels[from + 1] as number] as number
      input[2 * plane + to] = shown[pixels[from] as number] as number
    }
  const [inputName = ''] = recogniser.inputNames
  const [outputName = ''] = recogniser.outputNames
  const made = await recogniser.run({ [inputName]: new Tensor('float32', input, [1, 3, stripHeight, padded]) })
  const output = made[outputName]
  const steps = output?.dims[1] ?? 0
  const glyphs = decode(output?.data as Float32Array, steps, meanings)
  const confidence = glyphs.length === 0 ? 0 : glyphs.reduce((sum, { probability }) => sum + probability, 0) / glyphs.length
  return { glyphs, stepWidth: padded / steps, confidence }
}
