// Tables among the pieces of a form that were not found as tables: titles in cells over cells, and titles over columns of figures without walls.

import { height, overlapX, overlapY, unionOf } from '../../geometry/index.ts'
import type { Match } from './match.ts'
import type { Piece } from './pieces.ts'
import { isZero, valueLike } from './value-likeness.ts'

/** Log odds of a title and what stands under it, and of a row's text and its figures. */
const odds = 2.2
/** Titles of a table: two may be any two boxes. */
const fewestTitles = 3
/** Words of a title. */
const mostWords = 6

export interface Grids {
  readonly matches: readonly Match[]
  /** Titles, also of empty columns: they are no answers, and nothing else is theirs. */
  readonly titles: ReadonlySet<Piece>
  /** Figures that were read: they answer nothing else. */
  readonly figures: ReadonlySet<Piece>
}

/** The pairs of such tables; `likeness` is a piece's log odds of being a label. */
export function gridsOf(pieces: readonly Piece[], likeness: (piece: Piece) => number): Grids {
  const rows = rowsOf(pieces)
  const matches: Match[] = []
  const titles = new Set<Piece>()
  const figures = new Set<Piece>()
  rows.forEach((row, at) => {
    if (row.some((piece) => titles.has(piece) || figures.has(piece))) return
    const grid = boxedGrid(row, pieces, likeness) ?? figuresUnder(row, rows, at)
    if (grid === null) return
    for (const title of grid.titles) titles.add(title)
    for (const figure of grid.figures) figures.add(figure)
    matches.push(...grid.matches)
  })
  return { matches, titles, figures }
}

interface Grid {
  readonly matches: readonly Match[]
  readonly titles: readonly Piece[]
  readonly figures: readonly Piece[]
}

/** Pieces by what is seen as one row, from top to bottom, each from left to right. */
function rowsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom)) {
    const row = rows.at(-1)
    const other = row?.at(-1)
    if (row !== undefined && other !== undefined && overlapY(other.box, piece.box) > 0.5 * Math.min(height(other.box), height(piece.box)))
      row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => row.sort((a, b) => a.box.left - b.box.left))
}

const isTitle = ({ text, words }: Piece): boolean => words.length <= mostWords && /\p{L}{2}/u.test(text) && !valueLike(text)

const near = (a: number | null, b: number | null): boolean => a !== null && b !== null && Math.abs(a - b) < 3

/** Cells side by side with a title each, and rows of cells with the same walls right below them. */
function boxedGrid(row: readonly Piece[], pieces: readonly Piece[], likeness: (piece: Piece) => number): Grid | null {
  const [first] = row
  if (first === undefined || first.cell.top === null || first.cell.bottom === null) return null
  const cells = cellsBeside(pieces.filter((piece) => near(piece.cell.bottom, first.cell.bottom) && isBeside(piece, first)))
  const [head] = cells
  if (head === undefined || cells.length < fewestTitles || !head.includes(first)) return null
  const titles = cells.map(inOrder)
  if (!titles.every(isTitle)) return null
  const rows = rowsUnder(titles, pieces)
  const heads = rows.flatMap(([own = []]) => own)
  const answers = rows.flatMap(([, ...others]) => others.flat())
  // A sheet with names down its first column that nobody has written on.
  if (answers.length === 0) return heads.length > 1 ? { matches: [], titles: cells.flat(), figures: [] } : null
  if (answers.some((piece) => piece.closed || likeness(piece) > 0.4)) return null
  // Texts down the first column are titles of rows.
  const named = heads.length > 0 && heads.every((piece) => piece.closed || !valueLike(piece.text))
  if (!named && heads.some(({ closed }) => closed)) return null
  // Zeros alone are what an empty sheet begins with.
  const isBlank = answers.every(({ text }) => isZero(text))
  const columns = titles.flatMap((label, at): Match[] => {
    const value = rows.flatMap((under) => under[at] ?? [])
    return value.length === 0 || isBlank || (at === 0 && named) ? [] : [{ label, value, odds }]
  })
  const ofRows = named && !isBlank ? rows.flatMap((under) => rowOf(under)) : []
  const told = ofRows.flatMap(({ pieces: own }) => own)
  return {
    matches: [...columns, ...ofRows.map(({ match }) => match)],
    titles: [...cells.flat(), ...told],
    figures: named && !isBlank ? (told.length > 0 ? answers : []) : [...heads, ...answers],
  }
}

/** In cells of one top, or on one row: the upper wall of a cell may be torn. */
const isBeside = (piece: Piece, first: Piece): boolean =>
  near(piece.cell.top, first.cell.top) || overlapY(piece.box, first.box) > 0.5 * Math.min(height(piece.box), height(first.box))

/** Pieces in cells side by side, cell by cell from left to right, as far as each cell's wall is the next one's. */
function cellsBeside(band: readonly Piece[]): readonly (readonly Piece[])[] {
  const cells: Piece[][] = []
  for (const piece of band.toSorted((a, b) => a.box.left - b.box.left)) {
    const own = cells.find(([other]) => other !== undefined && inColumn(other, piece))
    const last = cells.at(-1)?.[0]
    if (own !== undefined) own.push(piece)
    else if (last === undefined || near(piece.cell.left, last.cell.right)) cells.push([piece])
    else return []
  }
  return cells
}

/** The lines of a cell as one piece. */
function inOrder(cell: readonly Piece[]): Piece {
  const [first, ...others] = cell.toSorted((a, b) =>
    overlapY(a.box, b.box) > 0.5 * Math.min(height(a.box), height(b.box)) ? a.box.left - b.box.left : a.box.top - b.box.top,
  )
  if (first === undefined) throw new RangeError('a cell without pieces')
  return others.reduce((one, other) => together(one, other), first)
}

const inColumn = (a: Piece, b: Piece): boolean => near(a.cell.left, b.cell.left) && near(a.cell.right, b.cell.right)

/** The rows of cells under titles, each as pieces by column; cells may be empty. None where writing runs across columns. */
function rowsUnder(titles: readonly Piece[], pieces: readonly Piece[]): readonly (readonly (readonly Piece[])[])[] {
  const rows: (readonly (readonly Piece[])[])[] = []
  const [left, right] = [titles[0]?.box.left ?? 0, titles.at(-1)?.box.right ?? 0]
  for (let bottom = titles[0]?.cell.bottom ?? null; bottom !== null; ) {
    const band = pieces.filter(({ cell, box }) => near(cell.top, bottom) && box.right > left && box.left < right)
    if (band.some((piece) => !titles.some((title) => inColumn(title, piece)))) return rows
    const next = band[0]?.cell.bottom ?? null
    if (next === null || next <= bottom || band.some(({ cell }) => !near(cell.bottom, next))) return rows
    rows.push(titles.map((title) => band.filter((piece) => inColumn(title, piece)).sort((a, b) => a.box.top - b.box.top)))
    bottom = next
  }
  return rows
}

/** A row whose first cell says what its figures are. */
function rowOf([head = [], ...others]: readonly (readonly Piece[])[]): readonly {
  readonly match: Match
  readonly pieces: readonly Piece[]
}[] {
  const value = others.flat()
  if (head.length === 0 || value.length === 0 || !value.every(({ text }) => valueLike(text))) return []
  return [{ match: { label: inOrder(head), value, odds }, pieces: head }]
}

/** In sizes of the writing: the widest white between two rows of one table, where groups of rows have titles of their own. */
const widestStep = 7
/** Cells of figures from which on columns are seen. */
const fewestFigures = 4

/** Rows of figures right under titles, without walls: each figure under one title. What stands left of all titles is the row's label. */
function figuresUnder(printed: readonly Piece[], rows: readonly (readonly Piece[])[], at: number): Grid | null {
  const titles = inOneLine(printed)
  if (titles.length < fewestTitles || !titles.every((piece) => isTitle(piece) && !piece.closed && piece.line !== 'empty')) return null
  const columns = titles.map((): Piece[] => [])
  const named: Match[] = []
  let above = titles
  let count = 0
  for (const row of rows.slice(at + 1)) {
    const step = (row[0]?.box.top ?? 0) - Math.max(...above.map(({ box }) => box.bottom))
    if (step > widestStep * (titles[0]?.size ?? 0)) break
    const placed = row.map((piece) => columnOf(piece, titles))
    const label = placed[0] === -1 ? row[0] : undefined
    const figures = label === undefined ? row : row.slice(1)
    const under = label === undefined ? placed : placed.slice(1)
    if (figures.length === 0) continue
    const [first, ...others] = figures
    const fits =
      under.every((column, index) => column >= 0 && (index === 0 || column > (under[index - 1] ?? -1))) &&
      others.every((piece) => valueLike(piece.text)) &&
      (label === undefined ? figures.length >= fewestTitles : valueLike(first?.text ?? '') && !valueLike(label.text))
    // Signs of units under the titles.
    if (!fits && figures.every(({ text }) => /^[%$€£]$/u.test(text))) continue
    if (!fits) break
    figures.forEach((figure, index) => {
      columns[under[index] ?? -1]?.push(figure)
    })
    count += figures.length
    above = row
    if (label !== undefined) named.push({ label, value: figures, odds })
  }
  if (count < fewestFigures || columns.filter((column) => column.length >= 2).length < 2) return null
  const over = titles.map((title) => withLineAbove(title, titles, rows[at - 1] ?? []))
  const matches = over.flatMap((label, column): Match[] => {
    const value = columns[column] ?? []
    return value.length === 0 ? [] : [{ label, value, odds }]
  })
  return { matches: [...matches, ...named], titles: [...printed, ...named.map(({ label }) => label)], figures: columns.flat() }
}

/** The one title that a piece stands under; -1 left of all titles, -2 under none or several. */
function columnOf({ box }: Piece, titles: readonly Piece[]): number {
  const first = titles[0]
  if (first !== undefined && box.right < first.box.left + 1) return -1
  const own = titles.flatMap((title, index) => (overlapX(box, title.box) > 0 ? [index] : []))
  return own.length === 1 ? (own[0] ?? -2) : -2
}

/** A title of two lines: the upper one stands right above it and over no other title. */
function withLineAbove(title: Piece, titles: readonly Piece[], above: readonly Piece[]): Piece {
  const upper = above.find(
    (other) => isOver(other, title) && !titles.some((third) => third !== title && overlapX(other.box, third.box) > 0),
  )
  return upper === undefined || !isTitle(upper) ? title : together(upper, title)
}

/** Titles with those above them in the same row put to them: a row of titles of one and of two lines. */
function inOneLine(row: readonly Piece[]): readonly Piece[] {
  const uppers = row.filter((piece) => row.some((other) => isOver(piece, other)))
  return row.flatMap((piece) => {
    if (uppers.includes(piece)) return []
    const upper = uppers.find((other) => isOver(other, piece))
    return [upper === undefined ? piece : together(upper, piece)]
  })
}

const isOver = (upper: Piece, lower: Piece): boolean =>
  upper !== lower &&
  overlapX(upper.box, lower.box) > 0 &&
  lower.box.top > upper.box.top + 0.5 * height(upper.box) &&
  lower.box.top - upper.box.bottom < 0.8 * lower.size

function together(upper: Piece, lower: Piece): Piece {
  const words = [...upper.words, ...lower.words]
  return { ...lower, words, text: words.map(({ text }) => text).join(' '), box: unionOf([upper.box, lower.box]) }
}
