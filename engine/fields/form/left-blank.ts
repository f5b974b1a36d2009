// Pages of forms that nobody has written on: many labels, and nothing that a form can't print of itself.

import { height, overlapY } from '../../geometry/index.ts'
import type { Value, Word } from '../../model/index.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { labelLikeness, surroundingsOf } from './label-likeness.ts'
import { piecesOf } from './pieces.ts'
import { isCross } from './tick-marks.ts'
import { valueLike } from './value-likeness.ts'
import { wallsOf } from './walls.ts'

/** Labels of a page from which on it asks to be written on, and the log odds of a piece to be one. */
const fewestLabels = 5
const asks = 0.5
/** Words of a label; short pieces from which on a page without figures is a form, the share of them that asks; and what figures are few. */
const mostWords = 6
const fewestShort = 10
const asking = 0.6
const mostWithFigures = 0.2
/** Answers for each label up to which a page was left blank: who fills a form in answers most of it, and with figures here or there. */
const mostAnswered = 0.33

/**
 * The words of the pages that nobody has written on: none of the answers found there holds a figure, an address of mail, a day or a mark, and there are
 * few of them for all that is asked; the whole document, where that holds for its pages together. What stands in lists (`listed`) may tell that somebody
 * wrote there, and is not counted.
 */
export function leftBlank(
  pages: readonly PageText[],
  answers: readonly FoundValue[],
  listed: readonly FoundValue[] = [],
): ReadonlySet<Word> {
  const given = [...answers, ...listed].filter(({ value }) => !isUnticked(value))
  const inLists = new Set(listed)
  // Read twice, as a pair and by its label, it is one answer.
  const counted = (own: readonly FoundValue[]): number =>
    new Set(own.filter((answer) => !inLists.has(answer)).map(({ words: [first] }) => first)).size
  const read = pages.map((text) => {
    const own = new Set(text.page.words)
    return { text, here: given.filter(({ words: [first] }) => first !== undefined && own.has(first)), labels: labelsOn(text) }
  })
  const isBlank = (own: readonly FoundValue[], labels: number): boolean =>
    !own.some((answer) => isWritten(answer, pages) || isSaid(answer, pages)) && counted(own) <= mostAnswered * labels
  const isWhole = isBlank(
    given,
    read.reduce((sum, { labels }) => sum + labels, 0),
  )
  return new Set(read.flatMap(({ text, here, labels }) => (here.length > 0 && (isWhole || isBlank(here, labels)) ? text.page.words : [])))
}

const isUnticked = (value: Value): boolean => value.kind === 'tick' && !value.ticked

/** Words of what somebody writes, and the confidence from which on it tells anything. */
const mostWritten = 8
const leastWritten = 0.3

/**
 * A mark, or a figure, a day, an amount or an address of mail with nothing before it but its label, at the beginning of what stands together there: the
 * hours, fees and rules that a form prints stand within lines of their own.
 */
function isWritten({ value, words, label, confidence }: FoundValue, pages: readonly PageText[]): boolean {
  const [first] = words
  if (first === undefined || value.kind === 'tick') return first !== undefined
  if (words.some(({ text }) => isCross(text))) return true
  const holds = value.kind !== 'text' || words.some(({ text }) => /[\p{N}@]/u.test(text))
  if (!holds || words.length > mostWritten || confidence < leastWritten) return false
  const own = pages.flatMap(({ segments }) => segments).find((segment) => segment.words.includes(first))?.words ?? []
  const [from, after] = [own.indexOf(first), own[own.indexOf(words.at(-1) ?? first) + 1]]
  // The number of a question may stand before its label.
  const isFirst = from <= 0 || (label.includes(own[from - 1] ?? first) && own.findIndex((word) => label.includes(word)) <= 1)
  return isFirst && (after === undefined || !/^\p{Ll}/u.test(after.text))
}

/** In sizes of the writing: between the words of one answer. */
const widestGap = 1.5

/**
 * In a picture, whose prints nobody can tell apart: behind a colon on its row, in one piece with nothing else behind it. What a form prints there of
 * itself are options and the next label.
 */
function isSaid({ label, words }: FoundValue, pages: readonly PageText[]): boolean {
  const [colon, first, last] = [label.at(-1), words[0], words.at(-1)]
  if (colon === undefined || first === undefined || last === undefined || first.font !== null) return false
  if (!/[:：]$/u.test(colon.text) || /[:：]$/u.test(last.text)) return false
  const isOnRow = ({ box }: Word): boolean => overlapY(box, colon.box) > 0.5 * Math.min(height(box), height(colon.box))
  const isApart = words.some((word, at) => word.box.left - (words[at - 1] ?? word).box.right > widestGap * height(word.box))
  const row = pages.map(({ page }) => page.words).find((all) => all.includes(colon)) ?? []
  const ends = !row.some((word) => isOnRow(word) && word.box.left > last.box.right)
  return ends && !isApart && words.every(isOnRow) && first.box.left >= colon.box.right - 1
}

/** How many labels a page has, about; 0 where it asks for little or is no form. */
function labelsOn(text: PageText): number {
  const pieces = piecesOf(text, wallsOf(text.page.rulings)).filter((piece) => /\p{L}{2}/u.test(piece.text))
  const surroundings = surroundingsOf(pieces, text.page.words)
  const labels = pieces.filter((piece) => labelLikeness(piece, surroundings) > asks && !valueLike(piece.text)).length
  const short = pieces.filter(({ words }) => words.length <= mostWords).length
  const figures = pieces.filter((piece) => /\d{2}|@/u.test(piece.text)).length
  const isBare = short >= fewestShort && figures <= mostWithFigures * pieces.length
  return Math.max(labels < fewestLabels ? 0 : labels, isBare ? asking * short : 0)
}
