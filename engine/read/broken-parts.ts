// Parts of a page whose text layer cannot be used, beside others that can: a heading in a font without a table of its letters, a pasted form.

import { type Box, height, unionOf } from '../geometry/index.ts'
import { type Font, isInMathematicalFace, type Word } from '../model/index.ts'

/** A stretch of the page whose own words are not what it shows. */
export interface BrokenPart {
  readonly box: Box
  readonly words: readonly Word[]
}

/** Above this share of unreadable characters people cannot use the text; below it, it is a few symbols of an odd font. */
export const mostUnreadable = 0.3
/** Of a readable text in any language, fewer words than this look like noise. */
const mostGibberish = 0.5
/** Fewer longer words than this tell nothing: formulas and bullets. */
const fewestLonger = 5
/** Vowels among the letters of a text: 0.36 to 0.48 in European languages. Codes of glyphs in the order of a font, read as letters, have 0.15. */
const fewestVowels = 0.2
/** Letters from which their share of vowels tells text from codes. */
const fewestLetters = 24
/** Codes above those of plain letters are common among numbers of glyphs and rare in text. */
const fewestPlainLetters = 0.8
/** Fewer characters in one place are a formula or an ornament, of which a recogniser makes nothing better. */
const fewestCharacters = 12
/** Words stand together when they are no further apart than this, in heights of a word: lines of a table have 1.5. */
const nearAcross = 3
const nearDown = 1.6
/** A page in more pieces is a map. */
const mostParts = 40

/**
 * The parts of a page whose words say something else than is printed, by their fonts: those with a third of signs that are no letters, those
 * that spell noise, and those that do not say which letters they show (`unstated`) and spell what no language does.
 */
export function brokenParts(words: readonly Word[], unstated: ReadonlySet<Font> = new Set()): readonly BrokenPart[] {
  // Words of one piece of writing share their font, whose name is made once.
  const names = new Map<Font | null, string>()
  const byFont = Map.groupBy(words, ({ font }) => {
    let name = names.get(font)
    if (name === undefined) {
      name = nameOf(font, unstated)
      names.set(font, name)
    }
    return name
  })
  const broken = [...byFont.values()].filter((written) => isBroken(written, unstated))
  const suspects = broken.flat()
  if (suspects.length === 0) return []
  const inWriting = new Set(broken.filter(isWriting).flat())
  const isWorthReading = ({ words: own }: BrokenPart): boolean =>
    own.some(({ text }) => text.length >= 3) &&
    (charactersIn(own) >= fewestCharacters || own.some((word) => word.text.length >= shortestWord && inWriting.has(word)))
  const parts = partsWithin(mostParts, suspects, isWorthReading)
  return parts.toSorted((one, other) => charactersIn(other.words) - charactersIn(one.words)).slice(0, mostParts)
}

/** The parts, taken together over wider gaps where there are more than `most`: the cells of a table. */
function partsWithin(most: number, words: readonly Word[], counts: (part: BrokenPart) => boolean): readonly BrokenPart[] {
  let parts = togetherIn(words, 1).filter(counts)
  for (let wider = 2; parts.length > most && wider <= 8; wider *= 2) parts = togetherIn(words, wider).filter(counts)
  return parts
}

/** Shorter ones are numbers of paragraphs, such as "(a)". */
const shortestWord = 4
/** true for a font that whole words are set in, not the signs of formulas: a few of its letters in one place are a short heading or a cell. */
const isWriting = (written: readonly Word[]): boolean => {
  const longer = written.filter(({ text }) => text.length >= shortestWord).length
  return longer >= fewestLonger && longer >= written.length / 2
}

/** Characters of some words. */
export const charactersIn = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0)

/** Share of the longer words without a letter or digit, or with control signs: what fonts with a private order of letters give; 0 for fewer than `fewest`. */
export function gibberishShare(words: readonly Word[], fewest: number): number {
  const longer = words.filter(({ text }) => text.length >= 3)
  if (longer.length < fewest) return 0
  const noise = longer.filter(
    ({ text }) => lettersIn(text) < text.length * 0.34 && !/^([^\p{L}\p{N}])\1+$/u.test(text) && !ofFormula.test(text),
  )
  return noise.length / longer.length
}

/** "(x)", "]+a", "(−1)=": letters and figures with brackets and signs of sums alone. */
const ofFormula = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{M}()[\]{}|=+−,]+$/u

/** Letters, digits and marks of a word. Plain ones, of which nearly all words are made, are counted without taking the word apart. */
function lettersIn(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return text.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)) letters++
  }
  return letters
}

const nameOf = (font: Font | null, unstated: ReadonlySet<Font>): string =>
  font === null ? '' : `${font.family} ${font.bold} ${font.italic} ${unstated.has(font)}`

function isBroken(words: readonly Word[], unstated: ReadonlySet<Font>): boolean {
  const unreadable = words.reduce((sum, { text }) => sum + (text.includes('\uFFFD') ? (text.match(/\uFFFD/gu)?.length ?? 0) : 0), 0)
  if (unreadable > mostUnreadable * charactersIn(words)) return true
  // Formulas spell nothing: "(x)", "2xT".
  if (words.every(isInMathematicalFace)) return false
  if (gibberishShare(words, fewestLonger) > mostGibberish) return true
  const [first] = words
  return first?.font != null && unstated.has(first.font) && !couldBeText(words)
}

function couldBeText(words: readonly Word[]): boolean {
  const letters = words.flatMap(({ text }) => text.normalize('NFD').match(/\p{L}/gu) ?? [])
  if (letters.length < fewestLetters) return true
  const plain = letters.filter((letter) => /[a-zа-яё]/iu.test(letter))
  const vowels = plain.filter((letter) => /[aeiouyаеёиоуыэюя]/iu.test(letter))
  return plain.length >= fewestPlainLetters * letters.length && vowels.length >= fewestVowels * plain.length
}

/** Words that stand near each other, as stretches of the page. */
function togetherIn(words: readonly Word[], wider: number): readonly BrokenPart[] {
  const parts: BrokenPart[] = []
  for (const word of words) {
    let part: BrokenPart = { box: word.box, words: [word] }
    const across = wider * nearAcross * height(word.box)
    const down = wider * nearDown * height(word.box)
    for (let at = parts.length - 1; at >= 0; at--) {
      const other = parts[at] as BrokenPart
      if (!isNear(part.box, other.box, across, down)) continue
      part = { box: unionOf([part.box, other.box]), words: [...other.words, ...part.words] }
      parts.splice(at, 1)
    }
    parts.push(part)
  }
  return parts
}

const isNear = (one: Box, other: Box, across: number, down: number): boolean =>
  one.left - other.right <= across && other.left - one.right <= across && one.top - other.bottom <= down && other.top - one.bottom <= down
