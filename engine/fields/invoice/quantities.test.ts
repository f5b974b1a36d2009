import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const head = row(100, [50, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount'])

test('a unit right behind its number is none of it', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Beef'], [300, '5kg'], [380, '5.50'], [480, '27.50']),
    ...row(140, [50, 'Cutting'], [300, '2.5h'], [380, '40.00'], [480, '100.00']),
    ...row(160, [50, 'Tray'], [300, '2'], [380, '1.00'], [480, '2.00']),
    ...row(190, [380, 'Total'], [480, '129.50']),
  )
  expect(items.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    ['5', 'kg'],
    ['2.5', 'h'],
    ['2', undefined],
  ])
})

test('the size of a pack is no quantity', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Bolts'], [300, '6M'], [380, '5.50'], [480, '33.00']),
    ...row(140, [50, 'Nuts'], [300, '2'], [380, '1.00'], [480, '2.00']),
    ...row(170, [380, 'Total'], [480, '35.00']),
  )
  expect(items.map(({ quantity }) => quantity)).toEqual([undefined, '2'])
})
