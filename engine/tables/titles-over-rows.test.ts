import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('titles as close to one another as words name the columns where each begins or ends with its own', () => {
  const table = onlyTable(`
 The offices sent what they had counted in the spring.

 Town     Houses built Houses let Rent asked
 Aurora            354         18      12.94
 Bella             834        429      12.54
 Calvillo           90        432      10.01
 Dolores           372        399      13.41
`)
  expect(textsOf(table).slice(0, 2)).toEqual([
    ['Town', 'Houses built', 'Houses let', 'Rent asked'],
    ['Aurora', '354', '18', '12.94'],
  ])
  expect(table.headerRows).toBe(1)
})

test('a sentence right above rows of figures names no columns', () => {
  const table = onlyTable(`
 All towns and villages with houses that were let
 Aurora            354         18      12.94
 Bella             834        429      12.54
 Calvillo           90        432      10.01
 Dolores           372        399      13.41
`)
  expect(textsOf(table)[0]).toEqual(['Aurora', '354', '18', '12.94'])
})

test('titles above a rule stay with their rows where the first row is a heading within the table', () => {
  const table = onlyTable(`
 *Test*          *Result*   *Unit*     *Usual*
---------------------------------------------
 *Blood*
---------------------------------------------
 Platelets       210        per nL     150 to 400
---------------------------------------------
 White cells     11.8       per nL     4 to 10
---------------------------------------------
 *Liver*
---------------------------------------------
 Bilirubin       0.7        mg per dL  0.2 to 1.2
---------------------------------------------
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Test', 'Blood', 'Platelets', 'White cells', 'Liver', 'Bilirubin'])
})

test('titles over several columns span them where rules part all rows and only some columns of the titles', () => {
  const table = onlyTable(`
                     *Group*            *Company*
               ---------------------------------------
                 *2025*    *2024*    *2025*    *2024*
------------------------------------------------------
 Sales           68,885    30,547    96,506    59,701
------------------------------------------------------
 Services         2,215    53,754    60,000    53,372
------------------------------------------------------
 Rents           53,073    33,479    47,310    92,349
------------------------------------------------------
 Other           89,046     5,405    15,845    30,375
------------------------------------------------------
`)
  expect(table.headerRows).toBe(2)
  expect(table.cells.filter((cell) => cell.columnSpan > 1).map((cell) => [cell.column, cell.columnSpan])).toEqual([
    [1, 2],
    [3, 2],
  ])
})

test('a line of a cell goes on with its row where a browser printed it a pixel further down', () => {
  const page = pageOf(`
 Day     What for                Out      Balance
 01/10   Rent for the hall     44.09     1,155.91
         in the old town
 03/10   Water works          267.13       888.78
         customer 5512
 05/10   Savings of the club  598.93       289.85
         and its friends
 07/10   Cash                  10.00       279.85
 09/10   Cash                  20.00       259.85
`)
  // Lines of 9 points stand 11.7 apart, rows 14.7, both at whole pixels of 0.75 points.
  const baselines = [50, 64.25, 75.5, 89.75, 101, 115.25, 127.25, 141.5, 156]
  const words = page.words.map((word) => {
    const baseline = baselines[Math.round((word.baseline - 51) / 14)] ?? 0
    return { ...word, baseline, box: { ...word.box, top: baseline - 8, bottom: baseline } }
  })
  const { tables: found } = tables({ ...page, words })
  expect(found.map((table) => table.rowCount)).toEqual([6])
})

test('years are titles over other figures and no titles in a column of years', () => {
  const rows = (picture: string) => onlyTable(picture).headerRows
  expect(
    rows(`
+---------+-------+-----------+
| *Wood*  |*Year* | *Remark*  |
+---------+-------+-----------+
| Alder   | 2019  | old stock |
+---------+-------+-----------+
| Beech   | 2020  | new       |
+---------+-------+-----------+
| Cedar   | 2021  | sold      |
+---------+-------+-----------+
`),
  ).toBe(1)
  expect(
    rows(`
+---------+-------+-------+
| Wood    | 2019  | 2020  |
+---------+-------+-------+
| Alder   |   119 | 3,020 |
+---------+-------+-------+
| Beech   | 2,204 |   230 |
+---------+-------+-------+
`),
  ).toBe(1)
})

test('a title over columns whose figures end alike stands over them though its middle is not that of their texts', () => {
  const table = onlyTable(`
                           *Towns*                *Abroad*
--------------------------------------------------------------------------
  *Place*          *2007*    *2008*    *2009*    *2010*    *2011*    *2012*
--------------------------------------------------------------------------
  Aurora         69,230       933    80,066    11,570    64,820    63,486
--------------------------------------------------------------------------
  Bella          57,336       665    32,245    43,079    28,812     2,207
--------------------------------------------------------------------------
  Calvillo       26,989        59    68,923    48,504    36,509    82,874
--------------------------------------------------------------------------
`)
  const spans = table.cells.filter(({ row, columnSpan }) => row === 0 && columnSpan > 1)
  expect(spans.map(({ column, columnSpan }) => [column, columnSpan])).toEqual([
    [1, 3],
    [4, 2],
  ])
})

test('a title alone in its line above the titles of an unruled table stands over the columns whose middle it keeps', () => {
  const table = onlyTable(`
                 First year
 Place       Houses     Streets     Towns
 Aurora      69,230       933      11,570
 Bella       57,336       665      43,079
 Calvillo    26,989       590      48,504
`)
  expect(table.rowCount).toBe(5)
  expect(
    table.cells.filter(({ row, columnSpan }) => row === 0 && columnSpan > 1).map(({ column, columnSpan }) => [column, columnSpan]),
  ).toEqual([[1, 2]])
})

test('rows under a heading within the table belong to it, where titles stand above a rule and no rule stands below', () => {
  const table = onlyTable(`
----------------------------------------
 *Place*       *Houses*    *Streets*
----------------------------------------
 Aurora        69,230          933

 Bella         57,336          665

 *Seaside*

 Calvillo      26,989          590

 Dolores       31,004          412
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Place', 'Aurora', 'Bella', 'Seaside', 'Calvillo', 'Dolores'])
})

test('titles of other columns below a heading begin a table of their own', () => {
  const page = pageOf(`
----------------------------------------
 *Place*       *Houses*    *Streets*
----------------------------------------
 Aurora        69,230          933

 Bella         57,336          665

 *Ships*

 *Name*        *Masts*     *Tons*

 Calvillo      2               590

 Dolores       3               412
`)
  expect(tables(page).tables[0]?.rowCount).toBe(3)
})

test('a title over several columns stands in a row of its own above theirs, where rules part the groups of rows below', () => {
  const table = onlyTable(`
-------------------------------------------------------
                    Wool                   Silk
 Cloth         Sum       Open        Sum        Open
-------------------------------------------------------
 Tweed        12.5       13.1       41.5        18.2
 Felt         31.5        8.2        7.2         1.4
-------------------------------------------------------
 Loden         4.2        4.4        2.5         3.1
 Crepe         2.1        0.4        1.5         9.6
-------------------------------------------------------
 Linen         8.2        7.4        3.5         3.3
 Ramie         5.1        1.9        6.5         4.6
-------------------------------------------------------
`)
  expect(table.headerRows).toBe(2)
  expect(textsOf(table)[1]?.slice(1)).toEqual(['Sum', 'Open', 'Sum', 'Open'])
  expect(table.cells.filter(({ row, columnSpan }) => row === 0 && columnSpan === 2).map(({ column }) => column)).toEqual([1, 3])
})

test('years in many rows are what these say and no titles of a figure below', () => {
  const table = onlyTable(`
----------------------------
 Founded       Not known
 Members            1920
 Seat               2012
 Form               1901
 Chair              1999
 Call            624,004
----------------------------
`)
  expect(textsOf(table).length).toBe(6)
})

test('a heading close over the rule above the titles is no row of the table below', () => {
  const page = pageOf(`
 *All cloth of the year*
-------------------------------
 *Cloth*        *Sum*    *Open*
-------------------------------
 Tweed          12.5      13.1
 Felt           31.5       8.2
 Loden           4.2       4.4
`)
  const heading = Math.min(...page.words.map(({ baseline }) => baseline))
  const words = page.words.map((word) =>
    word.baseline > heading
      ? word
      : { ...word, baseline: heading + 13, box: { ...word.box, top: word.box.top + 13, bottom: word.box.bottom + 13 } },
  )
  expect(tables({ ...page, words }).tables.map((table) => textsOf(table)[0])).toEqual([['Cloth', 'Sum', 'Open']])
})

test('a title whose second line is set smaller and ends with its column stands over that column alone', () => {
  const page = pageOf(`
 *Holding*                   *Price*
 *and*        *Quantity*  _on_June           *Cost*
---------------------------------------------------
 Alder         150.000       41.22           5.00
 Fontaine       80.500      102.40           9.17
 Insured       274.900        1.00          13.90
`)
  const words = page.words.map((word) =>
    word.text === '_on_June' && word.font !== null ? { ...word, text: 'on-June', font: { ...word.font, size: 8 } } : word,
  )
  const [table] = tables({ ...page, words }).tables
  expect(table?.columns.map(({ title }) => title)).toEqual(['Holding and', 'Quantity', 'Price on-June', 'Cost'])
})

test('a text alone that begins with the first title and runs on over the next is no title', () => {
  const table = onlyTable(`
 Revenue by segment and year
 Segment           2025     2024      Share
--------------------------------------------
 Machines         412.6    405.1        1.9
 Services         377.0    338.8       11.3
 Other             21.4     19.9        7.5
--------------------------------------------
 Total            811.0    763.8        6.2
`)
  expect(textsOf(table)[0]).toEqual(['Segment', '2025', '2024', 'Share'])
})
