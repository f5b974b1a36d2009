import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import type { Rules } from './rules.ts'
import { withoutRulesOfOthers } from './rules-of-others.ts'

const row = (text: string, left: number, line: number) => typeset(text, { left, baseline: 100 + 14 * line })
const left = [0, 1, 2].flatMap((line) => row('Issuer Orchard', 40, line))
const right = [0, 1, 2].flatMap((line) => row('Loans 65,000', 300, line))
const rules: Rules = {
  across: [
    { at: 80, from: 40, to: 400 },
    { at: 86, from: 40, to: 130 },
    { at: 150, from: 40, to: 400 },
  ],
  down: [],
}

test('rules over all columns of a page are none of what stands in one of them', () => {
  expect(withoutRulesOfOthers(rules, left, [...left, ...right]).across).toEqual([{ at: 86, from: 40, to: 130 }])
})

test('they stay where nothing stands beside, or what does is part of the same words', () => {
  const below = [10, 11, 12].flatMap((line) => row('Loans 65,000', 300, line))
  expect(withoutRulesOfOthers(rules, left, [...left, ...below])).toEqual(rules)
  expect(withoutRulesOfOthers(rules, [...left, ...right], [...left, ...right])).toEqual(rules)
})
