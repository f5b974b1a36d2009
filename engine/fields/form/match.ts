// Which piece of a form is the value of which: every label with every piece that could answer it by its place, the likeliest taken first.

import { height, overlapX, width } from '../../geometry/index.ts'
import { continued } from './continued.ts'
import { gridsOf } from './grids.ts'
import { emptyOptions, optionsNotChosen, ticked } from './options.ts'
import { headsCell, onLineOf, type Piece } from './pieces.ts'
import { letters, near, onRow, sameCell } from './places.ts'
import { asAnswers } from './questions.ts'
import { isSetAs, restOfStacks } from './stacks.ts'
import type { TwoPrints } from './two-prints.ts'
import { underLines } from './under-lines.ts'
import { valueLike } from './value-likeness.ts'
import { partedAcross, partedDown, type Wall, type Walls } from './walls.ts'

export interface Match {
  readonly label: Piece
  /** The answer's pieces in reading order. */
  readonly value: readonly Piece[]
  /** Log odds that the two belong together. */
  readonly odds: number
}
interface Candidate {
  readonly label: Piece
  readonly value: Piece
  readonly odds: number
}

/**
 * Below these odds nothing is said to be a label's value: on the development forms 201 of 347 pairs given are right, 203 of 365 with 1.6
 * (F1 0.534 and 0.527).
 */
const leastOdds = 2

/** What stands left of a line with these log odds may be its label: then the line is no part of the answer above. */
const leastLabel = -0.8

/** The pairs of a page, one value a label and one label a value. `odds` gives each piece's log odds of being a label. */
export function matched(pieces: readonly Piece[], odds: (piece: Piece) => number, walls: Walls, prints: TwoPrints): readonly Match[] {
  const heads = repeatedHeads(pieces)
  const candidates = pieces.flatMap((label) => (odds(label) > -2.4 && !heads.has(label) ? candidatesOf(label, pieces, odds, walls) : []))
  const ticks = ticked(pieces)
  const crosses = asAnswers(ticks, pieces)
  const empty = emptyOptions(pieces)
  const told = new Set(prints.matches.flatMap(({ label, value }) => [label, ...value]))
  const isFree = ({ label, value }: Match): boolean => ![label, ...value].some((piece) => told.has(piece))
  const lines = underLines(pieces, odds, walls)
  const grids = gridsOf(pieces, odds)
  const chosen = [...crosses, ...prints.matches, ...[...lines.matches, ...grids.matches].filter(isFree)]
  const labels = new Set<Piece>([
    ...[...crosses, ...prints.matches].map(({ label }) => label),
    ...optionsNotChosen(pieces, ticks),
    ...empty,
    ...grids.titles,
    ...pieces.filter(({ words: [word] }) =>
      [...lines.matches.map(({ label }) => label), ...lines.empty].some(({ words }) => word !== undefined && words.includes(word)),
    ),
  ])
  const values = new Set<Piece>([...[...crosses, ...prints.matches, ...lines.matches].flatMap(({ value }) => value), ...grids.figures])
  const taken: Match[] = [...chosen]
  const isLabel = (piece: Piece): boolean => labels.has(piece) || (piece.closed && odds(piece) > 0) || odds(piece) > 1.2
  for (const { label, value, odds: sure } of candidates.toSorted((a, b) => b.odds - a.odds)) {
    if (sure < leastOdds || labels.has(label) || values.has(label) || labels.has(value) || values.has(value) || prints.labels.has(value))
      continue
    labels.add(label)
    values.add(value)
    // The surest answers first go on over the lines that are theirs: a list under "Copies to:" has no labels of its own.
    taken.push({
      label,
      odds: sure,
      value: continued(
        label,
        value,
        pieces,
        values,
        (piece) => isLabel(piece) || isSetAs(label, piece, value),
        (piece) => isLabel(piece) || odds(piece) > leastLabel,
        walls,
      ),
    })
  }
  taken.push(...restOfLists(taken, pieces, labels, values), ...restOfRows(taken, pieces, labels, values))
  taken.push(...restOfStacks(taken, pieces, labels, values))
  return taken.toSorted((a, b) => a.label.order - b.label.order)
}

/** The same word three times or more on one row heads columns, as "Year" over "one", "two", "three": none asks for what stands under it. */
function repeatedHeads(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const alike = (a: Piece, b: Piece): boolean => a.row === b.row && a.text.toLowerCase() === b.text.toLowerCase()
  return new Set(
    pieces.filter(
      (piece) => !piece.closed && piece.cell.left === null && pieces.filter((other) => alike(piece, other)).length >= fewestAlike,
    ),
  )
}
const fewestAlike = 3

/** Log odds of a row of a list of labels and answers, of which others were told by their words; and how many rows make a list. */
const oddsInList = 1.5
const fewestRows = 3

/** The rows of lists that no word tells: what stands flush with labels that were matched, and has something flush with their answers beside it. */
function restOfLists(taken: readonly Match[], pieces: readonly Piece[], labels: Set<Piece>, values: Set<Piece>): readonly Match[] {
  const free = (piece: Piece): boolean => !labels.has(piece) && !values.has(piece)
  const rest: Match[] = []
  for (const { label, value } of taken) {
    const [first] = value
    if (first === undefined || !onRow(label, first) || first.box.left - label.box.right < 0.3 * label.size) continue
    const isFlush = (piece: Piece, model: Piece): boolean =>
      Math.abs(piece.box.left - model.box.left) < 0.6 * model.size && Math.abs(letters(piece) - letters(model)) < 0.35 * letters(model)
    const rows = pieces.flatMap((piece) => {
      if (!isFlush(piece, label) || valueLike(piece.text) || piece.words.length > 6) return []
      const behind = pieces.filter((other) => onRow(piece, other)).sort((a, b) => a.box.left - b.box.left)[0]
      return behind !== undefined && isFlush(behind, first) && piece.box.right < behind.box.left ? [{ label: piece, value: [behind] }] : []
    })
    if (rows.length < fewestRows) continue
    for (const row of rows) {
      if (!free(row.label) || !row.value.every(free)) continue
      labels.add(row.label)
      for (const piece of row.value) values.add(piece)
      rest.push({ ...row, odds: oddsInList })
    }
  }
  return rest
}

/**
 * Labels that no word tells, side by side with one that was matched with what stands right under it: "Preferred gate" beside "Membership
 * number", each with something as far below and flush with it. Where further rows stand below, it is a table.
 */
function restOfRows(taken: readonly Match[], pieces: readonly Piece[], labels: Set<Piece>, values: Set<Piece>): readonly Match[] {
  const free = (piece: Piece): boolean => !labels.has(piece) && !values.has(piece)
  const isFlush = (a: Piece, b: Piece): boolean => Math.abs(a.box.left - b.box.left) < 1.2 * a.size
  const isBeside = (a: Piece, b: Piece): boolean => onRow(a, b) || onRow(b, a)
  const rest: Match[] = []
  for (const { label, value } of taken) {
    const [first] = value
    const down = first === undefined ? 0 : first.box.top - label.box.bottom
    if (first === undefined || onRow(label, first) || down < -0.2 * label.size || !isFlush(label, first)) continue
    for (const piece of pieces) {
      if (!free(piece) || !isBeside(label, piece) || Math.abs(letters(piece) - letters(label)) > 0.1 * letters(label)) continue
      if (valueLike(piece.text) || piece.words.length > 5 || !/^\p{Lu}.*\p{L}$/u.test(piece.text)) continue
      const below = pieces.filter((other) => isFlush(piece, other) && other.box.top > piece.box.bottom - 0.2 * piece.size)
      const [answer, next] = below.toSorted((a, b) => a.box.top - b.box.top)
      const isAsFar = answer !== undefined && Math.abs(answer.box.top - piece.box.bottom - down) < 0.8 * piece.size
      if (!isAsFar || !free(answer) || !isBeside(first, answer)) continue
      if (next !== undefined && next.box.top - answer.box.bottom < 2.5 * answer.size) continue
      labels.add(piece)
      values.add(answer)
      rest.push({ label: piece, value: [answer], odds: oddsInList })
    }
  }
  return rest
}

export function candidatesOf(label: Piece, pieces: readonly Piece[], odds: (piece: Piece) => number, walls: Walls): readonly Candidate[] {
  const found: Candidate[] = []
  const own = 0.75 * Math.min(4, odds(label))
  for (const value of pieces) {
    if (value === label) continue
    const place = placeOdds(label, value, pieces, walls)
    if (place === null || (odds(label) < 0 && !drawnFor(label, value, odds(value)))) continue
    found.push({ label, value, odds: own - valueOdds(odds(value)) + place + likenessOfBoth(label, value, odds) })
  }
  return found
}

/** What is a label by its own words is hardly an answer. */
const valueOdds = (likeness: number): number => 0.75 * Math.max(-3, likeness) + (likeness > 0.8 ? 1 : 0)

/** What no word of its own makes a label is one by the form's drawing alone: a line to write on behind it, a cell, a figure or date beside it. */
const drawnFor = (label: Piece, value: Piece, odds: number): boolean =>
  onRow(label, value)
    ? ((value.underline !== null || onLineOf(label, value)) && label.underline === null) || odds < -4
    : sameCell(label, value) && label.size < 1.1 * value.size && label.words.length <= 6 && headsCell(label)

/** Options of a list look alike and none is the value of another; and what goes on in small letters is a sentence. */
function likenessOfBoth(label: Piece, value: Piece, odds: (piece: Piece) => number): number {
  // A sentence whose clauses are counted off: "Employee agrees: (a) …".
  const clauses = label.words.length > 3 && /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)/iu.test(value.text) ? -4 : 0
  if (label.closed) return clauses
  const alike = odds(value) > odds(label) - 1.2 && !sameCell(label, value) ? -1 : 0
  const goesOn = /^\p{Ll}/u.test(value.text) && onRow(label, value) && value.box.left - label.box.right < 2 * label.size ? -1.5 : 0
  return alike + goesOn + clauses
}

/** In sizes of the writing: further apart nothing is a label's value. */
const farthestRight = 45
const farthestBelow = 3.2

/** Log odds by place alone; null where a value of this label can not stand. */
function placeOdds(label: Piece, value: Piece, pieces: readonly Piece[], walls: Walls): number | null {
  if (value.segment === label.segment && value.order === label.order + 1) return label.closed ? 1.6 : 0.9
  const size = Math.max(label.size, 0.8 * value.size)
  if (
    onRow(label, value) ||
    ((onLine(label, value) || onLineOf(label, value)) &&
      !pieces.some(
        (other) =>
          other !== value &&
          other.box.right <= value.box.left &&
          other.box.left >= label.box.left - label.size &&
          other !== label &&
          onRow(other, value),
      ))
  ) {
    const gap = (value.box.left - label.box.right) / size
    if (isLeftEmpty(label, value)) return null
    // Boxes as high as to touch those of the next line: the value begins under its label.
    if (gap < -0.5) return belowOdds(label, value, pieces, walls)
    if (gap > farthestRight || between(label, value, pieces)) return null
    const parted = partedAcross(walls, label.box, value.box)
    if (parted && !label.closed && isFirstOfRow(value, pieces, walls)) return null
    const off = Math.abs(value.box.top + value.box.bottom - label.box.top - label.box.bottom) / 2 / size
    return (
      0.7 -
      0.05 * gap -
      0.6 * Math.max(0, off - 0.2) +
      (parted ? -0.6 : 0) +
      ((value.underline !== null && !reaches(value, label)) || (value.underline === null && onLineOf(label, value)) ? 0.8 : 0)
    )
  }
  return belowOdds(label, value, pieces, walls)
}

/** Log odds of a value under its label, or over it. */
function belowOdds(label: Piece, value: Piece, pieces: readonly Piece[], walls: Walls): number | null {
  const size = Math.max(label.size, 0.8 * value.size)
  const shared = overlapX(label.box, value.box)
  const indent = (value.box.left - label.box.left) / size
  const down = (value.box.top - label.box.bottom) / size
  if (down > -0.6 && down < farthestBelow && value.box.top > label.box.top + 0.4 * height(label.box)) {
    if (shared < -0.5 * size && (indent < 0 || (indent > 8 && !isFirstInCell(label, value, pieces)))) return null
    if (stacked(label, value, pieces) || hasOwnLeft(value, pieces, walls)) return null
    const inCell = sameCell(label, value)
    const framed = isOverFrame(label, value)
    const parted = !inCell && !framed && partedDown(walls, label.box, value.box)
    const aligned =
      Math.abs(indent) < 1.2
        ? 0.5
        : shared > 0.5 * Math.min(width(label.box), width(value.box))
          ? inCell || label.closed
            ? 0.2
            : -0.8
          : indent > 0 && indent < 8
            ? -0.2
            : -1.2
    const alike = !label.closed && isSetAlike(label, value) && down < 0.35 ? -1 : 0
    return (
      alike +
      0.1 -
      0.7 * Math.max(0, down - 0.5) +
      aligned +
      (parted ? -2 : 0) +
      (inCell || framed ? 1.1 : label.closed ? 0 : -0.7) +
      (label.closed && !inCell && headsFigures(value, pieces) ? -4 : 0) +
      (label.line === 'empty' ? -2.5 : label.line === 'written' ? (label.closed ? -1 : -1.5) : 0)
    )
  }
  // Some forms print the label under the line that the value is written on.
  const up = (label.box.top - value.box.bottom) / size
  if (
    up > -0.6 &&
    up < 1.6 &&
    shared > 0 &&
    inColumn(label, value) &&
    near(label.cell.top, value.cell.top) &&
    !headsCell(label) &&
    !label.closed
  )
    return 0.2
  const isUnderLine = shared > 0.6 * Math.min(width(label.box), width(value.box)) || (shared > -2 * size && isUnder(value.underline, label))
  if (up > -0.6 && up < 1 && value.underline !== null && isUnderLine && !label.closed && !isInColumnOfCells(label, value, pieces))
    return -0.3
  // The rule between the two is not seen on every scan: a day right over the word that asks for one.
  const isDay = days.test(value.text) && asksForDay.test(label.text) && shared > 0.6 * Math.min(width(label.box), width(value.box))
  if (up > -0.6 && up < 1.2 && isDay && !label.closed) return -0.3
  return null
}

/** Nothing is written on the line behind the label, and the value stands behind that line. */
const isLeftEmpty = ({ line, ahead }: Piece, { box }: Piece): boolean =>
  line === 'empty' && ahead !== null && box.left > ahead.end - 0.2 * (ahead.end - ahead.start)

/** Typed on the line that runs on from the label, half a size too high. */
const onLine = (label: Piece, { box, underline }: Piece): boolean =>
  underline !== null &&
  box.left > label.box.right - 1 &&
  box.left - label.box.right < 8 * label.size &&
  Math.abs(underline.at - label.box.bottom) < 0.6 * label.size &&
  box.bottom > label.box.top - 0.5 * label.size &&
  box.bottom <= label.box.bottom

/** Another piece stands on the row between the two. */
const between = (label: Piece, value: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (other) =>
      other !== label &&
      other !== value &&
      other.box.left >= label.box.right - 1 &&
      other.box.right <= value.box.left + 1 &&
      (onRow(label, other) || onLineOf(label, other)),
  )

/** A figure is what follows on the row: the piece names the row, and what stands over it is a title of such rows. */
function headsFigures(piece: Piece, pieces: readonly Piece[]): boolean {
  const behind = pieces
    .filter((other) => onRow(piece, other) && other.box.left >= piece.box.right - 1)
    .sort((a, b) => a.box.left - b.box.left)
  return behind[0] !== undefined && valueLike(behind[0].text) && !valueLike(piece.text)
}

/** Another piece stands between the two, one under the other. */
const stacked = (label: Piece, value: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (other) =>
      other !== label &&
      other !== value &&
      other.box.top > label.box.top + 0.4 * height(label.box) &&
      other.box.bottom < value.box.bottom - 0.4 * height(value.box) &&
      overlapX(other.box, label.box) > 0 &&
      overlapX(other.box, value.box) > 0,
  )

/** It goes on a row that begins further left: the row's first piece is the value. */
const hasOwnLeft = (value: Piece, pieces: readonly Piece[], walls: Walls): boolean =>
  pieces.some(
    (other) =>
      other !== value &&
      !other.closed &&
      other.box.right <= value.box.left + 1 &&
      value.box.left - other.box.right < 2.2 * value.size &&
      onRow(other, value) &&
      !partedAcross(walls, other.box, value.box),
  )

/** The rule under the value begins under the label already: then it underlines both. */
const reaches = ({ underline }: Piece, label: Piece): boolean =>
  underline !== null && underline.start < label.box.left + 0.5 * width(label.box)

const days = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u
const asksForDay = /^(?:date|datum|fecha|data|dato)\b/iu

/** The label stands in the middle half of the line's foot, wherever on the line its answer begins. */
const isUnder = (line: Wall | null, { box }: Piece): boolean =>
  line !== null &&
  (box.left + box.right) / 2 > line.start + 0.25 * (line.end - line.start) &&
  (box.left + box.right) / 2 < line.end - 0.25 * (line.end - line.start)

/** The value stands in a frame of its own, and the label right over that frame, flush with it. */
const isOverFrame = ({ box, cell: own, size }: Piece, { cell }: Piece): boolean =>
  cell.left !== null &&
  cell.right !== null &&
  cell.top !== null &&
  cell.bottom !== null &&
  own.left === null &&
  cell.top - box.bottom > -0.3 * size &&
  cell.top - box.bottom < 1.2 * size &&
  Math.abs(box.left - cell.left) < 1.2 * size

/** In one cell with its label, which heads it, and the first below it there: however far in it is typed. */
const isFirstInCell = (label: Piece, value: Piece, pieces: readonly Piece[]): boolean =>
  sameCell(label, value) &&
  headsCell(label) &&
  !pieces.some(
    (other) =>
      other !== label && other !== value && sameCell(label, other) && other.box.bottom > label.box.bottom && other.box.top < value.box.top,
  )

/** Cells over cells between the same walls, with something in the third as well: the names of rows, and no line with its label under it. */
const isInColumnOfCells = (label: Piece, value: Piece, pieces: readonly Piece[]): boolean =>
  inColumn(label, value) &&
  near(value.cell.bottom, label.cell.top) &&
  pieces.some((other) => other !== value && inColumn(other, value) && near(other.cell.bottom, value.cell.top))

/** A figure in a cell with another figure in the next: a row of a table, of which the first figure alone says little. */
function isFirstOfRow(value: Piece, pieces: readonly Piece[], walls: Walls): boolean {
  const next = pieces.filter((other) => onRow(value, other) && other.box.left >= value.box.right).sort((a, b) => a.box.left - b.box.left)[0]
  return next !== undefined && valueLike(value.text) && valueLike(next.text) && partedAcross(walls, value.box, next.box)
}

/** One size and both in capitals or neither: two lines of one text. */
const isSetAlike = (label: Piece, value: Piece): boolean =>
  Math.max(letters(label), letters(value)) < 1.12 * Math.min(letters(label), letters(value)) &&
  isCapital(label.text) === isCapital(value.text)
const isCapital = (text: string): boolean => text === text.toUpperCase()

/** Both stand between the same two upright walls. */
const inColumn = ({ cell: a }: Piece, { cell: b }: Piece): boolean =>
  a.left !== null && a.right !== null && near(a.left, b.left) && near(a.right, b.right)
