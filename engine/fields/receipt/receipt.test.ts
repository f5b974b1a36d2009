import { expect, test } from 'vitest'
import { readLines, readRows } from './sample.ts'

test('a till receipt gives shop, address, day and what was paid', () => {
  const found = readLines(
    [[40, 'GREEN LEAF TRADING SDN BHD (123456-X)']],
    [[40, 'NO 12, JALAN MAWAR 3,']],
    [[40, '47100 PUCHONG, SELANGOR']],
    [[40, 'Tel: 03-5551234']],
    [
      [40, 'Date: 14/03/2018'],
      [180, 'Time: 18:40'],
    ],
    [
      [40, 'Iced tea'],
      [220, '4.52'],
    ],
    [
      [40, 'Total'],
      [220, '4.52'],
    ],
    [
      [40, 'Rounding'],
      [220, '-0.02'],
    ],
    [
      [40, 'Rounded Total (RM)'],
      [220, '4.50'],
    ],
    [
      [40, 'Cash'],
      [220, '10.00'],
    ],
    [
      [40, 'Change'],
      [220, '5.50'],
    ],
  )
  expect(found).toMatchObject({
    company: 'GREEN LEAF TRADING SDN BHD',
    address: 'NO 12, JALAN MAWAR 3, 47100 PUCHONG, SELANGOR',
    street: 'NO 12, JALAN MAWAR 3',
    postcode: '47100',
    city: 'PUCHONG',
    date: '2018-03-14',
    total: '4.50',
    paid: '10.00',
    change: '5.50',
  })
})

test('a German receipt gives its total and not the tax in it', () => {
  const found = readLines(
    [[40, 'Bäckerei Sommer GmbH']],
    [[40, 'Lindenweg 4']],
    [[40, '80331 München']],
    [
      [40, '05.06.2026'],
      [180, '08:12'],
    ],
    [
      [40, 'Brot'],
      [220, '4,20'],
    ],
    [
      [40, 'Brezel'],
      [220, '0,90'],
    ],
    [
      [40, 'Summe EUR'],
      [220, '5,10'],
    ],
    [
      [40, 'MwSt. 7 %'],
      [220, '0,33'],
    ],
  )
  expect(found).toMatchObject({
    company: 'Bäckerei Sommer GmbH',
    address: 'Lindenweg 4 80331 München',
    street: 'Lindenweg 4',
    postcode: '80331',
    city: 'München',
    date: '2026-06-05',
    total: '5.10',
    tax: '0.33',
  })
})

test('a page without a receipt gives no sum', () => {
  const found = readLines([[40, 'The meeting will be on the second floor.']], [[40, 'Please bring the papers that were sent.']])
  expect(found).not.toHaveProperty('total')
  expect(found).not.toHaveProperty('date')
})

test('labels and sums of a blank bill are no shop and no address', () => {
  const found = readLines(
    [[40, 'RECHNUNG']],
    [[40, 'Rechnungsnummer']],
    [[40, 'Rechnungsdatum']],
    [
      [40, 'Nettobetrag:'],
      [200, '0,00'],
    ],
    [
      [40, 'MwSt.:'],
      [200, '0,00'],
    ],
    [
      [40, 'Gesamtbetrag:'],
      [200, '0,00'],
    ],
  )
  expect(found).not.toHaveProperty('company')
  expect(found).not.toHaveProperty('address')
})

test('what was kept of the cash proves a total that no label names', () => {
  const found = readLines(
    [[40, 'CORNER CAFE SDN BHD']],
    [
      [40, 'Noodles'],
      [220, 'RM11. 60'],
    ],
    [
      [40, 'Cash'],
      [220, 'RM20.00'],
    ],
    [
      [40, 'Change'],
      [220, 'RM8.40'],
    ],
  )
  expect(found).toMatchObject({ total: '11.60', company: 'CORNER CAFE SDN BHD' })
})

test('of two totals the one after rounding is what was paid', () => {
  const found = readLines(
    [
      [40, 'Total (Inclusive of GST):'],
      [220, '23.26'],
    ],
    [
      [40, 'Rounding:'],
      [220, '-0.01'],
    ],
    [
      [40, 'TOTAL'],
      [220, '23.25'],
    ],
  )
  expect(found).toMatchObject({ total: '23.25', rounding: '-0.01' })
})

test('goods are read with names above their figures, and taxes by rate where they agree', () => {
  const rows = [
    [[40, 'GREEN LEAF TRADING SDN BHD']],
    [
      [40, 'Item'],
      [110, 'Qty'],
      [160, 'Price'],
      [220, 'Amount'],
    ],
    [[40, 'Paper clips 25 mm']],
    [
      [40, '2901060611213'],
      [115, '2'],
      [160, '12.00'],
      [220, '24.00'],
    ],
    [[40, 'Envelopes white']],
    [
      [40, '9555023304655'],
      [115, '1'],
      [160, '4.40'],
      [220, '4.40'],
    ],
    [
      [40, 'Total'],
      [220, '28.40'],
    ],
    [
      [40, 'Rate'],
      [110, 'Amount'],
      [200, 'Tax'],
    ],
    [
      [40, '6%'],
      [110, '26.79'],
      [200, '1.61'],
    ],
  ] as const
  expect(readRows('line_items', ...rows)).toEqual([
    { item_number: '2901060611213', description: 'Paper clips 25 mm', quantity: '2', unit_price: '12.00', amount: '24.00' },
    { item_number: '9555023304655', description: 'Envelopes white', quantity: '1', unit_price: '4.40', amount: '4.40' },
  ])
  expect(readRows('tax_lines', ...rows)).toEqual([{ rate: '6', base: '26.79', amount: '1.61' }])
})

test('titles of columns that run together are no thing that was bought', () => {
  const rows = [
    [[40, 'GREEN LEAF TRADING SDN BHD']],
    [[40, 'ITEM/DESC. QTY U.PRICE RM(TOTAL)']],
    [
      [115, '2'],
      [160, '12.00'],
      [220, '24.00'],
    ],
    [
      [40, 'Total'],
      [220, '24.00'],
    ],
  ] as const
  expect(readRows('line_items', ...rows)).not.toContainEqual(expect.objectContaining({ description: expect.stringContaining('QTY') }))
})

test('a number to call goes as far as numbering plans say', () => {
  const found = readLines(
    [[40, 'GREEN LEAF TRADING SDN BHD']],
    [[40, 'TEL: 03-2161 3333 FAX: 03-2161 3334']],
    [
      [40, 'TOTAL'],
      [200, 'RM 12.00'],
    ],
  )
  expect(found.phone).toBe('03-2161 3333')
})

test.each([
  ['12 Mill Lane', 'Bath BA1 2FJ', '12 Mill Lane', 'BA1 2FJ', 'Bath'],
  ['14 rue des Lilas', '69003 Lyon', '14 rue des Lilas', '69003', 'Lyon'],
  ['Calle Mayor 8', '28013 Madrid', 'Calle Mayor 8', '28013', 'Madrid'],
  ['Via Roma 21', '16121 Genova (GE)', 'Via Roma 21', '16121', 'Genova'],
  ['Kerkstraat 5', '1017 GC Amsterdam', 'Kerkstraat 5', '1017 GC', 'Amsterdam'],
  ['Rua das Flores 9', '1200-195 Lisboa', 'Rua das Flores 9', '1200-195', 'Lisboa'],
])('the address of a shop is given in parts as well: %s, %s', (first, second, street, postcode, city) => {
  const found = readLines(
    [[40, 'Harbor Noodles Ltd']],
    [[40, first]],
    [[40, second]],
    [
      [40, '05.06.2026'],
      [180, '08:12'],
    ],
    [
      [40, 'Total'],
      [220, '5.10'],
    ],
  )
  expect(found).toMatchObject({ street, postcode, city })
})

test('an address that says no postcode is given whole and not in parts', () => {
  const found = readLines(
    [[40, 'Harbor Noodles Ltd']],
    [[40, '12 Mill Lane']],
    [[40, 'Old Harbor Estate']],
    [[40, 'Tel: 03-5551234']],
    [
      [40, 'Total'],
      [220, '5.10'],
    ],
  )
  expect(Object.keys(found)).not.toContain('postcode')
  expect(Object.keys(found)).not.toContain('city')
})

test('a number in the register behind the name is no part of it and takes no name away', () => {
  const address = [[[40, 'NO 12, JALAN MAWAR 3,']], [[40, '47100 PUCHONG, SELANGOR']]] as const
  expect(readLines([[40, 'Hollow Mill Sdn Bhd (Co. No:88112-K)']], ...address).company).toBe('Hollow Mill Sdn Bhd')
  expect(readLines([[40, 'Mill Stores Ltd Reg. No: 9055318']], ...address).company).toBe('Mill Stores Ltd')
  expect(readLines([[40, 'GREEN LEAF']], [[40, 'Co. No: 88112-K Sdn Bhd']], ...address).company).toBe('GREEN LEAF')
})

test('whose shop it is stands before the name, and an address on one line has its postcode there', () => {
  const found = readLines(
    [[40, 'GREEN LEAF']],
    [[40, 'Dimiliki: green leaf sdn bhd 1110644-W']],
    [
      [40, 'HQ:'],
      [70, '7, Jln SS21/34,47400 PJ'],
    ],
    [[40, 'TEL 03-2161 3333']],
    [
      [40, 'TOTAL'],
      [200, 'RM 12.00'],
    ],
  )
  expect(found).toMatchObject({ company: 'green leaf sdn bhd', address: '7, Jln SS21/34,47400 PJ' })
})

test('an address ends before goods, sums and numbers of the tax office, and a title of the paper is no shop', () => {
  const bar = readLines(
    [[40, 'TABERNA EL ROBLE']],
    [[40, 'C/ Luna 12, Sevilla']],
    [[40, 'CIF B41000005']],
    [[40, 'Mesa 4  Camarero: Paco']],
    [[40, '2 Caña  4,40']],
    [[40, 'TOTAL  4,40 €']],
    [[40, '12/10/2025 14:48']],
  )
  expect(bar).toMatchObject({ company: 'TABERNA EL ROBLE', address: 'C/ Luna 12, Sevilla' })
  const inn = readLines(
    [[40, 'Booking receipt']],
    [[40, 'Thanks for booking with us today.']],
    [[40, 'The Wharf Inn']],
    [[40, '19 Canal Side, Leeds LS1 4BR · VAT 804 3321 09']],
    [[40, 'Room and breakfast  95.00']],
    [[40, 'Total  95.00']],
  )
  expect(inn).toMatchObject({ company: 'The Wharf Inn', address: '19 Canal Side, Leeds LS1 4BR' })
})

test('numbers of registers and of tax are whole where they are printed in groups', () => {
  const numbers = (line: string) => {
    const { registration_number, tax_number } = readLines([[40, 'Boulangerie Petitjean']], [[40, '12 rue de la Halle']], [[40, line]])
    return registration_number ?? tax_number
  }
  expect(numbers('SIRET 512 334 876 00019')).toBe('512 334 876 00019')
  expect(numbers('RCS Lyon 512 334 876')).toBe('512 334 876')
  expect(numbers('VAT No. GB 123 4567 89')).toBe('GB 123 4567 89')
  expect(numbers('KvK 30198877')).toBe('30198877')
  expect(numbers('NIPC 501 234 567')).toBe('501 234 567')
})
