import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import type { ReadPage } from '../stages.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

/** A page of a typewriter: every sign of the picture in one face of 9 points, its dashes too. */
function printOut(picture: string): ReadPage {
  const words = picture
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].flatMap(({ 0: text, index }) =>
        typeset(text, { left: 50 + 5.4 * index, baseline: 60 + 12 * row, size: 9, family: 'Courier' }),
      ),
    )
  return pageOf('', { words })
}
const tablesOf = (picture: string) => tables(printOut(picture)).tables.map(textsOf)

test('dashes under titles say where the columns are, and are no cells', () => {
  const picture = `
ITEM    DESCRIPTION                 QTY     PRICE       VALUE
------  ----------------------  -------  --------  ----------
100123  ROPE 12MM BLUE              120      1.85      222.00
100124  SHACKLE STEEL 8MM            64      3.10      198.40
                                         --------  ----------
        SUBTOTAL DECK                                  420.40

200501  FILTER OIL                   15     11.20      168.00
                                                   ==========
        TOTAL                                          588.40


Dear customer, the stock was counted twice.`
  expect(tablesOf(picture)).toEqual([
    [
      ['ITEM', 'DESCRIPTION', 'QTY', 'PRICE', 'VALUE'],
      ['100123', 'ROPE 12MM BLUE', '120', '1.85', '222.00'],
      ['100124', 'SHACKLE STEEL 8MM', '64', '3.10', '198.40'],
      ['', 'SUBTOTAL DECK', '', '', '420.40'],
      ['200501', 'FILTER OIL', '15', '11.20', '168.00'],
      ['', 'TOTAL', '', '', '588.40'],
    ],
  ])
})

test('columns one space apart are parted by their dashes, and what follows below is not theirs', () => {
  const picture = `
ENAME      JOB              SAL
---------- --------- ----------
SMITH      CLERK            800
ALLEN      SALESMAN        1600
WARD                       1250

3 rows selected.`
  expect(tablesOf(picture)).toEqual([
    [
      ['ENAME', 'JOB', 'SAL'],
      ['SMITH', 'CLERK', '800'],
      ['ALLEN', 'SALESMAN', '1600'],
      ['WARD', '', '1250'],
    ],
  ])
})

test('one rule over the whole width joins no columns', () => {
  const picture = `
Date        Text                    Debit    Credit   Balance
=============================================================
01.03.2026  Opening balance                            500.00
04.03.2026  Rent               350.00                  150.00
09.03.2026  Salary                       1,200.00    1,350.00
-------------------------------------------------------------
31.03.2026  Closing balance                          1,350.00`
  expect(tablesOf(picture)).toEqual([
    [
      ['Date', 'Text', 'Debit', 'Credit', 'Balance'],
      ['01.03.2026', 'Opening balance', '', '', '500.00'],
      ['04.03.2026', 'Rent', '350.00', '', '150.00'],
      ['09.03.2026', 'Salary', '', '1,200.00', '1,350.00'],
      ['31.03.2026', 'Closing balance', '', '', '1,350.00'],
    ],
  ])
})

test('a box of dashes, bars and crosses is a ruled table', () => {
  const picture = `
+--------+-----------------+-------+
| id     | name            | stock |
+--------+-----------------+-------+
|    101 | Rope            |    12 |
|    102 | Shackle steel   |    64 |
|    103 |                 |     0 |
+--------+-----------------+-------+`
  expect(tablesOf(picture)).toEqual([
    [
      ['id', 'name', 'stock'],
      ['101', 'Rope', '12'],
      ['102', 'Shackle steel', '64'],
      ['103', '', '0'],
    ],
  ])
})

test('lines of dashes between paragraphs make no table, nor do dashes that stand for missing figures', () => {
  expect(
    tablesOf(`
Introduction
============

This text has a heading that is underlined and a few lines of prose that
run on below it, as plain text files have them.

------------------------------------------------------------------------

Another part of the text stands between two such lines, and it is not a
table at all, however long it may be.

------------------------------------------------------------------------`),
  ).toEqual([])
  const missing = tablesOf(`
Town        2023   2024   2025
Arden        120    131    144
Brook         --     --     --
Calder        98     --    101`)
  expect(missing[0]?.[2]).toEqual(['Brook', '--', '--', '--'])
})

test('no typed rule is lost: those of a table are kept with what it does not show', () => {
  const page = printOut(`
NAME        AMOUNT
--------  --------
Smith        12.00
Jones         9.00
          ========
Total        21.00`)
  const { tables: found, rest } = tables(page)
  expect(found[0]?.repeated.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['--------', '--------', '========'])
  const kept = found.flatMap(({ caption, cells, repeated }) => [...caption, ...cells.flatMap(({ lines }) => lines), ...repeated])
  const words = [...kept.flatMap((line) => line.words), ...rest]
  expect(words).toHaveLength(page.words.length)
  expect(new Set(words)).toEqual(new Set(page.words))
})
