import { ConversionFailure, type OpenPage } from '../stages.ts'
import { printAnnotations } from './annotations.ts'
import { frameOf } from './frame.ts'
import { linksOf } from './links.ts'
import { marksOf } from './marks.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { Pdfium } from './pdfium.ts'
import { renderPage } from './raster.ts'

/** Opens one page; throws ConversionFailure 'damaged-file' when PDFium cannot load it or breaks on it. */
export async function openPage(document: PdfDocument, number: number): Promise<OpenPage> {
  const { frame, links, printed } = await usePage(document, number, (library, page, handle) => {
    const upright = frameOf(library, page)
    return { frame: upright, links: linksOf(library, handle, page, upright), printed: printAnnotations(library, page, upright) }
  })
  if (printed.changed) await document.forgetPage()
  return {
    number,
    size: frame.size,
    sized: 'stated',
    toImage: null,
    marks: async () => {
      const marked = () =>
        usePage(document, number, (library, page) =>
          marksOf(library, page, number, frame, { links, tickBoxes: printed.tickBoxes }, document.glyphNames ?? new Map()),
        )
      const { isUnnamed, ...marks } = await marked()
      if (!isUnnamed || document.glyphNames !== null) return marks
      await document.readGlyphNames()
      const { isUnnamed: _, ...named } = await marked()
      return named
    },
    render: (dpi) => usePage(document, number, (library, page) => renderPage(library, page, frame.size, dpi)),
  }
}

async function usePage<T>(document: PdfDocument, number: number, work: (library: Pdfium, page: number, handle: number) => T): Promise<T> {
  try {
    return await document.usePage(number, work)
  } catch (cause) {
    // Refused or broken on this page: PDFium starts afresh, and the other pages can still be read.
    throw new ConversionFailure('damaged-file', `Page ${number} is damaged or too complex to be read.`, { cause })
  }
}
