import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const titles = [50, 90, 180, 320, 390, 460] as const
const names = ['Pos', 'Number', 'What', 'Price', 'Count', 'Sum']
/** Items whose sums stand `drop` points below their rows, the number going on beside it; `level`: the sum of the last one stands on its row. */
function items(drop: number, level = false) {
  const rows = [
    ['1', 'AB-99', 'Days of hire', '86.55', '2', '173.10', '4012345001'],
    ['2', 'CD-25', 'Cover', '23.10', '2', '46.20', '4012345002'],
    ['3', 'EF-31', 'Upgrade', '5.04', '2', '10.08', '4012345003'],
  ]
  const words = [
    ...names.flatMap((text, i) => typeset(text, { left: titles[i] ?? 0, baseline: 100, bold: true })),
    ...rows.flatMap((row, at) => {
      const baseline = 124 + 45 * at
      const isLevel = level && at === 2
      return [
        ...row.slice(0, 5).flatMap((text, i) => typeset(text, { left: titles[i] ?? 0, baseline })),
        ...typeset(row[5] ?? '', { left: 460, baseline: isLevel ? baseline : baseline + drop }),
        ...typeset(row[6] ?? '', { left: 90, baseline: baseline + drop }),
      ]
    }),
  ]
  return tables(pageOf('', { words })).tables.map(textsOf)[0]
}

test('sums a line below their rows are in them, with what goes on beside them', () => {
  expect(items(11)).toEqual([
    names,
    ['1', 'AB-99 4012345001', 'Days of hire', '86.55', '2', '173.10'],
    ['2', 'CD-25 4012345002', 'Cover', '23.10', '2', '46.20'],
    ['3', 'EF-31 4012345003', 'Upgrade', '5.04', '2', '10.08'],
  ])
})
test('where a row has its sum on its own line, figures below others are rows', () => {
  expect(items(11, true)?.[1]).toEqual(['1', 'AB-99', 'Days of hire', '86.55', '2', ''])
})
test('figures further below are rows', () => {
  expect(items(20)?.[1]?.at(-1)).toBe('')
})
