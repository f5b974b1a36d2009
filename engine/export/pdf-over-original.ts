// Recognised words over the pages of a PDF as it came.

import { PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { inImage } from '../geometry/index.ts'
import type { Page, ParsedDocument } from '../model/index.ts'
import type { ExportSource } from '../stages.ts'
import { InvisibleSigns } from './glyphless-font.ts'
import { invisibleText, type ToPdf, unseenFace, wordsInOrder } from './invisible-text.ts'

const saving = { useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false } as const

/** A PDF that words are laid over, stretch of pages by stretch. Every step rejects for a file that is damaged in a way that its pages cannot be taken out. */
export interface OverOriginal {
  add(document: ParsedDocument): Promise<void>
  end(): Promise<Uint8Array>
}

/** Opens a PDF to lay words over these pages of it, in their order; null for another file. Rejects when the file is locked or cannot be taken apart. */
export async function overOriginal(original: ExportSource['original'], pages: readonly number[]): Promise<OverOriginal | null> {
  if (original?.type !== 'pdf') return null
  const whole = await PDFDocument.load(original.bytes, { updateMetadata: false, throwOnInvalidObject: false })
  const all = whole.getPageCount() === pages.length && pages.every((number, index) => number === index + 1)
  const pdf = all ? whole : await PDFDocument.create({ updateMetadata: false })
  const signs = new InvisibleSigns()
  let face: PDFRef | null = null
  let done = 0
  return {
    async add(document) {
      const numbers = document.pages.map(({ number }) => number - 1)
      if (!all) for (const page of await pdf.copyPages(whole, numbers)) pdf.addPage(page)
      const words = wordsInOrder(document)
      for (const page of document.pages) {
        const sheet = pdf.getPage(done++)
        const recognised = (words.get(page.number) ?? []).filter(({ readBy }) => readBy !== 'text-layer')
        const text = invisibleText(recognised, toPageOf(sheet, page), signs)
        if (text === '') continue
        face ??= pdf.context.nextRef()
        addText(sheet, text, face)
      }
    },
    async end() {
      if (face !== null) signs.embed(pdf.context, face)
      return pdf.save(saving)
    },
  }
}

/** From page points to the units of a page of the file: moved to its crop box, turned as its /Rotate says, and bent back where it was straightened. */
function toPageOf(pdfPage: PDFPage, page: Page): ToPdf {
  const { x, y, width, height } = pdfPage.getCropBox()
  const turn = ((pdfPage.getRotation().angle % 360) + 360) % 360
  return (point) => {
    const on = inImage(page, point)
    switch (turn) {
      case 90:
        return { x: x + on.y, y: y + on.x }
      case 180:
        return { x: x + width - on.x, y: y + on.y }
      case 270:
        return { x: x + width - on.y, y: y + height - on.x }
      default:
        return { x: x + on.x, y: y + height - on.y }
    }
  }
}

/** Puts the text on a page, in a state of its own: what the page has set does not move it. */
function addText({ node, doc }: PDFPage, text: string, face: PDFRef): void {
  const { context } = doc
  node.normalize()
  node.setFontDictionary(PDFName.of(unseenFace), face)
  node.wrapContentStreams(context.getPushGraphicsStateContentStream(), context.getPopGraphicsStateContentStream())
  node.addContentStream(context.register(context.flateStream(`q\n${text}Q\n`)))
}
