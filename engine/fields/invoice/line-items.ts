// The rows of goods and services: columns by their titles, rows by their figures, both held against quantity × price = amount.

import { decimal, type FieldDefinition, type FieldKind, sizeOf, type Value, type Word } from '../../model/index.ts'
import { compare, type Evidence, isProduct, sumOf, within } from '../../values/index.ts'
import { type CellRow, rowsUnder } from '../reading/column-cells.ts'
import { type ColumnHeader, type HeaderRow, headerRows } from '../reading/column-headers.ts'
import { overLines } from '../reading/over-lines.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'
import { surelyDescribed } from './clear-descriptions.ts'
import { namedColumns } from './column-names.ts'
import { countsApart } from './counted-items.ts'
import { itemRows } from './item-rows.ts'
import { quantityIn } from './quantities.ts'
import { reckonedColumns } from './reckoned-columns.ts'
import { isRowOfTax, isRowOfTotal } from './rows-of-sums.ts'
import { nothingYet, type Running, sectionsOf } from './section-rows.ts'
import { type PrintedSum, untitledItems } from './untitled-items.ts'

/**
 * The items of all pages. `endsItems` tells rows that end a list: its sums; `isOther` heads of other lists, such as tax by rate; `sums` are what
 * the items may come to: behind such a sum none follows, and rows without titles that come to one are items.
 */
export function lineItems(
  pages: readonly PageText[],
  list: FieldDefinition,
  evidence: Evidence,
  endsItems: (row: readonly Segment[]) => boolean,
  isOther: (columns: readonly ColumnHeader[]) => boolean,
  sums: readonly PrintedSum[] = [],
): FoundList {
  const items: (readonly FoundValue[])[] = []
  const charged: (readonly (readonly FoundValue[])[])[] = []
  let open: { columns: readonly ColumnHeader[]; running: Running } | null = null
  for (const text of pages) {
    const headers = headerRows(text, list.fields, (columns) => isItemHeader(columns) && !isOther(columns))
    // A list that no sum has ended goes on at the top of the next page under the titles it has, or under the same titles again.
    const repeated = headers.some(({ columns }) => open !== null && sameTitles(columns, open.columns))
    const continued: readonly HeaderRow[] = open === null || repeated ? [] : [{ text, columns: open.columns, from: -1, to: -1 }]
    const parts: readonly HeaderRow[] = [...continued, ...headers]
    for (const [index, header] of parts.entries()) {
      const { rows } = rowsUnder(header, parts[index + 1]?.from ?? text.rows.length, () => false, endsItems)
      const ends = (row: readonly Segment[]): boolean => endsItems(row) || opensSection(row, header, rows)
      const first = rows.findIndex(({ segments }) => ends(segments))
      const own = first > 0 ? rows.slice(0, first) : rows
      const names = reckonedColumns(namedColumns(header.columns, own, evidence), own, evidence)
      const sections = sectionsOf(rows, names, evidence, ends, open?.running ?? nothingYet, sums)
      const itemsOf = (part: readonly CellRow[]) => itemRows(part, names, evidence).map((item) => itemOf(item, evidence))
      const found = sections.parts.map((part) => itemsOf(part).map((item) => withTitles(item, header.columns, names)))
      // The same again by person, by rate or as a copy: under titles of its own it comes to what was charged before.
      const again = headers.includes(header) && [items, ...charged].some((above) => above.length > 0 && comeToTheSame(found.flat(), above))
      if (!again) {
        items.push(...found.flat())
        charged.push(...found)
      }
      open = sections.ended ? null : { columns: header.columns, running: sections.running }
    }
  }
  const titled = upToSum(codesApart(countsApart(withoutSums(withoutRemarks(items)))), sums)
  const rated = (found: readonly (readonly FoundValue[])[]): FoundList => ({
    name: list.name,
    items: surelyDescribed(asSureAsSummed(found, sums), pages, isReckoned),
  })
  if (titled.some((item) => item.some(({ name }) => name === 'amount'))) return rated(titled)
  const untitled = untitledItems(pages, sums, evidence)
    .map((item) => itemOf(item, evidence))
    .filter((item, index) => index === 0 || !isRowOfTax(item))
  return rated(untitled.length > 0 ? untitled : titled)
}

/** Each value with the title of its column as its label; what was told apart within a cell has none of its own. */
const withTitles = (item: readonly FoundValue[], columns: readonly ColumnHeader[], names: readonly string[]): readonly FoundValue[] =>
  item.map((value) => ({ ...value, label: columns[names.indexOf(value.name)]?.words ?? [] }))

/** Quantity × price = amount, as printed. */
const isReckoned = (item: readonly FoundValue[]): boolean =>
  item.some(({ name, confidence }) => name === 'amount' && confidence === reckonedRight)

/**
 * Amounts that no product proves are as sure as their sum: 0.95 where it is printed, else 0.8. Of 64 unproven amounts on papers by others 55 were right
 * when they were first read, of 390 proven ones all but one. Two texts with an amount each prove nothing: any two parts of a total do so, net and
 * tax the first of them.
 */
function asSureAsSummed(items: readonly (readonly FoundValue[])[], sums: readonly PrintedSum[]): readonly (readonly FoundValue[])[] {
  const sum = sumOfItems(items)
  const counted = items.length > 2 || items.some((item) => item.some(({ name }) => name === 'quantity' || name === 'unit_price'))
  const proven = counted && sums.some(({ amount }) => compare(amount, decimal('0')) !== 0 && within(amount, sum, decimal('0.02')))
  return items.map((item) =>
    item.map((value) =>
      value.name === 'amount' && value.confidence !== reckonedRight ? { ...value, confidence: proven ? 0.95 : 0.8 } : value,
    ),
  )
}

/**
 * Article numbers taken off the descriptions that they begin: where every item begins with one and no column is theirs (under "Article" stands
 * "GZ250 Preserving sugar"), or where they have the first line of the column to themselves.
 */
function codesApart(items: readonly (readonly FoundValue[])[]): readonly (readonly FoundValue[])[] {
  const described = items.map((item) => item.find(({ name }) => name === 'description'))
  const coded = described.filter((value) => isCode(value?.words[0]?.text ?? ''))
  const years = coded.every((value) => /^(?:19|20)\d\d$/u.test(value?.words[0]?.text ?? ''))
  if (coded.length < 2 || years) return items
  const numbered = items.some((item) => numberOf(item) !== undefined)
  const own = items.every((item, index) => described[index] !== undefined && hasCodeLine(item, described[index]))
  if (!own && (coded.length < items.length || numbered)) return items
  return items.map(withoutBarcode).map((item) =>
    item.flatMap((value) => {
      const [code, ...rest] = value.words
      if (value.name !== 'description' || code === undefined || !isCode(code.text)) return [value]
      const number: FoundValue = { ...value, name: 'item_number', value: { kind: 'text', text: code.text }, words: [code] }
      const text = printedText(overLines(rest))
      const numbers = numberOf(item) === undefined ? [number] : []
      return text === '' ? [number] : [...numbers, { ...value, value: { kind: 'text' as const, text }, words: rest }]
    }),
  )
}

const numberOf = (item: readonly FoundValue[]): FoundValue | undefined => item.find(({ name }) => name === 'item_number')

/** An item whose description begins with the seller's number has it in place of a barcode, which is the same with every seller. */
function withoutBarcode(item: readonly FoundValue[]): readonly FoundValue[] {
  const own = item.some(({ name, words }) => name === 'description' && isCode(words[0]?.text ?? ''))
  return own && /^(?:\d{8}|\d{12,14})\.?$/u.test(numberOf(item)?.value.text ?? '')
    ? item.filter(({ name }) => name !== 'item_number')
    : item
}

/** The first line of the description is an article number alone, or blank: the description begins below the item's figures. */
function hasCodeLine(item: readonly FoundValue[], { words: [first, second] }: FoundValue): boolean {
  if (first === undefined) return false
  if (isCode(first.text)) return second !== undefined && second.baseline > first.baseline + 0.5 * sizeOf(first)
  const figures = item.find(({ name }) => name === 'amount')?.words[0]
  return figures !== undefined && figures.page === first.page && first.baseline > figures.baseline + 0.5 * sizeOf(first)
}

/** Capitals and figures of some length, at least one of them a figure: "GZ250", "4711-080"; "24" and "16-channel" are none. */
const isCode = (text: string): boolean => /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,15}$/u.test(text) && !/^\d{1,3}$|^[\d.,]+[.,]\d+$/u.test(text)

const amountOf = (item: readonly FoundValue[]) => {
  const value = item.find(({ name }) => name === 'amount')?.value
  return value?.kind === 'money' ? value.amount : null
}
const sumOfItems = (items: readonly (readonly FoundValue[])[]) => sumOf(items.map(amountOf).filter((amount) => amount !== null))

/** True where several items come to the sum of those above them. */
const comeToTheSame = (some: readonly (readonly FoundValue[])[], above: readonly (readonly FoundValue[])[]): boolean =>
  some.filter((item) => amountOf(item) !== null).length > 1 && within(sumOfItems(some), sumOfItems(above), decimal('0.011'))

/** The items up to the one with which they come to a sum of the invoice, where none behind it is a product of its own figures. */
function upToSum(items: readonly (readonly FoundValue[])[], sums: readonly PrintedSum[]): readonly (readonly FoundValue[])[] {
  const amounts = items.map(amountOf)
  const last = items.findLastIndex(isReckoned)
  for (let end = Math.max(1, last + 1); end < items.length; end++) {
    const sum = sumOf(amounts.slice(0, end).filter((amount) => amount !== null))
    if (sums.some(({ amount }) => compare(amount, decimal('0')) !== 0 && within(amount, sum, decimal('0.011')))) return items.slice(0, end)
  }
  return items
}

/** How sure figures are that reckon. */
const reckonedRight = 0.97

/** Items without what a page carries over to the next one, and without titles that say what the items under them come to. */
function withoutSums(items: readonly (readonly FoundValue[])[]): readonly (readonly FoundValue[])[] {
  const counted = (item: readonly FoundValue[]): boolean => item.some(({ name }) => name === 'quantity' || name === 'unit_price')
  const sumFrom = (some: readonly (readonly FoundValue[])[]) => sumOf(some.map(amountOf).filter((amount) => amount !== null))
  const titles = new Set(
    items.filter((item, index) => {
      const amount = amountOf(item)
      if (counted(item) || amount === null) return false
      const next = items.findIndex((other, at) => at > index && !counted(other))
      const under = items.slice(index + 1, next < 0 ? items.length : next)
      return under.length > 0 && under.every((other) => amountOf(other) !== null) && within(sumFrom(under), amount, decimal('0.011'))
    }),
  )
  // One such amount may be chance; where every amount by itself is the sum of what stands under it, they are titles.
  const lone = items.filter((item) => !counted(item) && amountOf(item) !== null)
  const untaxed = items.filter((item, index) => index === 0 || !isRowOfTax(item))
  const kept = titles.size > 1 && titles.size === lone.length ? untaxed.filter((item) => !titles.has(item)) : untaxed
  return kept.filter((item, index) => {
    const amount = amountOf(item)
    const above = kept.slice(0, index)
    const text = item.map(({ value }) => (value.kind === 'text' ? value.text : '')).join(' ')
    if (isRowOfTotal(item) && amount !== null && above.length > 1 && within(sumFrom(above), amount, decimal('0.011'))) return false
    return (
      counted(item) || amount === null || above.length < 2 || !carriedOver.test(text) || !within(sumFrom(above), amount, decimal('0.011'))
    )
  })
}

/** What pages say of the sum of the pages before. */
const carriedOver =
  /^(?:transport|übertrag|report|à reporter|carried|brought|balance (?:carried|brought)|riporto|a riportare|suma (?:y sigue|anterior)|transporte|a transportar|overført|transporteres|överför|från föregående|do przeniesienia|z przeniesienia|vorige (?:bladzijde|pagina)|(?:sub)?total)/iu

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

/** How many times larger than its list a title is; recognised writing is measured by its letters, and a line of italics came out at 1.17. */
const [largerTitle, largerMeasured] = [1.15, 1.3]

/** A short line by itself, larger than the titles of the columns and the first row under them or ending in a colon at their left, opens another part of the page. */
function opensSection(row: readonly Segment[], { columns }: HeaderRow, rows: readonly CellRow[]): boolean {
  const [only] = row
  const [first] = columns
  if (row.length !== 1 || only === undefined || first === undefined || only.words.length > 4 || /\d/u.test(only.text)) return false
  // Titles of columns are often set smaller than what stands under them.
  const titleSize = Math.max(sizeOf(first.words[0] as Word), rows[0]?.size ?? 0)
  const atLeft = only.box.left < first.box.left + 2 * only.size
  const isLarger = only.size > (only.words[0]?.readBy === 'ocr' ? largerMeasured : largerTitle) * titleSize
  return /^\p{Lu}[\p{L}. /-]{5,}:?$/u.test(only.text) && (isLarger || (only.text.endsWith(':') && atLeft))
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
  const isShort = has('description') && has('amount') && (columns.length <= 3 || isFolio(columns))
  return columns.length >= 2 && what && price && (named >= 3 || isShort)
}

/** "Date, Description, Charges, Credits": what a hotel charges day by day, with what was paid beside it. */
const isFolio = ([first, ...others]: readonly ColumnHeader[]): boolean =>
  first !== undefined &&
  /^(?:date|day|datum|tag|fecha|data|jour|dag)$/iu.test(printedText(first.words)) &&
  others.length <= 3 &&
  others.some(({ words }) => /^(?:charges?|cargos?|addebit[oi]|débits?|debits?|soll|belastung)$/iu.test(printedText(words)))

/** A rule of typewriters under the rows. */
const typedRule = /^[-–—=_*]{5,}$/u

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
  for (const [name, printed] of item) {
    const kind = kinds[name] ?? 'text'
    const words = printed.filter(({ text }) => !typedRule.test(text))
    if (words.length === 0) continue
    if (kind === 'text') {
      // A number broken off behind its hyphen goes on without a space.
      const text = name === 'item_number' ? printedText(words).replace(/(?<=[-/]) (?=\S)/gu, '') : printedText(overLines(words))
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
    if (name === 'quantity') {
      const quantity = quantityIn(words, evidence)
      if (quantity === null) continue
      add(name, quantity.value, quantity.words, 0.9)
      const behind = words.slice(words.indexOf(quantity.words.at(-1) as Word) + 1)
      const own = quantity.unit === null ? behind : quantity.words
      const unit = quantity.unit ?? printedText(behind)
      if (unit !== '' && !item.has('unit')) add('unit', { kind: 'text', text: unit }, own, 0.85)
      continue
    }
    const [reading] = valuesIn(words, kind, evidence)
    if (reading !== undefined) add(name, reading.value, reading.words, 0.9)
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

/** Quantity × price = amount, as far as rounded prices allow: then all three are surely right. */
function reckoned(values: readonly FoundValue[]): readonly FoundValue[] {
  const number = (name: string) => {
    const value = values.find((one) => one.name === name)?.value
    return value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null
  }
  const [quantity, price, amount] = [number('quantity'), number('unit_price'), number('amount')]
  if (quantity === null || price === null || amount === null) return values
  const agrees = isProduct(quantity, price, amount)
  return values.map((value) =>
    ['quantity', 'unit_price', 'amount'].includes(value.name) ? { ...value, confidence: agrees ? reckonedRight : 0.7 } : value,
  )
}
