import type { Language } from './languages.ts'
import { isOfLanguage, type WordList } from './word-list.ts'

/** Words of fewer letters are shared by many languages, and pages with fewer letters in longer words than this say nothing. */
const fewestInWord = 4
const fewestLetters = 80
/** Share of these letters in words that the language has, and how many times the share of the next: names and numbers are in none. */
const leastShare = 0.5
const leastLead = 1.2

/**
 * The language that has most of the long words of a page without the short ones that tell a language from others, as statements of accounts and lists
 * of goods are; null where none leads clearly.
 */
export function languageByWords(texts: readonly string[], lists: ReadonlyMap<Language, WordList>): Language | null {
  const words = texts.map((text) => text.replace(/^\P{L}+|\P{L}+$/gu, '')).filter((text) => /^\p{Script=Latin}+$/u.test(text))
  const long = words.filter(({ length }) => length >= fewestInWord)
  const whole = lettersIn(long)
  if (whole < fewestLetters) return null
  const [best, next] = [...lists]
    .map(([language, list]) => ({ language, share: lettersIn(long.filter((text) => isOfLanguage(list, text))) / whole }))
    .sort((a, b) => b.share - a.share)
  return best !== undefined && best.share >= leastShare && best.share >= leastLead * (next?.share ?? 0) ? best.language : null
}

const lettersIn = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)
