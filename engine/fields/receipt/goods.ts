// What was bought: the rows between the head of a receipt and its sums, each with an amount at its end.
//
//   rows of the page -> named, priced, reckoning rows -> a thing each, with what rows above and below it say -> the list that its sum proves

import { type Decimal, decimal, type FieldDefinition, sizeOf, type Word } from '../../model/index.ts'
import { absolute, compare, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { PageLabels } from '../reading/candidates.ts'
import { headerRows } from '../reading/column-headers.ts'
import { underTitle } from '../reading/column-titles.ts'
import { type Dictionary, dictionaryOf, labelsIn } from '../reading/labels.ts'
import { type PageText, type Segment, segmentOf } from '../reading/page-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { asMoney, type GoodsRow, goodsRowOf, isPrice, type Reckoned } from './goods-rows.ts'
import { amountsIn } from './printed-amounts.ts'

/** Sums stand below the goods: the first of them ends the list. */
const sums = new Set(['subtotal', 'total', 'tax', 'rounding', 'paid', 'change'])

/** Words for cash and cards are names of goods too where they do not begin the piece: "Gift card". */
const payments = new Set(['paid', 'change'])

/** What is taken off or put on: between goods it is one of them, under the last of them a sum of its own unless the total needs it. */
const extras = new Set(['discount', 'service_charge'])

/** The goods of the pages, a row each; surer when they add up to one of the sums that were read (total, subtotal). */
export function goods(
  pages: readonly PageText[],
  labels: readonly PageLabels[],
  list: FieldDefinition,
  sumsRead: readonly FoundValue[],
  evidence: Evidence,
): FoundList {
  const parts = pages.map((text, page) => goodsOn(text, labels[page], list, evidence))
  const all = parts.flatMap(({ items }) => items)
  const bare = parts.flatMap(({ items, last }) => items.slice(0, items.length - last))
  const proven = [bare, all].find((items) => items.length > 0 && agrees(items, sumsRead))
  if (proven !== undefined) return { name: list.name, items: proven }
  return { name: list.name, items: bare.map((item) => item.map((value) => ({ ...value, confidence: 0.55 * value.confidence }))) }
}

const agrees = (items: FoundList['items'], sumsRead: readonly FoundValue[]): boolean => {
  const whole = sumOf(items.map((item) => amountNamed(item, 'amount') ?? decimal('0')))
  return sumsRead.some(({ value }) => value.kind === 'money' && within(value.amount, whole, decimal('0.05')))
}

const amountNamed = (item: readonly FoundValue[], wanted: string): Decimal | null => {
  const value = item.find(({ name }) => name === wanted)?.value
  return value?.kind === 'money' ? value.amount : null
}

/** How many things were bought: the first line below them. */
const counts =
  /^(?:tot(?:al)?\.?\s?(?:qty|quantity|items?|no|cly)|(?:no\.? of )?items?\s?(?:count|sold)|qty\s?:|items?:?\s*\d+$|nombre d.articles|anzahl (?:artikel|positionen)|aantal artikelen)/iu

/** Lines of sums that short names begin, with nothing else said: "NET 46.19", "6% GST 2.48", "Svr Tax 2.87", "CB 14,60". */
const shortSum =
  /^\W*(?:\d+(?:[.,]\d+)?\s?%\s*)?(?:add\s|total\s)?(?:net|netto|gross|amount|balance|gst|sst|vat|tax|tva|i\.?v\.?a\.?|btw|mwst\.?|ust\.?|(?:sales|service|svr|svc|state)\s?tax|cb|pin|bar|cash|card)\b/iu
const said = /(?<!\p{L})\p{L}{4,}/gu
const ofSums = /^(?:amount|balance|gross|netto|sales|service|state|total|cash|card|incl\p{L}*|excl\p{L}*|inkl\p{L}*|over|payable|rate)$/iu
const isShortSum = (text: string): boolean =>
  baseOfTax.test(text) || (shortSum.test(text) && [...text.matchAll(said)].every(([word]) => ofSums.test(word)))
/** "Base 4% 1,89 IVA 0,08": what was taxed at a rate. */
const baseOfTax = /^base imp\b|^(?:base|imponibile|netto|net|ht)\b[^\p{L}]*%[^\p{L}]*(?:(?:iva|tva|vat|mwst|ust|btw|cuota|imposta)\b|$)/iu

/** Titles over the taxes by rate, which some tills print before the total: "BASE  %IVA  CUOTA". */
const isTaxTitle = (text: string): boolean =>
  !/\d/u.test(text) &&
  /(?<!\p{L})(?:base|netto|net|ht|imponibile|excl|amount|amt)(?!\p{L})/iu.test(text) &&
  /(?<!\p{L})(?:iva|tva|mwst|ust|steuer|vat|gst|sst|btw|cuota|tax)(?!\p{L})/iu.test(text)

/** Titles hold no figures: a row with one is the first of the goods. */
const holdsFigure = ({ rows }: PageText, row: number): boolean =>
  (rows[row] ?? []).some(({ words }) => words.some(({ text }) => /^\d+$/u.test(text)))

const textOf = (row: readonly Segment[]): string => row.map(({ text }) => text).join(' ')

interface Part {
  readonly items: FoundList['items']
  /** How many of the last ones are taken off or put on the whole. */
  readonly last: number
}

function goodsOn(text: PageText, labels: PageLabels | undefined, list: FieldDefinition, evidence: Evidence): Part {
  const header = headerRows(text, list.fields, (columns) => columns.filter(({ names }) => names.length > 0).length >= 2).find(
    ({ columns }) =>
      columns.some(({ names }) => names.includes('description') || names.includes('quantity')) ||
      !isTaxTitle(columns.flatMap(({ words }) => words.map((word) => word.text)).join(' ')),
  )
  const labelled = (segment: Segment, names: ReadonlySet<string>): boolean =>
    (labels?.bySegment.get(segment) ?? []).some(
      (label) => label.length > 3 && label.names.some((name) => names.has(name) && (label.from === 0 || !payments.has(name))),
    )
  const withAmount = text.rows.map((row) => amountsIn(row, evidence).length > 0)
  const begins = header === undefined ? Math.max(0, withAmount.indexOf(true) - 1) : header.to + (holdsFigure(text, header.to) ? 0 : 1)
  const isSum = (row: readonly Segment[]): boolean =>
    row.some((segment) => labelled(segment, sums)) || counts.test(row[0]?.text ?? '') || isShortSum(textOf(row))
  const endsAt = (row: readonly Segment[], at: number): boolean =>
    isSum(row) || (isTaxTitle(textOf(row)) && withAmount.slice(begins, at).includes(true))
  const end = text.rows.findIndex(
    (row, at) => at >= begins && (withAmount[at] || (withAmount[at + 1] && withAmount.slice(begins, at).includes(true))) && endsAt(row, at),
  )
  // Without its sums below nobody can say which rows are goods.
  if (end < 0) return { items: [], last: 0 }
  const dictionary = dictionaryOf(list.fields)
  const printed = text.rows.slice(begins, end).filter((row, at) => withAmount[begins + at] || !isOfTitles(row, dictionary))
  const rows = printed.map((row) => ({
    ...goodsRowOf(row, evidence),
    extra: row.some((segment) => (labels?.bySegment.get(segment) ?? []).some(({ names }) => names.some((name) => extras.has(name)))),
  }))
  if (header === undefined) return itemsOf(withoutHead(rows), true)
  const { items, last } = itemsOf(rows, false)
  return { items: items.map((item) => item.map((value) => underTitle(value, header.columns))), last }
}

/** Titles of columns run together, or glued by signs, are not found as columns: "ITEM/DESC. QTY U.PRICE RM(TOTAL)". They name no thing. */
const fewestTitles = 3

function isOfTitles(row: readonly Segment[], dictionary: Dictionary): boolean {
  const parts = row.flatMap(({ words }) => words).flatMap((word) => word.text.split(/[/()]+/).map((text) => ({ ...word, text })))
  const named = parts.filter(({ text }) => /\p{L}/u.test(text))
  const known = named.filter((part) => labelsIn(segmentOf([part], 0, part.page), dictionary).some(({ from }) => from === 0)).length
  return known >= fewestTitles && known * 2 > named.length
}

type Row = GoodsRow & { readonly extra: boolean }

/** The row before the first amount belongs to the goods only as the name of the first. */
const withoutHead = (rows: readonly Row[]): readonly Row[] => (rows[1] !== undefined && rows[1].says.length > 0 ? rows.slice(1) : rows)

const onlyNames = (row: Row | undefined): boolean =>
  row !== undefined && row.amount === null && row.reckoned === null && row.says.length > 0

/** A row with a sum and no name: its name stands in another. */
const isNameless = (row: Row): boolean => row.amount !== null && row.says.length === 0

function itemsOf(rows: readonly Row[], mayHoldHead: boolean): Part {
  const above = namesAbove(rows, mayHoldHead)
  const counted = leadingCounts(rows)
  const items: { values: readonly FoundValue[]; extra: boolean }[] = []
  rows.forEach((row, at) => {
    const { amount } = row
    if (amount === null) return
    const beside = row.says.length > 0 ? row.says : nameBeside(rows, at, above)
    const named =
      counted && row.says.length === 0 && beside.length > 1 && /^\d{1,2}$/u.test(beside[0]?.text ?? '') ? beside.slice(1) : beside
    if (named.length === 0 || isFormerPrice(named) || (row.extra && compare(amount.value.amount, decimal('0')) === 0)) return
    const reckoned = row.reckoned ?? reckonedBeside(rows, at, amount.value.amount)
    const code = row.code ?? codeBeside(rows, at, beside)
    items.push({ values: itemOf(row, named, reckoned, code, counted), extra: row.extra })
  })
  const ordinary = items.findLastIndex(({ extra }) => !extra)
  return { items: items.map(({ values }) => values), last: items.length - 1 - ordinary }
}

/** "Was 34.99": what a thing cost before is no thing. */
const isFormerPrice = ([first, second]: readonly Word[]): boolean =>
  second === undefined && /^(?:was|rrp|statt|uvp|vorher|antes|orig(?:inal)?|avant|prima)[.:]?$/iu.test(first?.text ?? '')

/**
 * Names stand above their figures or below them, on the whole paper alike: where more of the figures have a name. Where as many have, above,
 * unless the row above the first figures may still be the paper's head.
 */
function namesAbove(rows: readonly Row[], mayHoldHead: boolean): boolean {
  const nameless = rows.flatMap((row, at) => (isNameless(row) ? [at] : []))
  const had = (step: number): number => nameless.filter((at) => onlyNames(rows[at + step])).length
  const [above, below] = [had(-1), had(1)]
  return above === below ? !(mayHoldHead && nameless[0] === 1) || !onlyNames(rows[2]) : above > below
}

/** A name that begins with the code of the thing may go on in a second line. */
const beginsWithCode = (row: Row): boolean => /^\d{3,}[-.]\p{L}/u.test(row.words[0]?.text ?? '')

/** Half a line off: figures set at the middle of a name of two lines. */
const isTight = (named: Row, figures: Row | undefined): boolean => {
  const [name, figure] = [named.words[0], figures?.words[0]]
  if (!onlyNames(named) || name === undefined || figure === undefined) return false
  return name.page === figure.page && Math.abs(name.baseline - figure.baseline) < 0.8 * sizeOf(figure)
}

/** "SKU WT-12" below a name is its number and not its second line. */
const isCode = ({ words }: Row): boolean => /^(?:sku|art|artikel|ref|item|ean|code|cod|código|codice)[.:#-]*$/iu.test(words[0]?.text ?? '')

function nameBeside(rows: readonly Row[], at: number, above: boolean): readonly Word[] {
  const [over, under] = [rows[at - 1], rows[at + 1]]
  if (over !== undefined && under !== undefined && isTight(over, rows[at]) && isTight(under, rows[at]))
    return isCode(under) ? over.says : [...over.says, ...under.says]
  const near = rows[above ? at - 1 : at + 1]
  if (near === undefined || !onlyNames(near)) return []
  const before = above ? rows[at - 2] : undefined
  const broken = before !== undefined && onlyNames(before) && beginsWithCode(before) && !beginsWithCode(near)
  return broken && before !== undefined ? [...before.says, ...near.says] : near.says
}

/** Quantity and price in a row of their own, above or below, that come to the sum. */
function reckonedBeside(rows: readonly Row[], at: number, amount: Decimal): Reckoned | null {
  const fits = (row: Row | undefined): Reckoned | null =>
    row?.reckoned && row.amount === null && row.says.length === 0 && comesTo(row.reckoned, amount) ? row.reckoned : null
  return fits(rows[at + 1]) ?? fits(rows[at - 1]) ?? aboutIt(rows[at - 1], rows[at + 1], amount)
}

/** Pumps print the litres above the sum and the price of one below it, or the other way round: the two whose product it is. */
function aboutIt(above: Row | undefined, below: Row | undefined, amount: Decimal): Reckoned | null {
  if (above === undefined || below === undefined || above.amount !== null || below.amount !== null) return null
  const pairs = above.figures.flatMap((one) => below.figures.map((other) => [one, other] as const))
  const found = pairs.find(([one, other]) => isPrice(one) && isPrice(other) && comesTo({ quantity: one, price: other }, amount))
  if (found === undefined) return null
  const [quantity, price] = /\/|each/iu.test(above.words.map(({ text }) => text).join(' ')) ? [found[1], found[0]] : found
  return { quantity, price: asMoney(price) }
}

const comesTo = ({ quantity, price }: Reckoned, amount: Decimal): boolean =>
  price !== null && within(productOf(quantity.number, price.number), absolute(amount), decimal('0.0101'))

/** A code in the row of the name, or in a row of its own above the name. */
function codeBeside(rows: readonly Row[], at: number, named: readonly Word[]): Word | null {
  const own = rows.findIndex(({ says }) => says === named)
  if (own < 0 || own === at) return null
  const over = rows[own - 1]
  const alone = over !== undefined && over.amount === null && over.says.length === 0 && over.words.length === 1
  return rows[own]?.code ?? (alone ? over.code : null)
}

/** "2 Fish tacos": figures before the names count where at least half of the priced rows begin so; of a name alone they are part ("7 seeds"). */
function leadingCounts(rows: readonly Row[]): boolean {
  const priced = rows.filter(({ amount, says, extra }) => amount !== null && says.length > 0 && !extra)
  return priced.filter(({ leading }) => leading !== null).length * 2 >= priced.length
}

function itemOf(row: Row, says: readonly Word[], reckoned: Reckoned | null, code: Word | null, counted: boolean): readonly FoundValue[] {
  const leads = counted || /[x×]$/iu.test(row.leading?.word.text ?? '')
  const quantity = reckoned?.quantity ?? (leads ? row.leading : null) ?? row.alone
  return [
    found('item_number', code === null ? [] : [code], { kind: 'text', text: (code?.text ?? '').replace(/:$/u, '') }),
    found('description', says, { kind: 'text', text: says.map(({ text }) => text).join(' ') }),
    found('quantity', quantity === null ? [] : [quantity.word], quantity === null ? null : asNumber(quantity.value)),
    found('unit_price', reckoned?.price ? [reckoned.price.word] : [], reckoned?.price?.value ?? null),
    found('amount', row.amount?.words ?? [], row.amount?.value ?? null),
  ].filter((value) => value !== null)
}

/** A quantity with two places, as litres have, was read as an amount. */
const asNumber = (value: FoundValue['value']): FoundValue['value'] =>
  value.kind === 'money' ? { kind: 'number', number: value.amount, text: value.text } : value

function found(name: string, words: readonly Word[], value: FoundValue['value'] | null): FoundValue | null {
  if (words.length === 0 || value === null) return null
  const read = Math.min(1, ...words.map((word) => word.confidence))
  return { name, value, words, label: [], confidence: 0.88 * (0.4 + 0.6 * read), alternatives: [] }
}
