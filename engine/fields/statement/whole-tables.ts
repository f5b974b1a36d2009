// Tables of movements as their titles say they are: the finder of tables may join two narrow columns, begin a table above its titles, or give the
// second line of a day ("02-07-" over "2024") a row of its own.

import { overlapX, unionOf } from '../../geometry/index.ts'
import { type Cell, confidence, type FieldDefinition, type Line, sizeOf, type Table, type Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { wordsOf } from '../reading/cell-words.ts'
import { type ColumnHeader, type HeaderRow, headerRows } from '../reading/column-headers.ts'
import type { PageText } from '../reading/page-text.ts'
import { readAs } from '../reading/values-in.ts'

/** Titles of movements on the pages, read from their places and not from a table: for `byTitles`. */
export const titlesOfMovements = (
  pages: readonly PageText[],
  list: FieldDefinition,
  accept: (names: readonly string[]) => boolean,
): readonly HeaderRow[] =>
  pages
    .flatMap((page) => headerRows(page, list.fields, (columns) => accept(columns.flatMap(({ names }) => names.slice(0, 1)))))
    .map((header) => ({ ...header, columns: withoutBareAmounts(header.columns) }))

/** "Bedrag af": the word for an amount right before the way it went is one title with it. */
function withoutBareAmounts(columns: readonly ColumnHeader[]): readonly ColumnHeader[] {
  const isWay = (column: ColumnHeader | undefined): boolean => column?.names.some((name) => /^money_/u.test(name)) ?? false
  const goesOnIn = (column: ColumnHeader | undefined, next: ColumnHeader | undefined): boolean =>
    column !== undefined &&
    next !== undefined &&
    column.names.includes('amount') &&
    isWay(next) &&
    next.box.left - column.box.right < 0.8 * sizeOf(next.words[0] as Word)
  return columns.flatMap((column, at) => {
    const before = columns[at - 1]
    if (goesOnIn(column, columns[at + 1])) return []
    if (before === undefined || !goesOnIn(before, column)) return [column]
    return [{ ...column, words: [...before.words, ...column.words], box: unionOf([before.box, column.box]) }]
  })
}

/**
 * The table with a column for each of the titles that stand in it, its words given out by their places, where these titles name more than the
 * `known` fields that its own columns do; else the table as it is.
 */
export function byTitles(table: Table, known: number, titles: readonly HeaderRow[], evidence: Evidence): Table {
  const rowOf = new Map(table.cells.flatMap((cell) => wordsOf(cell).map((word) => [word, cell.row] as const)))
  const header = titles.find(({ columns }) => columns.every(({ words }) => words.every((word) => rowOf.has(word))))
  if (header === undefined) return table
  const named = new Set(header.columns.flatMap(({ names }) => names.slice(0, 1)))
  if (named.size < known) return table
  const last = Math.max(...header.columns.flatMap(({ words }) => words.map((word) => rowOf.get(word) ?? 0)))
  const under = table.cells.filter(({ row }) => row > last)
  if (named.size === known && !runsOver(under, header.columns)) return table
  const heads = header.columns.flatMap(({ words }, column) => cellOf(last, column, [lineOf(words)]) ?? [])
  const body = under.flatMap((cell) => parted(cell, header.columns))
  const currency = currencyOf(table)
  const sums = joinedCells(body).map((cell) =>
    cell.value === null && isOfMoney(header.columns[cell.column]) ? { ...cell, value: sumOf(cell, currency, evidence) } : cell,
  )
  const cells = [...heads, ...sums]
  const columns = header.columns.map(({ words }) => ({ title: textOf(words), kind: 'text' as const }))
  return { ...table, columns, headerRows: last + 1, cells }
}

/** In half of the rows and in two at least a cell holds what stands under several titles: columns so close that their texts were taken for one. */
function runsOver(body: readonly Cell[], columns: readonly ColumnHeader[]): boolean {
  const rows = new Set(body.map(({ row }) => row))
  const pieces = body.map((cell) => ({ cell, own: parted(cell, columns) }))
  // A text that ends in a day may reach under the next title, whose column then has a text of its own.
  const isTaken = (piece: Cell, from: Cell): boolean =>
    pieces.some(({ cell, own }) => cell !== from && cell.row === piece.row && own.some(({ column }) => column === piece.column))
  const mixed = new Set(
    pieces.filter(({ cell, own }) => own.length > 1 && own.every((piece) => !isTaken(piece, cell))).map(({ cell }) => cell.row),
  )
  return mixed.size > 1 && 2 * mixed.size >= rows.size
}

/** The one currency that the sums of a table are in; null where none or several are said. */
function currencyOf({ cells }: Table): string | null {
  const [only, other] = new Set(cells.flatMap(({ value }) => (value?.kind === 'money' && value.currency !== null ? [value.currency] : [])))
  return other === undefined ? (only ?? null) : null
}

function sumOf(cell: Cell, currency: string | null, evidence: Evidence): Cell['value'] {
  const value = readAs('money', textOf(wordsOf(cell)), evidence)
  return value?.kind === 'money' && value.currency === null ? { ...value, currency } : value
}

/** A cell's words, each run of them in the column that it stands under; the cell as it is where all of them stand under one. */
function parted(cell: Cell, columns: readonly ColumnHeader[]): readonly Cell[] {
  const pieces = cell.lines.flatMap((line) => runsOf(line.words, columns).map((words) => ({ words, column: columnUnder(words, columns) })))
  const [first] = pieces
  if (first === undefined) return []
  if (pieces.every(({ column }) => column === first.column)) return [{ ...cell, column: first.column, rowSpan: 1, columnSpan: 1 }]
  return [...new Set(pieces.map(({ column }) => column))].flatMap((column) => {
    const lines = pieces.filter((piece) => piece.column === column).map(({ words }) => lineOf(words))
    return cellOf(cell.row, column, lines) ?? []
  })
}

/** Words of a line parted at wide spaces, where a word begins flush under a title, and where figures of their own stand under another title. */
function runsOf(words: readonly Word[], columns: readonly ColumnHeader[]): readonly (readonly Word[])[] {
  const runs: Word[][] = []
  for (const word of words) {
    const before = runs.at(-1)?.at(-1)
    const gap = before === undefined ? 0 : word.box.left - before.box.right
    const flush = columns.some(({ box }) => Math.abs(box.left - word.box.left) < 0.15 * sizeOf(word))
    const other =
      before !== undefined &&
      isFigure(word) &&
      titleOver(word, columns) >= 0 &&
      titleOver(word, columns) !== startOf(runs.at(-1) ?? [], columns)
    if (before === undefined || gap > 0.6 * sizeOf(word) || flush || (other && !goesOn(before, word))) runs.push([word])
    else runs.at(-1)?.push(word)
  }
  return runs
}

/** "1 534,20": a thousand parted by a space. */
const goesOn = (before: Word, word: Word): boolean => /^[-+]?\d{1,3}$/u.test(before.text) && /^\d{3}(?:\D|$)/u.test(word.text)
const isFigure = ({ text }: Word): boolean => /^[-+(€$£]*\d[\d.,'’/-]*[-+)€%]?$/u.test(text)
const titleOver = ({ box }: Word, columns: readonly ColumnHeader[]): number => columns.findIndex((column) => overlapX(column.box, box) > 0)
const startOf = ([first]: readonly Word[], columns: readonly ColumnHeader[]): number =>
  first === undefined ? -1 : titleOver(first, columns)

/** Figures stand under the title that they overlap most or lie next to; a text belongs to the last title that begins no further right. */
function columnUnder(words: readonly Word[], columns: readonly ColumnHeader[]): number {
  const box = unionOf(words.map((word) => word.box))
  const isText =
    words.some(({ text }) => /\p{L}{2}/u.test(text)) && !words.every((word) => isFigure(word) || /^\p{Lu}{1,3}$/u.test(word.text))
  const begins = columns.findLastIndex((column) => column.box.left <= box.left + 2)
  if (isText && begins >= 0 && !isOfMoney(columns[begins])) return begins
  if (isText) {
    const before = columns.findLastIndex((column) => !isOfMoney(column) && column.box.left <= box.left + 2)
    if (before >= 0) return before
  }
  const shares = columns.map((column) => overlapX(column.box, box))
  return shares.indexOf(Math.max(...shares))
}

const isOfMoney = (column: ColumnHeader | undefined): boolean =>
  column?.names.some((name) => ['money_in', 'money_out', 'amount', 'balance'].includes(name)) ?? false

/** Pieces of several cells that came to stand in one. */
function joinedCells(cells: readonly Cell[]): readonly Cell[] {
  const places = Map.groupBy(cells, ({ row, column }) => `${row} ${column}`)
  return [...places.values()].flatMap((own) => {
    const [first, ...more] = own
    if (first === undefined || more.length === 0) return first ?? []
    return (
      cellOf(
        first.row,
        first.column,
        own.flatMap(({ lines }) => lines),
      ) ?? []
    )
  })
}

function cellOf(row: number, column: number, lines: readonly Line[]): Cell | null {
  const [word] = lines.flatMap(({ words }) => words)
  if (word === undefined) return null
  const place = { page: word.page, box: unionOf(lines.map(({ box }) => box)) }
  return { row, column, rowSpan: 1, columnSpan: 1, lines, value: null, place, confidence: confidence(0.9) }
}

const lineOf = (words: readonly Word[]): Line => ({ words, box: unionOf(words.map(({ box }) => box)) })
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Rows over which a narrow column breaks one day. */
const mostRowsOfDay = 3

/**
 * The table with one row for each day that a narrow column breaks: "02-07-" over "2024", "12 Mar" over "2025", "2024-07-" over "02". What stands
 * in the rows between goes along, unless two of them have a sum in one column. `days` and `sums` are the columns of days and of money.
 */
export function wholeDays(table: Table, days: readonly number[], sums: readonly number[], evidence: Evidence): Table {
  const cellAt = new Map(table.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  const printed = (row: number, column: number): string => textOf(wordsOf(cellAt.get(`${row} ${column}`) ?? nothing))
  const rowOf = new Map<number, number>()
  let count = table.headerRows
  for (let row = table.headerRows; row < table.rowCount; count++) {
    const to = Math.max(row, ...days.map((column) => lastRowOfDay(row, column, table.rowCount, printed, evidence)))
    const twice = sums.some(
      (column) => Array.from({ length: to - row + 1 }, (_, at) => printed(row + at, column)).filter((text) => text !== '').length > 1,
    )
    const last = twice ? row : to
    for (let at = row; at <= last; at++) rowOf.set(at, count)
    row = last + 1
  }
  if (count === table.rowCount) return table
  const cells = table.cells.map((cell) => ({ ...cell, row: rowOf.get(cell.row) ?? cell.row, rowSpan: 1 }))
  const filled = cells.filter((cell) => cell.row < table.headerRows || wordsOf(cell).length > 0)
  const joined = joinedCells(filled.filter(({ row, columnSpan }) => row >= table.headerRows && columnSpan === 1)).map((cell) =>
    days.includes(cell.column) && cell.value === null ? { ...cell, value: dayOf(cell, evidence) } : cell,
  )
  return {
    ...table,
    rowCount: count,
    cells: [...filled.filter(({ row, columnSpan }) => row < table.headerRows || columnSpan > 1), ...joined],
  }
}

const nothing: Pick<Cell, 'lines'> & Cell = {
  row: 0,
  column: 0,
  rowSpan: 1,
  columnSpan: 1,
  lines: [],
  value: null,
  place: { page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 } },
  confidence: confidence(0),
}

/** The last row that a day which begins in `row` takes up; `row` for a day that is whole or none. */
function lastRowOfDay(
  row: number,
  column: number,
  rowCount: number,
  printed: (row: number, column: number) => string,
  evidence: Evidence,
): number {
  const begins = printed(row, column)
  if (!/^\d{1,4}[./-](?:\d{1,2}[./-])?$|^\d{1,2}\.?[\s-]?\p{L}{3,10}[.,-]?$|^\p{L}{3,10}\.?\s?\d{1,2},?$/u.test(begins)) return row
  for (let to = row + 1; to < Math.min(rowCount, row + mostRowsOfDay); to++) {
    const rest = printed(to, column)
    if (rest === '') continue
    return /^\d{1,4}(?:[./-]\d{1,4})?\.?$/u.test(rest) && readAs('date', joinedDay(begins, rest), evidence) !== null ? to : row
  }
  return row
}

const joinedDay = (begins: string, rest: string): string => (/[./-]$/u.test(begins) ? `${begins}${rest}` : `${begins} ${rest}`)

function dayOf(cell: Cell, evidence: Evidence): Cell['value'] {
  const [first, ...more] = cell.lines.map(({ words }) => textOf(words))
  return first === undefined || more.length === 0 ? null : readAs('date', more.reduce(joinedDay, first), evidence)
}
