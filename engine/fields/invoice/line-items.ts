// The rows of goods and services: columns by their titles, rows by their figures, both held against quantity × price = amount.

import { decimal, type FieldDefinition, type FieldKind, sizeOf, type Value, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, within } from '../../values/index.ts'
import { rowsUnder } from '../reading/column-cells.ts'
import { type ColumnHeader, type HeaderRow, headerRows } from '../reading/column-headers.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'
import { namedColumns } from './column-names.ts'
import { itemRows } from './item-rows.ts'
import { nothingYet, type Running, sectionsOf } from './section-rows.ts'

/** The items of all pages. `endsItems` tells rows that end a list: its sums; `isOther` heads of other lists, such as tax by rate. */
export function lineItems(
  pages: readonly PageText[],
  list: FieldDefinition,
  evidence: Evidence,
  endsItems: (row: readonly Segment[]) => boolean,
  isOther: (columns: readonly ColumnHeader[]) => boolean,
): FoundList {
  const items: (readonly FoundValue[])[] = []
  let open: { columns: readonly ColumnHeader[]; running: Running } | null = null
  for (const text of pages) {
    const headers = headerRows(text, list.fields, (columns) => isItemHeader(columns) && !isOther(columns))
    // A list that no sum has ended goes on at the top of the next page under the titles it has, or under the same titles again.
    const again = headers.some(({ columns }) => open !== null && sameTitles(columns, open.columns))
    const continued: readonly HeaderRow[] = open === null || again ? [] : [{ text, columns: open.columns, from: -1, to: -1 }]
    const parts: readonly HeaderRow[] = [...continued, ...headers]
    for (const [index, header] of parts.entries()) {
      const { rows } = rowsUnder(header, parts[index + 1]?.from ?? text.rows.length, () => false)
      const ends = (row: readonly Segment[]): boolean => endsItems(row) || opensSection(row, header)
      const first = rows.findIndex(({ segments }) => ends(segments))
      const names = namedColumns(header.columns, first > 0 ? rows.slice(0, first) : rows, evidence)
      const sections = sectionsOf(rows, names, evidence, ends, open?.running ?? nothingYet)
      for (const part of sections.parts) items.push(...itemRows(part, names, evidence).map((item) => itemOf(item, evidence)))
      open = sections.ended ? null : { columns: header.columns, running: sections.running }
    }
  }
  return { name: list.name, items: withoutRemarks(items) }
}

/** The words of the titles over items: amounts under them are no sums. */
export function itemTitles(
  pages: readonly PageText[],
  list: FieldDefinition,
  isOther: (columns: readonly ColumnHeader[]) => boolean,
): ReadonlySet<Word> {
  const heads = pages.flatMap((text) => headerRows(text, list.fields, (columns) => isItemHeader(columns) && !isOther(columns)))
  return new Set(heads.flatMap(({ columns }) => columns.flatMap(({ words }) => words)))
}

const sameTitles = (some: readonly ColumnHeader[], others: readonly ColumnHeader[]): boolean =>
  some.length === others.length && some.every(({ words }, index) => printedText(words) === printedText(others[index]?.words ?? []))

/** A short line by itself, larger than the titles of the columns or ending in a colon at their left, opens another part of the page. */
function opensSection(row: readonly Segment[], { columns }: HeaderRow): boolean {
  const [only] = row
  const [first] = columns
  if (row.length !== 1 || only === undefined || first === undefined || only.words.length > 4 || /\d/u.test(only.text)) return false
  const titleSize = sizeOf(first.words[0] as Word)
  const atLeft = only.box.left < first.box.left + 2 * only.size
  return /^\p{Lu}[\p{L}. /-]{5,}:?$/u.test(only.text) && (only.size > 1.15 * titleSize || (only.text.endsWith(':') && atLeft))
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
  // What is charged may stand under a title that none knows ("Role"), beside how many at what price.
  const counted = has('quantity') && has('unit_price') && has('amount') && named < columns.length
  const what = has('description') || counted || (has('item_number') && (has('quantity') || has('unit_price')))
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

function itemOf(item: ReadonlyMap<string, readonly Word[]>, evidence: Evidence): readonly FoundValue[] {
  const values: FoundValue[] = []
  const add = (name: string, value: Value, words: readonly Word[], confidence: number): void => {
    values.push({ name, value, words, label: [], confidence, alternatives: [] })
  }
  for (const [name, words] of item) {
    const kind = kinds[name] ?? 'text'
    if (words.length === 0) continue
    if (kind === 'text') {
      // A number broken off behind its hyphen goes on without a space.
      const text = name === 'item_number' ? printedText(words).replace(/(?<=[-/]) (?=\S)/gu, '') : printedText(words)
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
