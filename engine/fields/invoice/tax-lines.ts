// Tax by rate: a little table of rate, base and tax.

import { decimal, type FieldDefinition, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, within } from '../../values/index.ts'
import { rowsUnder } from '../reading/column-cells.ts'
import { type ColumnHeader, headerRows } from '../reading/column-headers.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundList, FoundValue } from '../reading/reader.ts'
import { readAs, valuesIn } from '../reading/values-in.ts'

/** Rows of rate, base and tax that agree with each other; others are columns of something else. */
export function taxLines(pages: readonly PageText[], list: FieldDefinition, evidence: Evidence): FoundList {
  const items = pages.flatMap((text) => {
    const headers = headerRows(text, list.fields, isTaxHeader)
    return headers.flatMap((header, index) => {
      const { rows } = rowsUnder(header, Math.min(headers[index + 1]?.from ?? text.rows.length, header.to + 9), () => false)
      return rows.flatMap(({ segments }) =>
        taxLineIn(
          segments.flatMap(({ words }) => words),
          evidence,
        ),
      )
    })
  })
  return {
    name: list.name,
    items: items.filter((item, index) => items.findIndex((other) => other[1]?.words[0] === item[1]?.words[0]) === index),
  }
}

const isTaxHeader = (columns: readonly ColumnHeader[]): boolean =>
  columns.some(({ names }) => names.includes('base')) &&
  columns.some(({ names }) => names.includes('amount')) &&
  columns.filter(({ names }) => names.length > 0).length >= 2

/** The rate, base and tax among a row's figures for which base × rate = tax. */
function taxLineIn(words: readonly Word[], evidence: Evidence): readonly (readonly FoundValue[])[] {
  const amounts = valuesIn(words, 'money', evidence)
  const rates = [...valuesIn(words, 'percent', evidence), ...words.flatMap((word) => bareRate(word, evidence))]
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
        return [[found('rate', rate), found('base', base), found('amount', tax)]]
      }
  return []
}

function bareRate(word: Word, evidence: Evidence) {
  const value = readAs('number', word.text, evidence)
  return value?.kind === 'number' && compare(value.number, decimal('40')) <= 0
    ? [{ value: { kind: 'percent', text: value.text, number: value.number } as const, words: [word] }]
    : []
}
