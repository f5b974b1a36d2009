import { expect, test } from 'vitest'
import { type Piece, read, readScanned, row } from './sample.ts'

/** Titles of up to five lines, each in the middle of the row. */
const titles: readonly Piece[] = [
  ...row(100, [76, 'Art-no-buyer'], [480, 'Line']),
  ...row(111, [76, 'Art-no-seller'], [480, 'sum']),
  ...row(117, [52, 'Pos'], [150, 'Description'], [260, 'Price'], [360, 'Qty']),
  ...row(122, [76, 'Art-no'], [480, 'net']),
  ...row(133, [76, '(kind)'], [480, 'EUR']),
]
const items: readonly Piece[] = [
  ...row(150, [54, '1'], [76, 'AB12'], [150, 'Gauge of brass'], [260, '40.00'], [360, '2'], [480, '80.00']),
  ...row(176, [54, '2'], [76, 'CD34'], [150, 'Valve'], [260, '20.00'], [360, '1'], [480, '20.00']),
  ...row(210, [360, 'Total'], [480, '100.00']),
]
const expected = [
  { position: '1', item_number: 'AB12', description: 'Gauge of brass', unit_price: '40.00', quantity: '2', amount: '80.00' },
  { position: '2', item_number: 'CD34', description: 'Valve', unit_price: '20.00', quantity: '1', amount: '20.00' },
]

test('titles on five lines are no items, in print and in scans', () => {
  expect(read(...titles, ...items).items).toEqual(expected)
  expect(readScanned(...titles, ...items).items).toEqual(expected)
})

test('the last of five lines of titles is no number of the first item', () => {
  const unnumbered = items.filter(([left]) => left !== 76)
  for (const each of [read, readScanned])
    expect(each(...titles, ...unnumbered).items.map(({ item_number }) => item_number)).toEqual([undefined, undefined])
})

test('titles of one and of several lines that a scan has as one line are two', () => {
  const joined = titles.map(
    (piece): Piece => (piece[2] === 'Art-no' ? [70, 120, 'Art-no'] : piece[0] === 76 ? [71, piece[1], piece[2]] : piece),
  )
  expect(readScanned(...joined, ...items).items).toEqual(expected)
})

test('a sentence below titles that runs over several columns is none of them', () => {
  const sentence = row(138, [54, 'For the delivery of May we charge what follows, as agreed with your purchasing department'])
  const head = row(117, [52, 'Pos'], [76, 'Art-no'], [150, 'Description'], [260, 'Price'], [360, 'Qty'], [480, 'Amount'])
  const remark = row(128, [54, '20'])
  expect(read(...head, ...remark, ...sentence, ...items).items).toEqual(expected)
})

test('a line in italics that a scan measures a little larger than the titles opens no other part of the page', () => {
  const more: readonly Piece[] = [
    ...row(100, [50, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(120, [50, 'Days of hire'], [300, '2'], [380, '40.00']),
    ...row(129, [480, '80.00']),
    ...row(150, [90, 'Further properties', { size: 12.4 }]),
    ...row(180, [50, 'Navigation'], [300, '2'], [380, '5.00']),
    ...row(189, [480, '10.00']),
    ...row(210, [380, 'Total'], [480, '90.00']),
  ]
  expect(readScanned(...more).items.map(({ amount }) => amount)).toEqual(['80.00', '10.00'])
})
