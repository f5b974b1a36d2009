import { ConversionFailure, type LoadOptions, type OpenFile } from '../stages.ts'
import { outlineOf } from './outline.ts'
import { PdfDocument } from './pdf-document.ts'
import { openPage } from './pdf-page.ts'
import { PdfiumRefusal } from './pdfium.ts'
import { rewritten } from './rewrite.ts'

/** Opens a PDF in PDFium; what PDFium refuses is first written anew by pdf.js, which tolerates other kinds of damage. Throws ConversionFailure. */
export async function openPdf(file: Uint8Array, options: LoadOptions): Promise<OpenFile> {
  const document = await openDocument(file, options)
  if (document.pageCount > options.limits.pages) {
    document.close()
    throw new ConversionFailure('too-many-pages')
  }
  const { pageCount } = document
  return {
    type: 'pdf',
    pageCount,
    outline: await outlineOf(document).catch(() => []),
    page: async (number) => {
      if (!Number.isInteger(number) || number < 1 || number > pageCount) throw new ConversionFailure('page-out-of-range')
      return openPage(document, number)
    },
    close: async () => document.close(),
  }
}

async function openDocument(file: Uint8Array, { password }: LoadOptions): Promise<PdfDocument> {
  try {
    const document = await PdfDocument.open(file, password)
    if (document.pageCount > 0) return document
    document.close()
  } catch (error) {
    if (error instanceof PdfiumRefusal && error.reason === 'password') throw passwordFailure(password)
  }
  const copy = await rewritten(file, password)
  if (copy.kind === 'locked') throw passwordFailure(password)
  if (copy.kind === 'unreadable') throw new ConversionFailure('damaged-file')
  try {
    const document = await PdfDocument.open(copy.file, null)
    if (document.pageCount > 0) return document
    document.close()
  } catch (cause) {
    throw new ConversionFailure('damaged-file', undefined, { cause })
  }
  throw new ConversionFailure('damaged-file')
}

const passwordFailure = (password: string | null) => new ConversionFailure(password === null ? 'password-required' : 'password-wrong')
