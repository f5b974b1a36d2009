// What a whole document says about how it writes numbers, dates and money.

import { eastAsianSigns, type Word } from '../model/index.ts'
import { codesNamedIn, currencyOf, currencySignsIn } from './currencies.ts'
import { type DateOrder, orderProvedBy, readDate } from './dates.ts'
import { counted, type Language, languageOf } from './languages.ts'
import { type DecimalMark, markProvedBy, readNumber } from './numbers.ts'

export interface Evidence {
  readonly decimalMark: DecimalMark | null
  readonly dateOrder: DateOrder | null
  readonly language: Language | null
  /** ISO 4217 codes the document names outright; where it only prints a dollar, the code of the one country whose numbers of the tax office it has. */
  readonly codesNamed: readonly string[]
  /** The one currency of the document; null when it names none or several. */
  readonly currency: string | null
}

/** Gathers from all words of a document what its numbers, dates and small words prove; every answer may be null. */
export function documentEvidence(words: readonly Pick<Word, 'text'>[]): Evidence {
  const times = counted(words)
  const different = [...times.keys()]
  const named = codesNamedIn(different)
  const isInDollars = () => different.some((text) => text.includes('$'))
  const codesNamed = named.length > 0 ? named : isInDollars() ? dollarsOf(words.map(({ text }) => text).join(' ')) : yenOf(different)
  const currencies = new Set<string | null>(codesNamed)
  for (const text of different)
    if (mayHoldSign(text) && /\p{Sc}/u.test(text)) for (const sign of currencySignsIn(text)) currencies.add(currencyOf(sign, codesNamed))
  const [currency = null] = currencies
  const withDigits = [...times].filter(([text]) => hasDigit(text))
  return {
    decimalMark: markOfDocument(withDigits),
    dateOrder: orderOfDocument(withDigits),
    language: languageOf(times),
    codesNamed,
    currency: currencies.size === 1 ? currency : null,
  }
}

/** Numbers and names of taxes that one country prints whose money has the plain dollar for its sign, with the code of the money. */
const taxesOfDollars: readonly (readonly [code: string, printed: RegExp])[] = [
  ['MXN', /(?:^|\s)[A-ZÑ&]{3,4}-?\d{6}-?[A-Z\d]{3}(?=\s|$)/u],
  ['CAD', /\b(?:HST|TPS|TVQ|QST)\b|\b\d{9} ?RT ?\d{4}\b/u],
  ['AUD', /\bA\.?B\.?N\.?:? ?\d{2} ?\d{3} ?\d{3} ?\d{3}\b/u],
  ['NZD', /\bNZBN\b|\bGST (?:No|Number|Reg)\.?:? ?\d{2,3}-\d{3}-\d{3}\b/u],
  ['SGD', /\bUEN\b/u],
  ['ARS', /\bC\.?U\.?I\.?T\.?:? ?(?:N[°º]:? ?)?\d{2}-?\d{8}-?\d\b/u],
  ['CLP', /\bR\.?U\.?T\.?:? ?\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b/u],
  ['COP', /\bN\.?I\.?T\.?:? ?\d{3}\.?\d{3}\.?\d{3}(?:-\d)?\b/u],
]

/** The code of the one country that `printed` has the taxes of; none for none or several. */
function dollarsOf(printed: string): readonly string[] {
  const found = taxesOfDollars.filter(([, own]) => own.test(printed)).map(([code]) => code)
  return found.length === 1 ? found : []
}

/** The code of a yen or yuan by the writing it stands in: kana are Japanese, Chinese signs without any Chinese; none without the sign or such writing. */
function yenOf(texts: readonly string[]): readonly string[] {
  if (!texts.some((text) => mayHoldSign(text) && /[¥￥]/u.test(text))) return []
  const { han, kana } = eastAsianSigns(texts)
  if (han + kana < fewestSigns) return []
  return [kana > leastKana * han ? 'JPY' : 'CNY']
}
const fewestSigns = 4
/** Invoices in Japanese have hardly a sentence, and so few kana. */
const leastKana = 0.05

/** Of the plain signs only the dollar is one of money. */
function mayHoldSign(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x24 || code > 0x7f) return true
  }
  return false
}

function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x30 && code <= 0x39) return true
  }
  return false
}

/** Nothing known: a single value read by itself. */
export const noEvidence: Evidence = { decimalMark: null, dateOrder: null, language: null, codesNamed: [], currency: null }

/** The mark of one side of the votes when it leads by four to one: a stray version number must not outvote a statement, nor the other way round. */
export function clearLead<Choice>(first: Choice, firstVotes: number, second: Choice, secondVotes: number): Choice | null {
  if (firstVotes >= 4 * secondVotes && firstVotes > 0) return first
  if (secondVotes >= 4 * firstVotes && secondVotes > 0) return second
  return null
}

/** Languages written with a decimal comma. English stands for the point; others are not claimed. */
export const markOfLanguage = (language: Language | null): DecimalMark | null =>
  language === null ? null : language === 'en' ? 'point' : 'comma'

/** Quicker than taking the text apart: what has no two decimals anywhere says nothing of their mark. */
const endsInDecimals = /[.,]\d{2}\)?(?:[^\d)]|$)/u

// Running text has section numbers ("3.2"), versions and days ("12.05."): only two decimals behind digits are heard, and a grouped number thrice.
function markOfDocument(texts: readonly (readonly [text: string, times: number])[]): DecimalMark | null {
  let point = 0
  let comma = 0
  for (const [text, times] of texts) {
    if (!endsInDecimals.test(text)) continue
    const digits = text.replace(/^[^\d(+-]+|[^\d)]+$/gu, '')
    if (!/[.,]\d{2}\)?$/u.test(digits)) continue
    const readings = readNumber(digits)
    const mark = readings === null ? null : markProvedBy(readings)
    const weight = times * (/\d[.,'’\u00a0\u202f]\d{3}[.,]/u.test(digits) ? 3 : 1)
    if (mark === 'point') point += weight
    if (mark === 'comma') comma += weight
  }
  return point + comma < 3 ? null : clearLead<DecimalMark>('point', point, 'comma', comma)
}

function orderOfDocument(texts: readonly (readonly [text: string, times: number])[]): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  for (const [text, times] of texts) {
    if (!/^\D?\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\D?$/u.test(text)) continue
    const readings = readDate(text.replace(/^\D|\D$/gu, ''))
    const order = readings === null ? null : orderProvedBy(readings)
    if (order === 'day-first') dayFirst += times
    if (order === 'month-first') monthFirst += times
  }
  return clearLead<DateOrder>('day-first', dayFirst, 'month-first', monthFirst)
}
