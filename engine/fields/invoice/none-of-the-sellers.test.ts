import { expect, test } from 'vitest'
import { buyer, partiesIn, read } from './sample.ts'

test("the telephone below the name of the buyer is not the seller's, though the address between could not be told", () => {
  const found = read(
    [50, 50, 'Hill Looms Ltd'],
    [50, 64, '4 Yard Lane'],
    [50, 78, 'Settle BD24 9AA'],
    [50, 160, 'Billing Address'],
    [50, 174, 'Anna Meadow'],
    [50, 188, 'behind the old mill'],
    [50, 202, 'Phone: 020 7946 0958'],
  ).values
  expect(found).toMatchObject({ seller_name: 'Hill Looms Ltd', buyer_name: 'Anna Meadow' })
  expect(found.seller_phone).toBeUndefined()
})

test('a line in brackets over a name is said of the address, and a country before a postal code stands alone', () => {
  const found = partiesIn(
    [50, 50, 'Seller:'],
    [50, 64, '(Offices, no deliveries here)'],
    [50, 78, 'Talmühle AG'],
    [50, 92, 'Am Bach 7'],
    [50, 106, 'D-07743 Jena'],
    ...buyer,
  )
  expect(found).toMatchObject({ seller_name: 'Talmühle AG', seller_country: 'D', seller_city: 'Jena' })
})

test('the number of a house behind the name of a register is no number in it', () => {
  const found = partiesIn([50, 50, 'Moulin SARL'], [50, 64, '5 rue du Moulin'], [50, 78, '75008 Paris'], ...buyer, [
    50,
    700,
    'RCS Paris - Siège social: 4 rue du Lac',
  ])
  expect(found.seller_registration_number).toBeUndefined()
})

test("the telephone in the buyer's address is not the seller's, whose own address could not be told", () => {
  const found = read(
    [50, 50, 'From'],
    [50, 64, 'Hill Looms Ltd'],
    [50, 78, 'Yard Lane'],
    [50, 92, 'Settle'],
    [300, 50, 'To'],
    [300, 64, 'Anna Meadow'],
    [300, 78, '12 Mill Street'],
    [300, 92, 'York YO1 7EP'],
    [300, 106, 'Phone: 020 7946 0958'],
  ).values
  expect(found).toMatchObject({ seller_name: 'Hill Looms Ltd', buyer_name: 'Anna Meadow' })
  expect(found.seller_phone).toBeUndefined()
})

test('thanks in large type are nobody who sells', () => {
  const found = read(
    [50, 50, 'Thanks for your purchase', { size: 24 }],
    [50, 90, 'Invoice No.'],
    [150, 90, '12345'],
    [50, 200, 'Total'],
    [150, 200, '$10.00'],
  ).values
  expect(found.seller_name).toBeUndefined()
})

test('an invoice to the attention of somebody goes to the company named above them', () => {
  const found = partiesIn(
    [50, 50, 'TAX INVOICE', { size: 20 }],
    [50, 80, 'Coastal Bakeries Pty Ltd'],
    [50, 94, 'Attention: Ruth Lane'],
    [50, 108, '9 Harbour Parade'],
    [50, 122, 'FREMANTLE WA 6160'],
    [400, 80, 'Millstone Supplies Pty Ltd'],
    [400, 94, '210 Dock Road'],
    [400, 108, 'PORT ADELAIDE SA 5015'],
  )
  expect(found).toMatchObject({
    buyer_name: 'Coastal Bakeries Pty Ltd',
    buyer_street: '9 Harbour Parade',
    seller_name: 'Millstone Supplies Pty Ltd',
  })
})
