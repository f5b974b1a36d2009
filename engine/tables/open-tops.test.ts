import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

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

test('lines in plain type above bold titles between two rules are no titles', () => {
  const page = pageOf(`
 *Supplier*                         *Deliver* *to*
 Kestrel Fasteners                  Meridian Rail
 Brook Park                         Litchurch Lane
 Walsall WS2 8TT                    Derby DE24 8AD
------------------------------------------------------------
 *Line*  *Description*        *Qty*     *Price*      *Value*
------------------------------------------------------------
 10      Hex bolt             2,000        0.42       840.00
 20      Washer               4,000        0.05       200.00
 30      Certificate              1       35.00        35.00
------------------------------------------------------------
`)
  const table = tables(page).tables.map(textsOf).at(-1)
  expect(table?.[0]).toEqual(['Line', 'Description', 'Qty', 'Price', 'Value'])
})
