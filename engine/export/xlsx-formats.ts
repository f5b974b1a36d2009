// A typed value -> a spreadsheet number with the format that shows it as it is printed. Digits pass as text, never through a float.

import type { Value } from '../model/index.ts'
import { readDate, splitCurrency } from '../values/index.ts'

export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly digits: string; readonly format: string }

/** How the cells of a column are printed, seen from the whole column: "856" may stand in a column that groups its thousands. */
export interface ColumnPrint {
  readonly grouped: boolean
  /** Days and months of one digit carry a zero: "05". */
  readonly padded: boolean
  /** Months are written out: "March" and not "Mar". */
  readonly longMonths: boolean
  /** Hours of one digit stand alone: "8:30". */
  readonly shortHours: boolean
}

/** Sees how the numbers and dates of a column are printed. */
export const columnPrint = (values: readonly (Value | null)[]): ColumnPrint => ({
  grouped: values.some((value) => value !== null && isGrouped(value)) || isMoneyUnderThousand(values),
  padded: values.some((value) => value?.kind === 'date' && /(?<!\d)0\d(?!\d)/u.test(value.text)),
  longMonths: values.some((value) => value?.kind === 'date' && /\p{L}{5}/u.test(value.text)),
  shortHours: values.some((value) => value?.kind === 'time' && /^\s*\d\D/u.test(value.text)),
})

/**
 * The content of a spreadsheet cell. Text stays text, and so do numbers beyond the 15 digits a spreadsheet keeps, dates it cannot count
 * (before March 1900) and dates whose day and month nothing decides: a wrong date is worse than a printed one.
 */
export function contentOf(value: Value, print: ColumnPrint): Content {
  switch (value.kind) {
    case 'number':
      return numeric(value.text, value.number, numberFormat(value.text, value.number, print))
    case 'percent':
      return numeric(value.text, hundredth(value.number), `${numberFormat(value.text, value.number, print, '%')}`)
    case 'money':
      return numeric(value.text, value.amount, moneyFormat(value.text, value.amount, value.currency, print))
    case 'date': {
      const serial = serialOf(value.iso)
      return serial === null || value.ambiguous
        ? asText(value.text)
        : { kind: 'number', digits: String(serial), format: dateFormat(value.text, value.iso, print) }
    }
    case 'time': {
      const [hour = 0, minute = 0, second = 0] = value.iso.split(':').map(Number)
      // All the digits a spreadsheet keeps, so that a reader that rounds to microseconds finds the very second.
      const day = (((hour * 60 + minute) * 60 + second) / 86_400).toFixed(15)
      return numeric(value.text, day, timeFormat(value.text, value.iso, print))
    }
    case 'text':
    case 'tick':
      return asText(value.text)
  }
}

const asText = (text: string): Content => ({ kind: 'text', text })

/**
 * A spreadsheet keeps 15 digits of a number (IEEE 754 doubles); more stay text so that none is lost. Corrected documents come from outside,
 * so what is no plain decimal stays text as well.
 */
function numeric(text: string, digits: string, format: string): Content {
  const isDecimal = /^-?\d+(?:\.\d+)?$/u.test(digits)
  return isDecimal && digits.replace(/^-?0*\.?0*|\D/gu, '').length <= 15 ? { kind: 'number', digits, format } : asText(text)
}

/** Moves the point two places to the left: "12.5" is "0.125". */
export function hundredth(number: string): string {
  const negative = number.startsWith('-')
  const [whole = '', fraction = ''] = number.replace('-', '').split('.')
  const digits = whole.padStart(3, '0')
  const moved = `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`.replace(/^0+(?=\d)/u, '').replace(/\.?0+$/u, '')
  return negative && moved !== '0' ? `-${moved}` : moved
}

function numberFormat(text: string, number: string, { grouped }: ColumnPrint, unit = ''): string {
  const places = number.split('.')[1]?.length ?? 0
  const fraction = places === 0 ? '' : `.${'0'.repeat(places)}`
  if (isIndian(text) && !number.startsWith('-'))
    return `[>=10000000]##\\,##\\,##\\,##0${fraction}${unit};[>=100000]##\\,##\\,##0${fraction}${unit};#,##0${fraction}${unit}`
  // A year among figures with marks for thousands, or a figure that is printed without them, keeps its manner.
  const withoutMarks = /(?:^|\D)\d{4,}/u.test(text)
  const plain = `${(grouped && !withoutMarks) || isIndian(text) ? '#,##0' : '0'}${fraction}${unit}`
  return isBracketed(text) ? `${plain};(${plain})` : plain
}

function moneyFormat(text: string, amount: string, currency: string | null, print: ColumnPrint): string {
  const number = numberFormat(text, amount, print)
  const sign = splitCurrency(text.trim())?.sign ?? currency
  if (sign === null) return number
  const shown = `[$${sign.replace(/[\]-]/gu, '')}]`
  const before = text
    .trim()
    .replace(/^[-+(\u2212\u2013\s]+/u, '')
    .startsWith(sign)
  const gap = new RegExp(before ? '^\\D*\\s\\D*\\d' : '\\d\\D*\\s', 'u').test(text.trim()) || !text.includes(sign) ? '\\ ' : ''
  const placed = (part: string): string => {
    const [, condition = '', open = '', body = '', close = ''] = /^(\[>=\d+\])?(\(?)(.*?)(\)?)$/u.exec(part) ?? []
    return before ? `${condition}${open}${shown}${gap}${body}${close}` : `${condition}${open}${body}${gap}${shown}${close}`
  }
  return number.split(';').map(placed).join(';')
}

const isBracketed = (text: string): boolean => /^\p{Sc}?\s*\(.*\)\D{0,5}$/u.test(text.trim())
const isIndian = (text: string): boolean => /\d,\d{2},\d{3}(?!\d)/u.test(text)

/** Amounts that are all too small to show whether thousands are grouped: money is, as a rule. */
const isMoneyUnderThousand = (values: readonly (Value | null)[]): boolean => {
  const amounts = values.flatMap((value) => (value?.kind === 'money' ? [value.amount] : []))
  return amounts.length > 0 && amounts.every((amount) => /^-?\d{1,3}(?:\.|$)/u.test(amount))
}

/** A group mark is any mark between digits but the decimal mark. */
function isGrouped(value: Value): boolean {
  const number = value.kind === 'money' ? value.amount : value.kind === 'number' || value.kind === 'percent' ? value.number : null
  if (number === null) return false
  const marks = value.text.match(/(?<=\d)[.,'’\s](?=\d)/gu)?.length ?? 0
  return marks > (number.includes('.') && !/^\D*[.,]/u.test(value.text) ? 1 : 0)
}

/** Days since 30 December 1899; null before 1 March 1900, where spreadsheets disagree about a 29 February that never was. */
function serialOf(iso: string): number | null {
  const days = Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000)
  return days >= 61 ? days : null
}

const timeFormat = (text: string, iso: string, { shortHours }: ColumnPrint): string =>
  `${shortHours ? 'h' : 'hh'}:mm${iso.length > 5 ? ':ss' : ''}${/\d\s?[ap]\.?m/iu.test(text) ? '\\ AM/PM' : ''}`

/** The printed order of day, month and year with its marks: "15.03.2024" is dd.mm.yyyy, "Mar 5, 2024" is mmm d, yyyy. */
function dateFormat(text: string, iso: string, { padded, longMonths }: ColumnPrint): string {
  const day = padded ? 'dd' : 'd'
  const figures = /^(\d{1,4})\s?([-/.])\s?\d{1,2}\s?\2\s?(\d{1,4})/u.exec(text.trim())
  if (figures) {
    const [, first = '', mark = '', last = ''] = figures
    const month = padded ? 'mm' : 'm'
    if (first.length === 4) return ['yyyy', month, day].join(`\\${mark}`)
    const start = readDate(text)?.dayFirst === iso ? [day, month] : [month, day]
    return [...start, last.length > 2 ? 'yyyy' : 'yy'].join(`\\${mark}`)
  }
  // Of years of an era the spreadsheet shows those of our count.
  if (/年/u.test(text)) return `yyyy"年"${padded ? 'mm' : 'm'}"月"${day}"日"`
  const month = longMonths ? 'mmmm' : 'mmm'
  const mark = /\d-\p{L}/u.test(text) ? '\\-' : '\\ '
  if (/^\s*\p{L}{3,}\.?\s+\d{1,2}(?!\d)/u.test(text)) return `${month}\\ ${day}\\,\\ yyyy`
  return `${day}${mark}${month}${mark}${/\d{4}/u.test(text) ? 'yyyy' : 'yy'}`
}
