// Bills, slips and statements of one sender in a row: the same sheet filled in again.

import type { PageText, Segment } from '../reading/page-text.ts'
import { lettersOf } from './letters.ts'
import { numberOf } from './numbers-of-own.ts'

/** The head of a page, where its number and day stand: so much of its height. */
const head = 0.45
/** Pieces of the head that stand on the first page too, figures apart: so many, and so large a share of the head. */
const fewestPieces = 6
const leastShare = 0.75
/** Points by which the same piece may stand elsewhere: what a feeder shifts. */
const shift = 9
/** Figures of a number that is one document's own; amounts and counts of pages have fewer. */
const fewestFigures = 4

/**
 * true where the head of the page says at the same places what the head of the document's first page says, and a number there is another one, or where
 * the page is that first page once more. Heads that pages of one document repeat have the same number and day.
 */
export function isFilledInAgain(page: PageText, open: readonly PageText[]): boolean {
  const first = open[0]
  if (first === undefined) return false
  if (isCopy(page, first)) return true
  const number = numberOf(page)
  if (number !== null && number === numberOf(first)) return false
  const own = headOf(page)
  if (own.length < fewestPieces) return false
  const known = headOf(first)
  const pairs = own.map((piece) => [piece, known.find((other) => isAtSamePlace(piece, other) && masked(piece) === masked(other))] as const)
  const same = pairs.filter(([, other]) => other !== undefined)
  if (same.length < fewestPieces || same.length < leastShare * Math.max(own.length, known.length)) return false
  return same.some(([piece, other]) => other !== undefined && namesAnother(piece, other))
}

/** Fewer words may stand on two pages of one document: "This page is left blank". */
const fewestWordsOfCopy = 25
const isCopy = ({ segments }: PageText, { segments: others }: PageText): boolean =>
  segments.length === others.length &&
  segments.reduce((sum, { words }) => sum + words.length, 0) >= fewestWordsOfCopy &&
  segments.every(({ text }, at) => text === others[at]?.text)

const headOf = ({ segments, page }: PageText): readonly Segment[] =>
  segments.filter(({ baseline, words }) => baseline < head * page.size.height && words.length <= 8)
const isAtSamePlace = (one: Segment, other: Segment): boolean =>
  Math.abs(one.baseline - other.baseline) < shift &&
  (Math.abs(one.box.left - other.box.left) < shift || Math.abs(one.box.right - other.box.right) < shift)
const masked = ({ text }: Segment): string => lettersOf(text).replace(/\d/gu, '#')

/** A number of several figures, no amount, differs. */
function namesAnother({ words }: Segment, { words: others }: Segment): boolean {
  return words.some(({ text }, at) => {
    const other = others[at]?.text ?? ''
    const [figures, before] = [text, other].map((each) => each.replace(/\D/gu, ''))
    return figures !== before && (figures?.length ?? 0) >= fewestFigures && !isAmount.test(text)
  })
}
const isAmount = /^\D{0,3}\d[\d.,' ]*[.,]\d{2}\D{0,3}$/u
