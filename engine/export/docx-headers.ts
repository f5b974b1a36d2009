import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx'
import { commonFace, halfPoints } from './docx-fonts.ts'
import type { RunningLine, RunningText } from './docx-furniture.ts'
import type { Looks } from './docx-styles.ts'
import { writable } from './xlsx-xml.ts'

/** Header and footer of the file; null for pages that have none. Page numbers count on by themselves. */
export function headersAndFooters(running: RunningText, looks: Looks): { readonly header: Header | null; readonly footer: Footer | null } {
  return {
    header: running.header.length === 0 ? null : new Header({ children: rows(running.header).map((row) => paragraph(row, looks)) }),
    footer: running.footer.length === 0 ? null : new Footer({ children: rows(running.footer).map((row) => paragraph(row, looks)) }),
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
function paragraph(row: readonly RunningLine[], looks: Looks): Paragraph {
  const [first] = row
  const alone = row.length === 1 && first !== undefined
  const children = row.flatMap(({ line, pageNumberAt }, index) =>
    line.words.flatMap((word, at) => {
      const face = commonFace(word.font)
      const size = halfPoints(word)
      const setting = {
        ...(word.font?.bold && { bold: true }),
        ...(word.font?.italic && { italics: true }),
        ...(face !== looks.body.family && { font: face }),
        ...(size !== looks.body.size && { size }),
      }
      const before = at > 0 ? ' ' : index > 0 ? '\t' : ''
      if (at !== pageNumberAt) return [new TextRun({ ...setting, text: before + writable(word.text) })]
      const [, start = '', number = '', end = ''] = /^([^\p{L}\p{N}]*)([\p{L}\p{N}]*)([^\p{L}\p{N}]*)$/u.exec(word.text) ?? []
      return [
        new TextRun({ ...setting, children: [before + start, number === '' ? '' : PageNumber.CURRENT, end].filter((part) => part !== '') }),
      ]
    }),
  )
  const middle = alone ? (first.line.box.left + first.line.box.right) / 2 : 0
  return new Paragraph({
    // The middle third of a sheet of paper, in points.
    ...(alone && middle > 250 && middle < 350 && { alignment: AlignmentType.CENTER }),
    ...(alone && middle >= 350 && { alignment: AlignmentType.RIGHT }),
    ...(!alone && {
      tabStops:
        row.length === 2
          ? [{ type: 'right' as const, position: 9000 }]
          : [
              { type: 'center' as const, position: 4500 },
              { type: 'right' as const, position: 9000 },
            ],
    }),
    children,
  })
}
