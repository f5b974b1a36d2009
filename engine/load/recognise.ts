import type { FileType } from '../stages.ts'

/** The specification of PDF (ISO 32000-1, annex H.3.4.1) lets readers accept a header anywhere in the first 1024 bytes; scanners and mail gateways make use of it. */
const pdfHeaderWithin = 1024

/** The type of a file by its first bytes, never by its name; null for everything that is not read here (SVG, ZIP, HTML, GIF, PostScript, …). */
export function recognise(file: Uint8Array): FileType | null {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  // Classic and BigTIFF, little and big endian.
  if (startsWith(file, [0x49, 0x49, 0x2a, 0x00]) || startsWith(file, [0x4d, 0x4d, 0x00, 0x2a])) return 'tiff'
  if (startsWith(file, [0x49, 0x49, 0x2b, 0x00]) || startsWith(file, [0x4d, 0x4d, 0x00, 0x2b])) return 'tiff'
  if (isOtherFormat(file)) return null
  return hasPdfHeader(file) || isPdfWithoutHeader(file) ? 'pdf' : null
}

function hasPdfHeader(file: Uint8Array): boolean {
  return latin1(file.subarray(0, pdfHeaderWithin)).includes('%PDF-')
}

/** A file that lost its first line but begins with an object and ends as PDFs end. */
function isPdfWithoutHeader(file: Uint8Array): boolean {
  return (
    /^\s*(?:%[^\r\n]*[\r\n]\s*)?\d{1,10} \d{1,5} obj\b/.test(latin1(file.subarray(0, 256))) &&
    latin1(file.subarray(-pdfHeaderWithin)).includes('%%EOF')
  )
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

/** Formats that may carry "%PDF-" inside their first kilobyte and are something else. */
function isOtherFormat(file: Uint8Array): boolean {
  const zip = [0x50, 0x4b, 0x03, 0x04]
  const gif = [0x47, 0x49, 0x46, 0x38]
  const postScript = [0x25, 0x21, 0x50, 0x53]
  const gzip = [0x1f, 0x8b]
  return [zip, gif, postScript, gzip].some((magic) => startsWith(file, magic))
}

function startsWith(file: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => file[at] === byte)
}
