import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test.each(['%Dto', 'Desc.%', '% Remise', 'Xyz'])(
  'what was taken off a row is told by its title, or by its figures where nobody knows that: %s',
  (title) => {
    const { items } = read(
      ...row(50, [50, 'Factura n.º 17']),
      ...row(100, [50, 'Concepto'], [250, 'Cantidad'], [330, 'Precio'], [400, title], [480, 'Importe']),
      ...row(115, [50, 'Aceite'], [250, '28,00'], [330, '4,15'], [400, '10'], [480, '104,58']),
      ...row(130, [50, 'Filtro'], [250, '2,00'], [330, '32,80'], [480, '65,60']),
    )
    expect(items).toMatchObject([{ discount: '10', amount: '104.58' }, { amount: '65.60' }])
  },
)

test('the signs of rates under the name of a tax are neither rates nor amounts of it', () => {
  const { items } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(100, [50, 'Désignation'], [250, 'Quantité'], [330, 'PU'], [400, 'Total HT'], [480, 'TVA']),
    ...row(115, [50, 'Fenêtre'], [250, '4'], [330, '486,00'], [400, '1 944,00'], [480, '1']),
    ...row(130, [50, 'Pose'], [250, '22'], [330, '46,00'], [400, '1 012,00'], [480, '2']),
  )
  for (const item of items) {
    expect(item).not.toHaveProperty('tax_amount')
    expect(item).not.toHaveProperty('tax_rate')
  }
})

test('of columns of amount, taxes and total the first is what a row comes to', () => {
  const { items } = read(
    ...row(50, [50, 'Tax invoice no. 17']),
    ...row(100, [50, 'Particulars'], [220, 'Amount'], [300, 'CGST 6%'], [380, 'SGST 6%'], [480, 'Total']),
    ...row(115, [50, 'Room'], [220, '4,500.00'], [300, '270.00'], [380, '270.00'], [480, '5,040.00']),
    ...row(130, [50, 'Laundry'], [220, '350.00'], [300, '21.00'], [380, '21.00'], [480, '392.00']),
  )
  expect(items.map(({ amount }) => amount)).toEqual(['4500.00', '350.00'])
})

test('labels with their answers right above the titles of columns are none of them', () => {
  const { items } = read(
    ...row(60, [60, 'Name : Hotel Hill Residency'], [330, 'State : Andhra Pradesh (37)']),
    ...row(72, [60, 'Address : 5-9-22, Tilak Road'], [330, 'Transport : By hand']),
    ...row(
      84,
      [62, 'S.No'],
      [136, 'Particulars'],
      [244, 'HSN'],
      [280, 'Qty'],
      [320, 'Unit'],
      [400, 'Rate'],
      [445, 'Disc'],
      [490, 'Amount'],
    ),
    ...row(96, [62, '1'], [97, 'LED Tube'], [242, '9405'], [282, '40'], [320, 'NOS'], [400, '185.00'], [447, '5%'], [486, '7,030.00']),
    ...row(108, [62, '2'], [97, 'Wire'], [242, '8544'], [282, '6'], [320, 'COIL'], [396, '2,150.00'], [447, '0%'], [482, '12,900.00']),
    ...row(140, [380, 'Grand Total'], [482, '19,930.00']),
  )
  expect(items).toMatchObject([
    { item_number: '9405', description: 'LED Tube', quantity: '40', unit_price: '185.00', amount: '7030.00' },
    { item_number: '8544', description: 'Wire', quantity: '6', unit_price: '2150.00', amount: '12900.00' },
  ])
})

test('a rate with a currency is a price of one hour and no tax', () => {
  const { items } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(100, [50, 'Description'], [250, 'Heures'], [330, 'Taux'], [480, 'Montant']),
    ...row(115, [50, 'Réparation'], [250, '3,5'], [330, '98,00 $'], [480, '343,00 $']),
    ...row(130, [50, 'Déplacement'], [480, '45,00 $']),
  )
  expect(items[0]).toMatchObject({ quantity: '3.5', unit_price: '98.00', amount: '343.00' })
  expect(items[0]).not.toHaveProperty('tax_rate')
})
