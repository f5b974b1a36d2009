import { type Cell, type Line, type Table, textOfLines } from '../model/index.ts'
import { type ColumnOfTexts, cellOf, columnsOf, isAtHome } from './lone-rows.ts'
import { slack } from './page-breaks.ts'

/** So many columns of the second part have texts at least: fewer may stand in place by chance. */
const fewestColumns = 3

/**
 * The second part of a table in the columns of the first, where it was read in fewer because some are empty in all of its rows: every text stands where
 * those of a column of the first do, in the same order, and those of one of its columns in one. null for a table of its own.
 */
export function rereadInColumns(first: Table, second: Table): Table | null {
  const last = first.places.at(-1)
  const isSparse = second.columns.length >= fewestColumns && second.columns.length < first.columns.length
  if (last === undefined || !isSparse || first.form !== undefined || second.form !== undefined) return null
  const columns = columnsOf(first, last.page)
  if (columns === null || second.cells.some(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1)) return null
  const cells = second.cells.filter((cell) => cell.lines.length > 0)
  const placed = cells.flatMap((cell) => {
    const column = placeOf(cell, columns)
    return column === null ? [] : [{ ...cell, column }]
  })
  const rows = [...Map.groupBy(placed, ({ row }) => row).values()]
  const keepOrder = rows.every((row) => row.every(({ column }, at) => at === 0 || column > (row[at - 1]?.column ?? -1)))
  const beginTogether = rows.some(([cell]) => cell?.column === 0)
  if (placed.length < cells.length || !keepOrder || !beginTogether) return null
  const whole = (row: readonly Cell[]): readonly Cell[] =>
    columns.flatMap((column, at) => {
      const [sample] = row
      const own = row.find((cell) => cell.column === at)
      return own ?? (sample === undefined ? [] : cellOf([], column, sample.row, at, sample.place.box, sample.place.page))
    })
  return { ...second, columns: first.columns, cells: rows.flatMap(whole) }
}

/** The column of the first part in which all lines of a cell stand; null for none. Where they could stand in several, those that begin or end there come first. */
function placeOf({ lines }: Cell, columns: readonly ColumnOfTexts[]): number | null {
  const homes = columns.flatMap((column, at) => (lines.every((line) => isAtHome(line, asText(column, line))) ? [{ column, at }] : []))
  const flush = homes.find(({ column: { texts } }) =>
    lines.every(({ box }) => texts !== null && (Math.abs(box.left - texts.left) <= slack || Math.abs(box.right - texts.right) <= slack)),
  )
  return (flush ?? homes[0])?.at ?? null
}

/** "Total" may stand among figures. */
const asText = (column: ColumnOfTexts, line: Line): ColumnOfTexts => ({
  ...column,
  isOfFigures: column.isOfFigures && /\d/u.test(textOfLines([line])),
})
