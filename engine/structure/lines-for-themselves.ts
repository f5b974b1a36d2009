// Short lines that somebody ended on purpose: addresses, lists of names, facts at the right margin.

import { type Box, width } from '../geometry/index.ts'
import { type Line, sizeOfLine } from '../model/index.ts'
import { boldness, type Typography } from './typography.ts'

/**
 * Three short lines or more that all begin with a capital or digit and none of which breaks off: an address or a list of names, where
 * every line stands for itself. Lines of running text begin with a capital about once in ten.
 */
export const isAddress = (lines: readonly Line[]): boolean =>
  (areLinesForThemselves(lines) || areAmounts(lines)) &&
  lines.some((line) => width(line.box) < 0.75 * Math.max(...lines.map((other) => width(other.box))))

const fewestAmounts = 4
/** True for lines of a few words of which most begin with how much: "150 g pearl barley", "½ tsp caraway seeds", "salt and pepper". */
const areAmounts = (lines: readonly Line[]): boolean =>
  lines.length >= fewestAmounts &&
  lines.every((line) => line.words.length <= mostInShort && !/[-,;.]$/.test(lastText(line))) &&
  2 * lines.filter(({ words: [first] }) => /^\p{N}/u.test(first?.text ?? '')).length > lines.length

const areLinesForThemselves = (lines: readonly Line[]): boolean =>
  lines.length >= 3 &&
  lines.every((line) => line.words.length <= 6 && /^[\p{Lu}\d+]|@/u.test(line.words[0]?.text ?? '') && !/[-,;]$/.test(lastText(line)))

/** Addresses are set in the type of a letter, titles of a page larger: of letters beside tables of 8 points those of 12 are no titles. */
const largestAddress = 1.6
/** Lines. */
const mostInAddress = 8

/** True for an address as letters have it: a name, then lines of which two name a number, one below the other at one edge, in plain type. */
export const isPostal = (lines: readonly Line[], typography: Typography): boolean =>
  lines.length <= mostInAddress &&
  areLinesForThemselves(lines) &&
  lines.every((line) => Math.abs(line.box.left - (lines[0]?.box.left ?? 0)) < 2) &&
  lines.slice(1).filter((line) => line.words.some(({ text }) => /\d/.test(text))).length >= 2 &&
  lines.every((line) => sizeOfLine(line) < largestAddress * typography.body) &&
  boldness(lines) < 0.5

/** Lines of a block at the right margin end alike to so many points. */
const sameMargin = 1
/** Such a line, and one of an address, has hardly more words. */
const mostInShort = 6
/** True where the first line alone is bold: what the facts below it are about. */
export const isOnlyBold = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined && boldness([first]) > 0.9 && boldness(others) < 0.5

/** Of two, the first may be the title of a letter over its number. */
export const fewestAtMargin = 3
/** True for short lines that end together and begin apart: all are set to the margin, and each ended where somebody ended it. */
export const areFlushRight = (lines: readonly Line[], column: Box): boolean =>
  lines.length > 1 &&
  lines.every(
    ({ words, box }) =>
      words.length <= mostInShort &&
      (lines.length <= mostInFacts || /^[\p{Lu}\d#]/u.test(words[0]?.text ?? '')) &&
      column.right - box.right <= sameMargin,
  ) &&
  lines.some(({ box }) => box.left - column.left > 0.8 * sizeOfLine(lines[0] as Line)) &&
  !isTextSetIn(lines)

/** True for a paragraph set to both edges of a narrow column of which only the first line is set in: the others begin together, most in small letters. */
function isTextSetIn([, second, ...others]: readonly Line[]): boolean {
  if (second === undefined || others.length === 0) return false
  const further = [second, ...others]
  const small = further.filter(({ words }) => /^\p{Ll}/u.test(words[0]?.text ?? '')).length
  return 2 * small > further.length && others.every(({ box }) => Math.abs(box.left - second.box.left) <= sameMargin)
}

/** In regions of more lines a narrow column of running text may have a colon by chance. */
const mostInFacts = 8
/** True for a short line that begins with a label below another short one: "PO # 2026-00871", "Date: Nov 9, 2026". */
export const isLabelledBelow = (previous: Line, { words }: Line, lineCount: number): boolean =>
  lineCount <= mostInFacts &&
  [previous.words, words].every((own) => own.length <= mostInShort && /^[\p{Lu}\d#]/u.test(own[0]?.text ?? '')) &&
  words.slice(0, 3).some(({ text }, at) => (at < 2 ? /\p{L}\.?:$|^:$/u : /^:$/).test(text)) &&
  !/:$/u.test(words.at(-1)?.text ?? '') &&
  !/[-,;:(]$/u.test(lastText(previous))

/** True for a line of strokes that somebody signs on, whatever stands below it. */
export const isLineToWriteOn = ({ words }: Line): boolean => words.every(({ text }) => /^[_.]{5,}$/u.test(text))

/** White within a line, in sizes of its writing, that parts texts of a row, and what words of one text have between them at most. */
const betweenTexts = 1.1
const betweenWords = 0.6
/** True for two short rows whose second texts begin at one place: "German   native", "English   C1". Lines spread to the edge of their column end there. */
export const areRows = (previous: Line, line: Line, column: Box): boolean => {
  const [above, own] = [secondTextOf(previous), secondTextOf(line)]
  return above !== null && own !== null && Math.abs(above - own) < 2 && Math.min(previous.box.right, line.box.right) < column.right - 2
}
/** Where the second of two texts in a short line begins; null for a line of one text or of more than two. */
function secondTextOf({ words, box }: Line): number | null {
  const size = sizeOfLine({ words, box })
  const gaps = words.slice(1).map((word, at) => ({ at: word.box.left, white: word.box.left - (words[at]?.box.right ?? 0) }))
  const [wide, ...others] = gaps.filter(({ white }) => white > betweenWords * size)
  return words.length <= mostInShort && wide !== undefined && others.length === 0 && wide.white > betweenTexts * size ? wide.at : null
}

/** True for the line with a postal code below the one with the number of a house: "88 Foundry Way", "Akron, OH 44301". */
export const isPlaceBelowStreet = (previous: Line, line: Line): boolean =>
  [previous, line].every(({ words }) => words.length <= mostInShort && /^[\p{Lu}\d]/u.test(words[0]?.text ?? '')) &&
  /^\d{1,5}[a-z]?$|^\d{1,5}[a-z]?[-–/]\d/iu.test(previous.words[0]?.text ?? '') !== /^\d{1,4}[a-z]?$/iu.test(lastText(previous)) &&
  (/^(?:\p{Lu}{1,2}-)?\d{4,5}$/u.test(line.words[0]?.text ?? '') || /^\d{5}(?:-\d{4})?$|^\d[A-Z]{2}$/u.test(lastText(line)))

/** The text of a line's last word. */
export const lastText = (line: Line): string => line.words[line.words.length - 1]?.text ?? ''

/** A label before what it is about has hardly more words than this. */
const longestLabel = 4

/** True for a line that begins with a label in bold before text that is not: "Present: A. Byrne", "Apologies: S. Weiss". */
export function beginsWithLabel({ words }: Line): boolean {
  const end = words.findIndex(({ text }) => /[:：]$/u.test(text))
  const [label, rest] = [words.slice(0, end + 1), words.slice(end + 1)]
  return (
    end >= 0 && end < longestLabel && label.every(({ font }) => font?.bold === true) && rest[0] !== undefined && rest[0].font?.bold !== true
  )
}
