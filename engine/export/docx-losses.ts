// What a Word file could not keep, counted, so that stretches of a long file can be told together.

import { centre, contains, type Fill, shareInside } from '../geometry/index.ts'
import type { Block, Page, ParsedDocument, Word } from '../model/index.ts'
import { commonFace, printedName } from './docx-fonts.ts'
import { areasOf, isPale, isPaper, isReadable } from './docx-ink.ts'
import { mostTableColumns } from './docx-tables.ts'
import { type UndrawnByPage, undrawnByPage, undrawnSentences, wordsInDrawings } from './drawing-losses.ts'
import { tablesOf } from './sheets.ts'

export interface DocxLosses {
  readonly missingPictures: number
  /** Of which nothing tells that they are pictures. */
  readonly undrawn: UndrawnByPage
  /** Words in drawings: in those that are shown, and in those that are left out. */
  readonly labels: number
  readonly lostLabels: number
  /** Lines at the edges of pages that are no running header or footer. */
  readonly otherLines: number
  /** Lines drawn on the page that part no texts. */
  readonly otherRules: number
  readonly paleWords: number
  /** Shaded areas on which nothing stands alone. */
  readonly shades: number
  /** Of which colours are not known. */
  readonly scans: number
  readonly formulas: number
  readonly turnedWords: number
  readonly wideTables: number
  /** By family: the common face that stands for it. */
  readonly faces: ReadonlyMap<string, string>
  readonly failedPages: number
}

/** `flow`: what does not go with the text, and how many bars go as borders; null when all stands where it was. */
export function lossesOf(
  document: ParsedDocument,
  pictures: ReadonlyMap<Block, unknown>,
  flow: (Pick<DocxLosses, 'otherLines' | 'otherRules'> & { readonly bars: number }) | null,
): DocxLosses {
  const { pages } = withoutLabels(document)
  const turnedWords = pages.reduce((sum, { words }) => sum + words.filter(({ turn }) => turn !== 0).length, 0)
  return {
    missingPictures: document.blocks.filter((block) => block.kind === 'picture' && !pictures.has(block)).length,
    undrawn: undrawnByPage(document.pages),
    labels: wordsInDrawings(document.blocks.filter((block) => pictures.has(block))),
    lostLabels: wordsInDrawings(document.blocks.filter((block) => !pictures.has(block))),
    otherLines: flow?.otherLines ?? 0,
    otherRules: flow?.otherRules ?? 0,
    paleWords: paleWords(pages, flow === null),
    shades: flow === null ? 0 : Math.max(0, emptyShades(document) - flow.bars),
    scans: document.pages.filter(({ readBy, outcome }) => readBy !== 'text-layer' && outcome === 'read').length,
    formulas: document.blocks.filter((block) => block.kind === 'paragraph' && block.role === 'formula').length,
    turnedWords: flow === null ? 0 : turnedWords,
    wideTables: tablesOf(document).filter(({ columns }) => columns.length > mostTableColumns).length,
    faces: replacedFaces(document),
    failedPages: document.pages.filter(({ outcome }) => outcome === 'failed').length,
  }
}

export const bothLosses = (a: DocxLosses, b: DocxLosses): DocxLosses => ({
  missingPictures: a.missingPictures + b.missingPictures,
  undrawn: new Map([...a.undrawn, ...b.undrawn]),
  labels: a.labels + b.labels,
  lostLabels: a.lostLabels + b.lostLabels,
  otherLines: a.otherLines + b.otherLines,
  otherRules: a.otherRules + b.otherRules,
  paleWords: a.paleWords + b.paleWords,
  shades: a.shades + b.shades,
  scans: a.scans + b.scans,
  formulas: a.formulas + b.formulas,
  turnedWords: a.turnedWords + b.turnedWords,
  wideTables: a.wideTables + b.wideTables,
  faces: new Map([...b.faces, ...a.faces]),
  failedPages: a.failedPages + b.failedPages,
})

/** The losses in sentences. */
export function toldLosses(counted: DocxLosses): string[] {
  const { missingPictures, undrawn, labels, lostLabels, otherLines, otherRules, paleWords, shades } = counted
  const { scans, formulas, turnedWords, wideTables, faces, failedPages } = counted
  const losses: string[] = []
  if (missingPictures > 0)
    losses.push(`Pictures that are left out, because the picture of their page is not kept or cannot be drawn: ${missingPictures}.`)
  losses.push(...undrawnSentences(undrawn))
  if (labels > 0) losses.push(`Words in drawings, which are seen in the picture and cannot be edited: ${labels}.`)
  if (lostLabels > 0) losses.push(`Words in drawings that are left out with them: ${lostLabels}.`)
  if (otherLines > 0) losses.push(`Lines at the edges of pages that differ from page to page and are left out: ${otherLines}.`)
  if (otherRules > 0) losses.push(`Lines that are drawn on the pages and left out, because they part no texts: ${otherRules}.`)
  if (shades > 0)
    losses.push(`Shaded areas that are left out, because they are paper, or no text or table stands on them alone: ${shades}.`)
  if (paleWords > 0)
    losses.push(`Words in pale colours, which are set in black, because the file has not the ground they stand on: ${paleWords}.`)
  if (scans > 0)
    losses.push(
      `Pages that are pictures, whose writing is set in black on white, and in white on dark ground, whatever its colour: ${scans}.`,
    )
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

/** The document without the words in its drawings, which are seen as they are. */
function withoutLabels({ pages, blocks }: ParsedDocument): Pick<ParsedDocument, 'pages'> {
  const labels = new Set(blocks.flatMap((block) => (block.kind === 'picture' ? (block.labels ?? []).flatMap(({ words }) => words) : [])))
  if (labels.size === 0) return { pages }
  return { pages: pages.map((page) => ({ ...page, words: page.words.filter((word) => !labels.has(word)) })) }
}

/** Words that would have to stand on paper in a colour that cannot be seen there. */
const paleWords = (pages: readonly Page[], hasPaper: boolean): number =>
  pages.reduce((sum, page) => {
    const dark = (hasPaper ? (page.drawn?.fills ?? []) : areasOf(page)).filter((fill) => !isPale(fill))
    const isPaleWord = ({ font, box }: Word): boolean =>
      font?.colour !== undefined && !isReadable(font.colour, null) && !dark.some((fill) => shareInside(box, fill.box) >= 0.85)
    return sum + page.words.filter(isPaleWord).length
  }, 0)

/** Shaded areas on which no text block and no table stands, and coloured paper. */
function emptyShades({ pages, blocks }: ParsedDocument): number {
  return pages.reduce((sum, page) => {
    const places = blocks
      .filter(({ kind }) => kind !== 'furniture')
      .flatMap((block) => block.places.filter((place) => place.page === page.number).map(({ box }) => box))
    // Paper is white in a file whose text runs on.
    const isEmpty = (fill: Fill): boolean =>
      isPaper(fill, page) || !places.some((box) => contains(fill.box, centre(box)) || contains(box, centre(fill.box)))
    return sum + (page.drawn?.fills ?? []).filter((fill) => !isPale(fill) && isEmpty(fill)).length
  }, 0)
}

function replacedFaces({ pages }: ParsedDocument): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>()
  for (const { words } of pages)
    for (const { font, readBy } of words) {
      if (font === null || font.family === '' || readBy !== 'text-layer') continue
      const family = printedName(font.family)
      if (replaced.has(family)) continue
      const face = commonFace(font)
      // Made to the same measures: nobody sees the difference.
      if (/^(?:helvetica|liberation|nimbus|times|courier|carlito|caladea)/i.test(family)) continue
      const same = family.replaceAll(' ', '').toLowerCase().startsWith(face.replaceAll(' ', '').toLowerCase())
      if (!same) replaced.set(family, face)
    }
  return replaced
}
