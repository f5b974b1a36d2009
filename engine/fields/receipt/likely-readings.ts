// Which of a recogniser's readings of a word a name or an address is made of. The readings are its own: a word is never given letters that no
// reader saw. What decides is what such a place can hold: commas part the lines of an address and points hardly ever do, a postcode is figures.

import type { Word } from '../../model/index.ts'

/** A word's text as chosen: the words as printed where none of their readings fits the place better. */
export interface Chosen {
  readonly text: string
  /** Other than the printed words. */
  readonly changed: boolean
}

/** The words of an address with, of each, the reading that an address is likeliest to hold. */
export const asAddress = (words: readonly Word[]): Chosen =>
  chosen(words, (word, at) => commaForPoint(word, at === words.length - 1) ?? postcode(word) ?? figuresAlone(word) ?? surerLetters(word))

/** The words of a name likewise; "SON BHD" is the legal form where one reading says so. */
export const asName = (words: readonly Word[]): Chosen => chosen(words, (word, at) => legalForm(word, words[at + 1]) ?? surerLetters(word))

type Pick = (word: Word, at: number) => string | null

function chosen(words: readonly Word[], pick: Pick): Chosen {
  const printed = words.map(({ text }) => text).join(' ')
  // A speck in the space between two words.
  const text = words
    .map((word, at) => pick(word, at) ?? word.text)
    .join(' ')
    .replace(/(?<=[\p{L}\d])[·•](?=[\p{L}\d])/gu, ' ')
  return { text, changed: text !== printed }
}

const readingsOf = ({ readings }: Word): readonly { readonly text: string; readonly confidence: number }[] => readings ?? []

/** Short words that end in a point of their own: "No.", "Jln.", "Str.", "S.A.". */
const longestAbbreviation = 3

/**
 * "485." and "JAYA.SELANGOR" where a reading has a comma in the place of the point. Behind a word of more than three letters or a number an
 * address has a comma some ten times for one point, its own end left out.
 */
function commaForPoint({ text, ...word }: Word, last: boolean): string | null {
  if (!text.includes('.')) return null
  for (const reading of readingsOf({ text, ...word })) {
    const other = reading.text
    if (other.length !== text.length) continue
    const places = [...text].flatMap((sign, at) => (sign === other[at] ? [] : [{ sign, to: other[at], at }]))
    const apart = places.every(
      ({ sign, to, at }) =>
        sign === '.' && to === ',' && !(last && at === text.length - 1) && isWhole(text.slice(0, at).split(/[.,/]/u).at(-1) ?? ''),
    )
    if (places.length > 0 && apart) return other
  }
  return null
}

const isWhole = (before: string): boolean =>
  /^\p{Lu}{0,3}\d+\p{Lu}?$/u.test(before) || before.replace(/[^\p{L}]/gu, '').length > longestAbbreviation

/** "401sO" of which a reading has five figures. */
function postcode(word: Word): string | null {
  const bare = word.text.replace(/[.,]$/u, '')
  if (bare.length !== 5 || /^\d+$/u.test(bare) || bare.replace(/\D/gu, '').length < 3) return null
  return readingsOf(word).find(({ text }) => /^\d{5}[.,]?$/u.test(text))?.text ?? null
}

/** "A-0g-10" of which a surer reading has figures where a small letter stands among them. */
function figuresAlone(word: Word): string | null {
  if (!/\d\p{Ll}|\p{Ll}\d/u.test(word.text)) return null
  return readingsOf(word).find(({ text, confidence }) => confidence > word.confidence && /^[\p{Lu}\d/,.-]+$/u.test(text))?.text ?? null
}

/** Below this a recogniser hardly believes its own word. */
const hardlyBelieved = 0.35

/** A word of letters that was hardly believed, where a reading of as many letters is believed more. */
function surerLetters(word: Word): string | null {
  if (word.confidence >= hardlyBelieved || !/^\p{L}{3,}[.,]?$/u.test(word.text)) return null
  const surer = readingsOf(word).find(
    ({ text, confidence }) => confidence > word.confidence && text.length === word.text.length && /^\p{L}{3,}[.,]?$/u.test(text),
  )
  return surer?.text ?? null
}

/** "Sendirian Berhad", misread by one letter. */
function legalForm(word: Word, next: Word | undefined): string | null {
  if (!/^bhd\b/iu.test(next?.text ?? '') || /^sdn\.?$/iu.test(word.text)) return null
  return readingsOf(word).find(({ text }) => /^sdn\.?$/iu.test(text))?.text ?? null
}
