import type { Glyph } from './decode.ts'
import { knowsInSomeCase, type WordList } from './word-list.ts'

/** Shorter words with a letter more are words too often: "fat" and "flat". */
const fewestLetters = 4
/** How much wider than two usual distances the neighbours of a letter stand that was two: "o" for "oo". */
const roomForTwo = 1.25

/**
 * The letters of a word with one put in that was passed over, where that alone makes it a word of the language: the i or l of a ligature with f
 * ("offcers" for "officers"), or the second of two like letters where both had room. null when none or several make one.
 */
export function withLostLetter(glyphs: readonly Glyph[], list: WordList): readonly Glyph[] | null {
  const letters = glyphs.map(({ text }) => text)
  if (letters.length < fewestLetters || !/^\p{Lu}?\p{Ll}+$/u.test(letters.join(''))) return null
  const made = new Map<string, readonly Glyph[]>()
  for (const [index, glyph] of glyphs.entries()) {
    const lost = [...(glyph.text === 'f' ? ['i', 'l'] : []), ...(hasRoomForTwo(glyphs, index) ? [glyph.text] : [])]
    for (const letter of lost) {
      const word = letters.toSpliced(index + 1, 0, letter).join('')
      if (knowsInSomeCase(list, word)) made.set(word, glyphs.toSpliced(index + 1, 0, lostAfter(glyph, letter)))
    }
  }
  const [only, another] = made.values()
  return another === undefined ? (only ?? null) : null
}

/** What was read stays as another reading: the word without it. */
const lostAfter = ({ to }: Glyph, text: string): Glyph => ({
  text,
  from: to,
  to,
  probability: 0.6,
  others: [{ text: '', probability: 0.4 }],
  spaceBefore: 0,
})

function hasRoomForTwo(glyphs: readonly Glyph[], index: number): boolean {
  const [before, after] = [glyphs[index - 1], glyphs[index + 1]]
  if (before === undefined || after === undefined || glyphs[index]?.text === before.text || glyphs[index]?.text === after.text) return false
  const middle = ({ from, to }: Glyph): number => (from + to) / 2
  const distances = glyphs
    .slice(1)
    .map((glyph, at) => middle(glyph) - middle(glyphs[at] as Glyph))
    .sort((a, b) => a - b)
  return middle(after) - middle(before) >= 2 * roomForTwo * (distances[distances.length >> 1] as number)
}
