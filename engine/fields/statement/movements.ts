// The movements of an account: rows of tables with a day, a text, amounts and mostly a balance that runs along.

import { type Cell, decimal, type FieldDefinition, type Table, type Word } from '../../model/index.ts'
import { difference, type Evidence } from '../../values/index.ts'
import { found } from '../prose/found.ts'
import { dictionaryOf, tokensOf } from '../reading/labels.ts'
import type { FoundValue } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'

export interface Movements {
  readonly items: readonly (readonly FoundValue[])[]
  /** Opening and closing balance, where rows of a table say them. */
  readonly balances: readonly FoundValue[]
  /** All words of the tables that hold movements. */
  readonly words: ReadonlySet<Word>
}

/** The movements in the tables that have columns for them, in order; `list` says what the columns are called. */
export function movementsIn(tables: readonly Table[], list: FieldDefinition, evidence: Evidence): Movements {
  const own = tables.map((table) => ({ table, names: columnsOf(table, list) })).filter(({ names }) => isOfMovements(names))
  const rows = own.flatMap(({ table, names }) => rowsOf(table, names, evidence))
  const moves = rows.map(({ values }) => values.some(({ name }) => moving.has(name)))
  const items: (readonly FoundValue[])[] = []
  const balances: FoundValue[] = []
  rows.forEach(({ values, said }, at) => {
    const balance = values.find(({ name }) => name === 'balance')
    if (moves[at]) {
      // Sums under the columns are no movement: they have no day.
      if (!totals.test(said.map(({ text }) => text).join(' ')) || values.some(({ name }) => name === 'date')) items.push(values)
      return
    }
    if (balance === undefined) return
    const name = !moves.slice(0, at).includes(true) ? 'opening_balance' : moves.slice(at).includes(true) ? null : 'closing_balance'
    if (name !== null && !balances.some((one) => one.name === name))
      balances.push({ ...balance, name, label: said, confidence: said.length > 0 ? 0.9 : 0.75 })
  })
  return { items, balances, words: new Set(own.flatMap(({ table }) => table.cells.flatMap(wordsOf))) }
}

const moving = new Set(['money_in', 'money_out', 'amount'])
const totals = /^(?:total|totals|summe|gesamt|sum|totaux|sumas?|totale|totaal|soma)\b/iu

/** Which field each column holds; two titles of one meaning are told apart by their order. */
function columnsOf({ columns }: Table, { fields }: FieldDefinition): ReadonlyMap<string, number> {
  const { names } = dictionaryOf(fields)
  const found = new Map<string, number>()
  columns.forEach(({ title }, at) => {
    const tokens = tokensOf(title ?? '')
    // "Paid out (GBP)", "Betrag EUR": what follows the title says nothing of its meaning.
    for (let end = tokens.length; end > 0; end--) {
      const name = names.get(tokens.slice(0, end).join(''))?.find((one) => !found.has(one))
      if (name === undefined) continue
      found.set(name, at)
      return
    }
  })
  return found
}

const isOfMovements = (names: ReadonlyMap<string, number>): boolean =>
  [...moving].some((name) => names.has(name)) &&
  (names.has('date') || names.has('value_date')) &&
  (names.has('balance') || names.has('description'))

interface Row {
  readonly values: readonly FoundValue[]
  /** Words of the row's text: what it says the amount is. */
  readonly said: readonly Word[]
}

function rowsOf(table: Table, names: ReadonlyMap<string, number>, evidence: Evidence): readonly Row[] {
  const rows = Array.from({ length: table.rowCount - table.headerRows }, (_, index) => index + table.headerRows)
  return rows.map((row) => {
    const cells = table.cells.filter((cell) => cell.row === row)
    const values = [...names].flatMap(([name, column]) => {
      const cell = cells.find((one) => one.column === column && one.columnSpan === 1)
      return cell === undefined ? [] : (valueIn(name, cell, evidence) ?? [])
    })
    const texts = cells.filter((cell) => wordsOf(cell).some(({ text }) => /\p{L}{2}/u.test(text)))
    const days = new Set(values.filter(({ value }) => value.kind === 'date').flatMap(({ words }) => words))
    return { values, said: texts.flatMap(wordsOf).filter((word) => !days.has(word)) }
  })
}

const wordsOf = ({ lines }: Cell): readonly Word[] => lines.flatMap(({ words }) => words)

const kinds: Readonly<Record<string, 'date' | 'money'>> = {
  date: 'date',
  value_date: 'date',
  money_in: 'money',
  money_out: 'money',
  amount: 'money',
  balance: 'money',
}

/** "120,00 S", "35.20 DR", "18,00-": marks of what is owed, behind the figures. */
const owed = /^(.*\d)\s?(?:S|DR|D|-)$/u
const owned = /^(.*\d)\s?(?:H|CR|C|\+)$/u

function valueIn(name: string, cell: Cell, evidence: Evidence): FoundValue | null {
  const words = wordsOf(cell)
  if (words.length === 0) return null
  const kind = kinds[name]
  const printed = words.map(({ text }) => text).join(' ')
  if (kind === undefined) return found(name, printed, words, 0.88)
  const [minus, plus] = [owed.exec(printed)?.[1], owned.exec(printed)?.[1]]
  if (kind === 'money' && (minus !== undefined || plus !== undefined)) {
    const value = readAs('money', minus ?? plus ?? '', evidence)
    if (value?.kind !== 'money') return null
    const amount = minus === undefined || value.amount.startsWith('-') ? value.amount : difference(decimal('0'), value.amount)
    return found(name, { ...value, text: printed, amount }, words, 0.88)
  }
  const value = cell.value?.kind === kind ? cell.value : readAs(kind, printed, evidence)
  return value === null ? null : found(name, value, words, 0.9 * Math.min(1, cell.confidence + 0.1))
}
