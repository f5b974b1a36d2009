import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { slipTables } from './slip-tables.ts'

/** A text that begins at `at`, or with `ends` one that ends there, in points. */
type Printed = readonly [text: string, at: number, ends?: 'ends']

/** The rows of the tables that lines of a slip become; each line given by its texts, 12 points below the one before, or further by `skip` lines. */
function read(lines: readonly (readonly Printed[])[], skip: Readonly<Record<number, number>> = {}): readonly string[][] {
  let baseline = 50
  const words = lines.flatMap((line, index) => {
    baseline += 12 * (1 + (skip[index] ?? 0))
    return line.flatMap(([text, at, ends]) => {
      const set = typeset(text, { left: at, baseline, size: 8 })
      const over = ends === 'ends' ? (set.at(-1)?.box.right ?? at) - at : 0
      return set.map((word) => ({ ...word, box: { ...word.box, left: word.box.left - over, right: word.box.right - over } }))
    })
  })
  return slipTables(words).map(({ grid }) =>
    Array.from({ length: grid.ys.length - 1 }, (_, row) =>
      grid.cells
        .filter((cell) => cell.row === row)
        .map((cell) => cell.words.map(({ text }) => text).join(' '))
        .join(' | '),
    ),
  )
}
const sum = (label: string, amount: string, end = 180): readonly Printed[] => [
  [label, 10],
  [amount, end, 'ends'],
]

test('goods, their names on lines of their own and the sums are one table under the titles', () => {
  expect(
    read([
      [
        ['Item', 10],
        ['Qty', 80],
        ['Price', 130, 'ends'],
        ['Amount', 180, 'ends'],
      ],
      [['Spring roll in a basket', 10]],
      [
        ['517', 10],
        ['12', 82],
        ['14.73', 130, 'ends'],
        ['176.76', 180, 'ends'],
        ['SR', 190],
      ],
      [['Tea', 10]],
      [
        ['410', 10],
        ['1', 82],
        ['12.72', 130, 'ends'],
        ['12.72', 180, 'ends'],
        ['SR', 190],
      ],
      sum('Sub total :', '189.48'),
      sum('Cash :', '200.00'),
    ]),
  ).toEqual([
    [
      'Item | Qty | Price | Amount | ',
      'Spring roll in a basket |  |  |  | ',
      '517 | 12 | 14.73 | 176.76 | SR',
      'Tea |  |  |  | ',
      '410 | 1 | 12.72 | 12.72 | SR',
      'Sub total : |  |  | 189.48 | ',
      'Cash : |  |  | 200.00 | ',
    ],
  ])
})

test('labels set to the right are whole, though their words part at the same places', () => {
  const label = (first: string, second: string, amount: string): readonly Printed[] => [
    [first, 70, 'ends'],
    [second, 74],
    [amount, 180, 'ends'],
  ]
  expect(read([label('SUB', 'TOTAL :', '20.00'), label('ROUNDING', 'TOTAL :', '0.00'), label('GRAND', 'TOTAL :', '20.00')])).toEqual([
    ['SUB TOTAL : | 20.00', 'ROUNDING TOTAL : | 0.00', 'GRAND TOTAL : | 20.00'],
  ])
})

test('sums that end where the marks behind the amounts do stand in the column of the amounts', () => {
  const good = (name: string, amount: string): readonly Printed[] => [
    [name, 10],
    [amount, 165, 'ends'],
    ['SR', 180, 'ends'],
  ]
  expect(read([good('Pie', '10.50'), good('Soda', '20.90'), sum('TOTAL', '31.40'), sum('Cash', '40.00')])).toEqual([
    ['Pie | 10.50 | SR', 'Soda | 20.90 | SR', 'TOTAL | 31.40 | ', 'Cash | 40.00 | '],
  ])
})

test('an amount whose point is too faint to be read stands in its column as it is', () => {
  expect(
    read([
      sum('Tea', '12.72'),
      [
        ['Gross', 10],
        ['47', 167, 'ends'],
        ['80', 178, 'ends'],
      ],
      sum('Tax', '2.87'),
      sum('Net', '50.67'),
    ]),
  ).toEqual([['Tea | 12.72', 'Gross | 47 80', 'Tax | 2.87', 'Net | 50.67']])
})

test('a currency far before its amount belongs to it', () => {
  const line = (label: string, amount: string): readonly Printed[] => [
    [label, 10],
    ['RM', 140],
    [amount, 180, 'ends'],
  ]
  expect(read([line('Fuel', '85.54'), line('Total', '85.54'), line('Visa', '85.54')])).toEqual([
    ['Fuel | RM 85.54', 'Total | RM 85.54', 'Visa | RM 85.54'],
  ])
})

test('titles further below begin another table, and so does white of some lines', () => {
  const titles: readonly Printed[] = [
    ['Tax code', 10],
    ['Net', 120, 'ends'],
    ['Tax', 180, 'ends'],
  ]
  const tax: readonly Printed[] = [
    ['SR', 10],
    ['10.94', 120, 'ends'],
    ['0.66', 180, 'ends'],
  ]
  const sums = [sum('Pie', '5.00'), sum('Tea', '6.60'), sum('Total', '11.60')]
  expect(read([...sums, titles, tax, tax])).toHaveLength(2)
  expect(read([...sums, ...sums], { 3: 5 })).toHaveLength(2)
})

test('the name above the first figures belongs to them where no titles stand', () => {
  const good = (code: string, amount: string): readonly Printed[] => [
    [code, 10],
    ['1', 90],
    [amount, 180, 'ends'],
  ]
  const lines = [
    [['Binder clip', 10]],
    good('2901060', '2.00'),
    [['Envelope', 10]],
    good('9555023', '4.40'),
    good('9555024', '1.40'),
  ] as const
  expect(read(lines)[0]?.[0]).toBe('Binder clip |  | ')
})

test('a figure behind amounts is the class of their tax, and rows of stars are no rows', () => {
  const good = (name: string, amount: string): readonly Printed[] => [
    [name, 10],
    [amount, 165, 'ends'],
    ['1', 175, 'ends'],
  ]
  expect(read([good('Pie', '10.50'), [['************', 10]], good('Soda', '20.90'), sum('TOTAL', '31.40', 165)])).toEqual([
    ['Pie | 10.50 | 1', 'Soda | 20.90 | 1', 'TOTAL | 31.40 | '],
  ])
})

test('no table is made of fewer than three amounts without titles, or of amounts that do not stand below each other', () => {
  expect(read([sum('Tea', '1.00'), sum('Total', '1.00'), [['Thank you', 10]]])).toEqual([])
  expect(read([sum('Tea', '1.00', 180), sum('Pie', '2.00', 140), sum('Bun', '3.00', 100)])).toEqual([])
})
