import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { runningText } from './running-text.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('two tables beside each other between level rules of their own stay two', () => {
  expect(
    read(`
---------------------            --------------------
 Left         Supply              Right         Sum
---------------------            --------------------
 Timber           96              House     4,356,234
 Average   7,299,961              Garden    5,971,914
                                 --------------------
 South       702,857
 Harbour          42
---------------------
`),
  ).toEqual([
    [
      ['Left', 'Supply'],
      ['Timber', '96'],
      ['Average', '7,299,961'],
      ['South', '702,857'],
      ['Harbour', '42'],
    ],
    [
      ['Right', 'Sum'],
      ['House', '4,356,234'],
      ['Garden', '5,971,914'],
    ],
  ])
})

test('a row whose figure is missing does not end a table that is ruled at its top alone', () => {
  expect(
    read(`
--------------------------
 Open               Share
--------------------------
 Repairs            80.5%

 Report office

 South

 Northern offices   56.6%

 Storage             6.7%
`),
  ).toEqual([
    [
      ['Open', 'Share'],
      ['Repairs', '80.5%'],
      ['Report office', ''],
      ['South', ''],
      ['Northern offices', '56.6%'],
      ['Storage', '6.7%'],
    ],
  ])
})

test('cells that are wrapped in several columns at once stay whole where rows without rules stand further apart than lines', () => {
  expect(
    read(`
 Goods            Share   Use               Price

 Paper for winter  4.5%   Offers and stock   5.10
 and the garden           with their notes

 Checks of parts  65.6%   Streets and works  8.64
 kitchens, tools          with the upkeep
 and fittings             of all machines

 Delivery         35.8%   Small works        4.36

 Stock of all     71.4%   Paper for summer   9.64
 the warehouses           and for bridges
`),
  ).toEqual([
    [
      ['Goods', 'Share', 'Use', 'Price'],
      ['Paper for winter and the garden', '4.5%', 'Offers and stock with their notes', '5.10'],
      ['Checks of parts kitchens, tools and fittings', '65.6%', 'Streets and works with the upkeep of all machines', '8.64'],
      ['Delivery', '35.8%', 'Small works', '4.36'],
      ['Stock of all the warehouses', '71.4%', 'Paper for summer and for bridges', '9.64'],
    ],
  ])
})

test('three lines of a cell beside a day are no running text', () => {
  const cell = (day: string) =>
    runningText(
      pageOf(`
 North   Members of the price and the    ${day}
         facade of the town market and
         of the region that is smaller
`).words,
    )
  expect(cell('17/04/2023')).toEqual([])
  expect(cell('Wednesday').length).toBeGreaterThan(10)
})

test('two tables beside each other without any rule are two when one ends before the other', () => {
  expect(
    read(`
 *Som*           *Papper*          *Maskin*         *Antal*
 Med             852,262           Norr                   5
 Bro           3,392,236           Med bro        9,214,528
 I             3,078,163
 Lager                58
`),
  ).toEqual([
    [
      ['Som', 'Papper'],
      ['Med', '852,262'],
      ['Bro', '3,392,236'],
      ['I', '3,078,163'],
      ['Lager', '58'],
    ],
    [
      ['Maskin', 'Antal'],
      ['Norr', '5'],
      ['Med bro', '9,214,528'],
    ],
  ])
})

test('two tables beside each other without any rule that end together are two where more white parts them than figures from labels', () => {
  const rows = [
    ['*Som*', '*Papper*', '*Maskin*', '*Antal*'],
    ['Med', '852,262', 'Norr', '5'],
    ['Bro', '3,392,236', 'Med bro', '9,214,528'],
    ['Lager', '58', 'Ost', '7,001'],
  ]
  const lengthOf = (text = '') => text.replaceAll('*', '').length
  const titles = (white: number) =>
    read(
      rows
        .map(([label = '', figure = '', other = '', sum = '']) => {
          const left = `${label.padEnd(25 - lengthOf(figure))}${figure}`.padEnd(25 + white)
          return `${left}${other}`.padEnd(50 + white - lengthOf(sum)) + sum
        })
        .join('\n'),
    ).map((table) => table[0])
  expect(titles(10)).toEqual([
    ['Som', 'Papper'],
    ['Maskin', 'Antal'],
  ])
  expect(titles(4)).toEqual([['Som', 'Papper', 'Maskin', 'Antal']])
})

test('the further line of a bold title belongs to the header of a table without rules', () => {
  const [table] = tables(
    pageOf(`
 *Harbour*         *Amount*     *Open*
 *supply*

 North             65,110     5,557.46
 South             94,504     8,160.18
 West              24,962     1,631.71
 East              16,639     1,531.50
`),
  ).tables
  expect(table && textsOf(table)[0]).toEqual(['Harbour supply', 'Amount', 'Open'])
  expect(table?.rowCount).toBe(5)
})

test('filled titles in two rows with a title over two columns head the rows below', () => {
  const page = pageOf(`
                *Quarter*
 *Good*                          *Amount*
             *One*    *Two*
 Straw       Mine     Small        160.25
 Work        With     Offer        777.56
 Paper       Town     Metal        551.83
 Old         Some     Other        370.54
`)
  const band = (top: number) => ({ box: { left: 40, right: 250, top, bottom: top + 20 }, grey: 0.9 })
  const rule = { from: { x: 102, y: 60 }, to: { x: 180, y: 60 }, thickness: 0.5 }
  const [table] = tables({ ...page, fills: [band(40), band(60)], rulings: [rule] }).tables
  expect(table && textsOf(table).slice(0, 3)).toEqual([
    ['Good', 'Quarter', '…', 'Amount'],
    ['…', 'One', 'Two', '…'],
    ['Straw', 'Mine', 'Small', '160.25'],
  ])
})

test('the further lines of the last row below level rules are its cells, a note is not', () => {
  const rows = (last: string) =>
    read(`
----------------------------------
 Open              Share      Use
----------------------------------
 Repairs           80.5%      4.10

 Report office     12.0%      6.20

 Storage in the     6.7%      7.75
 ${last}
`)[0]?.at(-1)
  expect(rows('north')).toEqual(['Storage in the north', '6.7%', '7.75'])
  expect(rows('Note: x')).toEqual(['Storage in the', '6.7%', '7.75'])
})

test('two tables of one width between level rules stay two with a title between them', () => {
  const tablesOf = (between: string) =>
    read(`
----------------------------------
 Open              Share      Use
----------------------------------
 Repairs           80.5%      4.10
 Report office     12.0%      6.20
----------------------------------
${between}
----------------------------------
 Day              Weight    Price
----------------------------------
 Monday              405     4.10
 Friday              612     6.20
----------------------------------
`).map((rows) => rows.length)
  expect(tablesOf('\n What was weighed\n')).toEqual([3, 3])
})

test('what is summed stands above the first of the short rules over the sums, and the titles above that', () => {
  expect(
    read(`
                   Note     2023        2022

 Revenue              3   18,402      17,118

 Cost of sales        4  -11,290     -10,804
                         --------------------
 Gross profit              7,112       6,314

 Selling costs        5   -2,018      -1,950

 Office costs         5   -1,407      -1,388
                         --------------------
 Operating profit          3,687       2,976

 Interest                   -310        -355
                         --------------------
 Profit before tax         3,377       2,621
`),
  ).toEqual([
    [
      ['', 'Note', '2023', '2022'],
      ['Revenue', '3', '18,402', '17,118'],
      ['Cost of sales', '4', '-11,290', '-10,804'],
      ['Gross profit', '', '7,112', '6,314'],
      ['Selling costs', '5', '-2,018', '-1,950'],
      ['Office costs', '5', '-1,407', '-1,388'],
      ['Operating profit', '', '3,687', '2,976'],
      ['Interest', '', '-310', '-355'],
      ['Profit before tax', '', '3,377', '2,621'],
    ],
  ])
})

test('a second row without a figure goes on with a table that is ruled at its top alone', () => {
  expect(
    read(`
-------------------------------------
 Article         Made by       Share
-------------------------------------
 Oak boards      Sawmill       27.1%

 Birch plywood   Joiner

 Pine slats      Sawmill       98.6%
`),
  ).toEqual([
    [
      ['Article', 'Made by', 'Share'],
      ['Oak boards', 'Sawmill', '27.1%'],
      ['Birch plywood', 'Joiner', ''],
      ['Pine slats', 'Sawmill', '98.6%'],
    ],
  ])
})

test('a label of four lines below titles between rules stays one cell, and the rows after it follow', () => {
  expect(
    read(`
------------------------------------------------
 Service                      Hours      Amount
------------------------------------------------
 Winter care                    214    1,739.16
 of hedges along the north
 path and of both old gates
 in the yard

 Mowing                          96      708.19

 Pruning of the fruit trees      42      748.01
`),
  ).toEqual([
    [
      ['Service', 'Hours', 'Amount'],
      ['Winter care of hedges along the north path and of both old gates in the yard', '214', '1,739.16'],
      ['Mowing', '96', '708.19'],
      ['Pruning of the fruit trees', '42', '748.01'],
    ],
  ])
})

test('a label of three lines beside figures is one row, when it goes on in small letters and the next row begins anew', () => {
  const found = read(`
 Branch                      1900      1910
 Estate agents                354       181
 Gas, steam, electricity    1,524     1,419
 and air conditioning of
 all the houses
 Builders of all kinds        669       352
 Agriculture, forestry      1,859       248
 and fishing
 Mining and quarrying       1,044       474
`)
  expect(found[0]?.map(([label]) => label)).toEqual([
    'Branch',
    'Estate agents',
    'Gas, steam, electricity and air conditioning of all the houses',
    'Builders of all kinds',
    'Agriculture, forestry and fishing',
    'Mining and quarrying',
  ])
})

test('a label whose first line alone is indented goes on in small letters below it', () => {
  const found = read(`
 Branch                        1900      1910
 All branches                   354       181
   Gas, steam, electricity    1,524     1,419
 and the conditioning of air
   Builders of all kinds        669       352
   Agriculture, woods and     1,859       248
 fishing in the rivers
   Mining and quarrying       1,044       474
`)
  expect(found[0]?.map(([label]) => label)).toEqual([
    'Branch',
    'All branches',
    'Gas, steam, electricity and the conditioning of air',
    'Builders of all kinds',
    'Agriculture, woods and fishing in the rivers',
    'Mining and quarrying',
  ])
})

test('lines of a wrapped cell are one row in a scan, where words of one type have boxes of many heights', () => {
  const page = pageOf(`
+------------+---------------------+----------------+
| Source     | Definition          | Examples       |
+------------+---------------------+----------------+
| Still      |                     |                |
| Large      | More than ten tons  | Mills, dryers, |
|            | a year of any one   | and harbours   |
|            | gas                 |                |
|            |                     |                |
| Small      | Fewer than ten tons | Tailors, ovens |
|            | a year of any one   | and barns      |
+------------+---------------------+----------------+
| Moving     |                     |                |
| On road    | Vans, carts and all | Buses, lorries |
|            | sorts of wagons     | and bicycles   |
|            |                     |                |
| Off road   | Boats and any ships | Ferries, trams |
|            | of any one kind     | and gondolas   |
+------------+---------------------+----------------+
`)
  const words = page.words.map((word) => {
    const [high, deep] = [/[A-Zbdfhklt]/.test(word.text) ? 7.2 : 5, /[gpqy,]/.test(word.text) ? 2 : 0]
    return { ...word, font: null, box: { ...word.box, top: word.baseline - high, bottom: word.baseline + deep } }
  })
  expect(
    tables({ ...page, words })
      .tables.map(textsOf)[0]
      ?.map(([first]) => first),
  ).toEqual(['Source', 'Still', 'Large', 'Small', 'Moving', 'On road', 'Off road'])
})

test('in a scan the titles of a table are told from particulars above by most of their words, and a group in capitals from the rows is not', () => {
  const page = pageOf(`
 Northgate Laboratory                                     Report

 Patient      Edith Marlow          Born        02 Feb 1961

 Doctor       T. Arbour             Collected   01 Nov 2026

 *Test*       *Result*   *Flag*     *Units*     Reference

 *BLOOD*

 Haemoglobin      11.2     L        g/dL        12.0-15.5

 White cells       6.4              10/L        4.0-11.0

 *CHEMISTRY*

 Sodium            139     H        mg/L        135-145

 Creatinine       1.31     H        mg/dL       0.50-1.10
`)
  const words = page.words.map((word) => {
    const [high, deep] = [/[A-Z\dbdfhklt]/.test(word.text) ? 7.9 : 5.5, /[gpqy]/.test(word.text) ? 2.3 : 0]
    const box = { ...word.box, top: word.baseline - high, bottom: word.baseline + deep }
    const font = word.font?.bold === true ? { family: '', size: (high + deep) / 1.2, bold: true, italic: false } : null
    return { ...word, readBy: 'ocr' as const, box, font }
  })
  const found = tables({ ...page, readBy: 'ocr', words })
    .tables.map(textsOf)
    .at(-1)
  expect(found?.map(([first]) => first)).toEqual(['Test', 'BLOOD', 'Haemoglobin', 'White cells', 'CHEMISTRY', 'Sodium', 'Creatinine'])
})
