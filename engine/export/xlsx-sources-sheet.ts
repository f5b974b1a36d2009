import type { Cell } from '../model/index.ts'
import type { Part, SheetPlan } from './sheets.ts'
import type { SheetNames } from './sheets-names.ts'
import { textInCell } from './sheets-text.ts'
import { addressOf, listRow, measure, partsOf, whole } from './xlsx-addresses.ts'
import type { WaitingSheet, WorkbookPackage } from './xlsx-package.ts'
import type { PackedSheet } from './xlsx-parts.ts'
import { firstPiece } from './xlsx-table-sheet.ts'
import { mostColumns, mostRows, type SheetCell } from './xlsx-workbook.ts'

/**
 * Where every cell comes from: page, box in points from the page's upper left corner, and how sure its reading is. There are more of these
 * rows than of all others together, so they are compressed as the tables come.
 */
export class SourcesSheets {
  readonly #workbook: WorkbookPackage
  readonly #full: { readonly sheet: WaitingSheet; readonly rows: number }[] = []
  #sheet: WaitingSheet | null = null
  #rows = 0

  constructor(workbook: WorkbookPackage) {
    this.#workbook = workbook
  }

  add(plans: readonly SheetPlan[]): void {
    for (const { sheet, part } of partsOf(plans))
      for (const cell of part.table.cells) {
        const { value, row, column } = cell
        if (value !== null && row >= part.from && row < part.to && column < mostColumns) this.#add(sourceRow(sheet, part, cell))
      }
  }

  /** Puts the sheets into the workbook one by one; none when no cell had a value. */
  *ending(names: SheetNames): Iterable<PackedSheet> {
    this.#turn()
    for (let full = this.#full.shift(); full !== undefined; full = this.#full.shift()) {
      const filter = { firstRow: 0, firstColumn: 0, lastRow: full.rows, lastColumn: header.length - 1 }
      yield full.sheet.end({ name: names.next('Sources', 'Sources'), filter })
    }
  }

  #add(row: readonly SheetCell[]): void {
    if (this.#rows === mostRows - 1) this.#turn()
    if (this.#sheet === null) {
      this.#sheet = this.#workbook.waiting({ columnWidths, frozenRows: 1, landscape: true })
      this.#sheet.row(listRow(header, 'header'))
    }
    this.#sheet.row(row)
    this.#rows++
  }

  #turn(): void {
    if (this.#sheet !== null) this.#full.push({ sheet: this.#sheet, rows: this.#rows })
    this.#sheet = null
    this.#rows = 0
  }
}

const header = ['Sheet', 'Cell', 'Text', 'Page', 'Left', 'Top', 'Right', 'Bottom', 'Confidence']
const columnWidths = [33, 9, 48, 8, 9, 9, 9, 9, 13]

function sourceRow(sheet: string, part: Part, cell: Cell): SheetCell[] {
  const { page, box } = cell.place
  return listRow([
    sheet,
    addressOf(part, cell.row, cell.column),
    firstPiece(textInCell(cell)),
    whole(page),
    measure(box.left, 1),
    measure(box.top, 1),
    measure(box.right, 1),
    measure(box.bottom, 1),
    measure(cell.confidence, 2),
  ])
}
