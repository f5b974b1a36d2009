// What the lines of a region have in common: its column, how far they stand apart, where they end.

import { type Box, unionOf, width } from '../geometry/index.ts'
import { baselineOf, type Line, median, readRightToLeft, sizeOf, sizeOfLine, type Word } from '../model/index.ts'
import { pagesEndOf } from './contents.ts'
import { areFlushRight, isAddress, isPostal } from './lines-for-themselves.ts'
import { areOfParagraphs, type Typography } from './typography.ts'

export interface RegionShape {
  readonly column: Box
  readonly lineCount: number
  readonly isFlushRight: boolean
  /** Usual distance between the baseline of a line and the one above, page points. */
  leadingOf(line: Line): number
  readonly rightToLeft: boolean
  readonly isAddress: boolean
  readonly isPostal: boolean
  readonly codeFaces: ReadonlySet<string>
  /** From this size on, lines are headings, which end where it looks well. */
  readonly large: number
  readonly body: number
  /** Where running text ends that is set narrower than its column, by the lines of it that others follow; column's end for all others. */
  readonly narrowEnds: ReadonlyMap<Line, number>
  /** Where the page numbers of a table of contents end, page points; null when the region is none. */
  readonly pagesEnd: number | null
}

/** The shape of a region: what its lines together tell about where each of them begins and ends. */
export function shapeOf(lines: readonly Line[], column: Box, typography: Typography, codeFaces: ReadonlySet<string>): RegionShape {
  const distances = lines.slice(1).map((line, index) => baselineOf(line) - baselineOf(lines[index] ?? line))
  const size = median(lines.map(sizeOfLine), typography.body)
  // Three distances can all be breaks between paragraphs; then the document's own leading is the better measure.
  const usual = median(distances, typography.leading * size)
  const leading = distances.length >= 4 && !areOfParagraphs([lines], usual, size) ? usual : typography.leading * size
  const isText = (line: Line | undefined): boolean => line !== undefined && Math.abs(sizeOfLine(line) / typography.body - 1) < 0.05
  // Listings and notes in the same region are set tighter than its text.
  const ofText = distances.filter((_, index) => isText(lines[index]) && isText(lines[index + 1]))
  const leadingOfText = ofText.length >= 4 ? median(ofText, leading) : Math.max(leading, typography.leading * typography.body)
  return {
    column,
    lineCount: lines.length,
    isFlushRight: areFlushRight(lines, column),
    leadingOf: (line) => (isText(line) && ofText.length < distances.length ? leadingOfText : leading),
    isAddress: isAddress(lines),
    isPostal: isPostal(lines, typography),
    codeFaces,
    large: typography.large,
    body: typography.body,
    pagesEnd: pagesEndOf(lines),
    rightToLeft: readRightToLeft(lines.flatMap((line) => line.words)),
    narrowEnds: narrowEnds(lines, column, leading),
  }
}

/** Texts beside pictures and quotations are at least so much of their column wide, lists and forms often less. */
const narrowText = 0.5
/** Of the lines of running text at least this share goes on with a small letter; of those that stand for themselves hardly any. */
const goingOn = 0.4

/**
 * Where lines end that are set narrower than their column, beside a picture or set in: three or more under each other at one edge, many of which go on in
 * the middle of a sentence. Told only for text that is read from the left.
 */
function narrowEnds(lines: readonly Line[], column: Box, leading: number): ReadonlyMap<Line, number> {
  const ends = new Map<Line, number>()
  let run: Line[] = []
  const close = () => {
    const small = run.slice(1).filter((line) => /^\p{Ll}/u.test(line.words[0]?.text ?? '')).length
    const { left, right } = unionOf(run.map(({ box }) => box))
    const isText = run.length >= 3 && small >= goingOn * (run.length - 1) && right - left >= narrowText * width(column)
    if (isText) for (const line of run.slice(0, -1)) ends.set(line, right)
    run = []
  }
  for (const line of lines) {
    const above = run.at(-1)
    const size = sizeOfLine(line)
    const goesOn =
      above !== undefined &&
      Math.abs(line.box.left - above.box.left) < 0.5 * size &&
      Math.abs(sizeOfLine(above) / size - 1) < 0.05 &&
      baselineOf(line) - baselineOf(above) <= 1.3 * leading
    if (!goesOn && run.length > 0) close()
    run.push(line)
  }
  if (run.length > 0) close()
  return ends
}

export interface Edges {
  readonly columnStart: number
  start(line: Line): number
  startOf(box: Box): number
  end(line: Line): number
  readonly columnEnd: number
}
/** Distances along the reading direction, growing from where lines begin to where they end. */
export const edgesOf = ({ column, rightToLeft }: RegionShape): Edges =>
  rightToLeft
    ? {
        columnStart: -column.right,
        columnEnd: -column.left,
        start: (line) => -line.box.right,
        startOf: (box) => -box.right,
        end: (line) => -line.box.left,
      }
    : {
        columnStart: column.left,
        columnEnd: column.right,
        start: (line) => line.box.left,
        startOf: (box) => box.left,
        end: (line) => line.box.right,
      }

/** True when the next line's first word would have fitted on this one: somebody ended the line on purpose. */
export function isShort(line: Line, next: Line, region: RegionShape): boolean {
  const edges = edgesOf(region)
  const [word] = next.words
  if (!word) return false
  const room = (region.narrowEnds.get(line) ?? edges.columnEnd) - edges.end(line)
  // Half an em is the space before the word and what justification can take up.
  return room > Math.min(width(word.box), breakable(word)) + 0.5 * sizeOf(word) + 0.03 * width(region.column)
}

/** How much of a word a line takes at least, page points: Chinese and Japanese break off behind any letter, at most with the stop behind it. */
const breakable = (word: Word): number => (ideographic.test(word.text) ? 2 * sizeOf(word) : Infinity)
const ideographic = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
