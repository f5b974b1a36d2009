import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('what stands between two rules below the titles is one row where cells on the right end before others on their left', () => {
  const table = onlyTable(`
 *Flight*        *From*         *To*           *Departs*     *Class*
-------------------------------------------------------------------
 AV 1204         London         Lisbon         Fri 20 Nov    Economy
 Operated by     Heathrow       Terminal 1     2026          (M)
 Avela Regional  Terminal 2                    07:35
-------------------------------------------------------------------
 AV 1211         Lisbon         London         Mon 23 Nov    Economy
                 Terminal 1     Heathrow       2026          (K)
                                Terminal 2     18:55
-------------------------------------------------------------------
`)
  expect(textsOf(table).slice(1)).toEqual([
    ['AV 1204 Operated by Avela Regional', 'London Heathrow Terminal 2', 'Lisbon Terminal 1', 'Fri 20 Nov 2026 07:35', 'Economy (M)'],
    ['AV 1211', 'Lisbon Terminal 1', 'London Heathrow Terminal 2', 'Mon 23 Nov 2026 18:55', 'Economy (K)'],
  ])
})

test('rows of a group between two rules, of which the first alone names the group, stay rows', () => {
  const table = onlyTable(`
 *Town*       *Street*       *Open*        *Visits*
----------------------------------------------
 Aurora       Mill Road      yes              310
              High Street    no               225
              Low Lane       yes               40
----------------------------------------------
 Bella        Old Quay       no               580
              New Quay       yes              110
----------------------------------------------
`)
  expect(table.rowCount).toBe(6)
})

test('a drawn cell of several lines beside one of fewer is one cell in a form whose bands hold other cells', () => {
  const table = onlyTable(`
+-----------------------------+--------------+---------------+
| *Shipper*                   | *Invoice*    | *Date*        |
| Osterberg Textil            | 26-1183      | 09.11.2026    |
| Werkstrasse 9               +--------------+---------------+
| 8400 Winterthur             | *Order*      | *Terms*       |
|                             | PO-77120     | by road       |
+-----------------------------+--------------+---------------+
| *Consignee*                 | *Marks*                      |
| Northbridge Outfitters      | NBO / LEEDS / 1-14           |
| Unit 4, Canal Street        |                              |
| Leeds LS1                   |                              |
+-----------------------------+------------------------------+
`)
  expect(textsOf(table).at(-1)).toEqual([
    'Consignee Northbridge Outfitters Unit 4, Canal Street Leeds LS1',
    'Marks NBO / LEEDS / 1-14',
    '…',
  ])
})

/** Three items between rules, each with its figures on the first line and much said below; `extra` is added to what the picture draws. */
const itemsSaidMuchOf = `
 *Pos*   *Number*     *Description*               *Price*     *Rate*       *Sum*
--------------------------------------------------------------------------------
 1       AB997        Citric acid, 100 ml          1.00       19 %        100.00
         4123450014
         (item)       Gross price : 1.00
                      Packed in 4 cartons
                      Further properties:
                      Kind: loose
                      Origin: Valley
--------------------------------------------------------------------------------
 2       CD250        Sugar for jam                1.45        7 %         72.50
         4123450021
         (item)       Gross price : 1.50          Rebate      Off: 0.05
                                                  1           2
                      Packed in 1 carton
                      Further properties:
                      Kind: fine
--------------------------------------------------------------------------------
 3       2031         Juice, 20 bottles           12.00       19 %        180.00
         4123450038
         (item)       Gross price : 12.00
                      Packed in 15 crates
                      Further properties:
                      Kind: in crates
                      Origin: Hill
--------------------------------------------------------------------------------
`
test('what stands between two rules is an item where its first line alone is full of figures, however much is said below', () => {
  const rows = textsOf(onlyTable(itemsSaidMuchOf))
  expect(rows.map((row) => row.at(-1))).toEqual(['Sum', '100.00', '72.50', '180.00'])
  expect(rows.map(([pos]) => pos)).toEqual(['Pos', '1', '2', '3'])
  expect(rows[3]?.[2]).toBe('Juice, 20 bottles Gross price : 12.00 Packed in 15 crates Further properties: Kind: in crates Origin: Hill')
})

test('a line of an item that is underlined parts no rows', () => {
  const page = pageOf(itemsSaidMuchOf)
  const underlines = page.words
    .filter(({ text }) => text === 'properties:')
    .map(({ box, baseline }) => {
      const first = page.words.find((word) => word.text === 'Further' && word.baseline === baseline)
      return { from: { x: first?.box.left ?? 0, y: baseline + 1.5 }, to: { x: box.right, y: baseline + 1.5 }, thickness: 0.5 }
    })
  expect(underlines).toHaveLength(3)
  expect(tables({ ...page, rulings: [...page.rulings, ...underlines] }).tables.map(textsOf)).toEqual([textsOf(onlyTable(itemsSaidMuchOf))])
})
