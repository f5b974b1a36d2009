import { textOfLine, type Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { linesOf } from './text-rows.ts'

const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')
const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:[-–/]\d{2,4})?$/.test(text)

/** true for what may name a column of figures: "No" is short for number there, and no answer. */
const isTitle = (words: readonly Word[]): boolean => !readsAsValue(words) || isYear(textOf(words)) || /^no$/i.test(textOf(words))

/** How many rows from the top name the columns: as ruled off, else those that hold no figures above columns of figures, or are set off in bold. */
export function countHeaderRows(grid: Grid): number {
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
  let count = 0
  while (count < rows - 1 && count < 5) {
    const cells = byRow[count] ?? []
    if (cells.length === 0 || (count > 0 && isHeadingOfRows(count, byRow))) break
    const overFigures = cells.filter((cell) => columnsOf(cell).some((column) => figures.has(column)))
    const named = overFigures.length > 0 && overFigures.every(names)
    const bold = !boldBody && cells.every(isBold)
    const spanning = cells.length > 1 && cells.some((cell) => cell.columnSpan > 1) && count === 0
    if (!(named || bold || spanning)) break
    count = Math.max(count + 1, ...cells.map((cell) => Math.min(rows - 1, cell.row + cell.rowSpan)))
  }
  if (count > 0) return count
  // Tables of words without any sign: a first row that is filled throughout with short texts names the columns.
  const first = byRow[0] ?? []
  const columns = grid.xs.length - 1
  return figures.size === 0 && first.length === columns && first.every((cell) => cell.words.length <= 5) ? 1 : 0
}

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
