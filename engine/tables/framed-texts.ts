import { type Box, centre, contains, type Fill } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { type Rule, type Rules, rulesOnce } from './rules.ts'
import { rowsOnce } from './text-rows.ts'

/** Share of the width of its page that a frame takes: smaller ones are boxes to fill in, larger ones hold what the page is about. */
const [leastWidth, mostWidth] = [0.12, 0.6]
/** Lines in a frame and beside it; with fewer on either side nothing could read as rows. */
const fewestLines = 2
/** Share of the framed lines that stand level with text beside, beyond which a frame is drawn around a column of a table. */
const mostLevel = 0.5
/** Points by which lines may differ and be level; by which the sides of a frame may miss one another. */
const level = 1
const corner = 3
/** Pages with more rules hold grids and drawings, whose boxes are not alone. */
const mostRules = 120

/** Lighter fills are the paper's own white. */
const lightest = 0.97
/** Points: lower fills hold a line of titles. */
const lowestPanel = 24
const mostFills = 60

/**
 * The words of a page in groups that share no table: those within a frame or on a tinted panel that stands by itself around some lines (account and
 * amount due at the top of a bill), and those outside. Nothing is parted where lines go on beside it as the rows of a table do.
 */
export function framedTexts(page: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  const groups: (readonly Word[])[] = []
  let rest = words
  const rules = rulesOnce(page.rulings, page.fills)
  for (const frame of [...framesOf(rules, page.size.width), ...panelsOf(page.fills, rules, page.size.width)]) {
    const isIn = ({ box }: Word): boolean => contains(frame, centre(box))
    if (!standsApart(frame, rest)) continue
    groups.push(rest.filter(isIn))
    rest = rest.filter((word) => !isIn(word))
  }
  return [...groups, rest]
}

/** Boxes of four drawn sides that no other rule touches or lies in. */
function framesOf({ across, down }: Rules, pageWidth: number): readonly Box[] {
  if (across.length < 2 || down.length < 2 || across.length + down.length > mostRules) return []
  return across.flatMap((top, i) =>
    across.slice(i + 1).flatMap((bottom) => {
      const [first, last] = top.at < bottom.at ? [top, bottom] : [bottom, top]
      const box = { left: first.from, right: first.to, top: first.at, bottom: last.at }
      const share = (box.right - box.left) / pageWidth
      if (share < leastWidth || share > mostWidth || !isNear(first.from, last.from) || !isNear(first.to, last.to)) return []
      const sides = [box.left, box.right].map((x) =>
        down.find((rule) => isNear(rule.at, x) && isNear(rule.from, box.top) && isNear(rule.to, box.bottom)),
      )
      if (sides.includes(undefined)) return []
      const own = new Set<Rule | undefined>([first, last, ...sides])
      const isAlone =
        across.every((rule) => own.has(rule) || !touches({ left: rule.from, right: rule.to, top: rule.at, bottom: rule.at }, box)) &&
        down.every((rule) => own.has(rule) || !touches({ left: rule.at, right: rule.at, top: rule.from, bottom: rule.to }, box))
      return isAlone ? [box] : []
    }),
  )
}

/** Tinted boxes that no other tinted box and no rule touches, and that are no stripes under one another. */
function panelsOf(fills: readonly Fill[], { across, down }: Rules, pageWidth: number): readonly Box[] {
  const tinted = fills.filter(({ box, grey }) => grey <= lightest && box.bottom - box.top > corner && box.right - box.left > corner)
  if (tinted.length > mostFills) return []
  const rules = [
    ...across.map((rule) => ({ left: rule.from, right: rule.to, top: rule.at, bottom: rule.at })),
    ...down.map((rule) => ({ left: rule.at, right: rule.at, top: rule.from, bottom: rule.to })),
  ]
  return tinted.flatMap(({ box }) => {
    const share = (box.right - box.left) / pageWidth
    if (share < leastWidth || share > mostWidth || box.bottom - box.top < lowestPanel) return []
    const others = tinted.flatMap((other) => (other.box === box ? [] : [other.box]))
    const isAlone =
      !others.some((other) => touches(other, box) || (isNear(other.left, box.left) && isNear(other.right, box.right))) &&
      !rules.some((rule) => touches(rule, box))
    return isAlone ? [box] : []
  })
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= corner
const touches = (rule: Box, box: Box): boolean =>
  rule.left <= box.right + corner && rule.right >= box.left - corner && rule.top <= box.bottom + corner && rule.bottom >= box.top - corner

function standsApart(frame: Box, words: readonly Word[]): boolean {
  const baselines = (own: readonly Word[]) => rowsOnce(own).map(({ baseline }) => baseline)
  const inside = baselines(words.filter(({ box }) => contains(frame, centre(box))))
  const beside = baselines(
    words.filter(({ box }) => !contains(frame, centre(box)) && centre(box).y > frame.top && centre(box).y < frame.bottom),
  )
  const shared = inside.filter((one) => beside.some((other) => Math.abs(one - other) <= level)).length
  return inside.length >= fewestLines && beside.length >= fewestLines && shared <= mostLevel * inside.length
}
