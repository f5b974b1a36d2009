import { type SymbolFont, wingdings } from './symbol-fonts.ts'

/** How a character of a PDF font is written in a word: letters, a space, nothing, or a sign that cannot be read. */
export type Letter =
  | { readonly kind: 'letters'; readonly text: string }
  | { readonly kind: 'space' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreadable' }

const space: Letter = { kind: 'space' }
const nothing: Letter = { kind: 'nothing' }
/** What stands for a character that no letter is known for. */
export const replacement = '\uFFFD'
export const unreadable: Letter = { kind: 'unreadable' }
const hyphen: Letter = { kind: 'letters', text: '-' }

/** PDFium marks a hyphen at a line's end with this code. */
const hyphenAtLineEnd = 2
const firstMovedCode = 0xf000
const lastMovedCode = 0xf0ff
const known = new Map<number, Letter>()

/**
 * The letter for a Unicode value as the font maps it; `symbols` are the signs of a font without letters, whose own codes often come
 * in place of Unicode, plain or moved to U+F000 as word processors do. Ligatures and Arabic and Hebrew presentation forms come as plain letters.
 */
export function letterOf(code: number, symbols: SymbolFont | null): Letter {
  if (symbols !== null) {
    const own = code >= firstMovedCode && code <= lastMovedCode ? code - firstMovedCode : code <= symbols.lastOwnCode ? code : -1
    const sign = symbols.signs.get(own)
    if (sign !== undefined) return { kind: 'letters', text: sign }
  }
  let letter = known.get(code)
  if (letter === undefined) {
    letter = look(code)
    // A file can name a million characters; a language needs thousands.
    if (known.size < 20_000) known.set(code, letter)
  }
  return letter
}

function look(code: number): Letter {
  if (code === hyphenAtLineEnd || code === 0xad) return hyphen
  if (code === 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000)
    return space
  if (code === 0x09 || code === 0x0a || code === 0x0d) return space
  if (code === 0x200b || code === 0x2060 || code === 0xfeff || (code >= 0x200e && code <= 0x200f) || (code >= 0x202a && code <= 0x202e))
    return nothing
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f) || code >= 0xfff0 || code > 0x10ffff) {
    if (code < 0x10000 || code > 0x10ffff || isPrivatePlane(code)) return unreadable
    return { kind: 'letters', text: String.fromCodePoint(code) }
  }
  if (code >= firstMovedCode && code <= lastMovedCode) {
    const sign = signsOfNamelessFonts.get(code - firstMovedCode)
    return sign === undefined ? unreadable : { kind: 'letters', text: sign }
  }
  const piece = code >= firstPiece && code <= 0xf8fe ? pieces[code - firstPiece] : undefined
  if (piece !== undefined) return { kind: 'letters', text: piece }
  if (code === dotlessJ) return { kind: 'letters', text: 'ȷ' }
  if (code >= 0xe000 && code <= 0xf8ff) return unreadable
  const text = String.fromCharCode(code)
  return { kind: 'letters', text: isPresentationForm(code) ? text.normalize('NFKC') : text }
}

/** Pieces of tall brackets, where Adobe put them before Unicode had them (Adobe Glyph List). */
const firstPiece = 0xf8eb
const pieces = [...'⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⌠⎞⎟⎠⎤⎥⎦⎫⎬⎭']

const dotlessJ = 0xf6be

const isPrivatePlane = (code: number): boolean => code >= 0xf0000

/** Latin, Armenian, Hebrew and Arabic ligatures and positional forms (Unicode blocks FB00-FDFF and FE70-FEFE). */
const isPresentationForm = (code: number): boolean => (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefe)

/** Signs that files put at U+F000 and their code in fonts of whatever name: those of Symbol that Wingdings does not have in use, and else those of Wingdings. */
const signsOfNamelessFonts: ReadonlyMap<number, string> = new Map([
  ...wingdings,
  [0x20, ' '],
  [0x2d, '-'],
  [0xb0, '°'],
  [0xb1, '±'],
  [0xb2, '″'],
  [0xb3, '≥'],
  [0xb4, '×'],
  [0xb7, '•'],
  [0xb9, '≠'],
  [0xba, '≡'],
  [0xbb, '≈'],
  [0xd7, '⋅'],
])
