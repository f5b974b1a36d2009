import { expect, test } from 'vitest'
import { readAll, readRows, typed } from './sample.ts'

const item = (description: string, amount: string, quantity?: string, unit_price?: string) => ({
  description,
  ...(quantity === undefined ? {} : { quantity }),
  ...(unit_price === undefined ? {} : { unit_price }),
  amount,
})

test('how many at what price stands in a row of its own, above the thing, below it or with its sum', () => {
  const rows = typed(
    'Mill Grocers Ltd',
    'Rye bread                   1.45',
    'Loose plums',
    '  0.842 kg @ 1.10/kg        0.93',
    '3 Stk x    0.25',
    'Rolls                       0.75 B',
    'Oat milk 2 l                3.30',
    '  02 X 1.65',
    'Multibuy saving            -0.80',
    'Bag                         0.30',
    'TOTAL                       5.93',
  )
  expect(readRows('line_items', ...rows)).toEqual([
    item('Rye bread', '1.45'),
    item('Loose plums', '0.93', '0.842', '1.10'),
    item('Rolls', '0.75', '3', '0.25'),
    item('Oat milk 2 l', '3.30', '2', '1.65'),
    item('Multibuy saving', '-0.80'),
    item('Bag', '0.30'),
  ])
})

test('figures, measures and rates close behind a name belong to it, and counts before most names do not', () => {
  const rows = typed(
    'Trattoria Mulino Srl',
    ' 2 COPERTO            2,00       4,00',
    ' 1 TAGLIERE 500 G               11,00',
    ' 1/2 VINO DELLA CASA             6,00',
    'TOTALE EURO                     21,00',
  )
  expect(readRows('line_items', ...rows)).toEqual([
    item('COPERTO', '4.00', '2', '2.00'),
    item('TAGLIERE 500 G', '11.00', '1'),
    item('1/2 VINO DELLA CASA', '6.00'),
  ])
})

test('litres and price of a pump are told apart from what the row comes to', () => {
  const above = typed('Hill Fuel', '39.42 litre  Pump # 09', 'Super 95           85.54 C', '2.170 / litre', 'Total              85.54')
  expect(readRows('line_items', ...above)).toMatchObject([{ quantity: '39.42', unit_price: '2.170', amount: '85.54' }])
  const inPence = typed('Hill Fuel', 'Unleaded    32.51    145.9     47.43', 'NET       39.53', 'VAT 20.00%    7.90', 'TOTAL      47.43')
  expect(readRows('line_items', ...inPence)).toEqual([item('Unleaded', '47.43', '32.51')])
})

test('sums with short names, and the titles over taxes, end the goods', () => {
  const rows = typed(
    'Bar Molino',
    'CANT. DESCRIPCION    PRECIO  IMPORTE',
    '  3   ZUMO             2,20     6,60',
    '          BASE   %IVA   CUOTA',
    '          6,00   10,00   0,60',
    'TOTAL                    6,60',
  )
  expect(readRows('line_items', ...rows)).toEqual([item('ZUMO', '6.60', '3', '2.20')])
})

test('a discount under the goods is one of them where the total holds it', () => {
  const rows = (total: string) => typed('Mill Stores Ltd', 'Lamp     12.00', 'Discount    -2.00', `Total    ${total}`)
  expect(readRows('line_items', ...rows('10.00'))).toHaveLength(2)
  expect(readRows('line_items', ...rows('12.00'))).toHaveLength(1)
})

test('a title of taxes below the sums is not taken for the head of the goods', () => {
  const rows = typed(
    'Mill Stores Ltd',
    'PAPER CLIPS 12S    EA   .S',
    '2901060611145   2    1.00    2.00',
    'Total              2.00',
    'GST Rate   Amount   Tax',
    'S = 6%     1.89     0.11',
  )
  expect(readRows('line_items', ...rows)).toEqual([{ ...item('PAPER CLIPS 12S', '2.00', '2', '1.00'), item_number: '2901060611145' }])
})

test('a sign about a count beside the name leaves the last figure the sum, and former prices are no things', () => {
  const rows = typed(
    'Mill Stores Ltd',
    '2x Rolls             1,90',
    'CORNETTO x 2         3,00',
    'Plum cake 6p         8,50',
    '0012345 LINEN SHIRT',
    '                    24,99',
    '   Was 34,99',
    'GIFT CARD           10,00',
    '**** BALANCE        48,39',
    'TOTAL               48,39',
  )
  expect(readRows('line_items', ...rows)).toMatchObject([
    item('Rolls', '1.90', '2'),
    item('CORNETTO', '3.00', '2'),
    item('Plum cake 6p', '8.50'),
    { ...item('LINEN SHIRT', '24.99'), item_number: '0012345' },
    item('GIFT CARD', '10.00'),
  ])
})

test('a label of what was paid above the goods ends nothing', () => {
  const rows = typed('PARKHAUS AM WALL AG', 'Bezahlt:  05.05.2025 11:48', 'Parking     CHF 9.00', 'TOTAL       CHF 9.00')
  expect(readRows('line_items', ...rows)).toEqual([item('Parking', '9.00')])
})

test('a figure one space behind a name says what the thing is, and so does a size before it', () => {
  const rows = typed(
    'Mill Grocers Ltd',
    'Free range eggs 6           2.95',
    'Apple spritzer 0.4          3.10',
    'A4 paper                    5.20',
    'Rolls  2 x 0.25             0.50',
    'TOTAL                      11.75',
  )
  expect(readRows('line_items', ...rows)).toEqual([
    item('Free range eggs 6', '2.95'),
    item('Apple spritzer 0.4', '3.10'),
    item('A4 paper', '5.20'),
    item('Rolls', '0.50', '2', '0.25'),
  ])
})

test('what was bought has the titles of its columns as labels, and no title that means something else', () => {
  const rows = typed(
    'Mill Grocers Ltd',
    'Description      Qty    Price    Amount',
    'Rye bread          2     1.45      2.90',
    'Loose plums        3     1.00      3.00',
    'TOTAL                              5.90',
  )
  const [list] = readAll(rows).lists
  expect(list?.items[1]?.map(({ name, label }) => [name, label.map(({ text }) => text).join(' ')])).toEqual([
    ['description', 'Description'],
    ['quantity', 'Qty'],
    ['unit_price', 'Price'],
    ['amount', 'Amount'],
  ])
})
