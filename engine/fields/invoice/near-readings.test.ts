// Which of two readings is meant, by where and how they are printed.

import { expect, test } from 'vitest'
import { read, readScanned, row } from './sample.ts'

test('a VAT number under the seller is the seller’s, though a note far below the buyer prints it again', () => {
  const { values } = read(
    ...row(40, [50, 'Rechnung Nr. 4711 vom 05.06.2026']),
    ...row(70, [50, 'Verkäufer:', { bold: true }]),
    ...row(82, [50, 'Hofladen Süd GmbH', { bold: true }]),
    ...row(94, [50, 'Am Anger 3']),
    ...row(106, [50, '99084 Erfurt']),
    ...row(130, [50, 'USt.-Id.-Nr. : DE136695976']),
    ...row(152, [50, 'Käufer:', { bold: true }]),
    ...row(164, [50, 'Kantine Nord GmbH', { bold: true }]),
    ...row(176, [50, 'Hafenweg 8']),
    ...row(188, [50, '24103 Kiel']),
    ...row(225, [50, 'Hofladen Süd GmbH']),
    ...row(237, [50, 'Geschäftsführung: Maxi Vogel']),
    ...row(249, [50, 'USt-IdNr: DE136695976']),
  )
  expect(values.seller_vat_id?.replace(/\s/gu, '')).toBe('DE136695976')
  expect(values.buyer_vat_id).toBeUndefined()
})

test('an order that is called one is the order, before a reference of the buyer’s; by itself a reference is taken', () => {
  const both = read(
    ...row(40, [50, 'Rechnung Nr. 4711']),
    ...row(60, [50, 'Ihr Zeichen: QL-312']),
    ...row(80, [50, 'Wir berechnen nach Bestellung Nr. 2026-8815']),
  )
  expect(both.values.order_number).toBe('2026-8815')
  expect(read(...row(40, [50, 'Rechnung Nr. 4711']), ...row(60, [50, 'Ihr Zeichen: QL-312'])).values.order_number).toBe('QL-312')
})

test('a title with a remark in brackets right behind it names the number that follows, and the day behind that', () => {
  const { values } = read(
    ...row(40, [50, 'Rechnung(Zweitschrift) Nr. HK8815 vom 06.10.2026']),
    ...row(80, [50, 'Lieferdatum : 30.09.2026']),
  )
  expect(values).toMatchObject({ invoice_number: 'HK8815', issue_date: '2026-10-06', delivery_date: '2026-09-30' })
})

test('the second line of a title is no label of its own', () => {
  const { values } = read(
    ...row(40, [50, 'Invoice number 4711'], [300, 'Invoice date 9 March 2026']),
    ...row(100, [50, 'Description'], [200, 'Shipment'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(111, [200, 'date']),
    ...row(130, [50, 'Oak stool'], [200, '2026-02-17'], [300, '3'], [380, '191.00'], [480, '573.00']),
    ...row(170, [380, 'Total'], [480, '573.00']),
  )
  expect(values).toMatchObject({ issue_date: '2026-03-09', delivery_date: '2026-02-17' })
})

test('the tax that makes up the difference of net and gross is found among many amounts beside the word tax', () => {
  const { values } = read(
    ...row(40, [50, 'Invoice number 4711']),
    ...row(100, [50, 'VAT'], [150, '326.50'], [220, '-5.10'], [290, '321.40'], [360, '19.00']),
    ...row(112, [50, 'VAT'], [150, '130.70'], [220, '-3.11'], [290, '127.59'], [360, '7.00']),
    ...row(160, [300, 'Net total'], [480, '448.99']),
    ...row(174, [300, 'Tax in'], [440, 'EUR'], [480, '70.00']),
    ...row(188, [300, 'Gross total'], [480, '518.99']),
  )
  expect(values).toMatchObject({ net_total: '448.99', tax_total: '70.00', gross_total: '518.99' })
})

test('the residual of an invoice paid in part is what is due', () => {
  const { values } = read(
    ...row(40, [50, 'Invoice number 4711']),
    ...row(160, [380, 'Total'], [480, '2,076.76 €']),
    ...row(180, [380, 'Residual'], [480, '1,453.76 €']),
  )
  expect(values).toMatchObject({ gross_total: '2076.76', amount_due: '1453.76' })
})

test('the first letters of a number are no misread end of the label before it', () => {
  const { values } = readScanned(
    [50, 80, 'Au Moulin Gris', { size: 14 }],
    [50, 120, 'Facture FA-2017-0009', { size: 16 }],
    [50, 160, 'Date'],
    [150, 160, '05/11/2017'],
  )
  expect(values.invoice_number).toBe('FA-2017-0009')
})
