import { PDFDocument, StandardFonts } from 'pdf-lib'

/** How wide a text is in a common face, in ems; signs that the standard faces lack count as wide as most letters. */
export type WidthOf = (text: string, family: string, bold: boolean, italic: boolean) => number

/** Whether a common face has the widths of the standard PDF faces; of others only that they are near is known. */
export const hasStandardWidths = (family: string): boolean => /^(?:Times New Roman|Arial|Courier New)$/.test(family)

const cuts = {
  Times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold, StandardFonts.TimesRomanItalic, StandardFonts.TimesRomanBoldItalic],
  Helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique, StandardFonts.HelveticaBoldOblique],
  Courier: [StandardFonts.Courier, StandardFonts.CourierBold, StandardFonts.CourierOblique, StandardFonts.CourierBoldOblique],
} as const

/** Widths by the tables of the standard PDF faces, whose measures Times New Roman, Arial and Courier New share. */
export async function standardWidths(): Promise<WidthOf> {
  const document = await PDFDocument.create()
  const fonts = new Map<string, { encodable: ReadonlySet<number>; width: (text: string) => number }>()
  for (const name of Object.values(cuts).flat()) {
    const font = await document.embedFont(name)
    fonts.set(name, { encodable: new Set(font.getCharacterSet()), width: (text) => font.widthOfTextAtSize(text, 1) })
  }
  return (text, family, bold, italic) => {
    const kind = family === 'Courier New' ? 'Courier' : /Times|Georgia|Garamond|Cambria/.test(family) ? 'Times' : 'Helvetica'
    const font = fonts.get(cuts[kind][(bold ? 1 : 0) + (italic ? 2 : 0)] ?? StandardFonts.Helvetica)
    let known = ''
    let others = 0
    for (const sign of text) {
      if (font?.encodable.has(sign.codePointAt(0) ?? 0)) known += sign
      else others += /[\u2E80-\uFFEF]/.test(sign) ? 1 : 0.55
    }
    return (font?.width(known) ?? 0) + others
  }
}
