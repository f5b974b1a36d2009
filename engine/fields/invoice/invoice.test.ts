import { expect, test } from 'vitest'
import { type Piece, read } from './sample.ts'

const english: readonly Piece[] = [
  [50, 50, 'Harbour Tools Ltd'],
  [50, 64, '14 Quay Street'],
  [50, 78, 'Bristol BS1 4DJ'],
  [50, 92, 'Tel. 0117 496 0000'],
  [350, 50, 'INVOICE'],
  [350, 70, 'Invoice no.'],
  [450, 70, 'HT-2041'],
  [350, 84, 'Invoice date'],
  [450, 84, '5 May 2026'],
  [350, 98, 'Due date'],
  [450, 98, '4 June 2026'],
  [50, 140, 'Bill to'],
  [50, 154, 'Meadow Farm Shop'],
  [50, 168, '3 Mill Lane'],
  [50, 182, 'Bath BA1 1AA'],
  [50, 240, 'Description'],
  [300, 240, 'Qty'],
  [380, 240, 'Unit price'],
  [480, 240, 'Amount'],
  [50, 258, 'Garden fork'],
  [300, 258, '2'],
  [380, 258, '£15.00'],
  [480, 258, '£30.00'],
  [50, 276, 'Spade, ash handle'],
  [300, 276, '1'],
  [380, 276, '£20.00'],
  [480, 276, '£20.00'],
  [380, 310, 'Subtotal'],
  [480, 310, '£50.00'],
  [380, 324, 'VAT 20 %'],
  [480, 324, '£10.00'],
  [380, 338, 'Total'],
  [480, 338, '£60.00'],
]

test('an English invoice gives numbers, dates, parties, sums and rows', () => {
  const { found, values } = read(...english)
  expect(values).toMatchObject({
    invoice_number: 'HT-2041',
    issue_date: '2026-05-05',
    due_date: '2026-06-04',
    seller_name: 'Harbour Tools Ltd',
    seller_postcode: 'BS1 4DJ',
    buyer_name: 'Meadow Farm Shop',
    buyer_street: '3 Mill Lane',
    buyer_city: 'Bath',
    currency: 'GBP',
    net_total: '50.00',
    tax_total: '10.00',
    gross_total: '60.00',
    amount_due: '60.00',
  })
  const [items] = found.lists
  expect(items?.items.map((item) => Object.fromEntries(item.map(({ name, value }) => [name, value.text])))).toEqual([
    { description: 'Garden fork', quantity: '2', unit_price: '£15.00', amount: '£30.00' },
    { description: 'Spade, ash handle', quantity: '1', unit_price: '£20.00', amount: '£20.00' },
  ])
})

test('a date behind the number is the invoice date, and a compound word is a title', () => {
  const { values } = read([50, 50, 'Abschlagsrechnung Nr. 4711 vom 05.06.2026'], [50, 80, 'Gesamtbetrag'], [300, 80, '119,00 €'])
  expect(values).toMatchObject({ invoice_number: '4711', issue_date: '2026-06-05', gross_total: '119.00', currency: 'EUR' })
})

test('a bank is named by its name and not by a bank transfer', () => {
  const pay = (text: string) => read(...english, [50, 700, text]).values.bank_name
  expect(pay('Please pay by bank transfer, account 12345678.')).toBeUndefined()
  expect(pay('Bank: Hill Savings')).toBe('Hill Savings')
})

test('a number to call is read as numbering plans know it, without the hours behind it', () => {
  expect(read(...english, [50, 720, 'Tel: 020 7946 0958 Mon-Fri 9-17']).values.seller_phone).toBe('020 7946 0958')
  expect(read(...english, [50, 720, 'Phone +49 (0)30 901820 Fax +49 (0)30 901821']).values.seller_phone).toBe('+49 (0)30 901820')
})

test('an address in one line is its heading, its name and its parts', () => {
  const one = read(
    [50, 50, 'Harbour Tools Ltd'],
    [50, 64, '14 Quay Road, Bristol BS1 4DJ, VAT number GB 293 0417 58'],
    [50, 120, 'Bill to: Meadow Farm Shop, 3 Mill Lane, Bath BA1 2FJ'],
  )
  expect(one.values).toMatchObject({
    buyer_name: 'Meadow Farm Shop',
    buyer_street: '3 Mill Lane',
    buyer_postcode: 'BA1 2FJ',
    buyer_city: 'Bath',
  })
  expect(one.values).toMatchObject({ seller_name: 'Harbour Tools Ltd', seller_street: '14 Quay Road', seller_city: 'Bristol' })
})

test('no currency is said when none is printed', () => {
  const { values } = read([50, 50, 'Invoice no. 17'], [50, 80, 'Total'], [300, 80, '119.00'])
  expect(values).not.toHaveProperty('currency')
})

test('the form of a Malaysian company is no currency, dinars beside an amount are', () => {
  const said = (...more: readonly (readonly [number, number, string])[]) =>
    read([50, 50, 'Invoice no. 17'], [50, 80, 'Total'], [300, 80, '119.00'], ...more).values
  expect(said([50, 20, 'Meadow Tools Sdn. Bhd.'], [50, 34, 'HARBOUR BHD'])).not.toHaveProperty('currency')
  expect(said([50, 20, 'MEADOW SDN BHD 12, Jalan Satu'])).not.toHaveProperty('currency')
  expect(said([50, 94, 'Paid'], [300, 94, 'BHD 119.00'])).toHaveProperty('currency', 'BHD')
})

test('a blank form and an unrelated page give nothing', () => {
  const blank = read([50, 50, 'Invoice no.:'], [50, 70, 'Date:'], [50, 90, 'Total:'], [300, 50, 'Bill to:'])
  expect(blank.found.fields).toEqual([])
  const letter = read([50, 50, 'Dear neighbours, the lift will be repaired on Tuesday.'], [50, 70, 'Please use the stairs until then.'])
  expect(letter.found.fields).toEqual([])
})

test('where only what is to be paid is printed, it is the whole; a credit note has negative sums', () => {
  const due = read(
    [50, 60, 'Invoice 12'],
    [380, 300, 'Net'],
    [480, 300, '50.00'],
    [380, 314, 'VAT 20 %'],
    [480, 314, '10.00'],
    [380, 328, 'Please pay'],
    [480, 328, '£60.00'],
  )
  expect(due.values).toMatchObject({ net_total: '50.00', tax_total: '10.00', gross_total: '60.00', amount_due: '60.00' })
  const credit = read(
    [50, 60, 'Gutschrift Nr. 7'],
    [340, 300, 'Nettobetrag'],
    [480, 300, '-50,00'],
    [340, 314, 'Umsatzsteuer 19 % von -50,00'],
    [480, 314, '-9,50'],
    [340, 328, 'Gutschriftsbetrag EUR'],
    [480, 328, '-59,50'],
  )
  expect(credit.values).toMatchObject({ net_total: '-50.00', tax_total: '-9.50', gross_total: '-59.50' })
})
