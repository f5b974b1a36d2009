import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const head = row(100, [80, 'Product'], [300, 'Qnt'], [380, 'Unit price'], [480, 'Amount'])
const sum = row(210, [380, 'Total'], [480, '95.00'])
const items = (first: string, second: string) =>
  read(
    ...head,
    ...row(120, [50, first], [80, 'Copper kettle'], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(140, [50, second], [80, 'Mending of two lids'], [300, '1'], [380, '15.00'], [480, '15.00']),
    ...sum,
  ).items

test('numbers that count the items in a column without a title are their positions', () => {
  expect(items('1', '2')).toMatchObject([
    { position: '1', description: 'Copper kettle', quantity: '2' },
    { position: '2', description: 'Mending of two lids', quantity: '1' },
  ])
})

test('numbers that do not count them stay where they are', () => {
  expect(items('2', '4').every((item) => !('position' in item))).toBe(true)
})
