// Letters of a font whose file tells only the number of their glyph.

/** Pairs of a first glyph and the letters of it and those after it. */
const from = (first: number, letters: string): readonly [number, string][] => [...letters].map((letter, i) => [first + i, letter])

/**
 * Glyphs of Calibri by their number, which all its faces have in common. Printer drivers that keep the numbers as codes leave some or all of them out of
 * the font's map to Unicode, and readers then show the number as a letter: "dŚĞ" for "The", "ϮϬϭϲ" for "2016".
 */
const calibri: ReadonlyMap<number, string> = new Map([
  ...([
    [258, 'a'],
    [282, 'd'],
    [286, 'e'],
    [296, 'f'],
    [336, 'g'],
    [346, 'h'],
    [349, 'i'],
    [361, 'j'],
    [364, 'k'],
    [367, 'l'],
    [381, 'o'],
    [393, 'p'],
    [400, 's'],
    [410, 't'],
    [437, 'u'],
    [454, 'x'],
    [455, 'y'],
    [460, 'z'],
    [0x398, '&'],
    [0x39b, '@'],
    [0x439, '%'],
    [0x36c, '/'],
    [0x372, '-'],
    [0x374, '–'],
  ] as const),
  ...from(271, 'bc'),
  ...from(373, 'mn'),
  ...from(395, 'qr'),
  ...from(448, 'vw'),
  ...from(0x355, ',;:.'),
  ...from(0x35a, '‘’'),
  ...from(0x35e, '“”'),
  ...from(0x37e, '()'),
  ...from(0x3ec, '0123456789'),
])

/** Its capitals, whose numbers are those of other letters: these are known only beside letters above, which no font has there. */
const calibriCapitals: ReadonlyMap<number, string> = new Map([
  [4, 'A'],
  [17, 'B'],
  [18, 'C'],
  [24, 'D'],
  [28, 'E'],
  [38, 'F'],
  [39, 'G'],
  [44, 'H'],
  [47, 'I'],
  [58, 'J'],
  [60, 'K'],
  [62, 'L'],
  [68, 'M'],
  [69, 'N'],
  [75, 'O'],
  [87, 'P'],
  [89, 'Q'],
  [90, 'R'],
  [94, 'S'],
  [100, 'T'],
  [104, 'U'],
  [115, 'V'],
  [116, 'W'],
  [121, 'X'],
  [122, 'Y'],
  [127, 'Z'],
])

/** Its ligatures, which word processors too leave out of the map, or name by their number: "informaƟon", "oĸce". */
const calibriLigatures: ReadonlyMap<number, string> = new Map([
  [0x12a, 'ff'],
  [0x12e, 'fi'],
  [0x138, 'ffi'],
  [0x147, 'fl'],
  [0x14c, 'ft'],
  [0x19f, 'ti'],
  [0x1a9, 'tt'],
])

/** The letters that a code stands for which is the number of a glyph; null where the code may be trusted, or the font's glyphs are not known. `isStated`: the font says that the code is its letter. */
export function lettersOfGlyph(family: string, code: number, isStated: boolean): string | null {
  if (!family.startsWith('Calibri')) return null
  if (!isStated) return calibri.get(code) ?? calibriLigatures.get(code) ?? null
  // No language in Latin letters that office programs write has these two.
  return code === 0x19f || code === 0x1a9 ? (calibriLigatures.get(code) ?? null) : null
}

/** The capital that a code stands for in a font whose codes are the numbers of its glyphs; null for any other code. */
export const capitalOfGlyph = (family: string, code: number): string | null =>
  family.startsWith('Calibri') ? (calibriCapitals.get(code) ?? null) : null
