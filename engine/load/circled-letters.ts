import type { Character } from './characters.ts'

/** What a letter in a circle of its own is: TeX draws the sign of copyright so. */
const signOf = new Map([
  ['c', '©'],
  ['C', '©'],
  ['r', '®'],
  ['R', '®'],
  ['p', '℗'],
  ['P', '℗'],
])
const circle = /^[◯○]$/u

/** Characters with each letter that stands in a circle right before or behind it made one with it: "◯" and "c" are "©". */
export function withCircledLetters(characters: readonly Character[]): readonly Character[] {
  if (!characters.some(({ text }) => circle.test(text))) return characters
  const joined: Character[] = []
  for (const character of characters) {
    const last = joined.at(-1)
    const sign = last === undefined ? null : signIn(last, character)
    if (sign === null) joined.push(character)
    else joined[joined.length - 1] = sign
  }
  return joined
}

/** The sign that two characters are of which one is a circle around the other, in the type of the letter; null for any others. */
function signIn(first: Character, second: Character): Character | null {
  const [round, letter] = circle.test(first.text) ? [first, second] : [second, first]
  const text = signOf.get(letter.text)
  if (text === undefined || !circle.test(round.text) || round.style.turn !== letter.style.turn) return null
  const isWithin = letter.left >= round.left && letter.right <= round.right && letter.top >= round.top && letter.bottom <= round.bottom
  if (!isWithin) return null
  const { left, top, right, bottom, start, end, inkStart, inkEnd } = round
  return { ...letter, text, left, top, right, bottom, start, end, inkStart, inkEnd, afterSpace: first.afterSpace }
}
