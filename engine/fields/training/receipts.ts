// Till receipts drawn by chance: a shop's name and address on top, goods, sums, what was handed over.

import { between, dayOf, figures, happens, moneyOf, type Next, pick, plainly, reference, withSign } from './numbers.ts'
import { type Drawn, misreading, Sheet } from './sheet.ts'
import type { Wording } from './wording.ts'

/** A receipt in the wording's language; `spoilt` is the share of words that a recogniser misreads, null for a text layer. */
export function drawnReceipt(wording: Wording, next: Next, spoilt: number | null): Drawn {
  const width = between(190, 260, next)
  const sheet = new Sheet({ width, height: 620 }, pick(['Courier', 'Sans'], next))
  const size = pick([7, 8], next)
  const money = moneyOf(wording, next)
  const fields: Record<string, string> = { currency: money.code }
  const label = (name: string): string => pick(wording.labels[name] ?? [name], next)
  const middled = happens(0.6, next)
  let y = 24
  const say = (text: string, own = size): void => {
    sheet.set(text, { left: middled ? Math.max(8, (width - text.length * own * 0.52) / 2) : 10, y, size: own })
    y += 1.5 * own
  }
  const firm = pick(wording.firms, next)
  const street = pick(wording.streets, next)
  const [postcode, city] = pick(wording.towns, next)
  const town = wording.country === 'GB' ? `${city} ${postcode}` : `${postcode} ${city}`
  Object.assign(fields, { company: firm, address: `${street} ${town}` })
  say(firm, size + pick([0, 2, 4], next))
  say(street)
  say(town)
  if (happens(0.6, next)) {
    const phone = pick(wording.phones, next)
    fields.phone = phone
    say(`${label('seller_phone')}${pick([':', ''], next)} ${phone}`)
  }
  y += size
  const both = (left: string, right: string): void => {
    sheet.set(left, { left: 10, y, size })
    sheet.set(right, { right: width - 10, y, size })
    y += 1.5 * size
  }
  if (happens(0.7, next)) {
    const number = reference(['B', 'T'], next)
    fields.receipt_number = number
    say(`${label('receipt_number')}${pick([':', ' '], next)} ${number}`.replace(/ +/gu, ' '))
  }
  const day = dayOf(wording, pick(wording.days, next), next)
  fields.date = day.iso
  const time = `${String(between(8, 20, next)).padStart(2, '0')}:${between(10, 59, next)}`
  if (happens(0.5, next)) say(`${label('date')}${pick([':', ''], next)} ${day.printed} ${time}`)
  else both(day.printed, time)
  y += size
  let net = 0
  const items: Record<string, string>[] = []
  for (let count = between(1, 8, next); count > 0; count--) {
    const [quantity, price] = [happens(0.7, next) ? 1 : between(2, 5, next), between(80, 4_500, next)]
    const description = pick(wording.goods, next)
    both(quantity > 1 ? `${quantity} x ${description}` : description, figures(quantity * price, money))
    items.push({ description, amount: plainly(quantity * price) })
    net += quantity * price
  }
  const rate = pick(wording.rates, next)
  const added = happens(0.4, next)
  const tax = added ? Math.round((net * rate) / 100) : Math.round(net - (net * 100) / (100 + rate))
  const total = added ? net + tax : net
  y += 0.5 * size
  const mark = pick([':', ''], next)
  if (added || happens(0.3, next)) {
    both(`${label('subtotal')}${mark}`, figures(added ? net : total - tax, money))
    fields.subtotal = plainly(added ? net : total - tax)
  }
  const taxed = (): void => {
    both(`${label('tax').replace('{rate}', String(rate))}${mark}`, figures(tax, money))
    fields.tax = plainly(tax)
  }
  const before = added || happens(0.4, next)
  if (before) taxed()
  both(`${label('total')}${mark}`, withSign(total, money))
  fields.total = plainly(total)
  if (happens(0.6, next)) {
    const paid = Math.ceil(total / 500) * 500 + pick([0, 500], next)
    both(`${label('paid')}${mark}`, figures(paid, money))
    both(`${label('change')}${mark}`, figures(paid - total, money))
    Object.assign(fields, { paid: plainly(paid), change: plainly(paid - total) })
  }
  if (!before) taxed()
  y += size
  say(pick(wording.remarks, next).slice(0, 34))
  return { page: sheet.page(spoilt === null ? null : misreading(next, spoilt)), fields, items, pairs: [] }
}
