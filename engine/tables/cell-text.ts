import type { Word } from '../model/index.ts'

const figures =
  /^[([+\-–—−~<>≤≥±]*[$€£¥₹]?\s?[+\-–−]?\d[\d.,'’\s ]*(?:[eE][+-]?\d+)?\s?(?:%|‰|[kKmMbB]n?|[p¢$€£¥₹])?[)\]]?[*†‡§a-c¹²³]{0,3}$/u
const placeholder = /^(?:[-–—−.:…*†‡x✓✔✗]{1,3}|n\/?a\.?|n\.a\.|na|nil|yes|no)$/iu

/** Behind an amount with its cents, as accounts print them: a sign, or whether it is a credit. */
const booked = /^[(+\-–−]?[$€£¥₹]?\s?\d[\d.,'’\s]*[.,]\d\d\s?(?:[-+–−]|[CD][Rr])$/u

/** The words with a space between them. */
export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

/** true for text that reads as a figure: an amount, a share, a count, with its sign, currency and footnote mark. */
export const isFigure = (text: string): boolean => figures.test(text) || booked.test(text)
/** true for what stands in a cell in place of a figure: a dash, dots, n/a. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text)
/** An amount with its cents, and a currency in letters before it. */
const amount = /^[-–−+(]?(?:\p{Lu}{2,3}|\p{Sc})?[-–−+]?\d[\d.,'’]*[.,]\d\d\)?$/u
/** What stands beside an amount in capitals: a currency, the mark of a tax. */
const code = /^\p{Lu}{1,3}$/u
/** So many letters of the alphabet at the start of a word are no figure, currency or placeholder: most words are told by them. */
const lettersOfWord = 5
function beginsWithLetters(text: string): boolean {
  if (text.length < lettersOfWord) return false
  for (let i = 0; i < lettersOfWord; i++) {
    const letter = text.charCodeAt(i) | 0x20
    if (letter < 0x61 || letter > 0x7a) return false
  }
  return true
}
/** true when the words together read as one value of a table's body rather than as a label. */
export const readsAsValue = (words: readonly Word[]): boolean => {
  if (words.length === 0 || words.length > 4 || words.some(({ text }) => beginsWithLetters(text))) return false
  const text = words.map((word) => word.text).join(' ')
  if (isFigure(text) || isPlaceholder(text)) return true
  if (words.some(({ text }) => amount.test(text)) && words.every(({ text }) => amount.test(text) || code.test(text) || isFigure(text)))
    return true
  return words.every((word) => isFigure(word.text) || isPlaceholder(word.text) || /^[%$€£¥±]$|^\(\w{1,2}\)$|^[*†‡]+$/u.test(word.text))
}
/** true for a value that is more than the sign of a unit, which may have broken off its figure for want of room ("64,00" over "€"). */
export const holdsFigure = (words: readonly Word[]): boolean => readsAsValue(words) && !words.every(({ text }) => /^[%‰$€£¥]$/u.test(text))
/** true for a sum with its cents: "5,281.36". What names a column holds none. */
export const isInCents = (text: string): boolean => /\d[.,]\d{2}(?!\d)/u.test(text)
/** true for a day in one word, 09/30/2024, 30.9.2024, 2024-09-30, 30-Sep-2024, or a time of day: 16:05, 9:30 pm, 18h05; with the raised mark of a note or without. */
export const isMoment = (words: readonly Word[]): boolean => {
  const [first, second, ...others] = words.length > 1 ? words.filter(({ raised }) => raised === 'no') : words
  if (first === undefined || others.length > 0) return false
  if (second !== undefined) return timeOfDay.test(first.text) && /^(?:[ap]\.?m\.?|Uhr|h)$/iu.test(second.text)
  return day.test(first.text) || timeOfDay.test(first.text)
}
const day = /^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}([./-])\d{1,2}\2\d{1,2}|\d{1,2}-\p{L}{3,9}\.?-\d{2,4})$/u
const timeOfDay = /^(?:[01]?\d|2[0-4])[:h][0-5]\d(?::[0-5]\d)?$/u
/** true for a year by itself, as titles of columns have it. */
export const isYear = ([word, ...others]: readonly Word[]): boolean => others.length === 0 && /^(?:19|20)\d\d$/u.test(word?.text ?? '')
/** true for an amount of money with its cents, beside its currency at most. */
export const isAmount = (words: readonly Word[]): boolean =>
  words.some(({ text }) => amount.test(text)) && words.every(({ text }) => amount.test(text) || code.test(text) || /^\p{Sc}$/u.test(text))
/** true for what marks an item of a list: a bullet, a dash, "3.", "(a)", "iv)". */
export const isMarker = (text: string): boolean =>
  /^(?:[•●○◦▪■□▫◆◇►▶➢➤✓✔–—\-*·o§]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxlcIVXLC]{1,6})[.)]|\[\d{1,3}\]|\d{1,2}(?:\.\d{1,2}){1,4}\.?)$/u.test(text)
/** true for the dots that lead the eye to a page number. */
export const isLeader = (text: string): boolean => /[.…·_]{4,}/u.test(text)
