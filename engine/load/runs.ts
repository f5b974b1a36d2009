import { type Character, standsForItself } from './characters.ts'
import { narrowSpace, narrowSpacesIn, wordGap } from './narrow-spaces.ts'
import { isRightToLeft } from './writing-direction.ts'

/** Characters that make one word, in the order of the file. */
export interface Run {
  readonly characters: readonly [Character, ...Character[]]
  /** The file has a space before and after. */
  readonly spaceBefore: boolean
  readonly spaceAfter: boolean
}

// All distances below are in em: shares of the letter size.

/** Letters of Arabic that do not join leave gaps of up to 0.2 inside words, and their tails reach under the next word. */
const wordGapRightToLeft = 0.28
/** Outside right-to-left writing, where strokes reach far over the next word, a space character parts words unless the pen is taken back over it: then it was typed at a line's end and the line goes on elsewhere. */
const closedSpace = -0.02
/** Characters overlap by kerning and slant up to this; beyond it the pen has gone back to write something else. */
const overlap = 0.45
/** Baselines of one word agree within this; raised figures differ by 0.2 and more. */
const baselineDrift = 0.1
/** Of letters of clearly different sizes (as in raised.ts) less: word processors lower the figure of H2O by 0.05 and more, and small capitals stand level. */
const baselineDriftOfSizes = 0.04
const otherSize = 0.85
/** Half the gaps being wider than this, the letters are spaced out: typographers letterspace by 0.05 to 0.2. */
const leastSpacing = 0.09
/** Fewer letters tell nothing about their spacing. */
const fewestForSpacing = 4
/** Beyond this gap letters are never one spaced-out word. */
const widestLetterGap = 0.9

/** Cuts a page's characters into words as the file writes them one after the other. */
export function runsFrom(characters: readonly Character[]): readonly Run[] {
  const runs: Run[] = []
  let stretch: Character[] = []
  let spaceBefore = false
  let before: Character | undefined
  const finish = (spaceAfter: boolean, next?: Character): void => {
    if (stretch.length > 0) {
      const spaces = spacesBeside(before, stretch, next, { spaceBefore, spaceAfter })
      pushWords(stretch, spaces.spaceBefore, spaces.spaceAfter, runs)
      before = stretch.at(-1)
    }
    stretch = []
    spaceBefore = spaceAfter
  }
  for (const character of characters) {
    const last = stretch.at(-1)
    if (last !== undefined) {
      if (isSameInk(last, character)) continue
      if (!follows(last, character)) finish(character.afterSpace, character)
    } else spaceBefore = character.afterSpace
    stretch.push(character)
  }
  finish(true)
  return runs
}

/**
 * The spaces of the file on both sides of a stretch of left-to-right writing: within a line that is read from the right, what the file has
 * before it stands at its right.
 */
function spacesBeside(
  before: Character | undefined,
  stretch: readonly Character[],
  next: Character | undefined,
  { spaceBefore, spaceAfter }: { readonly spaceBefore: boolean; readonly spaceAfter: boolean },
): { readonly spaceBefore: boolean; readonly spaceAfter: boolean } {
  const first = stretch[0]
  const last = stretch[stretch.length - 1]
  if (first === undefined || last === undefined) return { spaceBefore, spaceAfter }
  const comesFromRight = before !== undefined && before.start > first.start && sameLine(before, first)
  const goesLeft = next !== undefined && next.start < last.start && sameLine(last, next)
  if ((!comesFromRight && !goesLeft) || isRightToLeft(first.text)) return { spaceBefore, spaceAfter }
  return {
    spaceBefore: (spaceBefore && !comesFromRight) || (spaceAfter && goesLeft),
    spaceAfter: (spaceAfter && !goesLeft) || (spaceBefore && comesFromRight),
  }
}

/** Whether `next` may stand in the same word as `last` but for the width of the gap: same direction, same baseline, no space, beside it on either side. Signs that grow with what they hold stand for themselves, and so do roots. */
function follows(last: Character, next: Character): boolean {
  if (standsForItself(last) || standsForItself(next)) return false
  if (!sameLine(last, next)) return interlock(last, next)
  const em = Math.max(last.style.font.size, next.style.font.size)
  const gap = gapBetween(last, next)
  if (
    next.afterSpace &&
    !isAfterLigature(last, next, em) &&
    (gap > closedSpace * em || isRightToLeft(next.text) || isRightToLeft(last.text))
  )
    return false
  // A pen that goes back over white writes another piece of the line: of an address within writing from the right.
  if (gap > wordGap * em && next.start < last.start && !isRightToLeft(next.text) && !isRightToLeft(last.text)) return false
  return gap <= widestLetterGap * em && gap >= -overlap * em
}

/** Programs that print a ligature from a font of its own write a space after it, and take most of its room back. */
const closedAfterLigature = 0.12
const isAfterLigature = (last: Character, next: Character, em: number): boolean =>
  ligature.test(last.text) && /^\p{Ll}/u.test(next.text) && next.start >= last.start && next.start - last.end <= closedAfterLigature * em
const ligature = /^(?:ff|fi|fl|ffi|ffl|[\uFB00-\uFB06])$/

/** How far capitals of a logo reach into each other, and stand above or below each other. */
const interlocking = 0.1
const mostShift = 0.35
const capital = /^\p{Lu}$/u
/** Capitals set into each other at different heights, as in the names of TeX and LaTeX: raised and lowered letters of formulas stand beside their own. */
function interlock(last: Character, next: Character): boolean {
  if (next.afterSpace || !capital.test(next.text) || !capital.test(last.text)) return false
  if (last.onPage !== next.onPage || last.style.turn !== next.style.turn) return false
  const em = Math.max(last.style.font.size, next.style.font.size)
  return Math.abs(last.base - next.base) <= mostShift * em && next.start > last.start && next.start - last.end <= -interlocking * em
}

/** Same direction and baseline; what runs off the page is cut there, so that the part that can be seen is kept. */
export function sameLine(one: Character, other: Character): boolean {
  if (one.onPage !== other.onPage) return false
  if (one.style !== other.style) {
    if (Math.abs(one.style.cos - other.style.cos) > 0.02 || Math.abs(one.style.sin - other.style.sin) > 0.02) return false
  }
  const em = Math.max(one.style.font.size, other.style.font.size)
  const isSmaller = Math.min(one.style.font.size, other.style.font.size) <= otherSize * em
  if (isPointed(one.text) || isPointed(other.text)) return Math.abs(one.base - other.base) <= baselineDriftPointed * em
  return Math.abs(one.base - other.base) <= (isSmaller ? baselineDriftOfSizes : baselineDrift) * em
}

/** A letter of Hebrew or Arabic with its points: browsers name the letter where they draw the point, above or below the line. */
export const pointed = /[\u0591-\u05BD\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/u
const firstPoint = 0x591
const isPointed = (text: string): boolean => text.charCodeAt(0) >= firstPoint && pointed.test(text)
const baselineDriftPointed = 0.5

/**
 * The white between two neighbours, whichever stands first; negative when they overlap. Measured between pen positions and between ink, the smaller counts.
 * A slanted letter leans over the white before or after it by up to 0.15 em, so that between upright and slanted writing the pen alone counts.
 * Letters of Arabic have up to four glyphs of different widths, so that only their ink can be trusted; its figures have one each, and a zero that is a dot.
 */
export function gapBetween(one: Character, other: Character): number {
  const backwards = other.start + other.end < one.start + one.end
  const [first, second] = backwards ? [other, one] : [one, other]
  if ((isRightToLeft(one.text) || isRightToLeft(other.text)) && !(isFigure(one) && isFigure(other))) return second.inkStart - first.inkEnd
  const pen = second.start - first.end
  const ink = Math.max(second.inkStart - first.inkEnd, pen - first.style.font.size)
  return first.style.font.italic !== second.style.font.italic && ink > 0 ? pen : Math.min(pen, ink)
}

const isFigure = ({ text }: Character): boolean => /^\p{Nd}$/u.test(text)

/** The same letter again in the same place. */
function isSameInk(last: Character, next: Character): boolean {
  const near = 0.08 * last.style.font.size
  return next.text === last.text && Math.abs(next.start - last.start) <= near && Math.abs(next.base - last.base) <= near
}

/** Parts a stretch of neighbours at its word gaps. Where most gaps are wide, the letters are spaced out and only wider gaps part words. */
function pushWords(stretch: readonly Character[], spaceBefore: boolean, spaceAfter: boolean, runs: Run[]): void {
  const gaps = gapsIn(stretch)
  const threshold = wordGapOf(stretch, gaps)
  const narrow = threshold === wordGap ? narrowSpacesIn(stretch, gaps) : null
  const mayHaveStops = stretch.some(({ text }) => text.charCodeAt(0) >= firstStopCode)
  let from = 0
  for (let i = 1; i <= stretch.length; i++) {
    const gap = gaps[i - 1] ?? 0
    const isNarrow = threshold === wordGap && gap > narrowSpace
    const begins =
      isNarrow &&
      (isNumberAfterWord(stretch[i - 2], stretch[i - 1], stretch[i]) || isWordBehindStop(stretch[i - 2], stretch[i - 1], stretch[i]))
    if (i < stretch.length && gap <= threshold && !narrow?.has(i) && !begins && !(mayHaveStops && isPartedByStop(stretch, i))) continue
    const first = stretch[from]
    if (first !== undefined)
      runs.push({
        characters: stretch.slice(from, i) as [Character, ...Character[]],
        spaceBefore: from === 0 ? spaceBefore : true,
        spaceAfter: i === stretch.length ? spaceAfter : true,
      })
    from = i
  }
}

/**
 * Whether a stop or bracket of Chinese or Japanese parts what stands before the character of this index from it: they are written without spaces, and
 * bring white of their own ("日期：2024年", "货款；如有"). Between figures it is part of a number or a time.
 */
function isPartedByStop(stretch: readonly Character[], index: number): boolean {
  const [before, after] = [stretch[index - 1]?.text ?? '', stretch[index]?.text ?? '']
  if (closing.test(before)) return !closing.test(after) && !(isFigureText(after) && isFigureText(stretch[index - 2]?.text ?? ''))
  return opening.test(after)
}
const firstStopCode = 0x3001
const closing = /^[、。，；：！？」』）】》〉]$/u
const opening = /^[「『（【《〈]$/u
const isFigureText = (text: string): boolean => /^\p{Nd}$/u.test(text)

/** Where a word of small letters ends and a figure begins ("Table 1") a narrow gap parts them: no kerning sets figures off from letters. */
const isNumberAfterWord = (before: Character | undefined, last: Character | undefined, next: Character | undefined): boolean =>
  /^\d$/.test(next?.text ?? '') && /^\p{Ll}$/u.test(last?.text ?? '') && /^\p{L}$/u.test(before?.text ?? '')

/** Behind a comma no kerning sets a letter off, nor a capital or a figure behind a stop that ends a word. Formulas have narrow white there. */
function isWordBehindStop(before: Character | undefined, last: Character | undefined, next: Character | undefined): boolean {
  if (last === undefined || next === undefined || last.style.tex !== null || next.style.tex !== null || last.style !== next.style)
    return false
  if (last.text === '.') return /^[\p{Lu}\d]$/u.test(next.text) && /^\p{Ll}$/u.test(before?.text ?? '')
  return /^[,;]$/.test(last.text) && /^\p{L}$/u.test(next.text)
}

/** The gap after each character but the last, in em. */
function gapsIn(stretch: readonly Character[]): readonly number[] {
  const gaps: number[] = []
  for (let i = 1; i < stretch.length; i++) {
    const last = stretch[i - 1] as Character
    const next = stretch[i] as Character
    gaps.push(gapBetween(last, next) / Math.max(last.style.font.size, next.style.font.size))
  }
  return gaps
}

function wordGapOf(stretch: readonly Character[], gaps: readonly number[]): number {
  // The ink of a letter drawn with its point may be the point's alone; whoever writes points writes spaces.
  if (stretch.some(({ text }) => text.charCodeAt(0) >= firstPoint)) {
    if (stretch.some(({ text }) => pointed.test(text))) return widestLetterGap
    if (stretch.some(({ text }) => isRightToLeft(text))) return wordGapRightToLeft
  }
  if (stretch.length < fewestForSpacing) return wordGap
  let wide = 0
  for (const gap of gaps) if (gap > leastSpacing) wide++
  // Most stretches are ordinary words: half of their gaps being narrow settles it without sorting.
  if (wide * 2 <= gaps.length || !isLettering(stretch)) return wordGap
  return (gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0) * 1.4 + 0.08
}

/** Mostly letters: figures set far apart are columns, not a spaced-out heading. */
const isLettering = (characters: readonly Character[]): boolean =>
  characters.filter(({ text }) => /\p{L}/u.test(text)).length >= characters.length * 0.7
