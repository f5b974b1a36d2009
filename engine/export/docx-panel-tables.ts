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
import { type Box, height, unionOf } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import { borderOf } from './docx-ink.ts'
import type { Extent, PageFrame } from './docx-page-frames.ts'
import type { Panel, PanelSide } from './docx-panels.ts'
import type { Looks } from './docx-styles.ts'
import { topInPanel } from './docx-white.ts'

/** A panel with the blocks that stand in it, as they are arranged. */
export interface FilledPanel {
  readonly panel: Panel
  readonly blocks: readonly Block[]
  /** Rows among the blocks, by the first block of each. */
  readonly rows: ReadonlyMap<Block, PanelRow>
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
  const tops = panels.map((filled) => topInPanel(filled, looks) ?? box.top)
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
