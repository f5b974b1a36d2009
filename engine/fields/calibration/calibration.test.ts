import { expect, test } from 'vitest'
import { confidence, decimal, definitionsFrom, type Field, type FieldSheet, publishedListOf, standingOf } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { drawnSet, readingsOf } from '../training/readings.ts'
import { calibratedSheet } from './index.ts'

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

test('kinds that were not learned, fields of somebody’s own and claims of a model keep their scores', () => {
  expect(sure(sheet('contract', money(0.7, 1)))).toBe(0.7)
  expect(sure(sheet('invoice', money(0.7, 1), definitionsFrom([{ name: 'gross_total', kind: 'money' }])))).toBe(0.7)
  expect(sure(sheet('invoice', money(0.65, 1, 'model')))).toBe(0.65)
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

test('of fields on drawn documents that are called sure, 97 of 100 are right', async () => {
  const readings = (await Promise.all(drawnSet(3, 2).map((sample) => readingsOf(sample)))).flat()
  const called = readings.filter(({ confidence: given }) => given !== null && standingOf(given) === 'sure')
  expect(called.length).toBeGreaterThan(250)
  expect(called.filter(({ right }) => right).length / called.length).toBeGreaterThanOrEqual(0.97)
})
