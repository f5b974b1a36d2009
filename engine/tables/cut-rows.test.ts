import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

const clause = (number: number) =>
  `
 ${number}         The lender lends the thing      201${number}
           to the borrower for as long
           as both have agreed upon in
           writing, and the borrower has
           no right to lend it further
           than the house in which both
           of them live at that time.
---------------------------------------------`.slice(1)

test('a row that the page has no room for below the last rule belongs to the rows of long texts above', () => {
  const table = onlyTable(`
 *Clause*  *Meaning*                      *Since*
---------------------------------------------
${[1, 2, 3].map(clause).join('\n')}
 4         The lender lends the thing      2014
           to the borrower for as long
`)
  expect(textsOf(table).map(([number]) => number)).toEqual(['Clause', '1', '2', '3', '4'])
  expect(textsOf(table)[4]).toEqual(['4', 'The lender lends the thing to the borrower for as long', '2014'])
})

test('the rest of a row of the page before is the first row below the titles printed again', () => {
  const table = onlyTable(`
 *Clause*  *Meaning*                      *Since*
---------------------------------------------
           as both have agreed upon in
           writing, and the borrower has
           to give it back.
---------------------------------------------
${[5, 6].map(clause).join('\n')}
`)
  expect(textsOf(table).slice(0, 2)).toEqual([
    ['Clause', 'Meaning', 'Since'],
    ['', 'as both have agreed upon in writing, and the borrower has to give it back.', ''],
  ])
  expect(table.rowCount).toBe(4)
})

test('the lines of a cell that the page before had no room for are one row where every row has a label', () => {
  const table = onlyTable(`
 *Town*      *Remarks*              *Visits*
             Harbour and the
             Bridge beside it
             Tower
 Aurora      Ferry seen from the       1,200
             Island
 Bella       no remarks                5,800
 Calvillo    Ferry                        40
 Dolores     no remarks                  310
`)
  expect(textsOf(table)[1]).toEqual(['', 'Harbour and the Bridge beside it Tower', ''])
})
