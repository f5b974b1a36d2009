// Sums that no label names: figures one under the other at the end of an invoice tell what they are. What is between the whole and what is
// due was paid before; what comes with the tax below it to the whole is the net.

import { type Decimal, decimal, type Value, type Word } from '../../model/index.ts'
import { absolute, compare, difference, type Evidence, sumOf, within } from '../../values/index.ts'
import type { Candidate } from '../reading/candidates.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { valuesIn } from '../reading/values-in.ts'

/** A row that ends in an amount. */
export interface AmountRow {
  readonly at: number
  readonly segments: readonly Segment[]
  readonly value: Value & { readonly kind: 'money' }
  readonly amount: Decimal
  readonly words: readonly Word[]
  readonly right: number
}

/** The row's last amount, with cents or a sign of currency, where nothing stands behind it; null for none. `at` is the row's place on the page. */
export function amountRow(row: readonly Segment[], at: number, evidence: Evidence): AmountRow | null {
  const last = row.at(-1)
  if (last === undefined) return null
  const reading = valuesIn(last.words, 'money', evidence).at(-1)
  if (reading?.value.kind !== 'money' || reading.words.at(-1) !== last.words.at(-1)) return null
  const printed = reading.words.map(({ text }) => text).join(' ')
  if (!/[.,]\d{2}\)?(?:\s?\p{Sc}|\s[A-Z]{3})?$|\p{Sc}/u.test(printed)) return null
  const { value } = reading
  return { at, segments: row, value, amount: value.amount, words: reading.words, right: last.box.right }
}

/** Kept back for the state or as a retention: not paid before. */
const keptBack =
  /\b(?:ritenuta|retenci[oó]n|reten[cç][aã]o|irpf|irs|cis|retenue|withh(?:eld|olding)|tds|retention|retainage|hold-?back|einbehalt)\b/iu
/** Taken off, rounded or a tax: not paid before either. */
const notPaid =
  /\b(?:discount|rabatt|skonto|remise|escompte|descuento|sconto|desconto|korting|rebate|round(?:ing|ed)?|rundung|arrotondamento|redondeo|afronding|arrondi|vat|tax|iva|tva|btw|mwst|ust|gst|moms)\b/iu
/** Said to be taken off, whatever sign the amount has. */
const takenOff = /^(?:\.\/\.|\/\.|less|minus|moins|à déduire|abzgl\.?|abzüglich|meno|menos|a dedurre|a deducir|af:|min)(?!\p{L})/iu
/** Taken off: "LOYAL10 (10% off)". */
const reducing =
  /(?<!\p{L})(?:off|discount|coupon|promo(?:tion)?|voucher|rebate|rabatt|nachlass|skonto|gutschein|remise|réduction|escompte|descuento|dto|cupón|sconto|buono|korting|desconto|abatimento)(?!\p{L})/iu
const ofTax = /\d\s?%|\b(?:vat|tax|gst|hst|iva|tva|btw|mwst|ust|moms|mva)\b/iu

/**
 * Candidates for whole and payment or what was kept back (the two rows above what is due, the lower one printed as taken off), and for the net (the row above a row of tax
 * and the whole). Every one rests on figures that agree; `named` are those that labels give.
 */
export function unnamedSums(pages: readonly PageText[], named: readonly Candidate[], evidence: Evidence): readonly Candidate[] {
  return pages.flatMap((text) => {
    const rows = text.rows.flatMap((row, at) => amountRow(row, at, evidence) ?? [])
    return rows
      .flatMap((row, index): readonly Candidate[] => {
        const [first, second] = inColumn(rows, index)
        if (first === undefined || second === undefined) return []
        const isNamed = (name: string): boolean => named.some((candidate) => candidate.name === name && candidate.words[0] === row.words[0])
        const taken = absolute(second.amount)
        const off = compare(second.amount, decimal('0')) < 0 || takenOff.test(textOf(second))
        const rest = within(difference(first.amount, taken), row.amount, decimal('0.011')) && compare(taken, decimal('0')) > 0
        const isKept = keptBack.test(textOf(second))
        if (off && rest && isNamed('amount_due') && (isKept || !notPaid.test(textOf(second))))
          return [candidateOf('gross_total', first, 0.6), candidateOf(isKept ? 'withheld_total' : 'prepaid', second, 0.6)]
        const whole = within(sumOf([first.amount, second.amount]), row.amount, decimal('0.011'))
        if (whole && !off && compare(second.amount, first.amount) < 0 && isNamed('gross_total') && ofTax.test(textOf(second)))
          return [candidateOf('net_total', first, 0.55)]
        return []
      })
      .concat(onlyTax(rows, named), onlyReduction(rows, named))
  })
}

/** Between net and whole, one under the other, the one row of a tax that leads from the one to the other, with what was rounded. */
function onlyTax(rows: readonly AmountRow[], named: readonly Candidate[]): readonly Candidate[] {
  const at = (name: string): number =>
    rows.findLastIndex(({ words }) => named.some((candidate) => candidate.name === name && candidate.words[0] === words[0]))
  const [net, gross] = [rows[at('net_total')], rows[at('gross_total')]]
  if (net === undefined || gross === undefined || net.at >= gross.at) return []
  const between = rows.filter((row) => row.at > net.at && row.at < gross.at)
  const isReturn = compare(net.amount, decimal('0')) < 0
  const taxes = between.filter(
    (row) => ofTax.test(textOf(row)) && !reducing.test(textOf(row)) && isReturn === compare(row.amount, decimal('0')) < 0,
  )
  const [tax] = taxes
  const all = sumOf([net, ...between].map(({ amount }) => amount))
  return tax !== undefined && taxes.length === 1 && within(all, gross.amount, decimal('0.011')) ? [candidateOf('tax_total', tax, 0.55)] : []
}

/** Between net and whole the one row of what is taken off, said so and printed as such. */
function onlyReduction(rows: readonly AmountRow[], named: readonly Candidate[]): readonly Candidate[] {
  if (named.some(({ name }) => name === 'discount_total')) return []
  const at = (name: string): number =>
    rows.findLastIndex(({ words }) => named.some((candidate) => candidate.name === name && candidate.words[0] === words[0]))
  const [net, gross] = [rows[at('net_total')] ?? rows[at('lines_total')], rows[at('gross_total')]]
  if (net === undefined || gross === undefined || net.at >= gross.at || compare(net.amount, decimal('0')) < 0) return []
  const off = rows.filter(
    (row) => row.at > net.at && row.at < gross.at && reducing.test(textOf(row)) && compare(row.amount, decimal('0')) < 0,
  )
  const [only, more] = off
  return only === undefined || more !== undefined ? [] : [candidateOf('discount_total', only, 0.55)]
}

/** The two rows right above one, at its right edge and no further apart than rows of sums are. */
function inColumn(rows: readonly AmountRow[], index: number): readonly [AmountRow?, AmountRow?] {
  const [first, second, row] = [rows[index - 2], rows[index - 1], rows[index]]
  if (first === undefined || second === undefined || row === undefined) return []
  const size = row.segments[0]?.size ?? 10
  const level = ({ segments }: AmountRow): number => segments[0]?.baseline ?? 0
  const near = level(row) - level(second) < 4 * size && level(second) - level(first) < 4 * size
  return near && [first, second].every(({ right }) => Math.abs(right - row.right) < 0.8 * size) ? [first, second] : []
}

const textOf = ({ segments }: AmountRow): string => segments.map(({ text }) => text).join(' ')

function candidateOf(name: string, { segments, words, value }: AmountRow, score: number): Candidate {
  const segment = segments[0] as Segment
  const said = segment.words.filter((word) => !words.includes(word))
  const label = { names: [], segment, from: 0, to: said.length, words: said, exactness: 1, length: 5, closed: false }
  return { name, value, words, label, relation: 'right', score }
}
