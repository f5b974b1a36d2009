import { baselineOf, type Line, mostUnlike, readRightToLeft, shareSize, sizeOfLine, textOfLine } from '../model/index.ts'
import { beginsWithMarker } from './markers.ts'
import type { Passage } from './passages.ts'
import { boldness, type Typography } from './typography.ts'

/** True when `next`, in another column, on another page or beyond a picture, goes on with the sentence that `passage` leaves unfinished. */
export function continues(passage: Passage, next: Passage): boolean {
  const last = passage.lines[passage.lines.length - 1]
  const [first] = next.lines
  const ending = last?.words[last.words.length - 1]
  const [opening] = first?.words ?? []
  if (!last || !first || !ending || !opening || beginsWithMarker(first)) return false
  if (isListing(passage) || isListing(next)) return passage.isCode && next.isCode && opening.page === ending.page + 1
  const rightToLeft = readRightToLeft(last.words)
  const room = rightToLeft ? last.box.left - passage.column.left : passage.column.right - last.box.right
  const isBelow = ending.page === opening.page && first.box.top > last.box.top
  // Further down the same column only a line that is full can be unfinished.
  if (isBelow && (passage.lines.length < 2 || room > 2 * sizeOfLine(last))) return false
  const ratio = sizeOfLine(first) / sizeOfLine(last)
  const most = mostUnlike(last, first, 1.08)
  if (((ratio > most || ratio < 1 / most) && !shareSize(last, first)) || boldness([first]) > 0.9 !== boldness([last]) > 0.9) return false
  if (/\p{L}-$/u.test(ending.text) && /^\p{Ll}/u.test(opening.text)) return true
  if (/[.!?:;。！？]["'”’»)\]]*$/u.test(ending.text)) return false
  if (/^[\p{Ll}]/u.test(opening.text) || /^[(]?\p{Ll}/u.test(opening.text)) return true
  // A capital goes on with the sentence only when the line before is full and this one is not set in.
  const size = sizeOfLine(last)
  const inset = rightToLeft ? next.column.right - first.box.right : first.box.left - next.column.left
  const areTexts = [passage, next].every(({ lines }) => lines.length > 1 && usualWidth(lines) > narrowestText * size)
  return !isBelow && areTexts && room < 0.5 * size && inset < 0.5 * size
}
/** Sizes that lines of a text are wide on average: those of addresses are shorter, and of labels with their values. */
const narrowestText = 12
const usualWidth = (lines: readonly Line[]): number => lines.reduce((sum, { box }) => sum + box.right - box.left, 0) / lines.length

/** A listing has no sentences, it goes on from page to page; a single line in a typewriter face may be the name that a sentence ends with. */
const isListing = (passage: Passage): boolean => passage.isListing === true || (passage.isCode && passage.lines.length > 1)

/** Lines of one text stand no further apart, in sizes of its type, and begin as exactly at one edge. */
const widestLeading = 2
const sameEdge = 0.3
/**
 * True when `next` goes on with the sentence of `passage` though other passages stand between them in the order of reading, such as a box that the text
 * flows around: in small letters, right below at the same edge, or at the head of a further page.
 */
export function continuesBeyond(passage: Passage, next: Passage): boolean {
  const last = passage.lines[passage.lines.length - 1]
  const [first] = next.lines
  const [ending, opening] = [last?.words[0], first?.words[0]]
  if (!last || !first || !ending || !opening || passage.lines.length < 2 || !/^\p{Ll}/u.test(opening.text)) return false
  if (isListing(passage) || isListing(next)) return false
  if (!continues(passage, next)) return false
  if (opening.page !== ending.page) return opening.page === ending.page + 1 && passage.lines.length > 2
  const size = sizeOfLine(first)
  const distance = baselineOf(first) - baselineOf(last)
  return distance > 0 && distance < widestLeading * size && Math.abs(first.box.left - last.box.left) < sameEdge * size
}

/**
 * True when two passages are lines of one title: centred on each other, alike in size and weight, in capitals or large, the first not at
 * its end. Titles are often set with double leading, so they come as two passages.
 */
export function isOneTitle(passage: Passage, next: Passage, typography: Typography): boolean {
  const last = passage.lines[passage.lines.length - 1]
  const [first] = next.lines
  if (!last || !first || next.lines.length > 2 || last.words[0]?.page !== first.words[0]?.page) return false
  const size = sizeOfLine(last)
  const isTitle = (line: Line) => sizeOfLine(line) >= 1.15 * typography.body || /^(?=.*\p{Lu}{3})[^\p{Ll}]+$/u.test(textOfLine(line))
  const distance = baselineOf(first) - baselineOf(last)
  return (
    isTitle(last) &&
    isTitle(first) &&
    distance > 0 &&
    distance < 2.5 * size &&
    Math.abs(middle(last) - middle(first)) < 0.6 * size &&
    Math.abs(last.box.left - first.box.left) > 0.2 * size &&
    Math.abs(sizeOfLine(first) - size) < 0.05 * size &&
    boldness([last]) > 0.9 === boldness([first]) > 0.9 &&
    !/[.:!?]$/.test(last.words[last.words.length - 1]?.text ?? '')
  )
}
const middle = ({ box }: Line): number => (box.left + box.right) / 2

/** Both passages as one, with the places of both. */
export const joined = (passage: Passage, next: Passage): Passage => ({
  lines: [...passage.lines, ...next.lines],
  places: [...passage.places, ...next.places],
  column: passage.column,
  isCode: passage.isCode && next.isCode,
  isAddress: passage.isAddress && next.isAddress,
  ...(passage.isListing && next.isListing ? { isListing: true as const } : {}),
})
