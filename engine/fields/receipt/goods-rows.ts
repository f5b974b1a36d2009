// One row among the goods of a receipt: what it names, what it comes to, and how often what price was taken.

import { type Decimal, decimal, sizeOf, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, within } from '../../values/index.ts'
import type { Segment } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'
import { amountsIn, type PrintedAmount } from './printed-amounts.ts'

export interface Figure {
  readonly word: Word
  readonly value: FoundValue['value']
  readonly number: Decimal
}

/** So many of a thing at such a price; no price where it is printed in hundredths, as pumps do ("145.9 PPL"). */
export interface Reckoned {
  readonly quantity: Figure
  readonly price: Figure | null
}

export interface GoodsRow {
  readonly words: readonly Word[]
  /** What the row comes to; null for one that only names or reckons. */
  readonly amount: PrintedAmount | null
  /** Words that say what the thing is; none where the row holds figures alone. */
  readonly says: readonly Word[]
  readonly code: Word | null
  readonly reckoned: Reckoned | null
  readonly figures: readonly Figure[]
  /** A figure that may say how many where no price is printed: before the name, or in a piece of its own before the amount. */
  readonly leading: Figure | null
  readonly alone: Figure | null
}

/** Units in which goods are weighed, filled or counted, and what stands between a quantity and its price. */
const unit = /^(?:kg|g|l|lt|ltr|lit(?:re|er)s?|litr[eoi]s?|liter|gal|lb|lbs|stk|st|stck|stück|pz|pcs?|pce|ea|un|ud|uds|szt)\.?$/iu
const perUnit =
  /^(?:\p{L}{1,3}|\p{Sc}|(?:\p{Sc}|\p{L}{2})?[\d.,]+\p{Sc}?)?\/\s?(?:kg|l|lt|ltr|lit(?:re|er)|liter|litro|stk|st|stück|gal|lb|ea|un|ud|pz)\.?$|^\/$|^(?:each|à|@)$/iu
const times = /^[x×*@à]$|^@|[x×*@]$|^[x×*](?=\d)/iu

/** Signs of currency, letters that say the rate of tax, units and signs: what names no thing. */
const noName =
  /^(?:[\d.,@*x×#%()[\]{}:;+/'"|~-]+|[Qq](?:ty|TY)[.:]?|SR|ZRL?|Z|S|T|F|N|TX|NR|OS|RM|RH|R|EUR|CHF|GBP|USD|€|\$|£|EA|CS|A|B|C|X|à|tax|[sz]|\.[sz])[.,]?$|^(?:\p{Sc}|RM)?\d[\d.,]*(?:(?<=[.,]\d\d)[A-Z]{1,2}|\p{Sc}|%)?$/u

/** A bar code, or the number the shop knows the thing by, in front of its name. */
const codeOf = (words: readonly Word[]): Word | null =>
  words.find(
    ({ text }, at) => /^\d{6,14}:?$/u.test(text) || (at === 0 && /^\d{4,5}$/u.test(text) && /\p{L}{2}/u.test(words[1]?.text ?? '')),
  ) ?? null

/** The row that the pieces make. */
export function goodsRowOf(segments: readonly Segment[], evidence: Evidence): GoodsRow {
  const words = segments.flatMap((segment) => segment.words)
  const amounts = amountsIn(segments, evidence)
  const code = codeOf(words)
  const figures = figuresIn(words, amounts, code, evidence)
  const last = amounts.findLast((amount) => !isMeasure(words, amount))
  const reckoned = reckonedFrom(words, figures, last ?? null)
  // "3 x 0.25": the price stands last, and the sum elsewhere.
  const only = last !== undefined && reckoned?.price?.word === last.words[0]
  const amount = only || last === undefined ? null : last
  const before = amount === null ? words : words.slice(0, words.indexOf(amount.words[0] as Word))
  const counted = [reckoned?.quantity.word, reckoned?.price?.word].filter((word) => word !== undefined)
  const says = namesIn(before, amount === null && reckoned === null, code, counted)
  return { words, amount, says, code, reckoned, figures, ...countsIn(segments, before, says, figures) }
}

/** A figure with its unit behind it, or a price by the unit, is no sum: "0.842 kg", "39.42 litre", "2.99 EUR/kg". */
function isMeasure(words: readonly Word[], { words: own }: PrintedAmount): boolean {
  const [first, last] = [own[0] as Word, own.at(-1) as Word]
  const behind = words[words.indexOf(last) + 1]?.text ?? ''
  const before = words[words.indexOf(first) - 1]?.text ?? ''
  return (unit.test(behind) && !/^(?:st|un)$/iu.test(behind)) || perUnit.test(behind) || before === '@' || /^@/u.test(first.text)
}

/** Every figure that may count or price: figures glued by a sign ("12.50*2") are two. */
function figuresIn(words: readonly Word[], amounts: readonly PrintedAmount[], code: Word | null, evidence: Evidence): readonly Figure[] {
  return words.flatMap((word): readonly Figure[] => {
    if (word === code || /%/u.test(word.text)) return []
    const amount = amounts.find((one) => one.words.includes(word))
    if (amount !== undefined) return amount.words[0] === word ? [{ word, value: amount.value, number: amount.value.amount }] : []
    return word.text
      .replace(/^(?:\p{Sc}|RM)|(?:\p{Sc}|\/\p{L}+)$/gu, '')
      .split(/[x×*@]/iu)
      .flatMap((part): readonly Figure[] => {
        const money = /^\d{1,4}[.,]\d{2}$/u.test(part) ? readAs('money', part, evidence) : null
        if (money?.kind === 'money') return [{ word, value: money, number: money.amount }]
        const plain = part.replace(/(?:kg|l|lt)$/iu, '').replace(/^0+(?=\d)/u, '')
        // Scales and pumps give three places: "1,689" is no thousand beside a unit.
        const number = /^\d{1,3}[.,]\d{3}$/u.test(plain) ? decimal(plain.replace(',', '.')) : numberIn(plain, evidence)
        if (number === null || compare(number, decimal('0')) <= 0) return []
        return [{ word, value: { kind: 'number', number, text: word.text } as const, number }]
      })
  })
}

function numberIn(text: string, evidence: Evidence): Decimal | null {
  const value = /^\d+(?:[.,]\d+)?$/u.test(text) ? readAs('number', text, evidence) : null
  return value?.kind === 'number' ? value.number : null
}

/** Sums of weighed goods are rounded to the cent. */
const cent = decimal('0.0101')
const hundredth = decimal('0.01')

/** Quantity and price whose product is the row's sum, or that a sign puts side by side where the row has none. */
function reckonedFrom(words: readonly Word[], figures: readonly Figure[], sum: PrintedAmount | null): Reckoned | null {
  const pairs = figures.flatMap((quantity, at) =>
    figures.flatMap((price, other) => (at !== other && isPrice(price) ? [{ quantity, price, inOrder: at < other }] : [])),
  )
  const own = figures.find(({ word }) => word === sum?.words[0])
  const amount = sum?.value.amount ?? null
  if (amount !== null) {
    const fitting = pairs.filter(
      ({ quantity, price }) => quantity !== own && price !== own && within(productOf(quantity.number, price.number), amount, cent),
    )
    const found = fitting.find(({ quantity }) => !isPrice(quantity)) ?? fitting.find(({ inOrder }) => inOrder) ?? fitting[0]
    if (found !== undefined) return { quantity: found.quantity, price: asMoney(found.price) }
    const inHundredths = figures.find(
      (price, at) =>
        at > 0 &&
        /\.\d$/u.test(price.number) &&
        within(productOf(productOf(figures[at - 1]?.number ?? price.number, price.number), hundredth), amount, cent),
    )
    const quantity = inHundredths === undefined ? undefined : figures[figures.indexOf(inHundredths) - 1]
    if (quantity !== undefined) return { quantity, price: null }
  }
  // "2x Rolls   1.90": beside a name the last figure is the sum.
  const reckons = words.some(({ text }) => times.test(text) || perUnit.test(text)) && (sum === null || !words.some(isName))
  // Behind the sign the price is the last figure; a third one would be the sum.
  if (!reckons || figures.length !== 2) return null
  const pair = pairs.find(({ quantity, inOrder }) => inOrder && !/^0+\d/u.test(quantity.word.text)) ?? pairs.find(({ inOrder }) => inOrder)
  return pair === undefined ? null : { quantity: pair.quantity, price: asMoney(pair.price) }
}

/** Prices have cents, or tenths of them at pumps. */
export const isPrice = ({ number }: Figure): boolean => /\.\d{2,3}$/u.test(number)

export const asMoney = (figure: Figure): Figure =>
  figure.value.kind === 'number'
    ? { ...figure, value: { kind: 'money', amount: figure.value.number, currency: null, text: figure.value.text } as FoundValue['value'] }
    : figure

const isName = ({ text }: Word): boolean => /\p{L}{2}/u.test(text) && !noName.test(text) && !unit.test(text) && !perUnit.test(text)

/** From the first word that names to the last; of a row of words alone all, but for the code before them. */
function namesIn(words: readonly Word[], whole: boolean, code: Word | null, counted: readonly Word[]): readonly Word[] {
  const first = words.findIndex(isName)
  if (first < 0) return []
  const last = words.findLastIndex(isName)
  const part = whole ? withoutMarks(words) : words.slice(firstOfName(words, first), lastOfName(words, last, counted) + 1)
  return part.filter((word) => word !== code)
}

/** A row that only names, without signs in front and without the rate of tax and the unit at its end. */
function withoutMarks(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ text }) => !/^(?:SR|ZRL?|EA|CS|PCS?|STK|[SZ]|\.[sz])$/iu.test(text))
  return words.slice(
    words.findIndex(({ text }) => /[\p{L}\d+]/u.test(text)),
    last + 1,
  )
}

/** "+ extra cheese", "1/2 wine", "10% off", "A4 paper": sign, fraction, rate and size belong to the name behind them. */
const firstOfName = (words: readonly Word[], first: number): number =>
  first > 0 && /^(?:\+|\d\/\d|\d+%|[A-Z]\d)$/u.test(words[first - 1]?.text ?? '') ? first - 1 : first

const belongsToName =
  /^\d+(?:[.,]\d+)?(?:%|(?:[kK]?[gG]|[mM]?[lL]|[cC][lLmM]|[oO][zZ])$)|^\d+\p{Ll}{1,2}$|^\d+(?:[.,]\d+)?["”″]$|^[ABD]\d$|^\(\p{L}\)$|^[A-Z]$/u
const measure = /^(?:k?g|m?l|c[lm]|oz)$/iu

/** "Milk 3.5%", "Rice 1 kg (A)": rate, measure and mark printed close behind the name belong to it, those in a column of their own do not. */
function lastOfName(words: readonly Word[], last: number, counted: readonly Word[]): number {
  const close = (at: number): boolean => {
    const [own, next] = [words[at], words[at + 1]]
    return own !== undefined && next !== undefined && next.box.left - own.box.right < 1.25 * sizeOf(own)
  }
  const [next, behind] = [words[last + 1]?.text ?? '', words[last + 2]?.text ?? '']
  if (/^\d{1,4}$/u.test(next) && measure.test(behind) && close(last) && close(last + 1)) return last + 2
  // "Eggs 6", "Spritzer 0,4": a figure one space behind the name with nothing behind it but the columns of amounts says what the thing is.
  const own = words[last + 1]
  const alone = own !== undefined && !counted.includes(own) && !close(last + 1) && !times.test(behind)
  if (alone && /^\d{1,3}(?:[.,]\d)?$/u.test(next) && close(last)) return last + 1
  return belongsToName.test(next) && close(last) ? last + 1 : last
}

/** How many, where no price says it: the figure before the name, and the one in a piece of its own before the sum. */
function countsIn(
  segments: readonly Segment[],
  before: readonly Word[],
  says: readonly Word[],
  figures: readonly Figure[],
): Pick<GoodsRow, 'leading' | 'alone'> {
  const figureOf = (word: Word | undefined): Figure | null =>
    figures.find((figure) => figure.word === word && /^\d{1,3}[x×]?$/u.test(figure.word.text) && !says.includes(figure.word)) ?? null
  const leading = says.length > 0 && before[0] !== says[0] ? figureOf(before[0]) : null
  const rest = says.length === 0 ? before : before.slice(before.indexOf(says.at(-1) as Word) + 1)
  const pieceOf = (word: Word): Segment | undefined => segments.find((segment) => segment.words.includes(word))
  const apart = rest.filter(
    (word, at) => says.length === 0 || pieceOf(word) !== pieceOf(says.at(-1) as Word) || times.test(rest[at - 1]?.text ?? ''),
  )
  const counting = apart.map(figureOf).filter((figure) => figure !== null && !isPrice(figure))
  return { leading: leading !== null && isPrice(leading) ? null : leading, alone: counting.at(-1) ?? null }
}
