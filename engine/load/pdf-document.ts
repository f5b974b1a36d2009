import { type GlyphNames, glyphNamesOf } from './glyph-names.ts'
import { countDocuments, type Pdfium, PdfiumRefusal, pdfium } from './pdfium.ts'

/** FPDF_GetLastError: 4 is a missing or wrong password, 5 an unknown way of encryption. */
const errorPassword = 4

/** A PDF opened in PDFium. When the instance breaks on one page, the document is opened again in a fresh one, so that its other pages can still be read. */
export class PdfDocument {
  readonly #bytes: Uint8Array
  readonly #password: string | null
  #opened: Opened
  #closed = false
  #page: { readonly number: number; readonly handle: number } | null = null
  readonly pageCount: number
  #glyphNames: GlyphNames | null = null

  private constructor(bytes: Uint8Array, password: string | null, opened: Opened) {
    this.#bytes = bytes
    this.#password = password
    this.#opened = opened
    this.pageCount = opened.library.guard(() => countPages(opened))
  }

  /** Throws PdfiumRefusal when PDFium does not open the file, or the WebAssembly error when it breaks on it. */
  static async open(bytes: Uint8Array, password: string | null): Promise<PdfDocument> {
    const opened = openIn(await pdfium(), bytes, password)
    const document = new PdfDocument(bytes, password, opened)
    countDocuments(1)
    return document
  }

  /** Runs `work` with the instance and the document's handle. */
  async use<T>(work: (library: Pdfium, handle: number) => T): Promise<T> {
    if (this.#opened.library.broken) {
      this.#page = null
      this.#opened = openIn(await pdfium(), this.#bytes, this.#password)
    }
    const { library, handle } = this.#opened
    return library.guard(() => work(library, handle))
  }

  /** Runs `work` on one loaded page (1-based); throws PdfiumRefusal when the page cannot be loaded. The page last used stays loaded, since loading reads its whole content. */
  usePage<T>(number: number, work: (library: Pdfium, page: number, handle: number) => T): Promise<T> {
    return this.use((library, handle) => work(library, this.#loaded(library, handle, number), handle))
  }

  /** What the fonts of the file call their glyphs; null before it was asked for. */
  get glyphNames(): GlyphNames | null {
    return this.#glyphNames
  }

  async readGlyphNames(): Promise<void> {
    this.#glyphNames ??= await glyphNamesOf(this.#bytes)
  }

  /** Unloads the page last used, so that it is read anew. */
  forgetPage(): Promise<void> {
    return this.use((library) => {
      if (this.#page !== null) library.call.FPDF_ClosePage(this.#page.handle)
      this.#page = null
    })
  }

  #loaded(library: Pdfium, handle: number, number: number): number {
    if (this.#page?.number === number) return this.#page.handle
    if (this.#page !== null) library.call.FPDF_ClosePage(this.#page.handle)
    this.#page = null
    const page = library.call.FPDF_LoadPage(handle, number - 1)
    if (page === 0) throw new PdfiumRefusal('page')
    this.#page = { number, handle: page }
    return page
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    countDocuments(-1)
    const { library, handle, address } = this.#opened
    if (library.broken) return
    library.guard(() => {
      if (this.#page !== null) library.call.FPDF_ClosePage(this.#page.handle)
      library.call.FPDF_CloseDocument(handle)
      library.call.free(address)
    })
  }
}

interface Opened {
  readonly library: Pdfium
  readonly handle: number
  readonly address: number
}

/** More pages than any limit allows; a file that claims more is not counted to the end. */
const mostPages = 100_000

/** The number of pages that are there. A damaged page tree may claim any number: when its last page is missing, the pages are counted one by one. */
function countPages({ library, handle }: Opened): number {
  const { call, scratch } = library
  const claimed = call.FPDF_GetPageCount(handle)
  const isThere = (index: number): boolean => call.FPDF_GetPageSizeByIndexF(handle, index, scratch) !== 0
  if (claimed <= 0 || isThere(claimed - 1)) return claimed
  let last = Math.min(claimed, mostPages) - 1
  // Halving finds the end of the pages that are there in a few steps; a hole before it counts as a page that cannot be read.
  let first = 0
  if (!isThere(0)) return claimed > mostPages ? 0 : claimed
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if (isThere(middle)) first = middle
    else last = middle - 1
  }
  return first + 1
}

function openIn(library: Pdfium, bytes: Uint8Array, password: string | null): Opened {
  return library.guard(() => {
    const { call } = library
    const address = copyIn(library, bytes)
    const secret = password === null ? 0 : copyIn(library, Buffer.from(`${password}\0`))
    const handle = call.FPDF_LoadMemDocument(address, bytes.length, secret)
    if (secret !== 0) {
      library.heap.HEAPU8.fill(0, secret, secret + Buffer.byteLength(password ?? ''))
      call.free(secret)
    }
    if (handle !== 0) return { library, handle, address }
    const reason = call.FPDF_GetLastError() === errorPassword ? 'password' : 'format'
    call.free(address)
    throw new PdfiumRefusal(reason)
  })
}

function copyIn(library: Pdfium, bytes: Uint8Array): number {
  const address = library.call.malloc(Math.max(1, bytes.length))
  if (address === 0) throw new PdfiumRefusal('memory')
  library.heap.HEAPU8.set(bytes, address)
  return address
}
