import type { Correction, ParsedDocument, Place, Table } from '@docmill/engine/model'
import { type Bounds, boundsOf, type GridCell, type GridModel, type Selection } from '../../viewer/grid-model.ts'
import { gridOf, standingOfCell, type Target, tablesOf } from '../../viewer/targets.ts'

/** The correction that gives a target a text; `place` is where it stands, null when it was typed. None for a whole table. */
export function settingOf(target: Target, text: string, place: Place | null): readonly Correction[] {
  switch (target.kind) {
    case 'field':
      return text === ''
        ? [{ kind: 'clear-field', sheet: target.sheet, field: target.path }]
        : [{ kind: 'set-field', sheet: target.sheet, field: target.path, text, place }]
    case 'cell':
      return [{ kind: 'set-cell', table: target.table, row: target.row, column: target.column, text, place }]
    case 'block':
      return [{ kind: 'set-text', block: target.block, text }]
    case 'table':
      return []
  }
}

/** The corrections that accept a target as it was read; for a table, every cell of it that is less than sure. */
export function acceptanceOf(document: ParsedDocument, target: Target): readonly Correction[] {
  switch (target.kind) {
    case 'field':
      return [{ kind: 'accept-field', sheet: target.sheet, field: target.path }]
    case 'cell':
      return [{ kind: 'accept-cell', table: target.table, row: target.row, column: target.column }]
    case 'table':
      return (tablesOf(document)[target.table]?.cells ?? [])
        .filter((cell) => standingOfCell(cell) !== 'sure')
        .map(({ row, column }): Correction => ({ kind: 'accept-cell', table: target.table, row, column }))
    case 'block':
      return []
  }
}

/** The corrections that say a target is not on the page. */
export const absenceOf = (target: Target): readonly Correction[] => (target.kind === 'table' ? [] : settingOf(target, '', null))

/** Texts written into a grid from the selection's corner on, as far as there are cells; one text fills the whole selection. */
export function pasted(model: GridModel, selection: Selection, rows: readonly (readonly string[])[]): readonly Correction[] {
  const bounds = boundsOf(model, selection)
  const single = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined
  const corrections: Correction[] = []
  const write = (row: number, column: number, text: string) => {
    const cell = row < model.rowCount && column < model.columns.length ? model.cellAt(row, column) : null
    if (cell && cell.row === row && cell.column === column && cell.text !== text.trim())
      corrections.push(...settingOf(cell.target, text.trim(), null))
  }
  if (single !== undefined)
    for (let row = bounds.top; row <= bounds.bottom; row++)
      for (let column = bounds.left; column <= bounds.right; column++) write(row, column, single)
  else
    for (const [down, texts] of rows.entries())
      for (const [right, text] of texts.entries()) write(bounds.top + down, bounds.left + right, text)
  return corrections
}

/** Rows or columns taken out of a table, the last first, so that each number still means what it meant. */
export const removed = (kind: 'remove-row' | 'remove-column', table: number, first: number, last: number): readonly Correction[] =>
  Array.from({ length: last - first + 1 }, (_, index): Correction => ({ kind, table, at: last - index }))

/** What may be done with the selected cells of a table: nothing that would leave it without cells or merge one cell with itself. */
export function possible(
  table: Table,
  bounds: Bounds,
): { readonly merge: boolean; readonly split: boolean; readonly removeRow: boolean; readonly removeColumn: boolean } {
  const cell = gridOf(table)[bounds.top]?.[bounds.left]
  const rows = bounds.bottom - bounds.top + 1
  const columns = bounds.right - bounds.left + 1
  const spanning = cell !== undefined && (cell.rowSpan > 1 || cell.columnSpan > 1)
  const oneCell = cell !== undefined && cell.rowSpan === rows && cell.columnSpan === columns
  return {
    merge: !oneCell && rows * columns > 1,
    split: spanning && oneCell,
    removeRow: rows < table.rowCount,
    removeColumn: columns < table.columns.length,
  }
}

/** The cell a grid's selection ends at, as a target; null outside of the grid. */
export const targetAt = (model: GridModel, { to }: Selection): Target | null =>
  to.row < model.rowCount && to.column < model.columns.length ? (model.cellAt(to.row, to.column)?.target ?? null) : null

/** The cell of a grid that shows a target; null when it shows another. */
export function cellOf(model: GridModel, target: Target): GridCell | null {
  if (target.kind === 'cell') return target.row < model.rowCount ? model.cellAt(target.row, target.column) : null
  if (target.kind !== 'field' || !('list' in target.path)) return null
  for (let column = 0; column < model.columns.length; column++) {
    const cell = model.cellAt(target.path.item, column)
    if (cell?.target.kind === 'field' && cell.target.path.name === target.path.name) return cell
  }
  return null
}

/**
 * A step whose tables and blocks are numbered as they are shown, numbered as the document was read: corrections count what was removed
 * too. `made` are the corrections that led to what is shown.
 */
export function numberedAsRead(base: ParsedDocument, made: readonly Correction[], step: readonly Correction[]): readonly Correction[] {
  const blocks = removedBlocks(base, made)
  if (blocks.size === 0) return step
  const tables = new Set(tablesOf(base).flatMap((table, index) => (blocks.has(base.blocks.indexOf(table)) ? [index] : [])))
  return step.map((correction): Correction => {
    if ('table' in correction) return { ...correction, table: nthLeft(correction.table, tables) }
    return 'block' in correction ? { ...correction, block: nthLeft(correction.block, blocks) } : correction
  })
}

/** Places of blocks that the corrections took out: tables that were removed, and texts of which nothing is left. */
function removedBlocks(base: ParsedDocument, made: readonly Correction[]): ReadonlySet<number> {
  const removed = new Set<number>()
  for (const correction of made) {
    if (correction.kind === 'remove-table') {
      const table = tablesOf(base)[correction.table]
      if (table) removed.add(base.blocks.indexOf(table))
    } else if (correction.kind === 'set-text') {
      const block = base.blocks[correction.block]
      const gone = correction.text.trim() === '' && block !== undefined && block.kind !== 'picture' && block.kind !== 'table'
      if (gone) removed.add(correction.block)
      else removed.delete(correction.block)
    }
  }
  return removed
}

/** The number that the n-th of those left has among all. */
function nthLeft(shown: number, removed: ReadonlySet<number>): number {
  let number = 0
  for (let left = shown; left > 0 || removed.has(number); number++) if (!removed.has(number)) left--
  return number
}
