import type { Bitmap } from '../stages.ts'
import type { Meaning } from './letters.ts'
import type { Models } from './models.ts'
import { heightOf, lengthOf, type Quad, readFrom } from './quad.ts'
import { readLine } from './read-line.ts'
import { cutStrip } from './strip.ts'
import { widerStretch } from './type-width.ts'
import type { ReadStrip } from './words.ts'

/** Writing higher than long by this runs upwards or downwards: single letters and digits are hardly twice as high as wide. */
const upended = 2

/** Reads a line of the picture, drawn `stretch` times as long as it is and longer where its letters stand too close for that; upended ones both ways. */
export async function readQuad(
  image: Bitmap,
  quad: Quad,
  stretch: number,
  models: Models,
  meanings: readonly Meaning[],
): Promise<ReadStrip> {
  const read = async (quarters: 0 | 1 | 3): Promise<ReadStrip> => {
    const turn = quarters === 0 ? 0 : quarters === 1 ? 90 : 270
    const strip = cutStrip(image, readFrom(quad, quarters), stretch)
    const reading = await readLine(strip, models, meanings)
    const better = widerStretch(strip, reading)
    const wider = better === null ? strip : cutStrip(image, readFrom(quad, quarters), better)
    // Long lines are as wide as strips may be.
    if (wider.width <= strip.width) return { strip, reading, turn }
    return { strip: wider, reading: await readLine(wider, models, meanings), turn }
  }
  if (heightOf(quad) < upended * lengthOf(quad)) return read(0)
  const downwards = await read(1)
  const upwards = await read(3)
  return upwards.reading.confidence > downwards.reading.confidence ? upwards : downwards
}
