import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

test('figures behind labels in the cell of a form stand in rows and columns of their own', () => {
  const rows = textsOf(
    onlyTable(`
+------------------------------------+----------------------------+
| Employee: Daniel Osei              | Code: 1257L                |
+------------------------------------+----------------------------+
| Basic pay    162.50     2,242.50   | Tax                 309.20 |
| Overtime      12.00       248.40   | Insurance           123.68 |
| Holiday        7.50       103.50   | Pension             108.02 |
+------------------------------------+----------------------------+
| Total pay                 2,594.40 | Total out           540.90 |
+------------------------------------+----------------------------+
| To date                            | Net pay                    |
| Gross                    27,410.66 | 2,053.50                   |
| Tax paid                  3,282.00 |                            |
| Insured                   1,301.11 |                            |
+------------------------------------+----------------------------+
`),
  )
  expect(rows).toContainEqual(['Basic pay', '162.50', '2,242.50', 'Tax', '309.20'])
  expect(rows).toContainEqual(['Holiday', '7.50', '103.50', 'Pension', '108.02'])
  expect(rows).toContainEqual(['Tax paid', '', '3,282.00', '', ''])
})
