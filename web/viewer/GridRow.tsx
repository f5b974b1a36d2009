import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import * as texts from '../texts/viewer.ts'
import type { Bounds, GridCell, GridModel } from './grid-model.ts'
import { leftsOf, numberWidth, rowHeight } from './grid-window.ts'

/** The letters of the columns, where no row of the table names them. */
export function Letters({ model, widths }: { readonly model: GridModel; readonly widths: readonly number[] }) {
  let left = numberWidth
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div role="row" className="grid-row" aria-rowindex={1} style={{ height: 30 }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      <div role="columnheader" className="gc rn" style={{ height: 30 }}>
        <span className="sr">{texts.rowTitle}</span>
      </div>
      {model.columns.map((column, index) => {
        const style = { left, width: widths[index] ?? 0, height: 30, lineHeight: '29px' }
        left += style.width
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={index} role="columnheader" className={column.right ? 'gc th r' : 'gc th'} style={style}>
            {column.title}
          </div>
        )
      })}
    </div>
  )
}

/** The cell that is being edited, and the text it began with. */
export interface Editing {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** The id of a cell's element within the grid of this id. */
export const cellId = (id: string, { row, column }: { readonly row: number; readonly column: number }): string => `${id}-${row}-${column}`

interface RowProps {
  readonly id: string
  readonly model: GridModel
  readonly widths: readonly number[]
  readonly row: number
  readonly top: number
  readonly header: boolean
  /** The first row that exists shows cells that begin above it. */
  readonly first: boolean
  readonly active: GridCell | null
  readonly bounds: Bounds | null
  readonly failing: ReadonlySet<string>
  readonly thread: boolean
  readonly editing: Editing | null
  readonly commit: (text: string, rowStep: number, columnStep: number) => void
  readonly setEditing: (editing: null) => void
}

/** Only what concerns a row makes it anew: a selection elsewhere does not. */
const concerns = ({ row, active, bounds, editing, thread }: RowProps): string => {
  const touched = bounds && row >= bounds.top && row <= bounds.bottom
  const own = active && row >= active.row && row < active.row + active.rowSpan
  return [
    touched ? `${bounds.left}-${bounds.right}-${bounds.top}` : '',
    own ? `${active.column}${thread}` : '',
    editing?.row === row ? editing.column : '',
  ].join('/')
}

/** A row of a grid. Its elements may be another row's a moment later. */
export const Row = memo(
  function Row(props: RowProps) {
    const { id, model, widths, row, top, header, first, active, bounds, failing, editing } = props
    const lefts = leftsOf(widths)
    const cells: GridCell[] = []
    for (let column = 0; column < model.columns.length; ) {
      const cell = model.cellAt(row, column)
      if (cell && cell.column === column && (cell.row === row || first)) cells.push(cell)
      column = cell ? cell.column + cell.columnSpan : column + 1
    }
    const highlighted = active !== null && row >= active.row && row < active.row + active.rowSpan
    const number = row - model.headerRows + 1
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
      // biome-ignore lint/a11y/useSemanticElements: see the grid
      <div
        role="row"
        className={`grid-row${highlighted ? ' hl' : ''}`}
        aria-rowindex={row + 1 + (model.headerRows === 0 ? 1 : 0)}
        style={{ top }}
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
        {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
        <div role="rowheader" className="gc rn" aria-colindex={1}>
          {number > 0 ? number : <span className="sr">{texts.header}</span>}
        </div>
        {cells.map((cell) => (
          <Cell
            key={cell.column}
            id={cellId(id, cell)}
            cell={cell}
            header={header}
            right={model.columns[cell.column]?.right === true}
            chosen={active !== null && active.row === cell.row && active.column === cell.column}
            inside={bounds !== null && isInside(bounds, cell)}
            fails={failing.has(cell.key)}
            thread={props.thread}
            editing={editing !== null && editing.row === cell.row && editing.column === cell.column ? editing.text : null}
            name={`${model.columns[cell.column]?.title ?? ''}, ${number > 0 ? texts.row(number) : texts.headerRow}`}
            left={lefts[cell.column] ?? 0}
            above={row - cell.row}
            width={(lefts[cell.column + cell.columnSpan] ?? 0) - (lefts[cell.column] ?? 0)}
            commit={props.commit}
            cancel={() => props.setEditing(null)}
          />
        ))}
      </div>
    )
  },
  (last, next) =>
    showsTheSame(last.model, next.model, next.row) &&
    last.widths === next.widths &&
    last.row === next.row &&
    last.top === next.top &&
    last.first === next.first &&
    last.failing === next.failing &&
    last.editing === next.editing &&
    concerns(last) === concerns(next),
)

/** true when a row has the same cells under the same columns in both. */
function showsTheSame(last: GridModel, next: GridModel, row: number): boolean {
  if (last === next) return true
  const content = last.contentOf?.(row)
  return (
    content !== undefined &&
    content === next.contentOf?.(row) &&
    last.headerRows === next.headerRows &&
    last.columns.length === next.columns.length &&
    last.columns.every(({ title, right }, at) => title === next.columns[at]?.title && right === next.columns[at]?.right)
  )
}

const isInside = (bounds: Bounds, { row, column }: GridCell): boolean =>
  row >= bounds.top &&
  row <= bounds.bottom &&
  column >= bounds.left &&
  column <= bounds.right &&
  (bounds.top !== bounds.bottom || bounds.left !== bounds.right)

interface CellProps {
  readonly id: string
  readonly cell: GridCell
  readonly header: boolean
  readonly right: boolean
  readonly chosen: boolean
  readonly inside: boolean
  readonly fails: boolean
  readonly thread: boolean
  /** The text being edited; null when it is not. */
  readonly editing: string | null
  readonly name: string
  readonly left: number
  /** Rows above this one in which the cell begins. */
  readonly above: number
  readonly width: number
  readonly commit: (text: string, rowStep: number, columnStep: number) => void
  readonly cancel: () => void
}

/** true for a text that its cell may have to cut off: cutting costs in every frame of a scroll, and most texts fit. */
const mayBeCut = (text: string, width: number): boolean => text.length * (/[\u2e80-\uffef]/.test(text) ? 14 : 10) > width - 19

const tall = (rowSpan: number, above: number) => ({
  top: -above * rowHeight,
  height: rowSpan * rowHeight,
  lineHeight: `${rowSpan * rowHeight - 1}px`,
})

function Cell({ id, cell, header, right, chosen, inside, fails, thread, editing, name, left, above, width, commit, cancel }: CellProps) {
  const tone = fails || cell.standing === 'doubtful' ? 'ko' : cell.standing === 'check' ? 'lo' : ''
  const classes = [
    'gc',
    right && 'r',
    header && 'th',
    tone,
    cell.checked && 'ed',
    chosen && 'on',
    inside && 'in-range',
    editing !== null ? 'editing' : mayBeCut(cell.text, width) && 'cut',
  ]
  const doubt = tone && cell.confidence !== null ? texts.doubt(Math.round(cell.confidence * 100), fails ? texts.aCheckFails : '') : ''
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may stand in a grid and have a column there
    <div
      role={header ? 'columnheader' : 'gridcell'}
      id={chosen ? id : undefined}
      className={classes.filter(Boolean).join(' ')}
      aria-colindex={cell.column + 2}
      aria-rowspan={cell.rowSpan > 1 ? cell.rowSpan : undefined}
      aria-colspan={cell.columnSpan > 1 ? cell.columnSpan : undefined}
      aria-selected={chosen || inside}
      data-cell={`${cell.row}/${cell.column}`}
      data-thread-end={chosen && thread ? '' : undefined}
      style={cell.rowSpan > 1 ? { left, width, ...tall(cell.rowSpan, above) } : { left, width }}
      title={cell.text.length > width / 7 ? cell.text : undefined}
    >
      {editing === null ? (
        <>
          {cell.text}
          {doubt && <span className="sr">{doubt}</span>}
          {cell.checked && <span className="sr">{texts.checked}</span>}
        </>
      ) : (
        <Edit text={editing} original={cell.text} name={name} commit={commit} cancel={cancel} />
      )}
    </div>
  )
}

function Edit({
  text,
  original,
  name,
  commit,
  cancel,
}: {
  readonly text: string
  readonly original: string
  readonly name: string
  readonly commit: (text: string, rowStep: number, columnStep: number) => void
  readonly cancel: () => void
}) {
  const [value, setValue] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  const ended = useRef(false)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (text === original) field.current?.select()
  }, [text, original])
  const end = (rowStep: number, columnStep: number) => {
    if (ended.current) return
    ended.current = true
    commit(value, rowStep, columnStep)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.key === 'Enter') end(event.shiftKey ? -1 : 1, 0)
    else if (event.key === 'Tab') end(0, event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') {
      ended.current = true
      const grid = event.currentTarget.closest<HTMLElement>('[role="grid"]')
      cancel()
      grid?.focus({ preventScroll: true })
    } else return
    event.preventDefault()
  }
  return (
    <input
      ref={field}
      className="cell-in"
      aria-label={name}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(0, 0)}
    />
  )
}
