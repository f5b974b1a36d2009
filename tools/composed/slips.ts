// Slips composed at random that call their total by what was sold: taxis, fuel, parking, tolls, hotels, chemists and tickets in eight countries, in
// letters of one width or in print, with what they say by construction.

import { Dice } from '../golden/dice.ts'
import { type Composed, element, escaped, page } from './page.ts'
import { type SlipWording, slipWordings } from './slip-wording.ts'

/** A text at the left, and one at the right. */
type Row = readonly [left: string, right?: string]

const two = (figure: number): string => String(figure).padStart(2, '0')
const orders: Readonly<Record<string, string>> = { us: 'm/d/y', de: 'd.m.y', nl: 'd-m-y' }

/** Composes slip `number` of the series `seed`. */
export function composedSlip(seed: number, number: number): Composed {
  const dice = new Dice(seed * 1_000_033 + number * 77)
  const countries = Object.keys(slipWordings)
  const country = countries[number % countries.length] ?? 'us'
  const wording = slipWordings[country] as SlipWording
  const trades = Object.values(wording.trades)
  const [company = '', between = '', totals = ''] = (trades[Math.floor(number / countries.length) % trades.length] ?? '').split('; ')
  const one = (variants: string): string => dice.one(variants.split('|'))
  const signed = dice.chance(0.55)
  const behind = dice.one([wording.sign, 'EUR'])
  const money = (amount: number): string => {
    const figure = country === 'us' || country === 'gb' ? amount.toFixed(2) : amount.toFixed(2).replace('.', ',')
    return !signed ? figure : figure.includes('.') ? wording.sign + figure : `${figure} ${behind}`
  }
  const total = Math.round((dice.roll() * 90 + 3) * 100) / 100
  const tax = dice.chance(0.5) ? Math.round(total * 10) / 100 : null
  const [year, month, day] = [dice.between(2021, 2026), dice.between(1, 12), dice.between(1, 28)]
  const shown = dice.chance(0.25) ? two(year % 100) : String(year)
  const date = (orders[country] ?? 'd/m/y').replace('d', two(day)).replace('m', two(month)).replace('y', shown)
  const time = `${two(dice.between(7, 22))}:${two(dice.between(0, 59))}`
  const own = dice.chance(0.85)
    ? dice.one([
        String(dice.between(1000, 999_999)),
        `${dice.between(10, 99)}-${dice.between(1000, 9999)}`,
        two(dice.between(1, 99)).padStart(6, '0'),
      ])
    : null
  const apart = dice.chance(0.5)
  const put = (label: string, value: string): Row => (apart && label !== '' ? [label, value] : [`${label} ${value}`.trim()])
  const days: readonly Row[] = dice.chance(0.5)
    ? [[`${one(wording.dated)} ${date} ${one(wording.timed)} ${time}`.replace(/ +/gu, ' ').trim()]]
    : [put(one(wording.dated), date), put(one(wording.timed), time)]
  const numbered: readonly Row[] = own === null ? [] : [put(one(wording.number), own)]
  const facts = dice.chance(0.5) ? [...days, ...numbered] : [...numbered, ...days]
  const isBelow = dice.chance(0.3)
  const taxRow: readonly Row[] = tax === null ? [] : [[one(wording.tax), money(tax)]]
  const label = one(totals) + (dice.chance(0.25) ? ':' : '')
  const totalRow: Row = [dice.chance(0.25) ? label.toUpperCase() : label, money(total)]
  const paid: readonly Row[] = dice.chance(0.8) ? [dice.chance(0.5) ? [one(wording.paid), money(total)] : [one(wording.paid)]] : []
  const rows: readonly Row[] = [
    ...(isBelow ? [] : [...facts, [''] as const]),
    ...between.split('|').map((line): Row => [line]),
    [''],
    ...(country === 'us' ? [...taxRow, totalRow] : [totalRow, ...taxRow]),
    ...paid,
    ...(isBelow ? [[''] as const, ...facts] : []),
  ]
  // A day that could be a month needs the address to say which.
  const head = country === 'us' || dice.chance(0.7) ? [company, ...wording.address] : [company]
  return {
    html: dice.chance(0.6) ? typed(dice, head, rows) : printed(dice, head, rows),
    group: country,
    profile: 'receipt',
    fields: { company, date: `${year}-${two(month)}-${two(day)}`, time, receipt_number: own, total, tax },
  }
}

function typed(dice: Dice, head: readonly string[], rows: readonly Row[]): string {
  const width = dice.one([28, 32, 38, 42])
  const isCentred = dice.chance(0.6)
  const lines = [
    ...head.map((line) => (isCentred ? ' '.repeat(Math.max(0, Math.floor((width - line.length) / 2))) + line : line)),
    '',
    ...rows.flatMap(([left, right]) => {
      if (right === undefined) return [left]
      const room = width - left.length - right.length
      return room < 1 ? [left, right.padStart(width)] : [left + ' '.repeat(room) + right]
    }),
  ]
  const face = dice.one(['Liberation Mono', 'DejaVu Sans Mono'])
  const style = `@page{size:${width * 6 + 40}pt ${lines.length * 13 + 60}pt;margin:20pt}body{margin:0}pre{font:10pt/1.25 '${face}';margin:0}`
  return page(element('pre', lines.map(escaped).join('\n')), style)
}

function printed(dice: Dice, head: readonly string[], rows: readonly Row[]): string {
  const width = dice.between(220, 320)
  const face = dice.one(['Liberation Sans', 'DejaVu Sans', 'Liberation Serif'])
  const style = `@page{size:${width}pt ${(rows.length + head.length) * 17 + 80}pt;margin:20pt}body{margin:0;font:${dice.between(9, 11)}pt/1.4 '${face}'}
.row{display:flex;justify-content:space-between;min-height:1.2em}.head{text-align:${dice.one(['center', 'left'])}}h1{font-size:1.3em;margin:0}`
  const top = head.map((line, at) => element(at === 0 ? 'h1' : 'div', escaped(line), 'head'))
  const below = rows.map(([left, right]) => element('div', element('span', escaped(left)) + element('span', escaped(right ?? '')), 'row'))
  return page([...top, '<br>', ...below].join(''), style)
}
