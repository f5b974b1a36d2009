import type { Box } from '../geometry/index.ts'
import type { Confidence } from './confidence.ts'
import { areUnspaced } from './unspaced.ts'

export type Reader = 'text-layer' | 'ocr' | 'vision'

export interface Font {
  readonly family: string
  /** Size in page points as seen on the page, after all matrices. */
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** As "RRGGBB"; left out for black, and when it is not known. */
  readonly colour?: string
}

/** Clockwise turn of the writing against the upright page. */
export type Turn = 0 | 90 | 180 | 270

/** The atom of everything: a run of characters without a space between them. All else points at words. */
export interface Word {
  /** 1 is the first page, as people count. */
  readonly page: number
  /** As printed, normalised to NFC, ligatures in letters, never corrected. */
  readonly text: string
  readonly box: Box
  /** Where the writing stands: the y (or x, for turned words) of the baseline in page points. */
  readonly baseline: number
  readonly confidence: Confidence
  readonly readBy: Reader
  /** null when the reader cannot tell. */
  readonly font: Font | null
  readonly turn: Turn
  /** Radians by which slanted writing falls to the right, where its file tells: writing that rises has less than 0. Left out: level or upright writing. */
  readonly slope?: number
  /** true for a raised or lowered small word: a footnote mark, an exponent, an index. */
  readonly raised: 'no' | 'superscript' | 'subscript'
  /** What this word links to on the page: a web address, or a place in the document itself (`placeLink`). */
  readonly link: string | null
  /** Other readings, best first; left out when there are none. */
  readonly readings?: readonly Reading[]
}

/** Another reading of the same ink, by a second reader or a runner-up of the first. */
export interface Reading {
  readonly text: string
  readonly confidence: Confidence
}

export interface Line {
  readonly words: readonly Word[]
  readonly box: Box
  /** Of a displayed formula: its bars, those of fractions, over roots and over letters. Left out: running text. */
  readonly bars?: readonly Box[]
  /** true for an entry of a table of contents that no dots lead from. */
  readonly leadsToPage?: true
}

/** Where something is printed. A paragraph or table that runs over a page break has two. */
export interface Place {
  readonly page: number
  readonly box: Box
}

/** The text of a line: its words with single spaces, those of Chinese and Japanese that stand against each other without. */
export const textOfLine = ({ words }: Line): string => textOfWords(words)

/** The same of words that follow each other on one line. */
export function textOfWords(words: readonly Word[]): string {
  let text = ''
  let previous: Word | undefined
  for (const word of words) {
    const isSpaced = previous !== undefined && (!areUnspaced(previous, word) || isApart(previous, word))
    text += isSpaced ? ` ${word.text}` : word.text
    previous = word
  }
  return text
}
/** White between words without spaces that parts them all the same, in heights of a word: names in one cell. */
const widestWithin = 0.4
const isApart = (previous: Word, word: Word): boolean =>
  word.box.left - previous.box.right > widestWithin * (previous.box.bottom - previous.box.top)
/** The text of several lines, one a row. */
export const textOfLines = (lines: readonly Line[]): string =>
  lines.length === 1 ? textOfLine(lines[0] as Line) : lines.map(textOfLine).join('\n')
