import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const items = [
  ...row(50, [50, 'Facture n° 17']),
  ...row(100, [50, 'Désignation'], [300, 'Quantité'], [380, 'PU'], [480, 'Total HT']),
  ...row(115, [50, 'Brochures'], [300, '100'], [380, '2,00'], [480, '200,00']),
  ...row(130, [50, 'Affiches'], [300, '10'], [380, '10,00'], [480, '100,00']),
]
const lines = [
  { rate: '6', base: '200.00', amount: '12.00' },
  { rate: '21', base: '100.00', amount: '21.00' },
]

test.each([
  ['Base 6 %', 'TVA 6 %', 'Base 21 %', 'TVA 21 %'],
  ['Grondslag laag', 'Btw 6%', 'Grondslag hoog', 'Btw 21%'],
  ['Netto', 'USt 6 %', 'Netto', 'USt 21 %'],
])('boxes of tax whose titles say the rates are lines of tax and no item: %s, %s', (a, b, c, d) => {
  const {
    items: read_,
    taxes,
    values,
  } = read(
    ...items,
    ...row(170, [50, a], [130, b], [210, c], [300, d], [380, 'Total HT'], [480, 'À payer']),
    ...row(185, [50, '200,00'], [130, '12,00'], [210, '100,00'], [300, '21,00'], [380, '300,00'], [480, '333,00']),
  )
  expect(read_).toHaveLength(2)
  expect(taxes).toEqual(lines)
  expect(values).toMatchObject({ net_total: '300.00', amount_due: '333.00' })
})

test('several rates with their base and tax side by side in one row are as many lines of tax', () => {
  const { taxes, values } = read(
    ...items,
    ...row(170, [50, 'Base'], [110, '%'], [150, 'TVA'], [210, 'Base'], [270, '%'], [310, 'TVA'], [380, 'Total TVA'], [480, 'À payer']),
    ...row(185, [50, '200,00'], [110, '6'], [150, '12,00'], [210, '100,00'], [270, '21'], [310, '21,00'], [380, '33,00'], [480, '333,00']),
  )
  expect(taxes).toEqual(lines)
  expect(values).toMatchObject({ tax_total: '33.00', amount_due: '333.00' })
})

test.each([
  ['1=6%', '2=21%'],
  ['A: 6,00 %', 'B: 21,00 %'],
  ['1= 6%', '2= 21%'],
])('rates behind the sign that the rows name them by are read: %s', (low, high) => {
  const { taxes } = read(
    ...row(50, [50, 'Rechnung Nr. 17']),
    ...row(170, [50, 'Code'], [150, 'Netto'], [230, 'Steuer'], [310, 'Brutto']),
    ...row(185, [50, low], [150, '200,00'], [230, '12,00'], [310, '212,00']),
    ...row(200, [50, high], [150, '100,00'], [230, '21,00'], [310, '121,00']),
  )
  expect(taxes.map(({ base, amount }) => [base, amount])).toEqual(lines.map(({ base, amount }) => [base, amount]))
  expect(taxes.map(({ rate }) => Number(rate))).toEqual([6, 21])
})

test('a word for how high a rate is may stand between the tax and its rate, and the one tax beside nothing is the sum', () => {
  const { taxes, values } = read(
    ...row(50, [50, 'Factuur 17']),
    ...row(100, [300, 'Subtotaal'], [480, '312,41']),
    ...row(115, [300, 'BTW hoog 21% over 304,15'], [480, '63,87']),
    ...row(130, [300, 'BTW 0% over 8,26'], [480, '0,00']),
    ...row(145, [300, 'Totaal EUR'], [480, '376,28']),
  )
  expect(taxes).toMatchObject([
    { rate: '21', base: '304.15', amount: '63.87' },
    { rate: '0', base: '8.26', amount: '0.00' },
  ])
  expect(values).toMatchObject({ net_total: '312.41', tax_total: '63.87', gross_total: '376.28' })
})
