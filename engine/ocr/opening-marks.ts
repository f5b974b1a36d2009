// "¡" is no class of the first reader: it passes the mark over, or takes it for an i. Its shape tells it from all letters that begin a Spanish word.

import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import type { LineReading } from './read-line.ts'
import { middleOf } from './spaces.ts'
import { stripHeight } from './strip.ts'

/** Of the height of small letters: the mark is narrower, hangs lower under the line, rises less over small letters, and is higher in all. */
const widest = 0.5
const leastBelow = 0.12
const mostAbove = 0.3
const leastHeight = 0.85
/** How far its middle stands from the middle of the letter behind it at most: in type of one width a letter. */
const farthest = 1.7
/** What the mark is taken for where it is not passed over. */
const alike = /^[iíIl1!]$/
/** Letters as narrow as the mark, one of which hangs under the line like it: with nothing beside them the ink is their own. */
const narrow = /^[jJfrt]$/
/** Signs before the mark whose own ink may lie to the right of where they were read. */
const sign = /^[;:,.|!]$/
/** How sure the mark is: of 234 on drawn pages 231 were told (as many blurred and in JPEG quality 40), and of 144 lines without one none was given one. */
const sure = 0.95

/** A line that was read, with its ink. */
export interface InkedLine {
  readonly reading: LineReading
  readonly ink: Ink
}

/**
 * The letters of the lines of a Spanish page with each "¡" that stands before a word. A mark that no "!" of its line follows is believed only where
 * another line has a "!" that none opens.
 */
export function openedLines(lines: readonly InkedLine[]): readonly (readonly Glyph[])[] {
  const opened = lines.map(({ reading, ink }) => withOpeningMarks(reading, ink))
  const isUnopened = opened.some((glyphs) => /^[^¡]*!/.test(textOf(glyphs)))
  return opened.map((glyphs, index) =>
    isUnopened || /^(?:[^¡]|¡.*!)*$/.test(textOf(glyphs)) ? glyphs : (lines[index] as InkedLine).reading.glyphs,
  )
}

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join('')

function withOpeningMarks({ glyphs, stepWidth }: LineReading, ink: Ink): readonly Glyph[] {
  const size = Math.max(8, ink.own.baseline - ink.own.top)
  const middles = glyphs.map((glyph) => middleOf(glyph, stepWidth))
  let before = 0
  return glyphs.flatMap((glyph, index) => {
    const middle = middles[index] as number
    const last = glyphs[index - 1]
    const from = Math.max(before + (sign.test(last?.text ?? '') ? 0.35 * size : 0), middle - 2 * size)
    before = middle
    if (last !== undefined && /[\p{L}\p{N}]/u.test(last.text) && glyph.spaceBefore < 0.5 && middle - from < 2 * size) return [glyph]
    const next = glyphs[index + 1]
    const mark = lastMark(ink, from, middle + size / 2, size)
    if (mark === null) return [glyph]
    const isAlone = next !== undefined && isBlankBetween(ink, mark.end, middleOf(next, stepWidth))
    const isBeforeWord = /^\p{L}$/u.test(next?.text ?? '') && (next?.spaceBefore ?? 1) < 0.5
    if (!isBeforeWord) return [glyph]
    if (alike.test(glyph.text) && (middle < mark.end || isAlone)) return [{ ...glyph, text: '¡', probability: sure, others: [] }]
    const isBeside = middle >= mark.end && middle - (mark.start + mark.end) / 2 <= farthest * size
    if (!isBeside || !/^\p{L}$/u.test(glyph.text) || (narrow.test(glyph.text) && isAlone)) return [glyph]
    const step = (mark.start + mark.end) / 2 / stepWidth
    return [
      { text: '¡', from: step, to: step, probability: sure, others: [], spaceBefore: glyph.spaceBefore },
      { ...glyph, spaceBefore: 0 },
    ]
  })
}

interface Run {
  readonly start: number
  readonly end: number
}

/** The last run of inked columns of the mark's shape between two columns; null when there is none. */
function lastMark(ink: Ink, from: number, to: number, size: number): Run | null {
  const width = ink.columns.length
  let found: Run | null = null
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x++) {
    if (!isInked(ink, x)) continue
    let end = x
    while (end < width && isInked(ink, end)) end++
    const isWhole = x === 0 || !isInked(ink, x - 1)
    if (isWhole && isMark(ink, { start: x, end }, size)) found = { start: x, end }
    x = end
  }
  return found
}

/** Whether nothing stands between two columns but what reaches over the second: the letter in between was read of the mark. */
function isBlankBetween(ink: Ink, from: number, to: number): boolean {
  let runs = 0
  for (let x = Math.ceil(from); x < Math.min(ink.columns.length, to); x++) if (isInked(ink, x) && !isInked(ink, x + 1)) runs++
  return runs === 0
}

const isInked = ({ columns }: Ink, x: number): boolean => (columns[x] as number) > 0

function isMark({ mask, columns, own }: Ink, { start, end }: Run, size: number): boolean {
  if (end - start > widest * size) return false
  const inked = (y: number): boolean => mask.subarray(y * columns.length + start, y * columns.length + end).includes(1)
  let top = 0
  while (top < stripHeight && !inked(top)) top++
  let bottom = stripHeight
  while (bottom > top && !inked(bottom - 1)) bottom--
  return bottom - own.baseline >= leastBelow * size && own.top - top <= mostAbove * size && bottom - top >= leastHeight * size
}
