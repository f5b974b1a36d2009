import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { isMoment } from './cell-text.ts'
import { stacksOf } from './level-rules.ts'
import { openBandRows } from './rows.ts'
import { rulesOf } from './rules.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'

const wordsOf = (line: string) => pageOf(` ${line}`).words

test('days and times of day are moments, ratios and amounts are none', () => {
  for (const text of ['30.9.2024', '2024-09-30', '16:05', '9:30 pm', '18h05', '7:15 a.m.', '23:59:59'])
    expect(isMoment(wordsOf(text))).toBe(true)
  for (const text of ['16:75', '1,205', '3:1', '16:05 Aurora', '99:30', 'pm']) expect(isMoment(wordsOf(text))).toBe(false)
})

test('times below one another are rows of their own where the first column names a group once', () => {
  const table = onlyTable(`
 +-------------------------------+
 | Harbour   05:15  11:17  15:10 |
 |           22:47  12:07  13:36 |
 |           21:32  05:33  08:07 |
 | Bridge    09:14  14:18  10:20 |
 |           06:59  14:49  06:32 |
 +-------------------------------+
`)
  expect(textsOf(table).map(([, first]) => first)).toEqual(['05:15', '22:47', '21:32', '09:14', '06:59'])
})

test('a paragraph between the sums of a table and the titles of the next parts their rules', () => {
  const { rulings, words } = pageOf(`
 Town                       Visits      Nights
 Aurora                      1,200         300
 Bella                       5,800         950
------------------------------------------------------
 Total                       7,000       1,250

 In the winter all of the boats were out and no one
 had counted how many of them came back to the sea.

 Town                       Begins        Ends
------------------------------------------------------
 Calvillo                    09:00       11:00
------------------------------------------------------
 Dolores                     10:30       12:00
------------------------------------------------------
`)
  const below = words.find(({ text }) => text === 'sea.')
  expect(stacksOf(rulesOf(rulings, []).across, words, []).map(({ top }) => top > (below?.baseline ?? Infinity))).toEqual([true])
})

test('an hour whose other cells are empty is a row of its own, between rules that part the columns', () => {
  const lines = ['2:57 pm', '11:53 am', '3:34 pm', '11:38 pm', '6:04 am'].flatMap((hour, row) => {
    const baseline = 100 + 20 * row
    return [...typeset(hour, { left: 72, baseline }), ...(row % 2 === 0 ? typeset('4013280168', { left: 160, baseline }) : [])]
  })
  expect(openBandRows(textRowsOf(lines), [60, 150, 260]).groups).toHaveLength(5)
})
