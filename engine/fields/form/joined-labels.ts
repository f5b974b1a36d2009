// Labels that are printed in parts: words that the rows of a crooked scan tore apart, a second line, a hint in parentheses.

import { height, overlapY, unionOf } from '../../geometry/index.ts'
import type { Piece } from './pieces.ts'
import { sameCell } from './places.ts'

/** The pieces with the parts of one label made one, in the order of their first parts. `likeness` is a piece's log odds of being a label. */
export function joinedLabels(pieces: readonly Piece[], likeness: (piece: Piece) => number): readonly Piece[] {
  const joined = [...pieces]
  for (let at = 0; at < joined.length; at++) {
    const own = joined[at]
    if (own === undefined) continue
    const next = joined.findIndex(
      (other) =>
        other !== own &&
        (isTorn(own, other) ||
          isClause(own, other) ||
          isHint(own, other, likeness) ||
          isSecondLine(own, other, joined, likeness) ||
          isRestOfLabel(own, other, joined)),
    )
    const other = joined[next]
    if (other === undefined) continue
    joined[at] = together(own, other)
    joined.splice(next, 1)
    // Once more from the same label: "Date of", "issue", "(if known)". What was taken may have stood before it.
    at -= next < at ? 2 : 1
  }
  return joined.map((piece, order) => ({ ...piece, order }))
}

/** A label of a page in two prints with the line that it goes on in: of its print, tight under it, with nothing beside it. */
export function withSecondLine(own: Piece, pieces: readonly Piece[]): Piece {
  const rest = own.closed
    ? undefined
    : pieces.find(
        (other) =>
          other !== own &&
          printOf(own) !== '' &&
          printOf(own) === printOf(other) &&
          isUnder(own, other) &&
          Math.abs(own.box.left - other.box.left) < 0.4 * own.size &&
          own.words.length + other.words.length <= 8 &&
          (other.closed || isTight(own, other, pieces)) &&
          !pieces.some(
            (third) =>
              third.box.left > other.box.right &&
              overlapY(third.box, other.box) > 0.5 * height(other.box) &&
              overlapY(third.box, own.box) < 0.3 * height(own.box),
          ),
      )
  return rest === undefined ? own : together(own, rest)
}

/** The same with the lines over it in its box, set alike and flush: "6 Marks and" over "numbers", or the label in another language. */
export function withLinesAbove(own: Piece, pieces: readonly Piece[]): Piece {
  const above = pieces.find(
    (other) =>
      other !== own &&
      !other.closed &&
      printOf(own) !== '' &&
      printOf(own) === printOf(other) &&
      sameCell(own, other) &&
      other.box.top < own.box.top - 0.5 * own.size &&
      own.box.top - other.box.bottom < 0.5 * own.size &&
      Math.abs(own.box.left - other.box.left) < 0.4 * own.size &&
      own.words.length + other.words.length <= mostInBox &&
      // What stands beside the upper line is a label of its own.
      !pieces.some((third) => third !== other && sameCell(third, other) && overlapY(third.box, other.box) > 0.5 * height(other.box)),
  )
  return above === undefined ? own : withLinesAbove(together(above, own), pieces)
}
/** Words of a label on several lines of a box. */
const mostInBox = 12

function together(own: Piece, other: Piece): Piece {
  const words = [...own.words, ...other.words]
  return {
    ...own,
    words,
    text: words.map(({ text }) => text).join(' '),
    box: unionOf([own.box, other.box]),
    closed: own.closed || other.closed,
    line: other.line ?? own.line,
  }
}

/** Of one print and on one height, as close as words, but on two rows: the scan is crooked. */
const isTorn = (own: Piece, other: Piece): boolean =>
  own.row !== other.row &&
  Math.abs(own.row - other.row) <= 2 &&
  !own.closed &&
  other.box.left >= own.box.right - 1 &&
  other.box.left - own.box.right < 0.8 * Math.min(own.size, other.size) &&
  overlapY(own.box, other.box) > 0.6 * Math.min(height(own.box), height(other.box)) &&
  Math.max(height(own.box), height(other.box)) < 1.5 * Math.min(height(own.box), height(other.box))

/** "If yes," before "give details:". */
const isClause = (own: Piece, other: Piece): boolean =>
  /^\p{L}.*\p{L},$/u.test(own.text) &&
  own.words.length <= 4 &&
  other.closed &&
  own.underline === null &&
  other.box.left >= own.box.right - 1 &&
  other.box.left - own.box.right < 1.8 * Math.max(own.size, other.size) &&
  overlapY(own.box, other.box) > 0.6 * Math.min(height(own.box), height(other.box))

/** "(if known)" right behind a label or under its beginning. */
function isHint(own: Piece, other: Piece, likeness: (piece: Piece) => number): boolean {
  if (!/^\([^)]*\p{L}{3}[^)]*\)[:.]?$/u.test(other.text) || other.words.length > 8 || likeness(own) < 0 || own.text.includes('('))
    return false
  const behind =
    other.box.left >= own.box.right - 1 &&
    other.box.left - own.box.right < (other.closed ? 3 : 1.6) * own.size &&
    overlapY(own.box, other.box) > 0.5 * Math.min(height(own.box), height(other.box))
  return behind || (isUnder(own, other) && lettersOf(other) < 1.25 * lettersOf(own))
}

/** The rest of a label that is too long for one line: what stands above it says nothing alone and nothing is printed behind it. */
const isSecondLine = (own: Piece, other: Piece, pieces: readonly Piece[], likeness: (piece: Piece) => number): boolean =>
  !own.closed &&
  own.line === null &&
  own.underline === null &&
  likeness(own) < 0.4 &&
  likeness(other) < 1.6 &&
  other.line !== 'empty' &&
  own.words.length + other.words.length <= 8 &&
  (isUnder(own, other) || isIndented(own, other, pieces)) &&
  Math.max(own.size, other.size) < 1.3 * Math.min(own.size, other.size) &&
  isNotLarger(other, own) &&
  isCapital(own.text) === isCapital(other.text) &&
  /\p{L}{2}/u.test(own.text) &&
  !/\d/u.test(own.text) &&
  !answers(own, pieces) &&
  !isInList(own, other, pieces) &&
  !pieces.some(
    (third) =>
      third !== own &&
      third.box.left > own.box.right &&
      third.box.left - own.box.right < 14 * own.size &&
      overlapY(third.box, own.box) > 0.6 * height(own.box) &&
      overlapY(third.box, other.box) < 0.3 * height(other.box),
  )

/**
 * The second line of a label whose answer stands beside the first: flush and in one print, going on in small letters, up to the colon or within one
 * cell, with nothing beside it. Of recognised writing print says too little.
 */
function isRestOfLabel(own: Piece, other: Piece, pieces: readonly Piece[]): boolean {
  const [first, next] = [own.words[0], other.words[0]]
  if (first?.font == null || next?.font == null || own.closed || own.line !== null || own.words.length + other.words.length > 8)
    return false
  const isOnePrint =
    first.font.family === next.font.family && first.font.bold === next.font.bold && Math.abs(first.font.size - next.font.size) < 0.3
  if (!isOnePrint || !isUnder(own, other) || Math.abs(own.box.left - other.box.left) > 0.4 * own.size || /\d/u.test(own.text)) return false
  if (!/^\p{Ll}/u.test(other.text) && !other.closed && !sameCell(own, other) && !isTight(own, other, pieces)) return false
  const beside = (piece: Piece): readonly Piece[] =>
    pieces.filter(
      (third) => third !== piece && third.box.left > piece.box.right && overlapY(third.box, piece.box) > 0.5 * height(piece.box),
    )
  const [answer] = beside(own).toSorted((a, b) => a.box.left - b.box.left)
  const isWritten = answer !== undefined && !answer.closed && answer.box.left - own.box.right < 14 * own.size
  const isAlone = !beside(other).some((third) => answer === undefined || third.box.left < answer.box.right)
  return isWritten && isAlone && printOf(answer) !== printOf(own) && !answers(own, pieces)
}

/** Much closer than what follows under them in the same margin: two lines of one label, where labels stand in a list. */
function isTight(own: Piece, other: Piece, pieces: readonly Piece[]): boolean {
  const [next] = pieces
    .filter((third) => third.box.top > other.box.bottom - 1 && Math.abs(third.box.left - own.box.left) < own.size)
    .toSorted((a, b) => a.box.top - b.box.top)
  return (
    next !== undefined &&
    next.box.top - other.box.bottom > other.box.top - own.box.bottom + 0.5 * own.size &&
    other.box.top - own.box.bottom < 0.4 * own.size
  )
}

/** Face, size and weight; labels and answers that a form sets alike can not be told by it. */
const printOf = ({ words: [word] }: Piece): string =>
  word?.font == null
    ? ''
    : `${word.font.family} ${word.font.bold} ${word.font.italic} ${Math.round(2 * word.font.size)} ${word.font.colour ?? ''}`

/** Where the file says the sizes: what is set larger under a label answers it. */
function isNotLarger({ words: [lower] }: Piece, { words: [upper] }: Piece): boolean {
  const [own, above] = [lower, upper].map((word) => (word?.readBy === 'text-layer' ? (word.font?.size ?? null) : null))
  return own == null || above == null || own < largerBy * above
}
const largerBy = 1.12

/** The size of a piece's letters: boxes of lines with and without tall letters differ. */
const lettersOf = ({ size, box }: Piece): number => Math.max(size, height(box) / 1.4)

/** Right behind a label that a colon ends: an answer, and no label. */
const answers = (own: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (label) =>
      label.closed &&
      label !== own &&
      own.box.left >= label.box.right - 1 &&
      own.box.left - label.box.right < 14 * own.size &&
      overlapY(own.box, label.box) > 0.5 * Math.min(height(own.box), height(label.box)),
  )

/** Each has something to its left, one flush with the other: two answers in a list of labels. */
function isInList(own: Piece, other: Piece, pieces: readonly Piece[]): boolean {
  const labelOf = (answer: Piece): Piece | undefined =>
    pieces.find(
      ({ box }) =>
        box.right <= answer.box.left &&
        answer.box.left - box.right < 14 * answer.size &&
        overlapY(box, answer.box) > 0.5 * Math.min(height(box), height(answer.box)),
    )
  const [upper, lower] = [labelOf(own), labelOf(other)]
  return upper !== undefined && lower !== undefined && upper !== lower && Math.abs(upper.box.left - lower.box.left) < 0.6 * own.size
}

const isUnder = (upper: Piece, lower: Piece): boolean => {
  const down = lower.box.top - upper.box.bottom
  return down > -0.3 * upper.size && down < 0.75 * upper.size && Math.abs(lower.box.left - upper.box.left) < 1.2 * upper.size
}

/** The second line of a label is set in a little, and its answer begins behind it. */
const isIndented = (upper: Piece, lower: Piece, pieces: readonly Piece[]): boolean => {
  const [down, indent] = [lower.box.top - upper.box.bottom, lower.box.left - upper.box.left]
  return (
    down > -0.3 * upper.size &&
    down < 0.75 * upper.size &&
    indent > 0 &&
    indent < 2.6 * upper.size &&
    pieces.some(
      ({ box, underline }) => underline !== null && box.left > lower.box.right && overlapY(box, lower.box) > 0.5 * height(lower.box),
    )
  )
}

const isCapital = (text: string): boolean => text.replace(/[^\p{Lu}]/gu, '').length > 0.8 * text.replace(/[^\p{L}]/gu, '').length
