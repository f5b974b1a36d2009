import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('the euro that the title of a column spells out is the currency, one in a sentence is not', () => {
  const table = (title: string) =>
    read(
      ...row(100, [50, 'Descrizione'], [400, title]),
      ...row(115, [50, 'Pompa nuova'], [400, '80,00']),
      ...row(140, [300, 'Totale'], [400, '80,00']),
    )
  expect(table('Importo in euro').values.currency).toBe('EUR')
  expect(table('Euro').values.currency).toBe('EUR')
  expect(table('Importo').values.currency).toBeUndefined()
  expect(
    read(...row(50, [50, 'Winner of the Euro design prize']), ...row(100, [300, 'Total'], [400, '80.00'])).values.currency,
  ).toBeUndefined()
})

test.each([
  ['12 Mill Road, Toronto ON M6J 2Z3', '$9.00', 'CAD'],
  ['12, rue du Moulin, Sherbrooke (Québec) J1H 4A7', '9,00 $', 'CAD'],
  ['PST 7 %', '$9.00', 'CAD'],
  ['12 Mill Road, Newtown NSW 2042', '$9.00', 'AUD'],
  ['12 Mill Road, Singapore 049315', '$9.00', 'SGD'],
  ['12 Mill Road, Dunedin 9016', '$9.00', 'NZD'],
  ['Molinos del Norte S.A. de C.V.', '$9.00', 'MXN'],
  ['MWST-Nr. CHE-116.281.710', 'Fr. 9.00', 'CHF'],
])('a bare sign is that of the country whose places or taxes stand on the paper: %s', (said, amount, code) => {
  const { values, found } = read(...row(50, [50, 'Invoice no. 17']), ...row(80, [50, said]), ...row(100, [50, 'Total'], [300, amount]))
  expect(values).toMatchObject({ currency: code })
  expect(found.fields.find(({ name }) => name === 'currency')?.confidence).toBeLessThan(0.9)
  const total = found.fields.find(({ name }) => name === 'gross_total')?.value
  expect(total?.kind === 'money' && (total.currency ?? code)).toBe(code)
})

test('a dollar between Canada and the United States stays that of the United States', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(80, [50, '12 Mill Road, Toronto ON M6J 2Z3']),
    ...row(92, [50, '4 Brook Street, Columbus, OH 43215']),
    ...row(110, [50, 'Total'], [300, '$9.00']),
  )
  expect(values).toMatchObject({ currency: 'USD' })
})

test('"EURO" beside an amount is its currency', () => {
  const { values } = read(
    ...row(50, [50, 'Fattura n. 17']),
    ...row(100, [250, 'TOTALE'], [320, 'EURO'], [400, '509,96']),
    ...row(112, [250, 'RESTA'], [320, 'EURO'], [400, '409,96']),
  )
  expect(values).toMatchObject({ currency: 'EUR' })
})

test('rupees are those of India where a number of its tax office stands on the paper', () => {
  const said = (more: string) =>
    read(
      ...row(50, [50, 'Invoice no. 17']),
      ...row(62, [50, more]),
      ...row(80, [300, 'Grand Total'], [400, '26,813.00']),
      ...row(100, [50, 'Rs. Twenty Six Thousand Only']),
    )
  expect(said('GSTIN: 29AACCD3310R1ZP').values).toMatchObject({ currency: 'INR' })
  expect(said('Thank you').values).not.toHaveProperty('currency')
})
