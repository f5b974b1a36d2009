import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { cellId, type Editing, Letters, Row } from './GridRow.tsx'
import { handleKey } from './grid-keys.ts'
import { boundsOf, type GridCell, type GridModel, rowsOf, type Selection, tabSeparated } from './grid-model.ts'
import { headHeight, numberWidth, type RowWindow, rowHeight, useColumnInView, usePaneSize, useRowWindow, useWidths } from './grid-window.ts'

/** Header rows that stay in view; more would leave no room for the rows they name. */
const mostStuck = 4

interface GridProps {
  readonly model: GridModel
  /** null: the selection is elsewhere. */
  readonly selection: Selection | null
  readonly onSelect: (selection: Selection) => void
  /** A cell was given a new text. */
  readonly onEdit: (cell: GridCell, text: string) => void
  /** Rows of texts to be written from the selection on, to the right and down. */
  readonly onPaste: (rows: readonly (readonly string[])[]) => void
  readonly onInsertRow: () => void
  readonly onRemoveRow: () => void
  /** Keys of cells that a failed check names. */
  readonly failing: ReadonlySet<string>
  /** The thread ends at the selected cell. */
  readonly thread: boolean
  /** Enter on a cell that is being asked about accepts it; true when that was done. */
  readonly onEnter?: (cell: GridCell, shift: boolean) => boolean
  /** A grid that grows with its rows up to this height in pixels; left out: it fills its parent. */
  readonly height?: number
}

/** A sheet of cells after the ARIA grid pattern: one tab stop, arrows inside, only the rows in view exist. */
export function Grid(props: GridProps) {
  const { model, selection, onSelect, height } = props
  const id = useId()
  const pane = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const stuck = Math.min(model.headerRows, mostStuck)
  const active = selection && within(model, selection.to)
  const size = usePaneSize(pane)
  const rows = useRowWindow({ pane, height: size.height, count: model.rowCount - stuck, stuck, active: (active?.row ?? -1) - stuck })
  const widths = useWidths(model, size.width)
  useColumnInView(pane, active?.column ?? -1, widths, size.width)
  const bounds = useMemo(() => selection && boundsOf(model, selection), [model, selection])
  const cell = active && model.cellAt(active.row, active.column)
  const go = (row: number, column: number, extend = false) => {
    const to = { row: Math.min(Math.max(row, 0), model.rowCount - 1), column: Math.min(Math.max(column, 0), model.columns.length - 1) }
    onSelect({ from: extend && selection ? selection.from : to, to })
  }
  const commit = (text: string, rowStep: number, columnStep: number) => {
    const at = editing && model.cellAt(editing.row, editing.column)
    setEditing(null)
    pane.current?.focus({ preventScroll: true })
    if (!at) return
    if (text !== at.text) props.onEdit(at, text)
    if (rowStep || columnStep) go(at.row + (rowStep > 0 ? at.rowSpan : rowStep), at.column + (columnStep > 0 ? at.columnSpan : columnStep))
  }
  const edit = (text?: string) => cell && setEditing({ row: cell.row, column: cell.column, text: text ?? cell.text })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (editing || event.target !== event.currentTarget) return
    const at = cell ?? { row: 0, column: 0, rowSpan: 1, columnSpan: 1 }
    if (handleKey(event, at, model, go, edit, props, cell)) event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (editing || !bounds) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', tabSeparated(model, bounds))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (editing || !selection) return
    event.preventDefault()
    event.stopPropagation()
    props.onPaste(rowsOf(event.clipboardData.getData('text/plain')))
  }
  const shared = { id, model, widths, active: cell, bounds, failing: props.failing, thread: props.thread, editing, commit, setEditing }
  const total = numberWidth + widths.reduce((sum, width) => sum + width, 0)
  // Numbers stick only where there is something to scroll past them: a sticky cell is a picture of its own, forty of them slow each frame.
  const wide = total > size.width
  const press = (row: number, column: number, shift: boolean, again: boolean) => {
    if (again && !shift) edit()
    else go(row, column, shift)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't hold rows that stand where they are scrolled to
    <div
      role="grid"
      className={wide ? 'grid wide' : 'grid'}
      ref={pane}
      tabIndex={0}
      aria-label={model.label}
      aria-rowcount={model.rowCount + (stuck === 0 ? 1 : 0)}
      aria-colcount={model.columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={cell ? cellId(id, cell) : undefined}
      style={height === undefined ? undefined : { height: Math.min(height, headHeight(stuck) + (model.rowCount - stuck) * rowHeight + 1) }}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
      // A press chooses its own cell: the first one must not be chosen under the finger, and move what it is about to hit.
      onFocus={(event) =>
        event.target === event.currentTarget && !selection && model.rowCount > 0 && event.target.matches(':focus-visible') && go(stuck, 0)
      }
      onClick={(event) => onCellClick(event.target, event.shiftKey, event.detail, cell, press)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div className="grid-head" role="rowgroup" style={{ width: total, height: headHeight(stuck) }}>
        {stuck === 0 ? (
          <Letters model={model} widths={widths} />
        ) : (
          Array.from({ length: stuck }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Row key={row} {...shared} row={row} top={row * rowHeight} header first={row === 0} />
          ))
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" className="grid-body" style={{ width: total, height: (model.rowCount - stuck) * rowHeight }}>
        {existing(rows, (active?.row ?? -1) - stuck, model.rowCount - stuck).map((body, index) => (
          <Row
            key={body + stuck === active?.row ? `active ${body}` : body % rows.most}
            {...shared}
            row={body + stuck}
            top={body * rowHeight}
            header={false}
            first={index === 0}
          />
        ))}
      </div>
    </div>
  )
}

/**
 * The rows that are drawn, in order. What the keys act on exists, wherever the grid has been scrolled to: aria-activedescendant points at
 * it, and what is being typed there is not lost.
 */
function existing({ from, to }: RowWindow, active: number, count: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (active < 0 || active >= count || (active >= from && active < to)) return rows
  return active < from ? [active, ...rows] : [...rows, active]
}

const within = (model: GridModel, { row, column }: Selection['to']) =>
  row < model.rowCount && column < model.columns.length ? { row, column } : null

function onCellClick(
  target: EventTarget,
  shift: boolean,
  clicks: number,
  active: GridCell | null,
  press: (row: number, column: number, shift: boolean, again: boolean) => void,
): void {
  const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null
  if (!element || (target instanceof HTMLElement && target.tagName === 'INPUT')) return
  const [row = 0, column = 0] = (element.dataset.cell ?? '').split('/').map(Number)
  const same = active?.row === row && active.column === column
  // Two clicks edit; on a touch screen a tap on the selected cell does.
  press(row, column, shift, same && (clicks > 1 || rowHeight === 44))
}
