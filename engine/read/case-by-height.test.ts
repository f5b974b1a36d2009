import { expect, test } from 'vitest'
import { withCaseByHeight } from './case-by-height.ts'
import { wordAt } from './sample.ts'

const label = wordAt('Student', 50, 100, 8)
const told = (...marks: Parameters<typeof wordAt>[]): string =>
  withCaseByHeight([label, ...marks.map((mark) => wordAt(...mark))])
    .slice(1)
    .map(({ text }) => text)
    .join(' ')

test('a letter alone in its cell is small where it is lower than the capitals of its row, and large where it is as high', () => {
  expect(told(['X', 200, 102.5, 5.5], ['x', 250, 100, 8])).toBe('x X')
  expect(told(['cs', 200, 100, 8], ['US', 250, 102.5, 5.5])).toBe('CS us')
})
test('letters that are told by their shape, beside others, between both heights or in rows without capitals stay as they were read', () => {
  expect(told(['A', 200, 102.5, 5.5])).toBe('A')
  expect(told(['X', 90, 102.5, 5.5])).toBe('X')
  expect(told(['X', 200, 101, 7])).toBe('X')
  expect(told(['X', 200, 130, 5.5])).toBe('X')
})
