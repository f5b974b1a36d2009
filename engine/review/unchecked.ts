import { type ParsedDocument, standingOf } from '../model/index.ts'

/** What a person should still look at. */
export interface Unchecked {
  /** Fields of sheets and of the objects in their lists. */
  readonly fields: number
  /** Filled cells of tables. */
  readonly cells: number
}

/** How many values are less than sure (`standingOf`) and have neither been accepted nor set by a person. */
export function countUnchecked({ sheets, blocks }: Pick<ParsedDocument, 'sheets' | 'blocks'>): Unchecked {
  let fields = 0
  let cells = 0
  for (const sheet of sheets) {
    for (const field of sheet.fields) if (standingOf(field.confidence) !== 'sure') fields++
    for (const list of sheet.lists)
      for (const item of list.items) for (const field of item.fields) if (standingOf(field.confidence) !== 'sure') fields++
  }
  for (const block of blocks) {
    if (block.kind !== 'table') continue
    for (const cell of block.cells) if (cell.value !== null && !cell.checked && standingOf(cell.confidence) !== 'sure') cells++
  }
  return { fields, cells }
}
