// The sums of an invoice: candidates by label, chosen together so that net + tax = gross and gross - paid = due wherever figures allow it.

import { type Decimal, decimal, type FieldDefinition, type Word } from '../../model/index.ts'
import { absolute, compare, difference, type Evidence, sumOf, within } from '../../values/index.ts'
import { type Candidate, candidatesOf, type PageLabels } from '../reading/candidates.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { valuesIn } from '../reading/values-in.ts'
import { isOfColumn, isOfHiddenAccount } from './figures-of-others.ts'
import { unnamedSums } from './unnamed-sums.ts'

export const totalNames = [
  'lines_total',
  'discount_total',
  'charges_total',
  'net_total',
  'tax_total',
  'gross_total',
  'prepaid',
  'withheld_total',
  'rounding',
  'amount_due',
] as const
type TotalName = (typeof totalNames)[number]

/** One way to read a total: null for "not printed". */
type Choice = Candidate | null

/** What a table of tax by rate tells. */
export interface KnownTax {
  readonly base: Decimal
  readonly tax: Decimal
  /** Where the base is printed: two taxes on the same goods share it. */
  readonly place: Word
  /** Where the tax is printed. */
  readonly taxPlace: Word
}

/** Every base once. */
export const basesOf = (known: readonly KnownTax[]): readonly Decimal[] =>
  known.filter(({ place }, index) => known.findIndex((other) => other.place === place) === index).map(({ base }) => base)

const taxWord = '(?:vat|tax|taxes|gst|hst|sales tax|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|btw|imposto|impuestos|moms|mva)'
const without = new RegExp(
  String.raw`(?:excl|exkl|ekskl|eks|utan|uden|ohne|hors|sin|senza|sem|excluding|exclusief|exclusive of|before|ex)\.?\s+(?:of\s+)?${taxWord}\b|${taxWord}\.?\s+(?:excluded|exclusa|esclusa|excluido|excluído)`,
  'iu',
)
const including = new RegExp(
  String.raw`(?:incl|inkl|inklusive|mit|including|inclusief|inclusive of|inc|con|avec|com)\.?\s+(?:of\s+)?${taxWord}\b|${taxWord}\.?\s+(?:included|inclusa|compresa|incluido|incluído|comprise)`,
  'iu',
)

/** "VAT 21% on 612.50": what one of several taxes is on, or one tax alone is on, is no tax, and no net where another is taxed otherwise. */
function isPartOfTax({ name, words }: Candidate, known: readonly KnownTax[]): boolean {
  const several = basesOf(known).length > 1
  // Where all others are nothing the one is the sum.
  const more = basesOf(known.filter(({ tax }) => compare(tax, decimal('0')) !== 0)).length > 1
  if (name === 'tax_total' && more && known.some(({ taxPlace }) => words.includes(taxPlace))) return true
  return known.some(({ place }) => words.includes(place)) && (name === 'tax_total' || (name === 'net_total' && several))
}

/** "VAT not applicable, art. 293 B": the number of a law is no sum. "20% on 3,315.40": what a part is reckoned on is not the part. */
function isSaidOtherwise({ name, words, label }: Candidate): boolean {
  if (name === 'tax_total' && untaxed.test(label.segment.text) && !/[.,]\d{2}$|\p{Sc}/u.test(words.map(({ text }) => text).join(' ')))
    return true
  const { words: own } = label.segment
  const at = own.indexOf(words[0] as Word)
  const before = own[at - 1]?.text ?? ''
  if (at > 0 && /^(?:\(?art(?:[íi]c(?:ulo|olo)|ikel|igo|icle)?s?\.?|§{1,2}|section|sec\.|abs\.)$/iu.test(before)) return true
  // "Direct deposit: transit 30471, institution 815": numbers of an account.
  const isSaid = name === 'prepaid' && label.from > 0 && at > label.to && !/[.,]\d{2}$|\p{Sc}|[A-Z]{3}/u.test(printedText(words))
  if (isSaid) return true
  // "Attn: Accounts Payable": a desk.
  if (name === 'amount_due' && /^accounts?$/iu.test(own[label.from - 1]?.text ?? '')) return true
  return name === 'withheld_total' && at > 0 && /^(?:su|on|auf|sur|sobre|over|von|of)$/iu.test(before)
}
const untaxed =
  /(?:not|non|nicht|no|niet|não) (?:applicable|applicabile|aplicable|aplicável|charged|anwendbar|soggett[oa]|sujeta|van toepassing)|exempt|exonér|steuerfrei|befreit|exent[oa]|esente|vrijgesteld|isent[oa]|reverse charge|autoliquidation/iu

const withTaxes = /(?<!\p{L})(?:T\.?T\.?C|I\.?V\.?A\.? inclus[ao]|IVA incluido|inkl\. MwSt)(?!\p{L})/iu
const partial = /sous-?\s?total|sub-?\s?total|zwischensumme|subtotale|subtotaal/iu

/** "Amount due this month, excluding VAT": what is said of the tax behind a label says which sum it is. */
function withTaxSaid(candidate: Candidate): readonly Candidate[] {
  const { label, name } = candidate
  if (!['net_total', 'gross_total', 'amount_due'].includes(name)) return [candidate]
  const text = label.segment.text
  if (without.test(text) && name !== 'net_total') return [{ ...candidate, name: 'net_total', score: candidate.score + 0.1 }]
  // "Sous-total produits TTC": what the rows come to with their taxes, before what is added and taken off.
  if (withTaxes.test(text) && name === 'net_total') return partial.test(text) ? [{ ...candidate, name: 'lines_total' }] : []
  if (including.test(text) && !without.test(text) && name === 'net_total')
    return [{ ...candidate, name: 'gross_total', score: candidate.score + 0.1 }]
  return [candidate]
}

/** "Total sections A–D" above the tax: a total that begins a longer label is the net where the sums agree so, and only there. */
const asNetToo = (candidate: Candidate): readonly Candidate[] =>
  candidate.name === 'gross_total' && candidate.label.from === 0 && candidate.label.to < candidate.label.segment.words.length
    ? [candidate, { ...candidate, name: 'net_total', score: 0.3 }]
    : [candidate]

const previousBalance =
  /^(?:balance (?:on|from|of) (?:your )?(?:last|previous)|(?:your )?(?:previous|prior|last) (?:bill|balance|invoice|statement|amount)|opening balance|balance brought forward|amount of (?:your )?last bill|letzte rechnung|saldovortrag|vorheriger saldo|solde précédent|solde antérieur|facture précédente|saldo anterior|factura anterior|saldo precedente|bolletta precedente|vorig saldo|vorige rekening|vorige factuur|fatura anterior)/iu

/** Amounts beside what was owed before: a payment of one of them is none on this invoice. */
function previousBalances(pages: readonly PageLabels[], evidence: Evidence): readonly Decimal[] {
  return pages.flatMap(({ text }) =>
    text.rows.flatMap((row) => {
      if (!previousBalance.test(row[0]?.text ?? '')) return []
      const amount = valuesIn(row.at(-1)?.words ?? [], 'money', evidence).at(-1)?.value
      return amount?.kind === 'money' ? [absolute(amount.amount)] : []
    }),
  )
}

/**
 * The sums with the best wording and place that agree with each other. `known` are taxes by rate, `summed` candidates from the row that adds
 * them up.
 */
export function totals(
  pages: readonly PageLabels[],
  definitions: readonly FieldDefinition[],
  evidence: Evidence,
  known: readonly KnownTax[],
  summed: readonly Candidate[] = [],
): readonly FoundValue[] {
  const wanted = definitions.filter(({ name }) => (totalNames as readonly string[]).includes(name))
  const before = previousBalances(pages, evidence)
  const named = candidatesOf(pages, wanted, evidence).flatMap(withTaxSaid).flatMap(asNetToo)
  const texts = pages.map(({ text }) => text)
  // "Payment received -42.99" of the last bill: what stands beside it, in a box of its own, was not paid either.
  const settled = new Set(named.filter(isAmount).flatMap((candidate) => (isBefore(candidate, before) ? [candidate.label.segment] : [])))
  const all = [...named, ...summed, ...unnamedSums(texts, named, evidence)]
    .filter(isAmount)
    .filter((candidate) => !isPartOfTax(candidate, known) && !isSaidOtherwise(candidate))
    .filter((candidate) => !isOfColumn(candidate, texts) && !isOfHiddenAccount(candidate, texts))
    .filter((candidate) =>
      (candidate.name === 'amount_due' || candidate.name === 'gross_total') && previousBalance.test(candidate.label.segment.text)
        ? false
        : candidate.name !== 'prepaid' || (!isBefore(candidate, before) && !settled.has(candidate.label.segment)),
    )
    .map(weighed)
  const of = (name: TotalName): readonly Candidate[] => topOf(all.filter((candidate) => candidate.name === name))
  const [nets, grosses] = [of('net_total'), of('gross_total')]
  const taxes = [...of('tax_total'), ...agreeing(all, of('tax_total'), nets, grosses)]
  const dues = of('amount_due')
  const paids = of('prepaid')
  const [rounding] = of('rounding')
  const [withheld] = of('withheld_total')
  const kept = withheld === undefined ? null : absolute(amountOf(withheld))
  const off = of('discount_total')
  let best: { choice: Readonly<Record<string, Choice>>; score: number; sound: boolean } = { choice: {}, score: -1, sound: false }
  for (const gross of [...grosses, null])
    for (const net of [...nets, null])
      for (const tax of [...taxes, null]) {
        const main = mainScore(net, tax, gross, known, { rounding: rounding ?? null, withheld: kept, off })
        // "Subtotal, 10% off, total": what was taken off makes up for a whole below the net.
        if (tax === null && isTakenOff(net, off, gross)) main.score += 0.6
        // Where sums stand in columns by rate, the last row adds them up.
        if (gross !== null && main.sound && grosses.every((other) => compare(absolute(amountOf(other)), absolute(amountOf(gross))) <= 0))
          main.score += 0.3
        const rest = paidAndDue(gross, paids, dues, kept)
        const score = main.score + rest.score
        if (score > best.score)
          best = { choice: { net_total: net, tax_total: tax, gross_total: gross, ...rest.choice }, score, sound: main.sound }
      }
  const chosen: Record<string, Choice> = { ...best.choice }
  const free = (candidate: Candidate): boolean => !Object.values(chosen).some((other) => other !== null && sameWords(other, candidate))
  // "Subtotal 8,650, discount 50, tax 1,376": what is taxed is not printed, and the subtotal is that of the rows.
  if (chosen.net_total != null && chosen.lines_total == null && isLessDiscount(best.choice, off)) {
    chosen.lines_total = { ...chosen.net_total, name: 'lines_total' }
    chosen.net_total = null
  }
  // "BTW-nr. 8011": where the whole has cents and the three do not agree, a bare number is no tax.
  if (!best.sound && chosen.gross_total != null && hasCents(chosen.gross_total) && chosen.tax_total != null && !hasCents(chosen.tax_total))
    chosen.tax_total = null
  if (!best.sound && isOneOfTaxes(chosen.tax_total ?? null, taxes)) chosen.tax_total = null
  chosen.tax_total ??= taxBetween(chosen.net_total ?? null, taxes.filter(free), chosen.gross_total ?? null)
  chosen.net_total ??= netAbove(nets.filter(free), chosen.tax_total ?? null, chosen.gross_total ?? null)
  const withCents = Object.values(chosen).some((choice) => choice != null && hasCents(choice))
  for (const name of ['lines_total', 'discount_total', 'charges_total', 'withheld_total', 'rounding'] as const) {
    // "Port" in an address, with the postcode under it: where sums have cents, a bare number is none.
    const [first] = of(name).filter((candidate) => free(candidate) && (!withCents || hasCents(candidate)))
    if (first !== undefined) chosen[name] ??= first
  }
  if (isPaidAboveNet(chosen)) chosen.prepaid = null
  // Nothing paid before: what is due is the whole, and the whole is due, whichever of them is printed.
  const { net_total: net, tax_total: tax, amount_due: due } = chosen
  if (chosen.gross_total == null && chosen.prepaid == null && chosen.withheld_total == null && due != null && !isLess(due, net ?? null)) {
    const proven = net != null && tax != null && within(sumOf([amountOf(net), amountOf(tax)]), amountOf(due), decimal('0.02'))
    chosen.gross_total = { ...due, name: 'gross_total', score: proven ? due.score : 0.5 }
  }
  const { gross_total: whole } = chosen
  if (chosen.amount_due == null && chosen.prepaid == null && chosen.withheld_total == null && whole != null)
    chosen.amount_due = { ...whole, name: 'amount_due', score: 0.45 }
  return totalNames.flatMap((name) => {
    const choice = chosen[name]
    if (choice === undefined || choice === null || choice.score < 0.4) return []
    const others = of(name).filter((other) => other.value.text !== choice.value.text)
    return [foundOf(choice, others, best.sound && ['net_total', 'tax_total', 'gross_total'].includes(name))]
  })
}

/** A payment of what was due before. */
const isBefore = (candidate: Candidate, before: readonly Decimal[]): boolean =>
  candidate.name === 'prepaid' && before.some((amount) => within(amount, absolute(amountOf(candidate)), decimal('0.001')))

/** "Down payment -1,500" among what is charged: taken off above the net, which with the tax is what is due. */
const isPaidAboveNet = ({
  net_total: net,
  tax_total: tax,
  gross_total: gross,
  prepaid,
  amount_due: due,
}: Readonly<Record<string, Choice>>): boolean =>
  gross == null &&
  prepaid != null &&
  net != null &&
  tax != null &&
  due != null &&
  rowOf(prepaid) < rowOf(net) &&
  within(sumOf([amountOf(net), amountOf(tax)]), amountOf(due), decimal('0.02'))

/** "dont TVA 5,5 %" over "dont TVA 20 %": one of several taxes at rates of their own. */
function isOneOfTaxes(tax: Choice, taxes: readonly Candidate[]): boolean {
  const rateOf = ({ label }: Candidate): string | undefined => /\d{1,2}(?:[.,]\d{1,3})?(?=\s?%)/u.exec(label.segment.text)?.[0]
  const own = tax === null ? undefined : rateOf(tax)
  return (
    own !== undefined &&
    taxes.some((other) => !/ret[ei]n|rit(?:enuta|\.)|withh/iu.test(other.label.segment.text) && (rateOf(other) ?? own) !== own)
  )
}

/** Whether what is taken off leads from the net to the whole. */
const isTakenOff = (net: Choice, off: readonly Candidate[], gross: Choice): boolean =>
  net !== null &&
  gross !== null &&
  off.some((one) => within(difference(amountOf(net), absolute(amountOf(one))), amountOf(gross), decimal('0.02')))

/** Whether net and tax come to the whole only less what was taken off between them. */
function isLessDiscount(choice: Readonly<Record<string, Choice>>, off: readonly Candidate[]): boolean {
  const { net_total: net, tax_total: tax, gross_total: gross } = choice
  if (net == null || tax == null || gross == null || compare(amountOf(tax), decimal('0')) === 0) return false
  const whole = sumOf([amountOf(net), amountOf(tax)])
  return (
    !within(whole, amountOf(gross), decimal('0.02')) &&
    off.some((one) => within(difference(whole, absolute(amountOf(one))), amountOf(gross), decimal('0.02')))
  )
}

const amountOf = (candidate: Candidate): Decimal => (candidate.value.kind === 'money' ? candidate.value.amount : decimal('0'))
const isLess = (a: Candidate, b: Choice): boolean => b !== null && compare(absolute(amountOf(a)), absolute(amountOf(b))) < 0
const sameWords = (a: Candidate, b: Candidate): boolean => a.words[0] === b.words[0]

/** A total is written with cents, or with a currency, or is far from being a year or a count. */
function isAmount({ value, words }: Candidate): boolean {
  if (value.kind !== 'money') return false
  const text = words.map((word) => word.text).join(' ')
  // "TVA FR 41 812334905": a number of the tax office.
  if (/^\d{8,}$/u.test(text)) return false
  // "43 m³ @ £1.8820": a price.
  if (/\d[.,]\d{4}(?!\d)/u.test(text)) return false
  return (
    /[.,]\d{2}(?!\d)/u.test(text) ||
    /\p{Sc}|[A-Z]{3}|Rs|kr/u.test(text) ||
    /^-?0$/u.test(text) ||
    value.amount.replace(/\D/gu, '').length >= 3
  )
}

/**
 * The tax on the one row between net and gross, where the three do not add up: all are given, so that the check can say so. Null where they would
 * add up but for a sign.
 */
function taxBetween(net: Choice, taxes: readonly Candidate[], gross: Choice): Choice {
  if (net === null || gross === null || rowOf(gross) - rowOf(net) !== 2) return null
  const tax = taxes.find((candidate) => rowOf(candidate) === rowOf(net) + 1)
  if (tax === undefined) return null
  const sum = sumOf([net, tax].map((one) => absolute(amountOf(one))))
  return within(sum, absolute(amountOf(gross)), decimal('0.02')) ? null : tax
}

const rowOf = ({ words, label }: Candidate): number => 10_000 * (words[0]?.page ?? 0) + label.segment.row

/** Likewise the net on the row above the tax: a figure of the three is misread then, and none of them is sure. */
function netAbove(nets: readonly Candidate[], tax: Choice, gross: Choice): Choice {
  if (tax === null || gross === null || rowOf(gross) - rowOf(tax) !== 1) return null
  const net = nets.find((candidate) => rowOf(candidate) === rowOf(tax) - 1)
  if (net === undefined || sameWords(net, tax) || sameWords(net, gross)) return null
  const sum = sumOf([net, tax].map((one) => absolute(amountOf(one))))
  return within(sum, absolute(amountOf(gross)), decimal('0.02')) ? null : net
}

/** Written with two decimals, or with the sign or code of a currency. */
const hasCents = ({ words }: Candidate): boolean => /[.,]\d{2}(?!\d)|\p{Sc}|\b[A-Z]{3}\b/u.test(words.map(({ text }) => text).join(' '))

/** Sums stand at the end: further down and later pages say more; whole numbers without currency say less. */
function weighed(candidate: Candidate): Candidate {
  const [first] = candidate.words
  const text = candidate.words.map((word) => word.text).join(' ')
  const cents = /[.,]\d{2}(?!\d)/u.test(text) || /\p{Sc}/u.test(text) ? 0.08 : -0.1
  const bold = candidate.words.some((word) => word.font?.bold === true) ? 0.03 : 0
  const down = first === undefined ? 0 : 0.06 * Math.min(1, first.box.top / 842)
  return { ...candidate, score: candidate.score + cents + bold + down }
}

function topOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = [...candidates].sort((a, b) => b.score - a.score)
  return sorted.filter((candidate, index) => sorted.findIndex((other) => sameWords(other, candidate)) === index).slice(0, 6)
}

/** Taxes that are not among the best by their labels, and make up the difference of a net and a gross total all the same. */
const agreeing = (
  all: readonly Candidate[],
  best: readonly Candidate[],
  nets: readonly Candidate[],
  grosses: readonly Candidate[],
): readonly Candidate[] =>
  all.filter(
    (tax) =>
      tax.name === 'tax_total' &&
      !best.some((other) => sameWords(other, tax)) &&
      compare(amountOf(tax), decimal('0')) !== 0 &&
      nets.some((net) => grosses.some((gross) => within(sumOf([amountOf(net), amountOf(tax)]), amountOf(gross), decimal('0.02')))),
  )

interface Main {
  score: number
  readonly sound: boolean
}

/** A reading left out costs what a fair one brings, so that a bad one is not taken only to fill a place. */
const leftOut = 0.5

/** What stands between net and tax and the whole: what was rounded, and what the buyer keeps back where the whole is without it. */
interface Between {
  readonly rounding: Choice
  readonly withheld: Decimal | null
  /** What may have been taken off. */
  readonly off: readonly Candidate[]
}

function mainScore(net: Choice, tax: Choice, gross: Choice, known: readonly KnownTax[], { rounding, withheld, off }: Between): Main {
  const parts = [net, tax, gross]
  let score = parts.reduce((sum, part) => sum + (part?.score ?? leftOut), 0)
  if (net !== null && gross !== null && sameWords(net, gross)) score -= 1.2
  if (tax !== null && ((sameWords(tax, net ?? tax) && net !== null) || (gross !== null && sameWords(tax, gross)))) score -= 1.2
  let sound = false
  if (net !== null && tax !== null && gross !== null) {
    const parts = [amountOf(net), amountOf(tax)]
    const rounded = rounding === null ? parts : [...parts, amountOf(rounding)]
    const left = withheld === null ? parts : [...parts, difference(decimal('0'), withheld)]
    const whole = [parts, rounded, left].some((some) => within(sumOf(some), amountOf(gross), decimal('0.02')))
    const lessOff = isLessDiscount({ net_total: net, tax_total: tax, gross_total: gross }, off)
    sound = (whole || lessOff) && compare(amountOf(gross), decimal('0')) !== 0
    score += sound ? (compare(amountOf(tax), decimal('0')) === 0 ? 0.5 : whole ? 1 : 0.8) : -0.6
  }
  if (net !== null && gross !== null && tax === null && compare(absolute(amountOf(gross)), absolute(amountOf(net))) < 0) score -= 0.5
  if (known.length > 0) {
    const [bases, taxes] = [sumOf(basesOf(known)), sumOf(known.map((line) => line.tax))]
    if (net !== null && within(amountOf(net), bases, decimal('0.02'))) score += 0.3
    if (tax !== null && within(amountOf(tax), taxes, decimal('0.02'))) score += 0.4
    if (gross !== null && within(amountOf(gross), sumOf([bases, taxes]), decimal('0.02'))) score += 0.3
  }
  return { score, sound }
}

function paidAndDue(
  gross: Choice,
  paids: readonly Candidate[],
  dues: readonly Candidate[],
  withheld: Decimal | null,
): { choice: Record<string, Choice>; score: number } {
  let best: { choice: Record<string, Choice>; score: number } = { choice: { prepaid: null, amount_due: null }, score: 2 * leftOut }
  for (const paid of [...paids, null])
    for (const due of [...dues, null]) {
      let score = (paid?.score ?? leftOut) + (due?.score ?? leftOut)
      if (paid !== null && due !== null && sameWords(paid, due)) score -= 1.2
      if (paid !== null && gross !== null && sameWords(paid, gross)) score -= 1.2
      if (due !== null && gross !== null) {
        const rest = paid === null ? amountOf(gross) : difference(amountOf(gross), absolute(amountOf(paid)))
        const left = withheld === null ? rest : difference(rest, withheld)
        if ([rest, left].some((sum) => within(sum, amountOf(due), decimal('0.02')))) score += paid === null ? 0.25 : 0.6
        else if (paid !== null) score -= 0.2
      }
      if (score > best.score) best = { choice: { prepaid: paid, amount_due: due }, score }
    }
  return best
}

function foundOf(choice: Candidate, others: readonly Candidate[], sound: boolean): FoundValue {
  const lead = Math.min(0.3, choice.score - (others[0]?.score ?? 0.4))
  const probability = Math.max(
    0.3,
    Math.min(sound ? 0.98 : 0.93, 0.55 + 0.3 * Math.min(1, choice.score) + 0.4 * lead + (sound ? 0.12 : -0.05)),
  )
  return {
    name: choice.name,
    value: withoutMinus(choice),
    words: choice.words,
    label: choice.label.words,
    confidence: probability,
    alternatives: others
      .slice(0, 3)
      .map(({ value, words, score }) => ({ value, words, confidence: 0.4 * Math.min(1, score), source: 'place' as const })),
  }
}

/** What was paid or taken off is a positive amount, however it is printed in the sum. */
function withoutMinus({ name, value }: Candidate) {
  return value.kind === 'money' && (name === 'prepaid' || name === 'discount_total' || name === 'withheld_total')
    ? { ...value, amount: absolute(value.amount) }
    : value
}
