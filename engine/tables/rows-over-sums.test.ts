import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('rows over the one rule of a table, above its sum, are rows and no titles', () => {
  const table = onlyTable(`
 Fare               EUR 246.00
 Taxes               EUR 97.64
 Checked bag         EUR 38.00
------------------------------
 Total paid         EUR 381.64
`)
  expect(table.headerRows).toBe(0)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Fare', 'Taxes', 'Checked bag', 'Total paid'])
})

test('titles over rows that a rule parts from their sum are a row of their own', () => {
  const table = onlyTable(`
 Item     Size     Amount
 Fare       10     246.00
 Taxes      12      97.64
--------------------------
 Total             343.64
`)
  expect(table.headerRows).toBe(1)
  expect(textsOf(table)).toEqual([
    ['Item', 'Size', 'Amount'],
    ['Fare', '10', '246.00'],
    ['Taxes', '12', '97.64'],
    ['Total', '', '343.64'],
  ])
})

test('bold titles end where each has plain text under it, though that holds no figures', () => {
  const table = onlyTable(`
 *Name*         *Number*        *Seat*       *Bags*
 Ms Clara       A12-24119       14A / 09C    one bag
 Mr Jonas       A12-24120       14B / 09D    –
`)
  expect(textsOf(table)).toEqual([
    ['Name', 'Number', 'Seat', 'Bags'],
    ['Ms Clara', 'A12-24119', '14A / 09C', 'one bag'],
    ['Mr Jonas', 'A12-24120', '14B / 09D', '–'],
  ])
})

test('the sum of a group and the name of the next, between rules above sums, are rows of their own', () => {
  const table = onlyTable(`
 Pos.    Description                Quantity    Price      Amount
------------------------------------------------------------------
 1       *Patio*
 1.1     Excavate the old soil      8.5 m       62.00       527.00
 1.2     Lay sandstone flags        34 m        88.50     3,009.00
------------------------------------------------------------------
         *Subtotal* *patio*                               3,536.00
 2       *Fence*
 2.1     Boards in concrete         22 m        74.00     1,628.00
------------------------------------------------------------------
         *Subtotal* *fence*                               1,628.00
         Tax                                              1,032.80
------------------------------------------------------------------
         *Total*                                          6,196.80
`)
  expect(textsOf(table).map(([position, text, , , amount]) => [position, text, amount])).toEqual([
    ['Pos.', 'Description', 'Amount'],
    ['1', 'Patio', ''],
    ['1.1', 'Excavate the old soil', '527.00'],
    ['1.2', 'Lay sandstone flags', '3,009.00'],
    ['', 'Subtotal patio', '3,536.00'],
    ['2', 'Fence', ''],
    ['2.1', 'Boards in concrete', '1,628.00'],
    ['', 'Subtotal fence', '1,628.00'],
    ['', 'Tax', '1,032.80'],
    ['', 'Total', '6,196.80'],
  ])
})

test('amounts without a currency over the one rule of a table are rows, too, below tinted titles', () => {
  const page = pageOf(`
 Date    Service           Reference    Charges   Credits
 11-Oct  Accommodation                   142.00
 11-Oct  Dinner            R-4471         63.50
 12-Oct  Deposit received  D-9921                  150.00
 13-Oct  Accommodation                   142.00
 13-Oct  Breakfast                        18.00
 13-Oct  Laundry           L-0088         21.40
 14-Oct  Accommodation                   142.00
 14-Oct  Telephone                         3.10
 14-Oct  Card              A-0221                  382.00
-----------------------------------------------------------
                           Total         532.00    532.00
`)
  const tint = { box: { left: 42.5, right: 337.5, top: 41, bottom: 53 }, grey: 0.85 }
  const [table, ...others] = tables({ ...page, fills: [tint] }).tables
  expect(others).toEqual([])
  expect(table === undefined ? null : textsOf(table).map(([date]) => date)).toEqual([
    'Date',
    '11-Oct',
    '11-Oct',
    '12-Oct',
    '13-Oct',
    '13-Oct',
    '13-Oct',
    '14-Oct',
    '14-Oct',
    '14-Oct',
    '',
  ])
})

test('rows whose sums are ruled off are read line by line, with the names of their groups', () => {
  const table = onlyTable(`
 Customer      Issued       Due           30 days    60 days      Total
------------------------------------------------------------------------
 *Abbott*

 No. 20418     02/07/2025   01/08/2025             1,204.50   1,204.50

 No. 20511     18/08/2025   17/09/2025    660.00                660.00
------------------------------------------------------------------------
 *Sum-Abbott*                            *660.00* *1,204.50* *1,864.50*

 *Carver*

 No. 20377     11/05/2025   10/06/2025               318.20     318.20

 No. 20602     12/09/2025   12/10/2025    905.75                905.75
------------------------------------------------------------------------
 *Sum-Carver*                            *905.75*  *318.20* *1,223.95*
------------------------------------------------------------------------
 *All*                                 *1,565.75* *1,522.70* *3,088.45*
------------------------------------------------------------------------
`)
  expect(textsOf(table).map(([name, , , , , total]) => [name, total])).toEqual([
    ['Customer', 'Total'],
    ['Abbott', ''],
    ['No. 20418', '1,204.50'],
    ['No. 20511', '660.00'],
    ['Sum-Abbott', '1,864.50'],
    ['Carver', ''],
    ['No. 20377', '318.20'],
    ['No. 20602', '905.75'],
    ['Sum-Carver', '1,223.95'],
    ['All', '3,088.45'],
  ])
})

test('the rows above the first of the rules over sums belong to the table, and the titles in two lines above them', () => {
  const table = onlyTable(`
                        *Note*    *2024*      *2023*
                                    *£m*        *£m*
 Revenue                    4    1,284.6     1,190.3
 Cost of sales                   (812.4)     (770.9)
-----------------------------------------------------
 *Gross*                         *472.2*     *419.4*
 Administration             5    (301.8)     (279.0)
 Other income                        6.1         3.7
-----------------------------------------------------
 *Operating*                     *176.5*     *144.1*
 Taxation                   9     (37.1)      (29.5)
-----------------------------------------------------
 *Year*                          *139.4*     *114.6*
-----------------------------------------------------
 *Earnings*                11
 Basic                             41.2p       33.9p
 Diluted                           40.7p       33.4p
`)
  expect(textsOf(table).map(([name, note, now]) => [name, note, now])).toEqual([
    ['', 'Note', '2024 £m'],
    ['Revenue', '4', '1,284.6'],
    ['Cost of sales', '', '(812.4)'],
    ['Gross', '', '472.2'],
    ['Administration', '5', '(301.8)'],
    ['Other income', '', '6.1'],
    ['Operating', '', '176.5'],
    ['Taxation', '9', '(37.1)'],
    ['Year', '', '139.4'],
    ['Earnings', '11', ''],
    ['Basic', '', '41.2p'],
    ['Diluted', '', '40.7p'],
  ])
})

test('a long list between rules over the sums of its stretches is one table', () => {
  const rows = Array.from(
    { length: 12 },
    (_, i) => ` ${String(i + 1).padStart(2)}     ${4500 + 7 * i}.10    ${200 + i}.40    ${9000 - 31 * i}.05`,
  )
  const sum = '--------------------------------------\n Sum    9,912.20    804.10           '
  const table = onlyTable(`
 No.       Paid   Interest    Balance
${rows.slice(0, 5).join('\n')}
${sum}
${rows.slice(5, 9).join('\n')}
${sum}
${rows.slice(9).join('\n')}
`)
  expect(table.rowCount).toBe(15)
})

test('sums that are ruled in half of the width take no figures from the row of goods above them', () => {
  const page = pageOf(`
 Item                     Qty     Price     Amount
----------------------------------------------------
 Team plan                7       15.00     105.00
 Extra storage            2        7.00      14.00
                          --------------------------
                          Subtotal           119.00
                          --------------------------
                          Tax                 23.80
                          --------------------------
                          Total              142.80
                          --------------------------
                          Amount due         142.80
`)
  const [goods, sums] = tables(page).tables
  expect(goods === undefined ? [] : textsOf(goods)).toContainEqual(['Extra storage', '2', '7.00', '14.00'])
  expect(sums === undefined ? [] : textsOf(sums)).toEqual([
    ['Subtotal', '119.00'],
    ['Tax', '23.80'],
    ['Total', '142.80'],
    ['Amount due', '142.80'],
  ])
})

test('labelled amounts over a rule are rows, whatever stands below it', () => {
  const table = onlyTable(`
---------------------------------
 Fares                    246.00
 Net total                246.00
 Taxes in           EUR    97.64
 Gross total              343.64
---------------------------------
 Deposit            none
 To be paid               343.64
---------------------------------
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Fares', 'Net total', 'Taxes in', 'Gross total', 'Deposit', 'To be paid'])
})

test('labels with colons and what stands behind them are rows over a rule', () => {
  const table = onlyTable(`
---------------------------------
 Currency:           EUR
 Delivered on:       29.09.2018
 Order:              B123456789
---------------------------------
 Number:             549910
 Name:               Hill Works
---------------------------------
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Currency:', 'Delivered on:', 'Order:', 'Number:', 'Name:'])
})
