import type { OnnxValue } from 'onnxruntime-node'
import { decode, type Glyph } from './decode.ts'
import type { Meaning } from './letters.ts'
import { features, type Models } from './models.ts'
import { type Strip, stripHeight } from './strip.ts'

/** What the network read on a strip. */
export interface LineReading {
  readonly glyphs: readonly Glyph[]
  /** Pixels of the strip a step of the network covers. */
  readonly stepWidth: number
  /** Mean probability of its letters, 0 to 1; 0 without letters. */
  readonly confidence: number
  /** The same line read with all letters of Chinese and Japanese, where some of it is in none of Latin writing. */
  readonly inIdeographs?: LineReading
  /** Given for a line that is read so. */
  readonly isIdeographic?: true
}

/** Strips are filled up with nothing to a multiple of this: the network halves them three times. */
const multiple = 8
/** Narrower strips are filled up to this width: the network never saw narrower ones. */
const narrowest = 64

/** What the network is shown for each value of a byte. */
const shown = Float32Array.from({ length: 256 }, (_, value) => value / 127.5 - 1)

/**
 * Reads one strip. One at a time: batches of 6 to 16 strips of like width took the same processor time a pixel or more (0.10 s against 0.11 to
 * 0.14 a thousand columns), and what a line says must not hang on its neighbours. `withIdeographs`: with all letters of Chinese and Japanese as well,
 * though nothing speaks for them.
 */
export async function readLine(strip: Strip, models: Models, meanings: readonly Meaning[], withIdeographs = false): Promise<LineReading> {
  const { Tensor } = await import('onnxruntime-node')
  const { recogniser } = models
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
  const made = await recogniser.run({ [inputName]: new Tensor('float32', input, [1, 3, stripHeight, padded]) }, [outputName, features])
  const output = made[outputName]
  const steps = output?.dims[1] ?? 0
  const reading = readingOf(decode(output?.data as Float32Array, steps, meanings), padded / steps)
  if (!withIdeographs && !seemsInIdeographs(reading.glyphs)) return reading
  const { layer, meanings: all } = await models.ideographs()
  const [given = ''] = layer.inputNames
  const [answer = ''] = layer.outputNames
  const whole = await layer.run({ [given]: made[features] as OnnxValue })
  const inIdeographs = readingOf(decode(whole[answer]?.data as Float32Array, steps, all), padded / steps)
  return { ...reading, inIdeographs }
}

const readingOf = (glyphs: readonly Glyph[], stepWidth: number): LineReading => ({
  glyphs,
  stepWidth,
  confidence: glyphs.length === 0 ? 0 : glyphs.reduce((sum, { probability }) => sum + probability, 0) / glyphs.length,
})

/** Whether a line may be in Chinese or Japanese: every other usual sign of them is known to the first reading as a letter of another script. */
const seemsInIdeographs = (glyphs: readonly Glyph[]): boolean => glyphs.some(({ text }) => text === '')
