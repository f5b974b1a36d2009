// The plain lists of a workbook: what is in it, the text of a document without tables, and what did not fit a cell.

import { textOfLine } from '../model/index.ts'
import type { LineOnPage, SheetPlan } from './sheets.ts'
import type { SheetNames } from './sheets-names.ts'
import { textInCell } from './sheets-text.ts'
import { addressOf, listRow, partsOf, whole } from './xlsx-addresses.ts'
import { pieces } from './xlsx-table-sheet.ts'
import { longestText, mostColumns, mostRows, type Sheet, type SheetCell } from './xlsx-workbook.ts'

/** A list with a header row that stays in sight and can be filtered. */
export function listSheet(
  name: string,
  header: readonly string[],
  columnWidths: readonly number[],
  rowCount: number,
  rows: () => Iterable<SheetCell[]>,
): Sheet {
  return {
    name,
    columnWidths,
    frozenRows: 1,
    filter: rowCount === 0 ? null : { firstRow: 0, firstColumn: 0, lastRow: rowCount, lastColumn: header.length - 1 },
    merges: [],
    landscape: columnWidths.reduce((sum, width) => sum + width, 0) > 90,
    *rows() {
      yield listRow(header, 'header')
      yield* rows()
    },
  }
}

/** Splits a long list into sheets that fit: `name`, `name (2)` and so on. The entries are gone through anew for each, never held. */
export function listSheets<Entry>(
  names: SheetNames,
  name: string,
  header: readonly string[],
  columnWidths: readonly number[],
  entries: () => Iterable<Entry>,
  row: (entry: Entry) => SheetCell[],
): Sheet[] {
  let count = 0
  for (const _ of entries()) count++
  const sheets: Sheet[] = []
  for (let from = 0; from < count; from += mostRows - 1) {
    const to = Math.min(count, from + mostRows - 1)
    sheets.push(
      listSheet(names.next(name, name), header, columnWidths, to - from, function* () {
        let index = 0
        for (const entry of entries()) {
          if (index >= from && index < to) yield row(entry)
          index++
        }
      }),
    )
  }
  return sheets
}

/** The rows of the contents for some planned sheets. */
export function* contentsOf(plans: readonly SheetPlan[]): Iterable<SheetCell[]> {
  for (const { sheet, part } of partsOf(plans)) {
    const pages = [...new Set(part.table.places.map(({ page }) => page))].sort((a, b) => a - b)
    const last = pages.at(-1)
    const span = pages.length > 1 ? `${pages[0]}–${last}` : null
    yield listRow([
      sheet,
      part.table.title ?? '',
      addressOf(part, part.from, 0),
      span ?? (last === undefined ? null : whole(last)),
      whole(part.to - part.from),
      whole(part.table.columns.length),
    ])
  }
}

/** The first sheet of a workbook with several tables: which table stands where. */
export const contentsSheet = (name: string, rows: readonly SheetCell[][]): Sheet =>
  listSheet(name, ['Sheet', 'Title', 'From cell', 'Pages', 'Rows', 'Columns'], [33, 48, 11, 14, 9, 11], rows.length, () => rows)

/** The text of a document without tables, line by line with its page; a sentence when there is none either. */
export function textSheet(names: SheetNames, lines: readonly LineOnPage[]): Sheet[] {
  if (lines.length === 0)
    return [
      listSheet(names.next('Text', 'Text'), ['Page', 'Text'], [8, 100], 0, () => [
        listRow([null, 'No text was found on the pages.'], 'note'),
      ]),
    ]
  return listSheets(
    names,
    'Text',
    ['Page', 'Text'],
    [8, 100],
    () => lines,
    ({ page, line }) => listRow([whole(page), pieces(textOfLine(line))[0] ?? '']),
  )
}

/** What is longer than a cell or beyond the last column, piece by piece; no sheet when everything fits. */
export const overflowSheet = (names: SheetNames, overflow: readonly Overflow[]): Sheet[] =>
  listSheets(
    names,
    'Overflow',
    ['Sheet', 'Cell', 'Piece', 'Text'],
    [33, 11, 8, 100],
    () => overflow,
    ({ sheet, place, piece, text }) => listRow([sheet, place, whole(piece), text]),
  )

/** A piece of text that stands in no cell of its table's sheet. */
export interface Overflow {
  readonly sheet: string
  readonly place: string
  readonly piece: number
  readonly text: string
}

/** What of some planned sheets does not fit their cells. */
export function* overflowIn(plans: readonly SheetPlan[]): Iterable<Overflow> {
  for (const { sheet, part } of partsOf(plans))
    for (const cell of part.table.cells) {
      const { row, column, value } = cell
      const beyond = column >= mostColumns
      if (value === null || row < part.from || row >= part.to || (!beyond && value.text.length <= longestText)) continue
      const place = addressOf(part, row, column)
      for (const [index, text] of pieces(textInCell(cell)).entries())
        if (beyond || index > 0) yield { sheet, place, piece: index + 1, text }
    }
}
