// Faces that are narrower or wider than the common ones which stand for them: a file whose letters are as wide as printed breaks its lines where they broke.

import { width } from '../geometry/index.ts'
import type { ParsedDocument, Word } from '../model/index.ts'
import { commonFace, namedAt } from './docx-fonts.ts'
import { withWords } from './exchanged-words.ts'
import { hasStandardWidths, type WidthOf } from './standard-widths.ts'

/** So many words of a face tell how wide it is, and fewer than these do not. */
const telling = 400
const fewestWords = 12
/** Percent within which a face is as wide as the common one: a line of 80 letters that differs by one letter ends where it did. */
const sameWidth = 1
/** Beyond these percents the face on the page is of another kind, and its letters would be caricatures. */
const [narrowest, widest] = [80, 120]

/** The document with the words of faces that are clearly narrower or wider than the common one in a face named for that, in percent. */
export function withWidthsOfFaces(document: ParsedDocument, widthOf: WidthOf): ParsedDocument {
  const measured = new Map<string, Measured[]>()
  for (const { words } of document.pages)
    for (const word of words) {
      const face = commonFace(word.font)
      const family = familyToMeasure(word)
      if (family === null || !hasStandardWidths(face)) continue
      const own = measured.get(family) ?? []
      measured.set(family, own)
      if (own.length >= telling) continue
      const ems = widthOf(word.text, face, word.font?.bold ?? false, word.font?.italic ?? false)
      own.push({ printed: width(word.box), natural: ems * (word.font?.size ?? 0) })
    }
  const percents = new Map<string, number>()
  for (const [family, words] of measured) {
    const percent = Math.round(100 * slopeOf(words))
    const isClear = Math.abs(percent - 100) > sameWidth && percent >= narrowest && percent <= widest
    if (words.length >= fewestWords && isClear) percents.set(family, percent)
  }
  if (percents.size === 0) return document
  return withWords(document, (word) => {
    const percent = percents.get(word.font?.family ?? '')
    return word.font === null || percent === undefined
      ? word
      : { ...word, font: { ...word.font, family: namedAt(word.font.family, percent) } }
  })
}

/** How wide a word is on the page, and in the common face of its size, in points. */
interface Measured {
  readonly printed: number
  readonly natural: number
}

/** By how much words are wider on the page the wider they are in the common face: the white beside their first and last letters, which no box holds, left out. */
function slopeOf(words: readonly Measured[]): number {
  const mean = (of: (word: Measured) => number): number => words.reduce((sum, word) => sum + of(word), 0) / Math.max(1, words.length)
  const [x, y] = [mean(({ natural }) => natural), mean(({ printed }) => printed)]
  const spread = mean(({ natural }) => (natural - x) ** 2)
  return spread === 0 ? 1 : mean(({ natural, printed }) => (natural - x) * (printed - y)) / spread
}

/** The face of a word of a text layer that tells widths: one of Latin letters and figures on a level line. */
function familyToMeasure({ font, readBy, turn, raised, text }: Word): string | null {
  if (font === null || font.family === '' || readBy !== 'text-layer' || turn !== 0 || raised !== 'no') return null
  return /^[\p{Script=Latin}\p{Nd}.,;:'’-]{3,}$/u.test(text) ? font.family : null
}
