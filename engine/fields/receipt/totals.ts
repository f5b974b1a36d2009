// The total of a receipt: by its label, and by what the other sums of the paper prove.

import { type Decimal, decimal } from '../../model/index.ts'
import { absolute, compare, difference, type Evidence, sumOf, within } from '../../values/index.ts'
import type { Candidate, PageLabels } from '../reading/candidates.ts'
import type { FoundValue } from '../reading/reader.ts'
import { amountsIn, type PrintedAmount } from './printed-amounts.ts'

const exact = decimal('0.001')

/**
 * The total as other sums on the paper prove it, for when no label says it or the one that does is contradicted: what was kept of the cash
 * handed over, or subtotal, tax and rounding. Null when nothing proves an amount that is printed.
 */
export function provenTotal(
  pages: readonly PageLabels[],
  candidates: readonly Candidate[],
  labelled: FoundValue | null,
  evidence: Evidence,
): FoundValue | null {
  const rows = pages.flatMap(({ text }) => text.rows.map((row) => amountsIn(row, evidence)))
  const known = [...candidates.filter(({ value }) => value.kind === 'money'), ...labelledRows(pages, evidence)]
  const sums = [kept(known), added(known)]
  const amount = labelled?.value.kind === 'money' ? labelled.value.amount : null
  if (amount !== null && sums.some((some) => some.some((sum) => within(sum, amount, exact)))) return null
  const printed = rows.flat()
  if (amount !== null && printed.filter(({ value }) => within(value.amount, amount, exact)).length > 2) return null
  const taken = new Set(known.filter(({ name }) => name === 'paid' || name === 'change').flatMap(({ words }) => words))
  for (const some of sums)
    for (const sum of some) {
      const found = printed.findLast(({ value, words }) => within(value.amount, sum, exact) && !words.some((word) => taken.has(word)))
      if (found !== undefined) return foundTotal(found, 0.82)
    }
  return labelled === null ? paidExactly(known, printed) : null
}

/** A sum with its name: what a label says, or the row that it begins. */
type Sum = Pick<Candidate, 'name' | 'value' | 'words'>

/** The last amount of each row that begins with a label, torn and glued amounts included. */
const labelledRows = (pages: readonly PageLabels[], evidence: Evidence): readonly Sum[] =>
  pages.flatMap(({ text, bySegment }) =>
    text.rows.flatMap((row) => {
      const amount = amountsIn(row, evidence).at(-1)
      const names = row.flatMap((segment) => bySegment.get(segment) ?? []).find(({ from }) => from === 0)?.names ?? []
      return amount === undefined ? [] : names.map((name) => ({ name, value: amount.value, words: amount.words }))
    }),
  )

/** What was handed over less what was given back, for every pair that is printed. */
export function kept(candidates: readonly Sum[]): readonly Decimal[] {
  return amounts(candidates, 'paid').flatMap((paid) =>
    amounts(candidates, 'change')
      .map((change) => difference(paid, absolute(change)))
      .filter((sum) => compare(sum, decimal('0')) > 0),
  )
}

/** Subtotal, tax and rounding; only where all three are printed, so that it is no coincidence. */
function added(candidates: readonly Sum[]): readonly Decimal[] {
  return amounts(candidates, 'subtotal').flatMap((net) =>
    amounts(candidates, 'tax').flatMap((tax) =>
      amounts(candidates, 'rounding')
        .filter((rounding) => compare(absolute(rounding), decimal('0.10')) < 0)
        .map((rounding) => sumOf([net, tax, rounding])),
    ),
  )
}

const amounts = (candidates: readonly Sum[], wanted: string): readonly Decimal[] => [
  ...new Set(
    candidates.flatMap(({ name, value }) =>
      name === wanted && value.kind === 'money' && /[.]\d\d$/u.test(value.amount) ? [value.amount] : [],
    ),
  ),
]

/** Paid to the cent, and the same sum is printed once more. */
function paidExactly(candidates: readonly Sum[], printed: readonly PrintedAmount[]): FoundValue | null {
  if (amounts(candidates, 'change').some((change) => compare(absolute(change), decimal('0')) !== 0)) return null
  for (const paid of amounts(candidates, 'paid')) {
    const same = printed.filter(({ value }) => within(value.amount, paid, exact))
    const [first] = same
    if (first !== undefined && same.length > 1) return foundTotal(first, 0.7)
  }
  return null
}

const foundTotal = ({ value, words }: PrintedAmount, sure: number): FoundValue => ({
  name: 'total',
  value,
  words,
  label: [],
  confidence: sure * (0.4 + 0.6 * Math.min(1, ...words.map((word) => word.confidence))),
  alternatives: [],
})

/** Amounts that may be the total: with cents; the surest words for what was really to be paid count more, and so does a larger letter. */
export function totalsByLabel(candidates: readonly Candidate[]): readonly Candidate[] {
  const own = candidates.filter(
    ({ name, value, words }) =>
      name === 'total' && value.kind === 'money' && /[.,]\d{2}(?!\d)/u.test(words.map(({ text }) => text).join(' ')),
  )
  const handed = amounts(candidates, 'change').some((change) => compare(change, decimal('0')) !== 0)
    ? kept(candidates)
    : [...kept(candidates), ...amounts(candidates, 'paid')]
  const roundings = amounts(candidates, 'rounding').filter(
    (rounding) => compare(absolute(rounding), decimal('0.10')) < 0 && compare(rounding, decimal('0')) !== 0,
  )
  return own.map((candidate) => {
    const { label, value } = candidate
    const amount = value.kind === 'money' ? value.amount : decimal('0')
    const others = own.filter((other) => other !== candidate && other.value.kind === 'money')
    const isSum = (other: Candidate, tolerance: Decimal): boolean =>
      other.value.kind === 'money' && within(other.value.amount, amount, tolerance)
    const final = /round|nett?|payable|grand|due|incl|zu zahlen|payer|pagar|betalen/iu.test(label.words.map(({ text }) => text).join(' '))
      ? 0.12
      : 0
    const proven = handed.some((sum) => within(sum, amount, exact)) ? 0.3 : 0
    const again = others.filter((other) => isSum(other, exact)).length
    const nothing = /^-?0*\.?0+$/u.test(amount) ? -0.5 : 0
    // Cash sums are rounded to five cents: beside the sum as reckoned stands the one that was paid.
    const rounded =
      /[05]$/u.test(amount) && /\.\d\d$/u.test(amount) && others.some((other) => !isSum(other, exact) && isSum(other, decimal('0.04')))
        ? 0.25
        : 0
    const afterRounding = others.some(
      ({ value: other }) => other.kind === 'money' && roundings.some((rounding) => within(sumOf([other.amount, rounding]), amount, exact)),
    )
      ? 0.4
      : 0
    const size = 0.03 * Math.max(0, label.segment.size - 10)
    const score =
      candidate.score + final + proven + 0.08 * Math.min(2, again) + nothing + Math.max(rounded, afterRounding) + Math.min(0.15, size)
    return { ...candidate, score }
  })
}
