import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('an address without a code is told by the country under its street and town', () => {
  const { values } = read(
    ...row(50, [300, 'Invoice 17', { size: 16 }]),
    ...row(100, [50, 'Bill To:', { bold: true }], [300, 'Bill From:', { bold: true }]),
    ...row(112, [50, 'Jane Brook'], [300, 'Mill Works']),
    ...row(124, [50, 'jane@brook.example'], [300, '2 Canal Street, London']),
    ...row(136, [50, '522 Main Street, New York'], [300, 'UK']),
    ...row(148, [50, 'USA']),
  )
  expect(values).toMatchObject({
    buyer_name: 'Jane Brook',
    buyer_street: '522 Main Street',
    buyer_city: 'New York',
    buyer_country: 'USA',
    seller_name: 'Mill Works',
    seller_street: '2 Canal Street',
    seller_city: 'London',
    seller_country: 'UK',
  })
})

test('a heading beside a heading is nobody’s name', () => {
  const { values } = read(...row(100, [50, 'Bill To:'], [300, 'Our notes:']), ...row(112, [50, 'Jane Brook'], [300, 'Thank you']))
  expect(values.buyer_name).toBe('Jane Brook')
})

test('the country before an Indian code is no town', () => {
  const { values } = read(
    ...row(50, [50, 'Tax invoice no. 17']),
    ...row(70, [50, 'Sold by: Mill Retail Pvt. Ltd.']),
    ...row(82, [50, 'No. 42/1, Mill Road, Hoskote Taluk, Bangalore, Karnataka, India - 560067']),
  )
  expect(values).toMatchObject({
    seller_street: 'No. 42/1, Mill Road, Hoskote Taluk',
    seller_city: 'Bangalore',
    seller_country: 'India',
    seller_postcode: '560067',
  })
})
