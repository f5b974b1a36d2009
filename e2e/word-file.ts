import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'

/** The text of a Word file, a line a paragraph, read from its own XML. Throws when the file is none. */
export function textOfWordFile(file: string): string {
  const body = unzipSync(new Uint8Array(readFileSync(file)))['word/document.xml']
  if (!body) throw new Error(`${file} is no Word file`)
  return strFromU8(body)
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t\b[^>]*>(.*?)<\/w:t>/gs)].map(([, run]) => run).join(''))
    .join('\n')
}

/** The names of the files in a ZIP archive, in its order. */
export const namesInArchive = (file: string): readonly string[] => Object.keys(unzipSync(new Uint8Array(readFileSync(file))))

/** The text of a file in a ZIP archive; empty when it has none of that name. */
export const textInArchive = (file: string, name: string): string =>
  strFromU8(unzipSync(new Uint8Array(readFileSync(file)))[name] ?? new Uint8Array())

/** The pictures in a Word file with their sides in pixels. Throws when one is neither PNG nor JPEG. */
export function picturesOfWordFile(file: string): readonly { readonly name: string; readonly width: number; readonly height: number }[] {
  return Object.entries(unzipSync(new Uint8Array(readFileSync(file))))
    .filter(([name]) => name.startsWith('word/media/'))
    .map(([name, bytes]) => ({ name, ...sidesOf(Buffer.from(bytes)) }))
}

function sidesOf(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.subarray(1, 4).toString() === 'PNG') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  // JPEG: the segment that begins a frame (SOF0 or SOF2) says its sides.
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  throw new Error('a picture of neither kind')
}
