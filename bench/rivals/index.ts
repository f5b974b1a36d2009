import { liteparse } from './liteparse.ts'
import { markitdown } from './markitdown.ts'
import { opendataloader } from './opendataloader.ts'
import { pdf2md } from './pdf2md.ts'
import { pdftotext } from './pdftotext.ts'
import { ppocr } from './ppocr.ts'
import type { Rival } from './rival.ts'
import { tesseract } from './tesseract.ts'

const rivals: readonly Rival[] = [liteparse, opendataloader, pdftotext, pdf2md, markitdown, tesseract, ppocr]

/** The rivals of a comma-separated list of names, or `all`. Throws RangeError for a name that is none of theirs. */
export function rivalsNamed(names: string): readonly Rival[] {
  return names === 'all' ? rivals : names.split(',').map(rivalNamed)
}

/** The rival of that name. Throws RangeError when there is none. */
export function rivalNamed(name: string): Rival {
  const found = rivals.find((rival) => rival.name === name)
  if (found === undefined) throw new RangeError(`there is no rival ${name}: ${rivals.map((rival) => rival.name).join(', ')}`)
  return found
}
