// Letters whose fonts give them no name, or a wrong one: what their codes mean by the encodings of TeX, with which such files were set.

import type { Character } from './characters.ts'
import type { FontFace } from './fonts.ts'
import { type GlyphNames, lettersNamed } from './glyph-names.ts'
import { replacement } from './letters.ts'

/** A character that its font does not name: its index among all of the page, its code, and whether the font says that the code is its letter. */
export interface Unnamed {
  readonly at: number
  readonly code: number
  readonly isStated: boolean
}

/** Code 2 may be any hyphen at a line's end: PDFium marks them so. */
const firstUnnamed = 3
const lastUnnamed = 31
/** Above the plain letters. */
const firstUpper = 0x7f
const lastUpper = 0xff

/**
 * Ghostscript 8 called the glyphs of bitmap fonts by two signs of their number and then took three of those names for signs of Unicode: by these
 * come "c" as CR, "]" as CL, and what has the number 14 as AE.
 */
const misnamed: ReadonlyMap<number, number> = new Map([
  [0x0d, 99],
  [0x2104, 93],
  [0xc6, 14],
])

/** Codes that are white in Unicode. */
const isWhite = (code: number): boolean => code === 9 || code === 10 || code === 13

/**
 * Whether the letter of a code may be another one than Unicode has there: below those of plain letters in any font without signs of its own, white
 * only where the file has a name for it; in a font without a name of its own, where codes are all that is known, also above them, and at names
 * that are taken wrongly.
 */
export function mayBeUnnamed(code: number, isStated: boolean, { family, name, symbols, tex }: FontFace, names: GlyphNames): boolean {
  if (isStated) return family === '' && misnamed.has(code)
  if (symbols !== null || tex !== null) return false
  if (code < firstUnnamed || code > lastUnnamed) return family === '' && code >= firstUpper && code <= lastUpper
  return family === '' || !isWhite(code) || names.get(name)?.has(code) === true
}

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl']
const from = (first: number, texts: readonly string[]): readonly [number, string][] => texts.map((text, i) => [first + i, text])
/** What the encodings OT1 and T1 of TeX have where Unicode has something else (the LaTeX project's guide to encodings, encguide). */
const encodings: Readonly<Record<'earlier' | 'later' | 'cyrillic' | 'unknown', ReadonlyMap<number, string>>> = {
  earlier: new Map([...from(11, ligatures), ...from(16, [...'ıȷ`´ˇ˘¯˚¸ßæœøÆŒØ']), [0x7f, '¨'] as const]),
  later: new Map([
    ...from(13, [...'‚‹›“”„«»–—']),
    ...from(25, ['ı', 'ȷ', ...ligatures]),
    ...from(0x7f, [...'-ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£']),
    ...from(0xd7, ['Œ']),
    ...from(0xdf, ['ẞ']),
    ...from(0xf7, ['œ']),
    ...from(0xff, ['ß']),
  ]),
  /** T2A, for the languages that are written in Cyrillic letters. */
  cyrillic: new Map([
    ...from(16, [...'“”„']),
    ...from(21, ['–', '—']),
    ...from(27, ligatures),
    ...from(0x9c, ['Ё', '№']),
    ...from(0xbc, ['ё', '„', '«', '»']),
    ...from(0xc0, [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя']),
  ]),
  unknown: new Map(),
}
type Encoding = keyof typeof encodings
const quotes: readonly (readonly [string, string])[] = [
  ['`', '‘'],
  ["'", '’'],
]
/** Plain signs in whose place an encoding has others: OT1 not in typewriter faces, which have no ligatures either. */
const signsOf: Readonly<Record<Encoding, ReadonlyMap<string, string>>> = {
  earlier: new Map([...quotes, ['"', '”'], ['\\', '“'], ['{', '–'], ['|', '—']]),
  later: new Map(quotes),
  cyrillic: new Map(),
  unknown: new Map(),
}

/** A page more of whose characters cannot be read has its codes in an order of the file's own. */
const mostUnreadable = 0.1
/** Of the letters of a font that words are set in, at least this share follows another letter of it; of the letters of formulas few do. */
const fewestInWords = 0.5
/** Letters of a word stand this close, in sizes. */
const mostGap = 0.35
const letterOfWord = /^\p{L}+$/u

/**
 * The characters, those that their fonts do not name read by the names that the file has for their glyphs (`names`), and those of bitmap fonts,
 * which have no names, by the encodings of TeX: "de\x0Cne" is "define". `faces` are the fonts of the characters, one each.
 */
export function withUnnamedLetters(
  characters: readonly Character[],
  faces: readonly FontFace[],
  unnamed: readonly Unnamed[],
  names: GlyphNames,
): readonly Character[] {
  const texts = new Map<number, string | undefined>()
  for (const { at, code } of unnamed) {
    const name = names.get(faces[at]?.name ?? '')?.get(code)
    if (name !== undefined) texts.set(at, lettersNamed(name))
  }
  const bitmapped = unnamed.filter(({ at }) => faces[at]?.family === '')
  const plain = bitmapped.length === 0 ? characters : withBitmapLetters(characters, faces, bitmapped)
  return texts.size === 0 ? plain : plain.map((character, i) => withText(character, texts.get(i)))
}

const withText = (character: Character, text: string | undefined): Character => (text === undefined ? character : { ...character, text })

/** Only fonts that words are set in are read so, and only where most letters are plain codes. */
function withBitmapLetters(
  characters: readonly Character[],
  faces: readonly FontFace[],
  unnamed: readonly Unnamed[],
): readonly Character[] {
  const unreadable = unnamed.filter(({ at, isStated }) => !isStated && characters[at]?.text === replacement).length
  if (unreadable > mostUnreadable * characters.length) return characters
  const ofWords = new Set([...new Set(unnamed.map(({ at }) => faces[at]))].filter((face) => setsWords(face, characters, faces)))
  const read = unnamed.filter(({ at }) => ofWords.has(faces[at]))
  const codes = new Map<number, number>()
  for (const { at, code, isStated } of read) {
    const own = isStated ? misnamed.get(code) : code
    if (own !== undefined && (!isStated || faces[at]?.isUnstated)) codes.set(at, own)
  }
  const plain = characters.filter(({ text }, i) => plainLetter.test(text) && ofWords.has(faces[i])).length
  const encoding = encodingOf([...codes.values()], plain)
  const textOf = (code: number) => (code >= firstPlain && code < firstUpper ? String.fromCharCode(code) : encodings[encoding].get(code))
  return characters.map((character, i) => {
    const face = faces[i]
    const isPlain = face !== undefined && face.family === '' && face.isUnstated && ofWords.has(face)
    const code = codes.get(i)
    const own = code === undefined ? undefined : textOf(code)
    return withText(character, own ?? (isPlain ? signsOf[encoding].get(character.text) : undefined))
  })
}
const firstPlain = 0x20
const plainLetter = /^[A-Za-z]$/
/** Of the upper codes those of letters alone. */
const firstLetterAbove = 0xc0

/**
 * The encoding that the bitmap fonts of a page are in, by the ligatures that they have, or letters with accents, of which OT1 has none. What OT1 has
 * for ligatures T1 has for accents and single quotation marks, which few texts have; what T1 has, OT1 has for letters of northern languages. Upper
 * codes alone may be those of Windows, whose quotation marks T1 has for letters. Where most letters are above the `plain` ones they are Cyrillic:
 * no language has more letters with accents than without.
 */
function encodingOf(codes: readonly number[], plain: number): Encoding {
  const has = (first: number, last: number) => codes.some((code) => code >= first && code <= last)
  if (codes.filter((code) => code >= firstLetterAbove).length > plain) return 'cyrillic'
  const hasMarks = has(16, 17) || has(21, 22)
  if (has(0x80, lastUpper)) return has(27, 31) || hasMarks ? 'later' : 'unknown'
  if (has(11, 15) && !(has(27, 31) && hasMarks)) return 'earlier'
  return has(27, 31) ? 'later' : 'unknown'
}

function setsWords(face: FontFace | undefined, characters: readonly Character[], faces: readonly FontFace[]): boolean {
  let letters = 0
  let inWords = 0
  characters.forEach(({ text }, i) => {
    if (faces[i] !== face || !letterOfWord.test(text)) return
    letters++
    if (isBeside(i - 1, i, characters, faces) && letterOfWord.test(characters[i - 1]?.text ?? '')) inWords++
  })
  return inWords > 0 && inWords >= fewestInWords * letters
}

/** Whether two neighbours in the file are of one font and stand in one word. */
function isBeside(at: number, next: number, characters: readonly Character[], faces: readonly FontFace[]): boolean {
  const [one, other] = [characters[at], characters[next]]
  if (one === undefined || other === undefined || faces[at] !== faces[next] || other.afterSpace) return false
  const { size } = one.style.font
  return Math.abs(other.inkStart - one.inkEnd) <= mostGap * size && Math.abs(other.base - one.base) <= mostGap * size
}
