import type { Page, ParsedDocument, Place, Size } from '@docmill/engine/model'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../texts/viewer.ts'
import { type Boxes, Sheet } from './Sheet.tsx'
import { fitZoom, pixelsPerPoint, type Turn, turnedBox, turnedSize } from './scale.ts'
import { spotsOn, type Target } from './targets.ts'

/** Room around and between the pages, in pixels. */
const margin = 22
/** The gap that makes room for the toolbar under the last page. */
const foot = 76

/** What the pages are asked to bring into view: a new object each time it is asked. */
export interface Look {
  readonly page: number
  /** null: the top of the page. */
  readonly place: Place | null
}

export type Turns = Readonly<Record<number, Turn>>
/** How a turned page is laid into the room that it then takes. */
const laid: Readonly<Record<Turn, string | undefined>> = {
  0: undefined,
  90: 'translateX(100cqw) rotate(90deg)',
  180: 'translate(100cqw, 100cqh) rotate(180deg)',
  270: 'translateY(100cqh) rotate(270deg)',
}

interface PagesProps {
  readonly conversionId: string
  readonly document: ParsedDocument
  /** Whether a picture of a page is kept. */
  readonly pictured: (page: number) => boolean
  readonly boxes: Boxes
  readonly chosen: string | null
  readonly failing: ReadonlySet<string>
  /** A factor, or 'fit' for the width of the pane. */
  readonly zoom: number | 'fit'
  readonly look: Look | null
  readonly onChoose: (target: Target) => void
  /** The page that fills most of the pane. */
  readonly onPage: (page: number) => void
  /** The zoom that is really shown, after a change of it or of the pane's width. */
  readonly onZoom: (zoom: number) => void
  /** Ctrl and the wheel. */
  readonly onZoomBy: (direction: 1 | -1) => void
  /** Pages that are turned, by their number. */
  readonly turns: Turns
  /** What is drawn over a page beside its boxes. */
  readonly over?: (page: Page) => ReactNode
}

/** The pages of a document under each other; only those in view exist, so that 300 of them cost no more than three. */
export function Pages(props: PagesProps) {
  const { document, zoom, look, onPage, onZoom, onZoomBy, turns } = props
  const turnOf = (page: Page): Turn => turns[page.number] ?? 0
  const pane = useRef<HTMLDivElement>(null)
  const room = useRoom(pane)
  const widest = Math.max(...document.pages.map((page) => turnedSize(page.size, turnOf(page)).width), 1)
  const shown = zoom === 'fit' ? fitZoom({ width: widest, height: 1 }, Math.max(120, room.width - 2 * margin)) : zoom
  const scale = shown * pixelsPerPoint
  const pages = useVirtualizer({
    count: document.pages.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => {
      const page = document.pages[index]
      return page ? turnedSize(page.size, turnOf(page)).height * scale : 0
    },
    paddingStart: margin,
    paddingEnd: foot,
    gap: 18,
    overscan: 1,
  })
  useKeptMiddle(pane, room.width > 0 ? scale : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scale and turns are why everything is measured anew
  useLayoutEffect(() => pages.measure(), [scale, turns, pages])
  const tell = useEffectEvent(onZoom)
  useEffect(() => tell(shown), [shown])
  useLooking(pane, look, document, scale, room, turns)

  // As the list heard it last: asking the element would lay out the whole page in the middle of drawing it.
  const top = pages.scrollOffset ?? 0
  const items = pages.getVirtualItems()
  const { range } = pages
  const inView = (index: number) => range === null || (index >= range.startIndex && index <= range.endIndex)
  const current = items.find((item) => item.end > top + room.height * 0.4) ?? items[0]
  const report = useEffectEvent(onPage)
  const number = current ? document.pages[current.index]?.number : undefined
  useEffect(() => {
    if (number !== undefined) report(number)
  }, [number])

  useEffect(() => {
    const element = pane.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1 : -1)
    }
    // React listens to wheels passively, and a passive listener can't stop the browser's own zoom.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])
  const zoomBy = useEffectEvent(onZoomBy)
  const panning = usePanning(pane)
  // The same function from drawing to drawing: a page whose boxes are the same is not drawn anew.
  const newest = useRef(props.onChoose)
  newest.current = props.onChoose
  const onChoose = useCallback((target: Target) => newest.current(target), [])
  const width = Math.max(room.width, widest * scale + 2 * margin)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={panning ? 'view panning' : 'view'} ref={pane} tabIndex={0} aria-label={texts.pages} data-area="document">
      <div className="view-inner" style={{ height: pages.getTotalSize(), width }}>
        {items.map((item) => {
          const page = document.pages[item.index]
          if (!page) return null
          const turn = turnOf(page)
          const { width, height } = turnedSize(page.size, turn)
          const own = { width: page.size.width * scale, height: page.size.height * scale, transform: laid[turn] }
          return (
            <div key={page.number} className="view-page" style={{ top: item.start, width: width * scale, height: height * scale }}>
              <div className="view-turned" style={own}>
                <Sheet
                  conversionId={props.conversionId}
                  page={page}
                  pictures={props.pictured(page.number)}
                  spots={spotsOn(document, page.number)}
                  inView={inView(item.index)}
                  boxes={props.boxes}
                  chosen={props.chosen}
                  failing={props.failing}
                  onChoose={onChoose}
                >
                  {props.over?.(page)}
                </Sheet>
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** The inner size of an element, kept current. */
function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    const measure = () => {
      const next = { width: observed.clientWidth, height: observed.clientHeight }
      setRoom((last) => (last.width === next.width && last.height === next.height ? last : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return room
}

/** After a change of scale the same spot stands in the middle of the pane as before. null: the pane has not been measured yet. */
function useKeptMiddle(pane: RefObject<HTMLElement | null>, scale: number | null): void {
  const last = useRef(scale)
  useLayoutEffect(() => {
    const element = pane.current
    const factor = (scale ?? 1) / (last.current ?? scale ?? 1)
    last.current = scale
    if (!element || factor === 1) return
    const middle = element.scrollTop + element.clientHeight / 2
    const centre = element.scrollLeft + element.clientWidth / 2
    element.scrollTop = middle * factor - element.clientHeight / 2
    element.scrollLeft = centre * factor - element.clientWidth / 2
  }, [pane, scale])
}

/** Scrolls, at once and without animation, so that what is looked at stands in the pane; not at all when it does already. */
function useLooking(
  pane: RefObject<HTMLElement | null>,
  look: Look | null,
  document: ParsedDocument,
  scale: number,
  room: Size,
  turns: Turns,
): void {
  const done = useRef<Look | null>(null)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || !look || done.current === look || room.height === 0) return
    done.current = look
    const index = document.pages.findIndex(({ number }) => number === look.page)
    const page = document.pages[index]
    if (!page) return
    const sizeOf = (each: Page) => turnedSize(each.size, turns[each.number] ?? 0)
    const above = document.pages.slice(0, index).reduce((sum, each) => sum + sizeOf(each).height * scale + 18, margin)
    if (!look.place) {
      element.scrollTop = above - margin
      return
    }
    const box = turnedBox(look.place.box, page.size, turns[page.number] ?? 0)
    const left = Math.max((room.width - sizeOf(page).width * scale) / 2, margin)
    const spot = {
      left: left + box.left * scale,
      right: left + box.right * scale,
      top: above + box.top * scale,
      bottom: above + box.bottom * scale,
    }
    const edge = 48
    // What is too large for the pane is read from its beginning.
    if (spot.top < element.scrollTop + edge || spot.bottom > element.scrollTop + room.height - foot)
      element.scrollTop = Math.min((spot.top + spot.bottom) / 2 - room.height * 0.42, spot.top - edge)
    if (spot.left < element.scrollLeft + edge || spot.right > element.scrollLeft + room.width - edge)
      element.scrollLeft = Math.min((spot.left + spot.right) / 2 - room.width / 2, spot.left - edge)
  }, [pane, look, document, scale, room, turns])
}

/** Space and a drag move the pages, as a hand does. Gives whether Space is held. */
function usePanning(pane: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let from: { readonly x: number; readonly y: number } | null = null
    let space = false
    const hold = (on: boolean) => {
      space = on
      setHeld(on)
    }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ' || event.repeat || !element.matches(':hover') || isControl(event.target)) return
        event.preventDefault()
        hold(true)
      },
      { signal },
    )
    addEventListener('keyup', (event) => event.key === ' ' && hold(false), { signal })
    addEventListener('blur', () => hold(false), { signal })
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (!space) return
        event.preventDefault()
        from = { x: event.clientX, y: event.clientY }
        element.setPointerCapture(event.pointerId)
      },
      { signal, capture: true },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!from) return
        element.scrollBy(from.x - event.clientX, from.y - event.clientY)
        from = { x: event.clientX, y: event.clientY }
      },
      { signal },
    )
    for (const name of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(
        name,
        () => {
          from = null
        },
        { signal },
      )
    return () => stop.abort()
  }, [pane])
  return held
}

/** Space presses buttons and writes in fields; there it is not for panning. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('button, a, input, textarea, select, [role="grid"]') !== null)
