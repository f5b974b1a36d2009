import type { Attachment } from '../stages.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfiumRefusal } from './pdfium.ts'

/** Invoices bring one data file, now and then a few; what is larger than this is no invoice's data. */
const mostAttachments = 20
const mostBytes = 5 * 1024 * 1024

/** The XML files that a PDF carries with it, in order. Others are not read, and neither is what is too large; empty for a file without any. */
export function attachmentsOf(document: PdfDocument): Promise<readonly Attachment[]> {
  return document.use((library, handle) => {
    const { call } = library
    const found: Attachment[] = []
    const count = Math.min(mostAttachments, call.FPDFDoc_GetAttachmentCount(handle))
    for (let index = 0; index < count; index++) {
      const attachment = call.FPDFDoc_GetAttachment(handle, index)
      if (attachment === 0) continue
      const name = library.utf16((address, capacity) => call.FPDFAttachment_GetName(attachment, address, capacity))
      if (!/\.xml$/iu.test(name)) continue
      // The size comes in the scratch area, as an unsigned long of 32 bits.
      if (call.FPDFAttachment_GetFile(attachment, 0, 0, library.scratch) === 0) continue
      const size = library.heap.HEAP32[library.scratch >> 2] ?? 0
      if (size <= 0 || size > mostBytes) continue
      const address = call.malloc(size)
      if (address === 0) throw new PdfiumRefusal('memory')
      const whole = call.FPDFAttachment_GetFile(attachment, address, size, library.scratch) !== 0
      const bytes = library.heap.HEAPU8.slice(address, address + size)
      call.free(address)
      if (whole) found.push({ name, bytes })
    }
    return found
  })
}
