import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

const bill = `
 Goods       Discount   Freight      Net      Tax     Whole
 326.50         -8.10      3.00   321.40    61.07    382.47
 130.70         -3.11             127.59     8.93    136.52
`

test('the row of sums under a rule belongs to the table above it', () => {
  const table = onlyTable(`${bill}------------------------------------------------------------

 457.20        -11.21      3.00   448.99    70.00    518.99
`)
  expect(textsOf(table).at(-1)).toEqual(['457.20', '-11.21', '3.00', '448.99', '70.00', '518.99'])
  expect(table.columns).toHaveLength(6)
})

test('sums in bold belong to the rows above them, with the currency that stands among them', () => {
  const table = onlyTable(`${bill}

 *457.20*      *-11.21*    *3.00* *448.99*    *EUR*  *518.99*
`)
  expect(textsOf(table).at(-1)).toEqual(['457.20', '-11.21', '3.00', '448.99', 'EUR', '518.99'])
})

test('figures that stand between the columns are no sums of them', () => {
  const table = onlyTable(`${bill}------------------------------------------------------------

        457.20       88.10     17.00      448.99       
`)
  expect(textsOf(table)).toHaveLength(3)
})
