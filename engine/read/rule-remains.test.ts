import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { confidence } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { columnRules } from '../picture/index.ts'
import { withoutRuleRemains } from './rule-remains.ts'

const rule: Ruling = { from: { x: 300, y: 20 }, to: { x: 300, y: 700 }, thickness: 0.5 }
const words = [
  ...typeset('reading on the left', { left: 150, baseline: 300 }),
  ...typeset(':', { left: 298, baseline: 300 }),
  ...typeset('I', { left: 303, baseline: 314 }).map((word) => ({ ...word, confidence: confidence(0.4) })),
  ...typeset('1', { left: 296, baseline: 328 }),
  ...typeset('and on the right', { left: 310, baseline: 300 }),
]
const texts = (rulings: readonly Ruling[]): string =>
  withoutRuleRemains(words, rulings, columnRules(rulings, 5))
    .map(({ text }) => text)
    .join(' ')

test('marks and doubted strokes on a rule between columns are left out, a figure that was surely read stays', () => {
  expect(texts([rule, { from: { x: 100, y: 30 }, to: { x: 500, y: 30 }, thickness: 0.5 }])).toBe('reading on the left 1 and on the right')
})
test('nothing is left out beside the rules of a table, short rules and far from them', () => {
  const all = 'reading on the left : I 1 and on the right'
  expect(texts([rule, { from: { x: 100, y: 350 }, to: { x: 500, y: 350 }, thickness: 0.5 }])).toBe(all)
  expect(texts([{ ...rule, from: { x: 300, y: 280 }, to: { x: 300, y: 340 } }])).toBe(all)
  expect(texts([{ ...rule, from: { x: 400, y: 20 }, to: { x: 400, y: 700 } }])).toBe(all)
})
test('letters that nobody believes are left out where a rule of any kind begins or ends them, and stay elsewhere', () => {
  const remains = typeset('TA', { left: 301, baseline: 300, size: 3 }).map((word) => ({ ...word, confidence: confidence(0.05) }))
  const across = { from: { x: 100, y: 350 }, to: { x: 500, y: 350 }, thickness: 0.5 }
  const left = (x: number): string =>
    withoutRuleRemains([...words, ...remains], [{ ...rule, from: { x, y: 20 }, to: { x, y: 700 } }, across], [])
      .map(({ text }) => text)
      .join(' ')
  expect(left(300)).not.toContain('TA')
  expect(left(330)).toContain('TA')
})
