// Plans of works: bars one below the other over days, weeks, months or years.

import { type Box, centre, contains, height, overlapY, unionOf, width } from '../geometry/index.ts'
import { isCaptioned, type PageTexts, type Text, timesAcross } from './drawing-labels.ts'

/** A plan has at least so many works, beginning and ending in at least so many places. */
const fewestWorks = 4
const fewestPlaces = 3
/** Bars of plans are this thick, in points; thicker ones are areas of a page. */
const thickest = 26
const sameThickness = 1.5
/** Bars stand apart by this share of their thickness, where shaded cells of a table touch, and by no more than so many times it. */
const leastGap = 0.15
const mostGap = 5
/** Share of the works that have to be named. */
const mostNamed = 0.6

/** The plans of works on a page: bars under or over a line of times, with names before or on them. */
export function plansOf(bars: readonly Box[], page: PageTexts): readonly Box[] {
  const thin = bars.filter((bar) => height(bar) <= thickest && width(bar) > height(bar) / 2).sort((a, b) => a.top - b.top)
  const plans: Box[] = []
  let open: Box[] = []
  const close = () => {
    plans.push(...planOf(open, page))
    open = []
  }
  for (const bar of thin) {
    const last = open.at(-1)
    if (last !== undefined) {
      const thickness = height(last)
      const isAlike = Math.abs(thickness - height(bar)) <= sameThickness
      const gap = bar.top - last.bottom
      const isBeside = Math.abs(bar.top - last.top) < 1
      if (!isAlike || (!isBeside && (gap < leastGap * thickness || gap > mostGap * thickness))) close()
    }
    open.push(bar)
  }
  close()
  return plans
}

function planOf(bars: readonly Box[], page: PageTexts): readonly Box[] {
  const rows = new Set(bars.map(({ top }) => Math.round(top)))
  const places = (edge: (bar: Box) => number) => new Set(bars.map((bar) => Math.round(edge(bar) / 4))).size
  if (rows.size < fewestWorks || places(({ left }) => left) < fewestPlaces || places(({ right }) => right) < fewestPlaces) return []
  const box = unionOf(bars)
  const texts = bars.map((bar) => page.texts.filter((text) => overlapY(text.box, bar) > 0.5 * Math.min(height(text.box), height(bar))))
  const before = bars.map((bar, i) => (texts[i] ?? []).filter((text) => text.box.right < bar.left + 2))
  const named = bars.filter((bar, i) => (before[i]?.length ?? 0) > 0 || texts[i]?.some((text) => contains(bar, centre(text.box)))).length
  if (named < mostNamed * bars.length) return []
  const times = timesAcross(box, page)
  // Names with further columns are a table, beside which the bars stand.
  const isTabled = before.filter((own) => own.length > 1).length >= 2
  const names = isTabled ? [] : before.flat()
  const whole = unionOf([box, ...[...times, ...names].map((text: Text) => text.box)])
  return times.length > 0 || isCaptioned(whole, page.words) ? [whole] : []
}
