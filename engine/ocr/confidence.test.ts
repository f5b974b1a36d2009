import { expect, test } from 'vitest'
import { standingOf } from './confidence.ts'
import { openWordLists } from './language-data.ts'

const english = await openWordLists()('en')

test('a word of the language is told from one that is none, figures from codes', () => {
  expect(['Total:', '(AMOUNT)', 'Ahount', '4711', 'RM8', 'of'].map((text) => standingOf(text, english))).toEqual([
    ...['listed', 'listed', 'unlisted', 'figures'],
    ...['other', 'other'],
  ])
})
test('without a list nothing is told', () => expect(standingOf('Total', null)).toBe('other'))
