// Pages of forms that nobody has written on: many labels, and nothing that a form can't print of itself.

import { height, overlapY } from '../../geometry/index.ts'
import type { Value, Word } from '../../model/index.ts'
import type { PageText } from '../reading/page-text.ts'
import { isHint } from '../reading/printed-hints.ts'
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
const shareAsking = 0.6
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
  const standing = [...answers, ...listed].filter((answer) => !isUnticked(answer.value) && !isHint(answer.value.text))
  const given = standing.filter((answer) => !isRoundOption(answer))
  const inLists = new Set(listed)
  const read = pages.map((text) => {
    const own = new Set(text.page.words)
    const isHere = ({ words: [first] }: FoundValue): boolean => first !== undefined && own.has(first)
    return { text, here: given.filter(isHere), hasAny: standing.some(isHere), ...labelsOn(text) }
  })
  const asked = new Set([...read.flatMap(({ asking }) => asking), ...given.flatMap(({ label }) => label)])
  // Read twice, as a pair and by its label, it is one answer; the next label is none.
  const counted = (own: readonly FoundValue[]): number =>
    new Set(
      own.filter((answer) => !inLists.has(answer) && !answer.words.every((word) => asked.has(word))).map(({ words: [first] }) => first),
    ).size
  const isBlank = (own: readonly FoundValue[], labels: number): boolean =>
    !own.some((answer) => isWritten(answer, pages) || isSaid(answer, pages)) && labels > 0 && counted(own) <= mostAnswered * labels
  const isWhole = isBlank(
    given,
    read.reduce((sum, { labels }) => sum + labels, 0),
  )
  return new Set(read.flatMap(({ text, here, hasAny, labels }) => (hasAny && (isWhole || isBlank(here, labels)) ? text.page.words : [])))
}

/** The first of options behind round boxes, as readers of pictures see them: "O married". */
const isRoundOption = ({ words: [first, second] }: FoundValue): boolean =>
  first !== undefined && second !== undefined && first.font === null && /^[O○◯0]$/u.test(first.text)

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
  // The next label may hold a figure of its own: "Address line 1:".
  const isAsked = /[:：]$/u.test(words.at(-1)?.text ?? '')
  const holds = !isAsked && (value.kind !== 'text' || words.some(({ text }) => /[\p{N}@]/u.test(text)))
  if (!holds || words.length > mostWritten || confidence < leastWritten || countsRows(words)) return false
  const own = pages.flatMap(({ segments }) => segments).find((segment) => segment.words.includes(first))?.words ?? []
  const [from, after] = [own.indexOf(first), own[own.indexOf(words.at(-1) ?? first) + 1]]
  const before = own[from - 1] ?? closeBefore(first, pages)
  // The number of a question may stand before its label.
  const isFirst = before === undefined || (label.includes(before) && own.findIndex((word) => label.includes(word)) <= 1)
  return isFirst && (after === undefined || !/^\p{Ll}/u.test(after.text))
}

/** "1", "2" and "3" under each other: the numbers of lines to write on. */
function countsRows(words: readonly Word[]): boolean {
  const numbers = words.filter(({ text }) => /^\d{1,2}[.)]?$/u.test(text))
  return numbers.length > 1 && numbers.every((word, at) => Number.parseInt(word.text, 10) === at + 1 && isUnder(word, numbers[at - 1]))
}
/** In sizes of the writing, from top to top: options under each other, and not the next row of a form. */
const nextLine = 2.2
const isRightUnder = ({ box }: Word, above: Word): boolean =>
  Math.abs(box.left - above.box.left) < 0.5 * height(above.box) &&
  box.top > above.box.top + 0.5 * height(above.box) &&
  box.top < above.box.top + nextLine * height(above.box)

const isUnder = ({ box }: Word, above: Word | undefined): boolean =>
  above === undefined || (box.top > above.box.top + 0.5 * height(above.box) && Math.abs(box.left - above.box.left) < height(box))

/** In sizes of the writing: between the words of one answer. */
const widestGap = 1.5

/** The word that stands before another as in running text; readers of pictures part lines at other gaps too. */
function closeBefore(word: Word, pages: readonly PageText[]): Word | undefined {
  const all = pages.map(({ page }) => page.words).find((own) => own.includes(word)) ?? []
  const gap = (other: Word): number => word.box.left - other.box.right
  return all.find(
    (other) =>
      other !== word &&
      overlapY(other.box, word.box) > 0.5 * Math.min(height(other.box), height(word.box)) &&
      Math.abs(gap(other)) < closest * height(word.box),
  )
}
const closest = 0.6

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
  const [start = colon] = label
  const hasLabel = (word: Word): boolean =>
    row.some(({ box }) => overlapY(box, word.box) > 0.5 * height(word.box) && box.right < word.box.left && box.left >= start.box.left - 1)
  const isFirstOfSeveral = row.some((word) => !words.includes(word) && isRightUnder(word, first) && !hasLabel(word))
  return ends && !isApart && !isFirstOfSeveral && words.every(isOnRow) && first.box.left >= colon.box.right - 1
}

/** How many labels a page has, about, 0 where it asks for little or is no form; and the words of those that are told by themselves. */
function labelsOn(text: PageText): { readonly labels: number; readonly asking: readonly Word[] } {
  const pieces = piecesOf(text, wallsOf(text.page.rulings)).filter((piece) => /\p{L}{2}/u.test(piece.text))
  const surroundings = surroundingsOf(pieces, text.page.words)
  const asking = pieces.filter((piece) => labelLikeness(piece, surroundings) > asks && !valueLike(piece.text))
  const short = pieces.filter(({ words }) => words.length <= mostWords).length
  const figures = pieces.filter((piece) => /\d{2}|@/u.test(piece.text)).length
  const isBare = short >= fewestShort && figures <= mostWithFigures * pieces.length
  return {
    labels: Math.max(asking.length < fewestLabels ? 0 : asking.length, isBare ? shareAsking * short : 0),
    asking: asking.flatMap(({ words }) => words),
  }
}
