import type { Cell, Table, Value } from '../model/index.ts'
import { cellsByRow, type Part, type SheetPlan } from './sheets.ts'
import { textInCell } from './sheets-text.ts'
import { type ColumnPrint, columnPrint, contentOf } from './xlsx-formats.ts'
import type { Look } from './xlsx-styles.ts'
import { longestText, mostColumns, type Range, type Sheet, type SheetCell } from './xlsx-workbook.ts'
import { writable } from './xlsx-xml.ts'

/** A planned sheet with its tables: typed cells, merged spans, header look, filter and frozen header where one table stands alone. */
export function tableSheet(plan: SheetPlan): Sheet {
  const [only] = plan.parts
  const alone = plan.parts.length === 1 && only !== undefined && only.title === null
  const headerRows = alone ? only.table.headerRows : 0
  const widths = widthsOf(plan.parts)
  return {
    name: plan.name,
    columnWidths: widths,
    // A header taller than this would fill the window and leave nothing to scroll.
    frozenRows: headerRows <= 6 ? headerRows : 0,
    filter: alone ? filterOf(only) : null,
    merges: plan.parts.flatMap(mergesOf),
    landscape: widths.reduce((sum, width) => sum + width, 0) > 90,
    rows: () => rowsOf(plan.parts),
  }
}

function filterOf({ table, top, to, from, repeatedHeader }: Part): Range | null {
  const { headerRows } = table
  if (headerRows === 0 || table.rowCount === headerRows) return null
  const header = from === 0 ? headerRows - 1 : top - 1
  if (from > 0 && repeatedHeader === 0) return null
  return { firstRow: header, firstColumn: 0, lastRow: top + (to - from) - 1, lastColumn: Math.min(table.columns.length, mostColumns) - 1 }
}

function mergesOf(part: Part): Range[] {
  const { table, from, to, top, repeatedHeader } = part
  return table.cells.flatMap(({ row, column, rowSpan, columnSpan }) => {
    if (rowSpan * columnSpan === 1 || column >= mostColumns) return []
    const repeated = row < repeatedHeader
    if (!repeated && (row + rowSpan <= from || row >= to)) return []
    const firstRow = repeated ? top - repeatedHeader + row : top + Math.max(row, from) - from
    const lastRow = repeated ? Math.min(firstRow + rowSpan - 1, top - 1) : top + Math.min(row + rowSpan, to) - from - 1
    const lastColumn = Math.min(column + columnSpan, mostColumns) - 1
    return firstRow === lastRow && column === lastColumn ? [] : [{ firstRow, firstColumn: column, lastRow, lastColumn }]
  })
}

function* rowsOf(parts: readonly Part[]): Iterable<readonly SheetCell[]> {
  let next = 0
  for (const part of parts) {
    const { table, from, to, top, title, repeatedHeader } = part
    const start = top - repeatedHeader - (title === null ? 0 : 1)
    for (; next < start; next++) yield []
    if (title !== null) yield [{ column: 0, kind: 'text', text: title, look: 'title' }]
    const rows = cellsByRow(table)
    const prints = printsOf(table)
    for (let row = 0; row < repeatedHeader; row++) yield sheetRow(rows[row] ?? [], table, prints)
    for (let row = from; row < to; row++) yield sheetRow(rows[row] ?? [], table, prints)
    next = top + (to - from)
  }
}

function sheetRow(cells: readonly Cell[], table: Table, prints: readonly ColumnPrint[]): SheetCell[] {
  const row: SheetCell[] = []
  for (const cell of cells) {
    if (cell.column >= mostColumns) continue
    const header = cell.row < table.headerRows
    const look = header ? headerLook(cell, table) : bodyLook(cell, table)
    row.push(sheetCell(cell, look, prints[cell.column] ?? columnPrint([])))
    // The covered places of a merged header carry its fill and line too.
    if (header)
      for (let column = cell.column + 1; column < Math.min(cell.column + cell.columnSpan, mostColumns); column++)
        row.push({ column, kind: 'empty', look })
  }
  return row
}

/** A header stands over its column: centred over several, to the right over numbers. */
function headerLook({ column, columnSpan }: Cell, table: Table): Look {
  if (columnSpan > 1) return 'spanning-header'
  return holdsNumbers(table, column) ? 'number-header' : holdsNumbers(table, column - 1) ? 'header-after-figures' : 'header'
}

function holdsNumbers(table: Table, column: number): boolean {
  const kind = table.columns[column]?.kind
  return kind === 'number' || kind === 'percent' || kind === 'money'
}

function bodyLook(cell: Cell, table: Table): Look {
  if (isPlaceholder(cell, table)) return 'placeholder'
  return holdsNumbers(table, cell.column - 1) && !holdsNumbers(table, cell.column) ? 'after-figures' : 'body'
}

/** A dash, "n/a" or "4, 5" in a column of numbers; words, the label of a total among them, are not. */
const isPlaceholder = ({ column, columnSpan, value }: Cell, table: Table): boolean =>
  columnSpan === 1 &&
  value?.kind === 'text' &&
  holdsNumbers(table, column) &&
  /^(?:[^\p{L}\n]*|\p{L}\s?[./]\s?\p{L}\.?)$/u.test(value.text.trim())

function sheetCell(cell: Cell, look: Look, print: ColumnPrint): SheetCell {
  const { column, value } = cell
  if (value === null) return { column, kind: 'empty', look }
  const content = contentOf(value, print)
  return content.kind === 'number' ? { column, look, ...content } : { column, look, kind: 'text', text: firstPiece(textInCell(cell)) }
}

/** As much of a text as a cell holds. */
export const firstPiece = (text: string): string => pieces(text)[0] ?? ''

/** A text in pieces that fit a cell, cut between characters. */
export function pieces(text: string): readonly string[] {
  const clean = writable(text)
  if (clean.length <= longestText) return [clean]
  const found: string[] = []
  for (let at = 0; at < clean.length; ) {
    const end = at + longestText
    const inside = /[\uD800-\uDBFF]/.test(clean.charAt(end - 1)) ? end - 1 : end
    found.push(clean.slice(at, inside))
    at = inside
  }
  return found
}

function printsOf(table: Table): readonly ColumnPrint[] {
  const values = table.columns.map((): Cell['value'][] => [])
  for (const { column, value } of table.cells) values[column]?.push(value)
  return values.map(columnPrint)
}

/** Wide enough for most texts on one line; longer ones wrap. A sheet of 60-character columns can still be read without scrolling sideways. */
const widest = 48
const narrowest = 8

function widthsOf(parts: readonly Part[]): number[] {
  const widths: number[] = []
  for (const { table, title } of parts) {
    for (const cell of table.cells) {
      const { column, columnSpan, row, value } = cell
      if (columnSpan > 1 || value === null || column >= mostColumns) continue
      const text = textInCell(cell).slice(0, 2000)
      const longest = longestOf(text.split('\n')) + roomForCurrency(value, text)
      // A header wraps between words, so its longest word is enough; its filter button needs room.
      const needed = row < table.headerRows ? Math.min(longest, Math.max(14, longestOf(text.split(/\s/u)))) + 3 : longest + 3
      widths[column] = Math.max(widths[column] ?? narrowest, Math.min(widest, needed))
    }
    for (let column = 0; column < Math.min(table.columns.length, mostColumns); column++) widths[column] ??= narrowest
    if (title !== null) widths[0] ??= narrowest
  }
  return widths
}

/** Amounts show the currency that only a title or another cell names: without room for it spreadsheets show "###". */
const roomForCurrency = (value: Value, text: string): number =>
  value.kind === 'money' && value.currency !== null && !text.includes(value.currency) && !/\p{Sc}/u.test(text)
    ? value.currency.length + 1
    : 0

const longestOf = (texts: readonly string[]): number => texts.reduce((longest, text) => Math.max(longest, text.length), 0)
