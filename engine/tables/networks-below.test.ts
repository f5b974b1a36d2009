import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const goods = `
+----------------------+------+---------+----------+
| Item                 | Left |   Price |    Total |
+----------------------+------+---------+----------+
| Old floor taken out  |   32 |    8.50 |   272.00 |
| Oak boards           |   32 |   64.00 | 2,048.00 |
| Journey              |    1 |   60.00 |    60.00 |`
/** The rule below the goods, which the upright rules of what hangs below begin at. */
const foot = (columns: readonly number[]): string =>
  [...'+----------------------+------+---------+----------+'].map((sign, at) => (columns.includes(at) ? '+' : sign)).join('')

test('a box of sums with columns of its own below a wider table is a table of its own', () => {
  const found = tables(
    pageOf(`${goods}
${foot([20, 39])}
                    | Net sum          | 2,380.00 |
                    | Tax              |   238.00 |
                    | Due              | 2,618.00 |
                    +------------------+----------+
`),
  ).tables.map(textsOf)
  expect(found).toHaveLength(2)
  expect(found[0]?.[0]).toEqual(['Item', 'Left', 'Price', 'Total'])
  expect(found[1]).toEqual([
    ['Net sum', '2,380.00'],
    ['Tax', '238.00'],
    ['Due', '2,618.00'],
  ])
})

test('sums whose rules go on from above are rows of the table', () => {
  const found = tables(
    pageOf(`${goods}
${foot([])}
                              | Net sum |   320.00 |
                              +---------+----------+
                              | Tax     |   232.00 |
                              +---------+----------+
`),
  ).tables
  expect(found).toHaveLength(1)
})
