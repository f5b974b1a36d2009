// The white between what is written: lines are higher than their ink, and rows of tables have padding, so that boxes around ink tell too much of it.

import type { Box } from '../geometry/index.ts'
import { type Block, type Line, type Picture, sizeOf, type Table } from '../model/index.ts'
import { commonFace } from './docx-fonts.ts'
import { lineMeasures, solidBelow, solidHeight } from './docx-line-heights.ts'
import type { FilledPanel, PanelRow } from './docx-panel-tables.ts'
import type { RuleBetween } from './docx-rules.ts'
import type { Looks } from './docx-styles.ts'

export const isText = (block: Block): block is Extract<Block, { kind: 'heading' | 'paragraph' | 'list-item' }> =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list-item'

/** White above and below the lines of a cell, in points. */
export const cellWhite = 1

/** Where a block begins on the first of its pages, in points from the page's top, with all that stands above its ink in the file; null for nothing. */
export function topOf(block: Block, looks: Looks): number | null {
  const box = block.places[0]?.box
  if (isText(block)) return topOfLines(block.lines, looks) ?? box?.top ?? null
  const caption = captionOf(block)
  if (caption?.isAbove) return topOfLines(caption.lines, looks) ?? caption.box.top
  if (box === undefined || block.kind !== 'table' || block.foundBy === 'rulings') return box?.top ?? null
  const page = block.places[0]?.page
  const lines = linesOfTable(block).filter((line) => line.words[0]?.page === page)
  return lines.length === 0 ? box.top : Math.min(...lines.map((line) => solidLine(line).top)) - cellWhite
}

/** Where a block ends on the last of its pages, as for `topOf`. */
export function bottomOf(block: Block, looks: Looks): number | null {
  const box = block.places.at(-1)?.box
  if (isText(block)) return bottomOfLines(block.lines, looks) ?? box?.bottom ?? null
  const caption = captionOf(block)
  if (caption?.isAbove === false) return bottomOfLines(caption.lines, looks) ?? caption.box.bottom
  if (box === undefined || block.kind !== 'table' || block.foundBy === 'rulings') return box?.bottom ?? null
  const page = block.places.at(-1)?.page
  const lines = linesOfTable(block).filter((line) => line.words[0]?.page === page)
  return lines.length === 0 ? box.bottom : Math.max(...lines.map((line) => solidLine(line).bottom)) + cellWhite
}

/** The white between two blocks under each other on one page, in points; 0 for blocks on two pages or beside each other. */
export function spaceBetween(previous: Block | null, block: Block | null, looks: Looks): number {
  if (previous === null || block === null || previous.places.at(-1)?.page !== block.places[0]?.page) return 0
  const [above, below] = [bottomOf(previous, looks), topOf(block, looks)]
  return above === null || below === null ? 0 : Math.max(0, below - above)
}

/** Where what is written ends on a page of paper, in points from the top of the page. */
export interface End {
  readonly page: number
  readonly at: number
}

/** Where blocks end on the page of the last of them; null for blocks without a place. */
export function endOf(blocks: readonly Block[], looks: Looks): End | null {
  const page = blocks.at(-1)?.places.at(-1)?.page
  const bottoms = blocks.flatMap((block) => (block.places.at(-1)?.page === page ? (bottomOf(block, looks) ?? []) : []))
  return page === undefined || bottoms.length === 0 ? null : { page, at: Math.max(...bottoms) }
}

/** Where a block or the row of those beside it begins, as for `topOf`. */
export function topOfUnit(block: Block, row: PanelRow | null, looks: Looks): number | null {
  if (row === null) return topOf(block, looks)
  return row.isDrawn ? row.box.top : least(row.panels.map((filled) => topInPanel(filled, looks)))
}

/** Where the highest of what stands in a panel begins, as for `topOf`. */
export const topInPanel = ({ blocks, rows }: FilledPanel, looks: Looks): number | null =>
  least(unitsOf(blocks, rows).map(({ block, row }) => topOfUnit(block, row, looks)))

/** Where blocks end that are a row, as for `endOf`. */
export function endOfRow(row: PanelRow, looks: Looks): End | null {
  const page = row.panels[0]?.panel.page
  if (page === undefined) return null
  if (row.isDrawn) return { page, at: row.box.bottom }
  const ends = row.panels.flatMap(({ blocks, rows }) =>
    unitsOf(blocks, rows).flatMap(({ block, row }) => (row === null ? endOf([block], looks) : endOfRow(row, looks)) ?? []),
  )
  return ends.length === 0 ? null : { page, at: Math.max(...ends.map(({ at }) => at)) }
}

/** Blocks as they follow each other, those of a row as one. */
export function unitsOf(
  blocks: readonly Block[],
  rows: ReadonlyMap<Block, PanelRow>,
): readonly { readonly block: Block; readonly row: PanelRow | null }[] {
  const inRows = new Set([...rows.values()].flatMap((row) => row.blocks))
  return blocks.flatMap((block) => {
    const row = rows.get(block) ?? null
    return row === null && inRows.has(block) ? [] : [{ block, row }]
  })
}

function least(tops: readonly (number | null)[]): number | null {
  const known = tops.filter((top) => top !== null)
  return known.length === 0 ? null : Math.min(...known)
}

export const levelOf = ({ rules: [rule] }: RuleBetween): number => rule?.from.y ?? 0

/** The white above each of the rules over a text and above the text itself, which begins at `top`, below what ends at `from`; 0 where that is null. */
export function whitesOver(rules: readonly RuleBetween[], top: number | null, from: number | null): readonly number[] {
  let reached = from
  return [...rules.map(levelOf), top].map((level) => {
    const white = reached === null || level === null ? 0 : Math.max(0, level - reached)
    reached = level
    return white
  })
}

/** The white between a table and the caption below it. */
export function whiteAboveCaption(table: Table | Picture, looks: Looks): number {
  const box = table.places.at(-1)?.box
  const top = topOfLines(table.caption, looks)
  return box === undefined || top === null ? 0 : Math.max(0, top - box.bottom)
}

export const hasCaptionAbove = (block: Block): boolean => captionOf(block)?.isAbove === true

/** The caption of a table or picture, and whether it stands above it. */
function captionOf(block: Block): { readonly lines: readonly Line[]; readonly box: Box; readonly isAbove: boolean } | null {
  if (block.kind !== 'table' && block.kind !== 'picture') return null
  const [line] = block.caption
  const place = block.places[0]
  if (line === undefined || place === undefined) return null
  const isBelow = block.kind === 'picture' || (line.words[0]?.page === place.page && line.box.top > (place.box.top + place.box.bottom) / 2)
  return { lines: block.caption, box: line.box, isAbove: !isBelow }
}

const linesOfTable = ({ cells }: Table): readonly Line[] => cells.flatMap(({ lines }) => lines)

function topOfLines(lines: readonly Line[], looks: Looks): number | null {
  const [word] = lines[0]?.words ?? []
  if (word === undefined || word.turn !== 0) return null
  const { height, below } = lineMeasures(lines, looks)
  return word.baseline + below - height
}

function bottomOfLines(lines: readonly Line[], looks: Looks): number | null {
  const [word] = lines.at(-1)?.words ?? []
  return word === undefined || word.turn !== 0 ? null : word.baseline + lineMeasures(lines, looks).below
}

/** From where to where a line of a cell reaches, which is set solid. */
export function solidLine({ words, box }: Line): { readonly top: number; readonly bottom: number } {
  const [word] = words
  if (word === undefined || word.turn !== 0) return box
  const family = commonFace(word.font)
  const bottom = word.baseline + solidBelow(family) * sizeOf(word)
  return { top: bottom - solidHeight(family) * sizeOf(word), bottom }
}
