import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
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

test('a first row of sentences above four rules below rows belongs to them, however far its letters stand above its rule', () => {
  const rules = [150, 180, 210, 240]
  const texts = [
    'Opens the gate to the yard when all of them have come back',
    'Shuts the gate behind those who want to leave',
    'Counts the stones that lie along the wall in the evening',
    'Tells what was counted to whoever asks for it',
  ]
  const words = texts.flatMap((text, i) => {
    // Other faces stand higher in their lines.
    const foot = i % 2 === 0 ? 7 : 9.5
    const baseline = (rules[i] ?? 0) - foot
    return [...typeset(`Act${i}`, { left: 64, baseline }), ...typeset(text, { left: 140, baseline })]
  })
  const rulings = rules.map((y) => ({ from: { x: 60, y }, to: { x: 440, y }, thickness: 0.5 }))
  expect(tables(pageOf('', { words, rulings })).tables.map(textsOf)).toEqual([texts.map((text, i) => [`Act${i}`, text])])
})

test('a sentence that names another table below ruled rows is no caption of theirs', () => {
  const table = onlyTable(`
+-----------+------------+
| *Day*     | *Short*    |
+-----------+------------+
| Sunday    | Sun        |
+-----------+------------+
| Monday    | Mon        |
+-----------+------------+
 Table B.3 shows the words that say how a day is meant.
`)
  expect(table.caption).toEqual([])
})

test('the only row of a grid below its titles is one where the texts of both columns break', () => {
  const rows = (second: string, third: string) =>
    textsOf(
      onlyTable(`
+-----------+------------------------------------------+
| *Name*    | *Meaning*                                |
+-----------+------------------------------------------+
| Character | Letters one by one, or entire words and  |
| ${second.padEnd(9)} | ${third.padEnd(40)} |
+-----------+------------------------------------------+
`),
    ).length
  expect(rows('Styles', 'phrases of them')).toBe(2)
  expect(rows('Styles', 'Phrases of them')).toBe(3)
})

test('titles above rules below rows have one over a column in which no row has anything', () => {
  const table = onlyTable(`
 *Date*     *Check*    *Text*                     *Came*      *Went*        *Balance*
----------------------------------------------------------------------------------------
 1 Aug                 Corner Roasters                            12.50       987.50
----------------------------------------------------------------------------------------
 2 Aug                 Halden Robotics             400.00                   1,387.50
----------------------------------------------------------------------------------------
 3 Aug                 Northside Water                            87.50     1,300.00
----------------------------------------------------------------------------------------
 4 Aug                 Dana Whitlock                20.00                   1,320.00
----------------------------------------------------------------------------------------
`)
  expect(textsOf(table)[0]).toEqual(['Date', 'Check', 'Text', 'Came', 'Went', 'Balance'])
  expect(textsOf(table)).toHaveLength(5)
})

test('a label with its sum above the titles is none of them', () => {
  const page = pageOf(`
 *Opening* *balance*                                            2,723.32

 *Closing* *balance*                                            9,295.63

 *Date*     *Text*                     *Came*      *Went*        *Balance*
----------------------------------------------------------------------------
 1 Aug      Corner Roasters                        12.50       987.50
----------------------------------------------------------------------------
 2 Aug      Halden Robotics           400.00                 1,387.50
----------------------------------------------------------------------------
 3 Aug      Northside Water                        87.50     1,300.00
----------------------------------------------------------------------------
 4 Aug      Dana Whitlock              20.00                 1,320.00
----------------------------------------------------------------------------
`)
  const table = tables(page).tables.map(textsOf).at(-1)
  expect(table?.[0]).toEqual(['Date', 'Text', 'Came', 'Went', 'Balance'])
})

test('a bold title over a column in which no row has a text is one of the titles above the first rule', () => {
  const table = onlyTable(`
 The fare of the journey is charged by its length.

              *Article*                              *Sum*
 *Pos*        *number*     *Description*   *Price*   *net*
              *(kind)*                               *EUR*
------------------------------------------------------------
 1                         Basic fare      3,9000     3,90

------------------------------------------------------------
 2                         Trip in town    2,0000    13,00

------------------------------------------------------------
`)
  expect(textsOf(table)[0]?.slice(-3)).toEqual(['Description', 'Price', 'Sum net EUR'])
  expect(textsOf(table)).toHaveLength(3)
})
