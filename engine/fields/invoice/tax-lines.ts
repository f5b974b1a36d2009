// Tax by rate: a little table of rate, base and tax.

import { decimal, type FieldDefinition, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { Candidate } from '../reading/candidates.ts'
import { rowsUnder } from '../reading/column-cells.ts'
import { type ColumnHeader, headerRows } from '../reading/column-headers.ts'
import { underTitle } from '../reading/column-titles.ts'
import type { PageText } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { type Reading, readAs, valuesIn } from '../reading/values-in.ts'
import { taxBoxes } from './tax-boxes.ts'
import { basesOf, type KnownTax } from './totals.ts'

/** Rows of rate, base and tax that agree with each other; others are columns of something else. */
export function taxLines(pages: readonly PageText[], list: FieldDefinition, evidence: Evidence): FoundList {
  const items = pages.flatMap((text): (readonly FoundValue[])[] => {
    const headers = headerRows(text, list.fields, isTaxHeader)
    return headers.flatMap((header, index) => {
      const { rows } = rowsUnder(header, Math.min(headers[index + 1]?.from ?? text.rows.length, header.to + 9), () => false)
      const lines = rows.flatMap(({ segments }) =>
        taxLineIn(
          segments.flatMap(({ words }) => words),
          evidence,
        ),
      )
      return lines.map((line) => line.map((value) => underTitle(value, header.columns)))
    })
  })
  items.push(...saidLines(pages, evidence), ...taxBoxes(pages, evidence))
  return {
    name: list.name,
    items: items.filter((item, index) => items.findIndex((other) => other[2]?.words[0] === item[2]?.words[0]) === index),
  }
}

/** What may stand before the rate of a line of tax, and between it and its base. */
const beforeRate =
  /^(?:(?:vat|gst|hst|pst|qst|sales|tax|mwst|mwst\.|ust|ust\.|mehrwertsteuer|umsatzsteuer|tva|iva|btw|taux|zzgl|zzgl\.|zuzüglich|plus|inkl\.|incl\.|enthaltene|at|@|à|al|a|van|der|de|der|moms|mva|hoog|laag|verlaagd|standard|reduced|normal|normaal|réduit|reducido|general|ridotta|ordinaria|reduzida|ermäßigt|heraf|varav|herav|av|af|taxe|[a-z\d]\s?[=:)]|\+|\(|:)\s?)*$/iu

/** Lines without titles over them that begin with the rate: "VAT at 20 % on 366.00   73.20", "21 %   82.55   17.33". */
function saidLines(pages: readonly PageText[], evidence: Evidence): readonly (readonly FoundValue[])[] {
  return pages.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const words = row.flatMap((segment) => segment.words)
      const [rate] = ratesIn(words, evidence)
      const at = rate === undefined ? -1 : words.indexOf(rate.words[0] as Word)
      if (at < 0) return []
      // Terms of payment may stand left of the sums: "Bank: …    VAT 22% on 997.20   219.38".
      const own = row.find((segment) => segment.words.includes(words[at] as Word))?.words ?? []
      const from = words.indexOf(own[0] as Word)
      const begins = [0, from].find((first) => beforeRate.test(printedText(words.slice(first, at))) && (first === 0 || first < at))
      if (begins === undefined) return []
      const label = words.slice(begins, at).filter(({ text }) => /\p{L}/u.test(text))
      return taxLineIn(words.slice(at), evidence).map((line) => line.map((value) => ({ ...value, label })))
    }),
  )
}

const isTaxHeader = (columns: readonly ColumnHeader[]): boolean =>
  columns.some(({ names }) => names.includes('base')) &&
  columns.some(({ names }) => names.includes('amount')) &&
  columns.filter(({ names }) => names.length > 0).length >= 2

/** The rate, base and tax among a row's figures for which base × rate = tax. */
function taxLineIn(words: readonly Word[], evidence: Evidence): readonly (readonly FoundValue[])[] {
  const amounts = valuesIn(words, 'money', evidence)
  const lines: (readonly FoundValue[])[] = []
  const used = new Set<Word | undefined>()
  const placeOf = ({ words: [first] }: Reading): number => (first === undefined ? -1 : words.indexOf(first))
  // Several rates in one row of boxes: each has its base, its rate and its tax side by side.
  const isApart = (own: readonly Reading[]): boolean => {
    const places = own.map(placeOf)
    const [from, to] = [Math.min(...places), Math.max(...places)]
    const taken = lines.flatMap((line) => line.flatMap((value) => value.words))
    return (
      own.every((one) => !one.words.some((word) => taken.includes(word))) &&
      amounts.every((amount) => own.includes(amount) || placeOf(amount) < from || placeOf(amount) > to || bare.some(isAt(amount)))
    )
  }
  const isAt =
    (amount: Reading) =>
    (rate: Reading): boolean =>
      rate.words[0] === amount.words[0]
  const bare = words.flatMap((word) => bareRate(word, evidence))
  // Rate and base may be told apart by nothing but that rates are whole or halves: "24.64  10.00  2.46".
  const likelyFirst = [...bare.filter(isRound), ...bare.filter((rate) => !isRound(rate))]
  const rates = [...ratesIn(words, evidence), ...likelyFirst]
  for (const rate of rates)
    for (const base of amounts)
      for (const tax of amounts) {
        if (base === tax || rate.value.kind !== 'percent' || base.value.kind !== 'money' || tax.value.kind !== 'money') continue
        if (rate.words.some((word) => base.words.includes(word) || tax.words.includes(word))) continue
        if (compare(base.value.amount, decimal('0')) === 0) continue
        const reckoned = productOf(productOf(base.value.amount, rate.value.number), decimal('0.01'))
        if (!within(reckoned, tax.value.amount, decimal('0.02'))) continue
        const found = (name: string, { value, words: own }: (typeof amounts)[number]): FoundValue => ({
          name,
          value,
          words: own,
          label: [],
          confidence: 0.96,
          alternatives: [],
        })
        // Two taxes at one rate on the same goods stand beside each other; their base and the tax already told are neither again.
        const [word] = tax.words
        if (used.has(word) || used.has(rate.words[0])) continue
        if (lines.length > 0 && lines[0]?.[1]?.words[0] !== base.words[0] && !isApart([rate, base, tax])) continue
        used.add(word).add(rate.words[0])
        lines.push([found('rate', rate), found('base', base), found('amount', tax)])
      }
  return lines
}

/** Rates of tax among the words, also behind the sign by which the rows name them: "1=19%", "A: 7,00 %". */
function ratesIn(words: readonly Word[], evidence: Evidence): readonly Reading[] {
  const coded = words.flatMap((word): readonly Reading[] => {
    const text = /^[\p{L}\d][=:)](?<rate>\d{1,2}(?:[.,]\d{1,3})?%)$/u.exec(word.text)?.groups?.rate
    const value = text === undefined ? null : readAs('percent', text, evidence)
    return value === null ? [] : [{ value, words: [word] }]
  })
  const plain = valuesIn(words, 'percent', evidence).filter((rate) => !coded.some(({ words: [own] }) => own === rate.words[0]))
  return [...plain, ...coded].sort((a, b) => words.indexOf(a.words[0] as Word) - words.indexOf(b.words[0] as Word))
}

const isRound = ({ value }: Reading): boolean => value.kind === 'percent' && /^\d+(?:\.[05]0*)?$/u.test(value.number)

function bareRate(word: Word, evidence: Evidence) {
  const value = readAs('number', word.text, evidence)
  return value?.kind === 'number' && compare(value.number, decimal('40')) <= 0
    ? [{ value: { kind: 'percent', text: value.text, number: value.number } as const, words: [word] }]
    : []
}

/**
 * Net and tax from the row that adds up a table of tax by rate: it holds the sum of the bases and the sum of the taxes, side by side. Empty
 * where there are fewer than two lines or no such row; `label` names the row by its first words.
 */
export function summedTaxes(pages: readonly PageText[], known: readonly KnownTax[], evidence: Evidence): readonly Candidate[] {
  if (known.length < 2) return []
  const sums = { net_total: sumOf(basesOf(known)), tax_total: sumOf(known.map(({ tax }) => tax)) }
  return pages.flatMap(({ rows }) =>
    rows.flatMap((row): readonly Candidate[] => {
      const readings = row.flatMap(({ words }) => valuesIn(words, 'money', evidence))
      const [segment] = row
      const found = (Object.keys(sums) as (keyof typeof sums)[]).map((name) => {
        const reading = readings.find(({ value }) => value.kind === 'money' && within(value.amount, sums[name], decimal('0.02')))
        return { name, reading }
      })
      if (segment === undefined || found.some(({ reading }) => reading === undefined)) return []
      const named = /\d/u.test(segment.text) ? [] : segment.words
      const label = { names: [], segment, from: 0, to: named.length, words: named, exactness: 1, length: 5, closed: false }
      return found.flatMap(({ name, reading }) =>
        reading === undefined ? [] : [{ name, value: reading.value, words: reading.words, label, relation: 'right' as const, score: 0.9 }],
      )
    }),
  )
}

/**
 * Net, tax and sum from the row that says all three side by side, such that two come to the third and the tax is no more than three tenths of
 * the net: of several rows the one with the highest sum. Empty for none; `label` names the row by its first words.
 */
export function summedRow(pages: readonly PageText[], evidence: Evidence): readonly Candidate[] {
  const rows = pages.flatMap((text) =>
    text.rows.flatMap((row) => {
      const [segment] = row
      const said = row.flatMap(({ words }) => valuesIn(words, 'money', evidence))
      // Before the sums stands how many pieces they are for: "Total 1 278.61 40.39 319.00".
      const readings = said.length === 4 && /^\d{1,4}$/u.test(printedText(said[0]?.words ?? [])) ? said.slice(1) : said
      const [net, tax, gross, more] = readings
      if (
        segment === undefined ||
        gross === undefined ||
        more !== undefined ||
        !/^(?:total|totaal|totale|totais|summe|gesamt|sum|som|suma|somme|razem|ogółem|i alt|sammanlagt|yhteensä)/iu.test(segment.text)
      )
        return []
      const [a, b, c] = [net, tax, gross].map((reading) => (reading?.value.kind === 'money' ? reading.value.amount : decimal('0')))
      if (a === undefined || b === undefined || c === undefined || !within(sumOf([a, b]), c, decimal('0.02'))) return []
      return compare(b, decimal('0')) >= 0 && compare(b, productOf(a, decimal('0.3'))) <= 0 ? [{ segment, readings, gross: c }] : []
    }),
  )
  const best = rows.sort((one, other) => compare(other.gross, one.gross))[0]
  if (best === undefined) return []
  const words = best.segment.words.slice(0, 1)
  const label = { names: [], segment: best.segment, from: 0, to: 1, words, exactness: 1, length: 5, closed: false }
  const names = ['net_total', 'tax_total', 'gross_total']
  return best.readings.map(({ value, words: own }, index) => ({
    name: names[index] ?? '',
    value,
    words: own,
    label,
    relation: 'right' as const,
    score: 0.9,
  }))
}
