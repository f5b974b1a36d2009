import { type Box, height, overlapX, overlapY, width } from '../geometry/index.ts'
import type { Weighed } from './weight.ts'

/** Share of the width and height of what was read twice that lies within the word it is a piece of. */
const mostlyWithin = 0.7
/** Of the width of that word it has less, and the word is at most so many times as high: watermarks run across many words. */
const widestPiece = 0.5
const mostHigher = 2.5
/** Beside so many letters, believed this much, one that is surer by itself is still one of them. */
const longWord = 5
const leastSure = 0.5

/**
 * The words of lines without those that are a piece of a word of another line: the line of one cell was found to reach into the next, and the half of a
 * letter there was read as a letter. Slivers of letters go as well.
 */
export function withoutReadTwice(lines: readonly (readonly Weighed[])[]): readonly (readonly Weighed[])[] {
  const words = lines.flatMap((own, line) => own.map((word) => ({ line, word })))
  const sorted = words.toSorted((one, other) => one.word.pixels.top - other.word.pixels.top)
  const twice = new Set<Weighed>()
  for (let at = 0; at < sorted.length; at++) {
    const one = sorted[at] as (typeof words)[number]
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next] as (typeof words)[number]
      if (other.word.pixels.top >= one.word.pixels.bottom) break
      if (one.line === other.line || one.word.turn !== other.word.turn) continue
      if (isPieceOf(one.word, other.word)) twice.add(one.word)
      else if (isPieceOf(other.word, one.word)) twice.add(other.word)
    }
  }
  for (const { word } of words) if (isSliver(word)) twice.add(word)
  return twice.size === 0 ? lines : lines.map((own) => own.filter((word) => !twice.has(word)))
}

/** Letters are wider than this share of their height, but for those that are a stroke or a stop, and a sliver is hardly believed to be one. */
const narrowest = 0.25
const strokes = /[1lIi|!.:;,'’/\\()[\]]/u
const hardly = 0.1
/** true for the edge of a letter that its line was cut at, read as a letter by itself. */
const isSliver = ({ text, pixels, confidence }: Weighed): boolean =>
  [...text].length === 1 && !strokes.test(text) && confidence < hardly && width(pixels) < narrowest * height(pixels)

const isPieceOf = ({ pixels: piece, text, confidence }: Weighed, { pixels: whole, ...other }: Weighed): boolean =>
  text.length < other.text.length &&
  (confidence <= other.confidence || (text.length === 1 && other.text.length >= longWord && other.confidence >= leastSure)) &&
  isWithin(piece, whole) &&
  width(piece) < widestPiece * width(whole) &&
  height(whole) < mostHigher * height(piece)

const isWithin = (piece: Box, whole: Box): boolean =>
  overlapX(piece, whole) >= mostlyWithin * width(piece) && overlapY(piece, whole) >= mostlyWithin * height(piece)
