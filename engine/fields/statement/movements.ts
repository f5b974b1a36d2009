// The movements of an account: rows of tables with a day, a text, amounts and mostly a balance that runs along.

import { type Cell, decimal, type FieldDefinition, sizeOf, type Table, type Word } from '../../model/index.ts'
import { difference, type Evidence, monthNamed } from '../../values/index.ts'
import { found } from '../prose/found.ts'
import { titlesOver } from '../reading/column-titles.ts'
import { dictionaryOf, tokensOf } from '../reading/labels.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'
import { type Span, yearlessDay } from './days.ts'
import { columnsByFigures } from './running-balance.ts'
import { signedBySections } from './sections.ts'
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
    .map((table) => ({ table, names: withTexts(table, columnsIn(table, list, evidence)) }))
    .filter(({ names }) => isOfMovements(names))
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
    items: signedBySections(
      withDaysAbove(rows).flatMap((row, at) => (moves[at] ? [withTextBelow(row, rows.slice(at + 1))] : [])),
      pages,
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

/**
 * Rows of a table whose sums stand beside the last line of each text: a row with a day and no sum begins what the next sum without a day ends, and
 * all lines between two sums belong to the lower one. Other tables as they are.
 */
function withTextsAbove(rows: readonly Row[]): readonly Row[] {
  const has = (row: Row | undefined, name: string): boolean => row?.values.some((value) => value.name === name) ?? false
  const hasSum = (row: Row | undefined): boolean => row?.values.some(({ name }) => moving.has(name) || name === 'balance') ?? false
  const begins = rows.filter((row, at) => {
    const end = rows.slice(at + 1).find(hasSum)
    return has(row, 'date') && has(row, 'description') && !hasSum(row) && end !== undefined && !has(end, 'date') && has(end, 'description')
  })
  if (begins.length === 0) return rows
  const joined: Row[] = []
  let open: Row[] = []
  for (const row of rows) {
    open.push(row)
    if (!hasSum(row)) continue
    joined.push(joinedRow(open))
    open = []
  }
  return [...joined, ...open]
}

/** Rows as one: the first day, all texts, the sums of the last. */
function joinedRow(rows: readonly Row[]): Row {
  const values = rows.flatMap((row) => row.values)
  const texts = values.filter(({ name }) => name === 'description')
  const [first] = texts
  if (rows.length === 1 || first === undefined) return { values, said: rows.flatMap(({ said }) => said) }
  const words = texts.flatMap((one) => one.words)
  const description = { ...first, words, value: { kind: 'text', text: textOf(words) } as const }
  const others = values.filter(({ name }, at) => name !== 'description' && values.findIndex((one) => one.name === name) === at)
  return { values: [...others, description], said: rows.flatMap(({ said }) => said) }
}

/** Rows with the day above them where a day is printed once for all that was booked on it. */
function withDaysAbove(rows: readonly Row[]): readonly Row[] {
  let day: FoundValue | undefined
  return rows.map((row) => {
    const own = row.values.find(({ name }) => name === 'date')
    if (own !== undefined) day = own
    if (own !== undefined || day === undefined) return row
    return { ...row, values: [{ ...day, confidence: Math.min(day.confidence, 0.8) }, ...row.values] }
  })
}

/** A movement with the further lines of its text, which a table without rules has as rows of their own: right below, and nothing but text. */
function withTextBelow({ values }: Row, below: readonly Row[]): readonly FoundValue[] {
  const more: FoundValue[] = []
  let last = values.find(({ name }) => name === 'description')
  for (const { values: own, said } of below) {
    const [only, ...others] = own
    const [above, next] = [last?.words.at(-1), only?.words[0]]
    const isText = only?.name === 'description' && others.length === 0 && (said.length === 0 || only.words.length === said.length)
    if (!isText || above === undefined || next === undefined || above.page !== next.page) break
    if (next.baseline - above.baseline > closely * sizeOf(next)) break
    more.push(only)
    last = only
  }
  if (more.length === 0) return values
  return values.map((value) => {
    if (value.name !== 'description') return value
    const words = [value, ...more].flatMap((one) => one.words)
    return { ...value, words, value: { kind: 'text', text: textOf(words) } as const }
  })
}
/** Sizes of the type between the lines of one text, at most: rows stand as close only where nothing parts them. */
const closely = 1.6

const moving = new Set(['money_in', 'money_out', 'amount'])
const totals =
  /^(?:\p{L}+total|\p{L}+summe|gesamtumsatz|gesamtumsätze|total|totals|totales|totais|summe|gesamt|sum|totaux|sumas?|totale|totali|totaal|soma)\b/iu
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

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
  const [sum] = sums
  if (sum === undefined || sums.length > 1) return null
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
/** A balance in the column of what went out is owed. */
const owing = (sum: FoundValue): FoundValue =>
  sum.value.kind === 'money' && !sum.value.amount.startsWith('-')
    ? { ...sum, value: { ...sum.value, amount: difference(decimal('0'), sum.value.amount) } }
    : sum

/** The definitions of the two balances; made once for each list, for its dictionary is kept by it. */
function balancesAmong(definitions: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const known = amongBalances.get(definitions)
  if (known !== undefined) return known
  const own = definitions.filter(({ name }) => name === 'opening_balance' || name === 'closing_balance')
  amongBalances.set(definitions, own)
  return own
}
const amongBalances = new WeakMap<readonly FieldDefinition[], readonly FieldDefinition[]>()

/** Which field each column holds, by its title, else where its figures prove it. */
function columnsIn(table: Table, list: FieldDefinition, evidence: Evidence): ReadonlyMap<string, number> {
  const titled = columnsOf(table, list)
  return isOfMovements(withTexts(table, titled)) ? titled : columnsByFigures(table, evidence)
}

/** Which field each column holds; two titles of one meaning are told apart by their order. */
function columnsOf({ columns }: Table, { fields }: FieldDefinition): ReadonlyMap<string, number> {
  const { names } = dictionaryOf(fields)
  const found = new Map<string, number>()
  // "Payments" went out beside receipts and came in beside charges: titles of one meaning say first what they mean.
  const inOrder = [...columns.entries()].sort(([, a], [, b]) => Number(payments.test(a.title ?? '')) - Number(payments.test(b.title ?? '')))
  inOrder.forEach(([at, { title }]) => {
    const tokens = tokensOf((title ?? '').replace(bothWays, '').replace(ofWay, ''))
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
  inOrder.forEach(([at, { title }]) => {
    const tokens = tokensOf(title ?? '')
    for (let start = 1; start < tokens.length && !named.has(at); start++) {
      const name = names.get(tokens.slice(start).join(''))?.find((one) => !found.has(one))
      if (name === undefined) continue
      found.set(name, at)
      named.add(at)
    }
  })
  return found
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

const isOfMovements = (names: ReadonlyMap<string, number>): boolean =>
  [...moving].some((name) => names.has(name)) &&
  (names.has('date') || names.has('value_date')) &&
  (names.has('balance') || names.has('description'))

interface Row {
  readonly values: readonly FoundValue[]
  /** Words of the row's text: what it says the amount is. */
  readonly said: readonly Word[]
}

function rowsOf(table: Table, names: ReadonlyMap<string, number>, given: Evidence, span: Span | null): readonly Row[] {
  const rows = Array.from({ length: table.rowCount - table.headerRows }, (_, index) => index + table.headerRows)
  const marked = markedColumns(table, names)
  const evidence = withOrderOfDays(table, columnsFor(names, 'date'), given, span)
  return rows.map((row) => {
    const cells = table.cells.filter((cell) => cell.row === row)
    const at = (column: number | undefined): Cell | undefined => cells.find((one) => one.column === column && one.columnSpan === 1)
    const values = [...names].flatMap(([name, column]) => {
      const { figures, marks } = marked.get(name) ?? { figures: column }
      const cell = name === 'description' ? textIn(table, cells, column, names) : at(figures)
      const mark = at(marks)
      const value = cell === undefined ? null : valueIn(name, cell, mark === undefined ? [] : wordsOf(mark), evidence, span)
      return value === null ? [] : [{ ...value, label: titlesOver(table, column) }]
    })
    const owes = cells.some((cell) => wentOut.test(textOf(wordsOf(cell))))
    const texts = cells.filter((cell) => wordsOf(cell).some(({ text }) => /\p{L}{2}/u.test(text)) && !isBooked.test(textOf(wordsOf(cell))))
    const days = new Set(values.filter(({ value }) => value.kind === 'date').flatMap(({ words }) => words))
    return { values: owes ? values.map(asPaid) : values, said: texts.flatMap(wordsOf).filter((word) => !days.has(word)) }
  })
}

/** The text of a row: with what stands in the columns right of it that have no title, a kind of payment before what was paid. */
function textIn({ columns }: Table, cells: readonly Cell[], column: number, names: ReadonlyMap<string, number>): Cell | undefined {
  const taken = new Set(names.values())
  const behind = columns.slice(column + 1).findIndex(({ title }, at) => (title ?? '') !== '' || taken.has(column + 1 + at))
  const last = column + (behind < 0 ? columns.length : behind)
  const own = cells.filter((cell) => cell.column >= column && cell.column <= last && cell.columnSpan === 1)
  const [first, ...others] = own.filter((cell) => cell.column === column || /\p{L}/u.test(textOf(wordsOf(cell))))
  return first === undefined || others.length === 0 ? first : { ...first, lines: [first, ...others].flatMap(({ lines }) => lines) }
}

/** Days without a year that all fit the days covered in one order only are in that order: "03/04" below "03/25". */
function withOrderOfDays(table: Table, days: readonly number[], evidence: Evidence, span: Span | null): Evidence {
  if (evidence.dateOrder !== null || span === null) return evidence
  const printed = table.cells
    .filter(({ row, column }) => row >= table.headerRows && days.includes(column))
    .map((cell) => textOf(wordsOf(cell)))
  const figures = printed.filter((text) => /^\d{1,2}[/-]\d{1,2}$/u.test(text))
  const orders = (['day-first', 'month-first'] as const).filter((dateOrder) =>
    figures.every((text) => yearlessDay(text, span, { ...evidence, dateOrder }) !== null),
  )
  const [only, other] = orders
  return figures.length === 0 || only === undefined || other !== undefined ? evidence : { ...evidence, dateOrder: only }
}

/** "420.15CR": letters, and no text. */
const isBooked = /^\S*\d[.,]\d\d\s?[CD][Rr]$/u

/** A column of its own says which way the money went. */
const wentOut = /^(?:af|dr|debit|debet|soll|débit|dare|cargo|debe|débito)$/iu
/** The amount of a row that says that it went out. */
const asPaid = (value: FoundValue): FoundValue => (value.name === 'amount' ? owing(value) : value)

const wordsOf = ({ lines }: Cell): readonly Word[] => lines.flatMap(({ words }) => words)

const kinds: Readonly<Record<string, 'date' | 'money'>> = {
  date: 'date',
  value_date: 'date',
  money_in: 'money',
  money_out: 'money',
  amount: 'money',
  balance: 'money',
}

const columnsFor = (names: ReadonlyMap<string, number>, kind: 'date' | 'money'): readonly number[] =>
  [...names].flatMap(([name, column]) => (kinds[name] === kind ? [column] : []))

/** "120,00 S", "35.20 DR", "18,00-": marks of what is owed, behind the figures. */
const owed = /^(.*\d)\s?(?:S|D[Rr]?|Af|-)$/u
const owned = /^(.*\d)\s?(?:H|C[Rr]?|Bij|\+)$/u
const isMark = /^(?:S|H|D[Rr]?|C[Rr]?|Af|Bij|\+|-)$/u

/**
 * Sums of money whose marks of debit and credit make a column of their own: behind the figures, with a title ("S/H") or without; under the title
 * of the figures, which then have none; or before them. Only where every cell of that column is a mark.
 */
function markedColumns(
  table: Table,
  names: ReadonlyMap<string, number>,
): ReadonlyMap<string, { readonly figures: number; readonly marks: number }> {
  const texts = (column: number): readonly string[] =>
    table.cells
      .filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= table.headerRows)
      .map((cell) => textOf(wordsOf(cell)))
      .filter((text) => text !== '')
  const holdsMarks = (column: number): boolean => texts(column).length > 0 && texts(column).every((text) => isMark.test(text))
  const holdsFigures = (column: number): boolean => texts(column).some((text) => /\d$/u.test(text))
  const sums = [...names].filter(([name]) => kinds[name] === 'money')
  const isSum = (column: number): boolean => sums.some(([, own]) => own === column)
  const isNamed = (column: number): boolean => [...names.values()].includes(column)
  return new Map(
    sums.flatMap(([name, column]) => {
      if (holdsMarks(column))
        return !isNamed(column - 1) && holdsFigures(column - 1) ? [[name, { figures: column - 1, marks: column }]] : []
      if (holdsMarks(column + 1)) return [[name, { figures: column, marks: column + 1 }]]
      return holdsMarks(column - 1) && !isSum(column - 2) ? [[name, { figures: column, marks: column - 1 }]] : []
    }),
  )
}

function valueIn(name: string, cell: Cell, marks: readonly Word[], evidence: Evidence, span: Span | null): FoundValue | null {
  const words = [...wordsOf(cell), ...marks]
  if (wordsOf(cell).length === 0) return null
  const kind = kinds[name]
  const printed = words.map(({ text }) => text).join(' ')
  if (kind === undefined) return found(name, printed, words, 0.88)
  const [minus, plus] = [owed.exec(printed)?.[1], owned.exec(printed)?.[1]]
  if (kind === 'money' && (minus !== undefined || plus !== undefined)) {
    const value = readAs('money', minus ?? plus ?? '', evidence)
    if (value?.kind !== 'money') return sumBehindText(name, cell, evidence)
    const amount = minus === undefined || value.amount.startsWith('-') ? value.amount : difference(decimal('0'), value.amount)
    return found(name, { ...value, text: printed, amount }, words, 0.88)
  }
  const value = cell.value?.kind === kind ? cell.value : readAs(kind, printed, evidence)
  if (value === null && kind === 'money') return sumBehindText(name, cell, evidence)
  if (value === null && kind === 'date' && span !== null) {
    const day = yearlessDay(printed, span, evidence)
    return day === null ? null : found(name, day, words, 0.88 * Math.min(1, cell.confidence + 0.1))
  }
  return value === null ? null : found(name, value, words, 0.9 * Math.min(1, cell.confidence + 0.1))
}

/** "Neuer Saldo 413,20-" in the column of amounts: the sum that ends a text. null where none does, or something stands behind it. */
function sumBehindText(name: string, { lines }: Cell, evidence: Evidence): FoundValue | null {
  const words = lines.flatMap((line) => line.words)
  const [last, first] = [words.at(-1), words[0]]
  if (last === undefined || first === last || !/^\p{L}{3}/u.test(first?.text ?? '') || !/\d[.,]\d{2}(?!\d)/u.test(last.text)) return null
  const [minus, plus] = [owed.exec(last.text)?.[1], owned.exec(last.text)?.[1]]
  const value = readAs('money', minus ?? plus ?? last.text, evidence)
  if (value?.kind !== 'money') return null
  const amount = minus === undefined || value.amount.startsWith('-') ? value.amount : difference(decimal('0'), value.amount)
  return found(name, { ...value, text: last.text, amount }, [last], 0.8)
}
