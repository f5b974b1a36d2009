import type { Word } from './word.ts'

/** Signs of Chinese and Japanese to a word as it is spoken: 1.5 to 2 in running text. */
const signsToWord = 2
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** The first letter of these scripts: what comes before is told without a regular expression. */
const first = 0x2e80

/**
 * How many words these are as they are spoken. Chinese and Japanese are written without spaces, and a whole line of them is one word in print: what
 * tells running text from labels by its words counts two signs as one.
 */
export const spokenWords = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + spokenIn(text), 0)

/** The same of words that are given as texts. */
export const spokenTexts = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + spokenIn(text), 0)

function spokenIn(text: string): number {
  if (text.charCodeAt(0) < first && text.charCodeAt(text.length - 1) < first) return 1
  return Math.max(1, Math.ceil((text.match(signs)?.length ?? 0) / signsToWord))
}
