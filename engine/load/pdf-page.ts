import { ConversionFailure, type OpenPage } from '../stages.ts'
import { frameOf } from './frame.ts'
import { marksOf } from './marks.ts'
import type { PdfDocument } from './pdf-document.ts'
import { type Pdfium, PdfiumRefusal } from './pdfium.ts'
import { renderPage } from './raster.ts'

/** Opens one page; throws ConversionFailure 'damaged-file' when PDFium cannot load it and 'reader-crashed' when PDFium breaks on it. */
export async function openPage(document: PdfDocument, number: number): Promise<OpenPage> {
  const { size } = await usePage(document, number, frameOf)
  return {
    number,
    size,
    toImage: null,
    marks: () => usePage(document, number, (library, page, handle) => marksOf(library, handle, page, number, frameOf(library, page))),
    render: (dpi) => usePage(document, number, (library, page) => renderPage(library, page, size, dpi)),
  }
}

async function usePage<T>(document: PdfDocument, number: number, work: (library: Pdfium, page: number, handle: number) => T): Promise<T> {
  try {
    return await document.usePage(number, work)
  } catch (cause) {
    throw new ConversionFailure(cause instanceof PdfiumRefusal ? 'damaged-file' : 'reader-crashed', undefined, { cause })
  }
}
