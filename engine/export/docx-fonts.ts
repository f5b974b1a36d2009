// The faces of a PDF are seldom on the reader's machine. A file that names common ones of the same kind looks alike everywhere.

import { bodySize, type Font, type ParsedDocument, sizeOf, type Word } from '../model/index.ts'

const common: readonly (readonly [RegExp, string])[] = [
  [/courier|mono(?!type)|consol|menlo|typewriter|cmtt|sftt|lettergothic|inconsolata|sourcecode/i, 'Courier New'],
  // The faces of Linux are those of Bitstream, as wide as Verdana and nearly as wide as Georgia.
  [/dejavusans|verasans/i, 'Verdana'],
  [/dejavuserif|veraserif/i, 'Georgia'],
  [/calibri|carlito/i, 'Calibri'],
  [/cambria(?!math)|caladea/i, 'Cambria'],
  [/georgia/i, 'Georgia'],
  [/verdana/i, 'Verdana'],
  [/tahoma/i, 'Tahoma'],
  [/trebuchet/i, 'Trebuchet MS'],
  [/symbol$/i, 'Symbol'],
  [
    /arial|helvet|liberationsans|nimbussan|univers|frutiger|myriad|opensans|roboto|lato|gothic|futura|segoe|inter|sans|dotum|gill|corpid/i,
    'Arial',
  ],
  [
    /times|roman|serif|^cm|^sf[a-z]{2}\d|^lm|nimbusrom|minion|palatino|book|garamond|janson|tinos|century|caslon|baskerville|bodoni|mincho|batang|song/i,
    'Times New Roman',
  ],
]

/** A face that most machines have, for a face as the reader named it; a face without serifs for a name that tells nothing. */
export function commonFace(font: Font | null): string {
  const family = font?.family ?? ''
  return common.find(([names]) => names.test(family))?.[1] ?? 'Arial'
}

/** The name of a face whose own name tells nothing, with that of the common face which looks like it. */
export const namedLike = (family: string, face: string): string => `${family}${like}${face}`
/** The name of a face with how wide its letters are, in percent of those of the common face that stands for it. */
export const namedAt = (family: string, percent: number): string => `${family}${at}${percent}`
/** How wide the letters of a face are, in percent of those of the common face. */
export const percentOf = (font: Font | null): number => Number(font?.family.split(at)[1] ?? 100)
/** The name of a face on the page. */
export const printedName = (family: string): string => family.split(at)[0]?.split(like)[0] ?? family
const like = ' like '
const at = ' at '

/** Whether the name of a face tells its kind. */
export const namesFace = (family: string): boolean => common.some(([names]) => names.test(family))

/** The face and size, in points, that most letters of a document are set in. */
export function bodyFont(document: Pick<ParsedDocument, 'pages'>): { readonly family: string; readonly size: number } {
  const words = document.pages.flatMap((page) => page.words)
  const letters = new Map<string, number>()
  for (const { font, text } of words) {
    const face = commonFace(font)
    letters.set(face, (letters.get(face) ?? 0) + text.length)
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1])
  return { family: most?.[0] ?? 'Arial', size: bodySize(words, { whenEmpty: 11 }) }
}

/** Sizes as Word counts them, in half points, from 4 to 200 points; where only the heights of recognised words tell, which waver, whole points. */
export function halfPoints(word: Word): number {
  const size = Math.min(200, Math.max(4, sizeOf(word)))
  return word.readBy === 'text-layer' || (word.font !== null && word.font.family !== '') ? Math.round(size * 2) : Math.round(size) * 2
}
