import { confidence, type Reading } from '../model/index.ts'
import type { Glyph } from './decode.ts'
import { withoutAccents } from './languages.ts'
import type { SecondWord } from './second-reader.ts'
import type { UnreadInk } from './unread-ink.ts'

/** What the second reader has for each letter of the first: a letter, or nothing. */
export interface SecondLetter {
  readonly text: string
  readonly sure: number
}

/** Letters that the first reader saw seldom, and what it takes them for. */
const takenFor: Readonly<Record<string, string>> = {
  ß: 'BbSs8fpR',
  '€': 'ECecG£6(<€',
  ø: 'o0ØOe',
  Ø: 'O0o',
  æ: 'aeoz',
  Æ: 'AE',
  œ: 'oeca',
  Œ: 'OEC',
  å: 'aáàâä',
  ı: 'i1l',
}

/** Whether the second letter is what the first would be taken for by a reader that lacks it: "ö" for "o", "ß" for "B". */
export function completes(first: string, second: string): boolean {
  if (first === second) return false
  if (takenFor[second]?.includes(first) === true) return true
  const bare = withoutAccents(second)
  return bare !== second && (bare === withoutAccents(first) || (bare === 'i' && /[ilïíì1!]/.test(first)))
}

/** Both readings side by side. */
export interface Beside {
  /** For each letter of the first what the second has. */
  readonly letters: readonly (SecondLetter | null)[]
  /** What only the second has: before which letter of the first, their count for the end. */
  readonly extra: ReadonlyMap<number, readonly SecondLetter[]>
}

/** Lays the second reading beside the first, letter by letter, by the least changes (Levenshtein); an accent is half a change. */
export function beside(glyphs: readonly Glyph[], words: readonly SecondWord[]): Beside {
  const second = words.flatMap(({ text, sure }) => [...text.normalize('NFC')].map((letter) => ({ text: letter, sure })))
  const width = second.length + 1
  const cost = new Float32Array((glyphs.length + 1) * width)
  const change = (i: number, j: number): number => {
    const [one, other] = [glyphs[i]?.text ?? '', second[j]?.text ?? '']
    return one === other ? 0 : completes(one, other) ? 0.5 : 1
  }
  for (let i = 0; i <= glyphs.length; i++)
    for (let j = 0; j < width; j++) {
      if (i === 0 || j === 0) cost[i * width + j] = i + j
      else
        cost[i * width + j] = Math.min(
          (cost[(i - 1) * width + j - 1] as number) + change(i - 1, j - 1),
          (cost[(i - 1) * width + j] as number) + 1,
          (cost[i * width + j - 1] as number) + 1,
        )
    }
  const letters: (SecondLetter | null)[] = glyphs.map(() => null)
  const extra = new Map<number, SecondLetter[]>()
  for (let i = glyphs.length, j = second.length; i > 0 || j > 0; ) {
    const here = cost[i * width + j] as number
    if (i > 0 && j > 0 && here === Math.fround((cost[(i - 1) * width + j - 1] as number) + change(i - 1, j - 1))) {
      letters[i - 1] = second[j - 1] as SecondLetter
      i--
      j--
    } else if (i > 0 && (j === 0 || here === (cost[(i - 1) * width + j] as number) + 1)) i--
    else {
      extra.set(i, [second[j - 1] as SecondLetter, ...(extra.get(i) ?? [])])
      j--
    }
  }
  return { letters, extra }
}

/** Below this the second reader guesses its accents too. */
const leastSure = 0.45
/** A bare letter that the first reader gives more than this has no accent. */
const sureOfBare = 0.9
/** Signs of money that the first reader passes over. */
const passedOver = /[£€$¥]/

/**
 * The letters of the first reading with the accents and signs of the second; "ss" and "oe" that are one letter there become one. `unread` has
 * the places where ink stands that the first reader passed over: signs of money are put there.
 */
export function completed(glyphs: readonly Glyph[], { letters, extra }: Beside, unread: UnreadInk): readonly Glyph[] {
  const signsAt = (index: number): readonly Glyph[] => {
    const at = unread.get(index)
    const sign = extra.get(index)?.find(({ text }) => passedOver.test(text))
    return at === undefined || sign === undefined ? [] : [signAt(sign, at)]
  }
  const made = glyphs.flatMap((glyph, index) =>
    isSecondHalf(glyphs, letters, index) ? [] : [...signsAt(index), completedLetter(glyph, letters[index] ?? null)],
  )
  return [...made, ...signsAt(glyphs.length)]
}

/** Whether the letter and its neighbour are one letter to the second reader: "ss" that is "ß", "oe" that is "œ". */
function isSecondHalf(glyphs: readonly Glyph[], letters: readonly (SecondLetter | null)[], index: number): boolean {
  if (letters[index] !== null) return false
  return [index - 1, index + 1].some((other) => {
    const glyph = glyphs[other]
    const one = glyph !== undefined && isCompleted(glyph, letters[other] ?? null) ? (letters[other]?.text ?? '') : ''
    const pair = [Math.min(index, other), Math.max(index, other)].map((at) => glyphs[at]?.text ?? '').join('')
    return (
      (one === 'ß' && /^(ss|SS|fs)$/.test(pair)) || (/[œŒ]/.test(one) && /^oe$/i.test(pair)) || (/[æÆ]/.test(one) && /^ae$/i.test(pair))
    )
  })
}

/** Nobody said whether a space stands before it: that is left to the ink. */
const signAt = ({ text, sure }: SecondLetter, step: number): Glyph => ({
  text,
  from: step,
  to: step,
  probability: Math.max(0.5, sure),
  others: [],
  spaceBefore: 0.5,
})

const isCompleted = (glyph: Glyph, letter: SecondLetter | null): letter is SecondLetter =>
  letter !== null && letter.sure >= leastSure && glyph.probability <= sureOfBare && completes(glyph.text, letter.text)

function completedLetter(glyph: Glyph, letter: SecondLetter | null): Glyph {
  if (!isCompleted(glyph, letter)) return glyph
  const others = [{ text: glyph.text, probability: 1 - letter.sure }]
  return { ...glyph, text: letter.text, probability: Math.max(letter.sure, 0.5), others }
}

interface ReadWord {
  readonly text: string
  readonly confidence: number
  readonly readings: readonly Reading[]
}

/** How much the second reader counts, set by hand: agreeing with a wrong first reading is rarer than with a right one. Not measured. */
const doubtLeftByAgreement = 0.35
const trustLeftByDissent = 0.8
/** Where the first reader is less sure than this, and the second surer than that, the second is believed. */
const firstAtMost = 0.35
const secondAtLeast = 0.8

/** The word as both readings together have it. */
export function agreed(word: ReadWord, second: readonly (SecondLetter | null)[]): ReadWord {
  const text = second.map((letter) => letter?.text ?? '').join('')
  if (text === word.text) return { ...word, confidence: 1 - (1 - word.confidence) * doubtLeftByAgreement }
  if (text === '') return word
  const sure = Math.min(...second.map((letter) => letter?.sure ?? 0.3))
  const trusted = word.confidence * trustLeftByDissent
  // The data of one language lack the accents of others.
  const lacksAccents = [...word.text].some((letter, index) => completes([...text][index] ?? '', letter))
  if (word.confidence < firstAtMost && sure >= secondAtLeast && !lacksAccents)
    return { text, confidence: 0.6, readings: [{ text: word.text, confidence: confidence(word.confidence) }, ...word.readings] }
  const other = { text, confidence: confidence(Math.min(sure, 1 - trusted)) }
  return { ...word, confidence: trusted, readings: [other, ...word.readings.filter((reading) => reading.text !== text)] }
}
