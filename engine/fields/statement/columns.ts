// Which field each column of a table of movements holds: by its title, by what stands in it, else where its figures prove it.

import type { FieldDefinition, Table } from '../../model/index.ts'
import { type Evidence, monthNamed } from '../../values/index.ts'
import { textOf, wordsOf } from '../reading/cell-words.ts'
import { dictionaryOf, tokensOf } from '../reading/labels.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'
import { columnsByFigures } from './running-balance.ts'

/** The fields that say what was moved. */
export const moving = new Set(['money_in', 'money_out', 'amount'])

/** What columns hold that are no texts. */
export const kinds: Readonly<Record<string, 'date' | 'money'>> = {
  date: 'date',
  value_date: 'date',
  money_in: 'money',
  money_out: 'money',
  amount: 'money',
  balance: 'money',
}

/** The columns that hold such values. */
export const columnsFor = (names: ReadonlyMap<string, number>, kind: 'date' | 'money'): readonly number[] =>
  [...names].flatMap(([name, column]) => (kinds[name] === kind ? [column] : []))

/** Which field each column holds, by its title, else where its figures prove it. */
export function columnsIn(table: Table, list: FieldDefinition, evidence: Evidence): ReadonlyMap<string, number> {
  const titled = withBalance(withTexts(table, withDays(table, withoutDays(table, columnsOf(table, list, false), evidence), evidence)))
  if (isOfMovements(titled) || saysDaysInTexts(table, titled, evidence)) return titled
  return withTexts(table, columnsByFigures(table, evidence))
}

/** "Incoming", "Outgoing", "Amount": beside what came in and went out, the third is what was left. */
function withBalance(names: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (names.has('balance') || !names.has('amount') || !names.has('money_in') || !names.has('money_out')) return names
  return new Map([...names].map(([name, column]) => [name === 'amount' ? 'balance' : name, column]))
}

/** So many rows that a table has show what its columns hold, and such a share of them. */
const [fewestRows, mostRows] = [3, 0.8]

/** A column of days holds no texts, whatever stands over it. */
function withoutDays(table: Table, names: ReadonlyMap<string, number>, evidence: Evidence): ReadonlyMap<string, number> {
  const texts = names.get('description')
  return texts === undefined || names.has('date') || !areDays(textsIn(table, texts), evidence)
    ? names
    : new Map([...names].filter(([name]) => name !== 'description'))
}

function areDays(texts: readonly string[], evidence: Evidence): boolean {
  const own = texts.filter((text) => isDay(text, evidence))
  return own.length >= fewestRows && own.length >= mostRows * texts.length
}

/** The columns with those of days, by what stands in them, where no title says so: the first is the day of booking. */
function withDays(table: Table, names: ReadonlyMap<string, number>, evidence: Evidence): ReadonlyMap<string, number> {
  if (names.has('date') || names.has('value_date') || ![...moving].some((name) => names.has(name))) return names
  const taken = new Set(names.values())
  const days = table.columns.flatMap((_, column) => (!taken.has(column) && areDays(textsIn(table, column), evidence) ? [column] : []))
  return new Map([...names, ...days.slice(0, 2).map((column, at) => [at === 0 ? 'date' : 'value_date', column] as const)])
}

const textsIn = (table: Table, column: number): readonly string[] =>
  table.cells
    .filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= table.headerRows)
    .map((cell) => textOf(wordsOf(cell)))
    .filter((text) => text !== '')

/** A day, with its year or without: "03.10.", "01/OCT". */
function isDay(text: string, evidence: Evidence): boolean {
  const month = /^\d{1,2}[\s./-]*(\p{L}{3,10})\.?$|^(\p{L}{3,10})\.?\s?\d{1,2}$/u.exec(text)
  if (month !== null) return monthNamed(month[1] ?? month[2] ?? '') !== null
  return /^\d{1,2}[./-]\d{1,2}\.?$/u.test(text) || readAs('date', text, evidence) !== null
}

/** Whether the texts of most rows say the day, which has no column of its own: a line in grey below what was paid. */
export function saysDaysInTexts(table: Table, names: ReadonlyMap<string, number>, evidence: Evidence): boolean {
  const texts = names.get('description')
  if (texts === undefined || names.has('date') || names.has('value_date') || !names.has('balance')) return false
  const rows = table.cells.filter((cell) => cell.column === texts && cell.row >= table.headerRows && wordsOf(cell).length > 0)
  const dated = rows.filter((cell) => valuesIn(wordsOf(cell), 'date', evidence).length > 0)
  return dated.length >= fewestRows && dated.length >= mostRows * rows.length
}

/**
 * Which field each column holds; two titles of one meaning are told apart by their order. With `strays` a title that ends in the word for one way counts beside amounts of
 * both: "Accrued Bank Charges".
 */
export function columnsOf(table: Table, { fields }: FieldDefinition, strays = true): ReadonlyMap<string, number> {
  const { names } = dictionaryOf(fields)
  const found = new Map<string, number>()
  // "Payments" went out beside receipts and came in beside charges: titles of one meaning say first what they mean.
  const inOrder = [...ownTitles(table).entries()].sort(([, a], [, b]) => Number(payments.test(a)) - Number(payments.test(b)))
  inOrder.forEach(([at, title]) => {
    const tokens = tokensOf(title.replace(bothWays, '').replace(ofWay, ''))
    // "Paid out (GBP)", "Betrag EUR": what follows the title says nothing of its meaning.
    for (let end = tokens.length; end > 0; end--) {
      const name = names.get(tokens.slice(0, end).join(''))?.find((one) => !found.has(one))
      if (name === undefined) continue
      found.set(name, at)
      return
    }
  })
  // "(GBP) Amount", "Ending daily balance": nor does what stands before it, where no other title has that meaning.
  const named = new Set(found.values())
  const isSaid = (name: string): boolean =>
    found.has(name) || (!strays && found.has('amount') && (name === 'money_in' || name === 'money_out'))
  inOrder.forEach(([at, title]) => {
    const tokens = tokensOf(title)
    for (let start = 1; start < tokens.length && !named.has(at); start++) {
      const name = names.get(tokens.slice(start).join(''))?.find((one) => !isSaid(one))
      if (name === undefined) continue
      found.set(name, at)
      named.add(at)
    }
  })
  return found
}

/** Words that titles beside each other begin with alike, from which on they are those of one over both. */
const fewestShared = 3
/**
 * Titles without what is none of the column's own: "Transactions in RAND Date" beside "Transactions in RAND Description", whose title over both was read with
 * them, and "Omschrijving" below lines with figures, which stand above the table.
 */
function ownTitles(table: Table): readonly string[] {
  const plain = table.columns.map(({ title }, column) => belowFigures(table, column) ?? title ?? '')
  return plain.map((title, at) => {
    const words = title.split(/\s+/u)
    const shared = [plain[at - 1], plain[at + 1]].map((other) => {
      const others = other?.split(/\s+/u) ?? []
      const end = words.findIndex((word, index) => word !== others[index])
      return end < 0 || end >= others.length ? 0 : end
    })
    const most = Math.max(...shared)
    return most >= fewestShared ? words.slice(most).join(' ') : title
  })
}

/** The lines of a column's title that stand below one with figures; null where none do. */
function belowFigures({ cells, headerRows }: Table, column: number): string | null {
  const lines = cells
    .filter((cell) => cell.row < headerRows && cell.column === column)
    .flatMap((cell) => cell.lines.map(({ words }) => textOf(words)))
  const last = lines.findLastIndex((line) => /\d/u.test(line))
  const below = lines.slice(last + 1).join(' ')
  return last < 0 || !/\p{L}{3}/u.test(below) ? null : below
}

/** "Bedrag Af/Bij", "Betrag S/H": the mark behind each amount says the way, the column holds both. */
const bothWays =
  /\(?(?<!\p{L})(?:af\s?\/\s?bij|bij\s?\/\s?af|[sd]\s?\/\s?[hc]|[hc]\s?\/\s?[sd]|[dc]r\s?\/\s?[dc]r|soll\s?\/\s?haben|debit\s?\/\s?credit|débit\s?\/\s?crédit|dare\s?\/\s?avere|debe\s?\/\s?haber|débito\s?\/\s?crédito|\+\s?\/\s?[-–])(?!\p{L})\)?/iu

const payments = /^payments\b/iu

/** "Bedrag af", "Montant débit", "Importe cargo": the way that the money went says more than that it is an amount. */
const ofWay =
  /^(?:amount|bedrag|betrag|montant|importe|importo|valor|umsatz)[ /]+(?=\(?(?:af|bij|debet|credit|debit|débit|crédit|soll|haben|dare|avere|cargo|abono|debe|haber|débito|crédito)(?!\p{L}))/iu

/** The columns with that of texts, by what stands in it where its title says nothing that we know: the one without a name that holds most words. */
function withTexts(table: Table, names: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (names.has('description') || ![...moving].some((name) => names.has(name))) return names
  const taken = new Set(names.values())
  const counts = new Map<number, number>()
  for (const cell of table.cells) {
    if (cell.row < table.headerRows || cell.columnSpan > 1 || taken.has(cell.column)) continue
    const words = wordsOf(cell).filter(({ text }) => /\p{L}{3}/u.test(text)).length
    counts.set(cell.column, (counts.get(cell.column) ?? 0) + words)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  const rows = table.rowCount - table.headerRows
  return most === undefined || most[1] < rows ? names : new Map([...names, ['description', most[0]]])
}

/** Whether columns of these fields are those of movements. */
export const isOfMovements = (names: ReadonlyMap<string, number>): boolean =>
  [...moving].some((name) => names.has(name)) &&
  (names.has('date') || names.has('value_date')) &&
  (names.has('balance') || names.has('description'))
