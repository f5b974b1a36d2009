import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confidence, decimal, definitionsFrom, type Field, type FieldSheet, publishedListOf, standingOf } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { countedIn, csvOf, weightsFrom } from '../training/curves.ts'
import { asNamed, drawnSet, readingsOf } from '../training/readings.ts'
import { calibratedSheet } from './index.ts'
import weights from './weights.json' with { type: 'json' }

function money(score: number, sureness: number, source: Field['source'] = 'page'): Field {
  const words = typeset('12.00').map((word) => ({ ...word, readBy: 'ocr' as const, confidence: confidence(sureness) }))
  return {
    name: 'gross_total',
    label: null,
    value: { kind: 'money', text: '12.00', amount: decimal('12.00'), currency: null },
    evidence: { words, place: { page: 1, box: words[0]?.box ?? { left: 0, top: 0, right: 1, bottom: 1 } } },
    confidence: confidence(score),
    source,
    alternatives: [],
  }
}
const sheet = (kind: FieldSheet['kind'], field: Field, definitions = publishedListOf(kind)?.definitions ?? []): FieldSheet => ({
  kind,
  kindConfidence: confidence(1),
  definition: null,
  definitions,
  pages: [1],
  fields: [field],
  lists: [],
  missing: [],
  checks: [],
})
const sure = (given: FieldSheet): number => calibratedSheet(given).fields[0]?.confidence ?? 0

test('a higher score is surer, and what a recogniser doubted is less sure', () => {
  expect(sure(sheet('invoice', money(0.9, 1)))).toBeGreaterThan(sure(sheet('invoice', money(0.6, 1))))
  expect(sure(sheet('invoice', money(0.9, 0.3)))).toBeLessThan(sure(sheet('invoice', money(0.9, 1))) - 0.1)
})

test('claims of a model and kinds that were not learned keep their scores', () => {
  expect(sure(sheet('custom', { ...money(0.7, 1), name: 'deposit', value: { kind: 'tick', text: 'x', ticked: true } }))).toBe(0.7)
  expect(sure(sheet('invoice', money(0.65, 1, 'model')))).toBe(0.65)
})

test('of agreements and tables of items a good score is sure, and not where a recogniser doubted', () => {
  const law = (sureness: number): Field => ({ ...money(0.93, sureness), name: 'jurisdiction', value: { kind: 'text', text: 'Norway' } })
  expect(sure(sheet('contract', law(1)))).toBeGreaterThan(0.9)
  expect(sure(sheet('contract', law(0.3)))).toBeLessThan(sure(sheet('contract', law(1))) - 0.01)
  const cell = (sureness: number): number => {
    const own: FieldSheet = {
      ...sheet('invoice', money(0.9, 1)),
      lists: [{ name: 'line_items', items: [{ fields: [{ ...money(0.9, sureness), name: 'amount' }] }] }],
    }
    return calibratedSheet(own).lists[0]?.items[0]?.fields[0]?.confidence ?? 0
  }
  expect(cell(1)).toBeGreaterThan(0.9)
  expect(cell(0.3)).toBeLessThan(0.9)
})

test('of forms with a text layer a pair told by its colon is sure, one told by its place alone and one of a scan are not', () => {
  const pair = (label: string, score: number, readBy: 'text-layer' | 'ocr'): number => {
    const words = typeset('Harbour').map((word) => ({ ...word, readBy }))
    const place = { page: 1, box: words[0]?.box ?? { left: 0, top: 0, right: 1, bottom: 1 } }
    const field: Field = {
      ...money(score, 1),
      name: 'Town',
      value: { kind: 'text', text: 'Harbour' },
      label: { words: typeset(label), place },
      evidence: { words, place },
    }
    return sure(sheet('form', field))
  }
  expect(standingOf(confidence(pair('Town:', 0.95, 'text-layer')))).toBe('sure')
  expect(standingOf(confidence(pair('Town', 0.85, 'text-layer')))).toBe('check')
  expect(standingOf(confidence(pair('Town:', 0.95, 'ocr')))).toBe('check')
})

test('the curves are those that the recorded counts teach, to the letter', () => {
  const counted = countedIn(readFileSync(new URL('../training/counted.csv', import.meta.url), 'utf8'))
  expect(csvOf(counted)).toBe(readFileSync(new URL('../training/counted.csv', import.meta.url), 'utf8'))
  expect(weightsFrom(counted)).toBe(readFileSync(new URL('weights.json', import.meta.url), 'utf8'))
})

test('no curve calls a higher score less sure, or a doubted word surer', () => {
  for (const [, score = 0, doubts = 0, greatest = 0] of Object.values(weights.curves)) {
    expect(score).toBeGreaterThan(0)
    expect(Math.max(doubts, greatest)).toBeLessThanOrEqual(0)
  }
})

test('what is right as often as not is called that, and not hopeless', () => {
  const pair = (score: number): number =>
    sure(sheet('form', { ...money(score, 1), name: 'Total', value: { kind: 'text', text: 'twelve' } }, []))
  expect(pair(0.85)).toBeGreaterThan(0.5)
  expect(pair(0.6)).toBeGreaterThan(0.1)
  expect(pair(0.6)).toBeLessThan(pair(0.85))
})

test('a person on a resume is as sure as names of such a score were on drawn ones, less a margin', () => {
  const person = (score: number): number =>
    sure(sheet('resume', { ...money(score, 1), name: 'name', value: { kind: 'text', text: 'Ada Lind' } }))
  expect(person(0.95)).toBeGreaterThan(0.9)
  expect(person(0.6)).toBeLessThan(0.8)
})

test('what a check decided is not doubted for the reading that was given up', () => {
  const read = money(0.82, 0.2)
  const before = { value: read.value, evidence: read.evidence, confidence: confidence(0.4), source: 'check' as const }
  expect(sure(sheet('invoice', { ...read, alternatives: [before] }))).toBeGreaterThan(sure(sheet('invoice', read)) + 0.3)
  expect(sure(sheet('invoice', { ...read, alternatives: [before] }))).toBeLessThan(0.9)
})

test('an amount that somebody named is as sure as amounts read by a label are', () => {
  const named = (score: number): number =>
    sure(sheet('custom', { ...money(score, 1), name: 'deposit' }, definitionsFrom([{ name: 'deposit', kind: 'money' }])))
  expect(named(0.95)).toBeGreaterThanOrEqual(0.9)
  expect(named(0.6)).toBeLessThan(0.9)
})

test('parties under no heading are never called sure', () => {
  const party = (label: Field['label']): Field => ({
    ...money(0.95, 1),
    name: 'seller_name',
    value: { kind: 'text', text: 'Mill & Sons' },
    label,
  })
  const alone = sure(sheet('invoice', party(null)))
  const headed = sure(sheet('invoice', party(money(0.95, 1).evidence)))
  expect(standingOf(confidence(alone))).not.toBe('sure')
  expect(standingOf(confidence(headed))).toBe('sure')
})

test('of fields and cells on drawn documents of each kind that are called sure, 97 of 100 are right', async () => {
  const set = drawnSet(3, 4)
  const readings = (await Promise.all([...set, ...asNamed(set)].map((sample) => readingsOf(sample)))).flat()
  const called = readings.filter(({ confidence: given }) => given !== null && standingOf(given) === 'sure')
  for (const kind of ['invoice', 'receipt', 'contract', 'resume', 'statement'] as const) {
    const own = called.filter((one) => one.kind === kind)
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter(({ right }) => right).length / own.length).toBeGreaterThanOrEqual(0.97)
  }
})
