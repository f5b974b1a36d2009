// Recognised words over the pages of a PDF as it came.

import { PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { type Box, inImage } from '../geometry/index.ts'
import type { Page, ParsedDocument } from '../model/index.ts'
import type { ExportSource } from '../stages.ts'
import { InvisibleSigns } from './glyphless-font.ts'
import { invisibleText, type ToPdf, unseenFace, wordsInOrder } from './invisible-text.ts'
import { lossesOver } from './pdf-original-losses.ts'

const saving = { useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false } as const

/** A PDF that words are laid over, stretch of pages by stretch. Every step rejects for a file that is damaged in a way that its pages cannot be taken out. */
export interface OverOriginal {
  /** What the file had and this one cannot keep, in sentences. */
  readonly losses: readonly string[]
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
    losses: lossesOver(whole, all),
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
  const { left: x, bottom: y, width, height } = shownPart(pdfPage)
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

/** The part of a page that is shown: its crop box as far as it lies on the paper (ISO 32000-1, 14.11.2), whichever corners they are given by. */
function shownPart(page: PDFPage): { readonly left: number; readonly bottom: number; readonly width: number; readonly height: number } {
  const [crop, paper] = [sidesOf(page.getCropBox()), sidesOf(page.getMediaBox())]
  const both: Box = {
    left: Math.max(crop.left, paper.left),
    top: Math.min(crop.top, paper.top),
    right: Math.min(crop.right, paper.right),
    bottom: Math.max(crop.bottom, paper.bottom),
  }
  const shown = both.right > both.left && both.top > both.bottom ? both : paper
  return { left: shown.left, bottom: shown.bottom, width: shown.right - shown.left, height: shown.top - shown.bottom }
}

/** The sides of a rectangle in the units of the page, which count upwards. */
const sidesOf = ({ x, y, width, height }: ReturnType<PDFPage['getCropBox']>): Box => ({
  left: Math.min(x, x + width),
  top: Math.max(y, y + height),
  right: Math.max(x, x + width),
  bottom: Math.min(y, y + height),
})

/** Puts the text on a page, in a state of its own: what the page has set does not move it. */
function addText({ node, doc }: PDFPage, text: string, face: PDFRef): void {
  const { context } = doc
  node.normalize()
  node.setFontDictionary(PDFName.of(unseenFace), face)
  node.wrapContentStreams(context.getPushGraphicsStateContentStream(), context.getPopGraphicsStateContentStream())
  node.addContentStream(context.register(context.flateStream(`q\n${text}Q\n`)))
}
