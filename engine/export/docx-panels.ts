// Frames and shaded areas around texts: boxes of notes, side bars, panels beside each other.

import {
  area,
  type Box,
  centre,
  contains,
  type Fill,
  grow,
  height,
  overlapX,
  overlapY,
  type Ruling,
  shareInside,
  width,
} from '../geometry/index.ts'
import type { Block, Page, ParsedDocument } from '../model/index.ts'
import { areasOf, boxOfRule, framesOfFills, isAcross, isPale, shadeOf } from './docx-ink.ts'

export type PanelSide = 'top' | 'right' | 'bottom' | 'left'
/** An area of a page that is set apart by its ground or by lines around it. */
export interface Panel {
  readonly page: number
  readonly box: Box
  /** As "RRGGBB"; null for paper. */
  readonly ground: string | null
  readonly sides: Readonly<Partial<Record<PanelSide, Ruling>>>
}

/** Points by which a line may lie beside the edge it draws, and its end before the corner: corners may be round. */
const beside = 3
const corner = 12
/** Smaller areas, in points, hold a word or a mark and no text. */
const leastWidth = 40
const leastHeight = 14
/** A frame around more of its page than this is drawn around the page. */
const wholePage = 0.8
/** How much of a text must lie in a panel to stand in it. */
const mostly = 0.85

/**
 * The panels of a document that hold whole blocks: areas with lines on all four sides, and shaded ones that hold several texts or have a line beside
 * them. `single`: the rules that are no table's. Frames around a table or a picture alone are
 * theirs; of panels within each other the outermost is kept.
 */
export function panelsOf(
  { pages }: Pick<ParsedDocument, 'pages'>,
  blocks: readonly Block[],
  single: ReadonlyMap<number, readonly Ruling[]>,
): readonly Panel[] {
  return pages.flatMap((page) => {
    const own = blocks.filter((block) => block.places.some((place) => place.page === page.number))
    if (own.length === 0) return []
    const rules = [...(single.get(page.number) ?? []), ...framesOfFills(page).flatMap(linesOfFrame)]
    const shaded = shadedAreas(page, rules)
    const framed = frames(rules, page).filter(({ box }) => !shaded.some((other) => isSameBox(other.box, box)))
    const worth = [...shaded, ...framed].filter((panel) => isWorthIt(panel, own))
    return worth.filter(({ box }) => !worth.some((other) => area(other.box) > area(box) && contains(other.box, centre(box))))
  })
}

/** Whether a block stands in a panel of its page. */
export const standsIn = (block: Block, { page, box }: Panel): boolean =>
  block.places.length === 1 &&
  block.places.every((place) => place.page === page && contains(box, centre(place.box)) && shareInside(place.box, box) >= mostly)

/** The rules of pages without the sides of panels, which are theirs. */
export const withoutSides = (
  single: ReadonlyMap<number, readonly Ruling[]>,
  panels: readonly Panel[],
): ReadonlyMap<number, readonly Ruling[]> => {
  const sides = new Set(panels.flatMap((panel) => Object.values(panel.sides)))
  return new Map([...single].map(([page, rules]) => [page, rules.filter((rule) => !sides.has(rule))]))
}

/** How many bars along edges of shaded areas are shown as the lines of their panels; four around one are its frame, which holds its texts. */
export const barsShown = (single: ReadonlyMap<number, readonly Ruling[]>, panels: readonly Panel[]): number =>
  panels.reduce((sum, { page, sides }) => {
    const bars = Object.values(sides).filter((rule) => !single.get(page)?.includes(rule)).length
    return sum + (bars < 4 ? bars : 0)
  }, 0)

function isWorthIt(panel: Panel, blocks: readonly Block[]): boolean {
  const inside = blocks.filter((block) => standsIn(block, panel))
  const isCut = blocks.some(
    (block) =>
      !inside.includes(block) &&
      block.places.some(({ page, box }) => page === panel.page && overlapX(box, panel.box) > beside && overlapY(box, panel.box) > beside),
  )
  if (isCut || !inside.some((block) => block.kind !== 'table' && block.kind !== 'picture')) return false
  return Object.keys(panel.sides).length > 0 || inside.length > 1
}

const isLarge = (box: Box, { size }: Page): boolean =>
  width(box) >= leastWidth && height(box) >= leastHeight && area(box) < wholePage * size.width * size.height

function shadedAreas(page: Page, rules: readonly Ruling[]): readonly Panel[] {
  const all = areasOf(page)
  // Under white paper lies the shadow of a card.
  const seen = all.filter((fill, index) => !all.slice(index + 1).some((over) => shareInside(fill.box, over.box) >= mostly))
  const areas = seen.filter((fill) => !isPale(fill))
  const large = areas.filter((fill) => isLarge(fill.box, page))
  const sides = [...rules, ...areas.flatMap(barOf)]
  const found = large.map((fill) => ({ page: page.number, box: fill.box, ground: shadeOf(fill), sides: sidesOf(fill.box, sides) }))
  const outermost = found.filter(({ box }) => !found.some((other) => area(other.box) > area(box) && contains(other.box, centre(box))))
  const covered = outermost.reduce((sum, { box }) => sum + area(box), 0)
  // Two halves of a sheet in one colour are its paper.
  return covered < wholePage * page.size.width * page.size.height ? found : []
}

/** The four lines of a frame that is drawn as the area between two boxes. */
function linesOfFrame({ outer, inner }: { readonly outer: Fill; readonly inner: Fill }): readonly Ruling[] {
  const thickness = inner.box.left - outer.box.left
  const { left, right, top, bottom } = grow(outer.box, -thickness / 2)
  const line = (x: number, y: number, toX: number, toY: number): Ruling => ({
    from: { x, y },
    to: { x: toX, y: toY },
    thickness,
    colour: shadeOf(outer),
  })
  return [line(left, top, right, top), line(left, bottom, right, bottom), line(left, top, left, bottom), line(right, top, right, bottom)]
}

/** A bar along an edge of an area is at most so thick, in points: as thick as borders may be. */
const thickestBar = 6

/** A narrow shaded area as the line that it looks like; none for others. */
function barOf(fill: Fill): readonly Ruling[] {
  const { left, right, top, bottom } = fill.box
  const [wide, high] = [width(fill.box), height(fill.box)]
  if (Math.min(wide, high) > thickestBar || Math.max(wide, high) < leastHeight) return []
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [from, to] =
    wide < high
      ? [
          { x, y: top },
          { x, y: bottom },
        ]
      : [
          { x: left, y },
          { x: right, y },
        ]
  return [{ from, to, thickness: Math.min(wide, high), colour: shadeOf(fill) }]
}

/** Areas between two lines across and two lines down that meet, or nearly, at four corners. */
function frames(rules: readonly Ruling[], page: Page): readonly Panel[] {
  const across = rules.filter(isAcross)
  const panels: Panel[] = []
  for (const top of across) {
    const { left, right, top: y } = boxOfRule(top)
    const lower = across
      .filter((rule) => boxOfRule(rule).top > y + leastHeight && isNear(boxOfRule(rule).left, left) && isNear(boxOfRule(rule).right, right))
      .sort((a, b) => a.from.y - b.from.y)
    for (const bottom of lower) {
      const box = { left, right, top: y, bottom: bottom.from.y }
      const sides = sidesOf(box, rules)
      if (Object.keys(sides).length < 4) continue
      if (isLarge(box, page)) panels.push({ page: page.number, box, ground: null, sides })
      break
    }
  }
  return panels
}

const isNear = (a: number, b: number, by = beside): boolean => Math.abs(a - b) <= by
const isSameBox = (a: Box, b: Box): boolean =>
  isNear(a.left, b.left) && isNear(a.right, b.right) && isNear(a.top, b.top) && isNear(a.bottom, b.bottom)

/** The lines along the edges of an area. */
function sidesOf(box: Box, rules: readonly Ruling[]): Panel['sides'] {
  const along = (side: PanelSide): Ruling | undefined =>
    rules.find((rule) => {
      const own = boxOfRule(rule)
      const near = Math.max(beside, rule.thickness / 2 + 1)
      if (side === 'top' || side === 'bottom')
        return (
          isAcross(rule) && isNear(own.top, box[side], near) && isNear(own.left, box.left, corner) && isNear(own.right, box.right, corner)
        )
      return (
        !isAcross(rule) && isNear(own.left, box[side], near) && isNear(own.top, box.top, corner) && isNear(own.bottom, box.bottom, corner)
      )
    })
  const sides: Partial<Record<PanelSide, Ruling>> = {}
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const rule = along(side)
    if (rule !== undefined) sides[side] = rule
  }
  return sides
}
