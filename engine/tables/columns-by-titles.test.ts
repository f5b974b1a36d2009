import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { columnCuts } from './columns.ts'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'

const drawn = (second: string) => `
+------------------+-----------+------------------+-----------+
|                  |           | *Unit*           |           |
| *What*           | *Count*   |            *Off* | *Sum*     |
|                  |           | *price*          |           |
+------------------+-----------+------------------+-----------+
| Nougat, 250 g    | 50        | 4.55       10%   | 204.75    |
+------------------+-----------+------------------+-----------+
| Biscuits, 300 g  | 40        | ${second}             | 128.00    |
+------------------+-----------+------------------+-----------+
| Oil              | 10        | 19.80            | 198.00    |
+------------------+-----------+------------------+-----------+
`
test('a drawn column is two where titles stand apart over figures, in one row at least beside each other', () => {
  expect(textsOf(onlyTable(drawn('3.20')))).toEqual([
    ['What', 'Count', 'Unit price', 'Off', 'Sum'],
    ['Nougat, 250 g', '50', '4.55', '10%', '204.75'],
    ['Biscuits, 300 g', '40', '3.20', '', '128.00'],
    ['Oil', '10', '19.80', '', '198.00'],
  ])
})

test('the names of sums below a table join none of the columns that they stand over', () => {
  const row = (baseline: number, size: number, bold: boolean, ...texts: readonly (readonly [left: number, text: string])[]) =>
    texts.flatMap(([left, text]) => typeset(text, { left, baseline, size, bold }))
  const words = [
    ...row(377, 9, true, [218, 'Shipment'], [358, 'Unit price excl.']),
    ...row(
      387,
      9,
      true,
      [57, 'No.'],
      [105, 'Description'],
      [218, 'Date'],
      [279, 'Quantity'],
      [398, 'VAT'],
      [456, 'VAT %'],
      [530, 'Amount'],
    ),
    ...row(
      410,
      9,
      false,
      [57, '1908-S'],
      [105, 'Desk chair'],
      [218, '02/17/26'],
      [307, '3 Piece'],
      [389, '191.00'],
      [471, '19'],
      [540, '573.00'],
    ),
    ...row(457, 11, false, [348, 'Subtotal'], [537, '573.00']),
    ...row(471, 11, false, [349, '19% VAT'], [537, '108.87']),
    ...row(485, 11, true, [349, 'Total incl. VAT'], [537, '681.87']),
  ]
  const { cuts } = columnCuts(textRowsOf(words), 2)
  expect(cuts.filter((cut) => cut > 333 && cut < 390)).toHaveLength(1)
  expect(cuts).toHaveLength(6)
})

const blue = { grey: 0.9, colour: 'CDF1FF' } as const
/** A table with filled titles; the second has a text in no row. `sentence`: what stands in the third column of the last row. */
function filled(edges: readonly (readonly [left: number, right: number])[], sentence: string) {
  const titles = [
    [72, 'Pos'],
    [142, 'What'],
    [300, 'Price'],
    [400, 'Sum'],
  ] as const
  const words = [
    ...titles.flatMap(([left, text]) => typeset(text, { left, baseline: 108 })),
    ...typeset('Number', { left: 100, baseline: 102 }),
    ...typeset('(kind)', { left: 100, baseline: 114 }),
    ...[
      [1, 'Days', '86.50', '173.00'],
      [2, 'Full cover', '23.10', '46.20'],
      [3, sentence, '5.00', '10.00'],
    ].flatMap(([pos, what, price, sum], row) =>
      [[72, `${pos}`] as const, [142, `${what}`] as const, [300, `${price}`] as const, [400, `${sum}`] as const].flatMap(([left, text]) =>
        typeset(text, { left, baseline: 134 + 18 * row }),
      ),
    ),
  ]
  const fills = edges.map(([left, right]) => ({ box: { left, right, top: 90, bottom: 118 }, ...blue }))
  return tables(pageOf('', { words, fills })).tables.map(textsOf)
}
const apart = [
  [70, 94],
  [98, 136],
  [140, 290],
  [294, 390],
  [394, 450],
] as const

test('a filled title by itself has a column, though no row has a text in it', () => {
  expect(filled(apart, 'Upgrade')).toEqual([
    [
      ['Pos', 'Number (kind)', 'What', 'Price', 'Sum'],
      ['1', '', 'Days', '86.50', '173.00'],
      ['2', '', 'Full cover', '23.10', '46.20'],
      ['3', '', 'Upgrade', '5.00', '10.00'],
    ],
  ])
})
test('titles filled as one tell no columns', () => {
  expect(filled([[70, 450]], 'Upgrade')[0]?.[1]).toHaveLength(4)
})
