import type { Word } from '../model/index.ts'

const figures =
  /^[([+\-–—−~<>≤≥±]*[$€£¥₹]?\s?[+\-–−]?\d[\d.,'’\s ]*(?:[eE][+-]?\d+)?\s?(?:%|‰|[kKmMbB]n?|[$€£¥₹])?[)\]]?[*†‡§a-c¹²³]{0,3}$/u
const placeholder = /^(?:[-–—−.:…*†‡x✓✔✗]{1,3}|n\/?a\.?|n\.a\.|na|nil|yes|no)$/iu

/** Behind an amount with its cents, as accounts print them: a sign, or whether it is a credit. */
const booked = /^[(+\-–−]?[$€£¥₹]?\s?\d[\d.,'’\s]*[.,]\d\d\s?(?:[-+–−]|[CD][Rr])$/u

/** true for text that reads as a figure: an amount, a share, a count, with its sign, currency and footnote mark. */
export const isFigure = (text: string): boolean => figures.test(text) || booked.test(text)
/** true for what stands in a cell in place of a figure: a dash, dots, n/a. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text)
/** An amount with its cents, and a currency in letters before it. */
const amount = /^[-–−+(]?(?:\p{Lu}{2,3}|\p{Sc})?[-–−+]?\d[\d.,'’]*[.,]\d\d\)?$/u
/** What stands beside an amount in capitals: a currency, the mark of a tax. */
const code = /^\p{Lu}{1,3}$/u
/** true when the words together read as one value of a table's body rather than as a label. */
export const readsAsValue = (words: readonly Word[]): boolean => {
  if (words.length === 0 || words.length > 4) return false
  const text = words.map((word) => word.text).join(' ')
  if (isFigure(text) || isPlaceholder(text)) return true
  if (words.some(({ text }) => amount.test(text)) && words.every(({ text }) => amount.test(text) || code.test(text) || isFigure(text)))
    return true
  return words.every((word) => isFigure(word.text) || isPlaceholder(word.text) || /^[%$€£¥±]$|^\(\w{1,2}\)$|^[*†‡]+$/u.test(word.text))
}
/** true for a day in one word: 09/30/2024, 30.9.2024, 2024-09-30, 30-Sep-2024. */
export const isDay = (words: readonly Word[]): boolean =>
  words.length === 1 &&
  /^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}([./-])\d{1,2}\2\d{1,2}|\d{1,2}-\p{L}{3,9}\.?-\d{2,4})$/u.test(words[0]?.text ?? '')
/** true for what marks an item of a list: a bullet, a dash, "3.", "(a)", "iv)". */
export const isMarker = (text: string): boolean =>
  /^(?:[•●○◦▪■□▫◆◇►▶➢➤✓✔–—\-*·o§]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxlcIVXLC]{1,6})[.)]|\[\d{1,3}\]|\d{1,2}(?:\.\d{1,2}){1,4}\.?)$/u.test(text)
/** true for the dots that lead the eye to a page number. */
export const isLeader = (text: string): boolean => /[.…·_]{4,}/u.test(text)
