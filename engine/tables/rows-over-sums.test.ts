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
