import { height } from '../geometry/index.ts'
import {
  baselineOf,
  captionKind,
  isInMathematicalFace,
  type Line,
  median,
  sizeOf,
  sizeOfLine,
  textOfLines,
  type Word,
} from '../model/index.ts'
import { endsWithPageNumber } from './contents.ts'
import type { Passage } from './passages.ts'
import type { Typography } from './typography.ts'

/** True for "Table 3: …" and the like, given the passage's first line; what is longer than twelve lines is a paragraph. */
export const isCaption = (passage: Passage): boolean =>
  passage.lines.length <= 12 && passage.lines[0] !== undefined && captionKind(passage.lines[0]) !== null

/** True for program code: nearly all of it in a typewriter face, more than one line or more than a word or two. */
export const isCodePassage = (passage: Passage): boolean =>
  passage.isListing === true || (passage.isCode && (passage.lines.length > 1 || (passage.lines[0]?.words.length ?? 0) > 2))

/** Sizes of the writing: lines of one listing stand so far apart at most. */
const widestLeading = 1.7
/** Sizes by which one line of a program is set in from the next at most; what stands further in is a label over it. */
const mostInset = 6
/** True where the lines of a passage go on right below those of another, as the lines of a program do that are set in one from the other. */
export function isRightBelow(passage: Passage, next: Passage): boolean {
  const [last, first] = [passage.lines.at(-1), next.lines[0]]
  if (last === undefined || first === undefined || passage.places.at(-1)?.page !== next.places[0]?.page) return false
  const apart = baselineOf(first) - baselineOf(last)
  const size = sizeOfLine(first)
  return apart > 0 && apart <= widestLeading * size && Math.abs(first.box.left - last.box.left) <= mostInset * size
}

/** Sizes between a name in the margin and the listing beside it, at least: a bracket that closes a program stands right before its lines. */
const besideListing = 1.5
/** Words of a name in the margin at most. */
const mostInMargin = 3
/** True for a name that ends left of where all lines of a listing begin: what a manual is about, in its margin. */
export function standsInMarginOf(listing: readonly Line[], lines: readonly Line[]): boolean {
  const [line] = lines
  if (line === undefined || lines.length > 1 || line.words.length > mostInMargin) return false
  if (!line.words.every(({ text }) => /^\\?[\p{L}@*_]{3,}$/u.test(text))) return false
  const left = Math.min(...listing.map(({ box }) => box.left))
  return line.words[0]?.page === listing.at(-1)?.words[0]?.page && left - line.box.right >= besideListing * sizeOfLine(line)
}

/** True for a line that begins with a small figure or sign above its baseline, as notes do. */
export function beginsWithRaisedMark({ words: [mark, next] }: Line): boolean {
  if (mark === undefined || next === undefined || !/^(?:\d{1,3}|[a-z]|[*†‡§¶]{1,3})$/.test(mark.text)) return false
  // In a typewriter face the mark stands too far from the next word to be measured against it where words are made.
  return mark.raised === 'superscript' || (sizeOf(mark) < 0.9 * sizeOf(next) && next.baseline - mark.baseline > 0.13 * sizeOf(next))
}

/** True for a note in small type that begins with a raised mark, or at the foot of the page with a number or sign. */
export function isFootnote(passage: Passage, pageHeight: number, typography: Typography): boolean {
  const [line] = passage.lines
  const [first] = line?.words ?? []
  const [place] = passage.places
  if (!line || !first || !place) return false
  const size = median(passage.lines.map(sizeOfLine), typography.body)
  // Notes may stand together at the end of a text, wherever that is on its page.
  if (beginsWithRaisedMark(line) && /^["'“„«(]?\p{L}/u.test(line.words[1]?.text ?? '')) return size < 0.93 * typography.body
  if (place.box.top < 0.5 * pageHeight) return false
  // A title in a table of contents begins with a number as well.
  if (passage.lines.length === 1 && endsWithPageNumber(line)) return false
  const marked = first.raised === 'superscript' || /^(?:\d{1,2}\)?|[*†‡§¶]+)$/.test(first.text)
  return size < 0.93 * typography.body && marked && line.words.length > 1
}

const signs = /[=≤≥≠≈∼∝+−±×÷∑∏∫√∂∇∈∉⊂⊆∪∩⇒⇔∀∃∞∥⟨⟩]/u
/** Signs that stand between other things as well: "LH 718 · 8 h 40 min", "ZRH → FRA". */
const pointers = /[→←↔·]/u
const functions = /^(?:sin|cos|tan|log|ln|exp|max|min|lim|arg|det|mod|sup|inf|Pr|var)$/i

/** True for a displayed formula: one that was found as such on its page, or short, with mathematical signs, hardly a word of prose, no dots that lead to a page, and set in from the column's edge. */
export function isFormula(passage: Passage): boolean {
  if (passage.lines.every(({ bars }) => bars !== undefined)) return true
  const words = passage.lines.flatMap((line) => line.words)
  if (words.length < 2 || words.length > 60) return false
  const text = textOfLines(passage.lines)
  if (!hasSigns(text, words) || /(?:[.·․…] ?){4,}/u.test(text) || isCall(text) || holdsCommand.test(text) || reaches.test(text))
    return false
  const prose = words.filter((word) => /^[[(|]*\p{L}{3,}\d?[\])|]*[.,;]?$/u.test(word.text) && !functions.test(word.text)).length
  const money = /[$€£¥%]|\d{4}/.test(text)
  return prose / words.length < 0.15 && !money && words.some((word) => /\p{L}/u.test(word.text)) && isSetIn(passage)
}

/** A command of TeX, with what stands for its arguments: no set of which another is taken away. */
const holdsCommand = /\\\p{L}{3,}\*?[{[]/u

/** A mail address, or a telephone with the sign before its country: what reaches somebody is no formula. */
const reaches = /[^\s@]@[^\s@]+\.\p{L}{2}|(?:^|\s)\+\d(?:[ ()./-]{0,2}\d){8,}/u

/** True for the call of a function with named arguments: "unsign(value, max_age=None)". */
const isCall = (text: string): boolean => /\p{L}{3}\([^()]*\p{L}{3}=\S/u.test(text)

const hasSigns = (text: string, words: readonly Word[]): boolean =>
  signs.test(text) || (pointers.test(text) && words.some((word) => isInMathematicalFace(word) && /\p{L}/u.test(word.text)))

const isSetIn = ({ lines, column }: Passage): boolean =>
  lines.every((line: Line) => line.box.left > column.left + 0.5 * height(line.box)) ||
  lines.every((line) => line.box.left <= column.left + 1 && line.box.right >= column.right - 1)
