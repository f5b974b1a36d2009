import { expect, test } from 'vitest'
import { typeset } from '../../model/sample.ts'
import { overLines } from './over-lines.ts'

const joined = (...lines: readonly string[]): string =>
  overLines(lines.flatMap((line, at) => typeset(line, { left: 40, baseline: 100 + 12 * at })))
    .map(({ text }) => text)
    .join(' ')

test('what the end of a line parts behind a hyphen is one word, which keeps its hyphen', () => {
  expect(joined('Call 866-', '555-0143 now')).toBe('Call 866-555-0143 now')
  expect(joined('ATW-4160-', 'MUMBAI')).toBe('ATW-4160-MUMBAI')
  expect(joined('Costs re-', 'invoiced')).toBe('Costs re-invoiced')
})

test('a hyphen within a line, or alone, parts nothing', () => {
  expect(joined('pre- and post')).toBe('pre- and post')
  expect(joined('Monthly fee -', 'March')).toBe('Monthly fee - March')
})
