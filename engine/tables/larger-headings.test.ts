import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

/** The tables of a page on which words of these texts are set a fifth larger than all others. */
const tablesUnder = (headings: readonly string[], picture: string) => {
  const page = pageOf(picture)
  const words = page.words.map((word) =>
    word.font !== null && headings.includes(word.text) ? { ...word, font: { ...word.font, size: 1.2 * word.font.size } } : word,
  )
  return tables({ ...page, words }).tables.map(textsOf)
}

test('a heading set larger than the rows above it begins another table', () => {
  const [first, second, ...others] = tablesUnder(
    ['Inland'],
    `
 Town      Visits   Nights
 Aurora     1,200      300
 Bella      5,800      950
 Calvillo      40       12
 *Inland*
 Town      Arrivals  Share
 Dolores      310      20%
 Esperia       55      35%
`,
  )
  expect(first).toHaveLength(4)
  expect(second?.[0]).toEqual(['Town', 'Arrivals', 'Share'])
  expect(second).toHaveLength(3)
  expect(others).toEqual([])
})

test('a heading in the size of the rows belongs to their table', () => {
  const [first, ...others] = tablesUnder(
    [],
    `
 Town      Visits   Nights
 Aurora     1,200      300
 Bella      5,800      950
 *Inland*
 Dolores      310       20
 Esperia       55       35
`,
  )
  expect(first).toHaveLength(6)
  expect(others).toEqual([])
})

test('a larger heading between two tables of equal rules parts them and is in neither', () => {
  const found = tablesUnder(
    ['Coast', 'Inland'],
    `
 *Coast*
 *Town*    *Visits*   *Nights*
-------------------------------
 Aurora     1,200      300
-------------------------------
 Bella      5,800      950
-------------------------------
 *Inland*
 *Town*    *Arrivals*  *Share*
-------------------------------
 Dolores      310      20%
-------------------------------
 Esperia       55      35%
-------------------------------
`,
  )
  expect(found.map((rows) => rows.map(([label]) => label))).toEqual([
    ['Town', 'Aurora', 'Bella'],
    ['Town', 'Dolores', 'Esperia'],
  ])
})

test('a larger heading right above rows of figures belongs to their table', () => {
  const [first, ...others] = tablesUnder(
    ['Inland'],
    `
 Town      Visits   Nights
 Aurora     1,200      300
 Bella      5,800      950
 *Inland*
 Dolores      310       20
 Esperia       55       35
`,
  )
  expect(first).toHaveLength(6)
  expect(others).toEqual([])
})

test('a larger heading over years, or over titles of several lines, begins another table as well', () => {
  const found = tablesUnder(
    ['Inland', 'Abroad'],
    `
 Town      2019     2020
 Aurora     1,200      300
 Bella      5,800      950
 *Inland*
 Town      2021     2022
 Dolores      310       20
 Esperia       55       35
 *Abroad*
                     Nights
 Town      Visits  in all
 Fontana      310       20
 Gironda       55       35
`,
  )
  expect(found.map((rows) => rows[0]?.[0])).toEqual(['Town', 'Town', 'Town'])
  expect(found[2]?.[0]).toEqual(['Town', 'Visits', 'Nights in all'])
})

test('a larger heading alone between the last rule of a table and the first of the next parts them', () => {
  const found = tablesUnder(
    ['Inland'],
    `
---------------------------
 Town      Visits   Nights
---------------------------
 Aurora     1,200      300
 Bella      5,800      950
---------------------------
 *Inland*
---------------------------
 Town      Arrivals  Share
---------------------------
 Dolores      310      20%
 Esperia       55      35%
---------------------------
`,
  )
  expect(found.map((rows) => rows.length)).toEqual([3, 3])
})

test('tables with one rule each, under their titles, are parted by larger headings, which are in neither', () => {
  const found = tablesUnder(
    ['Cheques', 'Balances'],
    `
 *Cheques*
 *Day*     *Number*   *Amount*    *Day*     *Number*  *Amount*
---------------------------------------------------------------
 10/03     1042       -875.00     10/21     1045       -150.00
 10/11     1043       -250.00

 *Balances*
 *Day*     *Balance*              *Day*     *Balance*
---------------------------------------------------------------
 10/01     3,412.87               10/11     4,102.44
 10/02     5,475.92               10/16     6,165.49
`,
  )
  expect(found).toEqual([
    [
      ['Day', 'Number', 'Amount', 'Day', 'Number', 'Amount'],
      ['10/03', '1042', '-875.00', '10/21', '1045', '-150.00'],
      ['10/11', '1043', '-250.00', '', '', ''],
    ],
    [
      ['Day', 'Balance', 'Day', 'Balance'],
      ['10/01', '3,412.87', '10/11', '4,102.44'],
      ['10/02', '5,475.92', '10/16', '6,165.49'],
    ],
  ])
})

test('a bold heading over bold titles parts tables with one rule each, be it no larger than they are', () => {
  const found = tablesUnder(
    [],
    `
 *Day*     *Number*   *Amount*
---------------------------------
 10/03     1042       -875.00
 10/11     1043       -250.00

 *Balances*

 *Day*     *Balance*  *Change*
---------------------------------
 10/01     3,412.87    -12.00
 10/02     5,475.92     63.05
`,
  )
  expect(found.map((rows) => rows[0])).toEqual([
    ['Day', 'Number', 'Amount'],
    ['Day', 'Balance', 'Change'],
  ])
})

test('the sign of a unit over a column is a title, below which a larger heading begins another table', () => {
  const [first, second, ...others] = tablesUnder(
    ['Holdings'],
    `
 Launched         12-May-2014
 Size                   1.28
 Charge               0.86 %
 *Holdings*
 *Name*                  *%*
 Microtech               6.1
 Brandt                  4.2
 Kestrel                 3.5
`,
  )
  expect(first).toHaveLength(3)
  expect(second?.[0]).toEqual(['Name', '%'])
  expect(others).toEqual([])
})

test('the second line of a larger title in the middle of the page is no title over the columns below it', () => {
  const picture = `
                       Receivables
                 As at 30 September 2025
 Customer       Current    30 days    60 days     Total
 Abbott            0.00     660.00   1,204.50  1,864.50
 Carver          905.75       0.00     278.20  1,183.95
 Fenwick         120.00      88.10       0.00    208.10
`
  const firstOf = (headings: readonly string[], text: string) => tablesUnder(headings, text)[0]?.[0]?.[0]
  expect(firstOf(['Receivables'], picture)).toBe('Customer')
  // Without such a title above it is one.
  expect(firstOf([], picture.replace('Receivables', '           '))).toBe('As at 30 September 2025')
})

test('a larger heading between the sum of one table and the titles of the next is in neither, where rules stand over the sums alone', () => {
  const found = tablesUnder(
    ['Model'],
    `
 Article      Beds       Cost
 QR6457    1,988,647   5,652
 KX0185    7,309,638   2,333
-----------------------------
 Total     9,298,285   7,985

 *Model*

 Article      Beds       Cost
 T3434     8,118,482   2,999
 AB3258    2,087,959   4,212
-----------------------------
 Total    10,206,441   7,211
`,
  )
  expect(found.map((rows) => rows.map(([first]) => first))).toEqual([
    ['Article', 'QR6457', 'KX0185', 'Total'],
    ['Article', 'T3434', 'AB3258', 'Total'],
  ])
})

test('a bold heading that runs past the rules of two narrow tables parts them', () => {
  const page = pageOf(`
 Account | Team
---------+-------
 004357  |  x
 001924  |  -
 005375  |  x
 With machine after archive
 Account | Team
---------+-------
 002907  |  x
 009626  |  -
 000298  |  -
`)
  const heading = ['With', 'machine', 'after', 'archive']
  const words = page.words.map((word) =>
    word.font !== null && heading.includes(word.text) ? { ...word, font: { ...word.font, bold: true } } : word,
  )
  expect(tables({ ...page, words }).tables.map((table) => textsOf(table).map(([first]) => first))).toEqual([
    ['Account', '004357', '001924', '005375'],
    ['Account', '002907', '009626', '000298'],
  ])
})
