import type { Weighed } from './weight.ts'
import { isOfLanguage, knowsInSomeCase, partsByCapitals, type WordList } from './word-list.ts'
import type { ReadStrip } from './words.ts'

/**
 * Writing in letters that the first reader does not know comes out as look-alikes of those it does ("PaCCKa3a"): hardly a word of it is believed or
 * belongs to a language. Of pages drawn in Cyrillic, Greek, Hebrew and Arabic the mean confidence was 0.02 to 0.13 and 0.06 to 0.35 of the letters stood
 * in English words, of pages in nine languages of Latin letters 0.65 and more and, in the languages that are read, 0.50 and more.
 */
const leastBelieved = 0.2
const leastKnown = 0.45
/** Letters that are believed by so little are guessed at: words of them are of the language by chance more often ("LT", "lilt", of Tamil). */
const hardlyBelieved = 0.05
const leastKnownOfGuesses = 0.8
/** A single line must say it more clearly, and be longer, than a whole page: a scrawl is no Arabic. */
const leastBelievedOnLine = 0.15
const fewestLetters = { page: 60, line: 24 } as const
/** Columns of a strip that a letter takes at least where writing is read: half of what wide type takes. Of other scripts only some letters are guessed at. */
const columnsALetter = 40

/** A line and what the first reading made of it. */
interface Line extends ReadStrip {
  readonly words: readonly Weighed[]
}

/**
 * The lines in letters that are not read: all of them where the page as a whole is, else those long enough to tell by themselves; where most of the page
 * was passed over before, short ones too.
 */
export function linesInOtherLetters<L extends Line>(lines: readonly L[], list: WordList, mostPassedOver = false): ReadonlySet<L> {
  const isForeign = (some: readonly L[], believed: number, letters: number): boolean => {
    const told = some.flatMap(({ words }) => words).filter(({ text }) => /\p{L}{2}/u.test(text))
    const whole = lettersIn(told)
    const mean = told.reduce((sum, word) => sum + word.confidence * lettersIn([word]), 0) / Math.max(1, whole)
    if (whole === 0 || Math.max(whole, roomIn(some)) < letters || mean >= believed) return false
    // Look-alikes of other letters have capitals inside too, but hardly words between them ("PaCCKa3a").
    const known = told
      .flatMap(({ text }) => partsByCapitals(text.replace(/^\P{L}+|\P{L}+$/gu, '')))
      .filter((part) => /\p{L}{3}/u.test(part) && knowsInSomeCase(list, part))
    return lettersOf(known) < (mean < hardlyBelieved ? leastKnownOfGuesses : leastKnown) * whole
  }
  if (isForeign(lines, leastBelieved, fewestLetters.page)) {
    // Told by room, not by letters that were read: the recogniser saw that it does not know them, and lines of figures alone are figures.
    const read = lettersIn(lines.flatMap(({ words }) => words))
    return new Set(read >= fewestLetters.page ? lines : lines.filter(({ words }) => lettersIn(words) > 0))
  }
  const fewest = mostPassedOver ? 1 : fewestLetters.line
  return new Set(lines.filter((line) => isForeign([line], leastBelievedOnLine, fewest)))
}

/** How many letters would stand on the lines of which words were read, were they read. */
const roomIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { words, strip }) => sum + (lettersIn(words) === 0 ? 0 : strip.width / strip.stretch / columnsALetter), 0)

/** Letters alone: figures and signs are the same in other scripts, and a page of Chinese with a table of them keeps it. */
const lettersIn = (words: readonly Weighed[]): number => lettersOf(words.map(({ text }) => text))
const lettersOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

/** On a page mostly in other letters a word must be believed this much: figures are the same in many scripts, remains of their letters are not. */
const leastAmongOthers = 0.3
/** The words of a page that are kept where `unreadable` of its writing, as a share of its area, is in other letters. */
export const keptAmong = <W extends { readonly confidence: number }>(words: readonly W[], unreadable: number): readonly W[] =>
  unreadable <= mostlyPassedOver ? words : words.filter(({ confidence }) => confidence >= leastAmongOthers)

/** Pages of fewer letters in longer words say nothing of their language. */
const fewestInLanguage = 200
/** Share of them in words that the likeliest language has, below which the page is in none that is known here: Swedish has 0.15 of German's, Vietnamese 0.37. */
const leastInLanguage = 0.4

/**
 * true for a page of running text in Latin letters whose language is none of those that are known: its letters and accents may be wrong. `lists`:
 * the words of the language that it seems to be in, and of others.
 */
export function isInUnknownLanguage(words: readonly { readonly text: string }[], lists: readonly WordList[]): boolean {
  const long = words.map(({ text }) => text.replace(/^\P{L}+|\P{L}+$/gu, '')).filter((text) => /^\p{Script=Latin}{3,}$/u.test(text))
  const letters = (some: readonly string[]): number => some.reduce((sum, text) => sum + text.length, 0)
  const whole = letters(long)
  return (
    whole >= fewestInLanguage && lists.every((list) => letters(long.filter((text) => isOfLanguage(list, text))) < leastInLanguage * whole)
  )
}

/** Columns of a strip from which on a line is long enough to tell, and how many columns one letter answers for at most: twice as many as wide type takes. */
const longLine = 200
const mostColumnsALetter = 100
/** Share of the writing on a page that must be passed over: single lines so are signatures and drawings. */
const mostlyPassedOver = 0.5

/** Mean probability of its letters below which a line is dirt, a drawing, a signature, where it stands between lines that were read. */
export const leastConfidence = 0.5

/**
 * The lines that were found as writing and passed over but for a figure or two, or read with hardly a letter believed, where most of the writing on the
 * page was: the recogniser says nothing of letters that none of its own is like (Cyrillic, Arabic), and guesses at others (Hebrew). `area` says how
 * much of the page each takes, `others` how much is in other letters.
 */
export function linesPassedOver(
  lines: readonly ReadStrip[],
  area: (some: readonly ReadStrip[]) => number,
  others: number,
): ReadonlySet<ReadStrip> {
  const found = lines.filter(({ strip, reading: { glyphs, confidence } }) => {
    const columns = strip.width / strip.stretch
    return columns >= longLine && (confidence < leastConfidence || glyphs.length * mostColumnsALetter < columns)
  })
  const left = area(found) + others
  return new Set(left > mostlyPassedOver * Math.max(1, area(lines)) ? found : [])
}
