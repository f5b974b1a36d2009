// Options to choose from: a cross before or behind a word on a form says that this one holds.

import { boxSizeAmong } from './box-size.ts'
import type { Match } from './match.ts'
import { onLineOf, type Piece } from './pieces.ts'
import { isCross, isEmptyBox } from './tick-marks.ts'

/** Log odds of a cross beside a word: nothing else on forms is written so. */
const odds = 5
/** In sizes of the writing: further off a cross belongs to no word. */
const farthest = 3.5

/** Words of an option beside a box, and beside a typed cross, which may be a letter. */
const mostWords = { box: 10, cross: 4 }

/** Every cross with the word that it marks: the nearer of its neighbours on the row; with both as near, the one behind it. */
export function ticked(pieces: readonly Piece[]): readonly Match[] {
  return pieces.flatMap((cross) => {
    const label = isCross(cross.text) ? optionOf(cross, pieces) : null
    return label === null ? [] : [{ label, value: [cross], odds }]
  })
}

/** Boxes that nothing is marked in, and what they stand for: neither labels nor answers. */
export const emptyOptions = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((box) => (isEmptyBox(box.text) ? [box, ...[optionOf(box, pieces)].filter((piece) => piece !== null)] : []))

/** The piece that a cross or box stands for; null where none is near enough. */
export function optionOf(cross: Piece, pieces: readonly Piece[]): Piece | null {
  const level = pieces.filter((other) => other !== cross && onLevel(cross, other))
  if (isInSentence(cross, level)) return null
  // "84 x 24.9 mm" is a measure.
  if (level.some((other) => isFigureBefore(other, cross)) && level.some((other) => isFigureBehind(other, cross))) return null
  const row = pieces.filter(
    (other) =>
      other !== cross &&
      !other.closed &&
      /\p{L}{2}/u.test(other.text) &&
      other.words.length <= (/^[☐□☑☒◉⦿[(]/u.test(cross.text) ? mostWords.box : mostWords.cross) &&
      (onLevel(cross, other) || onLineOf(other, cross)),
  )
  const behind = row.filter(({ box }) => box.left >= cross.box.right - 1).sort((a, b) => a.box.left - b.box.left)[0]
  const before = row.filter(({ box }) => box.right <= cross.box.left + 1).sort((a, b) => b.box.right - a.box.right)[0]
  const gapBehind =
    behind === undefined ? Number.POSITIVE_INFINITY : (behind.box.left - cross.box.right) / boxSizeAmong(cross.segment.words)
  const gapBefore =
    before === undefined ? Number.POSITIVE_INFINITY : (cross.box.left - before.box.right) / boxSizeAmong(cross.segment.words)
  const label = gapBehind <= 1.5 * gapBefore ? behind : before
  return label === undefined || Math.min(gapBehind, gapBefore) > farthest ? null : label
}

/** "Put an x in front of what you want": a letter between words of one line, and not between two options. */
function isInSentence({ text, box, size, segment }: Piece, level: readonly Piece[]): boolean {
  const beside = level.filter(
    (other) => other.segment === segment && Math.max(box.left - other.box.right, other.box.left - box.right) < widestWordSpace * size,
  )
  return /^x$/iu.test(text) && beside.length > 1 && beside.reduce((sum, { words }) => sum + words.length, 0) > mostBetween
}
/** In sizes of the writing; and words of two options at most, as "very good" and "not at all". */
const widestWordSpace = 1.2
const mostBetween = 5

/** In sizes of the writing: a figure and the cross of a measure stand closer. */
const widestMeasure = 2.2
const isFigureBefore = ({ text, box, size }: Piece, cross: Piece): boolean =>
  /\d$/u.test(text) && box.right <= cross.box.left + 1 && cross.box.left - box.right < widestMeasure * size
const isFigureBehind = ({ text, box, size }: Piece, cross: Piece): boolean =>
  /^[.,]?\d/u.test(text) && box.left >= cross.box.right - 1 && box.left - cross.box.right < widestMeasure * size

/** The other options on the rows of those that were chosen, and of "yes" and "no": none of them is the value of something. */
export function optionsNotChosen(pieces: readonly Piece[], chosen: readonly Match[]): readonly Piece[] {
  const marked = chosen.flatMap(({ label, value }) => [label, ...value])
  const answers = pieces.filter(({ text }) => /^_*(?:yes|no|ja|nein|oui|non|sí|si|sim|não)[*.]?$/iu.test(text))
  const pairs = answers.filter((one) => answers.some((other) => other !== one && onLevel(one, other)))
  return pieces.filter(
    (piece) =>
      pairs.includes(piece) ||
      (!marked.includes(piece) &&
        !piece.closed &&
        chosen.some(
          ({ label }) =>
            onLevel(piece, label) && piece.words.length <= 2 && ofOneSize(piece, label) && !isOfAnotherQuestion(piece, label, pieces),
        )),
  )
}

/** "Fee: 180.00   In two parts: ☒ Yes": behind a colon, and another one stands between it and the option. */
function isOfAnotherQuestion(piece: Piece, option: Piece, pieces: readonly Piece[]): boolean {
  const [left, right] = piece.box.left < option.box.left ? [piece, option] : [option, piece]
  return (
    pieces.some(({ row, closed, order }) => row === piece.row && closed && order === piece.order - 1) &&
    pieces.some(
      (other) => other.closed && onLevel(other, piece) && other.box.left > left.box.right - 1 && other.box.right < right.box.left + 1,
    )
  )
}

const ofOneSize = (a: Piece, b: Piece): boolean => Math.max(a.size, b.size) < 1.4 * Math.min(a.size, b.size)

const onLevel = (a: Piece, b: Piece): boolean =>
  Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.4 * Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
