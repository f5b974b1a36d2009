// Cells of several lines: numbers above and beside descriptions, titles one above the other, details with figures below.

import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('an article number that has the first line of the cells to itself is no part of the description, and stands for a barcode', () => {
  const { items } = read(
    ...row(100, [40, 'Barcode'], [130, 'Our number'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(110, [40, 'Your number'], [130, 'Description']),
    ...row(130, [40, '5012345000017'], [130, 'LP-204'], [300, '4'], [380, '12.50'], [480, '50.00']),
    ...row(140, [130, 'Lamp for the desk']),
    ...row(150, [130, 'Colour: green']),
    ...row(170, [40, '5012345000024'], [300, '2'], [380, '8.00'], [480, '16.00']),
    ...row(180, [130, 'Fitting on site']),
    ...row(200, [40, '5012345000031'], [130, '7731'], [300, '1'], [380, '9.00'], [480, '9.00']),
    ...row(210, [40, 'Y-55'], [130, 'Bulb 40 watt']),
    ...row(250, [380, 'Total'], [480, '75.00']),
  )
  expect(items.map(({ description, item_number }) => [description, item_number])).toEqual([
    ['Lamp for the desk', 'LP-204'],
    ['Fitting on site', '5012345000024'],
    ['Bulb 40 watt', '7731'],
  ])
})

test('a description goes on beside the lines of numbers under the first, where two titles stand close together', () => {
  const { items } = read(
    ...row(100, [50, 'Pos'], [70, 'Ref. no'], [170, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(111, [70, 'EAN']),
    ...row(130, [52, '1'], [170, 'Folding table'], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(141, [70, 'FT-60'], [170, 'in oiled']),
    ...row(152, [70, '5012345000048'], [170, 'beech']),
    ...row(180, [52, '2'], [170, 'Bench'], [300, '1'], [380, '25.00'], [480, '25.00']),
    ...row(191, [70, 'BN-20'], [170, 'without a back']),
    ...row(202, [70, '5012345000055']),
    ...row(240, [380, 'Total'], [480, '105.00']),
  )
  expect(items.map(({ position, item_number, description }) => [position, item_number, description])).toEqual([
    ['1', 'FT-60', 'Folding table in oiled beech'],
    ['2', 'BN-20', 'Bench without a back'],
  ])
})

test('a title of several words is no two titles, though another line begins under one of them', () => {
  const { items } = read(
    ...row(100, [50, 'Description'], [280, 'Qty'], [350, 'Unit price excl.'], [480, 'Amount']),
    ...row(111, [393, 'VAT']),
    ...row(130, [50, 'Chair in blue'], [280, '3'], [380, '191.00'], [480, '573.00']),
    ...row(170, [350, 'Total'], [480, '573.00']),
  )
  expect(items).toMatchObject([{ description: 'Chair in blue', quantity: '3', unit_price: '191.00', amount: '573.00' }])
})

test('another list below does not widen the columns of the items', () => {
  const { items } = read(
    ...row(100, [50, 'Pos'], [80, 'Art. no.'], [170, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(130, [52, '1'], [170, 'Pallet of jars'], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(141, [80, 'PJ-6'], [170, 'and lids']),
    ...row(152, [80, '501234500004801234'], [170, 'mixed']),
    ...row(200, [130, 'Your number'], [205, 'Art. no.'], [300, 'Description'], [480, 'Quantity']),
    ...row(212, [130, 'Jar of plums'], [220, 'J-1'], [300, '20 x 150 g'], [480, '20']),
    ...row(224, [130, 'Jar of pears'], [220, 'J-2'], [300, '20 x 150 g'], [480, '20']),
    ...row(260, [380, 'Total'], [480, '80.00']),
  )
  expect(items).toMatchObject([{ description: 'Pallet of jars and lids mixed', amount: '80.00' }])
})

test('a centred text that reaches a little under the title of numbers stays a description', () => {
  const { items } = read(
    ...row(100, [50, 'Pos'], [80, 'Article number'], [160, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(130, [52, '1'], [170, 'Hire'], [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(150, [52, '2'], [142, 'Insurance of glass'], [300, '2'], [380, '5.00'], [480, '10.00']),
    ...row(162, [144, 'and tyres']),
    ...row(200, [380, 'Total'], [480, '90.00']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Hire', 'Insurance of glass and tyres'])
})

test('a line of a text that ends in figures is one cell though it runs under the next title, and says nothing about quantities', () => {
  const { items } = read(
    ...row(100, [50, 'Description'], [170, 'Qty'], [300, 'Unit price'], [480, 'Amount']),
    ...row(130, [50, 'Mixed pallet'], [180, '2'], [300, '29.10'], [480, '58.20']),
    ...row(142, [50, 'of yoghurt in boxes of 3 x 20']),
    ...row(162, [50, 'Cream'], [180, '1'], [300, '4.00'], [480, '4.00']),
    ...row(200, [300, 'Total'], [480, '62.20']),
  )
  expect(items.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Mixed pallet of yoghurt in boxes of 3 x 20', '2'],
    ['Cream', '1'],
  ])
})

test('figures behind a label under an item, and the time it is for, are no item and no part of its name', () => {
  const { items } = read(
    ...row(100, [50, 'Pos'], [80, 'Description'], [240, 'Net price'], [340, 'Qty'], [480, 'Amount']),
    ...row(130, [52, '1'], [80, 'Sorting of letters'], [240, '3.33'], [340, '3'], [480, '10.00']),
    ...row(142, [80, 'Service period week 36']),
    ...row(154, [80, 'List price:'], [240, '4.00'], [340, '0.67']),
    ...row(166, [80, 'thanks to your long standing order']),
    ...row(190, [52, '2'], [80, 'Stamps'], [240, '1.00'], [340, '5'], [480, '5.00']),
    ...row(230, [340, 'Total'], [480, '15.00']),
  )
  expect(items.map(({ description, amount }) => [description, amount])).toEqual([
    ['Sorting of letters', '10.00'],
    ['Stamps', '5.00'],
  ])
})
