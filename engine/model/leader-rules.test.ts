import { expect, test } from 'vitest'
import { leadersAmong } from './leader-rules.ts'
import { typeset } from './sample.ts'

const rule = (from: number, to: number, y: number) => ({ from: { x: from, y }, to: { x: to, y }, thickness: 0.5 })
const entry = (title: string, number: string, baseline: number) => [
  ...typeset(title, { left: 72, baseline }),
  ...typeset(number, { left: 480, baseline }),
]
const endOf = (title: string): number => typeset(title, { left: 72 }).at(-1)?.box.right ?? 0

test('rules between titles and the numbers at the ends of their lines are leaders', () => {
  const rules = [rule(endOf('Soup'), 479, 102), rule(endOf('Fresh bread'), 479, 116)]
  expect(leadersAmong(rules, [...entry('Soup', '4.50', 100), ...entry('Fresh bread', '3.20', 114)]).size).toBe(2)
})

test('one alone, lines to write on and rules of tables are none', () => {
  const words = [...entry('Soup', '4.50', 100), ...entry('Fresh bread', '3.20', 114)]
  expect(leadersAmong([rule(endOf('Soup'), 479, 102)], words).size).toBe(0)
  const form = [...entry('Name', 'Date', 100), ...entry('Town', 'Post code', 114)]
  expect(leadersAmong([rule(endOf('Name'), 479, 102), rule(endOf('Town'), 479, 116)], form).size).toBe(0)
  expect(leadersAmong([rule(72, 500, 104), rule(72, 500, 118)], words).size).toBe(0)
})
