// Blocks -> sections of running text: a section goes on while page size and columns stay the same.

import {
  Column,
  ColumnBreak,
  Table as DocxTable,
  type FileChild,
  type ISectionOptions,
  type ISectionPropertiesOptions,
  LineRuleType,
  PageOrientation,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx'
import type { Block, Line, Page, Table } from '../model/index.ts'
import type { DocxContent } from './docx-content.ts'
import { boxOfRule, isReadable } from './docx-ink.ts'
import { columnsOfBlocks, type Extent, framesOf, type PageFrame, roomFor, widestMargin } from './docx-page-frames.ts'
import { lineHeightOf, type Position, proseParagraph } from './docx-paragraphs.ts'
import { pictureChildren } from './docx-picture-paragraphs.ts'
import { ruleParagraph } from './docx-rule-paragraphs.ts'
import type { RuleBetween } from './docx-rules.ts'
import { runsOf } from './docx-runs.ts'
import { mostTableColumns, tableOf } from './docx-tables.ts'
import { textOf } from './text.ts'

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
  for (const [index, block] of blocks.entries()) {
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
    const next = blocks[index + 1]
    const nextColumn = !opens && column !== null && previousColumn !== null && column > previousColumn
    const breaksColumn = nextColumn && (!isEven(shape.columns) || endsHigh(previous, frame))
    const room = place === undefined ? null : roomFor(frame, place.box, column)
    const rules = inText.before.get(block) ?? []
    const space = opens ? 0 : spaceBetween(previous, block, content)
    const position: Position = {
      room,
      spaceBefore: rules.length > 0 ? Math.min(space, rules.at(-1)?.below ?? 0) : space,
      // A table has no white of its own above it, nor have columns: the white above one of them would push it below the other.
      spaceAfter: next?.kind === 'table' || opensColumns(next, shape, frames, columns) ? spaceBetween(block, next ?? null, content) : 0,
      // What comes first on its page or in its column carries the break.
      pageBreakBefore: turnsPage && !opens && rules.length === 0,
      lead: [...(breaksColumn && rules.length === 0 ? [new ColumnBreak()] : []), ...content.bookmarks.at(block)],
      ground: isText(block) && place !== undefined ? groundOfText(block, content) : null,
      blanks: inText.blanks.get(block) ?? [],
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
    section.children.push(...childrenOf(block, previous, content, position))
    for (const between of inText.after.get(block) ?? []) section.children.push(ruleParagraph(between, room))
    previous = block
    previousColumn = column
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

/** A frame that does not keep the words of its page. */
const lightFrame = (frame: PageFrame | undefined): PageFrame | null =>
  frame === undefined ? null : { ...frame, page: { ...frame.page, words: [] } }

const isWider = ({ rules }: RuleBetween, room: Extent): boolean => rules.some((rule) => widthOf(boxOfRule(rule)) > 1.2 * widthOf(room))

// ---------- sections --------------------------------------------------------------------

/** What a section cannot change without ending. */
interface Shape {
  readonly page: Page | null
  /** Empty for one column over the whole body. */
  readonly columns: readonly Extent[]
}

function shapeFor(frame: PageFrame | undefined, column: number | null, last: Shape | null): Shape {
  const page = frame?.page ?? last?.page ?? null
  return { page, columns: column === null || frame === undefined ? [] : frame.columns }
}

function isSame(a: Shape, b: Shape): boolean {
  if (!isSameSize(a.page, b.page) || a.columns.length !== b.columns.length) return false
  // Columns of the next page are the same when their gutter is: how far a line of text reaches differs from page to page.
  return a.columns.every((column, index) => index === 0 || Math.abs(column.left - (b.columns[index]?.left ?? 0)) < 20)
}

/** Whether the block stands in columns though the text before it did not, or in others. */
function opensColumns(
  block: Block | undefined,
  before: Shape,
  frames: ReadonlyMap<number, PageFrame>,
  columns: ReadonlyMap<Block, number | null>,
): boolean {
  const place = block?.places[0]
  const frame = place === undefined ? undefined : frames.get(place.page)
  const column = block === undefined ? null : (columns.get(block) ?? null)
  return column !== null && !isSame(shapeFor(frame, column, before), before)
}

const isSameSize = (a: Page | null, b: Page | null): boolean =>
  a === null || b === null || (Math.abs(a.size.width - b.size.width) < 6 && Math.abs(a.size.height - b.size.height) < 6)

const twips = (points: number): number => Math.round(points * 20)
const widthOf = ({ left, right }: Extent): number => right - left
/** A column that ends above this share of its page's height was ended there; text that ran on would have filled it. */
const fullColumn = 0.75

const endsHigh = (block: Block | null, frame: PageFrame | undefined): boolean => {
  const end = block?.places.at(-1)
  return end !== undefined && frame !== undefined && end.page === frame.page.number && end.box.bottom < fullColumn * frame.page.size.height
}

/** Columns whose widths differ by less than a tenth are meant to be equal, and text may run on from one to the next. */
const isEven = (columns: readonly Extent[]): boolean => {
  const widths = columns.map(widthOf)
  return Math.max(...widths) - Math.min(...widths) < 0.1 * Math.max(...widths)
}

function propertiesOf(
  shape: Shape,
  margins: Margins,
  before: Shape | null,
  turnsPage: boolean,
  content: DocxContent,
): ISectionPropertiesOptions {
  const size = shape.page?.size ?? { width: 595, height: 842 }
  const margin = margins(shape.page)
  const landscape = size.width > size.height
  const newPage = before === null || turnsPage || !isSameSize(shape.page, before.page)
  const gaps = shape.columns.slice(1).map((column, index) => column.left - (shape.columns[index]?.right ?? column.left))
  const even = shape.columns.length > 1 && isEven(shape.columns)
  return {
    type: newPage ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
    page: {
      // The library swaps the sides of landscape pages itself.
      size: {
        width: twips(landscape ? size.height : size.width),
        height: twips(landscape ? size.width : size.height),
        orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
      },
      margin: {
        top: twips(margin.top),
        bottom: twips(margin.bottom),
        left: twips(margin.left),
        right: twips(margin.right),
        header: twips(margin.header),
        footer: twips(margin.footer),
      },
      ...(before === null &&
        content.numberShift !== 0 && { pageNumbers: { start: Math.max(0, (shape.page?.number ?? 1) + content.numberShift) } }),
    },
    ...(shape.columns.length > 1 && {
      column: even
        ? { count: shape.columns.length, space: twips(Math.max(6, gaps[0] ?? 12)), equalWidth: true }
        : {
            count: shape.columns.length,
            equalWidth: false,
            children: shape.columns.map((column, index) => {
              const spare = spareFor(column, gaps[index] ?? 0)
              return new Column({ width: twips(widthOf(column) + spare), space: twips(Math.max(0, (gaps[index] ?? 0) - spare)) })
            }),
          },
    }),
  }
}

/** The least white between two columns, in points. */
const leastGutter = 18

/** What a column takes of the white beside it: as wide as its widest line alone, that line would break in any face that runs a little wider. */
const spareFor = (column: Extent, gap: number): number => Math.max(0, Math.min(gap - leastGutter, Math.max(12, 0.1 * widthOf(column))))

interface Margin {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  readonly header: number
  readonly footer: number
}
type Margins = (page: Page | null) => Margin

/**
 * The margins of all pages of one size: around their bodies, with a little to spare below for faces that run wider than those on the page. Sizes
 * that the file has already keep theirs.
 */
function marginsOf(
  frames: readonly PageFrame[],
  before: ReadonlyMap<string, Margin>,
): { readonly of: Margins; readonly known: () => ReadonlyMap<string, Margin> } {
  const known = new Map(before)
  const nameOf = (page: Page | null): string => (page === null ? '' : [page.size.width, page.size.height].map(Math.round).join(' '))
  const made: Margins = (page) => {
    const alike = frames.filter((frame) => isSameSize(frame.page, page))
    const { width, height } = page?.size ?? { width: 595, height: 842 }
    const edge = (value: (frame: PageFrame) => number, most: number): number => {
      const values = alike.map(value)
      return Math.max(18, Math.min(most, values.length === 0 ? 72 : Math.min(...values)))
    }
    const top = edge(({ body }) => body.top, 0.25 * height)
    const bottom = edge(({ body }) => height - body.bottom, 0.12 * height)
    return {
      top,
      bottom: Math.max(18, bottom - 14),
      left: edge(({ body }) => body.left, widestMargin * width),
      right: edge(({ body }) => width - body.right, widestMargin * width),
      header: Math.max(10, Math.min(36, top / 2)),
      footer: Math.max(10, Math.min(36, bottom / 2)),
    }
  }
  const of: Margins = (page) => {
    const margin = before.get(nameOf(page)) ?? made(page)
    known.set(nameOf(page), margin)
    return margin
  }
  return { of, known: () => known }
}

/** Less of its page's body than this filled, a page was ended on purpose. */
const filledPage = 0.7

function endedEarly(previous: Block, page: number, frames: ReadonlyMap<number, PageFrame>): boolean {
  const last = previous.places.at(-1)
  const frame = last === undefined ? undefined : frames.get(last.page)
  if (last === undefined || frame === undefined || last.page >= page) return false
  const heights = [...frames.values()].filter((other) => isSameSize(other.page, frame.page))
  const lowest = Math.max(0.85 * frame.page.size.height, ...heights.map(({ body }) => body.bottom))
  const highest = Math.min(...heights.map(({ body }) => body.top))
  return (frame.body.bottom - highest) / Math.max(1, lowest - highest) < filledPage
}

/** A heading of the highest level that is the first thing on its page: chapters begin so. */
function opensPage(previous: Block, block: Block): boolean {
  const [before, after] = [previous.places.at(-1), block.places[0]]
  return (
    block.kind === 'heading' &&
    block.level === 1 &&
    previous.kind !== 'heading' &&
    before !== undefined &&
    after !== undefined &&
    after.page > before.page
  )
}

// ---------- blocks ----------------------------------------------------------------------

function childrenOf(block: Block, previous: Block | null, content: DocxContent, position: Position): FileChild[] {
  const { looks, spelling, notes, lists } = content
  switch (block.kind) {
    case 'table':
      return tableChildren(block, previous, content, position)
    case 'picture':
      return pictureChildren(block, content, position)
    case 'furniture':
      return []
    default: {
      const { lined } = content.rules
      const bookmark = content.bookmarks.nameFor
      const context = { looks, spelling, lined, footnote: notes.numberFor, list: (item: Block) => lists.get(item) ?? null, bookmark }
      return [proseParagraph(block, context, position)]
    }
  }
}

function tableChildren(table: Table, previous: Block | null, content: DocxContent, position: Position): FileChild[] {
  const { spelling, looks, notes, rules, ground } = content
  const own = { spelling, setting: looks.body, footnote: notes.numberFor, keepLines: false, room: null, lined: rules.lined }
  const runs = { ...own, bookmark: content.bookmarks.nameFor }
  const box = table.places[0]?.box
  const room = position.room ?? box ?? { left: 72, right: 523 }
  const captionBox = table.caption[0]?.box
  const below =
    captionBox !== undefined &&
    box !== undefined &&
    table.caption[0]?.words[0]?.page === table.places[0]?.page &&
    captionBox.top > (box.top + box.bottom) / 2
  const caption =
    table.caption.length === 0
      ? []
      : [
          new Paragraph({
            style: 'Caption',
            ...(!below && { keepNext: true, pageBreakBefore: position.pageBreakBefore }),
            children: [...(below ? [] : position.lead), ...runsOf(table.caption, { ...runs, setting: content.looks.caption, room })],
          }),
        ]
  // Tables that touch would be one: a line keeps them apart, and it carries the break that a table cannot.
  const needsLine = (below || caption.length === 0) && (position.pageBreakBefore || position.lead.length > 0 || previous?.kind === 'table')
  const gap = new Paragraph({ pageBreakBefore: position.pageBreakBefore, spacing: { before: 0, after: 0 }, children: [...position.lead] })
  const body =
    table.columns.length <= mostTableColumns && table.rowCount > 0
      ? [tableOf(table, room, runs, { pages: content.document.pages, ground })]
      : tabbed(table, content)
  return [...(below ? [] : caption), ...(needsLine ? [gap] : []), ...body, ...(below ? caption : [])]
}

/** A table too wide for Word, row by row with tabs between its cells. */
const tabbed = (table: Table, { document }: DocxContent): Paragraph[] =>
  textOf({ pages: document.pages, blocks: [{ ...table, caption: [] }] })
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => new Paragraph({ children: [new TextRun(row)] }))

/** The shade behind a text; none on which most of its words could not be read, and none in a file that could not paint all of it. */
function groundOfText(block: Extract<Block, { lines: readonly Line[] }>, { ground }: DocxContent): string | null {
  const [place] = block.places
  const shade = place === undefined || block.places.length > 1 ? null : ground(place)
  const words = block.lines.flatMap((line) => line.words)
  const readable = words.filter(({ font }) => isReadable(font?.colour ?? null, shade)).length
  return readable >= words.length / 2 ? shade : null
}

const isText = (block: Block): block is Extract<Block, { kind: 'heading' | 'paragraph' | 'list-item' }> =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list-item'

/**
 * The white between two blocks under each other on one page, less what lines have anyway; in points. Between two texts their baselines tell: lines are
 * higher than their ink, and addresses line by line would drift apart.
 */
function spaceBetween(previous: Block | null, block: Block | null, { looks }: DocxContent): number {
  const above = previous?.places.at(-1)
  const below = block?.places[0]
  if (previous !== null && block !== null && isText(previous) && isText(block)) {
    const [last, first] = [previous.lines.at(-1)?.words[0], block.lines[0]?.words[0]]
    if (last === undefined || first === undefined || last.page !== first.page || last.turn !== 0 || first.turn !== 0) return 0
    const step = first.baseline - last.baseline
    return Math.max(0, step - lineHeightOf(block.lines, looks))
  }
  if (above === undefined || below === undefined || above.page !== below.page || below.box.top < above.box.bottom) return 0
  return Math.max(0, below.box.top - above.box.bottom - 2)
}
