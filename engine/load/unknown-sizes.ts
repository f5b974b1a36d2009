// Sizes of bitmap fonts, whose files state the size of a pixel.

import { median } from '../model/index.ts'
import type { Character, Style } from './characters.ts'
import type { FontFace } from './fonts.ts'

/** Ink of letters above or below the line, in shares of the size: Computer Modern, in which nearly all such fonts are; others differ by a tenth. */
const shares: readonly { readonly letters: RegExp; readonly share: number }[] = [
  { letters: /^[acemnorsuvwxz]$/, share: 0.44 },
  { letters: /^[gpqy]$/, share: 0.64 },
  { letters: /^[bdfhkl]$/, share: 0.7 },
  { letters: /^[A-PR-Z]$/, share: 0.69 },
  { letters: /^\d$/, share: 0.65 },
  // As whose codes Cyrillic letters come; of other languages letters with accents are few.
  { letters: /^[à-ÿ]$/, share: 0.44 },
  { letters: /^[À-ß]$/, share: 0.69 },
]
/** A stated size that the ink is larger than by this factor is that of something else. */
const mostAtOdds = 2
/** Of the letters of a font at least this share tells the same size within this factor; codes that are not those of letters tell any. */
const leastAgreeing = 0.7
const mostApart = 1.2
/** Sizes are told to this many points. */
const step = 0.1

/**
 * The characters with sizes as their ink has them where a font without a name states one that cannot be: the dots of a printer, 600 an inch,
 * for those that dvips made. `faces` are the fonts of the characters, one each.
 */
export function withMeasuredSizes(characters: readonly Character[], faces: readonly FontFace[]): readonly Character[] {
  if (!faces.some(({ family }) => family === '')) return characters
  const ratios = new Map<FontFace, number[]>()
  characters.forEach((character, i) => {
    const face = faces[i] as FontFace
    if (face.family !== '') return
    const ratio = inkSize(character) / character.style.font.size
    if (ratio === 0 || !Number.isFinite(ratio)) return
    const list = ratios.get(face)
    if (list === undefined) ratios.set(face, [ratio])
    else list.push(ratio)
  })
  const scales = new Map<FontFace, number>()
  for (const [face, list] of ratios) {
    const ratio = median(list, 1)
    const agreeing = list.filter((one) => one > ratio / mostApart && one < ratio * mostApart).length
    if (agreeing >= leastAgreeing * list.length && ratio > mostAtOdds) scales.set(face, ratio)
  }
  if (scales.size === 0) return characters
  const styles = new Map<Style, Style>()
  return characters.map((character, i) => {
    const scale = scales.get(faces[i] as FontFace)
    if (scale === undefined) return character
    const { style } = character
    let measured = styles.get(style)
    if (measured === undefined) {
      measured = { ...style, font: { ...style.font, size: Math.round((style.font.size * scale) / step) * step } }
      styles.set(style, measured)
    }
    return { ...character, style: measured }
  })
}

/** The size that a letter's ink tells, in points; 0 where it tells none. */
function inkSize({ text, left, right, top, bottom, style }: Character): number {
  const share = shares.find(({ letters }) => letters.test(text))?.share ?? 0
  return share === 0 ? 0 : (style.turn % 180 === 0 ? bottom - top : right - left) / share
}
