import { expect, test } from 'vitest'
import { inTruthsOrder } from './truths-order.ts'

/** The letters that differ at the same place, and those that one has more. */
const distance = (a: string, b: string): number => [...a].filter((letter, at) => letter !== b[at]).length + Math.max(0, b.length - a.length)

test('what order, words too many, words missing and letters cost is put right one after the other', () => {
  const mended = inTruthsOrder(['tea', '2.50', 'total', ':', '7', 'pens'], ['total:', 'tea', 'xyz', 'pons', '2.50'], distance)
  expect(mended).toEqual({
    'in the order of the truth': ['tea', 'xyz', '2.50', 'total:', 'pons'],
    'without words too many': ['tea', '2.50', 'total:', 'pons'],
    'with words missing': ['tea', '2.50', 'total:', '7', 'pons'],
    'with letters right': ['tea', '2.50', 'total:', '7', 'pens'],
  })
})

test('of words that are alike, those at about the same place of the page belong together', () => {
  const { 'in the order of the truth': order } = inTruthsOrder(['1', 'a', 'b', '1'], ['1', 'b', 'a', '1'], distance)
  expect(order).toEqual(['1', 'a', 'b', '1'])
})
