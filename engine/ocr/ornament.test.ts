import { expect, test } from 'vitest'
import { isOrnament } from './ornament.ts'

test.each([
  ['**********', true],
  ['-----------.', true],
  ['========', true],
  ['*****', false],
  ['----------5.00', false],
  ['* * Thank you * *', false],
])('a rule drawn with signs is told from writing: %s', (text, expected) => {
  expect(isOrnament([...text])).toBe(expected)
})
