// Tables as CSV (RFC 4180): one file, or a zip when there are several. Cells carry the text as printed; typed values are in XLSX and JSON.

import { type Zippable, zipSync } from 'fflate'
import type { ParsedDocument, Table } from '../model/index.ts'
import { textOfLine } from '../model/index.ts'
import type { Export, ExportOptions } from '../stages.ts'
import { guarded, isFormulaLike } from './csv-guard.ts'
import { fieldGrids, type NamedGrid } from './fields-csv.ts'
import { linesOutsideTables, tablesOf } from './sheets.ts'
import { fileNames } from './sheets-names.ts'
import { textInCell } from './sheets-text.ts'
import { zipDate } from './xlsx-package.ts'

/** Writes the fields of the document and its tables as CSV, as far as they are asked for; without either, its text lines. */
export const csv: Export = async (document, options) => {
  const fields = options.content === 'tables' ? [] : fieldGrids(document.sheets)
  const tables = fields.length > 0 && options.content === 'fields' ? [] : tablesOf(document)
  const tableGrids = tables.map((table): NamedGrid => ({ title: table.title ?? 'Table', grid: gridOf(table) }))
  const named = fields.length + tables.length === 0 ? [{ title: 'Text', grid: textGrid(document) }] : [...fields, ...tableGrids]
  const grids = named.map(({ grid }) => grid)
  const files = grids.map((grid) => encoded(grid, options))
  const losses = lossesOf(document, tables, grids, options, fields.length > 0)
  const [only] = files
  if (files.length === 1 && only !== undefined) return { extension: 'csv', mediaType: 'text/csv; charset=utf-8', bytes: only, losses }
  const names = fileNames(named, 'csv')
  const entries: Zippable = Object.fromEntries(files.map((bytes, index) => [names[index] ?? `${index}.csv`, [bytes, { mtime: zipDate() }]]))
  return { extension: 'zip', mediaType: 'application/zip', bytes: zipSync(entries), losses }
}

type Grid = readonly (readonly string[])[]

/** The table's texts as a full rectangle: a spanning cell stands in its first place, the places it covers are empty. */
function gridOf(table: Table): Grid {
  const rows = Array.from({ length: table.rowCount }, () => new Array<string>(table.columns.length).fill(''))
  for (const cell of table.cells) {
    const row = rows[cell.row]
    if (row !== undefined) row[cell.column] = textInCell(cell)
  }
  return rows
}

const textGrid = (document: ParsedDocument): Grid => linesOutsideTables(document).map(({ line }) => [textOfLine(line)])

function encoded(grid: Grid, { csvByteOrderMark, csvGuard }: ExportOptions): Uint8Array {
  const rows = grid.map((row) => row.map((text) => quoted(csvGuard ? guarded(clean(text)) : clean(text))).join(','))
  return new TextEncoder().encode(`${csvByteOrderMark ? '\uFEFF' : ''}${rows.map((row) => `${row}\r\n`).join('')}`)
}

/**
 * RFC 4180, section 2: fields with quotes, commas or line breaks stand in quotes, and quotes are doubled. So do those with a semicolon or tab,
 * where a spreadsheet that separates by these would begin a new cell that no guard has seen.
 */
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lone halves of surrogate pairs have no UTF-8, and a null character ends the text in many readers. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')

function lossesOf(
  document: ParsedDocument,
  tables: readonly Table[],
  grids: readonly Grid[],
  options: ExportOptions,
  withFields: boolean,
): string[] {
  const losses: string[] = []
  if (tables.length === 0 && !withFields) losses.push('No table was found: the file holds the lines of text, one a row.')
  const outside = tables.length === 0 || withFields ? 0 : linesOutsideTables(document).length
  if (outside > 0) losses.push(`Lines of text outside the tables that are not in the CSV: ${outside}. Markdown and JSON keep them.`)
  const merged = tables.reduce((sum, table) => sum + table.cells.filter(({ rowSpan, columnSpan }) => rowSpan * columnSpan > 1).length, 0)
  if (merged > 0) losses.push(`Merged cells, which CSV does not know, and which stand in their first place: ${merged}.`)
  const guards = options.csvGuard ? grids.flat(2).filter((text) => isFormulaLike(clean(text))).length : 0
  if (guards > 0) losses.push(`Cells that begin like a formula and got a leading apostrophe, so that no spreadsheet runs them: ${guards}.`)
  return losses
}
