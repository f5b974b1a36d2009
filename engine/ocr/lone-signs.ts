import type { Glyph } from './decode.ts'
import { inkOf } from './ink.ts'
import { type Strip, stripHeight } from './strip.ts'
import type { ReadStrip } from './words.ts'

/** The recogniser takes a tick for one of these, or for any other where it hardly believes it. */
const looksLikeTick = /^[vVJj1√✓]$/u
const hardlyBelieved = 0.6
/** A filled disc, and a framed square with or without a mark in it, for one of these, or for nothing. */
const looksLikeDisc = /^[oO0●@]?$/u
const looksLikeBox = /^[□☐☒☑口回囗日DOB08EXxR]?$/u
/** Letters read with more than this are letters: what recognisers do not know they are not sure of. */
export const surelyLetter = 0.97
/** What is told by its form is as sure as the forms that letters have were measured to differ. */
const sureOfForm = 0.95
// Measured once, on ticks of 13 faces drawn at 40 points and on these letters in 40 faces, upright and in italics: no letter is within all three.
/** Where the lowest point of a tick stands, as a share of its width: 0.17 to 0.25; that of the sign of a root 0.38 to 0.45, of an upright "v" in the middle. */
const foot = { from: 0.12, to: 0.34 } as const
/** How much higher the right arm rises at least, as a share of the height: ticks 0.30 to 0.60; the arms of "v" and "V" are level. */
const leastHigher = 0.25
/** How far the right arm leans from three fifths of the way down to near its top, as a share of the width: ticks 0.27 to 0.38; a "J" stands upright. */
const leastLean = 0.24
/** Pixels of a strip, which is 48 high: less ink shows no form. */
const leastHeight = 8
/** Width of discs and squares in their heights. */
const round = { from: 0.84, to: 1.19 } as const
/** Share of the box around it that a disc fills, π/4 but for grain, and most of a corner's tenth of the box that it does. */
const discFills = { from: 0.7, to: 0.86 } as const
const mostOfCorner = 0.25
/** Share of each side that the frame of a square covers. Letters with four straight sides are open or round somewhere. */
const leastFramed = 0.9
const leastOfCorner = 0.35
/** Share of the middle of a disc that ink covers where it is filled and no ring. */
const leastFilled = 0.5
/** Share of the middle of a square that ink covers where something is marked in it. */
const leastMarked = 0.12

/**
 * Lines of a single sign that is drawn as a tick, a filled disc or a square to tick, with that sign in place of what was read, and as sure of it as of
 * its form; all others as they are.
 */
export function withLoneSigns(line: ReadStrip): ReadStrip {
  const { strip, reading } = line
  const [only, ...others] = reading.glyphs
  if (others.length > 0 || strip.width > 2.5 * stripHeight) return line
  const text = signOf(strip, only?.text ?? '', only?.probability ?? 0)
  if (text === null) return line
  const glyph: Glyph = {
    from: 0,
    to: Math.max(1, Math.floor(strip.width / reading.stepWidth)),
    others: [],
    spaceBefore: 0,
    ...only,
    text,
    probability: Math.max(sureOfForm, only?.probability ?? 0),
  }
  return { ...line, reading: { ...reading, glyphs: [glyph], confidence: glyph.probability } }
}

function signOf(strip: Strip, read: string, probability: number): string | null {
  const form = formOf(strip)
  if (form === null) return null
  const isDoubted = read !== '' && probability < hardlyBelieved
  if ((looksLikeTick.test(read) || isDoubted) && isTick(form)) return '✓'
  if (probability > surelyLetter && /[\p{L}\p{N}]/u.test(read)) return null
  if ((looksLikeDisc.test(read) || isDoubted) && isDisc(form)) return '●'
  if ((looksLikeBox.test(read) || isDoubted) && isSquare(form)) return markedShare(form) >= leastMarked ? '☒' : '☐'
  return null
}

/** The ink of a strip within the box around it. */
interface Form {
  /** As wide as it is on paper, in pixels of the strip's height. */
  readonly broad: number
  readonly wide: number
  readonly high: number
  readonly isInk: (x: number, y: number) => boolean
}

/** null where too little ink shows no form. */
function formOf(strip: Strip): Form | null {
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
  if (right < 0 || high < leastHeight || wide < leastHeight) return null
  return { broad: wide / strip.stretch, wide, high, isInk: (x, y) => mask[(top + y) * width + left + x] === 1 }
}

/** true for ink whose lowest point is left of its middle and whose right arm leans and rises over the left one. */
function isTick({ wide, high, isInk }: Form): boolean {
  const topBetween = (from: number, to: number): number => {
    for (let y = 0; y < high; y++) for (let x = from; x < to; x++) if (isInk(x, y)) return y
    return high - 1
  }
  let [sum, count] = [0, 0]
  for (let y = Math.floor(0.9 * (high - 1)); y < high; y++)
    for (let x = 0; x < wide; x++)
      if (isInk(x, y)) {
        sum += x
        count++
      }
  const third = Math.max(1, Math.round(wide / 3))
  const isHigher = topBetween(0, third) - topBetween(wide - third, wide) >= leastHigher * high
  const rightAt = (share: number): number => {
    const y = Math.round(share * (high - 1))
    for (let x = wide - 1; x > 0; x--) if (isInk(x, y)) return x
    return 0
  }
  const lowest = count === 0 ? 0 : sum / count / wide
  return isHigher && lowest >= foot.from && lowest <= foot.to && rightAt(0.15) - rightAt(0.6) >= leastLean * wide
}

const isAsWideAsHigh = ({ broad, high }: Form): boolean => broad >= round.from * high && broad <= round.to * high

/** Share of a part of the box, in shares of its sides, that is ink. */
function inked({ wide, high, isInk }: Form, left: number, top: number, right: number, bottom: number): number {
  let [ink, all] = [0, 0]
  for (let y = Math.round(top * high); y < Math.round(bottom * high); y++)
    for (let x = Math.round(left * wide); x < Math.round(right * wide); x++, all++) if (isInk(x, y)) ink++
  return all === 0 ? 0 : ink / all
}

function isDisc(form: Form): boolean {
  const filled = inked(form, 0, 0, 1, 1)
  const corners = [inked(form, 0, 0, 0.1, 0.1), inked(form, 0.9, 0, 1, 0.1), inked(form, 0, 0.9, 0.1, 1), inked(form, 0.9, 0.9, 1, 1)]
  return (
    isAsWideAsHigh(form) &&
    filled >= discFills.from &&
    filled <= discFills.to &&
    inked(form, 0.3, 0.3, 0.7, 0.7) > 0.98 &&
    corners.every((corner) => corner <= mostOfCorner)
  )
}

/** true for ink that runs along all four sides of its box, corners included, and leaves white within. */
function isSquare(form: Form): boolean {
  const { wide, high, isInk } = form
  if (!isAsWideAsHigh(form) || inked(form, 0.25, 0.25, 0.75, 0.75) > 0.8) return false
  const depth = Math.max(2, Math.round(high / 6))
  const along = (length: number, isInkAt: (at: number, deep: number) => boolean): boolean => {
    let count = 0
    for (let at = 0; at < length; at++) {
      let found = false
      for (let deep = 0; deep < depth && !found; deep++) found = isInkAt(at, deep)
      if (found) count++
    }
    return count >= leastFramed * length
  }
  const isFilledCorner = (left: number, top: number): boolean => inked(form, left, top, left + 0.15, top + 0.15) > leastOfCorner
  return (
    along(wide, (x, deep) => isInk(x, deep)) &&
    along(wide, (x, deep) => isInk(x, high - 1 - deep)) &&
    along(high, (y, deep) => isInk(deep, y)) &&
    along(high, (y, deep) => isInk(wide - 1 - deep, y)) &&
    [isFilledCorner(0, 0), isFilledCorner(0.85, 0), isFilledCorner(0, 0.85), isFilledCorner(0.85, 0.85)].every(Boolean)
  )
}

/** The box to tick that the only sign of a strip is where the page has boxes in its column: with a mark in it, or empty. Null for what is not as wide as it is high. */
export function boxAmongBoxes(strip: Strip): '☒' | '☐' | null {
  const form = formOf(strip)
  if (form === null || !isAsWideAsHigh(form)) return null
  return markedShare(form) >= leastMarked ? '☒' : '☐'
}

/** The disc that the only sign of a strip is where the page has discs in its column: filled, or a ring. Null for what is not as wide as it is high. */
export function discAmongDiscs(strip: Strip): '●' | '○' | null {
  const form = formOf(strip)
  if (form === null || !isAsWideAsHigh(form)) return null
  return inked(form, 0.3, 0.3, 0.7, 0.7) >= leastFilled ? '●' : '○'
}

const markedShare = (form: Form): number => inked(form, 0.25, 0.25, 0.75, 0.75)
