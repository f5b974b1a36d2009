// Which table stands on which sheet, and where: planned once, so that cells, sources and checks name the same places.

import { type Cell, type Line, linesOf, type ParsedDocument, type Table } from '../model/index.ts'
import type { ExportOptions } from '../stages.ts'
import type { SheetNames } from './sheets-names.ts'

/** Rows `from` up to (not with) `to` of a table, its first one at row `top` of the sheet (from 0). */
export interface Part {
  readonly table: Table
  readonly from: number
  readonly to: number
  readonly top: number
  /** Printed in the row above; null when the sheet's name says it. */
  readonly title: string | null
  /** Header rows repeated above `top`, where a table goes on from a full sheet. */
  readonly repeatedHeader: number
}
export interface SheetPlan {
  readonly name: string
  readonly parts: readonly Part[]
}

/** The document's tables in reading order. */
export function tablesOf(document: ParsedDocument): readonly Table[] {
  return document.blocks.filter((block) => block.kind === 'table').filter(({ rowCount, columns }) => rowCount > 0 && columns.length > 0)
}

export interface LineOnPage {
  readonly page: number
  readonly line: Line
}

/** The lines that stand in no table, with their page, in reading order; running headers and page numbers included. */
export function linesOutsideTables(document: ParsedDocument): readonly LineOnPage[] {
  return document.blocks.flatMap((block) =>
    block.kind === 'table' ? [] : linesOf(block).map((line) => ({ page: line.words[0]?.page ?? block.places[0]?.page ?? 1, line })),
  )
}

/** Plans the table sheets; a table longer than `mostRows` goes on with its header on a further sheet. `before`: tables planned already. */
export function planSheets(
  tables: readonly Table[],
  mode: ExportOptions['sheets'],
  names: SheetNames,
  mostRows: number,
  before = 0,
): readonly SheetPlan[] {
  const groups = mode === 'table' ? tables.map((table) => [table]) : mode === 'one' ? [tables] : byPage(tables)
  let number = before
  return groups.flatMap((group) => {
    const stacked = stack(group, mode === 'table', mostRows)
    const first = group[0]
    number++
    const wanted = mode === 'table' ? (first?.title ?? null) : null
    const fallback = mode === 'table' ? `Table ${number}` : mode === 'page' ? `Page ${first?.places[0]?.page ?? number}` : 'Tables'
    return stacked.map((parts) => ({ name: names.next(wanted, fallback), parts }))
  })
}

function byPage(tables: readonly Table[]): readonly (readonly Table[])[] {
  const pages = new Map<number, Table[]>()
  for (const table of tables) {
    const page = table.places[0]?.page ?? 1
    pages.set(page, [...(pages.get(page) ?? []), table])
  }
  return [...pages].sort(([a], [b]) => a - b).map(([, group]) => group)
}

/** Tables one below the other with a row between; a new sheet when one is full. */
function stack(tables: readonly Table[], alone: boolean, mostRows: number): readonly (readonly Part[])[] {
  const sheets: Part[][] = []
  let parts: Part[] = []
  let next = 0
  const turn = (): void => {
    if (parts.length > 0) sheets.push(parts)
    parts = []
    next = 0
  }
  for (const table of tables) {
    for (let from = 0; from < table.rowCount; ) {
      const title = !alone && from === 0 && table.title !== null ? table.title : null
      const gap = next > 0 ? 1 : 0
      const repeatedHeader = from === 0 || table.headerRows >= mostRows - 1 ? 0 : table.headerRows
      const top = next + gap + (title === null ? 0 : 1) + repeatedHeader
      const room = mostRows - top
      if (next > 0 && room < Math.min(table.rowCount - from, table.headerRows + 1)) {
        turn()
        continue
      }
      const to = Math.min(table.rowCount, from + room)
      parts.push({ table, from, to, top, title, repeatedHeader })
      next = top + (to - from)
      from = to
      if (from < table.rowCount) turn()
    }
  }
  turn()
  return sheets
}

/** A table's cells by row: the cells that begin in it, from left to right, as a sheet must have them. */
export function cellsByRow(table: Table): readonly (readonly Cell[])[] {
  const rows = Array.from({ length: table.rowCount }, (): Cell[] => [])
  for (const cell of table.cells) rows[cell.row]?.push(cell)
  for (const row of rows) row.sort((a, b) => a.column - b.column)
  return rows
}
