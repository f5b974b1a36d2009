import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('a tinted row above rows that are not names the columns', () => {
  const page = pageOf(`
+-----------+------------+---------+
| Substance | Trade name |         |
+-----------+------------+---------+
| Ramipril  | Altace     | 1       |
+-----------+------------+---------+
| Insulin   | NovoRapid  | 20      |
+-----------+------------+---------+
| at other times of the day        |
+-----------+------------+---------+
| Fentanyl  | AbZ 75     | 1       |
+-----------+------------+---------+
`)
  const left = Math.min(...page.rulings.map(({ from }) => from.x))
  const right = Math.max(...page.rulings.map(({ to }) => to.x))
  const [first] = page.words
  const tint = { box: { left, right, top: (first?.box.top ?? 0) - 5, bottom: (first?.box.bottom ?? 0) + 5 }, grey: 0.9 }
  const headed = (fills: readonly (typeof tint)[]) => tables({ ...page, fills: [...fills] }).tables[0]?.headerRows
  expect(headed([tint])).toBe(1)
  const next = page.words.find(({ text }) => text === 'Insulin')?.box.top ?? 0
  expect(headed([tint, { ...tint, box: { ...tint.box, top: next - 5, bottom: next + 13 } }])).toBe(headed([]))
})

test('the first row of a timetable without titles is a row', () => {
  const table = onlyTable(`
 Central Station     5:12     5:42     6:12     6:42
 Market Square       5:19     5:49     6:19     6:49
 Town Hall           5:26     5:56     6:26     6:56
 Hospital            5:33     6:03     6:33     7:03
`)
  expect(table.headerRows).toBe(0)
})

test('a list of names and what they stand for has no titles where nothing sets them off', () => {
  const table = onlyTable(`
 Casing           EN-GJL-250
------------------------------
 Impeller         stainless
------------------------------
 Shaft seal       rubber
------------------------------
 Bearings         bronze
------------------------------
`)
  expect(table.headerRows).toBe(0)
})

test('a number that reads as a year and stands in every column of a row below bold titles is no title', () => {
  const table = onlyTable(`
+---------+---------+--------+--------+
|         | *Road*  | *Sea*  | *Air*  |
+---------+---------+--------+--------+
| Number  | 1993    | 1993   | 1993   |
+---------+---------+--------+--------+
| Class   | 3       | 3      | 3      |
+---------+---------+--------+--------+
`)
  expect(table.headerRows).toBe(1)
})

test('a text alone below a title for each column is the heading of the rows that follow, be it the only one', () => {
  const table = onlyTable(`
+------------+---------------------+--------+
| *Date*     | *Purpose*           | *2019* |
+------------+---------------------+--------+
| *Members*  |                     |        |
+------------+---------------------+--------+
| 2018-11-17 | After the committee |    848 |
+------------+---------------------+--------+
| 2018-12-23 | Large inventory     |    141 |
+------------+---------------------+--------+
`)
  expect(table.headerRows).toBe(1)
})

test('a unit in brackets in the last line of titles is no figure of the first row', () => {
  const table = onlyTable(`
                 Weight     Length
 Opened          in kg       (m)

 02/12/2018      68,79      128,53
 01/12/2018      44,74      139,18
 08/12/2018      35,55      386,88
 03/12/2018      20,54      831,68
`)
  expect(table.headerRows).toBe(1)
  expect(textsOf(table)[0]).toEqual(['Opened', 'Weight in kg', 'Length (m)'])
})

test('a title of two lines around those of one line is whole', () => {
  const inBold = (text: string, setting: { readonly left?: number; readonly baseline: number }) =>
    typeset(text, setting).map((word) => ({ ...word, font: word.font && { ...word.font, bold: true } }))
  const titles = [
    ...inBold('Name between', { baseline: 100 }),
    ...inBold('What was found', { left: 190, baseline: 107 }),
    ...inBold('2005', { left: 400, baseline: 107 }),
    ...inBold('considerable', { baseline: 114 }),
  ]
  const rows = ['With', 'Harbour', 'Floor', 'Shelf'].flatMap((name, row) => [
    ...typeset(name, { baseline: 136 + 22 * row }),
    ...typeset('Results of a bridge', { left: 190, baseline: 136 + 22 * row }),
    ...typeset('242', { left: 402, baseline: 136 + 22 * row }),
  ])
  const [table] = tables(pageOf('', { words: [...titles, ...rows] })).tables
  expect(table === undefined ? [] : textsOf(table)[0]).toEqual(['Name between considerable', 'What was found', '2005'])
})

test('a bold row with sums below titles is the first of the body', () => {
  const table = onlyTable(`
 *Date*     *Text*                  *Debit*      *Credit*
----------------------------------------------------------
            *Balance-before*                     *7,173.08*
----------------------------------------------------------
 3 Aug      Cheque                               1,015.37
----------------------------------------------------------
 4 Aug      Rent                   1,308.13
----------------------------------------------------------
 6 Aug      Power                     81.42
----------------------------------------------------------
 9 Aug      Salary                               1,517.96
----------------------------------------------------------
`)
  expect(table.headerRows).toBe(1)
})

test('a bold row with a sum is no title of sums in plain type and in bold below it', () => {
  const table = onlyTable(`
 *Goods*                     *457.20*
 Charges                       3.00
 Rebates                     -11.21
 *Net*                       *448.99*
 Tax                          70.00
 *To* *pay*                    *518.99*
`)
  expect(table.headerRows).toBe(0)
})
