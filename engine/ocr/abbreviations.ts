import type { Glyph } from './decode.ts'

/** Single letters with stops of which a small one stands before the last, and that last one a stroke: "S.r.I.", "r.1.,". */
const smallThenStroke = /^[("“«]?(?:\p{L}\.)*\p{Ll}\.([I1|])\.[,;:)"”»]?$/u
/** What nothing but the letters beside it tells. */
const sure = 0.9

/** The letters of a word with a stroke among small letters with stops as the small l that it is: in most types without serifs "l" and "I" look the same. */
export function abbreviated(glyphs: readonly Glyph[]): readonly Glyph[] {
  const text = glyphs.map((glyph) => glyph.text).join('')
  const stroke = text.length === glyphs.length ? smallThenStroke.exec(text)?.[1] : undefined
  if (stroke === undefined) return glyphs
  const at = text.lastIndexOf(stroke)
  return glyphs.map((glyph, index) =>
    index === at ? { ...glyph, text: 'l', probability: sure, others: [{ text: stroke, probability: 1 - sure }] } : glyph,
  )
}
