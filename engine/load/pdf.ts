import { ConversionFailure, type LoadOptions, type OpenFile, type OpenPage } from '../stages.ts'
import { attachmentsOf } from './attachments.ts'
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
  const pages = new Map<number, Promise<OpenPage>>()
  return {
    type: 'pdf',
    pageCount,
    outline: await outlineOf(document).catch(() => []),
    page: async (number) => {
      if (!Number.isInteger(number) || number < 1 || number > pageCount) throw new ConversionFailure('page-out-of-range')
      const opened = pages.get(number) ?? openPage(document, number)
      pages.set(number, opened)
      return opened
    },
    // A damaged attachment is no reason to refuse the pages.
    attachments: () => attachmentsOf(document).catch(() => []),
    close: async () => document.close(),
  }
}

/** The document as PDFium reads it; where it finds no page to load, as pdf.js writes it anew. */
async function openDocument(file: Uint8Array, { password }: LoadOptions): Promise<PdfDocument> {
  const first = await tried(() => PdfDocument.open(file, password))
  if (first instanceof PdfDocument && (await hasPages(first))) return first
  if (first instanceof PdfiumRefusal && first.reason === 'password') throw passwordFailure(password)
  const copy = await rewritten(file, password)
  if (copy.kind === 'locked') throw passwordFailure(password)
  const second = copy.kind === 'rewritten' ? await tried(() => PdfDocument.open(copy.file, null)) : null
  if (second instanceof PdfDocument) {
    if (await hasPages(second)) {
      if (first instanceof PdfDocument) first.close()
      return second
    }
    second.close()
  }
  // Pages that cannot be loaded are said to be so one by one.
  if (first instanceof PdfDocument && first.pageCount > 0) return first
  if (first instanceof PdfDocument) first.close()
  throw new ConversionFailure('damaged-file', undefined, { cause: copy.kind === 'unreadable' ? copy.cause : first })
}

/** What `open` gives or throws: refusals and breakdowns are answers here. */
async function tried(open: () => Promise<PdfDocument>): Promise<unknown> {
  try {
    return await open()
  } catch (error) {
    return error
  }
}

/** Whether the document has a first page that can be loaded. */
async function hasPages(document: PdfDocument): Promise<boolean> {
  if (document.pageCount === 0) return false
  try {
    return await document.use(({ call, scratch }, handle) => call.FPDF_GetPageSizeByIndexF(handle, 0, scratch) !== 0)
  } catch {
    return false
  }
}

const passwordFailure = (password: string | null) => new ConversionFailure(password === null ? 'password-required' : 'password-wrong')
