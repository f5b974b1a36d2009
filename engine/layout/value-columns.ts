import { type Box, height, overlapY } from '../geometry/index.ts'
import { type LineItem, linesOf } from './label-columns.ts'
import type { Rows } from './side-columns.ts'

/** Share of the lower of two lines that both stand at: photographed rows rise and fall. */
const sharedHeight = 0.5
/** Of the lines in columns of values, how many must be values, and how many stand level with a label. */
const mostlyValues = 0.6
const mostlyLevel = 0.75
/** One line beside another tells nothing. */
const fewestValues = 2
/** Of the lines of the labels, how many may be values themselves. */
const fewValues = 0.5

/**
 * A column of labels and columns of values beside it, as tills and forms print them, put together row by row; null when the columns are no such
 * thing. Amounts, dates and counts mean nothing apart from what they are of.
 */
export function valuesInRows<Item extends { readonly box: Box }>(
  columns: readonly (readonly Item[])[],
  rows: Rows<Item>,
): readonly Item[] | null {
  const lines: (readonly LineItem<Item>[])[] = []
  for (const column of columns) {
    const cut = linesOf(column, rows)
    if (cut === null) return null
    lines.push(cut)
  }
  const labels = lines.reduce((most, column) => (wordsIn(column, rows) > wordsIn(most, rows) ? column : most), lines[0] ?? [])
  const others = lines.filter((column) => column !== labels)
  if (others.length === 0 || labels.filter(({ item }) => rows.isValue(item)).length > fewValues * labels.length) return null
  if (!others.every((column) => holdsValues(column, rows))) return null
  const values = others.flat()
  const level = values.filter((value) => labels.some((label) => areLevel(label.item.box, value.item.box)))
  if (values.length < fewestValues || level.length < mostlyLevel * values.length) return null
  return rowByRow(lines.flat())
}

/** Whatever stands in the columns, line by line in rows from top to bottom; null when a table or picture is among it. */
export function inLevelRows<Item extends { readonly box: Box }>(
  columns: readonly (readonly Item[])[],
  rows: Rows<Item>,
): readonly Item[] | null {
  const lines = columns.map((column) => linesOf(column, rows))
  return lines.every((column) => column !== null) ? rowByRow(lines.flat()) : null
}

/** Points by which the ends of values set to the right differ. */
const sameEdge = 2
/** Of the lines of a column set to the right, how many end at one place and hold a figure; of labels, how many hold none. */
const mostlySet = 0.75
/** Rows of labels and values at least: values at one left edge are told from other columns only where each stands beside a label. */
const fewestRows = 3
const fewestRowsAtLeft = 2
/** A label has hardly more words. */
const longestLabel = 3

/** A column of its own, or labels and the values beside them put together row by row. */
export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly inRows: boolean
}

/**
 * Columns of which one holds labels and the next, set to the right, a value for each of them ("Bill date … 4 January 2026"): these two put together row
 * by row, the others as they are. Null where no columns are such.
 */
export function listsSetApart<Item extends { readonly box: Box }>(
  columns: readonly (readonly Item[])[],
  rows: Rows<Item>,
): readonly Listed<Item>[] | null {
  const found: Listed<Item>[] = []
  for (let at = 0; at < columns.length; at++) {
    const [column, next] = [columns[at] ?? [], columns[at + 1]]
    const list = next === undefined ? null : inRowsOfLabels(column, next, rows)
    found.push(list === null ? { items: column, inRows: false } : { items: list, inRows: true })
    if (list !== null) at++
  }
  return found.some(({ inRows }) => inRows) ? found : null
}

function inRowsOfLabels<Item extends { readonly box: Box }>(
  labels: readonly Item[],
  values: readonly Item[],
  rows: Rows<Item>,
): readonly Item[] | null {
  const [own, beside] = [linesOf(labels, rows), linesOf(values, rows)]
  if (own === null || beside === null) return null
  const edge = medianOf(beside.map(({ item }) => item.box.right))
  const set = beside.filter(({ item }) => Math.abs(item.box.right - edge) < sameEdge)
  const lefts = set.map(({ item }) => item.box.left)
  const plain = own.filter(({ item }) => !rows.holdsFigure(item))
  const isValueOf = (value: LineItem<Item>): boolean =>
    rows.holdsFigure(value.item) && own.some((label) => areLevel(label.item.box, value.item.box))
  const level = set.filter(isValueOf)
  const areSetRight =
    level.length >= fewestRows &&
    level.length >= mostlySet * Math.max(beside.length, own.length) &&
    plain.length >= mostlySet * own.length &&
    Math.max(...lefts) - Math.min(...lefts) > sameEdge
  // A heading may stand above the labels.
  const sorted = own.toSorted((a, b) => a.baseline - b.baseline)
  const named = sorted.filter((label) => beside.some((value) => areLevel(label.item.box, value.item.box)))
  const areSetLeft =
    beside.length >= fewestRowsAtLeft &&
    beside.length === named.length &&
    sorted.slice(-named.length).every((label) => named.includes(label)) &&
    named.every(({ item }) => !rows.holdsFigure(item) && rows.wordsOf(item) <= longestLabel) &&
    beside.every((value) => isValueOf(value) && Math.abs(value.item.box.left - (beside[0]?.item.box.left ?? 0)) < sameEdge)
  return areSetRight || areSetLeft ? rowByRow([...own, ...beside]) : null
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const areLevel = (a: Box, b: Box): boolean => overlapY(a, b) >= sharedHeight * Math.min(height(a), height(b))

const wordsIn = <Item>(column: readonly LineItem<Item>[], rows: Rows<Item>): number =>
  column.filter(({ item }) => !rows.isValue(item)).length

/** A column may have its name above its values; where each value has a label above it, it needs none beside it. */
function holdsValues<Item>(column: readonly LineItem<Item>[], rows: Rows<Item>): boolean {
  const labelled = column.filter(
    ({ item }, i) => rows.isValue(item) && i > 0 && !rows.isValue((column[i - 1] as LineItem<Item>).item),
  ).length
  if (labelled >= fewestValues && labelled === column.filter(({ item }) => rows.isValue(item)).length) return false
  const values = column.filter(({ item }) => rows.isValue(item)).length
  const [first] = column
  const named = column.length > 1 && first !== undefined && !rows.isValue(first.item) ? 1 : 0
  return values > 0 && values >= mostlyValues * (column.length - named)
}

function rowByRow<Item extends { readonly box: Box }>(lines: readonly LineItem<Item>[]): readonly Item[] {
  const made: LineItem<Item>[][] = []
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = made.at(-1)
    if (row?.some(({ item }) => areLevel(item.box, line.item.box))) row.push(line)
    else made.push([line])
  }
  return made.flatMap((row) => row.toSorted((a, b) => a.item.box.left - b.item.box.left).map(({ item }) => item))
}
