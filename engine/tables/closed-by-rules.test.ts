import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('sentences under titles between three rules over the whole width are the cells of a table', () => {
  const table = onlyTable(`
---------------------------------------------------------------------
 Risk          Impact                Answer
---------------------------------------------------------------------
 Flood         the site has to be    other paths for the goods are
               closed for a week     known to all who carry them
 Theft         tools are away and    every night the doors are shut
               work stands still     by two of the watchmen together
 Frost         the looms stand in    wood is bought in the summer at
               the cold and break    a price that the guild agrees
---------------------------------------------------------------------
`)
  expect(textsOf(table).map(([key]) => key)).toEqual(['Risk', 'Flood', 'Theft', 'Frost'])
  expect(textsOf(table)[2]?.[2]).toContain('every night the doors')
})

test('columns of running text between rules are none', () => {
  const { tables: found } = tables(
    pageOf(`
-------------------------------------------------------------------
 the first column of this page      and the second one does so
-------------------------------------------------------------------
 for several lines, and each of     too, for nothing in it counts
 them is filled to its end with     a thing that could be set off
 the words of one long sentence     against what stands on its left
 which tells us nothing at all      and goes on in its own way till
 about figures or names but goes    it comes to its end as all the
-------------------------------------------------------------------
`),
  )
  expect(found).toEqual([])
})

test('titles between two rules have the rows below them, named groups and marks of theirs among them, and no labels from above', () => {
  const found = tables(
    pageOf(`
 Patient:      Anna Huber      Born:       4.07.1968
 Order:        25-118842       Came in:    12.05.2025
----------------------------------------------------------------
 Test            Result      Unit      Range
----------------------------------------------------------------
 *Bloodcount*
 Leucocytes         7.2      G/l       4.0 - 10.0
 Haemoglobin       11.4      g/dl      12.0 - 16.0      ↓
 Platelets          389      G/l       150 - 360        ↑
 *Chemistry*
 Creatinine         0.8      mg/dl     0.5 - 0.9
 Cholesterol        162      mg/dl     0 - 116          ↑
`),
  ).tables.map(textsOf)
  expect(found).toHaveLength(1)
  expect(found[0]?.map(([first]) => first)).toEqual([
    'Test',
    'Bloodcount',
    'Leucocytes',
    'Haemoglobin',
    'Platelets',
    'Chemistry',
    'Creatinine',
    'Cholesterol',
  ])
  expect(found[0]?.[3]?.at(-1)).toBe('↓')
})
