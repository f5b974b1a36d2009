import type { Cell } from '../model/index.ts'
import type { Part, SheetPlan } from './sheets.ts'
import type { SheetNames } from './sheets-names.ts'
import { textInCell } from './sheets-text.ts'
import { addressOf, listRow, measure, partsOf, whole } from './xlsx-addresses.ts'
import { listSheets } from './xlsx-list-sheets.ts'
import { firstPiece } from './xlsx-table-sheet.ts'
import { mostColumns, type Sheet, type SheetCell } from './xlsx-workbook.ts'

interface Source {
  readonly sheet: string
  readonly part: Part
  readonly cell: Cell
}

/** Where every cell comes from: page, box in points from the page's upper left corner, and how sure its reading is. */
export function sourcesSheets(names: SheetNames, plans: readonly SheetPlan[]): Sheet[] {
  const header = ['Sheet', 'Cell', 'Text', 'Page', 'Left', 'Top', 'Right', 'Bottom', 'Confidence']
  return listSheets(names, 'Sources', header, [33, 9, 48, 8, 9, 9, 9, 9, 13], () => sourcesIn(plans), row)
}

function* sourcesIn(plans: readonly SheetPlan[]): Iterable<Source> {
  for (const { sheet, part } of partsOf(plans))
    for (const cell of part.table.cells)
      if (cell.value !== null && cell.row >= part.from && cell.row < part.to && cell.column < mostColumns) yield { sheet, part, cell }
}

function row({ sheet, part, cell }: Source): SheetCell[] {
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
