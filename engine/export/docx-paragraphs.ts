import {
  AlignmentType,
  HeadingLevel,
  type IParagraphOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { Ruling } from '../geometry/index.ts'
import { type Block, type Line, readRightToLeft, type Word } from '../model/index.ts'
import type { Spelling } from './broken-words.ts'
import { codeLines } from './code-lines.ts'
import { type Alignment, alignmentOf } from './docx-alignment.ts'
import { ownLine } from './docx-line-heights.ts'
import type { List } from './docx-lists.ts'
import type { Extent } from './docx-page-frames.ts'
import { type RunContext, runsOf, type Setting } from './docx-runs.ts'
import { type Looks, settingOfLines } from './docx-styles.ts'
import { hangingMark, tabbed } from './docx-tabs.ts'
import { withoutFirstWord, withoutMarker } from './list-markers.ts'

type Prose = Extract<Block, { kind: 'heading' | 'paragraph' | 'list-item' }>

export interface ParagraphContext {
  readonly spelling: Spelling
  readonly looks: Looks
  readonly footnote: (mark: Word) => number | null
  readonly list: (item: Extract<Block, { kind: 'list-item' }>) => List | null
  readonly lined: RunContext['lined']
  readonly bookmark: NonNullable<RunContext['bookmark']>
}
/** What comes from the paragraph's place in the file. */
export interface Position {
  readonly room: Extent | null
  /** Where running text begins and ends on its page, which may be narrower than the room; null for as wide. */
  readonly measure: Extent | null
  /** White above it on the page, in points. */
  readonly spaceBefore: number
  /** White below it that what follows cannot have itself, in points. */
  readonly spaceAfter: number
  readonly pageBreakBefore: boolean
  /** Put before its text: a column break, bookmarks. */
  readonly lead: readonly ParagraphChild[]
  /** The colour of the panel that it stands on; null on paper. */
  readonly ground: string | null
  /** Rules to the right of its words, to be filled in. */
  readonly blanks: readonly Ruling[]
  /** Of a table, the share of their printed heights that its rows keep. */
  readonly rows: number
}

/** A heading, paragraph or list item as a paragraph of the file. */
export function proseParagraph(block: Prose, context: ParagraphContext, position: Position): Paragraph {
  const setting = styleSetting(block, context.looks)
  const own = settingOfLines(block.lines) ?? setting
  const { ground } = position
  const measure = position.room === null ? null : within(position.room, position.measure)
  const runs: RunContext = {
    spelling: context.spelling,
    footnote: context.footnote,
    setting,
    keepLines: false,
    room: measure === null || position.room === null ? null : { ...position.room, right: measure.right },
    bookmark: context.bookmark,
    ...(context.lined !== undefined && { lined: context.lined }),
    ...(ground !== null && { ground }),
  }
  const alignment = position.room === null || measure === null ? null : alignmentOf(block.lines, position.room, measure)
  const rightToLeft = readRightToLeft(block.lines.flatMap((line) => line.words))
  const common: IParagraphOptions = {
    ...placed(position, own.size / 2, block.lines, context.looks),
    ...(alignment !== null && aligned(alignment)),
    ...(rightToLeft && { bidirectional: true, alignment: AlignmentType.START }),
    ...(ground !== null && { shading: { type: ShadingType.CLEAR, fill: ground, color: 'auto' } }),
  }
  const lead = [...position.lead]
  switch (block.kind) {
    case 'heading': {
      const parts = position.blanks.length > 0 ? tabbed(block.lines, runs.room, runs, { blanks: position.blanks }) : null
      if (parts !== null) {
        const { alignment: _, ...rest } = common
        const indent = { left: Math.round(parts.left * 20) }
        const children = [...lead, ...parts.children]
        return new Paragraph({ ...rest, heading: headings[block.level], indent, tabStops: [...parts.tabStops], children })
      }
      return new Paragraph({ ...common, heading: headings[block.level], children: [...lead, ...runsOf(block.lines, runs)] })
    }
    case 'paragraph':
      return bodyParagraph(block, common, lead, runs, position.blanks, alignment)
    case 'list-item':
      return listParagraph(block, context.list(block), common, lead, runs, position.room)
  }
}

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
  6: HeadingLevel.HEADING_6,
} as const

/** How the style that the block gets sets its text. */
function styleSetting(block: Prose, looks: Looks): Setting {
  if (block.kind === 'heading') return looks.headings[block.level]
  if (block.kind === 'list-item') return looks.body
  switch (block.role) {
    case 'caption':
      return looks.caption
    case 'code':
      return looks.code
    default:
      return looks.body
  }
}

function bodyParagraph(
  block: Extract<Block, { kind: 'paragraph' }>,
  common: IParagraphOptions,
  lead: readonly ParagraphChild[],
  runs: RunContext,
  blanks: readonly Ruling[],
  alignment: Alignment | null,
): Paragraph {
  switch (block.role) {
    case 'code': {
      const { indent: _, alignment: __, ...rest } = common
      const children = codeLines(block.lines).map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) }))
      return new Paragraph({ ...rest, style: 'Code', children: [...lead, ...children] })
    }
    case 'caption':
      return new Paragraph({ ...common, style: 'Caption', children: [...lead, ...runsOf(block.lines, runs)] })
    case 'formula':
      return new Paragraph({ ...common, children: [...lead, ...runsOf(block.lines, { ...runs, keepLines: true })] })
    case 'body':
    case 'footnote': {
      const isSet = block.lines.length > 1 && alignment !== null && alignment.side !== 'left'
      const parts = common.bidirectional === true || isSet ? null : tabbed(block.lines, runs.room, runs, { blanks })
      if (parts === null) {
        const marked =
          alignment !== null && alignment.firstLine < 0 && common.bidirectional !== true ? hangingMark(block.lines, runs) : null
        return new Paragraph({ ...common, children: [...lead, ...(marked ?? runsOf(block.lines, runs))] })
      }
      const { alignment: _, ...rest } = common
      const indent = { left: Math.round(parts.left * 20) }
      return new Paragraph({ ...rest, indent, tabStops: [...parts.tabStops], children: [...lead, ...parts.children] })
    }
  }
}

/** Between marker and text when the page does not tell, in points. */
const hanging = 18

function listParagraph(
  block: Extract<Block, { kind: 'list-item' }>,
  list: List | null,
  common: IParagraphOptions,
  lead: readonly ParagraphChild[],
  runs: RunContext,
  room: Extent | null,
): Paragraph {
  const lines = withoutMarker(block.lines, block.marker)
  const { text, ...indent } = listIndent(block, room)
  const tabStops = [{ type: TabStopType.LEFT, position: text }]
  const { alignment: _, ...rest } = common
  // A marker alone on its line keeps its words: there is nothing it could count.
  if (list === null || lines.every((line) => line.words.length === 0)) {
    const [first, ...others] = block.lines
    const marked = first !== undefined && first.words[0]?.text === block.marker && first.words.length > 1
    const children = marked
      ? [
          ...runsOf([{ ...first, words: first.words.slice(0, 1) }], runs),
          new TextRun({ children: [new Tab()] }),
          ...runsOf([...withoutFirstWord([first]), ...others], runs),
        ]
      : runsOf(block.lines, runs)
    return new Paragraph({ ...rest, indent, tabStops, children: [...lead, ...children] })
  }
  return new Paragraph({
    ...rest,
    style: 'ListParagraph',
    numbering: { reference: list.reference, level: list.depth },
    indent,
    ...(indent.firstLine !== undefined && { tabStops }),
    children: [
      ...lead,
      ...runsOf(
        lines.filter((line) => line.words.length > 0),
        runs,
      ),
    ],
  })
}

/** Where marker and text of an item stand, in twentieths of a point. */
interface ListIndent {
  /** Where its lines begin but for the first. */
  readonly left: number
  readonly hanging?: number
  /** Beyond `left` begins the first line. */
  readonly firstLine?: number
  /** Where the text behind the marker begins. */
  readonly text: number
}

function listIndent({ lines, depth, marker }: Extract<Block, { kind: 'list-item' }>, room: Extent | null): ListIndent {
  const [first, second] = lines
  const [mark, text] = first?.words ?? []
  const offset = mark === undefined || room === null ? 0 : mark.box.left - room.left
  const gap = mark !== undefined && text !== undefined && mark.text === marker ? text.box.left - mark.box.left : hanging
  const sure = Math.max(10, Math.min(72, gap))
  const from = offset >= 0 && (room === null || offset < mostOffset * (room.right - room.left)) ? offset : depth * hanging
  // Numbered paragraphs go on below their number, or left of it.
  const goesOn = second !== undefined && room !== null && mark !== undefined && second.words[0]?.page === mark.page
  const back = goesOn ? mark.box.left - second.box.left : -Infinity
  if (goesOn && back > -sameEdge && second.box.left >= room.left - sameEdge)
    return { left: twips(from - Math.max(0, back)), firstLine: twips(Math.max(0, back)), text: twips(from + sure) }
  return { left: twips(from + sure), hanging: twips(sure), text: twips(from + sure) }
}

/** A marker further to the right, as a share of the room, is not where it should be. */
const mostOffset = 0.7
/** Lines begin on one edge within so many points. */
const sameEdge = 2
const twips = (points: number): number => Math.round(points * 20)

/** The part of a room that running text fills. */
const within = (room: Extent, measure: Extent | null): Extent =>
  measure === null ? room : { left: Math.max(room.left, measure.left), right: Math.min(room.right, measure.right) }

const aligned = ({ side, left, right, firstLine }: Alignment): IParagraphOptions => ({
  ...(side !== 'left' && {
    alignment: { centre: AlignmentType.CENTER, right: AlignmentType.RIGHT, justified: AlignmentType.BOTH }[side],
  }),
  ...((left !== 0 || right !== 0 || firstLine !== 0) && {
    indent: {
      left: Math.round(left * 20),
      ...(right !== 0 && { right: Math.round(right * 20) }),
      ...(firstLine > 0 && { firstLine: Math.round(firstLine * 20) }),
      ...(firstLine < 0 && { hanging: Math.round(-firstLine * 20) }),
    },
  }),
})

/** Space and line distance, where they differ from the style's. */
function placed(
  { spaceBefore, spaceAfter, pageBreakBefore }: Position,
  size: number,
  lines: readonly Line[],
  looks: Looks,
): IParagraphOptions {
  const before = Math.round(Math.max(0, spaceBefore) * 20)
  const line = ownLine(lines, looks)
  return {
    spacing: {
      before: size > 0 ? before : 0,
      after: Math.round(Math.max(0, spaceAfter) * 20),
      ...(line !== null && { line, lineRule: LineRuleType.AUTO }),
    },
    ...(pageBreakBefore && { pageBreakBefore: true }),
  }
}
