// Stops of writing that runs down the page, as Japanese and older Chinese do. Its columns are read lying on their side, as the recogniser was taught, but
// stops stand at the upper right of their cells there and at the lower left in rows, and the recogniser, taught with few, passes over them.

import { ideographic } from '../model/index.ts'
import type { Glyph } from './decode.ts'
import { type Ink, inkOf } from './ink.ts'
import { signPitchOf } from './sign-pitch.ts'
import { middleOf } from './spaces.ts'
import { type Strip, stripHeight } from './strip.ts'
import type { ReadStrip } from './words.ts'

/** Signs on both sides of one that was passed over stand at least so far apart, in the distance of signs. */
const leastApart = 1.55
/** A stop is no longer and no higher than this share of a sign. */
const mostOfStop = 0.55
const leastOfStop = 0.12
/** The mark of a long vowel is a stroke along the column: this long at least, and this thick at most. */
const leastOfLongMark = 0.5
const mostThick = 0.45
/** How sure a sign is that was told by its shape. */
const likely = 0.8
const readStop = /[、。，．]/u

interface Missing {
  /** It stands before the sign of this index. */
  readonly before: number
  readonly glyph: Glyph
}

/**
 * The lines with the stops and marks of long vowels that were passed over; the very lines where most stops were read, which are rows. Stops are
 * looked for in the upper half of the strip, where rows have none.
 */
export function withStopsOfColumns(lines: readonly ReadStrip[]): readonly ReadStrip[] {
  const missing = new Map(lines.map((line) => [line, line.reading.isIdeographic === true ? missingIn(line) : []]))
  const found = [...missing.values()].flat().filter(({ glyph }) => readStop.test(glyph.text)).length
  const read = lines.flatMap(({ reading }) => reading.glyphs).filter(({ text }) => readStop.test(text)).length
  if (found < 2 || found <= read) return lines
  return lines.map((line) => {
    const some = missing.get(line) ?? []
    return some.length === 0 ? line : { ...line, reading: { ...line.reading, glyphs: withSigns(line.reading.glyphs, some) } }
  })
}

function withSigns(glyphs: readonly Glyph[], missing: readonly Missing[]): readonly Glyph[] {
  const at = new Map(missing.map(({ before, glyph }) => [before, glyph]))
  const signs = (index: number): readonly Glyph[] => {
    const glyph = at.get(index)
    return glyph === undefined ? [] : [glyph]
  }
  return [...glyphs.flatMap((glyph, index) => [...signs(index), glyph]), ...signs(glyphs.length)]
}

function missingIn({ strip, reading }: ReadStrip): readonly Missing[] {
  const { glyphs, stepWidth } = reading
  const pitch = signPitchOf(reading)
  if (pitch === 0) return []
  const ink = inkOf(strip)
  return glyphs.flatMap((left, index): readonly Missing[] => {
    const right = glyphs[index + 1]
    const from = middleOf(left, stepWidth)
    const to = right === undefined ? Math.min(strip.width, from + 2 * pitch) : middleOf(right, stepWidth)
    if (!ideographic.test(left.text) || (right !== undefined && to - from < leastApart * pitch)) return []
    const text = signBetween(strip, ink, from + 0.35 * pitch, right === undefined ? to : to - 0.4 * pitch, pitch, left.text)
    if (text === null) return []
    const step = Math.round((from + pitch) / stepWidth)
    return [{ before: index + 1, glyph: { text, from: step, to: step + 1, probability: likely, others: [], spaceBefore: 0 } }]
  })
}

/**
 * What stands by itself between two columns of a strip, parted from the signs beside by white: a stop, the mark of a long vowel behind kana, or null for
 * anything else.
 */
function signBetween({ width }: Strip, { mask, own }: Ink, from: number, to: number, pitch: number, before: string): string | null {
  const [first, last] = [Math.max(0, own.top - 4), Math.min(stripHeight, own.baseline + 4)]
  const isInked = (x: number): boolean => {
    for (let y = first; y < last; y++) if (mask[y * width + x] === 1) return true
    return false
  }
  const [start, end] = [Math.max(0, Math.floor(from)), Math.min(width, Math.ceil(to))]
  let left = start
  // The rest of the sign before.
  while (left < end && isInked(left)) left++
  while (left < end && !isInked(left)) left++
  let right = left
  while (right < end && isInked(right)) right++
  if (right === left || right === end) return null
  let [top, bottom] = [last, first]
  for (let y = first; y < last; y++)
    for (let x = left; x < right; x++)
      if (mask[y * width + x] === 1) {
        top = Math.min(top, y)
        bottom = y + 1
      }
  const size = own.baseline - own.top
  const [across, down] = [right - left, bottom - top]
  const isKana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(before)
  if (isKana && across >= leastOfLongMark * pitch && down <= mostThick * size) return 'ー'
  if (across < leastOfStop * size || across > mostOfStop * pitch || down > mostOfStop * size || (top + bottom) / 2 > own.top + size / 2)
    return null
  return mask[((top + bottom) >> 1) * width + ((left + right) >> 1)] === 1 ? '、' : '。'
}
