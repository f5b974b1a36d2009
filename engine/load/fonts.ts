import { typewriterNames } from '../model/index.ts'
import { isNumbered, programOf } from './font-programs.ts'
import { withoutSubset } from './glyph-names.ts'
import type { Pdfium } from './pdfium.ts'
import { type SymbolFont, symbolFontNamed } from './symbol-fonts.ts'
import { isForDrawings, type TexFont, texFontNamed } from './tex-fonts.ts'

/** Bits of a font descriptor's flags (PDF 32000-1, table 123). */
const flagItalic = 1 << 6
const flagForceBold = 1 << 18

/** The fonts of one page, each looked at once. */
export class FontShelf {
  readonly #library: Pdfium
  readonly #faces = new Map<number, FontFace>()

  constructor(library: Pdfium) {
    this.#library = library
  }

  faceOf(font: number): FontFace {
    let face = this.#faces.get(font)
    if (face === undefined) {
      face = new FontFace(this.#library, font)
      this.#faces.set(font, face)
    }
    return face
  }
}

/** One font: its name, looks, and how far each character moves the pen. */
export class FontFace {
  /** As the file has it, without the mark of a subset; empty for a font without one. */
  readonly name: string
  readonly family: string
  readonly bold: boolean
  readonly italic: boolean
  /** The signs of a font that holds no letters; null for others. */
  readonly symbols: SymbolFont | null
  /** A font of TeX's mathematics; null for others. */
  readonly tex: TexFont | null
  /** It holds pieces of drawings and no letters. */
  readonly isForDrawings: boolean
  readonly #library: Pdfium
  readonly #font: number
  readonly #advances = new Map<number, number>()
  readonly #steps = new Map<number, number>()
  readonly #leastSteps = new Map<number, number>()
  #uniform = { letters: 0, isSo: false }
  #characters = 0
  #unstated = 0

  constructor(library: Pdfium, font: number) {
    this.#library = library
    this.#font = font
    const { call } = library
    const name = font === 0 ? '' : library.utf8((address, capacity) => call.FPDFFont_GetBaseFontName(font, address, capacity))
    const flags = font === 0 ? 0 : call.FPDFFont_GetFlags(font)
    const plain = withoutSubset(name)
    const program = font !== 0 && isNumbered(plain) ? programOf(library, font) : null
    const called = program === null || program.name === '' ? plain : withoutSubset(program.name)
    this.name = plain
    this.family = familyOf(called)
    this.symbols = symbolFontNamed(called)
    this.tex = texFontNamed(called)
    this.isForDrawings = isForDrawings(called)
    // PDFium's weight is guessed from stem widths, which many writers make up: Arial comes as 1340, KaTeX Regular as 605.
    // Some set the flag on all faces but the bold one; a thin stem, which PDFium tells by its weight, belies it.
    const forced = flags > 0 && (flags & flagForceBold) !== 0 && !isThin(call.FPDFFont_GetWeight(font))
    this.bold = looksBold(called) || forced || program?.bold === true
    this.italic = looksItalic(called) || (flags > 0 && (flags & flagItalic) !== 0) || program?.italic === true
  }

  /** Advance of a character in em; 0 when the font does not say. */
  advanceOf(code: number): number {
    let advance = this.#advances.get(code)
    if (advance === undefined) {
      const { call, heap, scratch } = this.#library
      const said = this.#font !== 0 && call.FPDFFont_GetGlyphWidth(this.#font, code, 1, scratch) !== 0
      advance = said ? (heap.HEAPF32[scratch >> 2] ?? 0) : 0
      this.#advances.set(code, advance)
    }
    return advance
  }

  /** Takes note of a character on the page, and of whether the font says which letter it shows. */
  count(stated: boolean): void {
    this.#characters++
    if (!stated) this.#unstated++
  }

  /** Whether of most characters on the page the font does not say which letters they show. */
  get isUnstated(): boolean {
    return this.#unstated > this.#characters / 2
  }

  /** Takes note that the pen moved `step` em from a character to the next one in the same piece of writing. */
  observe(code: number, step: number): void {
    if (step <= 0) return
    const least = this.#leastSteps.get(code)
    if (least === undefined || step < least) this.#leastSteps.set(code, step)
    if (step >= this.advanceOf(code) - mostKerning) return
    this.#steps.set(code, Math.min(step, this.#steps.get(code) ?? step))
  }

  /** Whether the writing on the page contradicts any advance that the font states. */
  get contradicted(): boolean {
    return this.#steps.size > 0 || this.statesOneAdvance
  }

  /** Whether the font states one advance for all letters, as PDFium does for some that draw theirs (Type 3), though the pen went less far over some. */
  get statesOneAdvance(): boolean {
    if (this.#uniform.letters !== this.#leastSteps.size) this.#uniform = { letters: this.#leastSteps.size, isSo: this.#isUniform() }
    return this.#uniform.isSo
  }

  #isUniform(): boolean {
    if (this.#leastSteps.size < fewestSteps || typewriterNames.test(this.name)) return false
    const [first = 0] = this.#advances.values()
    if (first > widestUniform) return false
    for (const advance of this.#advances.values()) if (advance !== first) return false
    const steps = [...this.#leastSteps.values()]
    // Typewriters never step less than their advance, and further than it before white alone.
    return steps.filter((step) => step < first - leastUnlike).length >= fewestNarrower
  }

  /** The advance in em that the writing itself shows where the font's answer cannot be right (it maps several glyphs to one letter); null elsewhere. */
  observedAdvance(code: number): number | null {
    if (this.statesOneAdvance) return this.#leastSteps.get(code) ?? null
    return this.#steps.size === 0 ? null : (this.#steps.get(code) ?? null)
  }
}

/** A page has so many letters of a face, of which so many step less than all are said to by so much, in em: no typewriter face does. */
const fewestSteps = 6
const fewestNarrower = 2
/** Letters of Chinese and Japanese take a whole em each, and their stops half of it at times. */
const widestUniform = 0.9
const leastUnlike = 0.08

/** Kerning draws letters together by up to a tenth of their size; a pen that steps back further shows that the advance is another glyph's. */
const mostKerning = 0.15

/** "Arial-BoldMT", "HelveticaNeue-Bd", "LubalinGraph-Demi", URW's "NimbusRomNo9L-Medi"; "AdvOTb83ee1dd.B" as publishers of journals call theirs. */
const looksBold = (name: string): boolean =>
  /bold|black|heavy/i.test(name) ||
  /(?:Bd|Blk|Bol|Demi|Medi)(?:It|Ital|Cn|Cond)*$/.test(name) ||
  boldOfTex.test(name) ||
  /^Adv\w+\.BI?(?:\+\w+)?$/.test(name)

/** "Arial-ItalicMT", "MinionPro-It", "SourceSansPro-LightIt", URW's "NimbusRomNo9L-ReguItal" and "NimbusMonL-ReguObli", "CharterBT-Roman-Slant_167". */
const looksItalic = (name: string): boolean =>
  /italic|oblique|slant|kursiv/i.test(name) ||
  /[-,a-z](?:It|Ital|Obli)(?:$|[^a-z])/.test(name) ||
  slantedOfTex.test(name) ||
  /^Adv\w+\.B?I(?:\+\w+)?$/.test(name)

/**
 * Names of fonts that TeX brings, which say their kind by a letter or two: Computer Modern and those made after it ("CMBX12", "CMSSBX10", "SFSX1000",
 * "SFTI1000"; Computers & Typesetting E, the ec fonts, cm-super), Linux Libertine ("LinLibertineTBI"), and the TX and PX fonts ("rtxbi", "t1xbtt").
 */
const boldOfTex =
  /^(?:TeX-)?(?:CM(?:B|BX|BXTI|BXSL|SSBX|SSDC)|(?:SF|EC)(?:BX|BI|BL|SX|SO|SSDC|RB|XC)|LMBX|HFBRBX)\d|^Lin(?:Libertine|Biolinum)(?:_R|[TGO])?[BZ]|^(?:new|t1|tc|r|rn)?[tp]?xb(?:$|i|sl|tt|sc|ss)/i
const slantedOfTex =
  /^(?:TeX-)?(?:CM(?:TI|SL|BXTI|BXSL|SSI|ITT|SLTT|CSCSL)|(?:SF|EC)(?:TI|SL|BI|BL|SI|SO|IT|ST|OC))\d|^Lin(?:Libertine|Biolinum)(?:_R|[TGO])?[BZ]?I(?:$|-)|^(?:t1|r|rn)[tp]?xb?i$/i

/** Of a weight that is known, and no more than that of regular faces with thick stems: five times the width of their stems. */
const isThin = (weight: number): boolean => weight > 0 && weight <= 450

/** "TimesNewRomanPS-BoldMT" is of the family "TimesNewRoman", "Arial,Bold" of "Arial". */
function familyOf(name: string): string {
  const stem = name.replace(/[-,].*$/, '').replace(/(?:PS)?(?:MT)?$/, '')
  return stem === '' ? name : stem
}
