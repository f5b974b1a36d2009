/** A font in which TeX sets mathematics. Its files name signs as Unicode does not, or not at all, so that many come as no more than their codes. */
export interface TexFont {
  /** Its signs by code, for those that come as codes. */
  readonly signs: ReadonlyMap<number, string>
  /** Its capitals, and small letters where it has them, are of this kind. */
  readonly letters: 'script' | 'double-struck' | 'fraktur' | null
  /** Its signs grow with what they hold, hang below the line, and stand about its middle. */
  readonly grows: boolean
}

/** The font of TeX's mathematics that a PDF's font name means, or null for any other: Computer Modern, Latin Modern, the fonts of the AMS and those made after them. */
export function texFontNamed(name: string): TexFont | null {
  return fonts.find(({ named }) => named.test(name))?.font ?? null
}

/**
 * true for the fonts of LaTeX's pictures: quarters of circles and slanted lines, of which frames with round corners are made as well; and for those of music, whose
 * heads, rests and clefs stand in the places of letters.
 */
export const isForDrawings = (name: string): boolean => /^(?:LCIRCLEW?|LINEW?)\d+$/i.test(name) || ofMusic.test(name)
const ofMusic =
  /^(?:(?:emmentaler|feta|parmesan|gonville|petrucci|maestro|sonata)(?:[-,]|\d|$)|(?:bravura|petaluma|leland|mscore|opus)(?:std)?(?:[-,]|$)|musix\d)/i

/**
 * A sign of such a font as it is printed, or null where its Unicode value is right. `isCode` says that the value is the code in the font.
 * `rise` gives how high its ink stands over the line, in sizes.
 */
export function texSign(font: TexFont, code: number, isCode: boolean, rise: () => number): string | null {
  if (isCode || (font.grows && code === 0)) return font.signs.get(code) ?? null
  if (font.letters !== null) return alphabetLetter(code, font.letters)
  // By Adobe's names "phi" is the curled letter and "phi1" the straight one, by the fonts of TeX it is the other way about.
  return code === 0x3c6 || code === 0x3d5 ? (rise() > leastAscender ? 'ϕ' : 'φ') : null
}
/** Sizes: the straight phi is as high as an f, 0.69; the curled one as an x, 0.44. */
const leastAscender = 0.57

/** Letters of mathematics that Unicode had before it had their alphabet. */
const earlier: Readonly<Record<NonNullable<TexFont['letters']>, string>> = {
  script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
  'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
  fraktur: 'CℭHℌIℑRℜZℨ',
}
const firstCapital = { script: 0x1d49c, 'double-struck': 0x1d538, fraktur: 0x1d504 } as const

function alphabetLetter(code: number, kind: NonNullable<TexFont['letters']>): string | null {
  const letter = String.fromCodePoint(code)
  if (!/^[A-Za-z]$/.test(letter) || (kind === 'double-struck' && /[a-z]/.test(letter))) return null
  const at = earlier[kind].indexOf(letter)
  if (at >= 0 && at % 2 === 0) return earlier[kind][at + 1] ?? null
  return String.fromCodePoint(firstCapital[kind] + (letter <= 'Z' ? code - 0x41 : 26 + code - 0x61))
}

const from = (first: number, signs: string): readonly [number, string][] =>
  [...signs].flatMap((sign, i): [number, string][] => (sign === ' ' ? [] : [[first + i, sign]]))
const combining = { hat: '\u0302', tilde: '\u0303', arrow: '\u20D7', stroke: '\u0338' }

/** The encodings OML, OMS and OMX of TeX, and those of the two fonts of the AMS (Knuth, Computers & Typesetting E; amsfonts). */
const letters = new Map([
  ...from(0x00, 'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλµνξπρστυϕχψωεϑϖϱςφ↼↽⇀⇁↪↩▹◃'),
  ...from(0x3a, '.,</>⋆∂'),
  ...from(0x5b, '♭♮♯⌣⌢ℓ'),
  ...from(0x7b, 'ıȷ℘'),
  [0x7e, combining.arrow] as const,
])
const operators = new Map([
  ...from(0x00, '−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯∘•≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻←→↑↓↔↗↘≃⇐⇒⇑⇓⇔↖↙∝′∞∈∋△▽'),
  [0x36, combining.stroke] as const,
  ...from(0x37, '↦∀∃¬∅ℜℑ⊤⊥ℵ'),
  ...from(0x5b, '∪∩⊎∧∨⊢⊣⌊⌋⌈⌉{}⟨⟩|∥↕⇕\\≀√∐∇∫⊔⊓⊑⊒§†‡¶♣♢♡♠'),
])
const growing = new Map([
  ...from(0x00, '()[]⌊⌋⌈⌉{}⟨⟩|∥/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\()[]⌊⌋⌈⌉{}⟨⟩/\\/\\⎛⎞⎡⎤⎣⎦⎢⎥⎧⎫⎩⎭⎨⎬⎪⎪⎝⎠⎜⎟⟨⟩⨆⨆∮∮⨀⨀⨁⨁⨂⨂∑∏∫⋃⋂⨄⋀⋁∑∏∫⋃⋂⨄⋀⋁∐∐'),
  ...from(0x62, combining.hat.repeat(3) + combining.tilde.repeat(3)),
  ...from(0x68, '[]⌊⌋⌈⌉{}√√√√√'),
  // Halves of braces above and below: which of the two they are, only all of them together tell.
  ...from(0x7a, '⏟⏟⏟⏟'),
])
const amsFirst = new Map([
  ...from(0x00, '⊡⊞⊠□■'),
  ...from(0x08, '↻↺⇌⇋⊟⊩⊪⊨↠↞⇇⇉⇈⇊↾⇂↿⇃↣↢⇆⇄↰↱⇝↭↫↬≗≿≳⪆⊸∴∵≑≜≾≲⪅⪕⪖⋞⋟≼≦⩽≶‵'),
  ...from(0x3a, '≓≒≽≧⩾≷⊏⊐⊳⊲⊵⊴★≬▼▶◀  △▲▽≖⋚⋛⪋⪌¥⇛⇚✓⊻⊼⩞∠∡∢∝⌣⌢⋐⋑⋓⋒⋏⋎⋋⋌⫅⫆≏≎⋘⋙⌜⌝®Ⓢ⋔∔∽⋍⌞⌟✠∁⊺⊚⊛⊝'),
])
const amsSecond = new Map(from(0x3f, '∅∄')).set(0x6e, '∖').set(0x7e, 'ℏ').set(0x7f, 'ℏ')
const none: ReadonlyMap<number, string> = new Map()

const fonts: readonly { readonly named: RegExp; readonly font: TexFont }[] = [
  { named: /^(?:CMMI|(?:HF|CM)BRM[IB]|LMMathItalic|r[tp]xb?mi|New[TP]XB?MI|MTMI)/i, font: { signs: letters, letters: null, grows: false } },
  { named: /^(?:CMB?SY|(?:HF|CM)BRSY|LMMathSymbols|[tp]xb?sys?\d*$|MTSY)/i, font: { signs: operators, letters: 'script', grows: false } },
  { named: /^(?:CMEX|LMMathExtension|[tp]xb?exs?\d*$|MTEX)/i, font: { signs: growing, letters: null, grows: true } },
  { named: /^(?:MSAM|(?:HF|CM)BRAS)/i, font: { signs: amsFirst, letters: null, grows: false } },
  { named: /^(?:MSBM|(?:HF|CM)BRBS|DSROM|BBM\d)/i, font: { signs: amsSecond, letters: 'double-struck', grows: false } },
  { named: /^EUF[MB]/i, font: { signs: none, letters: 'fraktur', grows: false } },
  { named: /^(?:EUS[MB]|rsfs)/i, font: { signs: none, letters: 'script', grows: false } },
]
