import { expect, test } from 'vitest'
import { readAll, readLines, typed } from './sample.ts'

test.each([
  ['CARTE BANCAIRE', 'Carte bancaire    43,90', '43.90'],
  ['Geg. BAR', 'Geg. BAR   EUR   50,00', '50.00', 'BAR'],
  ['Visa', 'Visa ****1005    43,90', '43.90'],
  ['Numerário', 'Numerário    50,00', '50.00'],
])('how it was paid is what the row of the sum says: %s', (_, row, paid, method = row.split(/\s{2,}| \*/u)[0]) => {
  const found = readLines(...typed('Harbor Noodles Ltd', 'Noodles    43,90', 'Total    43,90', row))
  expect(found).toMatchObject({ payment_method: method, paid })
})

test('neither a way of paying that came to nothing nor words that only look alike say how it was paid', () => {
  const found = readLines(
    ...typed('Harbor Noodles Ltd', '12 Jalan Taman, Petaling Jaya', 'CASH BILL', 'Noodles    6,79', 'Totale complessivo    6,79'),
    ...typed('Pagamento contante    10,00', 'Pagamento elettronico    0,00', 'Resto    3,21'),
  )
  expect(found).toMatchObject({ payment_method: 'contante', paid: '10.00', change: '3.21' })
  expect(readLines(...typed('Mill Ltd', 'Petaling Jaya', 'CASH BILL', 'Tea   2.00', 'Total    2.00'))).not.toHaveProperty('payment_method')
})

test('the time stands beside the day without a label, or is the only one; hours of opening are none', () => {
  const sold = ['Mill Ltd', 'Open Mon-Fri 08:00 - 18:00', 'Tea   2.00', 'Total    2.00']
  expect(readLines(...typed(...sold, '06/17/2024  7:48 PM')).time).toBe('7:48 PM')
  expect(readLines(...typed(...sold, '17 June 2024', 'Till 4   14:05:10')).time).toBe('14:05:10')
  expect(readLines(...typed(...sold, '17 June 2024'))).not.toHaveProperty('time')
})

test('cash over change, each with its sum, are two labels and not one on two lines', () => {
  const found = readLines(...typed('Mill Ltd', 'Tea   15.50', 'Total    15.50', 'CASH      20.00', 'CHANGE     4.50'))
  expect(found).toMatchObject({ paid: '20.00', change: '4.50' })
})

test('whoever served is no title of a column, and brackets about a number are no part of it', () => {
  const found = readLines(
    ...typed('Mill Ltd', '(GST ID No : 001147416576)', 'Check #3312', 'Served by: Dana', 'Tea    2.00', 'Total    2.00'),
    ...typed('A request must be made within 3 months of the tax invoice'),
  )
  expect(found).toMatchObject({ tax_number: '001147416576', cashier: 'Dana', receipt_number: '3312' })
  expect(found).not.toHaveProperty('tax')
  expect(readLines(...typed('Mill Ltd', 'Cashier', 'Qty   Item   Total', '1   Tea   2.00', 'Total    2.00'))).not.toHaveProperty('cashier')
})

test('an owner, and the letters of a postcode, are no name of the shop', () => {
  expect(readLines([[40, 'Frischemarkt Albers']], [[40, 'Inh. Jana Albers e.K.']]).company).toBe('Frischemarkt Albers')
  expect(readLines([[40, 'KOPI CORNER']], [[40, '(OWNED BY MELUR FOODS SDN BHD)']]).company).toBe('MELUR FOODS SDN BHD')
  expect(readLines([[40, 'Eetcafé Het Veer']], [[40, 'Kade 1 4381 AB Vlissingen']]).company).toBe('Eetcafé Het Veer')
})

test('neither what a company is worth nor a weight beside a price makes a line its name', () => {
  const bakery = [
    [[40, 'AU BON LEVAIN']],
    [[40, 'SAS au capital de 8 000 €']],
    [[40, '3 place du Marché']],
    [[40, '67000 STRASBOURG']],
  ] as const
  expect(readLines(...bakery).company).toBe('AU BON LEVAIN')
  expect(readLines(...typed('Kruidenier Bos', '0,512 KG KAAS JONG   11,90   6,09', 'Totaal   6,09')).company).toBe('Kruidenier Bos')
})

test('so they are where the currency stands before their figures', () => {
  const found = readLines(...typed('Mill Ltd', 'Tea   RM2.00', 'Total   RM2.00', 'Cash     RM5.00', 'CHANGE   RM3.00'))
  expect(found).toMatchObject({ paid: '5.00', change: '3.00' })
})

test('who served is named behind whole sentences too', () => {
  const found = readLines(...typed('Mill Ltd', 'Your cashier was Dana', 'Tea   2.00', 'Total   2.00'))
  expect(found.cashier).toBe('Dana')
})

test('a street without a number belongs to the address over a town with its code, and the title over the amounts does not', () => {
  const uk = readLines(...typed('Larkfield Farm Shop', 'Forest Lane', 'Lincoln LN1 3AA', 'Tea   2.00', 'Total   2.00'))
  expect(uk.address).toBe('Forest Lane Lincoln LN1 3AA')
  const fr = readLines(...typed('Le Petit Zinc', '3 quai de la Loire', '44000 Nantes', '              EUR', 'Café   2,00', 'Total   2,00'))
  expect(fr.address).toBe('3 quai de la Loire 44000 Nantes')
})

test('the way of paying and the time have what is printed before them as their labels', () => {
  const { fields } = readAll(
    typed('Mill Grocers Ltd', 'Date: 12/05/2026 14:33', 'Rye bread     2.90', 'TOTAL     2.90', 'Paid by Visa     2.90'),
  )
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label.map(({ text }) => text).join(' ')]))
  expect(labels).toMatchObject({ time: 'Date:', payment_method: 'Paid by' })
  const bare = readAll(typed('Mill Grocers Ltd', '12/05/2026 14:33', 'Rye bread     2.90', 'TOTAL     2.90', 'VISA     2.90'))
  expect(bare.fields.filter(({ name }) => name === 'time' || name === 'payment_method').map(({ label }) => label)).toEqual([[], []])
})
