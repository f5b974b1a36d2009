// A spreadsheet runs a CSV cell that begins with = + - @, a tab or a carriage return as a formula. Such cells get a leading apostrophe.
// Left alone are signed numbers with their unit, dates, telephone numbers, sums of plain figures ("-5", "-5 °C", "+49 30 1234", "-2+3") and
// dashes in place of a value: digits, operators and punctuation, with a word before or behind them at most, can name no function, cell, link
// or program (that takes a bracket, a digit or a mark of its own behind a letter), so there is nothing to guard against and data to lose.

const starts = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u
const figure =
  /^[+-]\s?(?:[A-Z]{3}\s|[A-Z]{0,2}\p{Sc}\s?)?(?=[^\p{L}]*\d)[\d\s.,'’()/:%+\-\u2013\u2212±\u00a0\u202f\p{Sc}]*(?:\s?[A-Z]{3}|(?<=\d)\s?°?\p{L}+[²³.]?(?:\/\p{L}+[²³]?)?)?$/u
const dashes = /^[-+\u2010-\u2015\u2212\s./]+$/u

/** True when a spreadsheet would run `text` as a formula that can do more than show a number. */
export const isFormulaLike = (text: string): boolean => starts.test(text) && !figure.test(text) && !dashes.test(text)

/** The text with an apostrophe in front when it is formula-like, as it is otherwise. */
export const guarded = (text: string): string => (isFormulaLike(text) ? `'${text}` : text)
