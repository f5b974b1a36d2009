// A tax that is printed as a total alone, with its rate in the label: "VAT 19%: EUR 190.00".

import { decimal, type Word } from '../../model/index.ts'
import { compare, difference, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import { isAmerican } from '../reading/american-papers.ts'
import type { PageText } from '../reading/page-text.ts'
import type { Found, FoundValue } from '../reading/reader.ts'
import { type Reading, valuesIn } from '../reading/values-in.ts'

const ofTax =
  /(?:^|[^\p{L}])(?:tax|vat|gst|hst|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|t\.v\.a|iva|i\.v\.a|btw|b\.t\.w|moms|mva|alv)(?!\p{L})/iu

/**
 * The line of the tax total among `summed`: its rate, amount, and as base the amount printed in its row or else the net total. Null where another
 * rate is printed beside a tax or in `items`, and where the figures do not say what the tax is on: a tax of less than half of what the rate makes
 * may be on a part of the net.
 */
export function labelledRate(
  pages: readonly PageText[],
  summed: readonly FoundValue[],
  items: Found['lists'],
  evidence: Evidence,
): readonly FoundValue[] | null {
  const named = (name: string): FoundValue | undefined => summed.find((value) => value.name === name)
  const [net, tax] = [named('net_total'), named('tax_total')]
  if (tax === undefined || ['discount_total', 'charges_total'].some((name) => named(name) !== undefined)) return null
  const words = labelAndAmount(pages, tax)
  const rates = ratesIn(words, evidence)
  const [rate] = rates
  if (rate === undefined || rates.length > 1 || hasOtherRates(rate, pages, items, evidence)) return null
  const printed = valuesIn(words, 'money', evidence).filter(
    (reading) => !reading.words.some((word) => [...tax.words, ...rate.words].includes(word)),
  )
  const base = printed.length > 1 ? undefined : (printed[0] ?? net)
  if (base === undefined || !isOnBase(rate, base, tax)) return null
  if ((isAmerican(pages) || hasUntaxed(items)) && !isReckoned(rate, base, tax)) return null
  const found = (name: string, { value, words: own }: Reading, label: readonly Word[]): FoundValue => ({
    name,
    value,
    words: own,
    label,
    confidence: Math.min(0.9, tax.confidence),
    alternatives: [],
  })
  const baseLabel = base === net ? net.label : tax.label
  return [found('rate', rate, tax.label), found('base', base, baseLabel), found('amount', tax, tax.label)]
}

/** Taxes of a federation and its parts, which are charged beside each other. */
const ofFederation = /(?<!\p{L})(?:[CSI]?GST|QST|PST|HST|TPS|TVQ|TVH)(?!\p{L})/u

/**
 * The lines of two taxes and more on one net, each in a row of its own between the net and the whole sum: "GST 5% … 409.86", "QST 9.975% … 817.67". Empty
 * unless each is its rate's share of the net, to the cent, and they and the net come to the whole.
 */
export function ratesOnNet(
  pages: readonly PageText[],
  summed: readonly FoundValue[],
  evidence: Evidence,
): readonly (readonly FoundValue[])[] {
  const [net, gross] = ['net_total', 'gross_total'].map((name) => summed.find((value) => value.name === name))
  if (net?.value.kind !== 'money' || gross?.value.kind !== 'money') return []
  const rows = pages.flatMap((page) => page.rows)
  const rowOf = ({ words: [first] }: FoundValue): number => rows.findIndex((row) => row.some(({ words }) => words.includes(first as Word)))
  const lines = rows.slice(rowOf(net) + 1, Math.max(0, rowOf(gross))).flatMap((row): (readonly FoundValue[])[] => {
    const [name] = row
    const words = row.flatMap((segment) => segment.words)
    const [rate, other] = ratesIn(words, evidence)
    const amount = valuesIn(row.at(-1)?.words ?? [], 'money', evidence).at(-1)
    if (name === undefined || rate === undefined || other !== undefined || amount === undefined) return []
    if (!ofFederation.test(name.text) || !isReckoned(rate, net, amount)) return []
    const label = name.words.slice(0, 1)
    const found = { label, confidence: Math.min(0.9, net.confidence), alternatives: [] }
    return [
      [
        { name: 'rate', ...rate, ...found },
        { name: 'base', ...found, value: net.value, words: net.words, label: net.label },
        { name: 'amount', ...amount, ...found },
      ],
    ]
  })
  const amounts = [net, ...lines.flatMap((line) => line.slice(-1))].map(({ value }) =>
    value.kind === 'money' ? value.amount : decimal('0'),
  )
  return lines.length >= 2 && within(sumOf(amounts), gross.value.amount, decimal('0.02')) ? lines : []
}

/** The percentages among words, without the brackets that they may stand in. */
function ratesIn(words: readonly Word[], evidence: Evidence): readonly Reading[] {
  const bare = words.map((word) => ({ ...word, text: word.text.replace(/^[([]+|[)\]]+(?=:?$)/gu, '') }))
  const given = new Map<Word, Word>(bare.map((word, at) => [word, words[at] ?? word]))
  return valuesIn(bare, 'percent', evidence).map((found) => ({ ...found, words: found.words.map((word) => given.get(word) ?? word) }))
}

/** The words of the tax's row from the beginning of its label's piece to its amount. */
function labelAndAmount(pages: readonly PageText[], tax: FoundValue): readonly Word[] {
  const [first] = tax.words
  const row = pages.flatMap(({ rows }) => rows).find((segments) => segments.some(({ words }) => words.includes(first as Word)))
  const from = row?.findIndex(({ words }) => words.some((word) => tax.label.includes(word))) ?? -1
  const to = row?.findIndex(({ words }) => words.includes(first as Word)) ?? -1
  return from < 0 || row === undefined ? [] : row.slice(from, to + 1).flatMap(({ words }) => words)
}

function hasOtherRates(rate: Reading, pages: readonly PageText[], items: Found['lists'], evidence: Evidence): boolean {
  const isOther = ({ value }: Pick<Reading, 'value'>): boolean =>
    value.kind === 'percent' && rate.value.kind === 'percent' && compare(value.number, rate.value.number) !== 0
  const beside = pages.flatMap(({ rows }) =>
    rows
      .filter((row) => ofTax.test(row.map(({ text }) => text).join(' ')))
      .flatMap((row) => row.flatMap(({ words }) => ratesIn(words, evidence))),
  )
  return (
    beside.some(isOther) || items.some((list) => list.items.some((item) => item.some((cell) => cell.name === 'tax_rate' && isOther(cell))))
  )
}

/** Some rows say their rate and others none ("GST Free"): the tax is on a part of the sum. */
const hasUntaxed = (items: Found['lists']): boolean =>
  items.some((list) => {
    const taxed = list.items.filter((item) => item.some(({ name }) => name === 'tax_rate')).length
    return taxed > 0 && taxed < list.items.length
  })

/** Sales tax of America is on some of the goods as a rule: on all of them where it comes to that. */
function isReckoned(rate: Reading, base: Reading, tax: Reading): boolean {
  if (rate.value.kind !== 'percent' || base.value.kind !== 'money' || tax.value.kind !== 'money') return false
  return within(productOf(productOf(base.value.amount, rate.value.number), decimal('0.01')), tax.value.amount, decimal('0.02'))
}

/** Whether the rate is meant on the base: neither on a part of it, nor held in it, nor rounded in the label by what the tax is off. */
function isOnBase(rate: Reading, base: Reading, tax: Reading): boolean {
  if (rate.value.kind !== 'percent' || base.value.kind !== 'money' || tax.value.kind !== 'money') return false
  const [{ number }, { amount: whole }, { amount }] = [rate.value, base.value, tax.value]
  const nothing = decimal('0')
  if ([number, whole, amount].some((figure) => compare(figure, nothing) <= 0)) return false
  const reckoned = productOf(productOf(whole, number), decimal('0.01'))
  const held = productOf(difference(whole, amount), productOf(number, decimal('0.01')))
  const fraction = number.split('.')[1]?.length ?? 0
  const roundedBy = fraction === 0 ? nothing : productOf(whole, decimal(`0.00${'0'.repeat(fraction)}5`))
  if (within(reckoned, amount, decimal('0.02'))) return true
  if (within(held, amount, decimal('0.02')) || within(reckoned, amount, roundedBy)) return false
  return compare(amount, productOf(reckoned, decimal('0.5'))) >= 0
}
