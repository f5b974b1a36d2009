import type { Character } from './characters.ts'

/** Accents that stand alone in fonts of TeX and some typesetters, and the combining mark each is when it is printed over or under a letter. */
const combiningOf = new Map<string, string>([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['ˉ', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['˝', '\u030B'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])
const combiningMark = /^\p{Mn}$/u
const letter = /^\p{L}$/u
/** A stroke through a sign negates it: "=" becomes "≠". */
const stroke = '\u0338'
const relation = /^\p{Sm}$/u

/** true for an accent that fonts have as a sign of its own. */
export const isSpacingAccent = (text: string): boolean => text.length === 1 && combiningOf.has(text)

/** PDFium sorts the pieces of a line, so that an accent may come a line away from its letter: that of a capital stands higher than the line. */
const farthest = 200

/** Characters with each accent that is printed over a letter made one with it: "¨" and "o" are "ö". */
export function withAccents(characters: readonly Character[]): readonly Character[] {
  const accentsOf = new Map<number, number[]>()
  const used = new Set<number>()
  characters.forEach((character, i) => {
    if (markOf(character.text) === null) return
    const base = letterUnder(characters, i)
    if (base === null) return
    used.add(i)
    accentsOf.set(base, [...(accentsOf.get(base) ?? []), i])
  })
  if (used.size === 0) return characters
  return characters.flatMap((character, i) => {
    if (used.has(i)) return []
    const accents = accentsOf.get(i) ?? []
    return [accents.reduce((base, at) => joined(base, characters[at] ?? base), character)]
  })
}

/**
 * The nearest letter in the file that the accent at `i` stands over, the next one first. Marks that are also ordinary signs only count beside their letter
 * or raised above its line, as over capitals.
 */
function letterUnder(characters: readonly Character[], i: number): number | null {
  const accent = characters[i]
  if (accent === undefined) return null
  const isSign = /[`^~]/.test(accent.text)
  for (let distance = 1; distance <= farthest; distance++)
    // An accent of its own is drawn before its letter, a combining mark is written after it.
    for (const at of combiningMark.test(accent.text) ? [i - distance, i + distance] : [i + distance, i - distance]) {
      const base = characters[at]
      if (base !== undefined && (!isSign || distance === 1 || isRaised(accent, base)) && isUnder(base, accent)) return at
    }
  return null
}

/** Sizes: accents over capitals are raised by a fifth. */
const leastRise = 0.1
const isRaised = (accent: Character, { base, style }: Character): boolean => Math.abs(base - accent.base) > leastRise * style.font.size

function markOf(text: string): string | null {
  const code = text.charCodeAt(0)
  // Letters and figures, nearly all there is, are told at once.
  if (code < 0x5e || (code > 0x60 && code < 0x7e)) return null
  return combiningOf.get(text) ?? (combiningMark.test(text) ? text : null)
}

/** Whether the accent's middle lies over the letter's ink; a mark of the font's own, which may have no ink on record, over its room. */
function isUnder(base: Character, accent: Character): boolean {
  if (!(accent.text === stroke ? relation : letter).test(base.text) || base.style.turn !== accent.style.turn) return false
  const em = base.style.font.size
  if (Math.abs(base.base - accent.base) > 0.5 * em) return false
  const middle = accent.inkEnd > accent.inkStart ? (accent.inkStart + accent.inkEnd) / 2 : accent.start
  const slack = 0.05 * em
  return middle >= base.inkStart - slack && middle <= Math.max(base.inkEnd, base.inkStart) + slack
}

function joined(base: Character, accent: Character): Character {
  const mark = markOf(accent.text) ?? ''
  const plain = base.text === 'ı' ? 'i' : base.text === 'ȷ' ? 'j' : base.text
  return {
    ...base,
    text: (plain + mark).normalize('NFC'),
    left: Math.min(base.left, accent.left),
    top: Math.min(base.top, accent.top),
    right: Math.max(base.right, accent.right),
    bottom: Math.max(base.bottom, accent.bottom),
    afterSpace: base.afterSpace || accent.afterSpace,
  }
}
