import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

test('a first row above three rules below rows belongs to them, and further lines of a name between rules to its row', () => {
  const table = onlyTable(`
 The order was placed in June.

 Steel bottle, 750 ml                  49.98
 Colour: Forest
 Quantity: 2

----------------------------------------------

 Bike bell, brass                      14.50
 Colour: brass
 Quantity: 1

----------------------------------------------

 Merino socks, 3 pairs                 32.00
 Size: M
 Quantity: 1

----------------------------------------------
`)
  expect(textsOf(table)).toEqual([
    ['Steel bottle, 750 ml Colour: Forest Quantity: 2', '49.98'],
    ['Bike bell, brass Colour: brass Quantity: 1', '14.50'],
    ['Merino socks, 3 pairs Size: M Quantity: 1', '32.00'],
  ])
})
