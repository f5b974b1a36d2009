import { expect, test } from 'vitest'
import { read, readPages, row } from './sample.ts'

const titles = row(200, [50, 'Pos.'], [90, 'Bezeichnung'], [330, 'Menge'], [400, 'Einzelpreis'], [490, 'Betrag EUR'])
const item = (y: number, ...[position, text, count, price, amount]: readonly string[]) =>
  row(y, [50, position ?? ''], [90, text ?? ''], [330, count ?? ''], [400, price ?? ''], [490, amount ?? ''])

test('what a page carries over to the next is no item, whatever column its words stand under', () => {
  const { items } = readPages(
    [
      ...row(50, [50, 'Rechnung Nr. 17']),
      ...titles,
      ...item(216, '1', 'Mehl', '4', '10,00', '40,00'),
      ...item(232, '2', 'Zucker', '3', '20,00', '60,00'),
      ...row(250, [50, 'Übertrag auf Seite 2'], [490, '100,00']),
    ],
    [
      ...titles,
      ...row(216, [50, 'Übertrag von Seite 1'], [490, '100,00']),
      ...item(232, '3', 'Salz', '2', '5,00', '10,00'),
      ...row(300, [400, 'Gesamtbetrag'], [490, '110,00']),
    ],
  )
  expect(items.map(({ amount }) => amount)).toEqual(['40.00', '60.00', '10.00'])
})

test('a line that says where the list goes on is no amount, so that the sum of both pages ends it', () => {
  const heads = row(200, [50, 'Item'], [120, 'Description'], [320, 'Ord'], [370, 'Ship'], [430, 'Price'], [500, 'Extension'])
  const { items } = readPages(
    [
      ...row(50, [50, 'Invoice No. 17']),
      ...heads,
      ...row(216, [50, 'A-10'], [120, 'Flour'], [320, '4'], [370, '4'], [430, '10.00'], [500, '40.00']),
      ...row(232, [50, 'A-20'], [120, 'Sugar'], [320, '5'], [370, '3'], [430, '20.00'], [500, '60.00']),
      ...row(780, [430, 'Continued on page 2']),
    ],
    [
      ...heads,
      ...row(216, [50, 'A-30'], [120, 'Salt'], [320, '2'], [370, '2'], [430, '5.00'], [500, '10.00']),
      ...row(600, [380, 'MERCHANDISE'], [500, '110.00']),
      ...row(616, [380, 'CONTRACTOR DISCOUNT 10%'], [500, '-11.00']),
      ...row(632, [380, 'SUBTOTAL'], [500, '99.00']),
    ],
  )
  expect(items.map(({ amount }) => amount)).toEqual(['40.00', '60.00', '10.00'])
})

test('of what was ordered and what was shipped the one that is charged is the quantity, and an item beside a description is its number', () => {
  const { items } = read(
    ...row(200, [50, 'Item'], [120, 'Description'], [320, 'Ord'], [370, 'Ship'], [430, 'Price'], [500, 'Extension']),
    ...row(216, [50, 'A-10'], [120, 'Flour'], [320, '4'], [370, '4'], [430, '10.00'], [500, '40.00']),
    ...row(232, [50, 'A-20'], [120, 'Sugar'], [320, '5'], [370, '3'], [430, '20.00'], [500, '60.00']),
    ...row(248, [50, 'A-30'], [120, 'Salt'], [320, '2'], [370, '2'], [430, '5.00'], [500, '10.00']),
  )
  expect(items).toMatchObject([
    { item_number: 'A-10', description: 'Flour', quantity: '4' },
    { item_number: 'A-20', description: 'Sugar', quantity: '3' },
    { item_number: 'A-30', description: 'Salt', quantity: '2' },
  ])
})

test('behind the sum of a part rows with a discount are items again, and products are numbers beside a description', () => {
  const { items } = read(
    ...row(200, [50, 'Product'], [120, 'Description'], [300, 'Qty'], [350, 'Price'], [420, 'Disc. %'], [490, 'Amount']),
    ...row(214, [50, 'Materials', { bold: true }]),
    ...row(228, [50, 'AX-100'], [120, 'Pipe'], [300, '2'], [350, '10.00'], [490, '20.00']),
    ...row(242, [50, 'AX-101'], [120, 'Valve'], [300, '4'], [350, '10.00'], [420, '10%'], [490, '36.00']),
    ...row(256, [400, 'Subtotal'], [490, '56.00']),
    ...row(270, [50, 'Labour', { bold: true }]),
    ...row(284, [50, 'AX-200'], [120, 'First fix'], [300, '3'], [350, '50.00'], [420, '10%'], [490, '135.00']),
    ...row(298, [50, 'AX-201'], [120, 'Second fix'], [300, '2'], [350, '50.00'], [420, '5%'], [490, '95.00']),
    ...row(312, [400, 'Subtotal'], [490, '230.00']),
    ...row(340, [400, 'Total'], [490, '286.00']),
  )
  expect(items.map(({ item_number, amount }) => [item_number, amount])).toEqual([
    ['AX-100', '20.00'],
    ['AX-101', '36.00'],
    ['AX-200', '135.00'],
    ['AX-201', '95.00'],
  ])
})

test('a sign broken off above its amount leaves the row whole', () => {
  const { items } = read(
    ...row(200, [50, 'Description'], [300, 'Quantité'], [370, 'PU HT'], [490, 'Montant HT']),
    ...row(216, [50, 'Fenêtre bois'], [300, '2'], [395, '€'], [490, '€ 5 855,88']),
    ...row(227, [370, '2 927,94']),
    ...row(246, [50, 'Pose'], [300, '1'], [370, '€ 40,00'], [490, '€ 40,00']),
    ...row(300, [400, 'Total HT'], [490, '€ 5 895,88']),
  )
  expect(items).toMatchObject([
    { description: 'Fenêtre bois', quantity: '2', unit_price: '2927.94', amount: '5855.88' },
    { description: 'Pose', amount: '40.00' },
  ])
})
