// Named fields with a pattern that nothing else on the pages fits: found without a label.

import type { FieldDefinition, Word } from '../../model/index.ts'
import { found } from '../prose/found.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'

/** Texts that a telling pattern does not fit: words, numbers, sums and dates that stand in every document. */
const commonplace = [
  'Total',
  'total',
  'the',
  'Name',
  'Berlin',
  'Invoice',
  'A',
  '1',
  '12',
  '100',
  '2026',
  '12.50',
  '1,250.00',
  '12/05/2026',
  '2026-05-12',
  '€',
  '-',
]
const longestRun = 4

/** The text that fits a definition's pattern, where just one text of the pages does and the pattern is one that common words do not fit. */
export function byPattern(pages: readonly PageText[], definitions: readonly FieldDefinition[]): readonly FoundValue[] {
  return definitions.flatMap((definition): FoundValue[] => {
    if (definition.pattern === null || definition.kind !== 'text') return []
    const whole = new RegExp(`^(?:${definition.pattern})$`, 'u')
    if (whole.test('') || commonplace.some((text) => whole.test(text))) return []
    const matches = new Map<string, readonly Word[]>()
    for (const { segments } of pages)
      for (const { words } of segments)
        for (let from = 0; from < words.length; from++)
          for (let length = 1; length <= longestRun && from + length <= words.length; length++) {
            const run = words.slice(from, from + length)
            const text = run.map((word) => word.text).join(' ')
            if (whole.test(text) && !matches.has(text)) matches.set(text, run)
          }
    const [only] = matches
    if (only === undefined || matches.size > 1) return []
    const one = found(definition.name, only[0], only[1], 0.7)
    return one === null ? [] : [one]
  })
}
