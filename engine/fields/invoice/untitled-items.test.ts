import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('nothing times nothing is no quantity and price', () => {
  const { items } = read(
    ...row(110, [60, 'Subscription'], [300, '20.00'], [380, '4.00'], [480, '24.00']),
    ...row(122, [60, 'Calls'], [300, '0.00'], [380, '0.00'], [480, '0.00']),
    ...row(134, [60, 'Services once'], [300, '0.00'], [380, '0.00'], [480, '0.00']),
    ...row(180, [60, 'Total now payable'], [480, '24.00']),
  )
  expect(items).toEqual([
    { description: 'Subscription', amount: '24.00' },
    { description: 'Calls', amount: '0.00' },
    { description: 'Services once', amount: '0.00' },
  ])
})
