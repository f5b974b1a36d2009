import { type FileChild, ImageRun, LineRuleType, Paragraph } from 'docx'
import type { Box } from '../geometry/index.ts'
import { type Block, textOfLine } from '../model/index.ts'
import { alignmentOf } from './docx-alignment.ts'
import type { DocxContent } from './docx-content.ts'
import type { Extent } from './docx-page-frames.ts'
import type { Position } from './docx-paragraphs.ts'
import { runsOf } from './docx-runs.ts'
import { whiteAboveCaption } from './docx-white.ts'

/** A picture in the running text, on the side of its column where it stands on the page, and its caption below. */
export function pictureChildren(block: Extract<Block, { kind: 'picture' }>, content: DocxContent, position: Position): FileChild[] {
  const cutting = content.pictures.get(block)
  const place = block.places[0]
  const room = position.room ?? { left: 0, right: 468 }
  const { spelling, looks, notes, bookmarks } = content
  const runs = { spelling, setting: looks.caption, footnote: notes.numberFor, keepLines: false, room, bookmark: bookmarks.nameFor }
  const children: FileChild[] = []
  if (cutting !== undefined && place !== undefined) {
    const scale = Math.min(1, (room.right - room.left) / cutting.size.width)
    const side = sideOf(place.box, room)
    const image = new ImageRun({
      type: cutting.type,
      data: cutting.bytes,
      // The library counts in pixels of 96 to the inch.
      transformation: { width: (cutting.size.width * scale * 96) / 72, height: (cutting.size.height * scale * 96) / 72 },
      altText: { name: `Picture on page ${place.page}`, title: '', description: altTextOf(block, place.page) },
    })
    children.push(
      new Paragraph({
        alignment: side,
        keepNext: block.caption.length > 0,
        pageBreakBefore: position.pageBreakBefore,
        spacing: { before: Math.round(position.spaceBefore * 20), after: 0, line: 240, lineRule: LineRuleType.AUTO },
        children: [...position.lead, image],
      }),
    )
  }
  if (block.caption.length > 0) {
    const centred = alignmentOf(block.caption, room).side === 'centre'
    children.push(
      new Paragraph({
        style: 'Caption',
        spacing: { before: Math.round(whiteAboveCaption(block, looks) * 20), after: 0 },
        ...(centred && { alignment: 'center' as const }),
        children: runsOf(block.caption, runs),
      }),
    )
  }
  return children
}

/** The caption, and of a drawing the words in it. */
function altTextOf({ caption, labels = [] }: Extract<Block, { kind: 'picture' }>, page: number): string {
  const named = caption.map(textOfLine).join(' ') || `Picture on page ${page}`
  const told = labels.length === 0 ? named : `${named}: ${labels.map(textOfLine).join(', ')}`
  return told.slice(0, longestDescription).toWellFormed()
}
const longestDescription = 250

function sideOf(box: Box, room: Extent): 'left' | 'center' | 'right' {
  const before = box.left - room.left
  const after = room.right - box.right
  if (before < 12) return 'left'
  return after < 12 ? 'right' : Math.abs(before - after) < 40 ? 'center' : before < after ? 'left' : 'right'
}
