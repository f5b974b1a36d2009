import { expect, test } from 'vitest'
import { recognised, typeset } from '../model/sample.ts'
import { textRowsOf } from './text-rows.ts'

test('a recognised letter that is measured too small stands in the row whose baseline it shares, however far from its words', () => {
  const [small, ...others] = recognised('L', { left: 260, baseline: 99.3, size: 6 })
  const row = [...recognised('W', { left: 180 }), ...recognised('D', { left: 210 }), ...recognised('GF', { left: 320 })]
  const below = recognised('12', { left: 180, baseline: 114 })
  expect(others).toEqual([])
  const rows = textRowsOf([...row, ...(small ? [small] : []), ...below])
  expect(rows.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['W D L GF', '12'])
})

test('a sign that stands a little above the baseline of recognised words stands in their row', () => {
  const row = [...recognised('Method', { left: 72, baseline: 100 }), ...recognised('Calendar', { left: 72, baseline: 121 })]
  const [tick] = recognised('✓', { left: 200, baseline: 98.2, size: 7 })
  const rows = textRowsOf([...row, ...(tick ? [tick] : [])])
  expect(rows.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['Method ✓', 'Calendar'])
})

test('the baseline of a recognised row is the middle one of its words, that of printed words the first', () => {
  const at = (set: typeof typeset) => [
    ...set('Method', { left: 72, baseline: 99 }),
    ...set('412', { left: 150, baseline: 100.2 }),
    ...set('500', { left: 200, baseline: 100 }),
  ]
  expect([textRowsOf(at(recognised)), textRowsOf(at(typeset))].map(([row]) => row?.baseline)).toEqual([100, 99])
})
