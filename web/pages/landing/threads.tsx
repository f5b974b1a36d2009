import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Pair {
  /** The value's id on the paper (data-from). */
  readonly from: string
  /** The cell's id in the sheet (data-to). */
  readonly to: string
}
interface Thread {
  readonly path: string
  readonly ends: readonly (readonly [number, number])[]
}

/** Lines from values on the paper to cells of the sheet, drawn over their common parent and redrawn when it changes size. */
export function Threads({ pairs }: { readonly pairs: readonly Pair[] }) {
  const drawing = useRef<SVGSVGElement>(null)
  const threads = useThreads(drawing, pairs)
  return (
    <svg className="threads" aria-hidden="true" ref={drawing}>
      {threads.map(({ path, ends }, index) => (
        <g key={path} style={{ '--n': index } as React.CSSProperties}>
          <path className="halo" d={path} />
          <path className="ln" d={path} pathLength={1} />
          {ends.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={3} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function useThreads(drawing: RefObject<SVGSVGElement | null>, pairs: readonly Pair[]): readonly Thread[] {
  const [threads, setThreads] = useState<readonly Thread[]>([])
  useLayoutEffect(() => {
    const host = drawing.current?.parentElement
    if (!host) return
    const draw = () => {
      // A section that waits below the screen is not measured: that would have it laid out. The observer tells when it comes near.
      if (host.checkVisibility({ contentVisibilityAuto: true })) setThreads(pairs.flatMap((pair) => threadBetween(host, pair) ?? []))
    }
    const observer = new ResizeObserver(draw)
    observer.observe(host)
    void document.fonts.ready.then(draw)
    return () => observer.disconnect()
  }, [drawing, pairs])
  return threads
}

/** The curve between two marks in `host`'s pixels; null when one is not shown or they are too close for a line. */
function threadBetween(host: HTMLElement, { from, to }: Pair): Thread | null {
  const start = host.querySelector<HTMLElement>(`[data-from="${from}"]`)
  const end = host.querySelector<HTMLElement>(`[data-to="${to}"]`)
  if (!start?.offsetParent || !end?.offsetParent) return null
  const frame = host.getBoundingClientRect()
  const a = start.getBoundingClientRect()
  const b = end.getBoundingClientRect()
  if (b.left < a.right + 14) return null
  const x1 = a.right - frame.left + 5
  const y1 = a.top - frame.top + a.height / 2
  const x2 = b.left - frame.left
  const y2 = b.top - frame.top + b.height / 2
  const bend = Math.max(30, (x2 - x1) / 2)
  return {
    path: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`,
    ends: [
      [x1, y1],
      [x2, y2],
    ],
  }
}
