// Telephone numbers, as the numbering plans of the world know them (libphonenumber).

import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import type { Word } from '../../model/index.ts'
import { type Evidence, readDate } from '../../values/index.ts'
import { tokensOf } from './labels.ts'
import { wordsWithin } from './words-within.ts'

export interface Telephone {
  readonly words: readonly Word[]
  /** As printed, without what stands around it. */
  readonly text: string
  /** known: a number of a numbering plan. possible: as long as one is there. figures: set like one, of no plan that was tried. */
  readonly standing: 'known' | 'possible' | 'figures'
}

/** Whose numbering plans are tried for a number printed without the code of its country: those where language and money of the document are at home. */
export function plansOf({ language, currency }: Pick<Evidence, 'language' | 'currency'>): readonly CountryCode[] {
  const spoken = language === null ? [] : (byLanguage[language] ?? [])
  const paid = currency === null ? [] : (byCurrency[currency] ?? [])
  const both = spoken.filter((country) => paid.includes(country))
  return [...new Set([...both, ...paid.slice(0, 1), ...spoken])].slice(0, mostPlans)
}

/** Each plan costs some tenths of a millisecond a line. */
const mostPlans = 4
const byLanguage: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['GB', 'US', 'IN', 'AU'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES', 'MX', 'AR'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['PT', 'BR'],
}
const byCurrency: Readonly<Record<string, readonly CountryCode[]>> = {
  EUR: ['DE', 'AT', 'FR', 'BE', 'ES', 'IT', 'NL', 'PT', 'IE'],
  GBP: ['GB'],
  USD: ['US'],
  CHF: ['CH'],
  INR: ['IN'],
  MYR: ['MY'],
  SGD: ['SG'],
  AUD: ['AU'],
  CAD: ['CA'],
  BRL: ['BR'],
  MXN: ['MX'],
  PLN: ['PL'],
  SEK: ['SE'],
  DKK: ['DK'],
  NOK: ['NO'],
  ZAR: ['ZA'],
}

/**
 * The first telephone number in words of one line: one with the code of its country, else one that a plan knows, else, behind a label, figures
 * set as one. Null when there is none.
 */
export function telephoneIn(words: readonly Word[], plans: readonly CountryCode[], labelled: boolean): Telephone | null {
  const text = words.map((word) => word.text).join(' ')
  if (text.replace(/\D/gu, '').length < 6 || (words.length > 1 && words.slice(0, 2).every((word) => amount.test(word.text)))) return null
  const [best] = [undefined, ...plans]
    .flatMap((country) => findPhoneNumbersInText(text, country).slice(0, 1))
    .filter(
      ({ number, startsAt, endsAt }) =>
        number.isValid() &&
        readDate(text.slice(startsAt, endsAt)) === null &&
        (labelled || startsAt === 0 || !/[\d.,/-]/u.test(text[startsAt - 1] ?? '')),
    )
  if (best !== undefined) return telephoneAt(words, text, best.startsAt, best.endsAt, 'known')
  const [possible] = findPhoneNumbersInText(text)
  if (possible !== undefined) return telephoneAt(words, text, possible.startsAt, possible.endsAt, 'possible')
  const figures = labelled ? setAsOne.exec(text) : null
  if (figures === null) return null
  const digits = figures[0].replace(/\D/gu, '').length
  return digits < 6 || digits > 15 ? null : telephoneAt(words, text, figures.index, figures.index + figures[0].length, 'figures')
}

/** "1.40   385.00" behind "telephone conference" are hours and a rate. */
const amount = /^(?!0\d)\d{1,3}(?:[,.]\d{3})*[.,]\d\d$/u

/** Figures with the marks people put between them, from the beginning of what stands behind the label. */
const setAsOne = /^\D{0,3}?[(+]{0,2}\d[\d\s()./-]{4,20}\d(?![\p{L}\d])/u

function telephoneAt(words: readonly Word[], text: string, from: number, to: number, standing: Telephone['standing']): Telephone {
  return { words: wordsWithin(words, from, to), text: text.slice(from, to).trim(), standing }
}

/** The words of a telephone number behind its label; null when there is none. */
export const telephoneWords =
  (evidence: Evidence) =>
  (words: readonly Word[]): readonly Word[] | null =>
    telephoneIn(words, plansOf(evidence), true)?.words ?? null

/** What numbering plans say for or against words as a telephone number, in the unit of candidates' scores. */
export function telephoneFit(words: readonly Word[], evidence: Evidence): number {
  const standing = telephoneIn(words, plansOf(evidence), true)?.standing
  return standing === 'known' ? 0.1 : standing === 'possible' ? 0.03 : -0.06
}

/** Labels of telephone and fax numbers, in the languages we read. */
const ofTelephones =
  /^(?:(?:tele)?phone|tele?|fax|mobile|cell(?:ular)?|telefon|telefax|mobil|handy|rufnummer|telephone|portable|telefono|cellulare|movil|telefoon|mobiel|telefone|telemovel|celular|hp)$/u

/** True for a label that asks for a telephone or fax number: "Telefon-Nr.", "Home phone (with area code)". */
export const asksForTelephone = (label: string): boolean =>
  tokensOf(label.replace(/\([^)]*\)?/gu, ' ')).some((token) => ofTelephones.test(token))
