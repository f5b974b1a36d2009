// Forms filled in by a program or a typewriter print answers otherwise than the form itself: in another face, weight or size. Where that holds
// all over a page, what is printed so is an answer and the nearest piece of the form's own print its label, whatever either says.

import { height, overlapX } from '../../geometry/index.ts'
import type { Match } from './match.ts'
import type { Piece } from './pieces.ts'
import { isCross, isEmptyBox } from './tick-marks.ts'

/** Log odds of a pair told by its print, above those of any place. */
const odds = 4
/** Answers with a label of their own from which on a page is seen to have two prints. */
const fewestAnswers = 4
/** Shares of the pieces in the answers' print: with a label of their own, and with that or in the second line of such an answer. */
const leastLabelled = 0.65
const leastPlaced = 0.9
/** Words of a label, and of an answer's line on the average: more is running text. */
const mostWords = 9
const mostAnswered = 8
/** In sizes of the writing: how far under its label and how far right of it an answer begins. */
const farthestBelow = 1.6
const farthestRight = 30

export interface TwoPrints {
  readonly matches: readonly Match[]
  /** Every piece in the print of the labels: none of them is an answer. */
  readonly labels: ReadonlySet<Piece>
}

const none: TwoPrints = { matches: [], labels: new Set() }

/** Pairs of a page that prints answers in one way and labels in others; none where fonts are not known or nothing of that kind holds. */
export function twoPrintsOf(pieces: readonly Piece[]): TwoPrints {
  const known = pieces.filter(
    (piece) => printOf(piece) !== null && !isCross(piece.text) && !isEmptyBox(piece.text) && !isOption(piece, pieces),
  )
  const readings = [...new Set(known.map(printOf))].flatMap((print) => placedIn(print, known) ?? [])
  const [best] = readings.sort((a, b) => b.share - a.share || a.distance - b.distance)
  if (best === undefined) return none
  const ofLabels = new Set(best.matches.map(({ label }) => printOf(label)))
  return { matches: best.matches, labels: new Set(known.filter((piece) => ofLabels.has(printOf(piece)))) }
}

/** Where the print changes within words that stand close together: before the word of that index. */
export function printCuts(words: Piece['words']): readonly number[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1]
    return before === undefined || before.font === null || word.font === null || nameOf(before.font) === nameOf(word.font) ? [] : [index]
  })
}

/** The print of a piece, of one kind throughout; null for mixed and unknown print. */
export function printOf({ words }: Piece): string | null {
  const [first] = words
  return first?.font && printCuts(words).length === 0 ? nameOf(first.font) : null
}

const nameOf = ({ family, size, bold }: NonNullable<Piece['words'][number]['font']>): string =>
  `${family} ${bold ? 'bold ' : ''}${Math.round(2 * size) / 2}`

interface Placed {
  readonly matches: readonly Match[]
  /** Share of the pieces in that print that have a label of their own, and the mean way to it in points. */
  readonly share: number
  readonly distance: number
}

/** The pieces in one print as answers; null where too few of them have a label or too many stand by themselves. */
function placedIn(print: string | null, known: readonly Piece[]): Placed | null {
  const printed = known.filter((piece) => printOf(piece) === print)
  const answers = printed.filter((piece) => hasLabelInCell(piece, known) || !isInTable(piece, printed))
  if (answers.length < fewestAnswers || answers.reduce((sum, { words }) => sum + words.length, 0) > mostAnswered * answers.length)
    return null
  const labelOf = new Map<Piece, Piece>()
  const lines = new Map<Piece, Piece[]>()
  let [placed, distance, boxed] = [0, 0, 0]
  for (const answer of answers.toSorted((a, b) => a.row - b.row || a.box.left - b.box.left)) {
    const label = labelBeside(answer, known, print)
    if (label !== null && !lines.has(label)) {
      labelOf.set(answer, label)
      lines.set(label, [answer])
      distance += Math.hypot(Math.max(0, answer.box.left - label.box.right), Math.max(0, answer.box.top - label.box.bottom))
      placed++
      continue
    }
    const above = answers.find(
      (other) => labelOf.has(other) && (goesOn(other, answer) || isParted(other, answer) || isBesideInBox(other, answer)),
    )
    const own = above && labelOf.get(above)
    if (above === undefined || own === undefined) continue
    labelOf.set(answer, own)
    lines.get(own)?.push(answer)
    placed++
    // The further lines of an address in the box that its label heads say nothing against it.
    if (sharesCell(own, answer) && own.cell.left !== null) boxed++
  }
  // What a form has to say to whoever fills it in stands over all labels, and counts for nothing.
  const counted = answers.filter((answer) => labelOf.has(answer) || !isRemark(answer)).length - boxed
  const share = lines.size / counted
  if (lines.size < fewestAnswers || share < leastLabelled || placed < leastPlaced * (counted + boxed)) return null
  return { matches: [...lines].map(([label, value]) => ({ label, value, odds })), share, distance: distance / lines.size }
}

/** Right behind a mark on its row: an option, whatever its print. */
const isOption = (piece: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (mark) => (isCross(mark.text) || isEmptyBox(mark.text)) && isLeft(mark, piece) && piece.box.left - mark.box.right < 1.5 * piece.size,
  )

/** In a box that begins with something of another print, smaller: "7 Number of packages" over "24". */
const hasLabelInCell = (piece: Piece, known: readonly Piece[]): boolean =>
  piece.cell.left !== null &&
  piece.cell.top !== null &&
  known.some(
    (other) =>
      sharesCell(other, piece) &&
      other.box.bottom < piece.box.top + 0.4 * height(piece.box) &&
      other.size < smallerInCell * piece.size &&
      printOf(other) !== printOf(piece),
  )
const smallerInCell = 0.9

/** In a cell of its own with others of its print in the cells beside and under or over it: a row of a table. */
function isInTable(piece: Piece, printed: readonly Piece[]): boolean {
  const { left, right, top, bottom } = piece.cell
  if (left === null || right === null || top === null || bottom === null) return false
  const beside = printed.some(
    ({ cell }) => near(cell.top, top) && near(cell.bottom, bottom) && (near(cell.left, right) || near(cell.right, left)),
  )
  const next = printed.some(
    ({ cell }) => near(cell.left, left) && near(cell.right, right) && (near(cell.top, bottom) || near(cell.bottom, top)),
  )
  return beside && next
}

/** A sentence. */
const isRemark = ({ words, text }: Piece): boolean => words.length >= shortestRemark && /\p{Ll}{2}[.!]$/u.test(text)
const shortestRemark = 5

/** The piece of another print that stands right above an answer, or else left of it on its row; null where another answer is nearer. */
function labelBeside(answer: Piece, known: readonly Piece[], print: string | null): Piece | null {
  const over = known.filter((other) => isOver(other, answer) && !isCaption(answer, other)).sort((a, b) => b.box.bottom - a.box.bottom)[0]
  const left = known.filter((other) => isLeft(other, answer)).sort((a, b) => b.box.right - a.box.right)[0]
  const fits = (piece: Piece | undefined): boolean =>
    piece !== undefined && printOf(piece) !== print && piece.words.length <= mostWords && /\p{L}/u.test(piece.text)
  if (over !== undefined && fits(over) && sharesCell(over, answer)) return over
  if (left !== undefined && fits(left) && !(over !== undefined && fits(over) && !sharesCell(left, answer) && isFlush(over, answer)))
    return left
  return over !== undefined && fits(over) && isFlush(over, answer) ? over : null
}

const isOver = (upper: Piece, lower: Piece): boolean =>
  upper !== lower &&
  upper.box.bottom < lower.box.top + 0.4 * height(lower.box) &&
  lower.box.top - upper.box.bottom < farthestBelow * lower.size &&
  overlapX(upper.box, lower.box) > 0

/** Small print under the line that something is written on says what that is. */
const isCaption = ({ words: [own] }: Piece, { underline, words: [upper] }: Piece): boolean =>
  underline !== null && own?.font != null && upper?.font != null && own.font.size < 0.85 * upper.font.size

const isLeft = (left: Piece, right: Piece): boolean =>
  left !== right &&
  left.box.right <= right.box.left + 1 &&
  right.box.left - left.box.right < farthestRight * right.size &&
  Math.min(left.box.bottom, right.box.bottom) - Math.max(left.box.top, right.box.top) > 0.4 * Math.min(height(left.box), height(right.box))

/** An answer in a box of its own stands a little right of the label over it. */
const isFlush = (upper: Piece, lower: Piece): boolean => Math.abs(lower.box.left - upper.box.left) < lower.size

const near = (a: number | null, b: number | null): boolean => a !== null && b !== null && Math.abs(a - b) < 2

/** Between the same four walls. */
const sharesCell = ({ cell: a }: Piece, { cell: b }: Piece): boolean =>
  near(a.left, b.left) && near(a.top, b.top) && near(a.right, b.right) && near(a.bottom, b.bottom)

/** A figure at the end of an answer was taken for the answer to its beginning. */
const isParted = (left: Piece, right: Piece): boolean => left.segment === right.segment && right.order === left.order + 1

/** Further right on the row in the box of an answer: "Kempten, DE      14.10.2026". */
const isBesideInBox = (left: Piece, right: Piece): boolean =>
  left.cell.left !== null && left.cell.right !== null && left.cell.bottom !== null && sharesCell(left, right) && isLeft(left, right)

/** The next line of the same answer: right under it, flush with it, without a wall between. */
const goesOn = (above: Piece, below: Piece): boolean =>
  below.box.top > above.box.top + 0.5 * height(above.box) &&
  below.box.top - above.box.bottom < 0.8 * below.size &&
  Math.abs(below.box.left - above.box.left) < 0.6 * below.size &&
  (above.cell.bottom === null || below.cell.bottom === null || near(above.cell.bottom, below.cell.bottom))
