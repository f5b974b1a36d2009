// The movements of an account: rows of tables with a day, a text, amounts and mostly a balance that runs along.

import type { FieldDefinition, Table, Word } from '../../model/index.ts'
import { type Evidence, monthNamed } from '../../values/index.ts'
import { textOf, wordsOf } from '../reading/cell-words.ts'
import { dictionaryOf, tokensOf } from '../reading/labels.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { columnsFor, columnsIn, columnsOf, isOfMovements, moving, saysDaysInTexts } from './columns.ts'
import type { Span } from './days.ts'
import { owing, type Row, rowsOf } from './rows.ts'
import { signedBySections } from './sections.ts'
import { withDaysAbove, withTextBelow, withTextsAbove } from './several-lines.ts'
import { signedByBalances } from './unmarked-sums.ts'
import { byTitles, titlesOfMovements, wholeDays } from './whole-tables.ts'

export interface Movements {
  readonly items: readonly (readonly FoundValue[])[]
  /** Opening and closing balance, where rows of a table say them. */
  readonly balances: readonly FoundValue[]
  /** What came in and went out in all, where a row under the columns says it. */
  readonly totals: readonly FoundValue[]
  /** All words of the tables that hold movements. */
  readonly words: ReadonlySet<Word>
}

/**
 * The movements in the tables that have columns for them, in order. `definitions` are those of the statement: what its columns and balances are
 * called; `pages` are read for titles that a table does not have right; `span` are the days it covers, null where it says none.
 */
export function movementsIn(
  tables: readonly Table[],
  pages: readonly PageText[],
  definitions: readonly FieldDefinition[],
  evidence: Evidence,
  span: Span | null,
): Movements {
  const list = definitions.find(({ name }) => name === 'transactions')
  if (list === undefined) return { items: [], balances: [], totals: [], words: new Set() }
  const titles = titlesOfMovements(pages, list, (names) => isOfMovements(new Map(names.map((name) => [name, 0]))))
  const own = tables
    .map((table) => byTitles(table, columnsOf(table, list).size, titles, evidence))
    .map((table) => ({ table, names: columnsIn(table, list, evidence) }))
    .filter(({ table, names }) => isOfMovements(names) || saysDaysInTexts(table, names, evidence))
    .map(({ table, names }) => ({ table: wholeDays(table, columnsFor(names, 'date'), columnsFor(names, 'money'), evidence), names }))
  const rows = own.flatMap(({ table, names }) => withTextsAbove(rowsOf(table, names, evidence, span)))
  const said = rows.map((row) => balanceSaid(row, definitions))
  const isSum = rows.map(({ values, said }) => totals.test(textOf(said)) && !values.some(({ name }) => name === 'date'))
  const moves = rows.map(({ values }, at) => said[at] === null && !isSum[at] && values.some(({ name }) => moving.has(name)))
  const balances: FoundValue[] = []
  const closings = said.filter((one) => one?.name === 'closing_balance').length
  rows.forEach((row, at) => {
    if (moves[at] || isSum[at]) return
    const balance = said[at]?.balance ?? row.values.find(({ name }) => name === 'balance')
    if (balance === undefined) return
    const above = moves.slice(0, at).includes(true)
    const below = moves.slice(at).includes(true)
    // Carried from page to page, or said by its name: some banks print the newest movement first.
    const isFirstOfTwo = !above && said[at]?.name === 'closing_balance' && closings > 1 && !isNewestFirst(rows)
    const name =
      above && below ? null : isFirstOfTwo ? 'opening_balance' : (said[at]?.name ?? (above ? 'closing_balance' : 'opening_balance'))
    if (name !== null && !balances.some((one) => one.name === name))
      balances.push({ ...balance, name, label: row.said, confidence: row.said.length > 0 ? 0.9 : 0.75 })
  })
  const sums = rows.filter((_, at) => isSum[at])
  return {
    // Sums under the columns are no movement: they have no day.
    items: signedByBalances(
      signedBySections(
        withDaysAbove(rows).flatMap((row, at) => (moves[at] ? [withTextBelow(row, rows.slice(at + 1))] : [])),
        pages,
      ),
    ),
    balances,
    totals: sums.length === 1 ? sums.flatMap(totalsOf) : [],
    words: new Set(own.flatMap(({ table }) => table.cells.flatMap(wordsOf))),
  }
}

/** Whether the days of the rows run backwards; then the first balance is the last one. */
function isNewestFirst(rows: readonly Row[]): boolean {
  const days = rows.flatMap(({ values }) =>
    values.flatMap(({ name, value }) => (name === 'date' && value.kind === 'date' ? [value.iso] : [])),
  )
  const [first, last] = [days[0], days.at(-1)]
  return first !== undefined && last !== undefined && first > last
}

const totals =
  /^(?:\p{L}+total|\p{L}+summe|gesamtumsatz|gesamtumsätze|total|totals|totales|totais|summe|gesamt|sum|totaux|sumas?|totale|totali|totaal|soma)\b/iu
/** What a row of sums says came in and went out. */
const totalsOf = ({ values, said }: Row): readonly FoundValue[] =>
  values.flatMap((value) => {
    const name = value.name === 'money_in' ? 'total_in' : value.name === 'money_out' ? 'total_out' : null
    return name === null ? [] : [{ ...value, name, label: said, confidence: 0.85 }]
  })

/**
 * "Alter Kontostand vom 27.02.2026   812,55 H" in the column of amounts: a row whose text is the name of a balance, and whose figures are one
 * sum, moves nothing. Beside a day of its own the name must stand alone.
 */
function balanceSaid(
  { values, said }: Row,
  definitions: readonly FieldDefinition[],
): { readonly name: string | null; readonly balance: FoundValue } | null {
  const sums = values.filter(({ name }) => moving.has(name) || name === 'balance')
  // A balance that is carried may stand beside the sums of what went out and came in.
  const balance = sums.find(({ name }) => name === 'balance')
  const sum = sums.length > 1 && !values.some(({ name }) => name === 'date') ? balance : sums[0]
  if (sum === undefined || (sums.length > 1 && balance === undefined)) return null
  const { names } = dictionaryOf(balancesAmong(definitions))
  const tokens = tokensOf(textOf(said))
  for (let end = Math.min(tokens.length, longestName); end > 0; end--) {
    const name = names.get(tokens.slice(0, end).join(''))?.[0]
    if (name === undefined) continue
    const more = tokens.slice(end).filter((token) => /\p{L}{3}/u.test(token) && monthNamed(token) === null && !inFavour.test(token))
    if (more.length > 0 && values.some((value) => value.name === 'date')) return null
    return { name, balance: sum.name === 'money_out' ? owing(sum) : sum }
  }
  // Without a day, a row that begins with the word for a balance says one: which, its place tells.
  if (!values.some(({ value }) => value.kind === 'date') && bareBalance.test(tokens[0] ?? ''))
    return { name: null, balance: sum.name === 'money_out' ? owing(sum) : sum }
  return null
}

const longestName = 5
const bareBalance = /^(?:saldo|solde|balance|kontostand|saldi)$/u
/** "Saldo finale a vostro credito", "Saldo zu Ihren Gunsten": whose the balance is. */
const inFavour =
  /^(?:vostro|nostro|suo|credito|debito|ihren|unseren|gunsten|lasten|votre|faveur|credit|crediteur|debiteur|debit|favor|your|our|favour)$/u
/** The definitions of the two balances; made once for each list, for its dictionary is kept by it. */
function balancesAmong(definitions: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const known = amongBalances.get(definitions)
  if (known !== undefined) return known
  const own = definitions.filter(({ name }) => name === 'opening_balance' || name === 'closing_balance')
  amongBalances.set(definitions, own)
  return own
}
const amongBalances = new WeakMap<readonly FieldDefinition[], readonly FieldDefinition[]>()
