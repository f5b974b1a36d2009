// Tax by rate in a row of boxes whose titles say the rates: "Base 6 % | VAT 6 % | Base 21 % | VAT 21 %" over the four amounts.

import { overlapX, unionOf } from '../../geometry/index.ts'
import { decimal, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, within } from '../../values/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { type Reading, valuesIn } from '../reading/values-in.ts'

/** Lines of rate, base and tax, in that order, for which base × rate = tax: the rate from a title, the two amounts from the row under the titles. */
export function taxBoxes(pages: readonly PageText[], evidence: Evidence): readonly (readonly FoundValue[])[] {
  return pages.flatMap(({ rows }) =>
    rows.flatMap((titles, at) => {
      const rates = titles.flatMap((segment) => ratesOf(segment, evidence))
      if (rates.length === 0 || hasAmounts(titles)) return []
      const [first] = titles
      const under = rows.slice(at + 1, at + 3).find(hasAmounts)
      if (first === undefined || under === undefined || (under[0]?.baseline ?? 0) - first.baseline > mostBelow * first.size) return []
      return linesUnder(rates, under, evidence)
    }),
  )
}

/** Heights of writing from the titles down to the amounts: boxes leave room around them. */
const mostBelow = 4

interface TitledRate {
  readonly rate: Reading
  /** The words of its title, from the one behind the rate before. */
  readonly words: readonly Word[]
}

const tax = /(?<!\p{L})(?:vat|tax|gst|mwst|ust|steuer|t\.?v\.?a|i\.?v\.?a|btw|moms|mva|base|basis|grondslag|maatstaf|netto)(?!\p{L})/iu

/** The rates in a piece of titles, each with the words that belong to it; none where they say nothing of a tax. */
function ratesOf({ words }: Segment, evidence: Evidence): readonly TitledRate[] {
  let from = 0
  return valuesIn(words, 'percent', evidence).flatMap((rate) => {
    const to = words.indexOf(rate.words.at(-1) as Word) + 1
    const own = words.slice(from, to)
    from = to
    return tax.test(printedText(own)) ? [{ rate, words: own }] : []
  })
}

const hasAmounts = (row: readonly Segment[]): boolean => row.filter(({ text }) => /\d[.,]\d{2}(?!\d|\s?%)/u.test(text)).length > 0

function linesUnder(rates: readonly TitledRate[], row: readonly Segment[], evidence: Evidence): readonly (readonly FoundValue[])[] {
  const amounts = row.flatMap(({ words }) => valuesIn(words, 'money', evidence))
  const used = new Set<Reading>()
  const told = new Set<string>()
  return rates.flatMap(({ rate, words }) => {
    const title = unionOf(words.map(({ box }) => box))
    const isUnder = ({ words: own }: Reading): boolean => overlapX(unionOf(own.map(({ box }) => box)), title) > -title.left * 0.02
    for (const base of amounts)
      for (const part of amounts) {
        if (base === part || used.has(base) || used.has(part) || !(isUnder(base) || isUnder(part))) continue
        if (rate.value.kind !== 'percent' || base.value.kind !== 'money' || part.value.kind !== 'money') continue
        if (compare(part.value.amount, decimal('0')) === 0 || told.has(rate.value.number)) continue
        const reckoned = productOf(productOf(base.value.amount, rate.value.number), decimal('0.01'))
        if (!within(reckoned, part.value.amount, decimal('0.02'))) continue
        used.add(base).add(part)
        told.add(rate.value.number)
        const found = (name: string, { value, words: own }: Reading): FoundValue => ({
          name,
          value,
          words: own,
          label: words.filter((word) => !own.includes(word)),
          confidence: 0.96,
          alternatives: [],
        })
        return [[found('rate', rate), found('base', base), found('amount', part)]]
      }
    return []
  })
}
