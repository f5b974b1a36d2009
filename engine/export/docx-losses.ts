// What a Word file could not keep, counted, so that stretches of a long file can be told together.

import type { Block, ParsedDocument } from '../model/index.ts'
import { commonFace } from './docx-fonts.ts'
import { mostTableColumns } from './docx-tables.ts'
import { tablesOf } from './sheets.ts'

export interface DocxLosses {
  readonly missingPictures: number
  /** Lines at the edges of pages that are no running header or footer. */
  readonly otherLines: number
  readonly formulas: number
  readonly turnedWords: number
  readonly wideTables: number
  /** By family: the common face that stands for it. */
  readonly faces: ReadonlyMap<string, string>
  readonly failedPages: number
}

/** `otherLines`: null when every line stands where it was. */
export function lossesOf(document: ParsedDocument, pictures: ReadonlyMap<Block, unknown>, otherLines: number | null): DocxLosses {
  const turnedWords = document.pages.reduce((sum, { words }) => sum + words.filter(({ turn }) => turn !== 0).length, 0)
  return {
    missingPictures: document.blocks.filter((block) => block.kind === 'picture' && !pictures.has(block)).length,
    otherLines: otherLines ?? 0,
    formulas: document.blocks.filter((block) => block.kind === 'paragraph' && block.role === 'formula').length,
    turnedWords: otherLines === null ? 0 : turnedWords,
    wideTables: tablesOf(document).filter(({ columns }) => columns.length > mostTableColumns).length,
    faces: replacedFaces(document),
    failedPages: document.pages.filter(({ outcome }) => outcome === 'failed').length,
  }
}

export const bothLosses = (a: DocxLosses, b: DocxLosses): DocxLosses => ({
  missingPictures: a.missingPictures + b.missingPictures,
  otherLines: a.otherLines + b.otherLines,
  formulas: a.formulas + b.formulas,
  turnedWords: a.turnedWords + b.turnedWords,
  wideTables: a.wideTables + b.wideTables,
  faces: new Map([...b.faces, ...a.faces]),
  failedPages: a.failedPages + b.failedPages,
})

/** The losses in sentences. */
export function toldLosses({ missingPictures, otherLines, formulas, turnedWords, wideTables, faces, failedPages }: DocxLosses): string[] {
  const losses: string[] = []
  if (missingPictures > 0)
    losses.push(`Pictures that are left out, because the picture of their page is not kept or cannot be drawn: ${missingPictures}.`)
  if (otherLines > 0) losses.push(`Lines at the edges of pages that differ from page to page and are left out: ${otherLines}.`)
  if (formulas > 0) losses.push(`Formulas that are kept as lines of text: ${formulas}.`)
  if (turnedWords > 0) losses.push(`Words printed sideways that are set upright: ${turnedWords}.`)
  if (wideTables > 0)
    losses.push(`Tables with more than the ${mostTableColumns} columns that Word allows, written as lines with tabs: ${wideTables}.`)
  const replaced = [...faces].map(([family, face]) => `${family} by ${face}`)
  if (replaced.length > 0)
    losses.push(`Typefaces replaced by common ones: ${replaced.slice(0, 5).join(', ')}${replaced.length > 5 ? ' and others' : ''}.`)
  if (failedPages > 0) losses.push(`Pages that could not be read and are not in the file: ${failedPages}.`)
  return losses
}

function replacedFaces({ pages }: ParsedDocument): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>()
  for (const { words } of pages)
    for (const { font, readBy } of words) {
      if (font === null || font.family === '' || readBy !== 'text-layer' || replaced.has(font.family)) continue
      const face = commonFace(font)
      // Made to the same measures: nobody sees the difference.
      if (/^(?:helvetica|liberation|nimbus|times|courier|carlito|caladea)/i.test(font.family)) continue
      const same = font.family.replaceAll(' ', '').toLowerCase().startsWith(face.replaceAll(' ', '').toLowerCase())
      if (!same) replaced.set(font.family, face)
    }
  return replaced
}
