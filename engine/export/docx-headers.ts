import { AlignmentType, BorderStyle, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx'
import { type Line, type ParsedDocument, sizeOf } from '../model/index.ts'
import { faceOfRun } from './docx-east-asian.ts'
import { commonFace, halfPoints } from './docx-fonts.ts'
import type { RunningLine, RunningText } from './docx-furniture.ts'
import { borderOf, isReadable } from './docx-ink.ts'
import { type Extent, framesOf } from './docx-page-frames.ts'
import type { Edges } from './docx-rules.ts'
import type { Looks } from './docx-styles.ts'
import { writable } from './xlsx-xml.ts'

/** Header and footer of the file; null for pages that have none, `firstHeader` for one that has that of all. Page numbers count on by themselves. */
export function headersAndFooters(
  running: RunningText,
  looks: Looks,
  document: ParsedDocument,
  edges: Edges,
): { readonly header: Header | null; readonly footer: Footer | null; readonly firstHeader: Header | null } {
  const bodies = [...framesOf(document).values()].map(({ body }) => body)
  const room: Extent = { left: Math.min(...bodies.map(({ left }) => left)), right: Math.max(...bodies.map(({ right }) => right)) }
  const paragraphs = (lines: readonly RunningLine[], edge: Edges['header']) => {
    const all = rows(lines)
    const at = edge === undefined ? -1 : edge.side === 'top' ? 0 : all.length - 1
    return all.map((row, index) => paragraph(row, looks, room, index === at ? edge : undefined))
  }
  return {
    header: running.header.length === 0 ? null : new Header({ children: paragraphs(running.header, edges.header) }),
    // A header holds a paragraph at least.
    firstHeader:
      running.firstHeader === null
        ? null
        : new Header({ children: running.firstHeader.length === 0 ? [new Paragraph({})] : paragraphs(running.firstHeader, undefined) }),
    footer: running.footer.length === 0 ? null : new Footer({ children: paragraphs(running.footer, edges.footer) }),
  }
}

/** Lines beside each other are one row. */
function rows(lines: readonly RunningLine[]): readonly (readonly RunningLine[])[] {
  const found: RunningLine[][] = []
  for (const running of lines) {
    const row = found.at(-1)
    const [first] = row ?? []
    if (row !== undefined && first !== undefined && running.line.box.top < first.line.box.bottom - 2) row.push(running)
    else found.push([running])
  }
  return found.map((row) => row.sort((a, b) => a.line.box.left - b.line.box.left))
}

/** One row: what stands left, in the middle and right of it is parted by tabs. */
function paragraph(row: readonly RunningLine[], looks: Looks, room: Extent, edge: Edges['header']): Paragraph {
  const [first] = row
  const alone = row.length === 1 && first !== undefined
  const children = row.flatMap(({ line, pageNumberAt }, index) =>
    line.words.flatMap((word, at) => {
      const face = commonFace(word.font)
      const size = halfPoints(word)
      const setting = {
        ...(word.font?.bold && { bold: true }),
        ...(word.font?.italic && { italics: true }),
        ...(face !== looks.body.family && { font: faceOfRun(face, word.text) }),
        ...(size !== looks.body.size && { size }),
        ...(word.font?.colour !== undefined && isReadable(word.font.colour, null) && { color: word.font.colour }),
      }
      const space = isApart(line, at) ? '\t' : at > 0 ? ' ' : index > 0 ? '\t' : ''
      if (at !== pageNumberAt) return [new TextRun({ ...setting, text: space + writable(word.text) })]
      const [, start = '', number = '', end = ''] = /^([^\p{L}\p{N}]*)([\p{L}\p{N}]*)([^\p{L}\p{N}]*)$/u.exec(word.text) ?? []
      return [
        new TextRun({ ...setting, children: [space + start, number === '' ? '' : PageNumber.CURRENT, end].filter((part) => part !== '') }),
      ]
    }),
  )
  const [before, after] = alone ? [first.line.box.left - room.left, room.right - first.line.box.right] : [0, 0]
  const parted = children.length > 0 && (row.length > 1 || row.some(({ line }) => line.words.some((_, at) => isApart(line, at))))
  const width = Math.round((room.right - room.left) * 20)
  const border = edge === undefined ? null : { style: BorderStyle.SINGLE, space: 4, ...borderOf(edge.rule) }
  return new Paragraph({
    ...(border !== null && edge !== undefined && { border: { [edge.side]: border } }),
    ...(alone && !parted && before > 24 && Math.abs(before - after) < 24 && { alignment: AlignmentType.CENTER }),
    ...(alone && !parted && before > 24 && after < 24 && { alignment: AlignmentType.RIGHT }),
    ...(parted && {
      tabStops: [
        ...(row.length > 2 ? [{ type: 'center' as const, position: Math.round(width / 2) }] : []),
        { type: 'right' as const, position: width },
      ],
    }),
    children,
  })
}

/** A word that stands well apart from the one before it: a page number at the other edge of the page. */
function isApart({ words }: Line, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return before !== undefined && word !== undefined && word.box.left - before.box.right > 2 * sizeOf(word)
}
