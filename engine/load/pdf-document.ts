import { countDocuments, type Pdfium, PdfiumRefusal, pdfium } from './pdfium.ts'

/** FPDF_GetLastError: 4 is a missing or wrong password, 5 an unknown way of encryption. */
const errorPassword = 4

/** A PDF opened in PDFium. When the instance breaks on one page, the document is opened again in a fresh one, so that its other pages can still be read. */
export class PdfDocument {
  readonly #bytes: Uint8Array
  readonly #password: string | null
  #opened: Opened
  #closed = false
  readonly pageCount: number

  private constructor(bytes: Uint8Array, password: string | null, opened: Opened) {
    this.#bytes = bytes
    this.#password = password
    this.#opened = opened
    this.pageCount = opened.library.call.FPDF_GetPageCount(opened.handle)
  }

  /** Throws PdfiumRefusal when PDFium does not open the file, or the WebAssembly error when it breaks on it. */
  static async open(bytes: Uint8Array, password: string | null): Promise<PdfDocument> {
    const opened = openIn(await pdfium(), bytes, password)
    countDocuments(1)
    return new PdfDocument(bytes, password, opened)
  }

  /** Runs `work` with the instance and the document's handle. */
  async use<T>(work: (library: Pdfium, handle: number) => T): Promise<T> {
    if (this.#opened.library.broken) this.#opened = openIn(await pdfium(), this.#bytes, this.#password)
    const { library, handle } = this.#opened
    return library.guard(() => work(library, handle))
  }

  /** Runs `work` on one loaded page (1-based) and unloads the page; throws PdfiumRefusal when the page cannot be loaded. */
  usePage<T>(number: number, work: (library: Pdfium, page: number, handle: number) => T): Promise<T> {
    return this.use((library, handle) => {
      const page = library.call.FPDF_LoadPage(handle, number - 1)
      if (page === 0) throw new PdfiumRefusal('page')
      const made = work(library, page, handle)
      library.call.FPDF_ClosePage(page)
      return made
    })
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    countDocuments(-1)
    const { library, handle, address } = this.#opened
    if (library.broken) return
    library.guard(() => {
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
