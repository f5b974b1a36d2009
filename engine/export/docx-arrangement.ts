// What stands under each other and what beside each other on a page, as its white tells: bands, sides of bands, bands within sides.

import { area, type Box, height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import type { PageFrame } from './docx-page-frames.ts'
import type { FilledPanel, PanelRow } from './docx-panel-tables.ts'
import { type Panel, standsIn } from './docx-panels.ts'
import { turnOf } from './docx-turned-tables.ts'

/** Points by which texts under or beside each other may reach into each other: letters hang, and boxes are round. */
const reach = 2
/** Of low texts, no more than this share of their height. */
const reachOfLow = 0.2
/** White left of what stands to the right, in points, where there is so much. */
const gutter = 9
/** Points by which the edges of a panel may lie beside those of its row. */
const sameEdge = 6
/** More sides than these make a drawing. */
const mostSides = 12
/** A texts' end differs from the edge of its page by so many points by its letters alone. */
const atEdge = 3

export interface Arrangement {
  /** The blocks from top to bottom, and those beside each other one side after the other. */
  readonly blocks: readonly Block[]
  /** What stands beside each other or in a panel, by the first block of each row. */
  readonly rows: ReadonlyMap<Block, PanelRow>
}

/** A block, or a panel with what stands in it. */
interface Atom {
  readonly box: Box
  readonly blocks: readonly Block[]
  readonly panel: Panel | null
}

/**
 * Arranges the blocks of a document, given in reading order; the text of columns and what goes on over pages keeps to that. `columns`: the columns that
 * blocks stand in; `panels`: areas set apart, each of which holds whole blocks.
 */
export function arranged(
  blocks: readonly Block[],
  columns: ReadonlyMap<Block, number | null>,
  panels: readonly Panel[],
  frames: ReadonlyMap<number, PageFrame>,
): Arrangement {
  const order = new Map(blocks.map((block, index) => [block, index]))
  const rows = new Map<Block, PanelRow>()
  const pieces = stretchesOf(blocks, columns).flatMap((stretch): readonly Block[] => {
    const [first] = stretch
    const page = first === undefined ? null : pageOf(first)
    const frame = page === null ? undefined : frames.get(page)
    if (page === null || frame === undefined) return stretch
    const edge = frame.columns[columns.get(first as Block) ?? -1]?.right ?? frame.body.right
    const whole = panels.filter(
      (panel) => panel.page === page && blocks.every((block) => !standsIn(block, panel) || stretch.includes(block)),
    )
    return arrange(atomsOf(stretch, whole), page, edge, order, rows)
  })
  return { blocks: pieces, rows }
}

/** Blocks that follow each other on one page, in one column or over all of it; what goes on on another page stands alone. */
function stretchesOf(blocks: readonly Block[], columns: ReadonlyMap<Block, number | null>): readonly (readonly Block[])[] {
  const stretches: Block[][] = []
  let before: Block | null = null
  for (const block of blocks) {
    const last = stretches.at(-1)
    const page = pageOf(block)
    const goesOn = before !== null && page !== null && pageOf(before) === page && columns.get(before) === columns.get(block)
    if (goesOn && last !== undefined) last.push(block)
    else stretches.push([block])
    before = block
  }
  return stretches
}

/** The page that all of a block stands on; null for one that goes on on the next, and for one that is turned: it is set upright, and stands beside nothing. */
function pageOf(block: Block): number | null {
  const [first, ...others] = block.places
  return first !== undefined && others.every(({ page }) => page === first.page) && turnOf(block) === 0 ? first.page : null
}

const boxOf = ({ places }: Block): Box => unionOf(places.map(({ box }) => box))

function atomsOf(blocks: readonly Block[], panels: readonly Panel[]): readonly Atom[] {
  const taken = new Set<Block>()
  const filled = panels
    .toSorted((a, b) => area(b.box) - area(a.box))
    .flatMap((panel): Atom[] => {
      const inside = blocks.filter((block) => !taken.has(block) && standsIn(block, panel))
      if (inside.length === 0) return []
      for (const block of inside) taken.add(block)
      return [{ box: panel.box, blocks: inside, panel }]
    })
  return [...filled, ...blocks.filter((block) => !taken.has(block)).map((block) => ({ box: boxOf(block), blocks: [block], panel: null }))]
}

type Order = ReadonlyMap<Block, number>
const firstOf = ({ blocks }: Atom, order: Order): number => Math.min(...blocks.map((block) => order.get(block) ?? 0))

/** The blocks of atoms as arranged; the rows among them are added to `rows`. `edge`: how far to the right they may reach. */
function arrange(atoms: readonly Atom[], page: number, edge: number, order: Order, rows: Map<Block, PanelRow>): readonly Block[] {
  return groupsOf(bandsOf(atoms), order).flatMap((band): readonly Block[] => {
    const [only] = band
    const sides = sidesOf(band)
    if (only !== undefined && band.length === 1 && only.panel === null) return only.blocks
    if (band.length === 1 || (sides.length > 1 && sides.length <= mostSides)) {
      const row = rowOf(sides, page, edge, order)
      if (row.blocks[0] !== undefined) rows.set(row.blocks[0], row)
      return row.blocks
    }
    // What lies over others parts nothing: the others are arranged without it.
    const isOver = (atom: Atom): boolean =>
      band.some((other) => other !== atom && overlapX(atom.box, other.box) > reach && overlapY(atom.box, other.box) > reach)
    const over = band.filter(({ blocks: [block] }) => block?.kind === 'picture').filter(isOver)
    if (over.length > 0) {
      const others = band.filter((atom) => !over.includes(atom))
      return [...over.flatMap(({ blocks }) => blocks), ...arrange(others, page, edge, order, rows)]
    }
    return band
      .toSorted((a, b) => firstOf(a, order) - firstOf(b, order))
      .flatMap((atom) => (atom.panel === null ? atom.blocks : arrange([atom], page, edge, order, rows)))
  })
}

/** Atoms that share no height with those of other bands, from top to bottom. */
function bandsOf(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const inset = ({ box }: Atom): number => Math.min(reach, reachOfLow * height(box))
  return partsOf(
    atoms,
    (atom) => atom.box.top + inset(atom),
    (atom) => atom.box.bottom - inset(atom),
  )
}

/** Atoms that share no width with those of other sides, from left to right. */
const sidesOf = (atoms: readonly Atom[]): readonly (readonly Atom[])[] =>
  partsOf(
    atoms,
    ({ box }) => box.left + 1,
    ({ box }) => box.right - 1,
  )

function partsOf(atoms: readonly Atom[], from: (atom: Atom) => number, to: (atom: Atom) => number): readonly (readonly Atom[])[] {
  const parts: Atom[][] = []
  let reached = -Infinity
  for (const atom of atoms.toSorted((a, b) => from(a) - from(b))) {
    const last = parts.at(-1)
    if (last !== undefined && from(atom) < reached) last.push(atom)
    else parts.push([atom])
    reached = Math.max(reached, to(atom))
  }
  return parts
}

/** Bands that the reading goes through one side after the other, together where their sides stand in line. */
function groupsOf(bands: readonly (readonly Atom[])[], order: Order): readonly (readonly Atom[])[] {
  const groups: (readonly Atom[])[] = []
  for (const band of bands) {
    const last = groups.at(-1)
    const isReadWith =
      last !== undefined && Math.max(...last.map((atom) => firstOf(atom, order))) > Math.min(...band.map((atom) => firstOf(atom, order)))
    if (isReadWith && sidesOf([...last, ...band]).length > 1) groups[groups.length - 1] = [...last, ...band]
    else groups.push(band)
  }
  return groups
}

/** Sides as cells of a row: each a panel alone, or with its atoms arranged in it. */
function rowOf(sides: readonly (readonly Atom[])[], page: number, edge: number, order: Order): PanelRow {
  const boxes = sides.map((side) => unionOf(side.map(({ box }) => box)))
  const around = unionOf(boxes)
  const isFull = ({ box, panel }: Atom): boolean =>
    panel !== null && box.top - around.top < sameEdge && around.bottom - box.bottom < sameEdge
  const end = Math.max(around.right, edge)
  // One that takes of the white before it begins where the one on its left ends.
  const lefts = sides.map((side, index) => {
    const [only] = side
    const box = boxes[index] ?? around
    return only?.panel != null && side.length === 1 && isFull(only) ? box.left : leftOf(side, box, boxes[index - 1]?.right ?? null, end)
  })
  const panels = sides.map((side, index): FilledPanel => {
    const [only] = side
    const rows = new Map<Block, PanelRow>()
    const box = boxes[index] ?? around
    if (only?.panel != null && side.length === 1 && isFull(only)) {
      const inside = only.blocks.map((block) => ({ box: boxOf(block), blocks: [block], panel: null }))
      return { panel: only.panel, blocks: arrange(inside, page, only.panel.box.right, order, rows), rows }
    }
    const next = lefts[index + 1] ?? null
    const left = lefts[index] ?? box.left
    const right = Math.max(box.right, next ?? end)
    const white = next === null ? 0 : Math.min(gutter, right - box.right)
    const blocks = arrange(side, page, right - white, order, rows)
    return { panel: { page, box: { ...around, left, right }, ground: null, sides: {} }, blocks, rows, gutter: white }
  })
  const isDrawn = panels.some(({ gutter }) => gutter === undefined)
  const shown = { ...around, right: isDrawn ? around.right : end }
  return { panels, blocks: panels.flatMap(({ blocks }) => blocks), box: shown, isDrawn }
}

/** Texts that end where the page does have this share of their width to spare on their left, where there is white: faces may run wider. */
const spare = 0.6

/** Where a side begins: one whose texts all end at the edge takes of the white before it. */
function leftOf(side: readonly Atom[], box: Box, before: number | null, edge: number): number {
  const isFlush = side.every((atom) => atom.panel === null && edge - atom.box.right <= atEdge)
  return before === null || !isFlush ? box.left : Math.max(Math.min(box.left, before + gutter), box.left - spare * width(box))
}
