// Blocks -> sections of running text: a section goes on while page size and columns stay the same.

import {
  ColumnBreak,
  Table as DocxTable,
  type FileChild,
  type ISectionOptions,
  type ISectionPropertiesOptions,
  LineRuleType,
  Paragraph,
} from 'docx'
import type { Box } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import { childrenOf, groundOfText, isText, spaceBetween } from './docx-blocks.ts'
import type { DocxContent } from './docx-content.ts'
import { boxOfRule } from './docx-ink.ts'
import { columnAt, columnsOfBlocks, type Extent, framesOf, type PageFrame, roomFor } from './docx-page-frames.ts'
import { type FilledPanel, type PanelRow, panelRows, panelTable, roomIn, thinLine } from './docx-panel-tables.ts'
import type { Position } from './docx-paragraphs.ts'
import { ruleParagraph } from './docx-rule-paragraphs.ts'
import type { RuleBetween } from './docx-rules.ts'
import {
  endedEarly,
  endsHigh,
  isEven,
  isSame,
  type Margin,
  marginsOf,
  opensColumns,
  opensPage,
  propertiesOf,
  type Shape,
  shapeFor,
  widthOf,
} from './docx-sections.ts'
import { rowsSideBySide } from './docx-side-by-side.ts'
import { keepingOf, type Unit } from './docx-spare-white.ts'

/** Where the text of a file stands after some of its pages: what those that follow go on from. */
export interface FlowSoFar {
  readonly previous: Block | null
  readonly column: number | null
  /** That of the last section; null before the first. */
  readonly shape: Shape | null
  /** Of the page that `previous` ends on. */
  readonly frame: PageFrame | null
  /** The margins of the file's pages by their size: all of one size have the same. */
  readonly margins: ReadonlyMap<string, Margin>
}
export const flowBegin: FlowSoFar = { previous: null, column: null, shape: null, frame: null, margins: new Map() }

export interface Flow {
  readonly sections: readonly ISectionOptions[]
  /** Whether the first of the sections is the last one before, going on. */
  readonly goesOn: boolean
  readonly reached: FlowSoFar
}

/** The document as sections of the file, in reading order; `before`: what the file has already. */
export function flowSections(content: DocxContent, before: FlowSoFar = flowBegin): Flow {
  const frames = new Map(framesOf(content.document))
  const margins = marginsOf([...frames.values()], before.margins)
  if (before.frame !== null) frames.set(before.frame.page.number, before.frame)
  const { inText } = content
  const sections: { properties: ISectionPropertiesOptions; children: FileChild[]; shape: Shape }[] = []
  let { previous, column: previousColumn } = before
  let goesOn = false
  const blocks = content.document.blocks.filter((block) => block.kind !== 'furniture' && !content.notes.has(block))
  const columns = columnsOfBlocks(blocks, frames)
  const drawn = panelRows(blocks, content.panels, columns)
  const rows = new Map([...drawn, ...rowsSideBySide(blocks, columns, drawn, frames)])
  const keeping = keepingOf(unitsOf(blocks, rows), frames, ({ page }) => page.size.height - margins.of(page).bottom)
  // What stands in a panel is written with the first block of its row.
  const written = new Set<Block>()
  let lastRow: PanelRow | null = null
  for (const [index, block] of blocks.entries()) {
    if (written.has(block)) continue
    const row = rows.get(block) ?? null
    const place = block.places[0]
    const frame = place === undefined ? undefined : frames.get(place.page)
    const column = columns.get(block) ?? null
    const turnsPage = previous !== null && place !== undefined && (endedEarly(previous, place.page, frames) || opensPage(previous, block))
    const last = sections.at(-1)
    const lastShape = last?.shape ?? before.shape
    const shape = shapeFor(frame, column, lastShape)
    const opens = lastShape === null || !isSame(shape, lastShape)
    const section =
      opens || last === undefined
        ? { properties: propertiesOf(shape, margins.of, lastShape, turnsPage, content), children: [], shape }
        : last
    if (section !== last) sections.push(section)
    if (last === undefined) goesOn = !opens
    const next = blocks[index + (row?.blocks.length ?? 1)]
    const nextColumn = !opens && column !== null && previousColumn !== null && column > previousColumn
    // A shaded column ends where its shade does.
    const hasPanel = row !== null || lastRow !== null
    const breaksColumn = nextColumn && (hasPanel || !isEven(shape.columns) || endsHigh(previous, frame))
    const room = place === undefined ? null : roomFor(frame, place.box, column)
    const rules = (inText.before.get(block) ?? []).filter((rule) => row === null || isAbove(rule, row.box))
    const [above, below]: readonly (Box | undefined)[] = [lastRow?.box ?? previous?.places.at(-1)?.box, row?.box ?? place?.box]
    const printed = opens
      ? 0
      : row === null && lastRow === null
        ? spaceBetween(previous, block, content)
        : previous?.places.at(-1)?.page === place?.page
          ? whiteBetween(above, below)
          : 0
    const space = keeping.white(printed, place?.page)
    const position: Position = {
      room,
      spaceBefore: rules.length > 0 ? Math.min(space, rules.at(-1)?.below ?? 0) : space,
      // A table has no white of its own above it, nor have columns: the white above one of them would push it below the other.
      spaceAfter:
        next?.kind === 'table' || opensColumns(next, shape, frames, columns)
          ? keeping.white(spaceBetween(block, next ?? null, content), place?.page)
          : 0,
      // What comes first on its page or in its column carries the break.
      pageBreakBefore: turnsPage && !opens && rules.length === 0,
      lead: [...(breaksColumn && rules.length === 0 ? [new ColumnBreak()] : []), ...content.bookmarks.at(block)],
      ground: isText(block) && place !== undefined ? groundOfText(block, content) : null,
      blanks: inText.blanks.get(block) ?? [],
      rows: keeping.rows(place?.page),
    }
    for (const [at, between] of rules.entries())
      if (opens && last !== undefined && !turnsPage && frame !== undefined && room !== null && isWider(between, room))
        // Over all columns, it ends what stands above them.
        last.children.push(ruleParagraph(between, frame.body))
      else
        section.children.push(
          ruleParagraph(between, room, {
            pageBreakBefore: at === 0 && turnsPage && !opens,
            lead: at === 0 && breaksColumn ? [new ColumnBreak()] : [],
          }),
        )
    const isPartedFromTable = lastRow !== null && (row !== null || block.kind === 'table')
    const breaks = { pageBreakBefore: position.pageBreakBefore, lead: breaksColumn && rules.length === 0 ? [new ColumnBreak()] : [] }
    // Tables that touch would be one, and none carries a break or white of its own.
    if (row !== null && (section.children.length > 0 || breaks.pageBreakBefore || breaks.lead.length > 0))
      section.children.push(thinLine(position.spaceBefore, breaks))
    else if (isPartedFromTable) section.children.push(thinLine(position.spaceBefore))
    if (row === null) section.children.push(...childrenOf(block, previous, content, position))
    else
      section.children.push(
        panelTable(row, room ?? row.box, frame, (filled) =>
          childrenInPanel(filled, row, { room: roomIn(filled, frame), rows: position.rows }, content),
        ),
      )
    for (const each of row?.blocks ?? [block]) {
      for (const between of inText.after.get(each) ?? [])
        if (row === null || isBelow(between, row.box)) section.children.push(ruleParagraph(between, room))
      written.add(each)
      previous = each
    }
    previousColumn = row === null ? endColumn(block, column, frames) : column
    lastRow = row
  }
  // A file ends with a paragraph: after a table Word would put one of its own.
  const children = sections.at(-1)?.children
  if (children?.at(-1) instanceof DocxTable)
    children.push(new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } }))
  const end = previous?.places.at(-1)
  const shape = sections.at(-1)?.shape ?? before.shape
  return {
    sections: sections.map(({ properties, children }, index) => ({
      properties,
      children,
      ...(index === 0 && content.header !== null && { headers: { default: content.header } }),
      ...(index === 0 && content.footer !== null && { footers: { default: content.footer } }),
    })),
    goesOn,
    reached: {
      previous,
      column: previousColumn,
      shape: shape === null ? null : { ...shape, page: shape.page === null ? null : { ...shape.page, words: [] } },
      frame: end === undefined ? null : lightFrame(frames.get(end.page)),
      margins: margins.known(),
    },
  }
}

/** Blocks, and rows of those beside each other, as they follow each other down their pages. */
function unitsOf(blocks: readonly Block[], rows: ReadonlyMap<Block, PanelRow>): readonly Unit[] {
  const inRows = new Set([...rows.values()].flatMap((row) => row.blocks))
  return blocks.flatMap((block): readonly Unit[] => {
    const row = rows.get(block)
    if (row === undefined && inRows.has(block)) return []
    return block.places.map(({ page, box }) => ({ block, page, box: row?.box ?? box }))
  })
}

/** The column that a block ends in, where it began in `column`: running text goes on at the top of the next one. */
function endColumn({ places }: Block, column: number | null, frames: ReadonlyMap<number, PageFrame>): number | null {
  const end = places.at(-1)
  const frame = end === undefined ? undefined : frames.get(end.page)
  return column === null || end === undefined || places.length < 2 || frame === undefined ? column : (columnAt(frame, end.box) ?? column)
}

/** A frame that does not keep the words of its page. */
const lightFrame = (frame: PageFrame | undefined): PageFrame | null =>
  frame === undefined ? null : { ...frame, page: { ...frame.page, words: [] } }

const isWider = ({ rules }: RuleBetween, room: Extent): boolean => rules.some((rule) => widthOf(boxOfRule(rule)) > 1.2 * widthOf(room))

const levelOf = ({ rules: [rule] }: RuleBetween): number => rule?.from.y ?? 0
const isAbove = (between: RuleBetween, box: Box): boolean => levelOf(between) < box.top
const isBelow = (between: RuleBetween, box: Box): boolean => levelOf(between) > box.bottom

/** The white between two boxes under each other, in points. */
const whiteBetween = (above: Box | undefined, below: Box | undefined): number =>
  above === undefined || below === undefined ? 0 : Math.max(0, below.top - above.bottom - 2)

/** What stands in a panel: its texts, pictures and tables, and the rules between them. */
function childrenInPanel(
  { blocks }: FilledPanel,
  { box }: PanelRow,
  { room, rows }: { readonly room: Extent; readonly rows: number },
  content: DocxContent,
): readonly FileChild[] {
  const { before, after, blanks } = content.inText
  return blocks.flatMap((block, index): readonly FileChild[] => {
    const [previous, next] = [blocks[index - 1] ?? null, blocks[index + 1]]
    const above = (before.get(block) ?? []).filter((between) => !isAbove(between, box))
    const below = (after.get(block) ?? []).filter((between) => !isBelow(between, box))
    const space = spaceBetween(previous, block, content)
    const position: Position = {
      room,
      spaceBefore: above.length > 0 ? Math.min(space, above.at(-1)?.below ?? 0) : space,
      spaceAfter: next?.kind === 'table' ? spaceBetween(block, next, content) : 0,
      pageBreakBefore: false,
      lead: content.bookmarks.at(block),
      ground: isText(block) ? groundOfText(block, content) : null,
      blanks: blanks.get(block) ?? [],
      rows,
    }
    return [
      ...above.map((between) => ruleParagraph(between, room)),
      ...childrenOf(block, previous, content, position),
      ...below.map((between) => ruleParagraph(between, room)),
    ]
  })
}
