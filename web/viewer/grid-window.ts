// Which rows of a long sheet exist. All rows are equally high, so where one stands is a multiplication, and ten thousand of them cost
// as much as thirty.

import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridModel } from './grid-model.ts'

/** Height of a row in pixels, as in review.css; touch screens get taller ones. */
export const rowHeight = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 33
export const numberWidth = 38
/** Columns of text are squeezed to this width, in pixels, before a sheet is scrolled sideways. */
const leastText = 140
/** Rows come and go so many at a time: most frames of a scroll change nothing but where the sheet stands. */
const atOnce = 6
/** Rows beyond those in view, above and below, that exist already: what a wheel moves within a frame. */
const spare = 5

/** The height of what stays at the top, in pixels: header rows, or a row of letters where there are none. */
export const headHeight = (stuck: number): number => (stuck === 0 ? 30 : stuck * rowHeight)

interface WindowOf {
  readonly pane: RefObject<HTMLElement | null>
  /** The pane's inner height in pixels. */
  readonly height: number
  /** Rows that scroll. */
  readonly count: number
  readonly stuck: number
  /** The row that the keys act on, among those that scroll; below 0 for none. */
  readonly active: number
}

/** The rows that exist: those around the ones in view, and how many at most. */
export interface RowWindow {
  readonly from: number
  /** Not any more. */
  readonly to: number
  /** Rows whose numbers differ by a multiple of this are never both there: one may take over the elements of the other. */
  readonly most: number
}

/**
 * The rows to be drawn, kept current while the pane is scrolled, and the pane scrolled so that the active row is seen: at once, as keys
 * must feel, and drawn where it will stand, so that a jump is one drawing and not two.
 */
export function useRowWindow({ pane, height, count, stuck, active }: WindowOf): RowWindow {
  const room = Math.max(0, height - headHeight(stuck))
  const offset = useRef(0)
  const [first, setFirst] = useState(0)
  const [goal, setGoal] = useState({ active: -1, room: 0, offset: 0, alone: false })
  if (goal.active !== active || goal.room !== room) {
    // Where only the pane's height changes, a row that was out of sight stays there: somebody has scrolled away from it.
    const follows = goal.active !== active || goal.room === 0 || offsetFor(active, offset.current, goal.room) === offset.current
    const to = follows ? offsetFor(active, offset.current, room) : offset.current
    setGoal({ active, room, offset: to, alone: to !== offset.current })
    setFirst(firstAt(to))
  }
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const onScroll = () => {
      offset.current = element.scrollTop
      // Before this frame is painted: a moment later there would be a gap where the rows are going to be.
      flushSync(() => setFirst(firstAt(element.scrollTop)))
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [pane])
  useLayoutEffect(() => {
    if (goal.offset === offset.current || !pane.current) return
    offset.current = goal.offset
    pane.current.scrollTop = goal.offset
  }, [pane, goal])
  // After a jump the rows in view come first, and those around them when these are painted.
  useEffect(() => {
    if (goal.alone) startTransition(() => setGoal((now) => (now === goal ? { ...goal, alone: false } : now)))
  }, [goal])
  const around = Math.ceil(room / rowHeight) + atOnce
  const most = around + 2 * spare
  if (goal.alone) {
    const seen = Math.floor(goal.offset / rowHeight)
    return { from: seen, to: Math.min(count, seen + Math.ceil(room / rowHeight) + 1), most }
  }
  const last = Math.max(0, Math.min(first, count - 1))
  return { from: Math.max(0, last - spare), to: Math.min(count, last + around + spare), most }
}

const firstAt = (offset: number): number => Math.floor(Math.max(0, offset) / rowHeight / atOnce) * atOnce

/** How far to scroll, in pixels, for a row to be seen; as far as it is when it is seen already. */
function offsetFor(row: number, offset: number, room: number): number {
  if (row < 0 || room === 0) return offset
  const top = row * rowHeight
  if (top < offset) return top
  return top + rowHeight > offset + room ? top + rowHeight - room : offset
}

/** The inner size of the pane in pixels, kept current; 0 before it stands. */
export function usePaneSize(pane: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane])
  return size
}

/** Column widths in pixels that fill a pane of this width when their contents do not. */
export function useWidths(model: GridModel, room: number): readonly number[] {
  // Widths come from the columns, not from each cell: typing must not make the sheet jump.
  const natural = model.columns.map(({ width }) => width).join()
  return useMemo(() => {
    const widths = natural === '' ? [] : natural.split(',').map(Number)
    const whole = widths.reduce((sum, width) => sum + width, 0)
    const left = room - numberWidth - whole
    if (widths.length === 0 || left === 0) return widths
    if (left > 0) return widths.map((width) => Math.floor(width + (left * width) / whole))
    // Long texts give way, as far as they can still be told apart, before anything has to be scrolled to.
    const slack = widths.reduce((sum, width) => sum + Math.max(0, width - leastText), 0)
    const share = slack === 0 ? 0 : Math.min(1, -left / slack)
    return widths.map((width) => Math.floor(width - Math.max(0, width - leastText) * share))
  }, [natural, room])
}

const leftEdges = new WeakMap<readonly number[], readonly number[]>()
/** Where each column begins, in pixels, and, last, where the last one ends. */
export function leftsOf(widths: readonly number[]): readonly number[] {
  const known = leftEdges.get(widths)
  if (known) return known
  const lefts = [numberWidth]
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width)
  leftEdges.set(widths, lefts)
  return lefts
}

/** Scrolls sideways so that a column is seen beside the row numbers. */
export function useColumnInView(pane: RefObject<HTMLElement | null>, column: number, widths: readonly number[], width: number): void {
  const lefts = leftsOf(widths)
  const fits = (lefts.at(-1) ?? 0) <= width + 1
  const left = lefts[column] ?? 0
  const right = lefts[column + 1] ?? 0
  useLayoutEffect(() => {
    const element = pane.current
    // Asking the element how far it is scrolled would lay out the whole page for every key: only where there is anything to scroll to.
    if (!element || fits || column < 0 || width === 0) return
    if (left - numberWidth < element.scrollLeft) element.scrollLeft = left - numberWidth
    else if (right > element.scrollLeft + width) element.scrollLeft = right - width
  }, [pane, fits, column, left, right, width])
}
