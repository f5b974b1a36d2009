import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { confidence, decimal, type Field, type FieldSheet, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import type { ReadPage } from '../stages.ts'
import { withCutFigures } from './cut-figures.ts'
import { printedPage } from './reading/sample.ts'

const recognised = (printed: string, left: number, baseline = 100): readonly Word[] =>
  typeset(printed, { left, baseline }).map((word): Word => ({ ...word, readBy: 'ocr' }))

function amount(name: string, words: readonly Word[], digits: string): Field {
  const evidence = { words, place: { page: 1, box: unionOf(words.map(({ box }) => box)) } }
  const value = { kind: 'money' as const, text: digits, amount: decimal(digits), currency: null }
  return { name, value, label: null, evidence, confidence: confidence(0.9), source: 'page', alternatives: [] }
}

const sheetOf = (...fields: readonly Field[]): FieldSheet => ({
  kind: 'invoice',
  kindConfidence: confidence(1),
  definition: 'invoice/1',
  definitions: [],
  pages: [1],
  fields,
  lists: [],
  missing: [],
  checks: [],
})

const pageOf = (words: readonly Word[]): ReadPage => printedPage(words, { readBy: 'ocr' })

test('an amount that begins right behind another figure is doubted: a smear parted it', () => {
  const torn = recognised('10.8', 100)
  const rest = recognised('2,92', (torn[0]?.box.right ?? 0) + 1)
  const sheet = withCutFigures(sheetOf(amount('gross_total', rest, '2.92')), [pageOf([...torn, ...rest])])
  expect(sheet.fields[0]?.confidence).toBe(0.45)
})

test('an amount with a space between it and the next figure is not', () => {
  const count = recognised('12', 100)
  const price = recognised('2,92', (count[0]?.box.right ?? 0) + 5)
  const sheet = withCutFigures(sheetOf(amount('gross_total', price, '2.92')), [pageOf([...count, ...price])])
  expect(sheet.fields[0]?.confidence).toBe(0.9)
})

test('an amount of one decimal among amounts in cents has lost its last figure', () => {
  const words = ['100,00', '19,00', '119,00', '57,1', '12,50'].map((printed, at) => recognised(printed, 100, 100 + 20 * at))
  const values = ['100.00', '19.00', '119.00', '57.1', '12.50'].map((digits, at) => amount(`sum_${at}`, words[at] ?? [], digits))
  const sheet = withCutFigures(sheetOf(...values), [pageOf(words.flat())])
  expect(sheet.fields.map((field) => field.confidence)).toEqual([0.9, 0.9, 0.9, 0.45, 0.9])
})
