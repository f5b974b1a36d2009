// One block as paragraphs, tables and pictures of running text, and the white between two.

import { type FileChild, Paragraph, TextRun } from 'docx'
import type { Block, Line, Table } from '../model/index.ts'
import type { DocxContent } from './docx-content.ts'
import { colourOf, isReadable } from './docx-ink.ts'
import { thinLine } from './docx-panel-tables.ts'
import { type Position, proseParagraph } from './docx-paragraphs.ts'
import { pictureChildren } from './docx-picture-paragraphs.ts'
import { runsOf } from './docx-runs.ts'
import { mostTableColumns, tableOf } from './docx-tables.ts'
import { whiteAboveCaption } from './docx-white.ts'
import { textOf } from './text.ts'

export function childrenOf(block: Block, previous: Block | null, content: DocxContent, position: Position): FileChild[] {
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
            spacing: { before: Math.round((below ? whiteAboveCaption(table, looks) : position.spaceBefore) * 20), after: 0 },
            children: [...(below ? [] : position.lead), ...runsOf(table.caption, { ...runs, setting: content.looks.caption, room })],
          }),
        ]
  // Tables that touch would be one: a line keeps them apart, and it carries the break that a table cannot.
  const carries = position.pageBreakBefore || position.lead.length > 0 || position.spaceBefore >= 1 || previous?.kind === 'table'
  const needsLine = (below || caption.length === 0) && carries
  const gap = thinLine(position.spaceBefore, { pageBreakBefore: position.pageBreakBefore, lead: position.lead })
  const body =
    table.columns.length <= mostTableColumns && table.rowCount > 0
      ? [tableOf(table, room, runs, { pages: content.document.pages, ground, rows: position.rows })]
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
export function groundOfText(block: Extract<Block, { lines: readonly Line[] }>, { ground }: DocxContent): string | null {
  const [place] = block.places
  const shade = place === undefined || block.places.length > 1 ? null : ground(place)
  const words = block.lines.flatMap((line) => line.words)
  const readable = words.filter((word) => isReadable(colourOf(word, shade), shade)).length
  return readable >= words.length / 2 ? shade : null
}
