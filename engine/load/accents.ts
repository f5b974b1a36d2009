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

/** Characters with each accent that is printed over a neighbouring letter made one with it: "¨" and "o" are "ö". */
export function withAccents(characters: readonly Character[]): readonly Character[] {
  if (!characters.some(({ text }) => markOf(text) !== null)) return characters
  const composed: Character[] = []
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i]
    if (character === undefined) continue
    const mark = markOf(character.text)
    const before = composed.at(-1)
    const after = characters[i + 1]
    if (mark !== null && after !== undefined && isUnder(after, character)) {
      composed.push(joined(after, character, mark))
      i++
    } else if (mark !== null && before !== undefined && isUnder(before, character)) {
      composed[composed.length - 1] = joined(before, character, mark)
    } else composed.push(character)
  }
  return composed
}

const markOf = (text: string): string | null => combiningOf.get(text) ?? (combiningMark.test(text) ? text : null)

/** Whether the accent's middle lies over the letter's ink; a mark of the font's own, which may have no ink on record, over its room. */
function isUnder(base: Character, accent: Character): boolean {
  if (!letter.test(base.text) || base.style.turn !== accent.style.turn) return false
  const em = base.style.font.size
  if (Math.abs(base.base - accent.base) > 0.5 * em) return false
  const middle = accent.inkEnd > accent.inkStart ? (accent.inkStart + accent.inkEnd) / 2 : accent.start
  const slack = 0.05 * em
  return middle >= base.inkStart - slack && middle <= Math.max(base.inkEnd, base.inkStart) + slack
}

function joined(base: Character, accent: Character, mark: string): Character {
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
