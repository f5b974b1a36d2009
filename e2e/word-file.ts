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
