// A spreadsheet runs a CSV cell that begins with = + - @, a tab or a carriage return as a formula. Such cells get a leading apostrophe.
// Left alone are signed numbers, dates, telephone numbers and sums of plain figures ("-5", "+49 30 1234", "-2+3"): text of digits,
// operators and punctuation alone can name no function, cell, link or program, so there is nothing to guard against and data to lose.

const starts = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u
const harmless = /^[+-](?=[^\p{L}]*\d)[\d\s.,'’()/:%+\-\u2013\u00a0\u202f$€£¥]*(?:\s?\p{Sc}|\s?[A-Z]{3})?$/u

/** True when a spreadsheet would run `text` as a formula that can do more than show a number. */
export const isFormulaLike = (text: string): boolean => starts.test(text) && !harmless.test(text)

/** The text with an apostrophe in front when it is formula-like, as it is otherwise. */
export const guarded = (text: string): string => (isFormulaLike(text) ? `'${text}` : text)
