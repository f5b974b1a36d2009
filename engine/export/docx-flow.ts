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
import { childrenOf, groundOfText } from './docx-blocks.ts'
import type { DocxContent } from './docx-content.ts'
import { boxOfRule } from './docx-ink.ts'
import { columnAt, columnsOfBlocks, type Extent, framesOf, type PageFrame, roomFor } from './docx-page-frames.ts'
import { pageTurns, turnsPageAt } from './docx-page-turns.ts'
import { type FilledPanel, type PanelRow, panelRows, panelTable, roomIn, thinLine } from './docx-panel-tables.ts'
import type { Position } from './docx-paragraphs.ts'
import { ruleParagraph } from './docx-rule-paragraphs.ts'
import type { RuleBetween } from './docx-rules.ts'
import {
  endsHigh,
  isEven,
  isSame,
  isSameSize,
  type Margin,
  marginsOf,
  opensColumns,
  propertiesOf,
  type Shape,
  shapeFor,
  widthOf,
} from './docx-sections.ts'
import { rowsSideBySide } from './docx-side-by-side.ts'
import { keepingOf, type Unit } from './docx-spare-white.ts'
import type { Looks } from './docx-styles.ts'
import { type End, endOf, hasCaptionAbove, isText, levelOf, spaceBetween, topOf, topOfUnit, whitesOver } from './docx-white.ts'

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
  const { inText, looks } = content
  const sections: { properties: ISectionPropertiesOptions; children: FileChild[]; shape: Shape }[] = []
  let { previous, column: previousColumn } = before
  let goesOn = false
  const blocks = content.document.blocks.filter((block) => block.kind !== 'furniture' && !content.notes.has(block))
  const columns = columnsOfBlocks(blocks, frames)
  const drawn = panelRows(blocks, content.panels, columns)
  const rows = new Map([...drawn, ...rowsSideBySide(blocks, columns, drawn, frames)])
  const turns = pageTurns(blocks, rows, frames, looks)
  const ends = new Set(
    blocks.flatMap((block, index) =>
      index === blocks.length - 1 || turns.has(blocks[index + 1] ?? block) ? (block.places.at(-1)?.page ?? []) : [],
    ),
  )
  const keeping = keepingOf(unitsOf(blocks, rows), frames, ({ page }) =>
    ends.has(page.number) ? page.size.height - margins.of(page).bottom : null,
  )
  // What stands in a panel is written with the first block of its row.
  const written = new Set<Block>()
  let lastRow: PanelRow | null = null
  let end = previous === null ? null : endOf([previous], looks)
  let lowest = end
  let isCarried = false
  for (const [index, block] of blocks.entries()) {
    if (written.has(block)) continue
    const row = rows.get(block) ?? null
    const place = block.places[0]
    const frame = place === undefined ? undefined : frames.get(place.page)
    const column = columns.get(block) ?? null
    const turnsPage = turns.has(block) || (index === 0 && previous !== null && turnsPageAt(previous, block, rows, frames, looks))
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
    const nextColumn = !opens && column !== null && previousColumn !== null && column > previousColumn
    // A shaded column ends where its shade does.
    const hasPanel = row !== null || lastRow !== null
    const breaksColumn = nextColumn && (hasPanel || !isEven(shape.columns) || endsHigh(previous, frame))
    const room = place === undefined ? null : roomFor(frame, place.box, column)
    const rules = (inText.before.get(block) ?? []).filter((rule) => row === null || isAbove(rule, row.box))
    const isNewPage = turnsPage || lastShape === null || !isSameSize(shape.page, lastShape.page)
    // Below columns stands what is below all of them.
    const over = opens ? lowest : column === previousColumn ? end : null
    const from = isNewPage ? margins.of(shape.page).top : over?.page === place?.page ? (over?.at ?? null) : null
    const top = topOfUnit(block, row, looks)
    const printed = whitesOver(rules, top, from)
    const whites = printed.map((points) => keeping.white(points, place?.page))
    const hasNoWhite = row === null && isBareTable(block)
    // White above a column would push it below the others: what stands over them has it.
    const space = (opens && shape.columns.length > 0) || (hasNoWhite && isCarried) ? 0 : (whites.at(-1) ?? 0)
    const next = blocks[index + (row?.blocks.length ?? 1)]
    const spaceAfter =
      row === null && isText(block) && next !== undefined && cannotHaveWhite(next, shape) && !inText.after.has(block)
        ? keeping.white(spaceBetween(block, next, looks), place?.page)
        : 0
    const position: Position = {
      room,
      spaceBefore: hasNoWhite && rules.length > 0 ? 0 : space,
      spaceAfter,
      // What comes first on its page or in its column carries the break.
      pageBreakBefore: turnsPage && !opens && rules.length === 0,
      lead: [...(breaksColumn && rules.length === 0 ? [new ColumnBreak()] : []), ...content.bookmarks.at(block)],
      ground: isText(block) && place !== undefined ? groundOfText(block, content) : null,
      blanks: inText.blanks.get(block) ?? [],
      rows: keeping.rows(place?.page),
    }
    for (const [at, between] of rules.entries()) {
      const above = whites[at] ?? 0
      if (opens && last !== undefined && !turnsPage && frame !== undefined && room !== null && isWider(between, room))
        // Over all columns, it ends what stands above them.
        last.children.push(ruleParagraph(between, frame.body, { above }))
      else
        section.children.push(
          ruleParagraph(between, room, {
            above,
            below: at === rules.length - 1 && hasNoWhite ? space : 0,
            pageBreakBefore: at === 0 && turnsPage && !opens,
            lead: at === 0 && breaksColumn ? [new ColumnBreak()] : [],
          }),
        )
    }
    const isPartedFromTable = lastRow !== null && (row !== null || block.kind === 'table')
    const breaks = { pageBreakBefore: position.pageBreakBefore, lead: breaksColumn && rules.length === 0 ? [new ColumnBreak()] : [] }
    // Tables that touch would be one, and none carries a break or white of its own.
    const parts = row !== null && (section.children.length > 0 || space >= 1 || breaks.pageBreakBefore || breaks.lead.length > 0)
    if (parts || isPartedFromTable) section.children.push(thinLine(position.spaceBefore, parts ? breaks : {}))
    if (row === null)
      section.children.push(
        ...childrenOf(block, isPartedFromTable ? null : previous, content, isPartedFromTable ? { ...position, spaceBefore: 0 } : position),
      )
    else
      section.children.push(
        panelTable(row, room ?? row.box, frame, looks, (filled) =>
          childrenInPanel(filled, row, { room: roomIn(filled, frame), rows: position.rows }, content),
        ),
      )
    const own = row?.blocks ?? [block]
    const shift = from === null || top === null ? null : from + printed.reduce((sum, white) => sum + white, 0) - top
    // Lines reach a little above the ink that the first of them begins its page with.
    end = endAfter(own, row, looks, isNewPage && Math.abs(shift ?? 0) < leastShift ? null : shift)
    for (const each of own) {
      for (const between of inText.after.get(each) ?? [])
        if (row === null || isBelow(between, row.box)) {
          section.children.push(
            ruleParagraph(between, room, { above: keeping.white(Math.max(0, levelOf(between) - (end?.at ?? Infinity)), place?.page) }),
          )
          end = { page: end?.page ?? 0, at: levelOf(between) }
        }
      written.add(each)
      previous = each
    }
    lowest = end !== null && lowest !== null && !opens && lowest.page === end.page ? { ...end, at: Math.max(lowest.at, end.at) } : end
    isCarried = spaceAfter > 0
    previousColumn = row === null ? endColumn(block, column, frames) : column
    lastRow = row
  }
  // A file ends with a paragraph: after a table Word would put one of its own.
  const children = sections.at(-1)?.children
  if (children?.at(-1) instanceof DocxTable)
    children.push(new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } }))
  const lastPlace = previous?.places.at(-1)
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
      frame: lastPlace === undefined ? null : lightFrame(frames.get(lastPlace.page)),
      margins: margins.known(),
    },
  }

  /** Whether the white above a block must be left below what stands before it. */
  function cannotHaveWhite(block: Block, shape: Shape): boolean {
    return (!rows.has(block) && isBareTable(block) && !inText.before.has(block)) || opensColumns(block, shape, frames, columns)
  }
}

/** Points by which the first text of a page may stand beside its place and all that follows it not. */
const leastShift = 3

/**
 * Where the file stands behind blocks, on their page of paper; `shift`: by how much it stood below where they begin, or null where that is not known:
 * what is read behind something below it stands below it in the file too.
 */
function endAfter(blocks: readonly Block[], row: PanelRow | null, looks: Looks, shift: number | null): End | null {
  const end = row?.isDrawn ? { page: blocks[0]?.places[0]?.page ?? 0, at: row.box.bottom } : endOf(blocks, looks)
  const isOnOnePage = blocks[0]?.places[0]?.page === end?.page
  return end === null || shift === null || !isOnOnePage ? end : { ...end, at: end.at + shift }
}

/** A table without a caption above it: it has no white of its own. */
const isBareTable = (block: Block): boolean => block.kind === 'table' && !hasCaptionAbove(block)

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

const isAbove = (between: RuleBetween, box: Box): boolean => levelOf(between) < box.top
const isBelow = (between: RuleBetween, box: Box): boolean => levelOf(between) > box.bottom

/** What stands in a panel: its texts, pictures and tables, and the rules between them. */
function childrenInPanel(
  { blocks }: FilledPanel,
  { box }: PanelRow,
  { room, rows }: { readonly room: Extent; readonly rows: number },
  content: DocxContent,
): readonly FileChild[] {
  const { looks } = content
  const { before, after, blanks } = content.inText
  let from: number | null = null
  return blocks.flatMap((block, index): readonly FileChild[] => {
    const [previous, next] = [blocks[index - 1] ?? null, blocks[index + 1]]
    const above = (before.get(block) ?? []).filter((between) => !isAbove(between, box))
    const below = (after.get(block) ?? []).filter((between) => !isBelow(between, box))
    const whites = whitesOver(above, topOf(block, looks), from)
    const end = endOf([block], looks)
    from = below.map(levelOf).at(-1) ?? end?.at ?? null
    const position: Position = {
      room,
      spaceBefore: isBareTable(block) && previous?.kind !== 'table' ? 0 : (whites.at(-1) ?? 0),
      spaceAfter: next !== undefined && isBareTable(next) ? spaceBetween(block, next, looks) : 0,
      pageBreakBefore: false,
      lead: content.bookmarks.at(block),
      ground: isText(block) ? groundOfText(block, content) : null,
      blanks: blanks.get(block) ?? [],
      rows,
    }
    return [
      ...above.map((between, at) => ruleParagraph(between, room, { above: whites[at] ?? 0 })),
      ...childrenOf(block, previous, content, position),
      ...below.map((between) => ruleParagraph(between, room, { above: Math.max(0, levelOf(between) - (end?.at ?? Infinity)) })),
    ]
  })
}
