import { expect, test } from 'vitest'
import { lineOfWords, typeset } from '../model/sample.ts'
import { formulaLine } from './formula.ts'

const main = (text: string, left: number) => typeset(text, { left, baseline: 100 })

test('words above and below one another in a line are a fraction in LaTeX, in the numerator of another too', () => {
  const over = typeset('a + x', { left: 121, baseline: 93 })
  const under = typeset('k', { left: 131, baseline: 107 })
  expect(formulaLine(lineOfWords([...main('v =', 100), ...over, ...under, ...main('+ 9', 152)]))).toBe('v = \\frac{a + x}{k} + 9')
  const nested = [...typeset('a', { left: 123, baseline: 79 }), ...typeset('x', { left: 123, baseline: 93 })]
  const rest = [...typeset('+ t', { left: 133, baseline: 86 }), ...typeset('k', { left: 131, baseline: 107 })]
  expect(formulaLine(lineOfWords([...main('v =', 100), ...nested, ...rest]))).toBe('v = \\frac{\\frac{a}{x} + t}{k}')
})

test('lines of text that came upon one another are no fraction', () => {
  const upper = typeset('winds = 3', { left: 100, baseline: 93 })
  const lower = typeset('tides = 4', { left: 100, baseline: 107 })
  expect(formulaLine(lineOfWords([...upper, ...lower]))).not.toContain('frac')
})
