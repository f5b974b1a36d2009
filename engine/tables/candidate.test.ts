import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { candidateIn } from './candidate.ts'
import type { Rules } from './rules.ts'

const box = { left: 70, right: 200, top: 100, bottom: 160 }
const level: Rules = {
  across: [
    { at: 100, from: 70, to: 200 },
    { at: 160, from: 70, to: 200 },
  ],
  down: [],
}
const row = [...typeset('angle', { left: 72, baseline: 120 }), ...typeset('turns it against the clock', { left: 110, baseline: 120 })]
const textsOf = (rules: Rules, words = row) => candidateIn(box, words, rules, 'rulings').words.map(({ text }) => text)

test('the last word of a line that reaches over the right end of level rules is of their table, which is as wide', () => {
  const last = row.at(-1)
  expect(last !== undefined && last.box.left < 200 && last.box.left + last.box.right > 400).toBe(true)
  expect(textsOf(level)).toEqual(row.map(({ text }) => text))
  expect(candidateIn(box, row, level, 'rulings').box.right).toBeGreaterThan(last?.box.right ?? Number.POSITIVE_INFINITY)
})

test('words beyond an upright rule at the right edge, and those that stand apart, are not', () => {
  const upright = { ...level, down: [{ at: 200, from: 100, to: 160 }] }
  expect(textsOf(upright)).not.toContain(row.at(-1)?.text)
  const apart = [...row.slice(0, -2), ...row.slice(-1)]
  expect(textsOf(level, apart)).not.toContain(row.at(-1)?.text)
})
