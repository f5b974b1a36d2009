import { chain, shift } from '../geometry/index.ts'
import { otherWayUp, redrawn, type Straightening, sureOfFeet } from '../picture/index.ts'
import type { Bitmap, Ocr } from '../stages.ts'

/** How much better the writing must read on its head to be turned: pages are mostly given upright. */
const clearlyBetter = 1.3
/**
 * A sample read as surely as this, in as many letters, stands upright: all of 65 upright pictures were, and on their heads they gave 22 letters at
 * most, believed 0.05, or three believed 0.4.
 */
const sureConfidence = 0.4
const sureLetters = 25

/**
 * The straightening with its feet down: what pixels leave in doubt, or say against the usual, is decided by reading a sample of the writing
 * both ways. Recognisers are unsure of writing on its head.
 */
export async function withFeetDown(image: Bitmap, found: Straightening, ocr: Ocr, signal: AbortSignal): Promise<Straightening> {
  if (found.sample === null || (found.sureOfFeet >= sureOfFeet && found.turn !== 180)) return found
  const given = await readSample(image, found, ocr, signal)
  if (found.turn === 0 && given.letters >= sureLetters && given.worth >= sureConfidence * given.letters) return found
  const onItsHead = otherWayUp(found)
  const other = await readSample(image, onItsHead, ocr, signal)
  const upsideDown = found.turn === 0 ? other.worth > clearlyBetter * given.worth : other.worth > given.worth
  return upsideDown ? onItsHead : found
}

/**
 * The straightening the other way up, where a sample reads surely so; null where it does not. Feet are told by risers and tails, which Chinese and
 * Japanese have not: of columns that run down the page either side may be taken for the head.
 */
export async function readableOtherWayUp(
  image: Bitmap,
  found: Straightening,
  ocr: Ocr,
  signal: AbortSignal,
): Promise<Straightening | null> {
  const other = otherWayUp(found)
  const { letters, worth } = await readSample(image, other, ocr, signal)
  return letters >= sureLetters && worth >= sureConfidence * letters ? other : null
}

/** Letters read in a part of the picture, and what they are worth: each by how sure it is. */
async function readSample(
  image: Bitmap,
  { toGiven, size, sample }: Straightening,
  ocr: Ocr,
  signal: AbortSignal,
): Promise<{ readonly letters: number; readonly worth: number }> {
  if (sample === null) return { letters: 0, worth: 0 }
  const left = Math.max(0, Math.floor(sample.left))
  const top = Math.max(0, Math.floor(sample.top))
  const right = Math.min(size.width, Math.ceil(sample.right))
  const bottom = Math.min(size.height, Math.ceil(sample.bottom))
  const part = redrawn(image, chain(shift(left, top), toGiven), { width: right - left, height: bottom - top }, image.dpi)
  const { words } = await ocr.recognise(part, { languages: [], signal, isSample: true })
  const level = words.filter(({ turn }) => turn === 0)
  return {
    letters: level.reduce((sum, { text }) => sum + text.length, 0),
    worth: level.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0),
  }
}
