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
test('a word with capitals inside is one as the language writes it, or put together from words', () => {
  expect(['GmbH', 'PhD', '(LaTeX)', 'gmBh'].map((text) => standingOf(text, english))).toEqual(['listed', 'listed', 'listed', 'unlisted'])
  expect(['DeepMind', 'getLineTotal', 'eThunder', 'RenderCV'].map((text) => standingOf(text, english))).toEqual(Array(4).fill('other'))
  expect(['HuGo', 'AveNuE', 'VicTOR', 'ANount', 'NeurQzzt'].map((text) => standingOf(text, english))).toEqual(Array(5).fill('unlisted'))
})
test('without a list nothing is told', () => expect(standingOf('Total', null)).toBe('other'))
