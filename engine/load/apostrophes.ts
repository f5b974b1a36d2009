import type { Character } from './characters.ts'
import { replacement } from './letters.ts'

/** An apostrophe ends above this height over the line and is no taller and no wider than this, in sizes. */
const lowest = 0.35
const tallest = 0.4
const widest = 0.25
const letter = /^\p{L}$/u

/**
 * The characters with an apostrophe for each that its font gives no letter for, where it can be nothing else: a small mark high up between two letters
 * of one word ("d\uFFFDoro"). Printer drivers that make a font of each glyph leave out its name.
 */
export function withApostrophes(characters: readonly Character[]): readonly Character[] {
  return characters.map((character, i) => {
    if (character.text !== replacement || character.afterSpace) return character
    const [before, after] = [characters[i - 1], characters[i + 1]]
    if (before === undefined || after === undefined || after.afterSpace || !letter.test(before.text) || !letter.test(after.text))
      return character
    const { size } = before.style.font
    const isLevel = character.style.turn === 0 && before.style.turn === 0 && Math.abs(before.base - after.base) < 0.1 * size
    const isHigh = character.bottom < before.base - lowest * size && character.top > before.base - size
    const isSmall = character.bottom - character.top <= tallest * size && character.right - character.left <= widest * size
    return isLevel && isHigh && isSmall && character.right > character.left ? { ...character, text: '’' } : character
  })
}
