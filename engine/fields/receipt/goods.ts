// What was bought: the rows between the head of a receipt and its sums, each with an amount at its end.

import { type Decimal, decimal, type FieldDefinition, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { PageLabels } from '../reading/candidates.ts'
import { headerRows } from '../reading/column-headers.ts'
import { type Dictionary, dictionaryOf, labelsIn } from '../reading/labels.ts'
import { type PageText, type Segment, segmentOf } from '../reading/page-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'
import { amountsIn, type PrintedAmount } from './printed-amounts.ts'

/** Sums stand below the goods: the first of them ends the list. */
const sums = new Set(['subtotal', 'total', 'tax', 'rounding', 'paid', 'change', 'discount', 'service_charge'])

/** The goods of the pages, a row each; surer when they add up to one of the sums that were read (total, subtotal). */
export function goods(
  pages: readonly PageText[],
  labels: readonly PageLabels[],
  list: FieldDefinition,
  sumsRead: readonly FoundValue[],
  evidence: Evidence,
): FoundList {
  const items = pages.flatMap((text, page) => goodsOn(text, labels[page], list, evidence))
  const whole = sumOf(items.map((item) => amountNamed(item, 'amount') ?? decimal('0')))
  const agrees = sumsRead.some(({ value }) => value.kind === 'money' && within(value.amount, whole, decimal('0.05')))
  return {
    name: list.name,
    items: agrees ? items : items.map((item) => item.map((value) => ({ ...value, confidence: 0.55 * value.confidence }))),
  }
}

const amountNamed = (item: readonly FoundValue[], wanted: string): Decimal | null => {
  const value = item.find(({ name }) => name === wanted)?.value
  return value?.kind === 'money' ? value.amount : null
}

/** How many things were bought: the first line below them. */
const counts = /^(?:tot(?:al)?\.?\s?(?:qty|quantity|items?|no)|(?:no\.? of )?items?\s?(?:count|sold)|qty\s?:)/iu

/** Titles hold no figures: a row with one is the first of the goods. */
const holdsFigure = ({ rows }: PageText, row: number): boolean =>
  (rows[row] ?? []).some(({ words }) => words.some(({ text }) => /^\d+$/u.test(text)))

interface Row {
  readonly words: readonly Word[]
  readonly amounts: readonly PrintedAmount[]
  /** Words that say what the thing is: no figures, no codes of tax. */
  readonly says: readonly Word[]
}

function goodsOn(text: PageText, labels: PageLabels | undefined, list: FieldDefinition, evidence: Evidence): FoundList['items'] {
  const [header] = headerRows(text, list.fields, (columns) => columns.filter(({ names }) => names.length > 0).length >= 2)
  const isSum = (segment: Segment): boolean =>
    (labels?.bySegment.get(segment) ?? []).some(({ names, length }) => length > 3 && names.some((name) => sums.has(name)))
  const withAmount = text.rows.map((row) => amountsIn(row, evidence).length > 0)
  const begins = header === undefined ? Math.max(0, withAmount.indexOf(true) - 1) : header.to + (holdsFigure(text, header.to) ? 0 : 1)
  const end = text.rows.findIndex(
    (row, at) => at >= begins && (row.some(isSum) || counts.test(row[0]?.text ?? '')) && (withAmount[at] || withAmount[at + 1]),
  )
  // Without its sums below nobody can say which rows are goods.
  if (end < 0) return []
  const dictionary = dictionaryOf(list.fields)
  const rows = text.rows
    .slice(begins, end)
    .filter((row, at) => withAmount[begins + at] || !isOfTitles(row, dictionary))
    .map((row) => rowOf(row, evidence))
  return itemsOf(header === undefined ? withoutHead(rows) : rows, evidence)
}

/** Titles of columns run together, or glued by signs, are not found as columns: "ITEM/DESC. QTY U.PRICE RM(TOTAL)". They name no thing. */
const fewestTitles = 3

function isOfTitles(row: readonly Segment[], dictionary: Dictionary): boolean {
  const parts = row.flatMap(({ words }) => words).flatMap((word) => word.text.split(/[/()]+/).map((text) => ({ ...word, text })))
  const said = parts.filter(({ text }) => /\p{L}/u.test(text))
  const known = said.filter((part) => labelsIn(segmentOf([part], 0, part.page), dictionary).some(({ from }) => from === 0)).length
  return known >= fewestTitles && known * 2 > said.length
}

/** The row before the first amount belongs to the goods only as the name of the first. */
const withoutHead = (rows: readonly Row[]): readonly Row[] => (rows[1] !== undefined && rows[1].says.length > 0 ? rows.slice(1) : rows)

function rowOf(segments: readonly Segment[], evidence: Evidence): Row {
  const words = segments.flatMap((segment) => segment.words)
  const amounts = amountsIn(segments, evidence)
  const figures = new Set(amounts.flatMap((amount) => amount.words))
  const says = amounts.length === 0 && words.length > 1 ? words : words.filter((word) => !figures.has(word) && !isFigureOrCode(word.text))
  return { words, amounts, says: says.some(({ text }) => /\p{L}{2}/u.test(text)) ? says : [] }
}

/** Quantities, bar codes, signs of currency and rates of tax. */
const isFigureOrCode = (text: string): boolean =>
  /^[\d.,@*x×#%()[\]:+/-]+$/iu.test(text) || /^(?:SR|ZRL?|Z|S|T|TX|NR|OS|RM|EUR|€|\$|£|EA|PCS?|STK|A|B|X)$/u.test(text)

function itemsOf(rows: readonly Row[], evidence: Evidence): FoundList['items'] {
  const first = rows.findIndex(({ amounts, says }) => amounts.length > 0 || says.length > 0)
  // Names stand above their amounts or below them, on the whole paper alike.
  const above = rows[first]?.amounts.length === 0
  return rows.flatMap((row, at) => {
    const amount = row.amounts.at(-1)
    if (amount === undefined) return []
    const neighbour = row.says.length > 0 ? null : (rows[above ? at - 1 : at + 1] ?? null)
    const says = row.says.length > 0 ? row.says : neighbour !== null && neighbour.amounts.length === 0 ? neighbour.says : []
    if (says.length === 0) return []
    return [itemOf(row, says, amount, evidence)]
  })
}

function itemOf({ words, amounts }: Row, says: readonly Word[], amount: PrintedAmount, evidence: Evidence): readonly FoundValue[] {
  const code = words.find(({ text }) => /^\d{6,14}$/u.test(text))
  const counts = words.flatMap((word) => {
    const value = readAs('number', word.text.replace(/^[x×@]|[x×@]$/giu, ''), evidence)
    return value?.kind === 'number' && compare(value.number, decimal('0')) > 0 && word !== code ? [{ word, value }] : []
  })
  const prices = amounts.slice(0, -1)
  const multiplied = counts.flatMap(({ word, value }) =>
    prices.flatMap((price) =>
      !price.words.includes(word) && within(productOf(value.number, price.value.amount), amount.value.amount, decimal('0.01'))
        ? [{ word, value, price }]
        : [],
    ),
  )[0]
  const quantity =
    multiplied ?? counts.find(({ value, word }) => /^\d{1,2}$/u.test(value.number) && prices.length === 0 && !amount.words.includes(word))
  return [
    found('item_number', code === undefined ? [] : [code], { kind: 'text', text: code?.text ?? '' }),
    found('description', says, { kind: 'text', text: says.map(({ text }) => text).join(' ') }),
    found('quantity', quantity === undefined ? [] : [quantity.word], quantity?.value ?? null),
    found('unit_price', multiplied?.price.words ?? [], multiplied?.price.value ?? null),
    found('amount', amount.words, amount.value),
  ].filter((value) => value !== null)
}

function found(name: string, words: readonly Word[], value: FoundValue['value'] | null): FoundValue | null {
  if (words.length === 0 || value === null) return null
  const read = Math.min(1, ...words.map((word) => word.confidence))
  return { name, value, words, label: [], confidence: 0.88 * (0.4 + 0.6 * read), alternatives: [] }
}
