// Checks decide: where a sum fails and another reading of one of its figures makes it whole, that reading is taken; what agrees is surer,
// what does not is less sure.

import { checkSheet } from '../checks/index.ts'
import {
  type Alternative,
  type Check,
  type Confidence,
  confidence,
  decimal,
  type Field,
  type FieldList,
  type FieldSheet,
  type Value,
} from '../model/index.ts'
import { difference, type Evidence } from '../values/index.ts'
import { readAs } from './reading/values-in.ts'

/** Other readings that are tried a sheet at most: each asks all checks again. */
const mostTrials = 80

/** The sheet with its checks, its figures settled by them and its confidence moved by what agrees. */
export function settled(sheet: FieldSheet, evidence: Evidence): FieldSheet {
  let best = sheet
  let checks = checkSheet(sheet)
  const of = (outcome: Check['outcome'], some: readonly Check[]): readonly Check[] =>
    some.filter((check) => check.outcome === outcome && decides(sheet, check))
  for (const { field, other, path } of trialsOf(sheet, checks, evidence)) {
    if (!of('failed', checks).some((check) => isAbout(check, path))) continue
    const tried = withReading(best, field, other)
    const outcome = checkSheet(tried)
    if (of('failed', outcome).length >= of('failed', checks).length || of('passed', outcome).length <= of('passed', checks).length) continue
    best = tried
    checks = outcome
  }
  const proven = rowsAreProven(checks)
  const fields = best.fields.map((field) => ({ ...field, confidence: moved(field, checks, proven) }))
  return { ...best, checks, fields, lists: best.lists.map((list) => movedList(list, checks)) }
}

function movedList(list: FieldList, checks: readonly Check[]): FieldList {
  if (list.name === 'transactions') return runThrough(list, checks)
  if (list.name === 'tax_lines') return taxed(list, checks)
  return list.name === 'line_items' ? reckoned(list, checks) : list
}

/** Lines of tax that their own rate contradicts are less sure. */
function taxed(list: FieldList, checks: readonly Check[]): FieldList {
  const isMissed = (path: string): boolean =>
    checks.some(({ name, outcome, fields }) => name === 'tax-rate' && outcome === 'failed' && fields.includes(path))
  const items = list.items.map((item, row) => ({
    ...item,
    fields: item.fields.map((field) =>
      isMissed(`${list.name}[${row}].${field.name}`)
        ? { ...field, confidence: confidence(Math.min(ofNoProduct, field.confidence)) }
        : field,
    ),
  }))
  return { ...list, items }
}

/** How sure the figures of a row are that its own product proves, and at most where it contradicts them. */
const [ofProduct, ofNoProduct] = [0.97, 0.7]

/** Rows whose reading was settled: their product proves them or does not, whatever their reader made of the first reading. */
function reckoned(list: FieldList, checks: readonly Check[]): FieldList {
  const items = list.items.map((item, row) => ({
    ...item,
    fields: item.fields.map((field) => {
      const path = `${list.name}[${row}].${field.name}`
      const outcome = checks.find(({ name, fields }) => name === 'line-amount' && fields.includes(path))?.outcome
      const before: number = field.confidence
      if (outcome === 'failed') return { ...field, confidence: confidence(Math.min(ofNoProduct, before)) }
      if (outcome !== 'passed' || before >= ofProduct) return field
      return { ...field, confidence: confidence(isDecided(field) ? 1 - (1 - before) * 0.45 : ofProduct) }
    }),
  }))
  return { ...list, items }
}

/** A check took another reading than the recogniser's first. */
const isDecided = ({ alternatives }: Field): boolean => alternatives.some(({ source }) => source === 'check')

interface Trial {
  readonly field: Field
  readonly other: Alternative
  /** As checks name it: "gross_total", "line_items[2].amount". */
  readonly path: string
}

/** Other readings of the figures that failed checks are about, the likeliest first. */
function trialsOf(sheet: FieldSheet, checks: readonly Check[], evidence: Evidence): readonly Trial[] {
  const failed = checks.filter((check) => check.outcome === 'failed' && decides(sheet, check))
  const cells = sheet.lists.flatMap(({ name, items }) =>
    items.flatMap(({ fields }, row) => fields.map((field) => ({ field, path: `${name}[${row}].${field.name}` }))),
  )
  return [...sheet.fields.map((field) => ({ field, path: field.name })), ...cells]
    .filter(({ path }) => failed.some((check) => isAbout(check, path)))
    .flatMap(({ field, path }) => [...otherReadings(field, evidence), ...otherSign(field, path)].map((other) => ({ field, other, path })))
    .toSorted((a, b) => b.other.confidence - a.other.confidence)
    .slice(0, mostTrials)
}

/** A check about a list as a whole is about the amounts of its rows. */
const isAbout = ({ fields }: Check, path: string): boolean =>
  fields.includes(path) || (path.endsWith('].amount') && fields.includes(path.slice(0, path.indexOf('['))))

/** The sheet with another reading of a figure, in every field that was read from the same words: the total is what is due as well. */
function withReading(sheet: FieldSheet, { value, evidence }: Field, other: Alternative): FieldSheet {
  const isSame = (one: Field): boolean =>
    one.value.text === value.text && one.evidence?.words[0] === evidence?.words[0] && one.value.kind === value.kind
  const read = (one: Field): Field => (isSame(one) ? swapped(one, other) : one)
  const lists = sheet.lists.map((list) => ({ ...list, items: list.items.map((item) => ({ ...item, fields: item.fields.map(read) })) }))
  return { ...sheet, fields: sheet.fields.map(read), lists }
}

/** Every row with a quantity, a price and an amount is their product, and there are such rows. */
const rowsAreProven = (checks: readonly Check[]): boolean => {
  const rows = checks.filter(({ name }) => name === 'line-amount')
  return rows.length > 0 && rows.every(({ outcome }) => outcome === 'passed')
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

/** A minus that was lost or never printed: what went out of an account is told by the balance that runs on behind it. */
function otherSign({ value, evidence }: Field, path: string): readonly Alternative[] {
  if (value.kind !== 'money' || evidence === null || !/^transactions\[\d+\]\.(?:amount|balance)$/u.test(path)) return []
  const amount = difference(decimal('0'), value.amount)
  return [{ value: { ...value, amount }, evidence, confidence: confidence(ofSign), source: 'reading' }]
}
/** Behind all readings of the figures themselves. */
const ofSign = 0.1

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
  'tax-rate',
  'tax-sum',
  'subtotal-tax-total',
  'paid-change',
  'due-by-terms',
  'iban-digits',
  'vat-digits',
  'balance',
  'embedded-data',
])

/** Sums that rows of proven amounts do not come to are less sure, unless they prove each other. */
const sumsOfRows = new Set(['net_total', 'gross_total', 'amount_due'])

function moved({ name, confidence: before, value }: Field, checks: readonly Check[], rowsProven: boolean) {
  const own = checks.filter((check) => check.fields.includes(name) && proving.has(check.name))
  const missed = rowsProven && sumsOfRows.has(name) && checks.some((check) => check.name === 'lines-sum' && check.outcome === 'failed')
  const nothing = value.kind === 'money' && /^-?0*(?:\.0+)?$/u.test(value.amount)
  let after: number = before
  if (!nothing && own.some(({ outcome }) => outcome === 'passed')) after = 1 - (1 - after) * 0.45
  if (own.some(({ outcome }) => outcome === 'failed') || (missed && !own.some(({ outcome }) => outcome === 'passed'))) after *= 0.8
  return confidence(Math.min(0.995, after))
}
