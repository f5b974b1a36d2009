import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Bounds, boundsOf, type GridCell, type GridModel, rowsOf, type Selection, tabSeparated } from './grid-model.ts'

/** Rows of one height make ten thousand of them as cheap as ten; touch screens get taller ones. */
const rowHeight = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 33
const numberWidth = 38
/** Header rows that stay in view; more would leave no room for the rows they name. */
const mostStuck = 4
/** Columns of text are squeezed to this width, in pixels, before a sheet is scrolled sideways. */
const leastText = 140

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

interface Editing {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** A sheet of cells after the ARIA grid pattern: one tab stop, arrows inside, only the rows in view exist. */
export function Grid(props: GridProps) {
  const { model, selection, onSelect, height } = props
  const id = useId()
  const pane = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const stuck = Math.min(model.headerRows, mostStuck)
  const active = selection && within(model, selection.to)
  const activeRow = active?.row ?? -1
  const rows = useVirtualizer({
    count: model.rowCount - stuck,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight(stuck),
    // What the keys act on exists, wherever the grid has been scrolled to: aria-activedescendant points at it.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const at = activeRow - stuck
      return at < 0 || at >= range.count || shown.includes(at) ? shown : [...shown, at].sort((a, b) => a - b)
    },
  })
  const { widths, room } = useWidths(model, pane)
  const bounds = useMemo(() => selection && boundsOf(model, selection), [model, selection])
  const cell = active && model.cellAt(active.row, active.column)
  useBroughtIntoView(pane, rows, active, widths, stuck)
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
  const wide = total > room
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
      onFocus={(event) => event.target === event.currentTarget && !selection && model.rowCount > 0 && go(stuck, 0)}
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
        {rows.getVirtualItems().map((item, index) => (
          <Row key={item.index} {...shared} row={item.index + stuck} top={item.index * rowHeight} header={false} first={index === 0} />
        ))}
      </div>
    </div>
  )
}

const headHeight = (stuck: number): number => (stuck === 0 ? 30 : stuck * rowHeight)
const cellId = (id: string, { row, column }: { readonly row: number; readonly column: number }): string => `${id}-${row}-${column}`
const within = (model: GridModel, { row, column }: Selection['to']) =>
  row < model.rowCount && column < model.columns.length ? { row, column } : null

/** What a key does in the grid; true when it did something. */
function handleKey(
  event: KeyboardEvent,
  at: Pick<GridCell, 'row' | 'column' | 'rowSpan' | 'columnSpan'>,
  model: GridModel,
  go: (row: number, column: number, extend?: boolean) => void,
  edit: (text?: string) => void,
  props: GridProps,
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

function Letters({ model, widths }: { readonly model: GridModel; readonly widths: readonly number[] }) {
  let left = numberWidth
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div role="row" className="grid-row" aria-rowindex={1} style={{ height: 30 }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      <div role="columnheader" className="gc rn" style={{ width: numberWidth, height: 30 }}>
        <span className="sr">Row</span>
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

const Row = memo(
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
        style={{ top, height: rowHeight }}
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
        {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
        <div role="rowheader" className="gc rn" style={{ width: numberWidth, height: rowHeight }} aria-colindex={1}>
          {number > 0 ? number : <span className="sr">Header</span>}
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
            name={`${model.columns[cell.column]?.title ?? ''}, ${number > 0 ? `row ${number}` : 'header'}`}
            left={lefts[cell.column] ?? 0}
            top={(cell.row - row) * rowHeight}
            width={(lefts[cell.column + cell.columnSpan] ?? 0) - (lefts[cell.column] ?? 0)}
            height={cell.rowSpan * rowHeight}
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

const leftEdges = new WeakMap<readonly number[], readonly number[]>()
/** Where each column begins, and, last, where the last one ends. */
function leftsOf(widths: readonly number[]): readonly number[] {
  const known = leftEdges.get(widths)
  if (known) return known
  const lefts = [numberWidth]
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width)
  leftEdges.set(widths, lefts)
  return lefts
}

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
  readonly top: number
  readonly width: number
  readonly height: number
  readonly commit: (text: string, rowStep: number, columnStep: number) => void
  readonly cancel: () => void
}

function Cell({
  id,
  cell,
  header,
  right,
  chosen,
  inside,
  fails,
  thread,
  editing,
  name,
  left,
  top,
  width,
  height,
  commit,
  cancel,
}: CellProps) {
  const tone = fails || cell.standing === 'doubtful' ? 'ko' : cell.standing === 'check' ? 'lo' : ''
  const classes = [
    'gc',
    right && 'r',
    header && 'th',
    tone,
    cell.checked && 'ed',
    chosen && 'on',
    inside && 'in-range',
    editing !== null && 'editing',
  ]
  const doubt = tone && cell.confidence !== null ? `, confidence ${Math.round(cell.confidence * 100)}${fails ? ', a check fails' : ''}` : ''
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may stand in a grid and have a column there
    <div
      role={header ? 'columnheader' : 'gridcell'}
      id={id}
      className={classes.filter(Boolean).join(' ')}
      aria-colindex={cell.column + 2}
      aria-rowspan={cell.rowSpan > 1 ? cell.rowSpan : undefined}
      aria-colspan={cell.columnSpan > 1 ? cell.columnSpan : undefined}
      aria-selected={chosen || inside}
      data-cell={`${cell.row}/${cell.column}`}
      data-thread-end={chosen && thread ? '' : undefined}
      style={{ left, top, width, height, ...(cell.rowSpan > 1 && { lineHeight: `${height - 1}px` }) }}
      title={cell.text.length > width / 7 ? cell.text : undefined}
    >
      {editing === null ? (
        <>
          {cell.text}
          {doubt && <span className="sr">{doubt}</span>}
          {cell.checked && <span className="sr">, checked</span>}
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

/** Column widths that fill the pane when their contents do not, and the pane's width. */
function useWidths(model: GridModel, pane: RefObject<HTMLElement | null>): { readonly widths: readonly number[]; readonly room: number } {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    setRoom(element.clientWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane])
  // Widths come from the columns, not from each cell: typing must not make the sheet jump.
  const natural = model.columns.map(({ width }) => width).join()
  const fitted = useMemo(() => {
    const widths = natural === '' ? [] : natural.split(',').map(Number)
    const whole = widths.reduce((sum, width) => sum + width, 0)
    const spare = room - numberWidth - whole
    if (widths.length === 0 || spare === 0) return widths
    if (spare > 0) return widths.map((width) => Math.floor(width + (spare * width) / whole))
    // Long texts give way, as far as they can still be told apart, before anything has to be scrolled to.
    const slack = widths.reduce((sum, width) => sum + Math.max(0, width - leastText), 0)
    const share = slack === 0 ? 0 : Math.min(1, -spare / slack)
    return widths.map((width) => Math.floor(width - Math.max(0, width - leastText) * share))
  }, [natural, room])
  return { widths: fitted, room }
}

/** Scrolls so that the active cell is seen beside the sticky edges; at once, as keys must feel. */
function useBroughtIntoView(
  pane: RefObject<HTMLElement | null>,
  rows: Virtualizer<HTMLDivElement, Element>,
  active: { readonly row: number; readonly column: number } | null,
  widths: readonly number[],
  stuck: number,
): void {
  const row = active?.row ?? -1
  const column = active?.column ?? -1
  useLayoutEffect(() => {
    const element = pane.current
    // Where it stands as the list heard it last: asking the element would lay out the whole page for every key.
    const { scrollRect, scrollOffset } = rows
    if (!element || row < 0 || !scrollRect) return
    const head = headHeight(stuck)
    const from = scrollOffset ?? 0
    if (row >= stuck) {
      const top = (row - stuck) * rowHeight
      const room = scrollRect.height - head
      if (top < from) element.scrollTop = top
      else if (top + rowHeight > from + room) element.scrollTop = top + rowHeight - room
    }
    if (columnsFit(widths, scrollRect.width)) return
    const lefts = leftsOf(widths)
    const left = lefts[column] ?? 0
    const right = lefts[column + 1] ?? 0
    if (left - numberWidth < element.scrollLeft) element.scrollLeft = left - numberWidth
    else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth
  }, [pane, rows, row, column, widths, stuck])
}

const columnsFit = (widths: readonly number[], room: number): boolean =>
  numberWidth + widths.reduce((sum, width) => sum + width, 0) <= room + 1
