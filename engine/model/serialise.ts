// A parsed document as plain data and back. Words are written once, with their page, and named by an id everywhere else, because
// everything in the model points at the very same word: that is what makes "no word lost or doubled" a question one can ask.

import type { Block } from './block.ts'
import type { FieldSheet } from './field.ts'
import type { Page, ParsedDocument } from './parsed-document.ts'
import { type Font, type Line, textOfLines, type Word } from './word.ts'

/** Raised when a published shape changes in a way that readers of the JSON must know of. */
export const serialVersion = 2

/** "p3w17": the 17th word of page 3. */
export type WordId = string
export interface SerialWord extends Omit<Word, 'page' | 'font'> {
  readonly id: WordId
  /** Index into the document's fonts; null when the reader could not tell. */
  readonly font: number | null
}
export interface SerialPage extends Omit<Page, 'words'> {
  readonly words: readonly SerialWord[]
}
export interface SerialLine extends Omit<Line, 'words'> {
  readonly words: readonly WordId[]
}
/** The same shape with words replaced by their ids. */
export type Serial<Part> = Part extends Word
  ? WordId
  : Part extends string | number | boolean | null | undefined
    ? Part
    : Part extends readonly (infer Item)[]
      ? readonly Serial<Item>[]
      : { readonly [Key in keyof Part]: Serial<Part[Key]> }
/** A block with the text it reads as, for those who want no more than that; tables have it cell by cell. */
export type SerialBlock = Serial<Block> & { readonly text?: string }
export interface SerialDocument {
  readonly version: typeof serialVersion
  readonly fonts: readonly Font[]
  readonly pages: readonly SerialPage[]
  readonly blocks: readonly SerialBlock[]
  readonly sheets: readonly Serial<FieldSheet>[]
  readonly issues: ParsedDocument['issues']
}

/** The document as plain data, ready for JSON: the same document always gives the same data. Throws RangeError for a word that is on no page. */
export function serialise(document: ParsedDocument): SerialDocument {
  const serialiser = openSerialiser()
  const pages = document.pages.map(serialiser.page)
  return {
    version: serialVersion,
    fonts: serialiser.fonts(),
    pages,
    blocks: document.blocks.map(serialiser.block),
    sheets: document.sheets.map(serialiser.sheet),
    issues: document.issues,
  }
}

/**
 * The JSON of `serialise(document)`, one line. Made page by page and block by block: where one text is not in one piece in memory, as those that
 * were put together, V8 writes all that is given with it in the slow way, and a document took half as long again.
 */
export function serialText(document: ParsedDocument): string {
  const serialiser = openSerialiser()
  const pages = document.pages.map((page) => JSON.stringify(serialiser.page(page)))
  const blocks = document.blocks.map((block) => JSON.stringify(serialiser.block(block)))
  const [fonts, sheets, issues] = [serialiser.fonts(), document.sheets.map(serialiser.sheet), document.issues].map((part) =>
    JSON.stringify(part),
  )
  return `{"version":${serialVersion},"fonts":${fonts},"pages":[${pages.join()}],"blocks":[${blocks.join()}],"sheets":${sheets},"issues":${issues}}`
}

/** Makes plain data of a document part by part, for those who cannot hold all of it: a page before what refers to its words. */
export interface Serialiser {
  page(page: Page): SerialPage
  /** Throws RangeError for a word that is on no page given so far. */
  block(block: Block): SerialBlock
  sheet(sheet: FieldSheet): Serial<FieldSheet>
  /** The fonts of all pages given so far. */
  fonts(): readonly Font[]
  /** Forgets the words of the pages given so far; fonts keep their numbers. */
  forget(): void
}

export function openSerialiser(): Serialiser {
  const fonts = new Map<string, { readonly index: number; readonly font: Font }>()
  const ids = new Map<Word, WordId>()
  // Words of one piece of writing share their font; only the first of each is looked up by what it says.
  const indices = new Map<Font, number>()
  const fontIndex = (font: Font | null): number | null => {
    if (font === null) return null
    let index = indices.get(font)
    if (index === undefined) {
      index = indexByLook(font)
      indices.set(font, index)
    }
    return index
  }
  const indexByLook = (font: Font): number => {
    const key = `${font.family}|${font.size}|${font.bold}|${font.italic}|${font.colour ?? ''}`
    const known = fonts.get(key) ?? { index: fonts.size, font }
    fonts.set(key, known)
    return known.index
  }
  const idOf = (word: Word): WordId => {
    const id = ids.get(word)
    if (id === undefined) throw new RangeError(`the word "${word.text}" is on no page of the document`)
    return id
  }
  return {
    page({ words, ...page }) {
      const serialWords = words.map((word, index): SerialWord => {
        const id = `p${page.number}w${index + 1}`
        ids.set(word, id)
        // Named one by one: to copy what is left of a word takes three times as long, for tens of thousands of them.
        const { text, box, baseline, confidence, readBy, turn, raised, link, readings } = word
        const own = { id, text, box, baseline, confidence, readBy, turn, raised, link }
        return readings === undefined ? { ...own, font: fontIndex(word.font) } : { ...own, readings, font: fontIndex(word.font) }
      })
      return { ...page, words: serialWords }
    },
    block: (block) => ({ ...(exchangeWords(block, idOf) as Serial<Block>), ...textOf(block) }),
    sheet: (sheet) => exchangeWords(sheet, idOf) as Serial<FieldSheet>,
    fonts: () => [...fonts.values()].map(({ font }) => font),
    forget() {
      ids.clear()
      indices.clear()
    },
  }
}

/** The document that `serialise` made the data from. Throws RangeError for data of another version or with a word id that no page has. */
export function revive(serial: SerialDocument): ParsedDocument {
  if (serial?.version !== serialVersion)
    throw new RangeError(`serialised document of version ${String(serial?.version)}, expected ${serialVersion}`)
  const words = new Map<WordId, Word>()
  const pages = serial.pages.map(
    (page): Page => ({
      ...page,
      words: page.words.map(({ id, font, ...rest }): Word => {
        const word: Word = { page: page.number, ...rest, font: font === null ? null : fontAt(serial.fonts, font) }
        words.set(id, word)
        return word
      }),
    }),
  )
  const wordOf = (id: WordId): Word => {
    const word = words.get(id)
    if (!word) throw new RangeError(`no page has a word "${id}"`)
    return word
  }
  return {
    pages,
    blocks: serial.blocks.map(({ text: _, ...block }) => exchangeWords(block, wordOf) as Block),
    sheets: exchangeWords(serial.sheets, wordOf) as readonly FieldSheet[],
    issues: serial.issues,
  }
}

/** A copy of plain data in which every list called `words` has its members exchanged. Lines and evidence are the only things that hold words. */
function exchangeWords<From, To>(data: unknown, exchange: (word: From) => To): unknown {
  if (data === null || typeof data !== 'object') return data
  if (Array.isArray(data)) return data.map((item) => exchangeWords(item, exchange))
  // A loop over the keys, in their order, takes half the time that entries and back take; documents have tens of thousands of parts.
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(data)) {
    const value = (data as Record<string, unknown>)[key]
    // Boxes, half of all parts, hold numbers alone and are never edited.
    if (key === 'box' || typeof value !== 'object') copy[key] = value
    else copy[key] = key === 'words' ? (value as readonly From[]).map(exchange) : exchangeWords(value, exchange)
  }
  return copy
}

function fontAt(fonts: readonly Font[], index: number): Font {
  const font = fonts[index]
  if (!font) throw new RangeError(`there is no font ${index}`)
  return font
}
const textOf = (block: Block): { readonly text?: string } => {
  switch (block.kind) {
    case 'table':
      return {}
    case 'picture':
      return { text: textOfLines(block.caption) }
    default:
      return { text: textOfLines(block.lines) }
  }
}
