// How far an answer goes on: along its row, and line for line below it.

import { height } from '../../geometry/index.ts'
import type { Piece } from './pieces.ts'
import { letters, onRow, sameCell } from './places.ts'
import { partedAcross, partedDown, type Walls } from './walls.ts'

/** In heights of the lower row: from here on a box holds two rows, and the next is counted from the lower of them. */
const twoRows = 1.8
/** How far a row lies below another, by its top or its middle: a box may take in two rows of a crooked scan. */
const stepDown = (above: Piece, { box: lower }: Piece): number => {
  const upper = { ...above.box, top: topOfLastRow(above) }
  return lower.top - upper.top - Math.max(0, (height(upper) - height(lower)) / (height(upper) > twoRows * height(lower) ? 1 : 2))
}

/** Where the last row of a piece begins: recognition takes the lines of a narrow list for one now and then. */
function topOfLastRow({ words, box }: Piece): number {
  const tallest = Math.max(...words.map((word) => height(word.box)))
  return height(box) > twoRows * tallest ? Math.max(...words.map((word) => word.box.top)) : box.top
}

/** Rows that an answer goes on for at most. */
const mostRows = 14
/** In heights of the writing, from the middle of a row to the middle of the next: an answer's rows, and those on lines ruled to write on. */
const widestStep = 2.3
const widestRuled = 3.5
/** The rows of an answer are as far apart as its first two, give or take what crooked scans do. */
const widerStep = 1.4

/** In sizes of the writing: how far apart the pieces of an answer stand, and those written on one line over its label. */
const widestBeside = 2.2
const widestOnLine = 6
const isOnLineOver = (label: Piece, last: Piece, next: Piece): boolean =>
  label.box.top > last.box.bottom - 0.5 * label.size && last.underline !== null && last.underline === next.underline

/** The pieces that go on with a value: right of it on its row, and line for line below it until something else begins. */
export function continued(
  label: Piece,
  first: Piece,
  pieces: readonly Piece[],
  values: Set<Piece>,
  isLabel: (piece: Piece) => boolean,
  mayBeLabel: (piece: Piece) => boolean,
  walls: Walls,
): readonly Piece[] {
  const value = [first]
  // Who gets a copy is a list of names and departments, which sound like labels.
  const goesOn = isListOfCopies(label) ? ({ closed }: Piece): boolean => !closed : (piece: Piece): boolean => !isLabel(piece)
  const free = (piece: Piece): boolean => !values.has(piece) && goesOn(piece) && piece !== label
  const take = (piece: Piece): void => {
    value.push(piece)
    values.add(piece)
  }
  const along = (from: Piece): Piece => {
    let last = from
    for (;;) {
      const next = pieces
        .filter((piece) => onRow(last, piece) && piece.box.left >= last.box.right - 1)
        .sort((a, b) => a.box.left - b.box.left)[0]
      if (
        next === undefined ||
        !free(next) ||
        next.box.left - last.box.right > (isOnLineOver(label, last, next) ? widestOnLine : widestBeside) * letters(last) ||
        partedAcross(walls, last.box, next.box)
      )
        return last
      take(next)
      last = next
    }
  }
  let end = along(first).box.right
  let above = first
  let pitch: number | null = null
  const isFull = (): boolean => end > first.box.left + 14 * letters(first)
  // The rest of a paragraph begins under its label, or between the label and the answer's first word.
  const goesBack = (piece: Piece): boolean =>
    piece.box.left < first.box.left &&
    piece.box.left > label.box.left - 1.6 * letters(first) &&
    (onRow(label, first) || label.box.top < first.box.top + 0.6 * letters(first)) &&
    isFull() &&
    !columnBeside(piece, first, pieces)
  for (let row = 0; row < mostRows; row++) {
    const below = pieces
      .filter((piece) => {
        const step = stepDown(above, piece)
        const ruled = isFull() && above.underline !== null && piece.underline !== null
        const farthest = (ruled ? widestRuled : widestStep) * Math.max(letters(above), height(above.box))
        return (
          piece.box.top - above.box.top > 0.6 * height(above.box) &&
          step < (pitch === null ? farthest : Math.min(farthest, widerStep * pitch)) &&
          (Math.abs(piece.box.left - first.box.left) < 1.6 * letters(first) || goesBack(piece))
        )
      })
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    const next = beginOf(below[0], below)
    if (next === undefined || !free(next) || leftOf(next, pieces).some((other) => mayBeLabel(other) || isListed(other, label, first))) break
    const parted = !sameCell(first, next) && partedDown(walls, above.box, next.box)
    // Lines ruled for writing part the rows of one answer; the walls of cells part two.
    if (parted && !(above.underline !== null && next.underline !== null)) break
    pitch = stepDown(above, next)
    take(next)
    end = along(next).box.right
    above = next
  }
  return value
}

/** The first piece of a row of running text that a leaning scan parted: what stands a word's space before the highest one. */
function beginOf(piece: Piece | undefined, row: readonly Piece[]): Piece | undefined {
  if (piece === undefined) return undefined
  const before = row.find(
    (other) =>
      other !== piece &&
      Math.abs(piece.box.left - other.box.right) < letters(piece) &&
      Math.min(piece.box.bottom, other.box.bottom) - Math.max(piece.box.top, other.box.top) > 0.5 * height(piece.box),
  )
  return before === undefined ? piece : beginOf(before, row)
}

const isListOfCopies = ({ text }: Piece): boolean =>
  /^(?:b?cc|c\.c\.|copies(?: to.*)?|copy to|distribution|verteiler|kopie an|copies? à|copias? a|copia a)\s*[:.]*$/iu.test(text)

/** Set as the label is and flush with it, left of the answers: the next label of a list of them, whatever it says. */
const isListed = (piece: Piece, label: Piece, first: Piece): boolean =>
  onRow(label, first) &&
  first.box.left - label.box.right > 0.6 * label.size &&
  Math.abs(piece.box.left - label.box.left) < 0.6 * label.size &&
  piece.box.right < first.box.left &&
  Math.abs(height(piece.box) - height(label.box)) < 0.35 * height(label.box)

/** Behind a piece something begins where the answer does: the piece is the next label, whatever it says. */
const columnBeside = (piece: Piece, first: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (other) =>
      other !== piece &&
      onRow(piece, other) &&
      other.box.left - piece.box.right > 2.2 * letters(piece) &&
      Math.abs(other.box.left - first.box.left) < 1.6 * letters(first),
  )

const leftOf = (piece: Piece, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter((other) => other !== piece && (onRow(other, piece) || isOnLineOf(other, piece)) && other.box.right <= piece.box.left + 1)

/** A label that a colon ends, on the line that the answer is typed a little above. */
const isOnLineOf = ({ closed, box }: Piece, { box: answer, underline }: Piece): boolean =>
  closed &&
  underline !== null &&
  Math.abs(underline.at - box.bottom) < 0.6 * height(box) &&
  box.top < answer.bottom &&
  box.left < answer.left
