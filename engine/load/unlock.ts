import { ConversionFailure, type LoadOptions } from '../stages.ts'
import { PdfDocument } from './pdf-document.ts'
import type { Pdfium } from './pdfium.ts'
import { PdfiumRefusal } from './pdfium.ts'
import { recognise } from './recognise.ts'
import { rewritten } from './rewrite.ts'

/** FPDF_REMOVE_SECURITY of fpdf_save.h: write the copy without encryption. */
const removeSecurity = 3

/**
 * A copy of a PDF that opens without its password. Throws ConversionFailure: unsupported-file for anything but a PDF, file-too-large,
 * password-required, password-wrong, damaged-file.
 */
export async function unlock(file: Uint8Array, { password, limits }: LoadOptions): Promise<Uint8Array> {
  if (file.length > limits.bytes) throw new ConversionFailure('file-too-large')
  if (recognise(file) !== 'pdf') throw new ConversionFailure('unsupported-file')
  try {
    const document = await PdfDocument.open(file, password)
    try {
      return await document.use(copyWithoutSecurity)
    } finally {
      document.close()
    }
  } catch (refusal) {
    if (refusal instanceof PdfiumRefusal && refusal.reason === 'password') throw passwordFailure(password)
  }
  const copy = await rewritten(file, password)
  if (copy.kind === 'rewritten') return copy.file
  throw copy.kind === 'locked' ? passwordFailure(password) : new ConversionFailure('damaged-file', undefined, { cause: copy.cause })
}

function copyWithoutSecurity(library: Pdfium, handle: number): Uint8Array {
  const { call } = library
  const writer = call.PDFiumExt_OpenFileWriter()
  try {
    if (call.FPDF_SaveAsCopy(handle, writer, removeSecurity) === 0) throw new PdfiumRefusal('format')
    const size = call.PDFiumExt_GetFileWriterSize(writer)
    const address = call.malloc(size)
    if (address === 0) throw new PdfiumRefusal('memory')
    call.PDFiumExt_GetFileWriterData(writer, address, size)
    const copy = library.heap.HEAPU8.slice(address, address + size)
    call.free(address)
    return copy
  } finally {
    call.PDFiumExt_CloseFileWriter(writer)
  }
}

const passwordFailure = (password: string | null) => new ConversionFailure(password === null ? 'password-required' : 'password-wrong')
