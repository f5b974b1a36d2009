import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('what goods come to is an amount, beside the column of their names', () => {
  const { items } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(200, [50, 'Code'], [120, 'Product'], [300, 'Qty'], [360, 'Price £'], [430, 'VAT'], [480, 'Goods £']),
    ...row(214, [50, 'BV1012'], [120, 'Spring water'], [300, '6'], [360, '4.85'], [430, 'S'], [480, '29.10']),
    ...row(228, [50, 'BV1020'], [120, 'Sparkling water'], [300, '4'], [360, '9.60'], [430, 'S'], [480, '38.40']),
    ...row(260, [360, 'Total'], [480, '67.50']),
  )
  expect(items).toMatchObject([
    { item_number: 'BV1012', description: 'Spring water', quantity: '6', unit_price: '4.85', amount: '29.10' },
    { item_number: 'BV1020', description: 'Sparkling water', quantity: '4', unit_price: '9.60', amount: '38.40' },
  ])
})

test('below a code in bold, of letters and a stroke as well, stands what it is', () => {
  const bold = { bold: true }
  const { items } = read(
    ...row(50, [50, 'Credit note no. 17']),
    ...row(200, [50, 'No.'], [90, 'Particulars'], [330, 'Qty'], [390, 'Unit Price'], [480, 'Amount']),
    ...row(214, [50, '1'], [90, 'GSK-610', bold], [330, '6'], [390, '12.40'], [480, '74.40']),
    ...row(226, [90, 'Gasket kit']),
    ...row(248, [50, '2'], [90, 'PRC-ADJ', bold], [330, '120'], [390, '3.50'], [480, '420.00']),
    ...row(260, [90, 'Price adjustment on filters']),
    ...row(290, [390, 'Total'], [480, '494.40']),
  )
  expect(items.map(({ description }) => description)).toEqual([
    expect.stringContaining('Gasket kit'),
    expect.stringContaining('Price adjustment on filters'),
  ])
})
