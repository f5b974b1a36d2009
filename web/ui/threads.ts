// Lines from values on a paper to cells of a sheet. Without React: they are drawn as soon as the page is there (before-app.ts), and the app
// takes the drawing over as it is.

type Point = readonly [x: number, y: number]
interface Thread {
  readonly path: string
  readonly ends: readonly [Point, Point]
}
const watched = new WeakSet<Element>()

/**
 * Draws the threads of an `<svg class="threads" data-pairs="from:to …">` over its parent, and again when that changes size: each from the
 * right of the parent's `[data-from]` to the left of its `[data-to]`. A drawing that is watched already is left alone.
 */
export function watchThreads(drawing: SVGSVGElement): void {
  const host = drawing.parentElement
  if (!host || watched.has(drawing)) return
  watched.add(drawing)
  const draw = () => {
    // A section that waits below the screen is not measured: that would have it laid out. The observer tells when it comes near.
    if (!host.checkVisibility({ contentVisibilityAuto: true })) return
    const pairs = (drawing.dataset.pairs ?? '').split(' ').map((pair) => pair.split(':'))
    show(
      drawing,
      pairs.flatMap(([from = '', to = '']) => threadBetween(host, from, to) ?? []),
    )
  }
  new ResizeObserver(draw).observe(host)
  void document.fonts.ready.then(draw)
}

/** The curve between two marks in `host`'s pixels; null when one is not shown or they are too close for a line. */
function threadBetween(host: HTMLElement, from: string, to: string): Thread | null {
  const start = host.querySelector<HTMLElement>(`[data-from="${from}"]`)
  const end = host.querySelector<HTMLElement>(`[data-to="${to}"]`)
  if (!start?.offsetParent || !end?.offsetParent) return null
  const frame = host.getBoundingClientRect()
  const a = start.getBoundingClientRect()
  const b = end.getBoundingClientRect()
  if (b.left < a.right + 14) return null
  const [x1, y1] = [a.right - frame.left + 5, a.top - frame.top + a.height / 2]
  const [x2, y2] = [b.left - frame.left, b.top - frame.top + b.height / 2]
  const bend = Math.max(30, (x2 - x1) / 2)
  return {
    path: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`,
    ends: [
      [x1, y1],
      [x2, y2],
    ],
  }
}

/** Changes what is drawn and keeps the elements, so that a line on its way is not begun anew. */
function show(drawing: SVGSVGElement, threads: readonly Thread[]): void {
  while (drawing.children.length > threads.length) drawing.lastElementChild?.remove()
  threads.forEach(({ path, ends }, index) => {
    const group = drawing.children[index] ?? drawing.appendChild(newThread(index))
    const [halo, line, ...dots] = group.children
    halo?.setAttribute('d', path)
    line?.setAttribute('d', path)
    dots.forEach((dot, end) => {
      const [x, y] = ends[end === 0 ? 0 : 1]
      dot.setAttribute('cx', String(x))
      dot.setAttribute('cy', String(y))
    })
  })
}

function newThread(index: number): SVGGElement {
  const group = element('g')
  group.style.setProperty('--n', String(index))
  for (const name of ['halo', 'ln']) {
    const path = group.appendChild(element('path'))
    path.setAttribute('class', name)
    if (name === 'ln') path.setAttribute('pathLength', '1')
  }
  for (const _end of ['start', 'end']) group.appendChild(element('circle')).setAttribute('r', '3')
  return group
}

const element = <Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] =>
  document.createElementNS('http://www.w3.org/2000/svg', name)
