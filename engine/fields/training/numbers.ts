// Amounts, days and numbers with check digits, as documents print them.

import { isIban, taxDigitsAgree } from '../../values/index.ts'
import type { Wording } from './wording.ts'

export type Next = () => number
export const pick = <T>(all: readonly T[], next: Next): T => all[Math.floor(next() * all.length)] as T
export const between = (least: number, most: number, next: Next): number => least + Math.floor(next() * (most - least + 1))
export const happens = (share: number, next: Next): boolean => next() < share

/** How one document prints its amounts. */
export interface Money {
  readonly code: string
  readonly sign: string
  readonly before: boolean
  readonly decimal: string
  readonly group: string
}

export const moneyOf = ({ money, decimal, groups }: Wording, next: Next): Money => ({
  ...pick(money, next),
  decimal,
  group: pick(groups, next),
})

/** Hundredths as "1.234,50". */
export function figures(hundredths: number, { decimal, group }: Money): string {
  const whole = String(Math.floor(Math.abs(hundredths) / 100)).replace(/\B(?=(?:\d{3})+$)/gu, group)
  return `${hundredths < 0 ? '-' : ''}${whole}${decimal}${String(Math.abs(hundredths) % 100).padStart(2, '0')}`
}

export function withSign(hundredths: number, money: Money): string {
  const bare = figures(hundredths, money)
  const near = /\p{L}/u.test(money.sign) ? ' ' : ''
  return money.before ? `${money.sign}${near}${bare}` : `${bare} ${money.sign}`
}

/** The plain digits that the truth holds. */
export const plainly = (hundredths: number): string => (hundredths / 100).toFixed(2)

export interface Day {
  readonly iso: string
  readonly printed: string
}

/** A day of 2023 to 2026, `after` days behind another where one is given. */
export function dayOf(wording: Wording, style: string, next: Next, from: string | null = null, after = 0): Day {
  const time =
    from === null ? Date.UTC(between(2023, 2026, next), between(0, 11, next), between(1, 28, next)) : Date.parse(from) + after * 86_400_000
  const iso = new Date(time).toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = iso.split('-')
  const name = wording.months[Number(month) - 1] ?? ''
  const printed = style.replace(/\b[dMmy]\b/gu, (part) => (part === 'd' ? day : part === 'm' ? month : part === 'y' ? year : name))
  return { iso, printed }
}

/** "R-2041", "2024/00417": what sellers number their papers with. */
export function reference(prefixes: readonly string[], next: Next): string {
  const digits = String(between(100, 999_999, next))
  const manner = next()
  if (manner < 0.35) return digits.padStart(5, '0')
  if (manner < 0.7) return `${pick(prefixes, next)}${pick(['-', '', '/'], next)}${digits}`
  return `${between(2023, 2026, next)}${pick(['-', '/'], next)}${digits.padStart(4, '0')}`
}

/** An account number whose check digits agree, in groups of four. */
export function ibanOf(country: string, next: Next): string {
  const lengths: Readonly<Record<string, number>> = { GB: 22, DE: 22, FR: 27, ES: 24, IT: 27, NL: 18, PT: 25 }
  const digits = (count: number): string => Array.from({ length: count }, () => between(0, 9, next)).join('')
  const bank: Readonly<Record<string, string>> = { GB: 'NWBK', NL: 'ABNA', IT: 'X' }
  const own = bank[country] ?? ''
  const body = `${own}${digits((lengths[country] ?? 22) - 4 - own.length)}`
  const plain = `${body}${country}00`.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55))
  const rest = [...plain].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0)
  const whole = `${country}${String(98 - rest).padStart(2, '0')}${body}`
  if (!isIban(whole)) throw new Error(`the check digits of ${country} are not made right`)
  return happens(0.7, next) ? whole.replace(/(.{4})(?=.)/gu, '$1 ') : whole
}

const vatForms: Readonly<Record<string, string>> = {
  GB: 'GB#########',
  DE: 'DE#########',
  FR: 'FR###########',
  ES: 'ESB########',
  IT: 'IT###########',
  NL: 'NL#########B01',
  PT: 'PT#########',
}

/** A VAT number whose check digits agree. */
export function vatOf(country: string, next: Next): string {
  for (let tries = 0; tries < 5_000; tries++) {
    const number = (vatForms[country] ?? 'DE#########').replace(/#/gu, () => String(between(0, 9, next)))
    if (taxDigitsAgree(number) !== false) return number
  }
  throw new Error(`no VAT number of ${country} was made`)
}
