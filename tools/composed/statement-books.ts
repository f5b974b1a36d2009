// What is written in statements of account: a month of movements whose balance runs, and figures and days as countries print them.

import type { Dice } from '../golden/dice.ts'
import type { Composed } from './page.ts'

/** A line of the account. */
export interface Entry {
  /** ISO 8601. */
  readonly day: string
  /** The line of the movement, and those below it. */
  readonly texts: readonly string[]
  /** In cents; less than nothing for what went out. */
  readonly amount: number
  /** In cents, after it. */
  readonly balance: number
}

/** A month of an account. */
export interface Book {
  /** First and last day, ISO 8601. */
  readonly first: string
  readonly last: string
  /** In cents. */
  readonly opening: number
  readonly closing: number
  readonly entries: readonly Entry[]
}

/** What goes in and out: the line and those below it, "Card payment; Harbour Bakery". */
export interface Moves {
  readonly into: readonly string[]
  readonly out: readonly string[]
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** A month between January 2024 and December 2025 with so many entries, more out than in, and never overdrawn. */
export function bookOf(dice: Dice, moves: Moves, entries: number, opening = dice.between(80_000, 900_000)): Book {
  const [year, month] = [dice.between(2024, 2025), dice.between(1, 12)]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const iso = (day: number): string => `${year}-${two(month)}-${two(day)}`
  const dates = Array.from({ length: entries }, () => dice.between(1, days)).toSorted((a, b) => a - b)
  let balance = opening
  const lines = dates.map((date) => {
    const goesOut = dice.chance(0.7) && balance > 20_000
    const amount = goesOut ? -dice.between(150, Math.min(dice.chance(0.2) ? 160_000 : 20_000, balance - 5000)) : dice.between(2000, 250_000)
    balance += amount
    return { day: iso(date), texts: dice.one(goesOut ? moves.out : moves.into).split('; '), amount, balance }
  })
  return { first: iso(1), last: iso(days), opening, closing: balance, entries: lines }
}

/** "1,234.56" for 123456 with "," and "."; without its sign. */
export function figure(cents: number, [thousands, mark]: readonly [string, string]): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(?:\d{3})+$)/gu, thousands)
  return `${whole}${mark}${two(Math.abs(cents) % 100)}`
}

/** "1,23,456.00" for 12345600, as India groups figures. */
export function indianFigure(cents: number): string {
  const whole = String(Math.floor(Math.abs(cents) / 100))
  const [thousands, below] = [whole.slice(0, -3), whole.slice(-3)]
  return `${thousands === '' ? '' : `${thousands.replace(/\B(?=(?:\d{2})+$)/gu, ',')},`}${below}.${two(Math.abs(cents) % 100)}`
}

/** A day by a pattern of D, DD, M, MM, MON, Mon, Month, YY and YYYY: "DD Mon YY". */
export function dayAs(iso: string, pattern: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const name = monthNames[Number(month) - 1] ?? ''
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    Month: name,
    MON: name.slice(0, 3).toUpperCase(),
    Mon: name.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  }
  return pattern.replace(/YYYY|YY|Month|MON|Mon|MM|M|DD|D/gu, (part) => parts[part] ?? part)
}
const monthNames = 'January February March April May June July August September October November December'.split(' ')

const plain = (cents: number): string => (cents / 100).toFixed(2)

/** What a statement says: its book and other fields; `sums` tells which columns its sums stand in, and whether those that went out have a minus in theirs. */
export function saidBy(
  { first, last, opening, closing, entries }: Book,
  fields: Readonly<Record<string, string | null>>,
  sums: 'two columns' | 'signed columns' | 'signed',
  balances: 'of each entry' | 'of each day' | 'none' = 'of each entry',
): Pick<Composed, 'profile' | 'fields' | 'lists'> {
  return {
    profile: 'statement',
    fields: { period_start: first, period_end: last, opening_balance: plain(opening), closing_balance: plain(closing), ...fields },
    lists: {
      transactions: entries.map(({ day, texts, amount, balance }, at) => ({
        date: day,
        description: texts.join(' '),
        money_out: sums === 'signed' || amount > 0 ? null : plain(sums === 'signed columns' ? amount : -amount),
        money_in: sums !== 'signed' && amount > 0 ? plain(amount) : null,
        amount: sums === 'signed' ? plain(amount) : null,
        balance: balances === 'of each entry' || (balances === 'of each day' && entries[at + 1]?.day !== day) ? plain(balance) : null,
      })),
    },
  }
}

/** A statement that a manner makes. */
export type StatementManner = (dice: Dice) => Composed

/** Texts on lines of their own. */
export const lines = (texts: readonly string[]): string => texts.join('<br>')
/** What entries come to, in cents. */
export const sum = (entries: readonly Entry[]): number => entries.reduce((all, { amount }) => all + amount, 0)
/** The entries that came in, and those that went out. */
export const into = ({ entries }: Book): readonly Entry[] => entries.filter(({ amount }) => amount > 0)
export const out = ({ entries }: Book): readonly Entry[] => entries.filter(({ amount }) => amount < 0)
/** An amount as cells of what went out and came in, without a sign. */
export const inColumns = (amount: number, print: (cents: number) => string): readonly [went: string, came: string] => [
  amount < 0 ? print(-amount) : '',
  amount > 0 ? print(amount) : '',
]

/** Rows of cells, the classes of their columns by place. */
export const rowsOf = (rows: readonly (readonly string[])[], classes: readonly string[], tag = 'td'): string =>
  rows.map((cells) => `<tr>${cells.map((cell, at) => `<${tag} class="${classes[at] ?? ''}">${cell}</${tag}>`).join('')}</tr>`).join('')

/** A table with titles. */
export const ledger = (titles: readonly string[], rows: readonly (readonly string[])[], classes: readonly string[] = []): string =>
  `<table class="ledger"><thead>${rowsOf([titles], classes, 'th')}</thead><tbody>${rowsOf(rows, classes)}</tbody></table>`

/** Labels and what stands beside them. */
export const facts = (pairs: readonly (readonly [string, string])[]): string => `<table class="facts">${rowsOf(pairs, ['', 'r'])}</table>`

/** Style of all: columns of class r are set to the right. */
export const plainStyle = (face: string, size: number, more = ''): string =>
  `@page{size:A4;margin:15mm}body{font:${size}pt '${face}';margin:0}.ledger{width:100%;border-collapse:collapse}.ledger td,.ledger th{padding:1.5pt 4pt;text-align:left;vertical-align:top}.ledger .r{text-align:right;white-space:nowrap}.d{white-space:nowrap}thead{display:table-header-group}tr{break-inside:avoid}.facts td{padding:1pt 12pt 1pt 0}.facts .r{text-align:right}.row{display:flex;justify-content:space-between}h1{font-size:${size + 6}pt;margin:8pt 0}h2{font-size:${size + 2}pt;margin:12pt 0 4pt}.grey{color:#777}.small{font-size:${size - 2}pt}${more}`
