import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('a tax between net and total is given where the three do not add up', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 2041']),
    ...row(100, [330, 'Subtotal'], [480, '£625.40']),
    ...row(115, [330, 'VAT 20%'], [480, '£125.08']),
    ...row(130, [330, 'Total'], [480, '£760.48']),
  )
  expect(values).toMatchObject({ net_total: '625.40', tax_total: '125.08', gross_total: '760.48' })
})

test('the port of an address with its postcode below is no carriage', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n° 2041']),
    ...row(80, [50, '3 place du Port']),
    ...row(92, [50, '44000 Nantes']),
    ...row(130, [330, 'Total HT'], [480, '625,40 €']),
    ...row(145, [330, 'TVA 20%'], [480, '125,08 €']),
    ...row(160, [330, 'Total TTC'], [480, '750,48 €']),
  )
  expect(values).toMatchObject({ net_total: '625.40', gross_total: '750.48' })
  expect(values).not.toHaveProperty('charges_total')
})
