// Invoices drawn by chance: letterheads, senders' lines, headed and windowed addresses, references in rows, columns and boxes, items under
// titles in varying order, sums in varying order, footers with bank and tax numbers.

import type { ReadPage } from '../../stages.ts'
import {
  between,
  dayOf,
  figures,
  happens,
  ibanOf,
  type Money,
  moneyOf,
  type Next,
  pick,
  plainly,
  reference,
  vatOf,
  withSign,
} from './numbers.ts'
import { type Drawn, misreading, Sheet } from './sheet.ts'
import type { Wording } from './wording.ts'

interface Facts {
  readonly fields: Record<string, string>
  readonly items: Record<string, string>[]
}

/** An invoice in the wording's language; `spoilt` is the share of words that a recogniser misreads, null for a text layer. */
export function drawnInvoice(wording: Wording, next: Next, spoilt: number | null): Drawn {
  const sheet = new Sheet({ width: 595, height: 842 }, pick(['Serif', 'Sans', 'Sans', 'Courier'], next))
  const facts: Facts = { fields: {}, items: [] }
  const money = moneyOf(wording, next)
  facts.fields.currency = money.code
  const ground = { sheet, facts, wording, money, next, size: pick([8, 9, 10, 11], next) }
  const below = head(ground)
  const end = items(ground, below)
  footer(ground, end)
  const page: ReadPage = sheet.page(spoilt === null ? null : misreading(next, spoilt))
  return { page, ...facts, pairs: [] }
}

interface Ground {
  readonly sheet: Sheet
  readonly facts: Facts
  readonly wording: Wording
  readonly money: Money
  readonly next: Next
  readonly size: number
}

const label = ({ wording, next }: Ground, name: string): string => pick(wording.labels[name] ?? [name], next)

/** Sender, recipient, title and references. Gives where the items may begin. */
function head(ground: Ground): number {
  const { sheet, facts, wording, next, size } = ground
  const [seller, buyer] = [party(ground, 'seller'), party(ground, 'buyer')]
  const manner = pick(['letterhead', 'window', 'sides', 'right'] as const, next)
  const step = 1.25 * size
  const stack = (lines: readonly string[], left: number, top: number, own = size): number => {
    lines.forEach((text, at) => {
      sheet.set(text, { left, y: top + at * 1.25 * own, size: own })
    })
    return top + lines.length * 1.25 * own
  }
  const phone = pick(wording.phones, next)
  if (manner !== 'window' || happens(0.5, next)) facts.fields.seller_phone = phone
  const call =
    facts.fields.seller_phone === undefined
      ? []
      : [`${label(ground, 'seller_phone')}${pick([':', ' ', ''], next)} ${phone}`.replace(/ +/gu, ' ')]
  const title = label(ground, 'title')
  const heading = `${label(ground, 'buyer')}${pick([':', ''], next)}`
  const references = referenceRows(ground)
  switch (manner) {
    case 'letterhead': {
      sheet.set(seller[0] ?? '', { left: 50, y: 50, size: size + 6, bold: true })
      const low = stack([...seller.slice(1), ...call], 50, 50 + size + 12)
      sheet.set(title, { right: 545, y: 60, size: 20, bold: true })
      const top = low + 2 * step
      const other = stack([heading, ...buyer], 50, top)
      return Math.max(other, pairsOf(ground, references, 350, top, 450)) + 2 * step
    }
    case 'window': {
      sheet.set(seller.join(pick([' · ', ', ', ' - ', ' | '], next)), { left: 60, y: 110, size: 7 })
      const other = stack(buyer, 60, 130)
      const low = stack(call, 380, 60)
      const meta = happens(0.5, next) ? pairsOf(ground, references, 380, Math.max(low, 130), 470) : stacked(ground, references, 230)
      sheet.set(title, { left: 60, y: Math.max(other, meta) + 30, size: 15, bold: true })
      return Math.max(other, meta) + 60
    }
    case 'sides': {
      sheet.set(title, { left: 50, y: 55, size: 18, bold: true })
      const from = stack([...seller, ...call], 50, 90)
      const to = stack([heading, ...buyer], 320, 90)
      const low = Math.max(from, to) + 1.5 * step
      return (happens(0.5, next) ? stacked(ground, references, low) : pairsOf(ground, references, 50, low, 160)) + 2 * step
    }
    case 'right': {
      const low = stack([...seller, ...call], 360, 50)
      const other = stack([heading, ...buyer], 50, 110)
      const top = Math.max(low, other) + 2 * step
      sheet.set(title, { left: 50, y: top, size: 16, bold: true })
      return pairsOf(ground, references, 50, top + 2 * step, 180) + 2 * step
    }
  }
}

function party({ facts, wording, next }: Ground, role: 'seller' | 'buyer'): readonly string[] {
  // Two firms never share a part of their addresses: then nobody could say whose it is.
  const other = <T>(all: readonly T[], taken: (one: T) => boolean): T =>
    pick(
      all.filter((one) => !taken(one)),
      next,
    )
  const name = other(wording.firms, (firm) => firm === facts.fields.seller_name)
  const street = other(wording.streets, (one) => one === facts.fields.seller_street)
  const [postcode, city] = other(wording.towns, ([code]) => code === facts.fields.seller_postcode)
  Object.assign(facts.fields, {
    [`${role}_name`]: name,
    [`${role}_street`]: street,
    [`${role}_postcode`]: postcode,
    [`${role}_city`]: city,
  })
  return [name, street, wording.country === 'GB' ? `${city} ${postcode}` : `${postcode} ${city}`]
}

function referenceRows(ground: Ground): readonly (readonly [string, string])[] {
  const { facts, wording, next } = ground
  const style = pick(wording.days, next)
  const issued = dayOf(wording, style, next)
  const add = (name: string, printed: string, value = printed): readonly [string, string] => {
    facts.fields[name] = value
    return [label(ground, name), printed]
  }
  const rows = [add('invoice_number', reference(['INV', 'R', 'F', 'RE', 'A'], next)), add('issue_date', issued.printed, issued.iso)]
  if (happens(0.6, next)) {
    const due = dayOf(wording, style, next, issued.iso, pick([14, 30, 60], next))
    rows.push(add('due_date', due.printed, due.iso))
  }
  if (happens(0.35, next)) {
    const delivered = dayOf(wording, style, next, issued.iso, -between(1, 9, next))
    rows.push(add('delivery_date', delivered.printed, delivered.iso))
  }
  if (happens(0.45, next)) rows.push(add('order_number', reference(['PO', 'B', 'AB'], next)))
  if (happens(0.45, next)) rows.push(add('customer_number', reference(['K', 'C', 'D'], next)))
  return happens(0.5, next) ? rows : [...rows.slice(1), ...rows.slice(0, 1)]
}

/** Labels with their values behind them, in a column or right behind. */
function pairsOf(
  { sheet, next, size }: Ground,
  rows: readonly (readonly [string, string])[],
  left: number,
  top: number,
  column: number,
): number {
  const mark = pick([':', ':', ''], next)
  const inColumn = happens(0.6, next)
  rows.forEach(([name, value], at) => {
    const y = top + at * 1.35 * size
    const end = sheet.set(`${name}${mark}`, { left, y, size })
    sheet.set(value, { left: inColumn ? Math.max(column, end + 8) : end + 0.35 * size, y, size })
  })
  return top + rows.length * 1.35 * size
}

/** Labels in one row, their values below. */
function stacked({ sheet, next, size }: Ground, rows: readonly (readonly [string, string])[], top: number): number {
  const shown = rows.slice(0, 6)
  const step = 495 / shown.length
  const own = Math.min(size, shown.length > 4 ? 7.5 : size)
  const boxed = happens(0.4, next)
  shown.forEach(([name, value], at) => {
    sheet.set(name, { left: 54 + at * step, y: top, size: own })
    sheet.set(value, { left: 54 + at * step, y: top + 1.6 * own, size: own })
    if (boxed) sheet.line(50 + at * step, top - 1.2 * own, 50 + at * step, top + 2.2 * own)
  })
  return top + 2.6 * own
}

function items(ground: Ground, top: number): number {
  const { sheet, facts, wording, money, next, size } = ground
  const signed = happens(0.4, next)
  const print = (hundredths: number): string => (signed ? withSign(hundredths, money) : figures(hundredths, money))
  const columns = happens(0.7, next)
    ? ([
        ['description', 50, null],
        ['quantity', null, 360],
        ['unit_price', null, 450],
        ['amount', null, 545],
      ] as const)
    : ([
        ['quantity', 50, null],
        ['description', 110, null],
        ['unit_price', null, 450],
        ['amount', null, 545],
      ] as const)
  const at = (left: number | null, right: number | null) => (right === null ? { left: left ?? 50 } : { right })
  for (const [name, left, right] of columns) sheet.set(label(ground, name), { ...at(left, right), y: top, size, bold: true })
  if (happens(0.6, next)) sheet.line(50, top + 0.4 * size, 545, top + 0.4 * size)
  let y = top + 1.9 * size
  let net = 0
  for (let count = between(1, 7, next); count > 0; count--) {
    const quantity = between(1, 12, next)
    const price = between(150, 48_000, next)
    const row: Readonly<Record<string, string>> = {
      description: pick(wording.goods, next),
      quantity: String(quantity),
      unit_price: print(price),
      amount: print(quantity * price),
    }
    for (const [name, left, right] of columns) sheet.set(row[name] ?? '', { ...at(left, right), y, size })
    facts.items.push({
      description: row.description ?? '',
      quantity: String(quantity),
      unit_price: plainly(price),
      amount: plainly(quantity * price),
    })
    net += quantity * price
    y += 1.6 * size
  }
  return sums(ground, net, y + size, signed)
}

function sums(ground: Ground, net: number, top: number, signed: boolean): number {
  const { sheet, facts, wording, money, next, size } = ground
  const rate = pick(wording.rates, next)
  const tax = Math.round((net * rate) / 100)
  const gross = net + tax
  const prepaid = happens(0.15, next) ? Math.round(gross * 0.3) : 0
  const rows: (readonly [string, string, number])[] = [
    ['net_total', label(ground, 'net_total'), net],
    ['tax_total', label(ground, 'tax_total').replace('{rate}', String(rate)), tax],
    ['gross_total', label(ground, 'gross_total'), gross],
  ]
  if (happens(0.3, next) || prepaid > 0) {
    if (prepaid > 0) rows.push(['prepaid', prepaidLabels[wording.country] ?? 'Paid', prepaid])
    rows.push(['amount_due', label(ground, 'amount_due'), gross - prepaid])
  } else facts.fields.amount_due = plainly(gross)
  const mark = pick([':', ''], next)
  const left = pick([330, 380, 300], next)
  let y = top
  for (const [name, title, hundredths] of rows) {
    sheet.set(`${title}${mark}`, { left, y, size })
    sheet.set(signed || happens(0.5, next) ? withSign(hundredths, money) : figures(hundredths, money), {
      right: 545,
      y,
      size,
      bold: name === 'gross_total',
    })
    facts.fields[name] = plainly(hundredths)
    y += 1.5 * size
  }
  // Somewhere the page must say its currency.
  if (!signed) sheet.set(`${money.code}`, { left: left - 40, y: top + 3 * size, size })
  return y
}

const prepaidLabels: Readonly<Record<string, string>> = {
  GB: 'Paid',
  DE: 'Anzahlung',
  FR: 'Acompte',
  ES: 'Anticipo',
  IT: 'Acconto',
  NL: 'Aanbetaling',
  PT: 'Adiantamento',
}

function footer(ground: Ground, end: number): void {
  const { sheet, facts, wording, next, size } = ground
  const vat = vatOf(wording.country, next)
  const iban = ibanOf(wording.country, next)
  Object.assign(facts.fields, { seller_vat_id: vat, iban })
  sheet.set(pick(wording.remarks, next), { left: 50, y: Math.max(end + 2 * size, 600), size })
  const y = happens(0.6, next) ? 800 : Math.max(end + 4 * size, 640)
  const mark = pick([':', ''], next)
  sheet.set(`${label(ground, 'seller_vat_id')}${mark} ${vat}`, { left: 50, y, size: size - 1 })
  sheet.set(`${label(ground, 'iban')}${mark} ${iban}`, { left: 300, y, size: size - 1 })
}
