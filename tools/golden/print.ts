// Values as people print them: the same number in the manner of a country.

import type { TrueValue } from './truth.ts'

export interface Locale {
  readonly name: string
  readonly decimal: '.' | ','
  readonly group: ',' | '.' | ' ' | '\u00a0' | "'" | '’' | ''
  readonly grouping: 'thousands' | 'indian'
  readonly date: (year: number, month: number, day: number) => string
}
/** A cell to draw: its text, its meaning, and where it stands. */
export interface DrawnCell {
  readonly text: string
  readonly value?: TrueValue
  readonly rowSpan?: number
  readonly columnSpan?: number
  readonly align?: Align
  readonly bold?: boolean
}
export type Align = 'left' | 'right' | 'centre'

const two = (part: number): string => String(part).padStart(2, '0')
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const british: Locale = {
  name: 'en-GB',
  decimal: '.',
  group: ',',
  grouping: 'thousands',
  date: (year, month, day) => `${two(day)} ${englishMonths[month - 1]} ${year}`,
}
export const american: Locale = { ...british, name: 'en-US', date: (year, month, day) => `${two(month)}/${two(day)}/${year}` }
export const german: Locale = {
  name: 'de-DE',
  decimal: ',',
  group: '.',
  grouping: 'thousands',
  date: (year, month, day) => `${two(day)}.${two(month)}.${year}`,
}
export const french: Locale = {
  name: 'fr-FR',
  decimal: ',',
  group: '\u00a0',
  grouping: 'thousands',
  date: (year, month, day) => `${two(day)}/${two(month)}/${year}`,
}
export const swiss: Locale = { ...german, name: 'de-CH', decimal: '.', group: '’' }
export const indian: Locale = {
  name: 'en-IN',
  decimal: '.',
  group: ',',
  grouping: 'indian',
  date: (year, month, day) => `${two(day)}-${englishMonths[month - 1]}-${year}`,
}
export const isoLike: Locale = {
  ...british,
  name: 'sv-SE',
  decimal: ',',
  group: '\u00a0',
  date: (year, month, day) => `${year}-${two(month)}-${two(day)}`,
}
export const locales: readonly Locale[] = [british, american, german, french, swiss, indian, isoLike]

/** `hundredths` (an integer) as a printed decimal with `places` decimals (0 or 2), grouped as in `locale`. */
export function printHundredths(hundredths: number, locale: Locale, places: 0 | 2 = 2): string {
  const plain = plainHundredths(hundredths, places)
  const negative = plain.startsWith('-')
  const [whole = '', fraction] = plain.replace('-', '').split('.')
  const text = groupDigits(whole, locale) + (fraction === undefined ? '' : locale.decimal + fraction)
  return negative ? `-${text}` : text
}

/** `hundredths` (an integer) in plain digits: 123450 is "1234.50", or "1234" with no places. */
export function plainHundredths(hundredths: number, places: 0 | 2): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const text = places === 2 ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : digits.slice(0, -2)
  return hundredths < 0 ? `-${text}` : text
}

function groupDigits(whole: string, { group, grouping }: Locale): string {
  if (grouping === 'thousands') return whole.replace(/\B(?=(\d{3})+$)/g, group)
  const last = whole.slice(-3)
  const lead = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, group)
  return lead ? `${lead}${group}${last}` : last
}

export const text = (words: string, more: Partial<DrawnCell> = {}): DrawnCell => ({ text: words, ...more })
export const empty: DrawnCell = { text: '' }

/** A count without decimals. */
export const count = (units: number, locale: Locale): DrawnCell => ({
  text: printHundredths(units * 100, locale, 0),
  value: { kind: 'number', plain: String(units) },
})
/** A number with two decimals, given in hundredths. */
export const figure = (hundredths: number, locale: Locale): DrawnCell => ({
  text: printHundredths(hundredths, locale),
  value: { kind: 'number', plain: plainHundredths(hundredths, 2) },
})
/** An amount given in hundredths; `mark` is what stands beside it, if anything ("€" behind, "$" before). */
export function amount(
  hundredths: number,
  locale: Locale,
  currency: string | null,
  mark: { before?: string; behind?: string } = {},
): DrawnCell {
  const digits = printHundredths(hundredths, locale)
  const text = digits.startsWith('-') ? `-${mark.before ?? ''}${digits.slice(1)}` : `${mark.before ?? ''}${digits}`
  return {
    text: `${text}${mark.behind ?? ''}`,
    value: { kind: 'money', plain: plainHundredths(hundredths, 2), ...(currency === null ? {} : { currency }) },
  }
}
/** A share given in hundredths of a per cent, printed with one or no decimals. */
export function percent(hundredths: number, locale: Locale, places: 0 | 1): DrawnCell {
  const plain = places === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(1)
  return { text: `${plain.replace('.', locale.decimal)}${locale.decimal === ',' ? ' ' : ''}%`, value: { kind: 'percent', plain } }
}
/** A day, printed as `locale` does. */
export const day = (year: number, month: number, date: number, locale: Locale): DrawnCell => ({
  text: locale.date(year, month, date),
  value: { kind: 'date', plain: `${year}-${two(month)}-${two(date)}` },
})
