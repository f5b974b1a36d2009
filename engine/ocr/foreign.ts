import type { Weighed } from './weight.ts'
import type { WordList } from './word-list.ts'
import { knowsInSomeCase } from './word-list.ts'
import type { ReadStrip } from './words.ts'

/**
 * Writing in letters that the first reader does not know comes out as look-alikes of those it does ("PaCCKa3a"): hardly a word of it is believed or
 * belongs to a language. Of pages drawn in Cyrillic, Greek, Hebrew and Arabic the mean confidence was 0.02 to 0.13 and 0.06 to 0.35 of the letters stood
 * in English words, of pages in nine languages of Latin letters 0.65 and more and, in the languages that are read, 0.50 and more.
 */
const leastBelieved = 0.2
const leastKnown = 0.45
/** A single line must say it more clearly, and be longer, than a whole page: a scrawl is no Arabic. */
const leastBelievedOnLine = 0.15
const fewestLetters = { page: 60, line: 24 } as const

/** A line and what the first reading made of it. */
interface Line extends ReadStrip {
  readonly words: readonly Weighed[]
}

/**
 * The lines in letters that are not read: all of them where the page as a whole is, else those long enough to tell by themselves; where most of the page
 * was passed over before, short ones too.
 */
export function linesInOtherLetters<L extends Line>(lines: readonly L[], list: WordList, mostPassedOver = false): ReadonlySet<L> {
  const isForeign = (words: readonly Weighed[], believed: number, letters: number): boolean => {
    const told = words.filter(({ text }) => /\p{L}{2}/u.test(text))
    const whole = lettersIn(told)
    if (whole < letters || told.reduce((sum, word) => sum + word.confidence * lettersIn([word]), 0) >= believed * whole) return false
    const known = told.filter(({ text }) => /\p{L}{3}/u.test(text) && knowsInSomeCase(list, text.replace(/^\P{L}+|\P{L}+$/gu, '')))
    return lettersIn(known) < leastKnown * whole
  }
  if (
    isForeign(
      lines.flatMap(({ words }) => words),
      leastBelieved,
      fewestLetters.page,
    )
  )
    return new Set(lines)
  const fewest = mostPassedOver ? 1 : fewestLetters.line
  return new Set(lines.filter(({ words }) => isForeign(words, leastBelievedOnLine, fewest)))
}

/** Letters alone: figures and signs are the same in other scripts, and a page of Chinese with a table of them keeps it. */
const lettersIn = (words: readonly Weighed[]): number => words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

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
