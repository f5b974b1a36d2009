// Rows of a table of movements: the values of its cells by the fields that its columns hold, and what its text says.

import type { Cell, Table, Word } from '../../model/index.ts'
import { type Evidence, negated } from '../../values/index.ts'
import { found, present } from '../prose/found.ts'
import { textOf, wordsOf } from '../reading/cell-words.ts'
import { titlesOver } from '../reading/column-titles.ts'
import type { FoundValue } from '../reading/reader.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'
import { columnsFor, kinds, saysDaysInTexts } from './columns.ts'
import { type Span, yearlessDay } from './days.ts'

export interface Row {
  readonly values: readonly FoundValue[]
  /** Words of the row's text: what it says the amount is. */
  readonly said: readonly Word[]
  /** The day that a row says and nothing else: that of the rows below it. */
  readonly heading: FoundValue | null
}

/**
 * The rows of a table below its titles. `names` are the columns of fields, `span` the days that the statement covers.
 */
export function rowsOf(table: Table, names: ReadonlyMap<string, number>, given: Evidence, span: Span | null): readonly Row[] {
  const rows = Array.from({ length: table.rowCount - table.headerRows }, (_, index) => index + table.headerRows)
  const marked = markedColumns(table, names)
  const evidence = withOrderOfDays(table, columnsFor(names, 'date'), given, span)
  const inTexts = saysDaysInTexts(table, names, evidence)
  return rows.map((row) => {
    const cells = table.cells.filter((cell) => cell.row === row)
    const at = (column: number | undefined): Cell | undefined => cells.find((one) => one.column === column && one.columnSpan === 1)
    const read = [...names].flatMap(([name, column]) => {
      const { figures, marks } = marked.get(name) ?? { figures: column }
      const cell = name === 'description' ? textIn(table, cells, column, names) : at(figures)
      const mark = at(marks)
      const value = cell === undefined ? null : valueIn(name, cell, mark === undefined ? [] : wordsOf(mark), evidence, span)
      return value === null ? [] : [{ ...value, label: titlesOver(table, column) }]
    })
    const values = inTexts ? withDayOfText(read, evidence) : read
    const owes = cells.some((cell) => wentOut.test(textOf(wordsOf(cell))))
    const texts = cells.filter((cell) => wordsOf(cell).some(({ text }) => /\p{L}{2}/u.test(text)) && !isBooked.test(textOf(wordsOf(cell))))
    const days = new Set(values.filter(({ value }) => value.kind === 'date').flatMap(({ words }) => words))
    const heading = headingOf(cells, evidence)
    return {
      heading,
      values: heading !== null ? [] : owes ? values.map(asPaid) : values,
      said: texts.flatMap(wordsOf).filter((word) => !days.has(word)),
    }
  })
}

/** "Buchungsdatum: 03.07.2025" alone in its row. */
function headingOf(cells: readonly Cell[], evidence: Evidence): FoundValue | null {
  const [only, other] = cells.filter((cell) => wordsOf(cell).length > 0)
  if (only === undefined || other !== undefined || wordsOf(only).length > longestHeading) return null
  const words = wordsOf(only)
  const [day, another] = valuesIn(words, 'date', evidence)
  if (day === undefined || another !== undefined || day.words.at(-1) !== words.at(-1)) return null
  return found('date', day.value, day.words, 0.85, words.slice(0, words.indexOf(day.words[0] as Word)))
}
const longestHeading = 5

/** The day that the text of a row says, which is no part of it then. */
function withDayOfText(values: readonly FoundValue[], evidence: Evidence): readonly FoundValue[] {
  const text = values.find(({ name }) => name === 'description')
  const [day] = text === undefined ? [] : valuesIn(text.words, 'date', evidence)
  if (text === undefined || day === undefined) return values
  const words = text.words.filter((word) => !day.words.includes(word))
  return [
    ...present([found('date', day.value, day.words, 0.85)]),
    ...values.map((value) => (value === text ? { ...text, words, value: { kind: 'text', text: textOf(words) } as const } : value)),
  ]
}

/** A kind, a name; no figure, and none with a mark of credit behind it. */
const isText = (text: string): boolean => /\p{L}/u.test(text) && !/\d[.,]\d{2}(?!\d)/u.test(text)

/** The text of a row: with what stands in the columns right of it that have no title, a kind of payment before what was paid. */
function textIn({ columns }: Table, cells: readonly Cell[], column: number, names: ReadonlyMap<string, number>): Cell | undefined {
  const taken = new Set(names.values())
  const behind = columns.slice(column + 1).findIndex(({ title }, at) => (title ?? '') !== '' || taken.has(column + 1 + at))
  const last = column + (behind < 0 ? columns.length : behind)
  const own = cells.filter((cell) => cell.column >= column && cell.column <= last && cell.columnSpan === 1)
  const [first, ...others] = own.filter((cell) => cell.column === column || isText(textOf(wordsOf(cell))))
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
export const asPaid = (value: FoundValue): FoundValue => (value.name === 'amount' ? owing(value) : value)

/** A balance in the column of what went out is owed. */
export const owing = (sum: FoundValue): FoundValue =>
  sum.value.kind === 'money' && !sum.value.amount.startsWith('-')
    ? { ...sum, value: { ...sum.value, amount: negated(sum.value.amount) } }
    : sum

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
  const printed = textOf(words)
  if (kind === undefined) return found(name, printed, words, 0.88)
  const [minus, plus] = [owed.exec(printed)?.[1], owned.exec(printed)?.[1]]
  if (kind === 'money' && (minus !== undefined || plus !== undefined)) {
    const value = readAs('money', minus ?? plus ?? '', evidence)
    if (value?.kind !== 'money') return sumBehindText(name, cell, evidence)
    const amount = minus === undefined || value.amount.startsWith('-') ? value.amount : negated(value.amount)
    return found(name, { ...value, text: printed, amount }, words, 0.88)
  }
  const value = cell.value?.kind === kind ? cell.value : readAs(kind, printed, evidence)
  if (value === null && kind === 'money') return sumBehindText(name, cell, evidence)
  if (value === null && kind === 'date') {
    // "04-02" over "(04-02)", the day from which it counts.
    const first = printed.replace(/\s*\(.*\)$/u, '')
    const whole = first === printed ? null : readAs('date', first, evidence)
    const day = whole ?? (span === null ? null : yearlessDay(first, span, evidence))
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
  const amount = minus === undefined || value.amount.startsWith('-') ? value.amount : negated(value.amount)
  return found(name, { ...value, text: last.text, amount }, [last], 0.8)
}
