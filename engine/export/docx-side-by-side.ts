// Texts, pictures and tables beside each other outside of columns: an address and what stands to its right.

import { type Box, height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import { leastColumn, type PageFrame } from './docx-page-frames.ts'
import type { FilledPanel, PanelRow } from './docx-panel-tables.ts'

/** What stands beside each other shares this part of the lower one's height. */
const sameLevel = 0.3
/** Tops of lines differ by so many points by their letters alone. */
const leastWhite = 3
/** White left of what stands to the right, in points, where there is so much. */
const gutter = 9

/** What stands this far below, in points, where nothing is beside it any more, is no part of a side. */
const mostWhite = 24

/** A row holds at most so many blocks: more make a drawing or a table that was not seen, and trying them all takes their third power. */
const mostBlocks = 40

/** Blocks under each other that make one side of a row. */
interface Stack {
  readonly blocks: readonly Block[]
  readonly box: Box
}

/**
 * Rows of blocks that stand beside each other and are read one side after the other, by the first block of each; as rows of panels that nothing is
 * drawn around. `columns`: where blocks stand in columns, which are none; `drawn`: rows of panels that are, whose blocks stay theirs, a whole row of
 * which may be one side.
 */
export function rowsSideBySide(
  blocks: readonly Block[],
  columns: ReadonlyMap<Block, number | null>,
  drawn: ReadonlyMap<Block, PanelRow>,
  frames: ReadonlyMap<number, PageFrame>,
): ReadonlyMap<Block, PanelRow> {
  const taken = new Set([...drawn.values()].flatMap((row) => row.blocks))
  const isFree = (block: Block | undefined): block is Block =>
    block !== undefined && pageOf(block) !== null && (columns.get(block) ?? null) === null && !taken.has(block)
  const rows = new Map<Block, PanelRow>()
  const onPages = new Map<number, { readonly block: Block; readonly box: Box }[]>()
  for (const block of blocks)
    for (const { page, box } of block.places) {
      const known = onPages.get(page)
      if (known) known.push({ block, box })
      else onPages.set(page, [{ block, box }])
    }
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at]
    const page = first === undefined ? null : pageOf(first)
    const frame = page === null ? undefined : frames.get(page)
    if (!isFree(first) || page === null || frame === undefined) continue
    const places = onPages.get(page) ?? []
    const fits = (stacks: readonly Stack[]): boolean => {
      const own = new Set(stacks.flatMap((stack) => stack.blocks))
      const around = unionOf(stacks.map(({ box }) => box))
      const isCut = places.some(({ block, box }) => !own.has(block) && overlapX(box, around) > 1 && overlapY(box, around) > 1)
      return !isCut && height(around) <= leastColumn * frame.page.size.height
    }
    const tried = stacksFrom(blocks, at, (block) => isFree(block) && pageOf(block) === page)
    const stacks = tried.findLast((each) => areLevel(each) && fits(each))
    if (stacks === undefined) continue
    const box = unionOf(stacks.map((stack) => stack.box))
    const edge = Math.max(box.right, frame.body.right)
    const sides = stacks.map((stack, index) => withSpare(stack, stacks[index - 1]?.box.right ?? null, edge))
    const panels = sides.map((stack, index) => panelOf(stack, page, box, sides[index + 1]?.box.left ?? null, edge))
    const own = stacks.flatMap((stack) => stack.blocks)
    rows.set(first, { panels, blocks: own, box: { ...box, right: edge }, isDrawn: false })
    at += own.length - 1
  }
  return rows
}

/** The sides, from left to right, that begin with a block and end with one after it, for each of those. */
function stacksFrom(blocks: readonly Block[], from: number, isPart: (block: Block) => boolean): readonly (readonly Stack[])[] {
  let stacks: readonly Stack[] = []
  const tried: (readonly Stack[])[] = []
  for (let at = from; at < Math.min(blocks.length, from + mostBlocks); at++) {
    const block = blocks[at]
    const box = block === undefined ? null : boxOf(block)
    if (block === undefined || box === null || !isPart(block)) break
    const [last, before] = [stacks.at(-1), stacks.slice(0, -1)]
    const isRightOf = (others: readonly Stack[]): boolean => others.every((stack) => box.left >= stack.box.right)
    const bottom = Math.max(...before.map((stack) => stack.box.bottom))
    if (last === undefined) stacks = [{ blocks: [block], box }]
    else if (isRightOf(stacks) && box.top < Math.max(bottom, last.box.bottom) - 2) stacks = [...stacks, { blocks: [block], box }]
    else if (isUnder(box, last) && isRightOf(before) && (before.length === 0 || box.top < Math.max(bottom, last.box.bottom + mostWhite)))
      stacks = [...before, { blocks: [...last.blocks, block], box: unionOf([last.box, box]) }]
    else break
    if (stacks.length > 1) tried.push(stacks)
  }
  return tried
}

/** Whether all sides stand beside each other, and none begins with what stands above all others. */
const areLevel = (stacks: readonly Stack[]): boolean =>
  stacks.every(({ blocks: [first], box }) => {
    const others = unionOf(stacks.flatMap((other) => (other.box === box ? [] : [other.box])))
    const top = first === undefined ? box : boxOf(first)
    return overlapY(box, others) > sameLevel * Math.min(height(box), height(others)) && top.bottom + height(top) > others.top
  })
/** The page that all of a block stands on; null for one that goes on on the next. */
function pageOf({ places: [first, ...others] }: Block): number | null {
  return first !== undefined && others.every(({ page }) => page === first.page) ? first.page : null
}
const boxOf = ({ places }: Block): Box => unionOf(places.map(({ box }) => box))
/** Whether a block goes on below what a side holds already, or beside its last line. */
const isUnder = (box: Box, { blocks }: Stack): boolean => blocks.every((block) => box.top >= boxOf(block).top - leastWhite)
/** Texts that end where the page does have this share of their width to spare on their left, where there is white: faces may run wider. */
const spare = 0.6

/** A side whose texts all end at the edge takes of the white before it. */
function withSpare({ blocks, box }: Stack, before: number | null, edge: number): Stack {
  if (before === null || blocks.some((block) => edge - boxOf(block).right > leastWhite)) return { blocks, box }
  return { blocks, box: { ...box, left: Math.max(Math.min(box.left, before + gutter), box.left - spare * width(box)) } }
}

/** A side as a panel, up to what stands to the right of it. */
function panelOf({ blocks, box }: Stack, page: number, row: Box, next: number | null, edge: number): FilledPanel {
  const right = Math.max(box.right, next ?? edge)
  const panel = { page, box: { left: box.left, right, top: row.top, bottom: row.bottom }, ground: null, sides: {} }
  return { panel, blocks, gutter: next === null ? 0 : Math.min(gutter, right - box.right) }
}
