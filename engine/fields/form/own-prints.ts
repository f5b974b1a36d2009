// What a form prints in one way all over a page: its labels in columns, and the headings of its parts. Neither answers anything.

import type { Word } from '../../model/index.ts'
import { tokensOf } from '../reading/labels.ts'
import type { Piece } from './pieces.ts'
import { onRow } from './places.ts'
import { isCross, isEmptyBox } from './tick-marks.ts'
import { printOf as faceOf } from './two-prints.ts'
import { valueLike } from './value-likeness.ts'

/** Log odds of a piece to be a label, from which on it is one by its words. */
const asks = 0.5
/** Pieces flush with each other that make a column, and the share of them that ask or have an answer beside them; typed answers under labels are half. */
const fewestInColumn = 4
const leastAsking = 0.4
/** Neighbours in such a column that both ask: under labels with answers below them there are none. */
const fewestNeighbours = 2
/** In sizes of the writing: how far beginnings of one column may miss each other, and how far from one label to the next at most. */
const flush = 0.4
const widestStep = 5

/** First words of the pieces in columns of labels: flush, in one print, most of them labels by their words or by what stands beside them. */
export function inColumnsOfLabels(pieces: readonly Piece[], odds: (piece: Piece) => number): ReadonlySet<Word> {
  const able = pieces.filter((piece) => printOf(piece) !== null && !isMark(piece) && !valueLike(piece.text))
  const asking = (piece: Piece): boolean =>
    odds(piece) > asks || able.some((other) => onRow(piece, other) && other.box.left > piece.box.right && printOf(other) !== printOf(piece))
  const seen = new Set<Piece>()
  return new Set(
    able.flatMap((piece) => {
      if (seen.has(piece)) return []
      const column = able
        .filter((other) => printOf(other) === printOf(piece) && Math.abs(other.box.left - piece.box.left) < flush * piece.size)
        .toSorted((a, b) => a.box.top - b.box.top)
      for (const member of column) seen.add(member)
      const labels = column.filter(asking)
      const neighbours = column.filter((member, at) => {
        const next = column[at + 1]
        return next !== undefined && asking(member) && asking(next) && next.box.top - member.box.bottom < widestStep * member.size
      })
      const isColumn =
        column.length >= fewestInColumn && labels.length >= leastAsking * column.length && neighbours.length >= fewestNeighbours
      // Where labels end in colons, what has none is written under one.
      const isClosed = labels.filter(({ closed }) => closed).length > labels.length / 2
      return isColumn ? column.filter(({ closed }) => closed || !isClosed).flatMap(({ words }) => words.slice(0, 1)) : []
    }),
  )
}

/** Headings on a page from which on their print is known, and labels of a print for each of them at least. */
const fewestHeadings = 2
const labelsToHeadings = 2.5
/** Headings are larger than the labels by this factor, and have at most so many words. */
const largerBy = 1.05
const longestHeading = 8

/**
 * First words of the headings of a form's parts: bold, larger than the labels, alone on their rows, in the margin of the labels, each with a label
 * under it, and much fewer than those.
 */
export function headingsOfParts(pieces: readonly Piece[]): ReadonlySet<Word> {
  const isBold = ({ words: [first] }: Piece): boolean => first?.font?.bold === true
  const able = pieces.filter((piece) => printOf(piece) !== null && !isMark(piece))
  const bold = able.filter(
    (piece) =>
      isBold(piece) &&
      piece.words.length <= longestHeading &&
      !piece.closed &&
      !valueLike(piece.text) &&
      !able.some((other) => other !== piece && (onRow(piece, other) || onRow(other, piece))),
  )
  return new Set(
    bold.flatMap((piece) => {
      const alike = able.filter((other) => printOf(other) === printOf(piece))
      const own = bold.filter((other) => printOf(other) === printOf(piece))
      const below = labelUnder(piece, able)
      const print = below === undefined ? null : printOf(below)
      const smaller = (below?.words[0]?.font?.size ?? 0) * largerBy < (piece.words[0]?.font?.size ?? 0)
      if (own.length < fewestHeadings || own.length < alike.length || print === null || print === printOf(piece) || !smaller) return []
      return able.filter((other) => printOf(other) === print).length >= labelsToHeadings * own.length ? piece.words.slice(0, 1) : []
    }),
  )
}

/** The next piece under another, flush with it. */
const labelUnder = (piece: Piece, pieces: readonly Piece[]): Piece | undefined =>
  pieces
    .filter((other) => other.box.top >= piece.box.bottom - 0.3 * piece.size && Math.abs(other.box.left - piece.box.left) < piece.size)
    .toSorted((a, b) => a.box.top - b.box.top)[0]

/** Face, size, weight and colour. */
const printOf = (piece: Piece): string | null => {
  const face = faceOf(piece)
  return face === null ? null : `${face} ${piece.words[0]?.font?.colour ?? ''}`
}

const isMark = ({ text }: Piece): boolean => isCross(text) || isEmptyBox(text) || tokensOf(text).join('') === ''
