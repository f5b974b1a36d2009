// Receipts composed at random: slips of tills in letters of one width, in many manners of eight countries, with what they say by construction.

import { Dice } from '../golden/dice.ts'
import { type Composed, element, escaped, page } from './page.ts'
import { type ReceiptWording, receiptWordings } from './receipt-wording.ts'

interface Item {
  readonly description: string
  readonly quantity: number
  readonly price: number
  readonly amount: number
  readonly code: string
}
/** How goods are set: their count in front, with the price in a row above or below, in columns, behind a code, or not at all. */
type Manner = 'plain' | 'counted' | 'below' | 'columns' | 'above' | 'coded'
interface Slip {
  readonly width: number
  readonly lines: string[]
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
const two = (figure: number): string => String(figure).padStart(2, '0')

/** Composes receipt `number` of the series `seed`. */
export function composedReceipt(seed: number, number: number): Composed {
  const dice = new Dice(seed * 1_000_003 + number)
  const country = Object.keys(receiptWordings)[number % 8] ?? 'us'
  return new Receipt(dice, country, receiptWordings[country] as ReceiptWording).composed()
}

class Receipt {
  private readonly dice: Dice
  private readonly country: string
  private readonly wording: ReceiptWording
  private readonly signed: boolean
  private readonly mark: string
  private readonly slip: Slip

  constructor(dice: Dice, country: string, wording: ReceiptWording) {
    this.dice = dice
    this.country = country
    this.wording = wording
    this.signed = dice.chance(0.2)
    this.mark = dice.chance(0.25) ? dice.one([' A', ' *', ' T', ' 1']) : ''
    this.slip = { width: dice.one([32, 38, 42, 48]), lines: [] }
  }

  composed(): Composed {
    const { dice, wording, slip } = this
    const [shop = '', street = '', town = ''] = dice.one(wording.shops).split('; ')
    const manner = dice.one<Manner>(['plain', 'plain', 'counted', 'below', 'columns', 'above', 'coded'])
    const columns = manner === 'columns' && slip.width >= 38
    const items = Array.from({ length: dice.between(1, 8) }, () => this.item(manner, columns))
    const goods = cents(items.reduce((sum, { amount }) => sum + amount, 0))
    const discount = dice.chance(0.15) ? -cents(goods * 0.1) : 0
    const subtotal = cents(goods + discount)
    const rate = dice.one(wording.rates)
    const taxed = dice.chance(0.75)
    const tax = wording.taxWithin ? cents((subtotal * rate) / (1 + rate)) : taxed ? cents(subtotal * rate) : 0
    const total = wording.taxWithin ? subtotal : cents(subtotal + tax)
    const day = [dice.between(2019, 2026), dice.between(1, 12), dice.between(13, 28)] as const
    const time = `${two(dice.between(8, 21))}:${two(dice.between(0, 59))}`
    const own = `${dice.between(10, 99)}${dice.between(1000, 99_999)}`
    const cashier = dice.chance(0.6) ? this.one('cashiers') : null
    const facts = this.facts(day, time, own, cashier)
    const factsBelow = dice.chance(0.33)
    const rule = dice.one(['-', '=', '', '*']).repeat(slip.width)
    this.head([
      shop,
      street,
      town,
      ...(dice.chance(0.6) ? [wording.telephone] : []),
      ...(wording.taxNumber !== '' && dice.chance(0.7) ? [wording.taxNumber] : []),
    ])
    if (!factsBelow) slip.lines.push(...facts, rule)
    if (columns) this.titles()
    else if (wording.title !== '' && dice.chance(0.3)) slip.lines.push(wording.title.padStart(slip.width))
    const times = dice.one([' x ', ' X ', ' @ ', ' * '])
    for (const item of items) this.goods(item, manner, columns, times)
    const off = this.one('discount')
    if (discount < 0) this.row(off, this.figure(discount))
    slip.lines.push(rule)
    if (dice.chance(0.5) || (!wording.taxWithin && taxed)) this.row(this.one('subtotal'), this.money(subtotal))
    const taxLabel = this.one('tax').replace('{rate}', this.figure(rate * 100).replace(/[.,]?0+$/u, ''))
    if (taxed && !wording.taxWithin) this.row(taxLabel, this.money(tax))
    this.row(this.one('total'), this.money(total))
    const cash = dice.chance(0.5)
    const given = cash ? Math.ceil(total / 5) * 5 + (dice.chance(0.3) ? 5 : 0) : total
    this.row(this.one(cash ? 'cash' : 'card'), this.money(given))
    if (cash) this.row(this.one('change'), this.money(cents(given - total)))
    if (taxed && wording.taxWithin) {
      slip.lines.push(rule)
      this.row(taxLabel, this.money(tax))
    }
    slip.lines.push('', ...(factsBelow ? [...facts, ''] : []), this.centred(wording.thanks))
    return {
      html: this.page(),
      group: this.country,
      profile: 'receipt',
      fields: {
        company: shop,
        address: `${street} ${town}`,
        date: `${day[0]}-${two(day[1])}-${two(day[2])}`,
        time,
        receipt_number: own,
        cashier,
        total,
        ...(taxed ? { tax } : {}),
        change: cash ? cents(given - total) : null,
      },
      line_items: [
        ...items.map((item) => this.truthOf(item, manner, columns)),
        ...(discount < 0 ? [{ description: off, amount: discount }] : []),
      ],
    }
  }

  private one(
    name: 'goods' | 'subtotal' | 'tax' | 'total' | 'cash' | 'card' | 'change' | 'number' | 'cashier' | 'cashiers' | 'discount',
  ): string {
    return this.dice.one(this.wording[name].split('|'))
  }

  private item(manner: Manner, columns: boolean): Item {
    const { dice, slip } = this
    const quantity = manner === 'plain' ? 1 : dice.one([1, 1, 1, 2, 3, 4])
    const price = cents(dice.roll() * 12 + 0.4)
    const name = this.one('goods')
    const description = columns ? name.slice(0, slip.width - 25).trim() : name
    return { description, quantity, price, amount: cents(quantity * price), code: String(dice.between(1_000_000, 9_999_999)) }
  }

  /** What of an item is on the slip: a count of one and a price that nobody prints are not asked for. */
  private truthOf(
    { description, quantity, price, amount }: Item,
    manner: Manner,
    columns: boolean,
  ): Readonly<Record<string, string | number>> {
    const priced = columns || manner === 'coded' || (quantity > 1 && manner !== 'counted' && manner !== 'plain')
    return { description, amount, ...(quantity > 1 ? { quantity } : {}), ...(priced ? { unit_price: price } : {}) }
  }

  private figure(amount: number): string {
    return `${amount < 0 ? '-' : ''}${Math.abs(amount).toFixed(2).replace('.', this.wording.decimal)}`
  }

  private money(amount: number): string {
    const { sign, decimal } = this.wording
    if (!this.signed) return this.figure(amount)
    return decimal === '.' ? `${sign}${this.figure(amount)}` : `${this.figure(amount)} ${sign}`
  }

  private readonly centred = (text: string): string => ' '.repeat(Math.max(0, Math.floor((this.slip.width - text.length) / 2))) + text

  private head(lines: readonly string[]): void {
    const centred = this.dice.chance(0.7)
    this.slip.lines.push(...lines.map((line) => (centred ? this.centred(line) : line)), '')
  }

  /** A text at the left and one at the right, on two lines where they do not fit on one. */
  private row(left: string, right: string): void {
    const { width, lines } = this.slip
    const room = width - left.length - right.length
    if (room < 1) lines.push(left, right.padStart(width))
    else lines.push(left + ' '.repeat(room) + right)
  }

  private facts(
    [year, month, day]: readonly [number, number, number],
    time: string,
    own: string,
    cashier: string | null,
  ): readonly string[] {
    const { dice, wording, slip } = this
    const dated = wording.day
      .replace('dd', two(day))
      .replace('mm', two(month))
      .replace('d', String(day))
      .replace('m', String(month))
      .replace('y', String(year))
    const first = dice.chance(0.4)
      ? dated + time.padStart(slip.width - dated.length)
      : `${dice.chance(0.5) ? `${wording.dated} ` : ''}${dated} ${time}`
    return [first, `${this.one('number')} ${own}`, ...(cashier === null ? [] : [`${this.one('cashier')} ${cashier}`])]
  }

  private titles(): void {
    const { lines, width } = this.slip
    const [item = '', quantity = '', price = '', amount = ''] = this.wording.columns.split('|')
    lines.push(item.padEnd(width - 24) + quantity.padStart(6) + price.padStart(9) + amount.padStart(9))
    if (this.dice.chance(0.5)) lines.push('-'.repeat(width))
  }

  private goods(item: Item, manner: Manner, columns: boolean, times: string): void {
    const { lines, width } = this.slip
    const { description, quantity, price } = item
    const amount = this.money(item.amount) + this.mark
    const reckoned = `${quantity}${times}${this.figure(price)}`
    if (columns)
      lines.push(
        description.padEnd(width - 24) +
          String(quantity).padStart(6) +
          this.figure(price).padStart(9) +
          this.figure(item.amount).padStart(9),
      )
    else if (manner === 'counted') this.row(`${quantity} ${description}`, amount)
    else if (manner === 'coded') {
      lines.push(description)
      this.row(`${item.code} ${reckoned}`, amount)
    } else if (manner === 'below' && quantity > 1) {
      lines.push(description)
      this.row(`  ${reckoned}`, amount)
    } else {
      if (manner === 'above' && quantity > 1) lines.push(reckoned)
      this.row(description, amount)
      if (manner === 'columns' && quantity > 1) lines.push(`   ${reckoned}`)
    }
  }

  private page(): string {
    const { lines, width } = this.slip
    const face = this.dice.one(['Liberation Mono', 'DejaVu Sans Mono'])
    const style = `@page{size:${width * 6 + 40}pt ${lines.length * 13 + 60}pt;margin:20pt}body{margin:0}pre{font:10pt/1.25 '${face}';margin:0;white-space:pre}`
    return page(element('pre', lines.map(escaped).join('\n')), style)
  }
}
