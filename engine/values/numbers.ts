// Printed numbers in every common manner: "1,234.50", "1.234,50", "1 234,5", "1'234.50", "12,34,567.00", "(1,234)", "1.234,50-", "12,–", "12½".
// A number is read on the digits alone: nothing passes through a float.

import { type Decimal, decimal } from '../model/index.ts'

export type DecimalMark = 'comma' | 'point'

/** What a printed number means under either decimal mark; null where it makes no sense under that mark. */
export interface NumberReadings {
  readonly point: Decimal | null
  readonly comma: Decimal | null
  /** Written with a debit or credit mark behind: "DR", "CR", German "S", "H", "Soll", "Haben", Dutch "Af", "Bij". */
  readonly side: 'debit' | 'credit' | null
}

const spaces = ' \u00a0\u2007\u2009\u202f'
const apostrophes = "'’ʼ´`"
const minuses = '\\-\u2010\u2011\u2012\u2013\u2212'
const oneLine = new RegExp(`^[\\d.,${spaces}${apostrophes}]*\\d[\\d.,${spaces}${apostrophes}]*$`)

const signBefore = new RegExp(`^([+${minuses}])[${spaces}]?(?=[\\d.,¼½¾])(.*)$`, 'u')
// "65+" is 65 and more, "2019–" since 2019: behind a figure a plus or a dash is a sign where cents are printed, a hyphen or minus always but behind a year.
const signBehind = new RegExp(`^(?!(?:19|20)\\d\\d\\D?$)(.*\\d)[${spaces}]?([-\u2212])$|^(.*[.,]\\d\\d)[${spaces}]?([+${minuses}])$`, 'u')

/**
 * Reads `text` as one number on one line, with sign, parentheses, trailing minus or debit mark; null when it is no number.
 * Footnote marks behind the digits ("1,234*", "56¹", "78 [2]") are passed over.
 */
export function readNumber(text: string): NumberReadings | null {
  // Nearly all figures of a table are digits and marks alone, and most words hold no digit: neither needs a look at signs and brackets.
  if (digitsAndMarks.test(text)) return digitsRead(text)
  if (!holdsDigit.test(text)) return null
  let rest = withoutFootnoteMarks(text.trim())
  let negative = false
  const bracketed = /^\(\s*(.*?)\s*\)$/su.exec(rest)
  if (bracketed?.[1] !== undefined) {
    rest = bracketed[1]
    negative = true
  }
  let side: NumberReadings['side'] = null
  const marked = /^(.*\d)\s*(CR|DR|Cr\.?|Dr\.?|cr|dr)$/u.exec(rest) ?? /^(.*[.,]\d\d)\s*(S|H|Soll|Haben|Af|Bij|AF|BIJ)$/u.exec(rest)
  if (marked?.[1] !== undefined && marked[2] !== undefined) {
    rest = marked[1]
    side = /^(?:d|s|af)/iu.test(marked[2]) ? 'debit' : 'credit'
  }
  // A price without cents: "12,-", "12.–", "12,--".
  rest = rest.replace(/^(.*\d)[.,](?:[-\u2013\u2014]{1,2})$/u, '$1')
  const leading = signBefore.exec(rest)
  const trailing = signBehind.exec(rest)
  const sign = leading?.[1] ?? trailing?.[2] ?? trailing?.[4] ?? null
  if (sign !== null && (negative || (leading && trailing))) return null
  if (sign !== null && sign !== '+') negative = true
  rest = leading?.[2] ?? trailing?.[1] ?? trailing?.[3] ?? rest
  const broken = brokenNumber.exec(rest)
  rest = broken === null ? rest : broken[1]?.trimEnd() || '0'
  if (!oneLine.test(rest) || isIdentifier(rest, sign)) return null
  const parts = hundredths[broken?.[2] ?? ''] ?? null
  const point = withParts(plainDigits(rest, '.', ','), parts)
  const comma = withParts(plainDigits(rest, ',', '.'), parts)
  if (point === null && comma === null) return null
  return { point: signed(point, negative), comma: signed(comma, negative), side }
}

const digitsAndMarks = /^\d[\d.,]*$/
const holdsDigit = /[\d¼½¾]/

function digitsRead(text: string): NumberReadings | null {
  if (isIdentifier(text)) return null
  const point = plainDigits(text, '.', ',')
  const comma = plainDigits(text, ',', '.')
  return point === null && comma === null ? null : { point: signed(point, false), comma: signed(comma, false), side: null }
}

/** A whole number with a fraction of one sign behind it, or the fraction alone: "12½", "2 ¾". */
const brokenNumber = new RegExp(`^((?:\\d[\\d.,${spaces}${apostrophes}]*)?)[${spaces}]?([¼½¾])$`, 'u')
const hundredths: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' }

/** The number with `parts` behind its decimal point; null where it has some of its own. */
const withParts = (plain: string | null, parts: string | null): string | null =>
  parts === null || plain === null ? plain : plain.includes('.') ? null : `${plain}.${parts}`

/**
 * True for digits that name something and count nothing: a leading zero ("007"), a telephone number ("+4930123456"),
 * and anything beyond the 15 digits that a spreadsheet keeps exactly.
 */
export function isIdentifier(digits: string, sign: string | null = null): boolean {
  const count = digits.replace(/\D/gu, '').length
  return count > 15 || /^0\d/u.test(digits.trim()) || (sign === '+' && count >= 8 && /^\d+$/u.test(digits))
}

/** Drops footnote marks behind the last letter or digit: stars, daggers, superscript figures, "[1]", "(a)". */
export function withoutFootnoteMarks(text: string): string {
  const stripped = text.replace(/(?<=[\d%)\p{Sc}])\s*(?:[*†‡§#¶]|[⁰¹²³⁴⁵⁶⁷⁸⁹]+[⁾)]?|ᵃ|ᵇ|ᶜ|ᵈ|ᵉ|\[\w{1,2}\]|\([a-z]\)|\(\*+\))+$/u, '')
  return stripped.trim()
}

/** Which decimal mark the writing of this one number proves; null when it fits both or none. */
export function markProvedBy(readings: NumberReadings): DecimalMark | null {
  if (readings.point !== null && readings.comma === null) return 'point'
  if (readings.comma !== null && readings.point === null) return 'comma'
  return null
}

/** The number under `mark`; with no mark known, a number that reads the same either way, or else with the decimal point. */
export const numberUnder = (readings: NumberReadings, mark: DecimalMark | null): Decimal | null =>
  mark === 'comma' ? readings.comma : mark === 'point' ? readings.point : (readings.point ?? readings.comma)

function signed(plain: string | null, negative: boolean): Decimal | null {
  if (plain === null) return null
  const zero = /^[0.]+$/.test(plain)
  return decimal(negative && !zero ? `-${plain}` : plain)
}

/** "1.234,50" with decimal "," and group "." is "1234.50"; null when the groups are not as anyone writes them. */
function plainDigits(text: string, decimalMark: '.' | ',', groupMark: '.' | ','): string | null {
  const at = text.indexOf(decimalMark)
  if (at !== text.lastIndexOf(decimalMark)) return null
  const whole = at < 0 ? text : text.slice(0, at)
  const fraction = at < 0 ? null : text.slice(at + 1)
  if (fraction !== null && !/^\d+$/.test(fraction)) return null
  if (whole === '') return fraction === null ? null : `0.${fraction}`
  const digits = withoutGroups(whole, groupMark)
  return digits === null ? null : fraction === null ? digits : `${digits}.${fraction}`
}

const byThousands = { '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/, ',': /^[1-9]\d{0,2}(?:,\d{3})+$/ } as const

function withoutGroups(whole: string, groupMark: '.' | ','): string | null {
  if (/^\d+$/.test(whole)) return whole
  // Most groups are of thousands.
  if (byThousands[groupMark].test(whole)) return whole.replaceAll(groupMark, '')
  const even = /^[\d.,]+$/.test(whole)
    ? whole
    : [...whole].map((character) => (spaces.includes(character) ? ' ' : apostrophes.includes(character) ? "'" : character)).join('')
  const marks = new Set(even.replace(/\d/gu, ''))
  // One kind of group mark in a number, and no groups behind a leading zero.
  if (marks.size !== 1) return null
  const [mark = ''] = marks
  if (mark !== groupMark && mark !== ' ' && mark !== "'") return null
  const groups = even.split(mark)
  const first = groups[0] ?? ''
  const later = groups.slice(1)
  if (first.startsWith('0') || first === '') return null
  const isByThousands = first.length <= 3 && later.every((group) => group.length === 3)
  const indian =
    first.length <= 2 && later.length > 1 && later.at(-1)?.length === 3 && later.slice(0, -1).every((group) => group.length === 2)
  return isByThousands || (indian && mark === ',') ? groups.join('') : null
}
