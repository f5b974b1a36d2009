// Rows in which brackets do not mean "less than nothing": the numbers by which a table names its columns, and errors below what they are the errors of.

import type { Cell, Table } from '../model/index.ts'

/** The rows of a table, by number, whose bracketed figures are no negative ones. */
export function rowsInBrackets(table: Table): ReadonlySet<number> {
  const rows = new Map<number, Cell[]>()
  for (const cell of table.cells)
    if (cell.row >= table.headerRows && cell.value !== null) {
      const row = rows.get(cell.row)
      if (row === undefined) rows.set(cell.row, [cell])
      else row.push(cell)
    }
  const numbering = [table.headerRows, table.headerRows + 1].filter((row) => areColumnNumbers(rows.get(row) ?? []))
  const errors = [...rows.keys()].filter((row) => areErrorsOf(rows.get(row) ?? [], rows.get(row - 1) ?? []))
  // A single row may be the sum of losses under a rule; the manner of a table shows twice.
  return new Set([...numbering, ...(errors.length >= 2 ? errors : [])])
}

/** "(1) (2) (3)": official tables name their columns so, below the header. */
function areColumnNumbers(cells: readonly Cell[]): boolean {
  if (cells.length < 3) return false
  const numbers = cells.map(({ value }) => Number(/^[([](\d{1,2})[)\]]$/u.exec(textOf(value))?.[1] ?? Number.NaN))
  return numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
}

/** Figures in brackets without a label of their own, each below a figure without: standard errors, shares of counts. */
function areErrorsOf(cells: readonly Cell[], above: readonly Cell[]): boolean {
  if (cells.length === 0 || !cells.every(({ column, value }) => column > 0 && /^\(.*\d.*\)$/u.test(textOf(value)))) return false
  const open = new Set(above.filter(({ value }) => isOpenFigure(textOf(value))).map(({ column }) => column))
  return cells.every(({ column }) => open.has(column))
}

const isOpenFigure = (text: string): boolean => /\d/u.test(text) && !/[()]/u.test(text)
const textOf = (value: Cell['value']): string => value?.text.trim() ?? ''
