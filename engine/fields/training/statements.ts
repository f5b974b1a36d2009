// Statements of account drawn by chance: who keeps the account and whose it is, movements with or without a balance that runs along.

import { between, dayOf, figures, happens, ibanOf, moneyOf, type Next, pick, plainly, withSign } from './numbers.ts'
import type { ProseWording } from './prose-wording.ts'
import { type Drawn, misreading, Sheet } from './sheet.ts'
import type { Wording } from './wording.ts'

const people = 'Ada Lind|Jonas Keller|Mira Solberg|Ana Ribeiro|Paolo Conti|Claire Dubois'.split('|')

/** A statement in the wording's language; `spoilt` is the share of words that a recogniser misreads, null for a text layer. */
export function drawnStatement(wording: Wording, { statement }: ProseWording, next: Next, spoilt: number | null): Drawn {
  const sheet = new Sheet({ width: 595, height: 842 }, pick(['Serif', 'Sans', 'Courier'], next))
  const size = pick([8, 9, 10], next)
  const money = moneyOf(wording, next)
  const style = pick(wording.days, next)
  const fields: Record<string, string> = { currency: money.code }
  const bank = pick(statement.banks, next)
  fields.bank_name = bank
  sheet.set(bank, { left: 50, y: 50, size: 15, bold: true })
  sheet.set(pick(statement.titles, next), { left: 50, y: 85, size: 13, bold: true })
  const issued = dayOf(wording, style, next)
  const opening = between(10_000, 900_000, next)
  const rows: string[][] = []
  const transactions: Record<string, string>[] = []
  let [balance, days] = [opening, -30]
  const running = happens(0.6, next)
  for (let count = between(3, 14, next); count > 0; count--) {
    days += between(0, 2, next)
    const day = dayOf(wording, style, next, issued.iso, days)
    const moved = between(500, 90_000, next)
    const out = happens(0.6, next)
    balance += out ? -moved : moved
    const description = pick(statement.moves, next)
    rows.push([
      day.printed,
      description,
      out ? figures(moved, money) : '',
      out ? '' : figures(moved, money),
      running ? figures(balance, money) : '',
    ])
    transactions.push({
      date: day.iso,
      description,
      [out ? 'money_out' : 'money_in']: plainly(moved),
      ...(running ? { balance: plainly(balance) } : {}),
    })
  }
  const labelled: (readonly [name: string, labels: readonly string[], printed: string, value: string])[] = [
    ['account_holder', statement.holder, pick(people, next), ''],
    ['iban', ['IBAN'], ibanOf(wording.country, next), ''],
    ['statement_number', statement.number, `${between(1, 12, next)}/${between(2023, 2026, next)}`, ''],
    ['statement_date', statement.day, issued.printed, issued.iso],
    ['opening_balance', statement.opening, withSign(opening, money), plainly(opening)],
    ['closing_balance', statement.closing, withSign(balance, money), plainly(balance)],
  ]
  const mark = pick([':', ':', ''], next)
  let y = 115
  for (const [name, labels, printed, value] of labelled.filter(([name]) => name.endsWith('balance') || happens(0.8, next))) {
    sheet.set(`${pick(labels, next)}${mark}`, { left: 50, y, size })
    sheet.set(printed, { left: 210, y, size })
    fields[name] = value === '' ? printed : value
    y += 1.5 * size
  }
  const titles = pick(statement.columns, next)
  const columns = [
    { left: 50, y: y + 2 * size },
    { left: 130, y: 0 },
    { right: 390, y: 0 },
    { right: 470, y: 0 },
    { right: 545, y: 0 },
  ]
  sheet.table(running ? titles : titles.slice(0, 4), rows, running ? columns : columns.slice(0, 4), size)
  const page = sheet.page(spoilt === null ? null : misreading(next, spoilt))
  return { page, fields, items: [], lists: { transactions }, pairs: [], blocks: sheet.blocks(page) }
}
