// Till receipts: the shop in the head, the day anywhere, sums by their labels, goods in rows under titles where there are any.

import type { FieldDefinition, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { currencyField } from '../invoice/currency.ts'
import { taxLines } from '../invoice/tax-lines.ts'
import { isAmerican, isDayFirst } from '../reading/american-papers.ts'
import { type Candidate, type Choose, candidatesOf, labelsOf } from '../reading/candidates.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FieldReader, FoundValue } from '../reading/reader.ts'
import { telephoneFit, telephoneWords } from '../reading/telephone.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'
import { goods } from './goods.ts'
import { numberAlone, sumInSentence, totalNamedOtherwise } from './named-otherwise.ts'
import { type Paid, paymentMethod, waysPaid, wordsOfMethod } from './payment.ts'
import { bareTelephone, shopFields } from './shop.ts'
import { timeOfDay } from './time-of-day.ts'
import { provenTotal, totalsByLabel } from './totals.ts'

/** Reads a receipt. */
export const receipt: FieldReader = ({ pages, definitions, evidence: said }) => {
  const order = said.dateOrder ?? (isAmerican(pages) ? 'month-first' : isDayFirst(pages) ? 'day-first' : null)
  const evidence: Evidence = { ...said, dateOrder: order }
  const wanted = new Set(definitions.map(({ name }) => name))
  const labels = labelsOf(pages, definitions)
  const unlabelled = (name: string): FoundValue | null =>
    name === 'time'
      ? timeOfDay(pages, date)
      : name === 'phone'
        ? bareTelephone(pages, evidence)
        : name === 'payment_method'
          ? paymentMethod(ways)
          : name === 'paid'
            ? handedOver(ways)
            : name === 'receipt_number'
              ? numberAlone(pages)
              : null
  const labelled = definitions.filter(
    ({ kind, name }) => kind !== 'list' && !['company', 'address', 'street', 'postcode', 'city', 'currency'].includes(name),
  )
  const candidates = candidatesOf(labels, labelled, evidence, { ...choose, phone: telephoneWords(evidence) }).map((candidate) =>
    candidate.name === 'phone' ? { ...candidate, score: candidate.score + telephoneFit(candidate.words, evidence) } : candidate,
  )
  const byLabel = best(totalsByLabel(candidates))
  const total =
    provenTotal(labels, candidates, byLabel, evidence) ?? byLabel ?? totalNamedOtherwise(pages, evidence) ?? sumInSentence(pages, evidence)
  const date = lessSure(best(candidates.filter(({ name }) => name === 'date')) ?? anyDate(pages, evidence))
  const ways = waysPaid(labels, evidence)
  const paidWith = ways.some(({ amount }) => amount !== null)
  const rest = labelled
    .filter(({ name }) => name !== 'total' && name !== 'date')
    .flatMap(
      (definition) =>
        (definition.name === 'payment_method' && paidWith ? paymentMethod(ways) : null) ??
        best(likely(candidates, definition, total)) ??
        unlabelled(definition.name) ??
        [],
    )
    .map(withoutBrackets)
  const currency = definitions.find(({ name }) => name === 'currency')
  const paidIn = currency === undefined ? null : currencyField(pages, currency, evidence)
  const own = [...shopFields(pages), total, date, paidIn, ...rest].filter((value) => value !== null)
  const lists = definitions.flatMap((list) =>
    list.name === 'line_items'
      ? [
          goods(
            pages,
            labels,
            list,
            own.filter(({ name }) => name === 'total' || name === 'subtotal'),
            evidence,
          ),
        ]
      : list.name === 'tax_lines'
        ? [taxLines(pages, list, evidence)]
        : [],
  )
  return { fields: own.map((value) => taxAndNoBase(value, lists)).filter(({ name }) => wanted.has(name)), lists }
}

/** "BTW 9% over 6,89   0,62": of one line of tax the base is not the tax. */
function taxAndNoBase(
  value: FoundValue,
  lists: readonly { readonly name: string; readonly items: readonly (readonly FoundValue[])[] }[],
): FoundValue {
  const [only, other] = lists.find(({ name }) => name === 'tax_lines')?.items ?? []
  const [base, amount] = ['base', 'amount'].map((name) => only?.find((one) => one.name === name))
  if (value.name !== 'tax' || other !== undefined || amount === undefined || base?.words[0] !== value.words[0]) return value
  return { ...amount, name: 'tax', label: value.label, confidence: Math.min(amount.confidence, 0.8) }
}

const choose: Readonly<Record<string, Choose>> = {
  receipt_number: (given) => {
    const words = given.slice(
      Math.max(
        0,
        given.findIndex(({ text }) => !isNumberMark.test(text)),
      ),
    )
    return words
      .slice(0, isSeries(words) ? 2 : 1)
      .filter(({ text }, at) => (/\d/u.test(text) || (at === 0 && isSeries(words))) && !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(text))
  },
  tax_number: (words) => (isDayInFigures(words[0]?.text ?? '') ? [] : groupedNumber(words, 6)),
  registration_number: (words) =>
    groupedNumber(words[0] !== undefined && /^\p{Lu}\p{L}+$/u.test(words[0].text) ? words.slice(1) : words, 4),
  time: (words) => words.slice(0, 2).filter(({ text }, index) => (index === 0 ? /^\d{1,2}[:.]\d{2}/u.test(text) : /^[ap]m$/iu.test(text))),
  cashier: (words, { relation, titled }) =>
    words.length > 4 || (relation === 'below' && titled !== true) || noPerson.test(words[0]?.text ?? '') ? null : words,
  payment_method: (words, { relation, titled }) => (relation === 'below' && titled !== true ? null : wordsOfMethod(words)),
}

/** "FR48512334876", "512 334 876 00019", "GB 123 4567 89": the first word, or groups of digits behind a country that have `least` digits and more. */
function groupedNumber(words: readonly Word[], least: number): readonly Word[] {
  const digits = (some: readonly Word[]): number => some.map(({ text }) => text.replace(/\D/gu, '')).join('').length
  const [first] = words
  if (first === undefined || digits([first]) >= 6) return first === undefined ? [] : [first]
  const lead = /^[A-Z]{1,3}$/u.test(first.text) ? 1 : 0
  const end = words.findIndex(({ text }, at) => at >= lead && !/^(?:[A-Z]{2})?\d{1,9}$/u.test(text))
  const run = words.slice(0, end < 0 ? words.length : end)
  if (run.length > lead && digits(run) >= Math.max(least, 6) && digits(run) <= 14) return run
  return digits([first]) >= least ? [first] : []
}

const isDayInFigures = (text: string): boolean => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(text)

const isNumberMark = /^(?:n\.?[º°o]\.?|n\.|nr\.?|no\.?|núm\.?|#)$/iu

/** "FS 2024/1877": the letters of a series before the number. */
const isSeries = ([first, second]: readonly { readonly text: string }[]): boolean =>
  /^[A-Z]{1,3}$/u.test(first?.text ?? '') && /^\d[\dA-Z]*\/\d+$/u.test(second?.text ?? '')

/** Days, times, titles of columns and further labels name nobody. */
const noPerson = /^(?:qty|description|items?|remarks?|points?|date|time|table|no|menge|artikel)\b|:$|\d[/:.-]\d/iu

/** "(GST No: 00123)", "#3312": brackets and signs about a number are no part of it. */
function withoutBrackets(found: FoundValue): FoundValue {
  if (found.value.kind !== 'text' || !/_number$/u.test(found.name)) return found
  const text = found.value.text.replace(/^[#:(]+/u, '').replace(/^(?<kept>[^(]*)\)+$/u, '$<kept>')
  return text === '' ? found : { ...found, value: { kind: 'text', text } }
}

/** What the row that names cash or a card comes to, where no label says what was paid. */
function handedOver([way]: readonly Paid[]): FoundValue | null {
  if (way?.amount == null) return null
  const { value, words } = way.amount
  const read = Math.min(1, ...words.map((word) => word.confidence))
  return { name: 'paid', value, words, label: way.words, confidence: 0.8 * (0.4 + 0.6 * read), alternatives: [] }
}

/** Candidates of another field; an amount that is the total's own is not taken twice but for what was paid. */
const likely = (candidates: readonly Candidate[], { name }: FieldDefinition, total: FoundValue | null): readonly Candidate[] =>
  candidates.filter(
    (candidate) =>
      candidate.name === name &&
      candidate.score > 0.5 &&
      !(name === 'cashier' && candidate.label.exactness < 1 && candidate.label.length < 6) &&
      (name === 'paid' || candidate.words[0] !== total?.words[0]) &&
      !(hasCents(total) && isWhole(candidate)),
  )

const hasCents = (found: FoundValue | null): boolean => found?.value.kind === 'money' && /\.\d\d$/u.test(found.value.amount)

/** Beside a total with cents a sum without them is some other figure: "within 3 months", "Act 2014". */
const isWhole = ({ value }: Candidate): boolean => value.kind === 'money' && /^-?\d*[1-9]\d*$/u.test(value.amount)

function best(candidates: readonly Candidate[]): FoundValue | null {
  const [first, ...others] = [...candidates].sort((a, b) => b.score - a.score)
  if (first === undefined || first.score < 0.4) return null
  const different = others.filter(({ value }) => value.text !== first.value.text)
  const lead = Math.min(0.3, first.score - (different[0]?.score ?? 0.4))
  const read = Math.min(1, ...first.words.map((word) => word.confidence))
  return {
    name: first.name,
    value: first.value,
    words: first.words,
    label: first.label.words,
    confidence: Math.min(0.95, (0.5 + 0.35 * Math.min(1, first.score) + 0.4 * lead) * (0.4 + 0.6 * read)),
    alternatives: different
      .slice(0, 3)
      .map(({ value, words, score }) => ({ value, words, confidence: 0.4 * Math.min(1, score), source: 'place' as const })),
  }
}

/** A day in figures that may as well be a month, of which nothing on the paper says which. */
const lessSure = (date: FoundValue | null): FoundValue | null =>
  date?.value.kind === 'date' && date.value.ambiguous ? { ...date, confidence: Math.min(mostOfAmbiguous, date.confidence) } : date
const mostOfAmbiguous = 0.3

/** A day with the time or its label glued to it: "21/05/2018Time:". */
const gluedDate = /^\d{1,2}[/.-]\d{1,2}[/.-]20\d{2}(?=.)/u

/** The first date on the paper: tills print the day without a label as often as with one. */
function anyDate(pages: readonly PageText[], evidence: Evidence): FoundValue | null {
  for (const { segments } of pages)
    for (const { words } of segments) {
      const [reading] = [...valuesIn(words, 'date', evidence), ...words.flatMap((word) => valuesIn([word], 'date', evidence))]
      if (reading !== undefined) return { name: 'date', ...reading, label: [], confidence: 0.7, alternatives: [] }
      for (const word of words) {
        const value = readAs('date', gluedDate.exec(word.text)?.[0] ?? '', evidence)
        if (value !== null) return { name: 'date', value, words: [word], label: [], confidence: 0.6, alternatives: [] }
      }
    }
  return null
}
