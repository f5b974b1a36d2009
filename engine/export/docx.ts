// The document as a Word file that can be edited: styles, lists, tables, pictures, notes and columns, and not a picture of them.

import { AlignmentType, Document as DocxDocument, type ISectionOptions, Packer, SectionType } from 'docx'
import type { Block, ParsedDocument } from '../model/index.ts'
import type { Export } from '../stages.ts'
import { faithfulSections } from './docx-faithful.ts'
import { flowSections } from './docx-flow.ts'
import { commonFace } from './docx-fonts.ts'
import { notesOf } from './docx-footnotes.ts'
import { runningText } from './docx-furniture.ts'
import { headersAndFooters } from './docx-headers.ts'
import { type List, listsOf } from './docx-lists.ts'
import { settledPackage } from './docx-package.ts'
import { lineOf } from './docx-paragraphs.ts'
import { looksOf, stylesOf } from './docx-styles.ts'
import { mostTableColumns } from './docx-tables.ts'
import { cuttings } from './page-pictures.ts'
import { withSizes } from './recognised-sizes.ts'
import { spellingOf } from './running-text.ts'
import { tablesOf } from './sheets.ts'
import { standardWidths } from './standard-widths.ts'
import { withWholePictures } from './whole-pictures.ts'

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Writes a Word file; the losses say what it could not keep. The same document and pictures give the same bytes. */
export const docx: Export = async (given, options, source) => {
  const widthOf = await standardWidths()
  const document = withWholePictures(withSizes(given, widthOf))
  const faithful = options.docxLayout === 'faithful'
  const pictures = source === undefined ? new Map() : await cuttings(document, source, { withoutWords: faithful })
  const looks = looksOf(document)
  const lists = listsOf(document.blocks)
  const notes = notesOf(document)
  const running = runningText(document)
  const content = {
    document,
    looks,
    spelling: spellingOf(document),
    lists,
    notes,
    pictures,
    numberShift: running.numberShift,
    ...headersAndFooters(running, looks, document),
  }
  const sections: readonly ISectionOptions[] = faithful ? faithfulSections(content, widthOf) : flowSections(content)
  const file = new DocxDocument({
    creator: 'Docmill',
    lastModifiedBy: 'Docmill',
    styles: stylesOf(looks, lineOf(looks.leading)),
    numbering: { config: [...new Set(lists.values())].map(numbering) },
    footnotes: faithful ? {} : notes.contents(content),
    sections: sections.length > 0 ? sections : [{ properties: { type: SectionType.CONTINUOUS }, children: [] }],
  })
  const bytes = settledPackage(await Packer.pack(file, 'uint8array'))
  return { extension: 'docx', mediaType, bytes, losses: lossesOf(document, pictures, faithful ? null : running.others) }
}

/** Depths above that of the list need a form too; nothing uses them. */
const numbering = ({ reference, depth, format, template, start }: List) => ({
  reference,
  levels: Array.from({ length: depth + 1 }, (_, level) => ({
    level,
    format,
    text: level === depth ? (format === 'bullet' ? template : template.replace('%1', `%${depth + 1}`)) : `%${level + 1}.`,
    alignment: AlignmentType.START,
    start: level === depth ? start : 1,
  })),
})

/** `otherLines`: lines that are no running header or footer; null when every line stands where it was. */
function lossesOf(document: ParsedDocument, pictures: ReadonlyMap<Block, unknown>, otherLines: number | null): string[] {
  const losses: string[] = []
  const missing = document.blocks.filter((block) => block.kind === 'picture' && !pictures.has(block)).length
  if (missing > 0) losses.push(`Pictures that are left out, because the picture of their page is not kept or cannot be drawn: ${missing}.`)
  if (otherLines !== null && otherLines > 0)
    losses.push(`Lines at the edges of pages that differ from page to page and are left out: ${otherLines}.`)
  const formulas = document.blocks.filter((block) => block.kind === 'paragraph' && block.role === 'formula').length
  if (formulas > 0) losses.push(`Formulas that are kept as lines of text: ${formulas}.`)
  const turned = document.pages.reduce((sum, { words }) => sum + words.filter(({ turn }) => turn !== 0).length, 0)
  if (otherLines !== null && turned > 0) losses.push(`Words printed sideways that are set upright: ${turned}.`)
  const wide = tablesOf(document).filter(({ columns }) => columns.length > mostTableColumns).length
  if (wide > 0) losses.push(`Tables with more than the ${mostTableColumns} columns that Word allows, written as lines with tabs: ${wide}.`)
  const faces = replacedFaces(document)
  if (faces.length > 0)
    losses.push(`Typefaces replaced by common ones: ${faces.slice(0, 5).join(', ')}${faces.length > 5 ? ' and others' : ''}.`)
  const failed = document.pages.filter(({ outcome }) => outcome === 'failed').length
  if (failed > 0) losses.push(`Pages that could not be read and are not in the file: ${failed}.`)
  return losses
}

function replacedFaces({ pages }: ParsedDocument): readonly string[] {
  const replaced = new Map<string, string>()
  for (const { words } of pages)
    for (const { font, readBy } of words) {
      if (font === null || font.family === '' || readBy !== 'text-layer' || replaced.has(font.family)) continue
      const face = commonFace(font)
      // Made to the same measures: nobody sees the difference.
      if (/^(?:helvetica|liberation|nimbus|times|courier|carlito|caladea)/i.test(font.family)) continue
      const same = font.family.replaceAll(' ', '').toLowerCase().startsWith(face.replaceAll(' ', '').toLowerCase())
      if (!same) replaced.set(font.family, face)
    }
  return [...replaced].map(([family, face]) => `${family} by ${face}`)
}
