// Names of glyphs as a file's fonts give them: PDFium knows single letters by their names, and not "f_i".

/** By the name of a font without the mark of its subset: what the glyphs are called that its codes stand for, where all fonts of that name agree. */
export type GlyphNames = ReadonlyMap<string, ReadonlyMap<number, string>>

/** Bytes: of larger files the names are not worth the memory that they take. */
const largestFile = 64 * 1024 * 1024

/** The names that the fonts of a PDF give to their codes (/Differences of their encodings); none for a file that is locked or damaged. */
export async function glyphNamesOf(file: Uint8Array): Promise<GlyphNames> {
  if (file.length > largestFile) return new Map()
  const { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } = await import('pdf-lib')
  const named = new Map<string, Map<number, string>>()
  try {
    const { context } = await PDFDocument.load(file, { updateMetadata: false })
    for (const [, font] of context.enumerateIndirectObjects()) {
      if (!(font instanceof PDFDict)) continue
      const base = font.lookup(PDFName.of('BaseFont'))
      const encoding = font.lookup(PDFName.of('Encoding'))
      if (!(base instanceof PDFName) || !(encoding instanceof PDFDict)) continue
      const differences = encoding.lookup(PDFName.of('Differences'))
      if (!(differences instanceof PDFArray)) continue
      const name = withoutSubset(base.decodeText())
      const glyphs = named.get(name) ?? new Map<number, string>()
      named.set(name, glyphs)
      let code = 0
      for (const entry of differences.asArray()) {
        if (entry instanceof PDFNumber) code = entry.asNumber()
        else if (entry instanceof PDFName) {
          const glyph = entry.decodeText()
          // Where two fonts of one name disagree, neither is told from the other.
          glyphs.set(code, glyphs.has(code) && glyphs.get(code) !== glyph ? '' : glyph)
          code++
        }
      }
    }
  } catch {
    return new Map()
  }
  return named
}

/** Six capitals and a plus mark a subset of a font (PDF 32000-1, 9.6.4). */
export const withoutSubset = (name: string): string => name.replace(/^[A-Z]{6}\+/, '')

/** Ligatures that fonts have under a name of their letters without a line between them. */
const ligature = /^(?:f?f[bfhijklt]|fff|ffi|ffl|Th|[cs]t|sp|tt|ch|ck)$/

/** The letters that a glyph of this name shows where it is a ligature: "f_f_i", "T_h.liga", "fj"; undefined for any other name. */
export function lettersNamed(glyph: string): string | undefined {
  const [stem = ''] = glyph.split('.', 1)
  if (ligature.test(stem)) return stem
  const letters = stem.split('_')
  return letters.length > 1 && letters.every((letter) => /^[A-Za-z]$/.test(letter)) ? letters.join('') : undefined
}
