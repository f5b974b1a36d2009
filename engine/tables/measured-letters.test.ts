import { expect, test } from 'vitest'
import { recognised } from '../model/sample.ts'
import { textRowsOf } from './text-rows.ts'

test('a recognised letter that is measured too small stands in the row whose baseline it shares, however far from its words', () => {
  const [small, ...others] = recognised('L', { left: 260, baseline: 99.3, size: 6 })
  const row = [...recognised('W', { left: 180 }), ...recognised('D', { left: 210 }), ...recognised('GF', { left: 320 })]
  const below = recognised('12', { left: 180, baseline: 114 })
  expect(others).toEqual([])
  const rows = textRowsOf([...row, ...(small ? [small] : []), ...below])
  expect(rows.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['W D L GF', '12'])
})
