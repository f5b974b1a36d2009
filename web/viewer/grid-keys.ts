import type { KeyboardEvent } from 'react'
import type { GridCell, GridModel, Selection } from './grid-model.ts'
import { headHeight, rowHeight } from './grid-window.ts'

/** What the keys of a grid lead to. */
export interface GridActions {
  readonly selection: Selection | null
  readonly onSelect: (selection: Selection) => void
  readonly onEdit: (cell: GridCell, text: string) => void
  readonly onInsertRow: () => void
  readonly onRemoveRow: () => void
  readonly onEnter?: (cell: GridCell, shift: boolean) => boolean
}

/** What a key does in the grid; true when it did something. */
export function handleKey(
  event: KeyboardEvent,
  at: Pick<GridCell, 'row' | 'column' | 'rowSpan' | 'columnSpan'>,
  model: GridModel,
  go: (row: number, column: number, extend?: boolean) => void,
  edit: (text?: string) => void,
  props: GridActions,
  cell: GridCell | null,
): boolean {
  const command = event.ctrlKey || event.metaKey
  const { shiftKey: shift, key } = event
  const page = Math.max(1, Math.floor((event.currentTarget.clientHeight - headHeight(model.headerRows)) / rowHeight) - 1)
  const last = { row: model.rowCount - 1, column: model.columns.length - 1 }
  // A selection is drawn on from where it ends, a single cell is left at its edge.
  const end = shift && props.selection ? { ...at, ...props.selection.to, rowSpan: 1, columnSpan: 1 } : at
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [command ? 0 : end.row - 1, end.column],
    ArrowDown: [command ? last.row : end.row + end.rowSpan, end.column],
    ArrowLeft: [end.row, command ? 0 : end.column - 1],
    ArrowRight: [end.row, command ? last.column : end.column + end.columnSpan],
    Home: [command ? 0 : end.row, 0],
    End: [command ? last.row : end.row, last.column],
    PageUp: [end.row - page, end.column],
    PageDown: [end.row + page, end.column],
  }
  const move = moves[key]
  if (move && !event.altKey) {
    go(move[0], move[1], shift)
    return true
  }
  if (command && key.toLowerCase() === 'a') {
    props.onSelect({ from: { row: 0, column: 0 }, to: last })
    return true
  }
  if (key === 'Insert' && !command) return done(props.onInsertRow)
  if (key === '-' && command) return done(props.onRemoveRow)
  if (command || event.altKey) return false
  if (key === 'Enter') {
    if (cell && props.onEnter?.(cell, shift)) return true
    return done(() => edit())
  }
  if (key === 'F2') return done(() => edit())
  if (key === 'Delete' || key === 'Backspace') return done(() => cell && cell.text !== '' && props.onEdit(cell, ''))
  // Typing begins a new text, as in a spreadsheet. "?" stays the key for help.
  if (key.length === 1 && key !== '?' && key !== ' ') return done(() => edit(key))
  return false
}

const done = (action: () => unknown): true => {
  action()
  return true
}
