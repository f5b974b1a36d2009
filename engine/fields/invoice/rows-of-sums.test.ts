import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test.each(['VAT @ 20%', 'VAT at 20% on £450.00', 'IGST 20%', 'MwSt. 20 %', 'zzgl. 20 % USt.', 'TVA 20,00 %', 'IVA (20%)', 'Btw 20%'])(
  'the tax in the columns of the items is none of them: %s',
  (tax) => {
    const { items } = read(
      ...row(50, [50, 'Invoice no. 17']),
      ...row(100, [50, 'Details'], [480, 'Amount']),
      ...row(115, [50, 'Tuning of the piano'], [480, '£300.00']),
      ...row(130, [50, 'Regulation'], [480, '£150.00']),
      ...row(145, [50, tax], [480, '£90.00']),
      ...row(175, [50, 'Total due'], [480, '£540.00']),
    )
    expect(items.map(({ amount }) => amount)).toEqual(['300.00', '150.00'])
  },
)

test('an item that speaks of a tax stays one', () => {
  const { items } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Details'], [480, 'Amount']),
    ...row(115, [50, 'Bookkeeping'], [480, '£300.00']),
    ...row(130, [50, 'Preparing the VAT return'], [480, '£150.00']),
    ...row(175, [50, 'Total due'], [480, '£450.00']),
  )
  expect(items).toHaveLength(2)
})

test('the total with the sum of all quantities beside it is no item', () => {
  const { items } = read(
    ...row(50, [50, 'Tax invoice no. 17']),
    ...row(100, [50, 'Description'], [250, 'Qty'], [300, 'Rate'], [370, 'Taxable value'], [440, 'CGST'], [500, 'Total']),
    ...row(115, [50, 'Panel lights'], [250, '4'], [300, '50.00'], [370, '200.00'], [440, '18.00'], [500, '218.00']),
    ...row(130, [50, 'Switches'], [250, '10'], [300, '10.00'], [370, '100.00'], [440, '9.00'], [500, '109.00']),
    ...row(145, [50, 'Total'], [250, '14'], [370, '300.00'], [440, '27.00'], [500, '327.00']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Panel lights', 'Switches'])
})

test('how many, printed before the name of an item without titles, is its quantity', () => {
  const { items } = read(
    ...row(50, [50, 'Rechnung Nr. 17']),
    ...row(100, [50, '6 Fl.'], [120, 'Riesling trocken'], [400, '8,00'], [480, '48,00']),
    ...row(115, [50, '2 Ktn.'], [120, 'Verpackung'], [400, '3,50'], [480, '7,00']),
    ...row(145, [300, 'Summe'], [480, '55,00']),
    ...row(160, [300, 'MwSt. 19 %'], [480, '10,45']),
    ...row(175, [300, 'Rechnungsbetrag'], [480, '65,45']),
  )
  expect(items).toEqual([
    { description: 'Riesling trocken', quantity: '6', unit: 'Fl.', unit_price: '8.00', amount: '48.00' },
    { description: 'Verpackung', quantity: '2', unit: 'Ktn.', unit_price: '3.50', amount: '7.00' },
  ])
})

test('a total of pieces, net, tax and gross in one row tells the sums', () => {
  const { values } = read(
    ...row(50, [50, 'Tax invoice no. 17']),
    ...row(100, [50, 'Title'], [250, 'Qty'], [300, 'Price'], [370, 'Tax'], [440, 'Total']),
    ...row(115, [50, 'Memory card'], [250, '1'], [300, '278.61'], [370, '40.39'], [440, '319.00']),
    ...row(145, [200, 'Total'], [250, '1'], [300, '278.61'], [370, '40.39'], [440, '319.00']),
  )
  expect(values).toMatchObject({ net_total: '278.61', tax_total: '40.39', gross_total: '319.00' })
})

test('thanks beside the sums are no item', () => {
  const { items } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Activity'], [200, 'Qty'], [300, 'Rate'], [480, 'Amount']),
    ...row(115, [50, 'Design'], [200, '5'], [300, '75.00'], [480, '375.00']),
    ...row(130, [50, 'Labor'], [200, '2'], [300, '48.00'], [480, '96.00']),
    ...row(150, [50, 'Thank you for your business!'], [300, 'SUBTOTAL'], [480, '500.00']),
    ...row(165, [300, 'BALANCE DUE'], [480, '$500.00']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Design', 'Labor'])
})

test('what a hotel charges day by day is an item each, and what was paid beside it none', () => {
  const { values, items } = read(
    ...row(50, [50, 'Factura nº: H-26/00931']),
    ...row(64, [50, 'Huésped: Elena Vidal'], [300, 'Llegada: 19/05/2026']),
    ...row(78, [300, 'Salida: 22/05/2026']),
    ...row(100, [50, 'Fecha'], [120, 'Concepto'], [400, 'Cargo'], [480, 'Abono']),
    ...row(115, [50, '19/05/26'], [120, 'Alojamiento'], [400, '94,00']),
    ...row(130, [50, '21/05/26'], [120, 'Minibar'], [400, '7,20']),
    ...row(145, [50, '22/05/26'], [120, 'Pago VISA'], [480, '101,20']),
    ...row(175, [120, 'Total'], [400, '101,20 EUR']),
  )
  expect(items).toEqual([
    { description: 'Alojamiento', amount: '94.00' },
    { description: 'Minibar', amount: '7.20' },
  ])
  expect(values).toMatchObject({ buyer_name: 'Elena Vidal', service_start: '2026-05-19', service_end: '2026-05-22' })
})

test('a typed rule under the last row is no part of its description', () => {
  const { items } = read(
    ...row(50, [50, 'Rechnung 17']),
    ...row(100, [50, 'Pos.'], [90, 'Bezeichnung'], [250, 'Menge'], [330, 'Preis'], [480, 'Betrag']),
    ...row(112, [50, '1'], [90, 'Dichtung'], [250, '100'], [330, '1,15'], [480, '115,00']),
    ...row(124, [50, '2'], [90, 'Schrauben'], [250, '25'], [330, '9,80'], [480, '245,00']),
    ...row(136, [50, '--------------------------------------------------------------------------------']),
    ...row(148, [90, 'Warenwert'], [480, '360,00']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Dichtung', 'Schrauben'])
})

test('numbers of an account in a sentence are no sums, nor is the year beside the desk for accounts payable', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Attn: Accounts Payable'], [300, '2026']),
    ...row(300, [300, 'Subtotal'], [480, '$100.00']),
    ...row(315, [300, 'Total'], [480, '$100.00']),
    ...row(400, [50, 'E-transfer or direct deposit: transit 30471, institution 815, account 0198844.']),
  )
  expect(values.prepaid).toBeUndefined()
  expect(values.gross_total).toBe('100.00')
  expect(values.amount_due ?? '100.00').toBe('100.00')
})

test('federal and state taxes of India under one label are the sum of taxes', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(300, [300, 'Taxable Value'], [480, '1,000.00']),
    ...row(315, [300, 'CGST + SGST'], [480, '180.00']),
    ...row(330, [300, 'Total'], [480, '1,180.00']),
  )
  expect(values).toMatchObject({ tax_total: '180.00', gross_total: '1180.00' })
})
