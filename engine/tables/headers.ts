import type { Fill } from '../geometry/index.ts'
import { textOfLine, type Word } from '../model/index.ts'
import { isInCents, isMoment, readsAsValue, textOf } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { linesOf } from './text-rows.ts'

const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:[-–/]\d{2,4})?$/.test(text)

/** true for what may name a column of figures: "No" is short for number there, and no answer. */
const isTitle = (words: readonly Word[]): boolean => !readsAsValue(words) || isYear(textOf(words)) || /^no$/i.test(textOf(words))

/** "7 173,08": a sum may be set in bold in the first row, and a balance brought forward below titles; neither names a column. */
const isSum = (words: readonly Word[]): boolean => readsAsValue(words) && isInCents(textOf(words))

/** How many rows from the top name the columns: as ruled off, else those that hold no figures above columns of figures, or are set off in bold. */
export function countHeaderRows(grid: Grid, fills: readonly Fill[] = []): number {
  const rows = grid.ys.length - 1
  if (grid.headerRows > 0 && grid.headerRows < rows) return grid.headerRows
  const byRow = Array.from({ length: rows }, (): GridCell[] => [])
  for (const cell of grid.cells) if (cell.words.length > 0) byRow[cell.row]?.push(cell)
  const figures = columnsOfFigures(grid)
  // A year names a column of other figures; in a column of years it is one of them.
  const years = figures.size === 0 ? figures : columnsOfFigures(grid, (words) => isYear(textOf(words)))
  const names = (cell: GridCell) =>
    isTitle(cell.words) && !(isYear(textOf(cell.words)) && columnsOf(cell).every((column) => years.has(column)))
  const body = byRow.slice(Math.min(rows - 1, 1)).flat()
  const boldBody = body.filter(isBold).length > body.length * 0.5
  const namesFigures = (cells: readonly GridCell[]) => {
    const overFigures = cells.filter((cell) => columnsOf(cell).some((column) => figures.has(column)))
    return overFigures.length > 0 && overFigures.every(names)
  }
  const areBold = (cells: readonly GridCell[]) => !boldBody && cells.length > 0 && cells.every(isBold)
  const below = byRow[1] ?? []
  const beginsWithTitles = below.length > 1 && (namesFigures(below) || areBold(below))
  let count = 0
  while (count < rows - 1 && count < 5) {
    const cells = byRow[count] ?? []
    // A lone text over titles belongs to these; over rows it is the heading of the first of them, as others further below are of theirs.
    if (cells.length === 0 || ((count > 0 || !beginsWithTitles) && isHeadingOfRows(count, byRow))) break
    if (count > 0 && isHeadingBelowTitles(cells, byRow[count - 1] ?? [], grid.xs.length - 1)) break
    const named = namesFigures(cells) && !isYearsBelowBold(cells, byRow[count - 1])
    const bold = areBold(cells) && !cells.some((cell) => isSum(cell.words) && columnsOf(cell).some((column) => figures.has(column)))
    const spanning = cells.length > 1 && cells.some((cell) => cell.columnSpan > 1) && count === 0
    if (!(named || bold || spanning)) break
    count = Math.max(count + 1, ...cells.map((cell) => Math.min(rows - 1, cell.row + cell.rowSpan)))
  }
  if (count > 0) return count
  const tinted = tintedRows(grid, fills, byRow)
  if (tinted > 0) return tinted
  // Tables of words without any sign: a first row that is filled throughout with short texts names the columns.
  const first = byRow[0] ?? []
  const columns = grid.xs.length - 1
  if (figures.size > 0 || first.length < columns || first.some((cell) => cell.words.length > 5)) return 0
  // Times of day under times of day are a row of a timetable, and two texts side by side a name and what it stands for.
  const moments = columnsOfFigures(grid, isMoment)
  if (first.some((cell) => isMoment(cell.words) && (cell.column > 0 || moments.has(0)))) return 0
  return columns >= fewestOfWords || moments.size > 0 ? 1 : 0
}

/** A table of words with fewer columns is as often a list of names and what they stand for, without titles. */
const fewestOfWords = 3
/** Rows of titles are at most so many, and the tint behind them covers this share of the table's width; lighter fills are the paper's own white. */
const mostTintedRows = 3
const leastTinted = 0.8
const lightest = 0.97

/** How many rows from the top stand on a tint that no further row has; 0 where none does, where they hold figures, or where every other row is tinted. */
function tintedRows({ xs, ys }: Grid, fills: readonly Fill[], byRow: readonly (readonly GridCell[])[]): number {
  const [left, right] = [xs[0] ?? 0, xs.at(-1) ?? 0]
  const tints = byRow.map((_, row): number | null => {
    const middle = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2
    const behind = fills.filter(
      ({ box, grey }) => grey < lightest && box.top < middle && box.bottom > middle && box.right > left && box.left < right,
    )
    const length = behind.reduce((sum, { box }) => sum + Math.min(box.right, right) - Math.max(box.left, left), 0)
    return length >= leastTinted * (right - left) ? (behind[0]?.grey ?? null) : null
  })
  const [tint] = tints
  if (tint === undefined || tint === null) return 0
  const isTinted = tints.map((other) => other !== null && Math.abs(other - tint) < 0.01)
  const count = isTinted.indexOf(false)
  if (count < 1 || count > mostTintedRows || isTinted.includes(true, count)) return 0
  const titles = byRow.slice(0, count).flat()
  return titles.length > 1 && titles.every(({ words }) => isTitle(words)) ? count : 0
}

/** true for a plain row with nothing but alike years under bold titles: a number that reads as a year. */
const isYearsBelowBold = (cells: readonly GridCell[], above: readonly GridCell[] | undefined): boolean => {
  if (above === undefined || !above.every(isBold) || cells.some(isBold)) return false
  const [first, ...others] = cells.filter(({ column }) => column > 0).map(({ words }) => textOf(words))
  return first !== undefined && isYear(first) && others.every((other) => other === first)
}

/** true for a lone text at the left, or over all columns, below a title for each of them: a heading within the table, the only one it may have. */
const isHeadingBelowTitles = (cells: readonly GridCell[], titles: readonly GridCell[], columns: number): boolean =>
  cells.length === 1 && cells[0]?.column === 0 && columns > 2 && titles.length === columns

/** true for a row with a lone text at its left where a row further below is alike: headings within the table, the first right below its titles. */
function isHeadingOfRows(row: number, byRow: readonly (readonly GridCell[])[]): boolean {
  const lone = (cells: readonly GridCell[] | undefined) => (cells?.length === 1 && cells[0]?.column === 0 ? cells[0] : null)
  const own = lone(byRow[row])
  if (own === null) return false
  return byRow.slice(row + 2).some((cells) => {
    const other = lone(cells)
    return other !== null && other.columnSpan === own.columnSpan && isBold(other) === isBold(own)
  })
}

const isBold = (cell: GridCell): boolean => cell.words.length > 0 && cell.words.every((word) => word.font?.bold === true)
const columnsOf = (cell: GridCell): readonly number[] => Array.from({ length: cell.columnSpan }, (_, i) => cell.column + i)

/** Columns most of whose filled cells below the first row read as values, or as what is asked for. */
function columnsOfFigures({ cells, xs }: Grid, isFigure: (words: readonly Word[]) => boolean = readsAsValue): ReadonlySet<number> {
  const found = new Set<number>()
  const below = Array.from({ length: Math.max(0, xs.length - 1) }, (): GridCell[] => [])
  for (const cell of cells) if (cell.row > 0 && cell.words.length > 0) below[cell.column]?.push(cell)
  for (const [column, filled] of below.entries()) {
    if (filled.length > 0 && filled.filter((cell) => isFigure(cell.words)).length >= filled.length * 0.6) found.add(column)
  }
  return found
}

/** The name of each column: its header cells' texts from the top down, null where there are none. */
export function columnTitles(grid: Grid, headerRows: number): readonly (string | null)[] {
  return Array.from({ length: grid.xs.length - 1 }, (_, column) => {
    const over = grid.cells.filter((cell) => cell.row < headerRows && cell.words.length > 0 && columnsOf(cell).includes(column))
    return over.length > 0 ? over.flatMap((cell) => linesOf(cell.words).map(textOfLine)).join(' ') : null
  })
}
