// A sheet as XML (ECMA-376 part 1, 18.3), in pieces: what stands before its rows, its rows, what stands behind them.

import { lineHeight, linesNeeded, roomOf, tallestRow } from './xlsx-row-heights.ts'
import type { StyleTable } from './xlsx-styles.ts'
import type { Range, Sheet, SheetCell } from './xlsx-workbook.ts'
import { cellXml, columnLetters } from './xlsx-xml.ts'

export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** What stands before the rows of a sheet. */
export function sheetBegin({ frozenRows, columnWidths }: Pick<Sheet, 'frozenRows' | 'columnWidths'>): string {
  const pane =
    frozenRows > 0
      ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`
      : ''
  const columns = columnWidths.map((width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`)
  return (
    `<worksheet xmlns="${spreadsheetNamespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  )
}

/** The rows of a sheet one by one, by what is known before them: each call gives the next row, empty ones as "". */
export function rowsXml(frame: Pick<Sheet, 'merges' | 'columnWidths'>, styles: StyleTable): (cells: readonly SheetCell[]) => string {
  const room = roomOf(frame)
  let number = 0
  return (cells) => {
    number++
    const lines = linesNeeded(cells, (column) => room(number - 1, column))
    // Without "customHeight" the height is only a first guess that a spreadsheet adjusts when the row is edited.
    const height = lines > 1 ? ` ht="${Math.min(tallestRow, lines * lineHeight)}"` : ''
    return cells.length > 0 ? `<row r="${number}"${height}>${cells.map((cell) => cellXml(cell, number, styles)).join('')}</row>` : ''
  }
}

/** Characters on a sheet of paper: more than the first are no longer read when they are put on one, and go on several of the second each. */
const [mostOnPaper, onEachPaper] = [320, 200]

/** How many sheets of paper lie side by side when this is printed: one for most, more where one would print letters too small to read. */
export function papersAcross(columnWidths: readonly number[]): number {
  const width = columnWidths.reduce((sum, each) => sum + each, 0)
  return width <= mostOnPaper ? 1 : Math.ceil(width / onEachPaper)
}

/** What stands behind the rows of a sheet. */
export function sheetEnd({
  filter,
  merges,
  landscape,
  columnWidths,
}: Pick<Sheet, 'filter' | 'merges' | 'landscape' | 'columnWidths'>): string {
  const across = papersAcross(columnWidths)
  const merged = merges.map((range) => `<mergeCell ref="${reference(range)}"/>`)
  return (
    `</sheetData>${filter === null ? '' : `<autoFilter ref="${reference(filter)}"/>`}` +
    `${merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : ''}` +
    '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" ${across > 1 ? `fitToWidth="${across}" ` : ''}fitToHeight="0"/></worksheet>`
  )
}

/** "A1:C7". */
export const reference = ({ firstRow, firstColumn, lastRow, lastColumn }: Range): string =>
  `${columnLetters(firstColumn)}${firstRow + 1}:${columnLetters(lastColumn)}${lastRow + 1}`
