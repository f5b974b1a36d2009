import { expect, test } from 'vitest'
import { table, typed } from './column-sample.ts'

test('an amount that begins with the sign of one currency and ends with that of another is doubted, for one of them is a figure', () => {
  const [read] = typed(table(['Amount'], [['£705,904.6€'], ['£520,723.76'], ['(£12.50)'], ['-£3.20']]))
  const doubted = read?.cells.filter(({ row }) => row > 0).map(({ confidence }) => confidence <= 0.5)
  expect(doubted).toEqual([true, false, false, false])
})
test('a sign before and behind an amount that is one and the same is no doubt', () => {
  const [read] = typed(table(['Amount'], [['€12.50 €'], ['€3.20'], ['€4.10']]))
  expect(read?.cells.filter(({ row }) => row > 0).some(({ confidence }) => confidence <= 0.5)).toBe(false)
})
