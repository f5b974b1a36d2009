// Invoices composed at random: blocks, labels, tables and sums in many manners of eight countries, as pages for a browser to print, with what
// they say by construction. Another hand than the papers that readers and confidences are learnt from (engine/fields/training).

import { Dice } from '../golden/dice.ts'
import { type InvoiceWording, invoiceWordings, type Label } from './invoice-wording.ts'
import { type Composed, element, escaped, page } from './page.ts'

interface Item {
  readonly code: string
  readonly description: string
  readonly quantity: number
  readonly unit_price: number
  readonly amount: number
}
interface Party {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  /** Lines of the address below the name. */
  readonly lines: readonly string[]
}
type Row = readonly [label: string, value: string]

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** Composes invoice `number` of the series `seed`. */
export function composedInvoice(seed: number, number: number): Composed {
  return new Invoice(new Dice(seed * 1_000_003 + number), Object.keys(invoiceWordings)[number % 8] ?? 'us').composed()
}

class Invoice {
  private readonly dice: Dice
  private readonly country: string
  private readonly wording: InvoiceWording
  private readonly currencyAs: 'sign' | 'code' | 'sums only'
  private readonly colon: string
  private readonly day: readonly [number, number, number]
  private readonly dates: (year: number, month: number, day: number) => string

  constructor(dice: Dice, country: string) {
    this.dice = dice
    this.country = country
    this.wording = invoiceWordings[country] as InvoiceWording
    this.currencyAs = dice.one(['code', 'sign', 'sums only', 'sign'] as const)
    this.colon = dice.one([':', ':', '', ' :'])
    this.day = [dice.between(2023, 2026), dice.between(1, 11), dice.between(1, 28)]
    this.dates = dice.chance(0.12) ? isoDay : dice.one(mannersOf(this.wording))
  }

  composed(): Composed {
    const { dice, wording } = this
    const [seller, buyer, other] = [this.party(wording.sellers), this.party(wording.buyers), this.party(wording.buyers)]
    const rate = dice.one(wording.rates)
    const items = Array.from({ length: dice.chance(0.15) ? dice.between(28, 55) : dice.between(1, 7) }, () => this.item())
    const lines = cents(items.reduce((sum, { amount }) => sum + amount, 0))
    const discount = dice.chance(0.25) ? cents(lines * dice.one([0.05, 0.1])) : 0
    const carriage = dice.chance(0.25) ? dice.one([4.9, 12.5, 25, 9.95]) : 0
    const net = cents(lines - discount + carriage)
    const tax = cents(net * rate)
    const gross = cents(net + tax)
    const prepaid = dice.chance(0.2) ? cents(gross * 0.3) : 0
    const due = dice.chance(0.75) ? ([this.day[0], this.day[1] + 1, this.day[2]] as const) : null
    const own = this.ownNumber()
    const order = dice.chance(0.4)
      ? dice.one([`PO-${dice.between(1000, 99_999)}`, `45000${dice.between(10_000, 99_999)}`, `B-${dice.between(10, 99)}/${this.day[0]}`])
      : null
    const taxNumber = wording.taxNumber !== '' && dice.chance(0.8) ? wording.taxNumber : null
    const account = wording.account !== '' && dice.chance(0.75) ? wording.account : null
    const percent = this.figure(rate * 100).replace(/[.,]?0+$/u, '')
    const sums: readonly Row[] = [
      ...(discount > 0 || carriage > 0 ? [[this.label('goodsTotal'), this.money(lines)] as const] : []),
      ...(discount > 0 ? [[this.label('discount'), this.money(-discount)] as const] : []),
      ...(carriage > 0 ? [[this.label('carriage'), this.money(carriage)] as const] : []),
      [this.label('net'), this.money(net)],
      [this.label('tax').replace('{rate}', percent), this.money(tax)],
      [this.label('gross'), this.sum(gross)],
      ...(prepaid > 0
        ? [[this.label('paid'), this.money(-prepaid)] as const, [this.label('amountDue'), this.sum(cents(gross - prepaid))] as const]
        : []),
    ]
    const dueAbove = prepaid === 0 && dice.chance(0.2)
    const facts: readonly Row[] = [
      [this.label('number'), own],
      [this.label('day'), this.dates(...this.day)],
      ...(due === null ? [] : [[this.label('due'), this.dates(...due)] as const]),
      ...(order === null ? [] : [[this.label('order'), order] as const]),
    ]
    const body = this.body({
      seller,
      buyer,
      other,
      facts,
      items,
      sums,
      percent,
      taxNumber,
      account,
      net,
      tax,
      own,
      dueAbove: dueAbove ? gross : null,
    })
    const fields = {
      invoice_number: own,
      issue_date: isoDay(...this.day),
      due_date: due === null ? null : isoDay(...due),
      order_number: order,
      currency: wording.currency,
      seller_name: seller.name,
      seller_street: seller.street,
      seller_postcode: seller.postcode,
      seller_city: seller.town,
      seller_vat_id: taxNumber,
      buyer_name: buyer.name,
      buyer_street: buyer.street,
      buyer_postcode: buyer.postcode,
      buyer_city: buyer.town,
      iban: account,
      net_total: net,
      tax_total: tax,
      gross_total: gross,
      ...(prepaid > 0 || dueAbove ? { amount_due: cents(gross - prepaid) } : {}),
      prepaid: prepaid > 0 ? prepaid : null,
    }
    return {
      html: page(body, this.style()),
      group: this.country,
      profile: 'invoice',
      fields,
      line_items: items.map(({ code: _, ...item }) => item),
    }
  }

  private label(name: Label): string {
    return this.dice.one(this.wording.labels[name].split('|'))
  }

  private party(from: readonly string[]): Party {
    const [name = '', street = '', postcode = '', town = '', state = ''] = this.dice.one(from).split('; ')
    const place = {
      'state behind': [`${town}, ${state} ${postcode}`],
      'code below': [town, postcode],
      'code before': [`${postcode} ${town}`],
    }[this.wording.town]
    return { name, street, postcode, town, lines: [street, ...place] }
  }

  private item(): Item {
    const { dice } = this
    const quantity = dice.one([1, 1, 2, 3, 4, 10, 12, 0.5, 7.5, 100])
    const unit_price = cents(dice.one([20, 300, 2000]) * dice.roll() + 0.5)
    return {
      code: `${dice.one(['AX', 'TR', 'K'])}-${dice.between(100, 9999)}`,
      description: this.label('goods'),
      quantity,
      unit_price,
      amount: cents(quantity * unit_price),
    }
  }

  private ownNumber(): string {
    const { dice } = this
    const year = this.day[0]
    return dice.one([
      `${year}-${dice.between(100, 9999)}`,
      `INV-${dice.between(10_000, 99_999)}`,
      `${dice.between(100_000, 999_999)}`,
      `F${year % 100}/${dice.between(10, 999)}`,
      `RE${dice.between(1000, 9999)}-${dice.between(1, 9)}`,
    ])
  }

  private figure(amount: number): string {
    const [decimal, thousands] = this.wording.marks
    return amount
      .toFixed(2)
      .replace('.', decimal)
      .replace(/\B(?=(\d{3})+(?!\d))/gu, thousands)
  }

  private readonly signBefore = (text: string): string =>
    ['us', 'gb'].includes(this.country) ? `${this.wording.symbol}${text}` : `${text} ${this.wording.symbol}`

  private money(amount: number): string {
    const text = this.figure(Math.abs(amount))
    return `${amount < 0 ? '-' : ''}${this.currencyAs === 'sign' ? this.signBefore(text) : text}`
  }

  private sum(amount: number): string {
    const text = this.figure(amount)
    if (this.currencyAs !== 'code') return this.signBefore(text)
    return this.dice.chance(0.5) ? `${text} ${this.wording.currency}` : `${this.wording.currency} ${text}`
  }

  private body(said: {
    readonly seller: Party
    readonly buyer: Party
    readonly other: Party
    readonly facts: readonly Row[]
    readonly items: readonly Item[]
    readonly sums: readonly Row[]
    readonly percent: string
    readonly taxNumber: string | null
    readonly account: string | null
    readonly net: number
    readonly tax: number
    readonly own: string
    readonly dueAbove: number | null
  }): string {
    const { dice, wording } = this
    const { seller, buyer } = said
    const letterhead = dice.one(['left', 'right', 'line', 'footer', 'headed', 'headed'] as const)
    const contact = dice.chance(0.5) ? [dice.one(['www.example.org', 'Tel. +49 30 5550100', 'hello@example.org'])] : []
    const taxLine = said.taxNumber === null ? [] : [`${this.label('taxNumber')}${dice.one([':', '', ':'])} ${said.taxNumber}`]
    const taxAbove = letterhead !== 'footer' && dice.chance(0.5)
    const own = [seller.name, ...seller.lines, ...contact, ...(taxAbove ? taxLine : [])]
    const top =
      letterhead === 'headed'
        ? ''
        : letterhead === 'footer'
          ? element('div', '◆', 'logo')
          : letterhead === 'line'
            ? element('div', own.map(escaped).join(dice.one([' | ', ' · ', ' - '])), 'line')
            : element('div', `<b>${escaped(seller.name)}</b><br>${own.slice(1).map(escaped).join('<br>')}`, `seller ${letterhead}`)
    const window = letterhead !== 'headed' && dice.chance(0.25)
    const heading = (name: Label, party: Party, lines: readonly string[] = party.lines): string =>
      element(
        'div',
        `<b>${escaped(this.label(name))}${dice.one([':', ''])}</b><br>${[party.name, ...lines].map(escaped).join('<br>')}`,
        'party',
      )
    const addressee = window
      ? element(
          'div',
          `<small><u>${escaped([seller.name, ...seller.lines].join(', '))}</u></small><br>${[buyer.name, ...buyer.lines].map(escaped).join('<br>')}`,
          'party',
        )
      : heading('buyer', buyer)
    const parties = [
      letterhead === 'headed' ? heading('seller', seller, own.slice(1)) : '',
      addressee,
      !window && dice.chance(0.25) ? heading('delivery', said.other) : '',
    ].join('')
    const manner = dice.one(['rows', 'strip', 'grid', 'inline', 'stack'] as const)
    const across = manner === 'strip' || manner === 'grid'
    const facts = this.facts(said.facts, manner)
    const title = this.label('title')
    const feet = [
      ...(letterhead === 'footer' ? [seller.name, seller.street, seller.lines.slice(1).join(' ')] : []),
      ...(taxAbove ? [] : taxLine),
      ...(said.account === null ? [] : [`IBAN${dice.one([': ', ' '])}${said.account.replace(/(.{4})/gu, '$1 ').trim()}`]),
    ]
    return [
      top,
      '<div style="clear:both"></div>',
      dice.chance(0.5) ? element('h1', `${title}${dice.chance(0.2) ? ` ${said.own}` : ''}`) : '',
      element('div', `${parties}${across ? '' : element('div', facts)}`, dice.chance(0.3) ? 'top reversed' : 'top'),
      across ? facts : '',
      said.dueAbove === null ? '' : element('div', escaped(`${this.label('amountDue')}: ${this.sum(said.dueAbove)}`), 'due'),
      dice.chance(0.3) ? element('h1', title) : '',
      this.goods(said.items, said.sums, said.percent),
      this.rateTable(said.percent, said.net, said.tax),
      element('p', `${dice.chance(0.5) ? `${escaped(wording.terms)}<br>` : ''}${escaped(wording.thanks)}`),
      feet.length === 0 ? '' : this.feet(feet),
    ].join('')
  }

  private facts(rows: readonly Row[], manner: 'rows' | 'strip' | 'grid' | 'inline' | 'stack'): string {
    const cells = (tag: string, texts: readonly string[]): string => `<tr>${texts.map((text) => element(tag, escaped(text))).join('')}</tr>`
    switch (manner) {
      case 'rows':
        return element('table', rows.map(([label, value]) => cells('td', [`${label}${this.colon}`, value])).join(''), 'facts')
      case 'strip':
        return element(
          'table',
          cells(
            'th',
            rows.map(([label]) => label),
          ) +
            cells(
              'td',
              rows.map(([, value]) => value),
            ),
          'strip',
        )
      case 'grid':
        return element(
          'table',
          `<tr>${rows.map(([label, value]) => `<td><small>${escaped(label)}</small><br><b>${escaped(value)}</b></td>`).join('')}</tr>`,
          'strip ruled',
        )
      case 'inline':
        return element('div', rows.map(([label, value]) => escaped(`${label}${this.colon || ':'} ${value}`)).join('<br>'))
      default:
        return element(
          'div',
          rows.map(([label, value]) => element('div', escaped(label), 'key') + element('div', escaped(value), 'value')).join(''),
        )
    }
  }

  private goods(items: readonly Item[], sums: readonly Row[], percent: string): string {
    const { dice } = this
    const detailed = dice.chance(0.3)
    const columns: readonly Label[] = [
      ...(dice.chance(0.3) ? (['position'] as const) : []),
      ...(dice.chance(0.25) ? (['code'] as const) : []),
      ...(dice.chance(0.2) ? (['quantity', 'description'] as const) : (['description', 'quantity'] as const)),
      ...(dice.chance(0.25) ? (['unit'] as const) : []),
      'unitPrice',
      ...(this.country !== 'us' && dice.chance(0.3) ? (['rate'] as const) : []),
      'amount',
    ]
    const cell = (item: Item, column: Label, at: number): string => {
      switch (column) {
        case 'position':
          return String(at + 1)
        case 'code':
          return item.code
        case 'quantity':
          return Number.isInteger(item.quantity) ? String(item.quantity) : this.figure(item.quantity).replace(/0$/u, '')
        case 'unit':
          return this.label('piece')
        case 'unitPrice':
          return this.money(item.unit_price)
        case 'rate':
          return `${percent}%`
        case 'amount':
          return this.money(item.amount)
        default:
          return `${escaped(item.description)}${detailed ? `<br><small>${escaped(this.label('goods').toLowerCase())}, ${dice.between(2, 40)} ${dice.one(['cm', 'kg', 'mm', 'm'])}</small>` : ''}`
      }
    }
    const place = dice.one(['table', 'right', 'right', 'left'] as const)
    const head = `<tr>${columns.map((column) => element('th', escaped(this.label(column)), column)).join('')}</tr>`
    const rows = items
      .map((item, at) => `<tr>${columns.map((column) => element('td', cell(item, column, at), column)).join('')}</tr>`)
      .join('')
    const within =
      place === 'table'
        ? sums
            .map(
              ([label, value]) =>
                `<tr class="sum"><td colspan="${columns.length - 1}">${escaped(label)}</td><td>${escaped(value)}</td></tr>`,
            )
            .join('')
        : ''
    const below =
      place === 'table'
        ? ''
        : element(
            'table',
            sums
              .map(([label, value]) => `<tr><td>${escaped(label)}${this.colon}</td><td class="value">${escaped(value)}</td></tr>`)
              .join(''),
            `sums ${place}`,
          )
    return element('table', head + rows + within, `goods ${dice.one(['plain', 'ruled', 'zebra', 'underlined', 'dark'])}`) + below
  }

  private rateTable(percent: string, net: number, tax: number): string {
    const titles = this.wording.labels.rateTable.split('|').slice(0, 3)
    if (titles.length < 3 || !this.dice.chance(0.4)) return ''
    const row = (tag: string, texts: readonly string[]): string => `<tr>${texts.map((text) => element(tag, escaped(text))).join('')}</tr>`
    return element('table', row('th', titles) + row('td', [`${percent}%`, this.money(net), this.money(tax)]), 'rates ruled')
  }

  private feet(texts: readonly string[]): string {
    const manner = this.dice.one(['line', 'columns', 'lines'] as const)
    if (manner === 'columns') return element('table', `<tr>${texts.map((text) => element('td', escaped(text))).join('')}</tr>`, 'feet')
    return element('div', texts.map(escaped).join(manner === 'line' ? ' | ' : '<br>'), 'feet')
  }

  private style(): string {
    const { dice } = this
    const face = dice.one(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'Liberation Mono', 'Carlito'])
    return `@page{size:A4;margin:18mm 16mm}body{font:${dice.one([9, 10, 10.5, 11])}pt '${face}';color:#222}.logo{font-size:40pt;color:#27c}
      .seller.right{text-align:right}h1{font-size:${dice.one([16, 20, 26])}pt;margin:8pt 0;${dice.one(['text-align:right', '', 'text-align:center'])}}
      .top{display:flex;justify-content:space-between;gap:30pt;margin:14pt 0}.reversed{flex-direction:row-reverse}table{border-collapse:collapse}
      .facts td{padding:1pt 8pt 1pt 0}.strip{width:100%;margin:10pt 0}.strip th{text-align:left;font-weight:600}.strip td,.strip th{padding:3pt 8pt 3pt 2pt}
      .ruled td,.ruled th{border:1px solid #777}.key{color:#777;font-size:85%}.value{margin-bottom:4pt}.goods{width:100%;margin:14pt 0}
      .goods td,.goods th,.rates td,.rates th{padding:4pt 5pt;text-align:left;vertical-align:top}.rates{width:60%}
      .goods .quantity,.goods .unitPrice,.goods .amount,.goods .rate,.goods .sum td{text-align:right}.zebra tr:nth-child(even){background:#eee}
      .underlined tr{border-bottom:.5pt solid #999}.dark th{background:#234;color:#fff}.sums{margin-left:auto}.sums.left{margin-left:0}
      .sums td{padding:2pt 6pt}.sums .value{text-align:right}.feet{margin-top:26pt;font-size:85%;width:100%;border-top:.5pt solid #aaa}
      .feet td{padding-right:14pt;vertical-align:top}.line{font-size:85%;border-bottom:.5pt solid #888;padding-bottom:3pt}.due{font-size:14pt;font-weight:bold}`
  }
}

const two = (figure: number): string => String(figure).padStart(2, '0')
const isoDay = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`

/** The ways in which a country writes days. */
function mannersOf({ dates, months }: InvoiceWording): readonly ((year: number, month: number, day: number) => string)[] {
  const name = (month: number): string => months.split('|')[month - 1] ?? ''
  switch (dates) {
    case 'american':
      return [
        (year, month, day) => `${month}/${day}/${year}`,
        (year, month, day) => `${name(month)} ${day}, ${year}`,
        (year, month, day) => `${name(month).slice(0, 3)} ${two(day)}, ${year}`,
        (year, month, day) => `${two(month)}/${two(day)}/${year}`,
      ]
    case 'british':
      return [
        (year, month, day) => `${two(day)}/${two(month)}/${year}`,
        (year, month, day) => `${day} ${name(month)} ${year}`,
        (year, month, day) => `${day}-${name(month).slice(0, 3)}-${year}`,
      ]
    case 'german':
      return [(year, month, day) => `${two(day)}.${two(month)}.${year}`, (year, month, day) => `${day}. ${name(month)} ${year}`]
    case 'iberian':
      return [(year, month, day) => `${two(day)}/${two(month)}/${year}`, (year, month, day) => `${day} de ${name(month)} de ${year}`]
    case 'dutch':
      return [(year, month, day) => `${two(day)}-${two(month)}-${year}`, (year, month, day) => `${day} ${name(month)} ${year}`]
    default:
      return [(year, month, day) => `${two(day)}/${two(month)}/${year}`, (year, month, day) => `${day} ${name(month)} ${year}`]
  }
}
