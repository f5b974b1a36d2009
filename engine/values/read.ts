// One printed text -> one Value, under given evidence. Columns and fields both read through here.

import type { Decimal, Value } from '../model/index.ts'
import { currencyOf, splitCurrency } from './currencies.ts'
import { type DateOrder, type DateReadings, readDate } from './dates.ts'
import { type Evidence, markOfLanguage } from './evidence.ts'
import { type NumberReadings, numberUnder, readNumber, withoutFootnoteMarks } from './numbers.ts'
import { readTime } from './times.ts'

/** The parts of a printed number that do not depend on the rest of the document. */
export interface Figure {
  readonly readings: NumberReadings
  readonly percent: boolean
  /** As printed; null when no currency stands beside the digits. */
  readonly currencySign: string | null
}

/** Takes a cell's text apart into digits, per cent sign and currency; null when it is no number. */
export function readFigure(text: string): Figure | null {
  const plain = /^[\d.,]+$/.test(text) ? text : withoutFootnoteMarks(text.trim())
  if (!/\d/u.test(plain) || plain.length > 60 || digitsOnSeveralLines(plain)) return null
  const percent = /^(.*\d\)?)\s*%(\)?)$/su.exec(plain) ?? /^()%\s*(.*\d)$/su.exec(plain)
  if (percent) {
    const readings = readNumber(`${percent[1] ?? ''}${percent[2] ?? ''}`)
    return readings === null ? null : { readings, percent: true, currencySign: null }
  }
  const money = splitCurrency(plain)
  const readings = readNumber(money?.rest ?? plain)
  return readings === null ? null : { readings, percent: false, currencySign: money?.sign ?? null }
}

/** The amount as money, with the currency printed beside it or else `fallback`; null when the text is no number. */
export function readMoney(text: string, evidence: Evidence, fallback: string | null = null): Value | null {
  const figure = readFigure(text)
  if (figure === null || figure.percent) return null
  const amount = numberUnder(figure.readings, evidence.decimalMark ?? markOfLanguage(evidence.language))
  return amount === null ? null : { kind: 'money', text, amount, currency: currencyOfFigure(figure, evidence, fallback) }
}

/** The text as the number, percentage or amount that it is written as; null when it is none of them. */
export function readNumeric(text: string, evidence: Evidence): Value | null {
  const figure = readFigure(text)
  if (figure === null) return null
  const mark = evidence.decimalMark ?? markOfLanguage(evidence.language)
  // A percentage that reads in one way alone ("12.5 %" beside amounts with commas) is read so; a bare "12.5" there may be a day or a section.
  const number = numberUnder(figure.readings, mark) ?? (figure.percent ? numberUnder(figure.readings, null) : null)
  return number === null ? null : numericValue(text, figure, number, currencyOfFigure(figure, evidence, null))
}

/** The text as a date; `ambiguous` when nothing in the evidence settles day and month. */
export function readDateValue(text: string, evidence: Evidence): Value | null {
  const readings = readDate(text)
  return readings === null ? null : dateValue(text, readings, evidence.dateOrder ?? orderOfLanguage(evidence))
}

/** The text as a time of day. */
export function readTimeValue(text: string): Value | null {
  const iso = readTime(text)
  return iso === null ? null : { kind: 'time', text, iso }
}

/** Any kind but plain text, tried from the strictest writing to the loosest; text when none fits. */
export const readValue = (text: string, evidence: Evidence): Value =>
  readDateValue(text, evidence) ?? readTimeValue(text) ?? readNumeric(text, evidence) ?? { kind: 'text', text }

/** The value a figure is written as: percentage, amount with its currency, or bare number. */
export function numericValue(text: string, figure: Figure, number: Decimal, currency: string | null): Value {
  if (figure.percent) return { kind: 'percent', text, number }
  if (figure.currencySign !== null) return { kind: 'money', text, amount: number, currency }
  return { kind: 'number', text, number }
}

/** The currency beside the digits as an ISO 4217 code, or `fallback` when there is none. */
export const currencyOfFigure = ({ currencySign }: Figure, { codesNamed }: Evidence, fallback: string | null): string | null =>
  currencySign === null ? fallback : currencyOf(currencySign, codesNamed)

/** The date under `order`; day first and marked ambiguous when the order is unknown and matters. */
export function dateValue(text: string, { dayFirst, monthFirst, dotted }: DateReadings, order: DateOrder | null): Value {
  const settled = order ?? (dotted ? 'day-first' : null)
  const iso = settled === 'month-first' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
  if (iso === null) return { kind: 'text', text }
  const open = settled === null && dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst
  return { kind: 'date', text, iso, ambiguous: open }
}

// Where the pound, the rupee, the rand and the two southern dollars are money, nobody writes the month first; of the dollar that cannot be said.
const dayFirstCurrencies = ['GBP', 'INR', 'ZAR', 'AUD', 'NZD', 'EUR', 'CHF', 'MYR', 'SGD', 'THB', 'IDR', 'BRL', 'DKK', 'NOK', 'PLN', 'CZK']

/** Day first for languages and currencies whose countries all write so; null for English alone. */
export function orderOfLanguage({ language, currency }: Evidence): DateOrder | null {
  if (language !== null && language !== 'en') return 'day-first'
  return currency !== null && dayFirstCurrencies.includes(currency) ? 'day-first' : null
}

// A wrapped "12 / 345" is two numbers, not 12 345.
const digitsOnSeveralLines = (text: string): boolean =>
  text.includes('\n') && text.split('\n').filter((line) => /\d/u.test(line)).length > 1
