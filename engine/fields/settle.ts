// Checks decide: where a sum fails and another reading of one of its figures makes it whole, that reading is taken; what agrees is surer,
// what does not is less sure.

import { checkSheet } from '../checks/index.ts'
import {
  type Alternative,
  type Check,
  type Confidence,
  confidence,
  type Field,
  type FieldList,
  type FieldSheet,
  type Value,
} from '../model/index.ts'
import type { Evidence } from '../values/index.ts'
import { readAs } from './reading/values-in.ts'

/** Other readings that are tried a sheet at most: each asks all checks again. */
const mostTrials = 60

/** The sheet with its checks, its figures settled by them and its confidence moved by what agrees. */
export function settled(sheet: FieldSheet, evidence: Evidence): FieldSheet {
  let best = sheet
  let checks = checkSheet(sheet)
  const failing = (some: readonly Check[]): readonly Check[] => some.filter((check) => check.outcome === 'failed' && decides(sheet, check))
  const passed = (some: readonly Check[]): number => some.filter((check) => check.outcome === 'passed' && decides(sheet, check)).length
  let trials = 0
  for (const field of sheet.fields) {
    if (!failing(checks).some(({ fields }) => fields.includes(field.name))) continue
    for (const other of otherReadings(field, evidence)) {
      if (trials++ >= mostTrials) break
      const tried = { ...best, fields: best.fields.map((one) => (one.name === field.name ? swapped(one, other) : one)) }
      const outcome = checkSheet(tried)
      if (failing(outcome).length >= failing(checks).length || passed(outcome) <= passed(checks)) continue
      best = tried
      checks = outcome
      break
    }
  }
  const fields = best.fields.map((field) => ({ ...field, confidence: moved(field, checks) }))
  return { ...best, checks, fields, lists: best.lists.map((list) => (list.name === 'transactions' ? runThrough(list, checks) : list)) }
}

/** Movements whose balance runs on from the one before, or that lead from the opening balance to the closing one: their amounts are proven. */
function runThrough(list: FieldList, checks: readonly Check[]): FieldList {
  const whole = checks.some(({ name, outcome }) => name === 'balance' && outcome === 'passed')
  const items = list.items.map((item, row) => {
    const own = checks.find(({ fields }) => fields.includes(`${list.name}[${row}].balance`))?.outcome
    return { ...item, fields: item.fields.map((field) => ({ ...field, confidence: ofMovement(field, own, whole) })) }
  })
  return { ...list, items }
}

function ofMovement({ name, value, confidence: before }: Field, own: Check['outcome'] | undefined, whole: boolean): Confidence {
  if (value.kind !== 'money') return before
  if (own === 'passed' || (whole && name !== 'balance')) return confidence(Math.min(0.995, 1 - (1 - before) * 0.45))
  return own === 'failed' ? confidence(0.8 * before) : before
}

/**
 * The goods of a till receipt are less surely read than its sums: whether they add up says nothing about the total. And the data file of an
 * electronic invoice is compared with what the page prints, not read into it.
 */
const decides = ({ kind }: FieldSheet, { name }: Check): boolean => (kind !== 'receipt' || name !== 'lines-sum') && name !== 'embedded-data'

/** Other places for the field, and the same place with a doubtful word read otherwise. */
function otherReadings(field: Field, evidence: Evidence): readonly Alternative[] {
  const { value, evidence: proof } = field
  const kind = value.kind
  if (proof === null || (kind !== 'money' && kind !== 'number' && kind !== 'date')) return []
  const again = proof.words.flatMap((word, at) =>
    (word.readings ?? []).flatMap(({ text, confidence: sureness }): readonly Alternative[] => {
      const printed = proof.words.map((one, index) => (index === at ? text : one.text)).join(' ')
      const read: Value | null = readAs(kind, printed, evidence)
      return read === null ? [] : [{ value: read, evidence: proof, confidence: sureness, source: 'reading' }]
    }),
  )
  return [...again, ...field.alternatives.filter(({ evidence: own, value: other }) => own !== null && other.kind === kind)]
}

/** The other reading in the field's place; what stood there is kept as an alternative. */
function swapped(field: Field, { value, evidence, confidence: sureness }: Alternative): Field {
  const before: Alternative = {
    value: field.value,
    evidence: field.evidence,
    confidence: confidence(0.5 * field.confidence),
    source: 'check',
  }
  return {
    ...field,
    value,
    evidence,
    confidence: confidence(Math.max(0.6, sureness)),
    alternatives: [before, ...field.alternatives.filter((other) => other.value !== value)],
  }
}

/** Checks that would hardly pass by chance, so that passing proves their figures. */
const proving = new Set([
  'net-tax-gross',
  'paid-due',
  'tax-sum',
  'subtotal-tax-total',
  'paid-change',
  'due-by-terms',
  'iban-digits',
  'vat-digits',
  'balance',
  'embedded-data',
])

function moved({ name, confidence: before, value }: Field, checks: readonly Check[]) {
  const own = checks.filter((check) => check.fields.includes(name) && proving.has(check.name))
  const nothing = value.kind === 'money' && /^-?0*(?:\.0+)?$/u.test(value.amount)
  let after: number = before
  if (!nothing && own.some(({ outcome }) => outcome === 'passed')) after = 1 - (1 - after) * 0.45
  if (own.some(({ outcome }) => outcome === 'failed')) after *= 0.8
  return confidence(Math.min(0.995, after))
}
