import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf } from './text-picture.ts'

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
