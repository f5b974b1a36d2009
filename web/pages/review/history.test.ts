import { expect, it } from 'vitest'
import { correctionsOf, historyOf, redone, undone, withStep } from './history.ts'

const accept = (row: number) => ({ kind: 'accept-cell', table: 0, row, column: 0 }) as const

it('a step of several corrections is undone and redone as one', () => {
  const history = withStep(withStep(historyOf([]), [accept(1)]), [accept(2), accept(3)])
  expect(correctionsOf(undone(history))).toEqual([accept(1)])
  expect(correctionsOf(redone(undone(history)))).toEqual([accept(1), accept(2), accept(3)])
})

it('a new step forgets what had been undone', () => {
  const history = withStep(undone(historyOf([accept(1), accept(2)])), [accept(9)])
  expect(correctionsOf(redone(history))).toEqual([accept(1), accept(9)])
})

it('undoing stops at the beginning, and an empty step is none', () => {
  expect(correctionsOf(undone(undone(historyOf([accept(1)]))))).toEqual([])
  expect(withStep(historyOf([accept(1)]), []).at).toBe(1)
})
