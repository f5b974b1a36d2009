import type { Box, Page, Place } from '@docmill/engine/model'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import * as texts from '../../texts/review.ts'
import { percentages, type Turn, turnedSize, unturnedPoint } from '../../viewer/scale.ts'

/** Steps of the arrow keys, in page points. */
const stepPoints = 4
/** Sides below this are a slip of the hand, in page points. */
const leastSide = 3

/** Draws a box on a page: by dragging, or with arrows (Shift and arrows size it); Enter takes it, Esc gives up. */
export function NewBox({
  page,
  turn,
  begin,
  onDone,
  onCancel,
}: {
  readonly page: Page
  /** How the page is turned on the screen. */
  readonly turn: Turn
  /** Where the keyboard starts; null: in the middle of the page. */
  readonly begin: Box | null
  readonly onDone: (place: Place) => void
  readonly onCancel: () => void
}) {
  const { size } = page
  const layer = useRef<HTMLDivElement>(null)
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const [box, setBox] = useState<Box>(
    () => begin ?? { left: size.width * 0.4, right: size.width * 0.6, top: size.height * 0.45, bottom: size.height * 0.45 + 16 },
  )
  useEffect(() => layer.current?.focus({ preventScroll: true }), [])
  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const { width, height } = turnedSize(size, turn)
    const shown = { x: ((event.clientX - frame.left) / frame.width) * width, y: ((event.clientY - frame.top) / frame.height) * height }
    return unturnedPoint(shown, size, turn)
  }
  const drawnTo = (point: { readonly x: number; readonly y: number }): Box | null =>
    from.current && {
      left: Math.max(0, Math.min(from.current.x, point.x)),
      right: Math.min(size.width, Math.max(from.current.x, point.x)),
      top: Math.max(0, Math.min(from.current.y, point.y)),
      bottom: Math.min(size.height, Math.max(from.current.y, point.y)),
    }
  const take = (taken: Box) => {
    if (taken.right - taken.left >= leastSide && taken.bottom - taken.top >= leastSide) onDone({ page: page.number, box: taken })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0]
    // Arrows go as they look on the screen, also over a turned page.
    const { x, y } = unturnedPoint({ x: across ?? 0, y: down ?? 0 }, { width: 0, height: 0 }, turn)
    event.stopPropagation()
    if (x || y) setBox((last) => movedBy(last, x * stepPoints, y * stepPoints, event.shiftKey, page))
    else if (event.key === 'Enter') take(box)
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }
  const cornersOf = ({ left, top, right, bottom }: Box) =>
    texts.corners(Math.round(left), Math.round(top), Math.round(right), Math.round(bottom))
  return (
    <div
      className="new-box"
      ref={layer}
      role="application"
      aria-label={texts.newBoxArrowsMoveIt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on with the keyboard too
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = pointOf(event)
      }}
      onPointerMove={(event) => {
        const drawn = drawnTo(pointOf(event))
        if (drawn) setBox(drawn)
      }}
      onPointerUp={(event) => {
        const drawn = drawnTo(pointOf(event))
        from.current = null
        if (drawn) take(drawn)
      }}
    >
      <span className="drawn" style={percentages(box, size)} />
      <span className="sr" role="status">
        {cornersOf(box)}
      </span>
    </div>
  )
}

function movedBy(box: Box, x: number, y: number, sizing: boolean, page: Page): Box {
  const { width, height } = page.size
  const moved = sizing
    ? { ...box, right: box.right + x, bottom: box.bottom + y }
    : { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
  const fits = moved.left >= 0 && moved.top >= 0 && moved.right <= width && moved.bottom <= height
  return fits && moved.right - moved.left >= leastSide && moved.bottom - moved.top >= leastSide ? moved : box
}
