import { type Box, type Ruling, unionOf, width } from '../geometry/index.ts'
import { bodySize, lineSize } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'

/** Share of the page's height at its top and bottom in which rows parted from the text by a rule are looked for. */
const margin = 0.15
/** Pages on either side that are compared: left and right pages often carry different headers. */
const reach = 2
/** Points: rows and rules of two pages stand at the same height. */
const sameHeight = 2
/** A rule under the head of a page runs over this share of its text, at least; that over its notes takes two fifths. */
const leastWidth = 0.8
/** Sizes from the row to its rule. */
const nearRule = 1.2
/** Of the text's size; what is larger is the title of a slide. */
const largestType = 1.1

/**
 * The pages with heads and feet marked as furniture that a rule parts from the text, at one height on neighbouring pages: the name of the
 * section that stands there is another on each.
 */
export function withRuledMargins(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const rows = pages.map((page) => (['top', 'bottom'] as const).map((edge) => ruledRow(page, edge)))
  return pages.map((page, index): LaidOutPage => {
    const marked = new Set(
      (rows[index] ?? []).flatMap((row, edge) => {
        const near = [...rows.slice(Math.max(0, index - reach), index), ...rows.slice(index + 1, index + 1 + reach)].map((of) => of[edge])
        return row && near.some((other) => other && isAtSameHeight(row, other)) ? row.regions : []
      }),
    )
    if (marked.size === 0) return page
    return {
      ...page,
      regions: page.regions.map((region) => (marked.has(region) && region.kind === 'prose' ? { ...region, kind: 'furniture' } : region)),
    }
  })
}

interface RuledRow {
  readonly regions: readonly Region[]
  readonly middle: number
  readonly rule: number
}

const isAtSameHeight = (a: RuledRow, b: RuledRow): boolean =>
  Math.abs(a.middle - b.middle) < sameHeight && Math.abs(a.rule - b.rule) < sameHeight

/** The outermost row of a page, where it is single lines in type no larger than the text with a rule on their inner side; null for none. */
function ruledRow({ page, regions }: LaidOutPage, edge: 'top' | 'bottom'): RuledRow | null {
  const boxes = regions.map(({ place }) => place.box)
  if (regions.length < 2 || page.rulings.length === 0) return null
  const outermost = edge === 'top' ? Math.min(...boxes.map(({ top }) => top)) : Math.max(...boxes.map(({ bottom }) => bottom))
  const first = boxes.find((box) => (edge === 'top' ? box.top : box.bottom) === outermost)
  if (first === undefined) return null
  const row = regions.filter(({ place: { box } }) => (box.top + box.bottom) / 2 > first.top && (box.top + box.bottom) / 2 < first.bottom)
  const lines = row.flatMap((region) => (region.kind === 'prose' || region.kind === 'furniture' ? region.lines : []))
  if (lines.length !== row.length) return null
  const box = unionOf(row.map(({ place }) => place.box))
  const height = page.size.height
  if (edge === 'top' ? box.bottom > margin * height : box.top < (1 - margin) * height) return null
  const size = Math.max(...lines.map(lineSize))
  const text = width(unionOf(boxes))
  const rule = page.rulings.find((ruling) => isRuleOf(ruling, box, text, edge, size))
  if (rule === undefined || size > largestType * bodySize(page.words)) return null
  return { regions: row, middle: (box.top + box.bottom) / 2, rule: rule.from.y }
}

function isRuleOf({ from, to }: Ruling, box: Box, text: number, edge: 'top' | 'bottom', size: number): boolean {
  const gap = edge === 'top' ? from.y - box.bottom : box.top - from.y
  return Math.abs(to.y - from.y) < 0.5 && Math.abs(to.x - from.x) > leastWidth * text && gap > -0.3 * size && gap < nearRule * size
}
