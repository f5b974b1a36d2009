import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

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
