import { type RefObject, useEffect, useRef } from 'react'

/** How far a line must at least run to be drawn, in pixels: below, box and value touch and need none. */
const shortest = 14

/**
 * The line from the linked box on the page to its value. It is drawn straight into the SVG, not through React, because it follows every
 * frame of a scroll. Hidden while either end is out of its pane. Decoration: what belongs together is also said in the names.
 */
export function Thread({ host, watch }: { readonly host: RefObject<HTMLElement | null>; readonly watch: unknown }) {
  const svg = useRef<SVGSVGElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched is why the line is drawn anew
  useEffect(() => {
    const root = host.current
    const drawing = svg.current
    if (!root || !drawing) return
    let frame = 0
    const draw = () => {
      frame = 0
      const line = lineIn(root)
      drawing.toggleAttribute('data-hidden', !line)
      if (!line) return
      for (const path of drawing.querySelectorAll('path')) path.setAttribute('d', line.path)
      const [from, to] = drawing.querySelectorAll('circle')
      from?.setAttribute('cx', String(line.from.x))
      from?.setAttribute('cy', String(line.from.y))
      to?.setAttribute('cx', String(line.to.x))
      to?.setAttribute('cy', String(line.to.y))
    }
    const ask = () => {
      frame ||= requestAnimationFrame(draw)
    }
    ask()
    const stop = new AbortController()
    root.addEventListener('scroll', ask, { capture: true, passive: true, signal: stop.signal })
    const sizes = new ResizeObserver(ask)
    sizes.observe(root)
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !drawing.contains(target))) ask()
    })
    changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'class', 'aria-selected'] })
    return () => {
      stop.abort()
      sizes.disconnect()
      changes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [host, watch])
  return (
    <svg className="threads" ref={svg} aria-hidden="true" data-hidden="">
      <path className="halo" />
      <path className="ln" />
      <circle r="3" />
      <circle r="3" />
    </svg>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

function lineIn(root: HTMLElement): { readonly from: Point; readonly to: Point; readonly path: string } | null {
  const box = root.querySelector('.view .v.on')
  const value = root.querySelector('[data-thread-end]')
  const view = box?.closest('.view')
  const panel = value?.closest('[data-thread-clip]') ?? root
  if (!box || !value || !view) return null
  const [host, a, b] = [root, box, value].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
  if (b.width === 0 || b.left < a.right + shortest) return null
  if (!isWithin(a, view.getBoundingClientRect()) || !isWithin(b, panel.getBoundingClientRect())) return null
  // Lines cross margins and never text: from a box with others to its right the line begins at the page's edge, and where the value
  // stands in a row it ends at the row's.
  const sheet = box.closest('.page')?.getBoundingClientRect()
  const start = sheet && isBeside(box, a) ? Math.min(sheet.right, view.getBoundingClientRect().right) : a.right + 5
  const end = value.classList.contains('crop') ? b.left - 4 : panel.getBoundingClientRect().left
  const from = { x: start - host.left, y: a.top - host.top + a.height / 2 }
  const to = { x: end - host.left, y: b.top - host.top + b.height / 2 }
  const pull = Math.max(30, (to.x - from.x) * 0.5)
  return { from, to, path: `M${from.x} ${from.y} C${from.x + pull} ${from.y} ${to.x - pull} ${to.y} ${to.x} ${to.y}` }
}

const besides = new WeakMap<Element, boolean>()
/** true when another box stands on the same line further right: looked at once, for boxes of a page never move against each other. */
function isBeside(box: Element, own: DOMRect): boolean {
  const known = besides.get(box) ?? hasOneBeside(box, own)
  besides.set(box, known)
  return known
}

const hasOneBeside = (box: Element, own: DOMRect): boolean =>
  [...(box.parentElement?.children ?? [])].some((other) => {
    if (other === box) return false
    const { left, top, bottom } = other.getBoundingClientRect()
    return left >= own.right && top < own.bottom && bottom > own.top
  })

const isWithin = (inner: DOMRect, outer: DOMRect): boolean => {
  const y = inner.top + inner.height / 2
  return y > outer.top && y < outer.bottom && inner.right > outer.left && inner.right - 2 <= outer.right && inner.left < outer.right
}
