import { inkOf } from './ink.ts'
import { type Strip, stripHeight } from './strip.ts'
import type { ReadStrip } from './words.ts'

/** The recogniser takes a tick for one of these. */
const looksLikeTick = /^[vVJj1√]$/u
// Measured once, on ticks of 13 faces drawn at 40 points and on these letters in 40 faces, upright and in italics: no letter is within all three.
/** Where the lowest point of a tick stands, as a share of its width: 0.17 to 0.25; that of the sign of a root 0.38 to 0.45, of an upright "v" in the middle. */
const foot = { from: 0.12, to: 0.34 } as const
/** How much higher the right arm rises at least, as a share of the height: ticks 0.30 to 0.60; the arms of "v" and "V" are level. */
const leastHigher = 0.25
/** How far the right arm leans from three fifths of the way down to near its top, as a share of the width: ticks 0.27 to 0.38; a "J" stands upright. */
const leastLean = 0.24
/** Pixels of a strip, which is 48 high: less ink shows no form. */
const leastHeight = 8

/** Lines of a single sign that was read as a letter and is drawn as a tick, with the tick in its place; all others as they are. */
export function withTickMarks(line: ReadStrip): ReadStrip {
  const [only, ...others] = line.reading.glyphs
  if (only === undefined || others.length > 0 || !looksLikeTick.test(only.text) || !isTick(line.strip)) return line
  return { ...line, reading: { ...line.reading, glyphs: [{ ...only, text: '✓' }] } }
}

/** true for ink whose lowest point is left of its middle and whose right arm leans and rises over the left one. */
function isTick(strip: Strip): boolean {
  const { mask } = inkOf(strip)
  const { width } = strip
  let [left, right, top, bottom] = [width, -1, stripHeight, -1]
  for (let y = 0; y < stripHeight; y++)
    for (let x = 0; x < width; x++)
      if (mask[y * width + x] === 1) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (right < 0 || high < leastHeight || wide < leastHeight) return false
  const topBetween = (from: number, to: number): number => {
    for (let y = top; y <= bottom; y++) for (let x = from; x < to; x++) if (mask[y * width + x] === 1) return y
    return bottom
  }
  let [sum, count] = [0, 0]
  for (let y = Math.floor(bottom - 0.1 * high); y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if (mask[y * width + x] === 1) {
        sum += x - left
        count++
      }
  const third = Math.max(1, Math.round(wide / 3))
  const isHigher = topBetween(left, left + third) - topBetween(right + 1 - third, right + 1) >= leastHigher * high
  const rightAt = (share: number): number => {
    const y = Math.round(top + share * (high - 1))
    for (let x = right; x > left; x--) if (mask[y * width + x] === 1) return x
    return left
  }
  const lowest = count === 0 ? 0 : sum / count / wide
  return isHigher && lowest >= foot.from && lowest <= foot.to && rightAt(0.15) - rightAt(0.6) >= leastLean * wide
}
