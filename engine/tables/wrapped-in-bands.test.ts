import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

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
