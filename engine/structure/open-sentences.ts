// Where a line leaves its sentence open and the next goes on with it, however early it ends.

import { width } from '../geometry/index.ts'
import { breaksAmidWords, type Line, sizeOfLine, spokenWords } from '../model/index.ts'
import { lastText } from './lines-for-themselves.ts'
import { markerOf } from './markers.ts'
import { edgesOf, isShort, type RegionShape } from './region-shape.ts'

/** True for a line that ends a sentence, or what leads to something. */
export const isEnded = (line: Line): boolean => /[.!?:]["'”’)]*$/u.test(lastText(line))
/** True for a line that goes on in small letters with a sentence that the line before leaves open: an entry of two lines, the second set in. */
export const goesOn = (previous: Line, line: Line): boolean =>
  /^\p{Ll}/u.test(line.words[0]?.text ?? '') && !/[.!?:;]["'”’)]*$/u.test(lastText(previous))

/** Points: lines of a text that is set to both edges end alike to a hair. */
const sameEnd = 0.5
/** Words in such a line, at least: dates and figures have the same width. */
const fewestInFull = 5
/**
 * True when a line begins and ends where one above or below does, amid a sentence: in a passage set in from both edges, which the column is wider
 * than. Sentences in nearly the same words end alike too.
 */
export const isFull = (line: Line, neighbours: readonly (Line | undefined)[]): boolean =>
  spokenWords(line.words) >= fewestInFull &&
  !/[.!?:]$/.test(lastText(line)) &&
  neighbours.some(
    (other) =>
      other !== undefined &&
      spokenWords(other.words) >= fewestInFull &&
      Math.abs(other.box.left - line.box.left) < 2 &&
      Math.abs(other.box.right - line.box.right) < sameEnd,
  )

/** A line of running text has so many words; labels, names under signatures and items of lists have fewer. */
const fewestRunning = 6
/** Share of the column's width that lines set to the left alone leave white at their ends. */
const widestRag = 0.25
/** Two lines of one sentence may be marked with sizes this far apart (text laid under scans has whole points), and stand as far apart as a raised note or a fraction drives them. */
export const sameSentenceUnlike = 1.3
export const sameSentenceApart = 1.6

/**
 * True when a line of running text breaks off amid words, near the end of its column, and the next goes on in small letters at the edge or set in; or
 * wherever it breaks off amid a word.
 */
export function leavesSentenceOpen(line: Line, next: Line, region: RegionShape): boolean {
  if (!breaksAmidWords(line, next) || markerOf(next) !== null) return false
  if (/\p{L}[-\u00AD\u2010]$/u.test(lastText(line))) return true
  if (spokenWords(line.words) < fewestRunning) return false
  const edges = edgesOf(region)
  return (
    edges.columnEnd - edges.end(line) < widestRag * width(region.column) && edges.start(next) - edges.start(line) > -0.5 * sizeOfLine(line)
  )
}

/** True where a bracket that one line opens is closed by the next: a name that does not break ended the line early. */
export function isWithinBrackets(line: Line, next: Line): boolean {
  const [opened, closed] = [line, next].map(({ words }) => words.map(({ text }) => text).join(' '))
  return /\([^()]{0,12}$/u.test(opened ?? '') && /^[^()]*\)/u.test(closed ?? '')
}

/** A line that was broken off amid its sentence has so many words at least. */
const fewestBrokenOff = 4
/** True for a line that goes on with the full one above, amid words, and that somebody ended early: the next goes on as well, at the same edge. */
export function isBrokenOff(above: Line | undefined, line: Line, next: Line, region: RegionShape): boolean {
  if (above === undefined || spokenWords(line.words) < fewestBrokenOff || isShort(above, line, region)) return false
  // "…; or" stands between the items of a list, and a letter alone before one.
  if (/;$/u.test(line.words.at(-2)?.text ?? '') || next.words[0]?.text.length === 1) return false
  const edges = edgesOf(region)
  return (
    breaksAmidWords(above, line) &&
    (breaksAmidWords(line, next) || goesOnWithFigure(line, next)) &&
    Math.abs(edges.start(next) - edges.start(line)) < 0.5 * sizeOfLine(line)
  )
}

/** True where a line breaks off amid words and the next goes on with an amount: "We administer" over "£46.9 billion of investments". */
const goesOnWithFigure = (line: Line, { words: [figure, unit] }: Line): boolean =>
  /^\p{Ll}[\p{L}-]*$/u.test(lastText(line)) && /^\p{Sc}?\d[\d.,]*$/u.test(figure?.text ?? '') && /^\p{Ll}/u.test(unit?.text ?? '')

/** Of the text's size: notes are set smaller. */
const largestNote = 0.93
/**
 * True when an item's only line is full and its sentence not at an end: the next goes on with it though it stands further out, as where first
 * lines alone are set in. Behind bullets, which are seldom set so, a capital begins something else; stars in small type are the marks of notes.
 */
export function breaksOff([first, second]: readonly Line[], next: Line, region: RegionShape): boolean {
  if (first === undefined || second !== undefined || isShort(first, next, region)) return false
  if (/[.!?:;]['"”’»)\]]*$/u.test(lastText(first))) return false
  const marker = markerOf(first)
  const isNote = marker !== null && /^[*∗†‡]$/u.test(marker.text) && sizeOfLine(next) < largestNote * region.body
  return marker?.kind !== 'bullet' || isNote || /^\p{Ll}/u.test(next.words[0]?.text ?? '')
}
