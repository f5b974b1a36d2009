import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const bill = pageOf(`
                                        +--------------------+
 Northmoor Energy                       | Account number     |
                                        | 8801 2234 917      |
 Ms R Okafor                            | Bill date          |
 14 Mill Lane                           | 4 March 2026       |
 Harrogate                              | Amount due         |
 Yorkshire                              | 187.42             |
                                        +--------------------+
`)
/** The words left of the frame a little lower, as anything is that stands beside a frame by chance. */
const asTyped = (points: number) => ({
  ...bill,
  words: bill.words.map((word) =>
    word.box.left > 240
      ? word
      : { ...word, baseline: word.baseline + points, box: { ...word.box, top: word.box.top + points, bottom: word.box.bottom + points } },
  ),
})

test('what stands in a frame by itself makes no table with the address beside it', () => {
  const { tables: found, rest } = tables(asTyped(3))
  expect(found).toEqual([])
  expect(rest).toHaveLength(bill.words.length)
})

test('a frame around a column of a table parts it from none of its rows', () => {
  const [table] = tables(
    pageOf(`
                  +--------+
 Town       Trees | Kilos  |   Open
 Aurora        94 | 12,400 |    yes
 Bellavista    96 |  1,250 |    yes
 Calvillo     100 | 58,300 |     no
 Dolores      102 |    310 |    yes
                  +--------+
`),
  ).tables
  expect(table).toMatchObject({ rowCount: 5 })
  expect(table?.columns).toHaveLength(4)
})

test('what stands on a tinted panel of its own makes no table with the lines beside it', () => {
  const page = pageOf(`
 Payment due date: 07/14              Previous balance        842.19
 Minimum payment due: 25.00           Payments and credits   -842.19
 Credit limit: 6,000                  Purchases               391.64
 Available credit: 5,608.36           New balance             391.64
`)
  const words = page.words.map((word) =>
    word.box.left > 220
      ? word
      : { ...word, baseline: word.baseline + 5, box: { ...word.box, top: word.box.top + 5, bottom: word.box.bottom + 5 } },
  )
  const panel = { box: { left: 215, right: 385, top: 38, bottom: 100 }, grey: 0.95 }
  const [table, ...others] = tables({ ...page, words, fills: [panel] }).tables
  expect(others).toEqual([])
  expect(table && textsOf(table)).toEqual([
    ['Previous balance', '842.19'],
    ['Payments and credits', '-842.19'],
    ['Purchases', '391.64'],
    ['New balance', '391.64'],
  ])
})

test('a frame around particulars and a table with rules of its own is no grid of both', () => {
  const found = tables(
    pageOf(`
+------------------------------------------------------------------+
| Oakfield Care        Pay date 28/11/2025          Tax period 08  |
|                                                                  |
|  -----------------------------------------+-------------------   |
|  *Payments*   *Units*   *Rate*    *Amount*| *Deducted*  *Amount* |
|  -----------------------------------------+-------------------   |
|  Basic pay    150.00     12.60    1,890.00| Tax           168.40 |
|  Overtime      12.00     18.90      226.80| Insurance      85.50 |
|  Sleep-in          2     55.00      110.00| Pension        94.50 |
|  -----------------------------------------+-------------------   |
|  Gross pay                        2,226.80| Total         348.40 |
|                                                                  |
|                                          Net pay 1,878.40        |
+------------------------------------------------------------------+
`),
  ).tables.map(textsOf)
  expect(found.flat().map(([first]) => first)).not.toContain('Oakfield Care')
  expect(found.map((rows) => rows.map(([first]) => first))).toEqual([['Payments', 'Basic pay', 'Overtime', 'Sleep-in', 'Gross pay']])
})
