// A PDF that goes out while it is written: what a page is made of leaves memory with the page.

import { PDFContext, type PDFDict, PDFHeader, PDFHexString, PDFName, type PDFObject, type PDFRef } from 'pdf-lib'

/** A file of pages, in the order in which they are added. The same pages give the same bytes, however often `taken` is asked. */
export class StreamedPdf {
  /** What is registered here goes out at the next look, and can then only be named. */
  readonly context = PDFContext.create()
  readonly #pages: PDFRef[] = []
  readonly #tree = this.context.nextRef()
  /** Where the object of each number begins, in bytes. */
  readonly #places = new Map<number, number>()
  #chunks: Uint8Array[] = []
  #length = 0

  constructor() {
    const header = PDFHeader.forVersion(1, 7)
    this.#write(header.sizeInBytes() + 2, (bytes) => {
      bytes.fill(0x0a, header.copyBytesInto(bytes, 0))
    })
  }

  /** Adds a page; its kind and its place in the file are added to its dictionary. */
  addPage(page: PDFDict): void {
    page.set(PDFName.of('Type'), PDFName.of('Page'))
    page.set(PDFName.of('Parent'), this.#tree)
    this.#pages.push(this.context.register(page))
  }

  /** The bytes that were not taken before. */
  taken(): Uint8Array {
    for (const [ref, object] of this.context.enumerateIndirectObjects()) {
      this.#object(ref, object)
      this.context.delete(ref)
    }
    const bytes = Buffer.concat(this.#chunks)
    this.#chunks = []
    return bytes
  }

  /** Ends the file, made by `maker`, and returns the bytes that were not taken before. */
  end(maker: string): Uint8Array {
    const { context } = this
    context.assign(this.#tree, context.obj({ Type: 'Pages', Kids: this.#pages, Count: this.#pages.length }))
    const catalogue = context.register(context.obj({ Type: 'Catalog', Pages: this.#tree }))
    const made = PDFHexString.fromText(maker)
    const information = context.register(context.obj({ Producer: made, Creator: made }))
    const before = this.taken()
    const size = context.largestObjectNumber + 1
    // ISO 32000-1, 7.5.4: 20 bytes for each number, the first one and those that were not used free.
    const entries = Array.from({ length: size }, (_, number) => {
      const place = this.#places.get(number)
      return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
    })
    const trailer = context.obj({ Size: size, Root: catalogue, Info: information }).toString()
    const end = `xref\n0 ${size}\n${entries.join('')}trailer\n${trailer}\nstartxref\n${this.#length}\n%%EOF\n`
    return Buffer.concat([before, Buffer.from(end, 'latin1')])
  }

  #object(ref: PDFRef, object: PDFObject): void {
    this.#places.set(ref.objectNumber, this.#length)
    const [begin, end] = [`${ref.objectNumber} 0 obj\n`, '\nendobj\n']
    this.#write(begin.length + object.sizeInBytes() + end.length, (bytes) => {
      bytes.write(begin, 'latin1')
      const at = begin.length + object.copyBytesInto(bytes, begin.length)
      bytes.write(end, at, 'latin1')
    })
  }

  #write(size: number, fill: (bytes: Buffer) => void): void {
    const bytes = Buffer.alloc(size)
    fill(bytes)
    this.#chunks.push(bytes)
    this.#length += size
  }
}
