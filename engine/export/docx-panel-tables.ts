// Panels in running text: tables of one row, a cell for each panel, with its lines and its shade.

import {
  BorderStyle,
  Table as DocxTable,
  type FileChild,
  HeightRule,
  type IBorderOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import { type Box, height, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import { borderOf } from './docx-ink.ts'
import type { Extent, PageFrame } from './docx-page-frames.ts'
import { type Panel, type PanelSide, standsIn } from './docx-panels.ts'
import type { Looks } from './docx-styles.ts'
import { topOfBlocks } from './docx-white.ts'

/** A panel with the blocks that stand in it, in reading order. */
export interface FilledPanel {
  readonly panel: Panel
  readonly blocks: readonly Block[]
  /** White on its right that no text may fill, in points; left out for what its text leaves. */
  readonly gutter?: number
}
/** Panels beside each other, from left to right; most often one. */
export interface PanelRow {
  readonly panels: readonly FilledPanel[]
  readonly blocks: readonly Block[]
  readonly box: Box
  /** false where nothing is drawn: texts that stand beside each other. */
  readonly isDrawn: boolean
}

/** Panels beside each other share this part of the lower one's height. */
const sameLevel = 0.6

/**
 * The rows of panels by the first block of each, of panels whose blocks follow each other in the reading order, all in one column: what is read apart
 * stays apart.
 */
export function panelRows(
  blocks: readonly Block[],
  panels: readonly Panel[],
  columns: ReadonlyMap<Block, number | null>,
): ReadonlyMap<Block, PanelRow> {
  const outermost = panels.toSorted((a, b) => height(b.box) * (b.box.right - b.box.left) - height(a.box) * (a.box.right - a.box.left))
  const taken = new Set<Block>()
  const filled: FilledPanel[] = []
  for (const panel of outermost) {
    const inside = blocks.flatMap((block, index) => (standsIn(block, panel) ? [{ block, index }] : []))
    const [first, last] = [inside[0], inside.at(-1)]
    if (first === undefined || last === undefined || last.index - first.index >= inside.length) continue
    if (inside.some(({ block }) => taken.has(block) || columns.get(block) !== columns.get(first.block))) continue
    for (const { block } of inside) taken.add(block)
    filled.push({ panel, blocks: inside.map(({ block }) => block) })
  }
  return rowsOf(blocks, filled, columns)
}

function rowsOf(
  blocks: readonly Block[],
  filled: readonly FilledPanel[],
  columns: ReadonlyMap<Block, number | null>,
): ReadonlyMap<Block, PanelRow> {
  const at = ({ blocks: [first] }: FilledPanel): number => (first === undefined ? -1 : blocks.indexOf(first))
  const rows: FilledPanel[][] = []
  for (const each of filled.toSorted((a, b) => at(a) - at(b))) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    const follows = before !== undefined && at(before) + before.blocks.length === at(each)
    if (row !== undefined && before !== undefined && follows && isRightOf(before, each) && columnOf(before) === columnOf(each))
      row.push(each)
    else rows.push([each])
  }
  return new Map(
    rows.flatMap((row): [Block, PanelRow][] => {
      const [first] = row[0]?.blocks ?? []
      const all = row.flatMap((each) => each.blocks)
      return first === undefined
        ? []
        : [[first, { panels: row, blocks: all, box: unionOf(row.map(({ panel }) => panel.box)), isDrawn: true }]]
    }),
  )

  function columnOf({ blocks: [first] }: FilledPanel): number | null {
    return first === undefined ? null : (columns.get(first) ?? null)
  }
}

function isRightOf({ panel: left }: FilledPanel, { panel: right }: FilledPanel): boolean {
  const lower = Math.min(height(left.box), height(right.box))
  return (
    left.page === right.page &&
    right.box.left > left.box.left &&
    overlapX(left.box, right.box) <= 1 &&
    overlapY(left.box, right.box) > sameLevel * lower
  )
}

/** White around the text of a panel is kept up to so many points. */
const mostPadding = 30
/** What is written needs room for the steps of its lines: a row as high as its panel to the point would push the text below it away. */
const lowered = 1

/** Less white above the text of one side of a row, in points, is a matter of sizes and accents. */
const leastWhite = 2

/** Where the text of a panel may stand. */
export function roomIn({ panel, blocks, gutter }: FilledPanel, frame: PageFrame | undefined): Extent {
  const shown = withinPage(panel.box, frame)
  const text = unionOf(blocks.flatMap((block) => block.places.map(({ box }) => box)))
  const left = gutter === undefined ? Math.max(0, Math.min(mostPadding, text.left - shown.left)) : 0
  const right = gutter ?? Math.max(0, Math.min(left, shown.right - text.right))
  return { left: shown.left + left, right: shown.right - right }
}

/** A row of panels as a table; `childrenIn`: what stands in each. `room`: where text stands there. */
export function panelTable(
  row: PanelRow,
  room: Extent,
  frame: PageFrame | undefined,
  looks: Looks,
  childrenIn: (filled: FilledPanel) => readonly FileChild[],
): DocxTable {
  const { panels, box, isDrawn } = row
  const shown = withinPage(box, frame)
  const tops = panels.map(({ blocks }) => topOfBlocks(blocks, looks) ?? box.top)
  const highest = Math.min(...tops)
  // The widest padding above a cell is that of all cells of its row: what their texts stand lower by is a line of its own.
  const padding = isDrawn ? Math.max(0, Math.min(mostPadding, highest - box.top)) : 0
  const cells: TableCell[] = []
  const widths: number[] = []
  let reached = shown.left
  for (const [index, filled] of panels.entries()) {
    const own = withinPage(filled.panel.box, frame)
    if (own.left - reached > 1) {
      widths.push(twentieths(own.left - reached))
      cells.push(emptyCell(own.left - reached))
    }
    widths.push(twentieths(own.right - own.left))
    const lower = (tops[index] ?? highest) - highest
    const children = [...(lower < leastWhite ? [] : [thinLine(lower)]), ...childrenIn(filled)]
    cells.push(panelCell(filled, own, frame, { above: padding, below: isDrawn }, children))
    reached = own.right
  }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return new DocxTable({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    indent: { size: twentieths(shown.left - room.left), type: WidthType.DXA },
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    margins: { top: 0, bottom: 0, left: 0, right: 0, marginUnitType: WidthType.DXA },
    rows: [
      new TableRow({
        cantSplit: height(shown) < 200,
        ...(isDrawn && { height: { value: twentieths(Math.max(10, height(shown) - lowered)), rule: HeightRule.ATLEAST } }),
        children: cells,
      }),
    ],
  })
}

function panelCell(
  filled: FilledPanel,
  box: Box,
  frame: PageFrame | undefined,
  padding: { readonly above: number; readonly below: boolean },
  children: readonly FileChild[],
): TableCell {
  const { panel, blocks } = filled
  const text = unionOf(blocks.flatMap((block) => block.places.map((place) => place.box)))
  const room = roomIn(filled, frame)
  return new TableCell({
    width: { size: twentieths(box.right - box.left), type: WidthType.DXA },
    ...(panel.ground !== null && { shading: { type: ShadingType.CLEAR, fill: panel.ground, color: 'auto' } }),
    borders: { top: side('top'), left: side('left'), bottom: side('bottom'), right: side('right') },
    margins: {
      marginUnitType: WidthType.DXA,
      top: twentieths(padding.above),
      bottom: padding.below ? twentieths(Math.max(0, Math.min(mostPadding, (box.bottom - text.bottom) / 2))) : 0,
      left: twentieths(room.left - box.left),
      right: twentieths(box.right - room.right),
    },
    // A cell ends with a paragraph, also behind a table.
    children: [...(children as (Paragraph | DocxTable)[]), ...(children.at(-1) instanceof DocxTable ? [thinLine(1)] : [])],
  })

  function side(name: PanelSide): IBorderOptions {
    const rule = panel.sides[name]
    return rule === undefined ? { style: BorderStyle.NIL, size: 0, color: 'auto' } : { style: BorderStyle.SINGLE, ...borderOf(rule) }
  }
}

const emptyCell = (points: number): TableCell =>
  new TableCell({ width: { size: twentieths(points), type: WidthType.DXA }, children: [thinLine(1)] })

/** An empty paragraph of so many points that keeps tables apart and carries the breaks that they cannot. */
export const thinLine = (
  points: number,
  { pageBreakBefore = false, lead = [] }: { readonly pageBreakBefore?: boolean; readonly lead?: readonly ParagraphChild[] } = {},
): Paragraph =>
  new Paragraph({
    pageBreakBefore,
    spacing: { before: 0, after: 0, line: twentieths(Math.max(1, points)), lineRule: LineRuleType.EXACT },
    children: [...lead],
  })
/** A panel as far as it stands where text may: bars run to the edges of the paper, and what is written would not. */
const withinPage = (box: Box, frame: PageFrame | undefined): Box =>
  frame === undefined
    ? box
    : {
        left: Math.max(0, box.left),
        right: Math.min(frame.page.size.width, box.right),
        top: Math.max(box.top, frame.body.top),
        bottom: Math.max(Math.min(box.bottom, frame.body.bottom), Math.max(box.top, frame.body.top) + 1),
      }

const twentieths = (points: number): number => Math.round(points * 20)
