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
import { arranged } from './docx-arrangement.ts'
import { childrenOf, groundOfText } from './docx-blocks.ts'
import type { DocxContent } from './docx-content.ts'
import { boxOfRule } from './docx-ink.ts'
import { columnAt, columnsOfBlocks, type Extent, framesOf, type PageFrame, roomFor } from './docx-page-frames.ts'
import { pageTurns, turnsPageAt } from './docx-page-turns.ts'
import { type FilledPanel, type PanelRow, panelTable, roomIn, thinLine } from './docx-panel-tables.ts'
import type { Position } from './docx-paragraphs.ts'
import { ruleParagraph } from './docx-rule-paragraphs.ts'
import type { RuleBetween, RulesInText } from './docx-rules.ts'
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
  spareBelow,
  widthOf,
} from './docx-sections.ts'
import { keepingOf, type Unit } from './docx-spare-white.ts'
import type { Looks } from './docx-styles.ts'
import { type End, endOf, endOfRow, hasCaptionAbove, isText, levelOf, spaceBetween, topOfUnit, unitsOf, whitesOver } from './docx-white.ts'

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
  const areas = new Map([...frames].map(([number, frame]) => [number, areaOf(frame, margins.of(frame.page))]))
  const { inText, looks } = content
  const sections: { properties: ISectionPropertiesOptions; children: FileChild[]; shape: Shape }[] = []
  let { previous, column: previousColumn } = before
  let goesOn = false
  const read = content.document.blocks.filter((block) => block.kind !== 'furniture' && !content.notes.has(block))
  const columns = columnsOfBlocks(read, frames)
  const { blocks, rows } = arranged(read, columns, content.panels, frames)
  const bottomOf = ({ page }: PageFrame) => page.size.height - margins.of(page).bottom - spareBelow
  const turns = pageTurns(blocks, rows, frames, looks, bottomOf)
  const ends = new Set(
    blocks.flatMap((block, index) =>
      index === blocks.length - 1 || turns.has(blocks[index + 1] ?? block) ? (block.places.at(-1)?.page ?? []) : [],
    ),
  )
  const keeping = keepingOf(placedUnits(blocks, rows), frames, ({ page }) =>
    ends.has(page.number) ? page.size.height - margins.of(page).bottom - margins.of(page).spare : null,
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
    const turnsPage = turns.has(block) || (index === 0 && previous !== null && turnsPageAt(previous, block, rows, frames, looks, bottomOf))
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
    const area = place === undefined ? undefined : areas.get(place.page)
    const room = place === undefined ? null : roomFor(area, place.box, column)
    const own = row?.blocks ?? [block]
    const rules = rulesAbove(own, row, inText)
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
      measure: column === null ? (frame?.body ?? null) : null,
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
        last.children.push(ruleParagraph(between, area?.body ?? frame.body, { above }))
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
        panelTable(row, room ?? row.box, area, looks, (filled) => childrenInPanel(filled, row, { area, rows: position.rows }, content)),
      )
    const shift = from === null || top === null ? null : from + printed.reduce((sum, white) => sum + white, 0) - top
    // Lines reach a little above the ink that the first of them begins its page with.
    end = endAfter(own, row, looks, isNewPage && Math.abs(shift ?? 0) < leastShift ? null : shift)
    for (const between of rulesBelow(own, row, inText)) {
      section.children.push(
        ruleParagraph(between, room, { above: keeping.white(Math.max(0, levelOf(between) - (end?.at ?? Infinity)), place?.page) }),
      )
      end = { page: end?.page ?? 0, at: levelOf(between) }
    }
    for (const each of own) written.add(each)
    previous = own.at(-1) ?? block
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
      properties: index === 0 && content.firstHeader !== null ? { ...properties, titlePage: true } : properties,
      children,
      ...(index === 0 &&
        content.header !== null && {
          headers: { default: content.header, ...(content.firstHeader !== null && { first: content.firstHeader }) },
        }),
      ...(index === 0 &&
        content.footer !== null && {
          footers: { default: content.footer, ...(content.firstHeader !== null && { first: content.footer }) },
        }),
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
  const end = row === null ? endOf(blocks, looks) : endOfRow(row, looks)
  const isOnOnePage = blocks[0]?.places[0]?.page === end?.page
  return end === null || shift === null || !isOnOnePage ? end : { ...end, at: end.at + shift }
}

/** A table without a caption above it: it has no white of its own. */
const isBareTable = (block: Block): boolean => block.kind === 'table' && !hasCaptionAbove(block)

/** Blocks, and rows of those beside each other, as they follow each other down their pages. */
const placedUnits = (blocks: readonly Block[], rows: ReadonlyMap<Block, PanelRow>): readonly Unit[] =>
  unitsOf(blocks, rows).flatMap(({ block, row }) => block.places.map(({ page, box }) => ({ block, page, box: row?.box ?? box })))

/** The column that a block ends in, where it began in `column`: running text goes on at the top of the next one. */
function endColumn({ places }: Block, column: number | null, frames: ReadonlyMap<number, PageFrame>): number | null {
  const end = places.at(-1)
  const frame = end === undefined ? undefined : frames.get(end.page)
  return column === null || end === undefined || places.length < 2 || frame === undefined ? column : (columnAt(frame, end.box) ?? column)
}

/** A frame whose body is as wide as the text of the file may be, which has the same margins on all pages of one size. */
function areaOf(frame: PageFrame, { left, right }: Margin): PageFrame {
  const body = { ...frame.body, left, right: frame.page.size.width - right }
  return { ...frame, body, columns: frame.columns.length > 1 ? frame.columns : [body] }
}

/** A frame that does not keep the words of its page. */
const lightFrame = (frame: PageFrame | undefined): PageFrame | null =>
  frame === undefined ? null : { ...frame, page: { ...frame.page, words: [] } }

const isWider = ({ rules }: RuleBetween, room: Extent): boolean => rules.some((rule) => widthOf(boxOfRule(rule)) > 1.2 * widthOf(room))

/** The rules above blocks, of a row those above all of it; within it stand the others. */
const rulesAbove = (blocks: readonly Block[], row: PanelRow | null, { before }: RulesInText): readonly RuleBetween[] =>
  blocks.flatMap((block) => before.get(block) ?? []).filter((rule) => row === null || isAbove(rule, row.box))
const rulesBelow = (blocks: readonly Block[], row: PanelRow | null, { after }: RulesInText): readonly RuleBetween[] =>
  blocks.flatMap((block) => after.get(block) ?? []).filter((rule) => row === null || isBelow(rule, row.box))
const isAbove = (between: RuleBetween, box: Box): boolean => levelOf(between) < box.top
const isBelow = (between: RuleBetween, box: Box): boolean => levelOf(between) > box.bottom

/** What stands in a panel: its texts, pictures and tables, rows of those beside each other, and the rules between them. */
function childrenInPanel(
  filled: FilledPanel,
  { box }: PanelRow,
  { area, rows: heights }: { readonly area: PageFrame | undefined; readonly rows: number },
  content: DocxContent,
): readonly FileChild[] {
  const { looks, inText } = content
  const room = roomIn(filled, area)
  const units = unitsOf(filled.blocks, filled.rows)
  const children: FileChild[] = []
  let from: number | null = null
  for (const [index, { block, row }] of units.entries()) {
    const [before, next] = [units[index - 1], units[index + 1]]
    const own = row?.blocks ?? [block]
    const above = rulesAbove(own, row, inText).filter((between) => !isAbove(between, box))
    const below = rulesBelow(own, row, inText).filter((between) => !isBelow(between, box))
    const whites = whitesOver(above, topOfUnit(block, row, looks), from)
    const end = row === null ? endOf([block], looks) : endOfRow(row, looks)
    from = below.map(levelOf).at(-1) ?? end?.at ?? from
    const white = whites.at(-1) ?? 0
    const isBehindTable = before !== undefined && (before.row !== null || before.block.kind === 'table') && above.length === 0
    children.push(...above.map((between, at) => ruleParagraph(between, room, { above: whites[at] ?? 0 })))
    if (row === null) {
      const isBehindRow = isBehindTable && before.row !== null && block.kind === 'table'
      if (isBehindRow) children.push(thinLine(white))
      const hasNoWhite = isBareTable(block) && before !== undefined && !isBehindTable
      const position: Position = {
        room,
        measure: null,
        spaceBefore: isBehindRow || hasNoWhite ? 0 : white,
        spaceAfter: next !== undefined && next.row === null && isBareTable(next.block) ? spaceBetween(block, next.block, looks) : 0,
        pageBreakBefore: false,
        lead: content.bookmarks.at(block),
        ground: isText(block) ? groundOfText(block, content) : null,
        blanks: inText.blanks.get(block) ?? [],
        rows: heights,
      }
      children.push(...childrenOf(block, isBehindRow ? null : (before?.block ?? null), content, position))
    } else {
      if (white >= 1 || isBehindTable) children.push(thinLine(white))
      children.push(panelTable(row, room, area, looks, (inside) => childrenInPanel(inside, row, { area, rows: heights }, content)))
    }
    children.push(...below.map((between) => ruleParagraph(between, room, { above: Math.max(0, levelOf(between) - (end?.at ?? Infinity)) })))
  }
  return children
}
