import type { Box } from '../geometry/index.ts'
import type { Rows } from './side-columns.ts'

/** Baselines of one row: label and value are often set in different weights, seldom in different sizes. */
const tolerance = 2.5

/**
 * A column of labels and the column of their values put together row by row, or null when the first column is no column of labels:
 * six lines in ten must end with a colon, and as many must have a value at their height. Two or more such pairs of columns beside each other are read
 * row by row together ("Patient: … Born: …").
 */
export function labelsWithValues<Item extends { readonly box: Box }>(
  columns: readonly (readonly Item[])[],
  rows: Rows<Item>,
): readonly Item[] | null {
  if (columns.length >= 4 && columns.length % 2 === 0) return pairsInRows(columns, rows)
  const [labels, values, third] = columns
  if (!labels || !values || third) return null
  return inPairs(labels, values, rows)?.map(({ item }) => item) ?? null
}

/** Pairs of columns of labels and of values, row by row; null where one of them is none. */
function pairsInRows<Item extends { readonly box: Box }>(columns: readonly (readonly Item[])[], rows: Rows<Item>): readonly Item[] | null {
  const pairs: (readonly LineItem<Item>[])[] = []
  for (let at = 0; at < columns.length; at += 2) {
    const pair = inPairs(columns[at] ?? [], columns[at + 1] ?? [], rows)
    if (pair === null) return null
    pairs.push(pair)
  }
  // Rows that are set otherwise in each pair are those of lists beside each other.
  if (!pairs.every((pair) => pair === pairs[0] || areLevel(pair, pairs[0] ?? []))) return pairs.flat().map(({ item }) => item)
  const all = pairs.flatMap((pair, column) => pair.map((line) => ({ ...line, column })))
  return all
    .sort((a, b) => (Math.abs(a.baseline - b.baseline) < tolerance ? a.column - b.column : a.baseline - b.baseline))
    .map(({ item }) => item)
}

/** true when as many lines as make a column one of labels stand at the height of a line of the other list, whichever has fewer. */
function areLevel<Item>(one: readonly LineItem<Item>[], other: readonly LineItem<Item>[]): boolean {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one]
  return fewer.filter((line) => more.some(({ baseline }) => Math.abs(baseline - line.baseline) < tolerance)).length >= 0.6 * fewer.length
}

/** A column of labels with that of their values, line by line; null where the first is none of labels. */
function inPairs<Item extends { readonly box: Box }>(
  labels: readonly Item[],
  values: readonly Item[],
  rows: Rows<Item>,
): readonly LineItem<Item>[] | null {
  const own = linesOf(labels, rows)
  if (!own || own.length < 2) return null
  const beside = valuesOf(
    values,
    own.map(({ baseline }) => baseline),
    rows,
  )
  const labelled = own.filter((line) => rows.endsWithColon(line.item)).length
  const level = own.filter((line) => beside?.some((value) => Math.abs(value.baseline - line.baseline) < tolerance)).length
  if (!beside || labelled < 0.6 * own.length || level < 0.6 * own.length) return null
  const firsts = new Set(own.map((line) => line.item))
  return [...own, ...beside].sort((a, b) =>
    Math.abs(a.baseline - b.baseline) < tolerance ? Number(firsts.has(b.item)) - Number(firsts.has(a.item)) : a.baseline - b.baseline,
  )
}

/** The items of a column cut where one of the labels stands beside them, so that a value of several lines stays whole; null for tables and pictures. */
function valuesOf<Item>(column: readonly Item[], labels: readonly number[], rows: Rows<Item>): readonly LineItem<Item>[] | null {
  const values: LineItem<Item>[] = []
  for (const item of column) {
    const [first, ...others] = rows.baselines(item)
    if (first === undefined) return null
    let baseline = first
    let rest: Item | null = item
    for (const other of others.filter((one) => labels.some((label) => Math.abs(label - one) < tolerance))) {
      if (rest === null) break
      const [value, below]: readonly [Item | null, Item | null] = rows.cut(rest, other - 0.5)
      if (value) values.push({ baseline, item: value })
      rest = below
      baseline = other
    }
    if (rest) values.push({ baseline, item: rest })
  }
  return values
}

/** One line of an item, as an item of its own. */
export interface LineItem<Item> {
  readonly baseline: number
  readonly item: Item
}

/** The items cut into single lines; null when one of them has no lines: a table or picture is no label. */
export function linesOf<Item>(column: readonly Item[], rows: Rows<Item>): readonly LineItem<Item>[] | null {
  const lines: LineItem<Item>[] = []
  for (const item of column) {
    const baselines = rows.baselines(item)
    if (baselines.length === 0) return null
    let rest: Item | null = item
    for (const baseline of baselines) {
      if (!rest) break
      const [line, below]: readonly [Item | null, Item | null] = rows.cut(rest, baseline + 0.5)
      if (line) lines.push({ baseline, item: line })
      rest = below
    }
    if (rest) lines.push({ baseline: baselines[baselines.length - 1] ?? 0, item: rest })
  }
  return lines
}
