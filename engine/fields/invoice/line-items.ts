// The rows of goods and services: columns by their titles, rows by their figures, both held against quantity × price = amount.

import { decimal, type FieldDefinition, type FieldKind, sizeOf, type Value, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, within } from '../../values/index.ts'
import { type CellRow, rowsUnder } from '../reading/column-cells.ts'
import { type ColumnHeader, type HeaderRow, headerRows } from '../reading/column-headers.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'
import { itemRows } from './item-rows.ts'

/** The items of all pages. `endsItems` tells rows that end a list: its sums. */
export function lineItems(
  pages: readonly PageText[],
  list: FieldDefinition,
  evidence: Evidence,
  endsItems: (row: readonly Segment[]) => boolean,
): FoundList {
  const items: (readonly FoundValue[])[] = []
  let open: readonly ColumnHeader[] | null = null
  for (const text of pages) {
    const headers = headerRows(text, list.fields, isItemHeader)
    // A list that no sum has ended goes on at the top of the next page under the titles it has.
    const continued: readonly HeaderRow[] = open === null ? [] : [{ text, columns: open, from: -1, to: -1 }]
    const parts: readonly HeaderRow[] = [...continued, ...headers]
    for (const [index, header] of parts.entries()) {
      const ends = (row: readonly Segment[]): boolean => endsItems(row) || opensSection(row, header)
      const { rows, ended } = rowsUnder(header, parts[index + 1]?.from ?? text.rows.length, ends)
      items.push(...itemsOf(header, rows, evidence))
      open = ended ? null : header.columns
    }
  }
  return { name: list.name, items: withoutRemarks(items) }
}

/** A short line by itself, larger than the titles of the columns or ending in a colon at their left, opens another part of the page. */
function opensSection(row: readonly Segment[], { columns }: HeaderRow): boolean {
  const [only] = row
  const [first] = columns
  if (row.length !== 1 || only === undefined || first === undefined || only.words.length > 4 || /\d/u.test(only.text)) return false
  const titleSize = sizeOf(first.words[0] as Word)
  const atLeft = only.box.left < first.box.left + 2 * only.size
  return /^\p{Lu}[\p{L}. /-]{5,}:?$/u.test(only.text) && (only.size > 1.15 * titleSize || (only.text.endsWith(':') && atLeft))
}

function itemsOf({ columns }: HeaderRow, rows: readonly CellRow[], evidence: Evidence): readonly (readonly FoundValue[])[] {
  const names = namedColumns(columns, rows, evidence)
  return itemRows(rows, names, evidence).map((item) => itemOf(item, new Set(names), evidence))
}

/** Where items have amounts, rows without one are remarks about the item above, unless they say how many at what price. */
function withoutRemarks(items: readonly (readonly FoundValue[])[]): readonly (readonly FoundValue[])[] {
  const has = (item: readonly FoundValue[], name: string): boolean => item.some((value) => value.name === name)
  const priced = items.some((item) => has(item, 'amount'))
  return items.filter(
    (item) =>
      item.length > 1 &&
      (priced ? has(item, 'amount') || (has(item, 'quantity') && has(item, 'unit_price') && has(item, 'position')) : true),
  )
}

/** A head of items names what is charged and what it costs, in three columns at least, or says both outright. */
function isItemHeader(columns: readonly ColumnHeader[]): boolean {
  const has = (name: string): boolean => columns.some(({ names }) => names.includes(name))
  const named = columns.filter(({ names }) => names.length > 0).length
  const what = has('description') || has('item_number')
  const price = has('amount') || has('unit_price')
  return columns.length >= 2 && what && price && (named >= 3 || (has('description') && has('amount') && columns.length <= 3))
}

const kinds: Readonly<Record<string, FieldKind>> = {
  quantity: 'number',
  unit_price: 'money',
  amount: 'money',
  tax_amount: 'money',
  tax_rate: 'percent',
  discount: 'percent',
}

/**
 * One name a column. A title may mean several things ("Total", "Price"); those that mean one come first, then amounts from the right,
 * as they are printed everywhere, and what does not fit the figures under it is left without a name.
 */
function namedColumns(columns: readonly ColumnHeader[], rows: readonly CellRow[], evidence: Evidence): readonly string[] {
  const named: string[] = columns.map(() => '')
  const taken = new Set<string>()
  const give = (index: number, name: string): void => {
    if (named[index] !== '' || taken.has(name)) return
    named[index] = name
    taken.add(name)
  }
  const money = columns.map((_, index) => rows.some(({ cells }) => valuesIn(cells[index] ?? [], 'money', evidence).length > 0))
  const order = columns.map((_, index) => index).sort((a, b) => (columns[a]?.names.length ?? 0) - (columns[b]?.names.length ?? 0))
  for (const index of order) {
    const { names = [] } = columns[index] ?? {}
    if (names.length === 1 && names[0] !== undefined && names[0] !== 'amount') give(index, names[0])
  }
  for (let index = columns.length - 1; index >= 0; index--)
    if (columns[index]?.names.includes('amount') && money[index] && !netBeside(columns, index, money)) give(index, 'amount')
  for (const index of order) for (const name of columns[index]?.names ?? []) if (name !== 'amount') give(index, name)
  return named
}

/** A column of amounts with tax right of one without: the one without is what the sums are made of. */
const netBeside = (columns: readonly ColumnHeader[], index: number, money: readonly boolean[]): boolean =>
  /brutto|ttc|gross|incl|inkl|iva inc/iu.test(printedText(columns[index]?.words ?? [])) &&
  columns.some((column, other) => other < index && money[other] && column.names.includes('amount') && !column.names.includes('unit_price'))

function itemOf(item: ReadonlyMap<string, readonly Word[]>, named: ReadonlySet<string>, evidence: Evidence): readonly FoundValue[] {
  const values: FoundValue[] = []
  const add = (name: string, value: Value, words: readonly Word[], confidence: number): void => {
    values.push({ name, value, words, label: [], confidence, alternatives: [] })
  }
  for (const [name, words] of item) {
    const kind = kinds[name] ?? 'text'
    if (words.length === 0 || !named.has(name)) continue
    if (kind === 'text') {
      const text = printedText(words)
      // Rows are counted in small numbers; under "No." an article number may stand as well.
      if (name === 'position' && !/^\d{1,4}(?:[.-]\d{1,3}){0,2}\.?$/u.test(text)) {
        if (!item.has('item_number')) add('item_number', { kind: 'text', text }, words, 0.8)
      } else if (text !== '') add(name, { kind: 'text', text }, words, name === 'description' ? 0.85 : 0.9)
      continue
    }
    if (kind === 'percent') {
      const reading = valuesIn(words, 'percent', evidence)[0] ?? bareRate(words, evidence)
      if (reading !== undefined) add(name, reading.value, reading.words, 0.9)
      continue
    }
    const [reading] = valuesIn(words, kind, evidence)
    if (reading === undefined) continue
    add(name, reading.value, reading.words, 0.9)
    const behind = words.slice(words.indexOf(reading.words.at(-1) as Word) + 1)
    if (name === 'quantity' && behind.length > 0 && !item.has('unit'))
      add('unit', { kind: 'text', text: printedText(behind) }, behind, 0.85)
  }
  return reckoned(values)
}

/** "19" under "VAT %". */
function bareRate(words: readonly Word[], evidence: Evidence): { value: Value; words: readonly Word[] } | undefined {
  const [first] = words
  const value = first === undefined ? null : readAs('number', first.text, evidence)
  if (first === undefined || value?.kind !== 'number' || compare(value.number, decimal('100')) > 0) return undefined
  return { value: { kind: 'percent', text: value.text, number: value.number }, words: [first] }
}

/** Quantity × price = amount, within a cent or half a per cent for prices that were rounded: then all three are surely right. */
function reckoned(values: readonly FoundValue[]): readonly FoundValue[] {
  const number = (name: string) => {
    const value = values.find((one) => one.name === name)?.value
    return value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null
  }
  const [quantity, price, amount] = [number('quantity'), number('unit_price'), number('amount')]
  if (quantity === null || price === null || amount === null) return values
  const product = productOf(quantity, price)
  const agrees =
    within(product, amount, decimal('0.011')) ||
    within(productOf(product, decimal('200')), productOf(amount, decimal('200')), absoluteOf(amount))
  return values.map((value) =>
    ['quantity', 'unit_price', 'amount'].includes(value.name) ? { ...value, confidence: agrees ? 0.97 : 0.7 } : value,
  )
}

const absoluteOf = (amount: ReturnType<typeof decimal>) => decimal(amount.replace(/^-/u, ''))
