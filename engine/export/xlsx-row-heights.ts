// How tall a row with wrapped text must be. Spreadsheets do not measure text when a file is opened, so it is estimated here.

import type { Sheet, SheetCell } from './xlsx-workbook.ts'

/** Points a line of the 11-point default font takes, and the tallest row a spreadsheet allows. */
export const lineHeight = 15
export const tallestRow = 409

/** The characters a text has on one line at a row and column (from 0), merged columns together. */
export function roomOf({ merges, columnWidths }: Pick<Sheet, 'merges' | 'columnWidths'>): (row: number, column: number) => number {
  const wide = new Map<string, number>()
  for (const { firstRow, firstColumn, lastColumn } of merges)
    wide.set(
      `${firstRow},${firstColumn}`,
      columnWidths.slice(firstColumn, lastColumn + 1).reduce((sum, width) => sum + width, 0),
    )
  return (row, column) => (wide.size === 0 ? undefined : wide.get(`${row},${column}`)) ?? columnWidths[column] ?? 8
}

/** What an indent of one takes, in characters. */
const indent = 2

/** Lines of the tallest wrapped cell of a row; titles do not wrap. */
export function linesNeeded(cells: readonly SheetCell[], room: (column: number) => number): number {
  let most = 1
  for (const cell of cells)
    if (cell.kind === 'text' && cell.look !== 'title')
      most = Math.max(most, wrappedLines(cell.text, room(cell.column) - (cell.look.endsWith('after-figures') ? indent : 0)))
  return most
}

/** Lines a text takes when it is broken between words after `width` characters. */
function wrappedLines(text: string, width: number): number {
  if (text.length <= width && !text.includes('\n')) return 1
  let lines = 0
  for (const paragraph of text.slice(0, 4000).split('\n')) {
    let used = 0
    lines++
    for (const word of paragraph.split(' ')) {
      if (used > 0 && used + 1 + word.length > width) {
        lines++
        used = 0
      }
      used += (used > 0 ? 1 : 0) + word.length
      lines += Math.floor((used - 1) / Math.max(1, width))
      if (used > width) used = ((used - 1) % Math.max(1, Math.floor(width))) + 1
    }
  }
  return lines
}
