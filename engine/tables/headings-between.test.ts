import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

/** A row: its baseline, whether it is bold, and where each of its texts begins. */
type Row = readonly [baseline: number, bold: boolean, ...texts: readonly (readonly [left: number, text: string])[]]
const tablesOf = (...rows: readonly Row[]) => {
  const words = rows.flatMap(([baseline, bold, ...texts]) =>
    texts.flatMap(([left, text]) => typeset(text, { left, baseline, bold, family: 'Courier' })),
  )
  return tables(pageOf('', { words })).tables.map(textsOf)
}
const taxes: readonly Row[] = [
  [100, true, [50, 'Kind'], [200, 'Base'], [300, 'Rate'], [400, 'Tax']],
  [112, false, [50, 'Sales tax'], [200, '321.40'], [300, '19'], [400, '61.07']],
  [124, false, [50, 'Sales tax'], [200, '127.59'], [300, '7'], [400, '8.93']],
]

test('sums under a bold name of their own, right of it, are no rows of the table above', () => {
  const found = tablesOf(
    ...taxes,
    [149, true, [50, 'Sums:']],
    [161, false, [240, 'Goods'], [400, '457.20']],
    [173, false, [240, 'Charges'], [400, '3.00']],
    [185, false, [240, 'Net'], [400, '460.20']],
    [197, false, [240, 'To pay'], [400, '533.00']],
  )
  expect(found.map((rows) => rows.map((row) => row.at(-1)))).toEqual([
    ['Tax', '61.07', '8.93'],
    ['457.20', '3.00', '460.20', '533.00'],
  ])
})

test('a bold name of rows that begin where those above do stays among them', () => {
  const found = tablesOf(
    ...taxes,
    [149, true, [50, 'Abroad']],
    [161, false, [50, 'Sales tax'], [200, '40.00'], [300, '7'], [400, '2.80']],
    [173, false, [50, 'Sales tax'], [200, '50.00'], [300, '7'], [400, '3.50']],
  )
  expect(found.map((rows) => rows.map((row) => row.at(-1)))).toEqual([['Tax', '61.07', '8.93', '', '2.80', '3.50']])
})

test('a bold text over bold titles of more columns begins another table below lines that are not bold', () => {
  const found = tablesOf(
    [60, true, [50, 'Description'], [300, 'Due'], [400, 'Part']],
    [72, false, [50, 'The work was done in the time']],
    [84, false, [50, 'between delivery and return,']],
    [96, false, [50, 'and is paid by card: this is']],
    [108, false, [50, 'not asked for once more.']],
    [127, true, [50, 'Taxes']],
    [139, true, [50, 'Kind'], [150, 'Base'], [230, 'Rate'], [300, 'Net'], [400, 'Tax']],
    [151, false, [50, 'Sales tax'], [150, '321.40'], [230, '19'], [300, '321.40'], [400, '61.07']],
    [163, false, [50, 'Sales tax'], [150, '127.59'], [230, '7'], [300, '127.59'], [400, '8.93']],
  )
  expect(found.map((rows) => rows.map((row) => row.at(-1)))).toEqual([['Tax', '61.07', '8.93']])
})
